"""Which codes of findings have pages, found without reading these."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from validator.base.opening import is_there
from validator.base.plugins.installed import sets
from validator.base.speech.sentences import Sentence, Sentences, all_of
from validator.content.places import CONTENT, EXPLAINED, built_in

_say = Sentences(__package__)
PAGES = CONTENT / "explained"
MOST_NAMED = 6
"""Codes that are named below the findings."""
_CODE = re.compile(rb'^"?([a-z][a-z0-9*-]*)"?:', re.MULTILINE)
"""How pages begin in a file; a star at the end of a code stands for any ending."""


def known() -> dict[str, list[str]]:
    """Every code with a page, sorted, and the games that have one of their own; an empty name stands for any game."""
    codes: dict[str, list[str]] = {}
    for game, file in files():
        for code in named_in(file):
            names = codes.setdefault(code, [])
            if (game or "") not in names:
                names.append(game or "")
    return dict(sorted(codes.items()))


def named_in(file: Path) -> list[str]:
    """The codes of the pages in a file."""
    return [match.decode() for match in _CODE.findall(file.read_bytes())]


def covers(known_code: str, code: str) -> bool:
    """Whether the page of one code is, or covers, another."""
    return known_code == code or (known_code.endswith("*") and code.startswith(known_code[:-1]))


def has_page(code: str, codes: Iterable[str]) -> bool:
    """Whether one of these codes is or covers a code."""
    return any(covers(each, code) for each in codes)


def pointer(codes: Iterable[str]) -> Sentence | None:
    """The line that leads from findings to their pages; None where none of them has one."""
    pages = known()
    found = [code for code in dict.fromkeys(codes) if has_page(code, pages)]
    if not found:
        return None
    if len(found) == 1:
        return _say("what-it-means", code=found[0])
    return _say("what-they-mean", codes=all_of(found, MOST_NAMED))


def files() -> Iterator[tuple[str | None, Path]]:
    """The files of pages, with the game whose own they are; ours for any game first."""
    yield from ((None, file) for file in sorted(PAGES.glob("*.yaml")))
    folders = {**{name: CONTENT / name for name in built_in()}, **sets()}
    for name, folder in folders.items():
        if is_there(folder / EXPLAINED):
            yield name, folder / EXPLAINED
