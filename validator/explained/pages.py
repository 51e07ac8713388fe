"""The pages of codes: ours in ``content/explained/``, a game's own beside its set as ``explained.yaml``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from validator.content.places import CONTENT, EXPLAINED, built_in
from validator.content.source import plain, read
from validator.content.vocabulary import LocalText
from validator.issue import ContentError, Issue, Span
from validator.opening import is_there
from validator.plugins.installed import sets

PAGES = CONTENT / "explained"
_CODE = re.compile(rb'^"?([a-z][a-z0-9*-]*)"?:', re.MULTILINE)
"""How pages begin in a file; a star in a code stands for any ending."""

Line = Annotated[str, Meta(min_length=1, max_length=400)]
Files = dict[str, Annotated[str, Meta(max_length=4_000)]]


class Page(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a code means. ``wrong`` and ``right`` are files of a set by name; a set that has no ``set.yaml`` among them
    extends ``base``. An example that only a command shows, and no ``check``, names it as ``shown_by``."""

    title: LocalText
    means: LocalText
    wrong: Files
    right: Files
    base: str = "empires"
    shown_by: str = ""


class Found(NamedTuple):
    """A page of a code, and the game whose own it is; None for findings that any game may have."""

    code: str
    game: str | None
    page: Page


def known() -> dict[str, list[str]]:
    """Every code with a page, sorted, and the games that have one of their own; an empty name stands for any game."""
    codes: dict[str, list[str]] = {}
    for game, file in _files():
        for match in _CODE.findall(file.read_bytes()):
            names = codes.setdefault(match.decode(), [])
            if (game or "") not in names:
                names.append(game or "")
    return dict(sorted(codes.items()))


def has_page(code: str, codes: Iterable[str]) -> bool:
    """Whether one of these codes, in which a star stands for any ending, is or covers a code."""
    return any(fnmatchcase(code, known) for known in codes)


def pages_of(code: str) -> list[Found]:
    """The pages of a code, that for any game first; empty where there is none.

    Raises:
        ContentError: a file of pages is faulty.
    """
    found = []
    for game, file in _files():
        if has_page(code, (match.decode() for match in _CODE.findall(file.read_bytes()))):
            found += [Found(code, game, page) for key, page in pages_in(file).items() if fnmatchcase(code, key)]
    return found


def pages_in(file: Path) -> dict[str, Page]:
    """All pages of a file. Raises ContentError where it is faulty."""
    node = read(file, file.name)
    try:
        return msgspec.convert(plain(node, []), dict[str, Page])
    except msgspec.ValidationError as fault:
        raise ContentError([Issue(code="wrong-value", message=str(fault), span=Span(file.name))]) from None


def _files() -> Iterator[tuple[str | None, Path]]:
    """The files of pages, with the game whose own they are; ours for any game first."""
    yield from ((None, file) for file in sorted(PAGES.glob("*.yaml")))
    folders = {**{name: CONTENT / name for name in built_in()}, **sets()}
    for name, folder in folders.items():
        if is_there(folder / EXPLAINED):
            yield name, folder / EXPLAINED
