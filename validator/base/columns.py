"""Text for a terminal: as wide as a page, and tables, where a Chinese character takes two columns."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from textwrap import fill
from unicodedata import east_asian_width

WIDTH = 100
_WIDE = r"\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6"
_OPENING, _CLOSING = "（「『《〈【〔", "，。；：、！？％）」』》〉】〕…"
_PIECE = re.compile(
    rf"\s+|[{_OPENING}]*(?:[^\s{_WIDE}]+|[^\s{_OPENING}{_CLOSING}])[{_CLOSING}]*|[{_OPENING}]*[{_CLOSING}]*"
)
"""What stays on one line: blanks, a word, or a Chinese character with the marks that may not be parted from it."""


def width_of(text: str) -> int:
    """Columns of a text, a Chinese character taking two."""
    return len(text) if text.isascii() else sum(2 if east_asian_width(each) in "WF" else 1 for each in text)


def filled(text: str, before: str = "", after: str = "", *, whole: bool = False) -> str:
    """A paragraph in lines of at most `WIDTH` columns: ``before`` the first, ``after`` before the others.

    Words that are longer, such as paths, are left ``whole`` on request.
    """
    if width_of(text) == len(text):
        return fill(
            text,
            WIDTH,
            initial_indent=before,
            subsequent_indent=after,
            break_long_words=not whole,
            break_on_hyphens=not whole,
        )
    return "\n".join(_lines(text, before, after))


def _lines(text: str, before: str, after: str) -> Iterator[str]:
    line, lead, blank = before, before, ""
    for piece in filter(None, _PIECE.findall(" ".join(text.split()))):
        if piece.isspace():
            blank = piece
            continue
        if line != lead and width_of(line + blank + piece) > WIDTH:
            yield line
            line = lead = after
        line += piece if line == lead else blank + piece
        blank = ""
    yield line


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table: the first column to the left, the others to the right."""
    widths = [max(map(width_of, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        gaps = [" " * (width - width_of(cell)) for cell, width in zip(row, widths, strict=True)]
        cells = [gap + cell if at else cell + gap for at, (cell, gap) in enumerate(zip(row, gaps, strict=True))]
        yield "  ".join(cells).rstrip()


def headed(title: str) -> Iterator[str]:
    """A heading after an empty line, underlined."""
    yield from ("", title, "-" * width_of(title))
