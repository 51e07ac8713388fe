"""The pages of codes of findings: ours in ``content/explained/``, a game's own beside its set.

Found by code, and shown in a terminal.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import fill, indent
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from validator.base.decoding import convert
from validator.base.issue import ContentError, Issue, Span
from validator.base.opening import is_there
from validator.base.plugins import sets
from validator.base.speech.sentences import Sentence, Sentences, all_of
from validator.content.places import CONTENT, EXPLAINED, built_in
from validator.content.source import plain, read
from validator.content.texts import Texts
from validator.content.vocabulary import LocalText, in_language

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
    with_pages = [code for code in dict.fromkeys(codes) if has_page(code, pages)]
    if not with_pages:
        return None
    if len(with_pages) == 1:
        return _say("what-it-means", code=with_pages[0])
    return _say("what-they-mean", codes=all_of(with_pages, MOST_NAMED))


def files() -> Iterator[tuple[str | None, Path]]:
    """The files of pages, with the game whose own they are; ours for any game first."""
    yield from ((None, file) for file in sorted(PAGES.glob("*.yaml")))
    folders = {**{name: CONTENT / name for name in built_in()}, **sets()}
    for name, folder in folders.items():
        if is_there(folder / EXPLAINED):
            yield name, folder / EXPLAINED


__all__ = ["PAGES", "Files", "Found", "Page", "has_page", "known", "pages_in", "pages_of"]

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


def pages_of(code: str) -> list[Found]:
    """The pages of a code, that for any game first; empty where there is none.

    Raises:
        ContentError: a file of pages is faulty.
    """
    pages = []
    for game, file in files():
        if has_page(code, named_in(file)):
            pages += [Found(code, game, page) for key, page in pages_in(file).items() if covers(key, code)]
    return pages


def pages_in(file: Path) -> dict[str, Page]:
    """All pages of a file. Raises ContentError where it is faulty."""
    node = read(file, file.name)
    try:
        return convert(plain(node, []), dict[str, Page])
    except msgspec.ValidationError as fault:
        message = _say("not-a-page", words=str(fault))
        raise ContentError([Issue(code="wrong-value", message=message, span=Span(file.name))]) from None


WIDTH = 100
_TEXT = Path(__file__).parent / "text"


def texts(language: str) -> Texts:
    """What stands round the pages, in one of `LANGUAGES`."""
    return Texts(language, [_TEXT / f"{language}.ftl"])


def describe(found: Found, language: str) -> Iterator[str]:
    """A page, line by line."""
    words, page = texts(language), found.page
    heading = in_language(page.title, language)
    yield words.say("head-of-game", title=heading, game=found.game) if found.game else heading
    yield fill(in_language(page.means, language), WIDTH)
    for key, files in (("wrong", page.wrong), ("right", page.right)):
        yield ""
        yield words.say(key)
        yield from _shown(files, page)
    if page.shown_by:
        yield ""
        yield words.say("shown-by", command=page.shown_by)


def listed(language: str) -> Iterator[str]:
    """Every code with a page."""
    words = texts(language)
    codes = known()
    wide = max(map(len, codes))
    for code, games in codes.items():
        own = [game for game in games if game]
        yield f"{code:<{wide}}  {', '.join(own)}".rstrip()
    yield words.say("ask", count=len(codes))


def _shown(files: Files, page: Page) -> Iterator[str]:
    for name, text in files.items():
        yield f"  {name}"
        yield indent(text.rstrip("\n"), "    ")
