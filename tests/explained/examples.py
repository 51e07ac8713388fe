"""Examples of pages laid out as sets, where what an example does not say is filled in; and those that no ``check``
shows, read by what reads them.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from generator.front.tasks.judging import judged
from validator.base.issue import ContentError, Issue
from validator.content.explained.pages import Files, Page
from validator.content.places import RECIPE, TITLES, built_in
from validator.content.source import plain
from validator.play.lab.making.clashes import refuse_clash, unmakable
from validator.play.lab.making.entries import bare
from validator.play.lab.making.maker import Maker, Unmade
from validator.play.lab.making.pool import Workshop
from validator.play.lab.recipes.reading import read_recipe
from validator.play.lab.sweeping import varied
from validator.play.lab.titles.lists import title_lists
from validator.play.lab.titles.naming import entitled
from validator.play.lookup import making_of, open_set

STATED = re.compile(r"^(?:extends|game|title):", re.MULTILINE)
TITLE = "title: {en: Mine}\nlanguages: [en]\n"


def laid_out(folder: Path, files: Files, base: str) -> Path:
    """The files of an example in a folder; where ``set.yaml`` does not say on what it builds, on ``base``."""
    files = {"set.yaml": "", **files}
    if not STATED.search(files["set.yaml"]):
        head = "game: kit\nplayers: {from: 2, to: 4}\n" if base == "kit" else f"extends: {base}\n"
        files["set.yaml"] = head + TITLE + files["set.yaml"]
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def found_in(folder: Path) -> list[Issue]:
    """All that ``check`` finds in a set."""
    try:
        return list(judged(str(folder))[0].issues)
    except ContentError as fault:
        return fault.issues


def codes_found(folder: Path, files: Files, page: Page) -> set[str]:
    """The codes of what ``check`` finds in an example."""
    return {issue.code for issue in found_in(laid_out(folder, files, page.base))}


COMMAND = "command"


def in_a_recipe(folder: Path, files: Files, page: Page) -> None:
    """Raises ContentError with what is wrong in a recipe; it is for ``page.base`` or the set that lies with it."""
    laid_out(folder, files, page.base)
    content = open_set(str(folder) if "set.yaml" in files else page.base)
    found = read_recipe(folder / RECIPE, RECIPE, content)
    shop = Workshop(found.recipe, content, making_of(content.words.game), found.demands)
    refuse_clash(shop, found)
    try:
        Maker(shop).deck(1)
    except Unmade as fault:
        raise ContentError([unmakable(content, found, 1, fault)]) from None


def in_titles(folder: Path, files: Files, page: Page) -> None:
    """Raises ContentError with what is wrong in words of titles, or where they do not do for cards as the set's own."""
    content = open_set(str(laid_out(folder, files, page.base)))
    cards = [plain(node, []) for node in content.stack.entries["empire"]]
    entitled(content, title_lists(content), [("empire", {**bare(card), "id": f"N{card['id']}"}) for card in cards], 1)


def in_a_command(folder: Path, files: Files, page: Page) -> None:
    """Raises ContentError with what is wrong in what a sweep is to vary."""
    words = shlex.split(files[COMMAND])
    asked = [after for word, after in pairwise(words) if word == "--vary"]
    varied(open_set(words[2]), asked)


SHOWN: dict[str, Callable[[Path, Files, Page], None]] = {RECIPE: in_a_recipe, TITLES: in_titles, COMMAND: in_a_command}


def is_read(page: Page) -> bool:
    """Whether an example is one of those; a sweep of a set that is not there cannot be tried."""
    if COMMAND in page.wrong:
        words = page.wrong[COMMAND].split()
        return words[1] == "sweep" and words[2] in built_in()
    return any(name in SHOWN for name in page.wrong)


def codes_shown(folder: Path, files: Files, page: Page) -> set[str]:
    """The codes of what is found in an example by what reads its files."""
    (read,) = [SHOWN[name] for name in files if name in SHOWN]
    try:
        read(folder, files, page)
    except ContentError as fault:
        return {issue.code for issue in fault.issues}
    return set()
