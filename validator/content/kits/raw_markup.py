"""Texts that are printed otherwise than meant: marks as they stand, garbled, only blanks, unwritten."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence
from validator.content.kits.counting import say
from validator.content.kits.declared import Kit, List, Text
from validator.content.kits.rich import tokens_of, written_in
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece

_TAG = re.compile(
    r"</?(?:b|i|u|s|em|strong|br|p|span|font|div|img|sup|sub|li|ul|h[1-6])\b[^<>\n]{0,80}>", re.IGNORECASE
)
_ENTITY = re.compile(r"&(?:amp|lt|gt|nbsp|quot|apos|#\d{1,6});")
_BROKEN_LINE = re.compile(r"\\[nrt]")
_UNDERLINED = re.compile(r"__[^_\n]{1,80}__|(?m:^#{1,6} )|\[[^\[\]\n]{1,60}\]\(https?://[^)\n]*\)|\$\\?[a-z]+\$")
FOREIGN: tuple[tuple[re.Pattern[str], Sentence], ...] = (
    (_TAG, say("use-of-stars")),
    (_ENTITY, say("use-of-sign")),
    (_BROKEN_LINE, say("use-of-lines")),
    (_UNDERLINED, say("use-of-stars")),
)
"""Markup that no text knows, with what is written instead."""


_UNWRITTEN = re.compile(r"\b(?:TODO|TBD|FIXME|(?i:lorem ipsum))\b|\?{3,}|待定|待[補补填]|待[辦办]")
"""What stands in a text until it is written."""
_BEYOND_ASCII = re.compile(r"[^\x00-\x7f]{2,}")


class Garbled(NamedTuple):
    """Letters that were UTF-8 and were taken for another encoding: where they begin, how they stand, what was meant."""

    at: int
    found: str
    meant: str


class Raw(NamedTuple):
    """Marks that are printed as they stand: where they begin, how they are written, and what is to be written."""

    at: int
    found: str
    accepted: Sentence


def raw_in(text: str, *, rich: bool) -> Iterator[Raw]:
    """The first mark of each sort in a text that is printed as it stands."""
    for pattern, instead in FOREIGN:
        if (match := pattern.search(text)) is not None:
            yield Raw(match.start(), match[0], instead)
    if not rich:
        inked = "[/]" in text
        for token in tokens_of(text):
            if token.kind == "name" or (token.kind == "ink" and inked):
                yield Raw(token.start, text[token.start : token.end], say("rich-true"))
                break


def garbled_in(text: str) -> Garbled | None:
    """The first letters of a text that another program has read as Windows-1252 although they were UTF-8."""
    for match in _BEYOND_ASCII.finditer(text):
        try:
            return Garbled(match.start(), match[0], match[0].encode("cp1252").decode("utf-8"))
        except UnicodeError:
            continue
    return None


def raw_issues(content: ContentSet, kit: Kit) -> Iterator[Issue]:
    """A warning for markup of a set that is printed as it stands, at its place."""
    for name, kind in kit.kinds.items():
        texts = {field: one.of if isinstance(one, List) else one for field, one in kind.fields.items()}
        plain = {field: one.rich for field, one in texts.items() if isinstance(one, Text)}
        for piece in content.pieces[name]:
            for field, rich in {"title": False, "flavour": False, **plain}.items():
                yield from _of_field(content, piece, field, rich=rich)


def _of_field(content: ContentSet, piece: Piece, field: str, *, rich: bool) -> Iterator[Issue]:
    for written in written_in(content, piece, field):
        if not written.text.strip():
            message = say("blank-text", where=f"{piece.id} › {field}")
            span = written.span(content, 0)
            yield Issue(code="blank-text", message=message, span=span, severity=Severity.WARNING, accepted=say("words"))
        if (garbled := garbled_in(written.text)) is not None:
            yield Issue(
                code="garbled-text",
                message=say("garbled-text", where=f"{piece.id} › {field}"),
                span=written.span(content, garbled.at),
                severity=Severity.WARNING,
                found=repr(garbled.found),
                accepted=say("as-utf-8"),
                suggestion=repr(garbled.meant),
            )
        if (unwritten := _UNWRITTEN.search(written.text)) is not None:
            yield Issue(
                code="unwritten-text",
                message=say("unwritten-text", where=f"{piece.id} › {field}"),
                span=written.span(content, unwritten.start()),
                severity=Severity.WARNING,
                found=repr(unwritten[0]),
                accepted=say("words"),
            )
        for raw in raw_in(written.text, rich=rich):
            accepted = say("no-marks") if field in ("title", "flavour") and raw.accepted.key == "rich-true" else None
            yield Issue(
                code="raw-markup",
                message=say("raw-markup", where=f"{piece.id} › {field}"),
                span=written.span(content, raw.at),
                severity=Severity.WARNING,
                found=repr(raw.found),
                accepted=accepted or raw.accepted,
            )
