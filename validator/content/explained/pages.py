"""The pages of codes: ours in ``content/explained/``, a game's own beside its set as ``explained.yaml``."""

from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from validator.base.issue import ContentError, Issue, Span
from validator.base.locks import learnt
from validator.base.speech.sentences import Sentences
from validator.content.explained.codes import PAGES, covers, files, has_page, known, named_in
from validator.content.source import plain, read
from validator.content.vocabulary import LocalText

_say = Sentences(__package__)

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
    found = []
    for game, file in files():
        if has_page(code, named_in(file)):
            found += [Found(code, game, page) for key, page in pages_in(file).items() if covers(key, code)]
    return found


def pages_in(file: Path) -> dict[str, Page]:
    """All pages of a file. Raises ContentError where it is faulty."""
    node = read(file, file.name)
    try:
        return msgspec.convert(plain(node, []), learnt(dict[str, Page]))
    except msgspec.ValidationError as fault:
        message = _say("not-a-page", words=str(fault))
        raise ContentError([Issue(code="wrong-value", message=message, span=Span(file.name))]) from None
