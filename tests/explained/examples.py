"""Examples of pages laid out as sets: what an example does not say is filled in."""

from __future__ import annotations

import re
from pathlib import Path

from generator.front.tasks.judging import judged
from validator.base.issue import ContentError, Issue
from validator.content.explained.pages import Files, Page

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
