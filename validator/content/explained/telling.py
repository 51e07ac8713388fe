"""A page as it is shown in a terminal, and the list of all of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import fill, indent

from validator.content.explained.pages import Files, Found, Page, known
from validator.content.texts import Texts
from validator.content.vocabulary import in_language

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
