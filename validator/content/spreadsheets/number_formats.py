"""How a spreadsheet shows a number by its format, so that what stands on the screen is not lost on paper unseen."""

import re
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

BUILT_IN = {
    1: "0",
    2: "0.00",
    3: "#,##0",
    4: "#,##0.00",
    9: "0%",
    10: "0.00%",
    **dict.fromkeys((5, 6, 37, 38, 41, 42), "$#,##0"),
    **dict.fromkeys((7, 8, 39, 40, 43, 44), "$#,##0.00"),
}
"""Formats that XLSX knows by a number alone (ECMA-376, 18.8.30); signs of currency follow the reader's country."""
_GENERAL = frozenset({"", "general", "@"})
_CURRENCY = re.compile(r"\[\$([^\]-]*)[^\]]*\]")
_BRACKETED = re.compile(r"\[[^\]]*\]")
_LITERAL = re.compile(r'"([^"]*)"|\\(.)|[_*].')
_DIGITS = re.compile(r"[#0?][#0?,]*(?:\.[0?#]+)?")
_TIMES = re.compile(r"[dmyhsEe/]")
_NOTHING = frozenset("; ")
_SECTIONS = 4
"""A format has one for numbers above nought, below it, for nought, and for texts."""
_POWERS = re.compile(r"[0#](?:\.([0#]+))?E[+-][0#]+", re.IGNORECASE)
_FRACTION = re.compile(r"(?:([#0?]+)\s+)?[#0?]+/([#0?]{1,5})")
NOTHING = " "
"""What a cell shows by a format of nothing but the marks between its sections."""
MOST_DIGITS = 30
"""Of a number shown by its format; what asks for more is left alone."""


class Shape(NamedTuple):
    """A format taken apart: what stands before and behind the number, and how many digits it has."""

    before: str
    behind: str
    whole: int
    decimals: int
    grouped: bool
    percent: bool


def shown_by(code: str, value: float) -> str | None:
    """How a format of XLSX shows a number; None where it shows it as it is, or where that cannot be told."""
    if code.strip() and set(code.strip()) <= _NOTHING:
        return NOTHING
    sections = code.split(";")
    at = 1 if value < 0 and len(sections) > 1 else 2 if value == 0 and len(sections) > 2 else 0
    sign = "-" * (value < 0 and at == 0)
    if at and not _DIGITS.search(bare := _bare(sections[at])) and bare.strip().casefold() != "general":
        return _literally(bare) or NOTHING
    if other := _otherwise(_bare(sections[at]).strip(), abs(value)):
        return f"{sign}{other}"
    shape = _shape_of(sections[at])
    if shape is None or max(shape.whole, shape.decimals) > MOST_DIGITS or abs(value) > 1e15:
        return None
    return f"{sign}{_by_shape(shape, abs(value))}"


def _by_shape(shape: Shape, value: float) -> str:
    """A number that is not below nought, by a format of digits."""
    number = value * 100 if shape.percent else value
    whole, dot, decimals = f"{number:.{shape.decimals}f}".partition(".")
    whole = whole.zfill(shape.whole) if shape.whole or whole != "0" else ""
    if shape.grouped and whole:
        whole = f"{int(whole):,}"
    return f"{shape.before}{whole}{dot}{decimals}{shape.behind}"


def _otherwise(section: str, value: float) -> str | None:
    """A number, not below nought, by a format of fractions or of powers of ten; None by any other format."""
    if (powers := _POWERS.fullmatch(section)) and len(powers[1] or "") <= MOST_DIGITS:
        return f"{value:.{len(powers[1] or '')}E}"
    fraction = _FRACTION.fullmatch(section)
    if fraction is None or not value < 1e9:
        return None
    whole = int(value) if fraction[1] else 0
    part = Fraction(value - whole).limit_denominator(10 ** len(fraction[2]) - 1)
    if part.denominator == 1:
        return str(whole + part.numerator)
    return f"{whole or ''} {part}".strip()


def text_shown_by(code: str, text: str) -> str:
    """How a format of XLSX shows a text: what stands around ``@`` in its last section with it, else as it is."""
    sections = code.split(";")
    section = sections[-1] if len(sections) == _SECTIONS or "@" in sections[-1] else "@"
    before, at, behind = _bare(section).partition("@")
    shown = f"{_literally(before)}{text if at else ''}{_literally(behind)}"
    return text if shown.strip() == text.strip() else shown or NOTHING


@lru_cache(maxsize=500)
def _shape_of(section: str) -> Shape | None:
    """A section of a format taken apart; None of one without digits, of dates, fractions, powers, and of none."""
    if section.strip().casefold() in _GENERAL:
        return None
    section = _bare(section)
    bare = _LITERAL.sub("", section)
    if _TIMES.search(bare) or (digits := _DIGITS.search(section)) is None or _DIGITS.search(section, digits.end()):
        return None
    whole, _, decimals = digits[0].partition(".")
    return Shape(
        before=_literally(section[: digits.start()]).lstrip(),
        behind=_literally(section[digits.end() :]).rstrip(),
        whole=whole.replace(",", "").count("0"),
        decimals=len(decimals),
        grouped="," in whole,
        percent="%" in bare,
    )


def _bare(section: str) -> str:
    """A section of a format without its colours and conditions."""
    return _BRACKETED.sub("", _CURRENCY.sub(r'"\1"', section))


def _literally(part: str) -> str:
    return _LITERAL.sub(lambda match: match[1] or match[2] or "", part)


def is_shown_as_read(shown: str, read: str) -> bool:
    """Whether what a cell shows is the number that is read of it, be its decimals behind a point or a comma."""
    return shown.replace("\N{MINUS SIGN}", "-").replace(",", ".") == read or shown == read


class Styles(NamedTuple):
    """The formats of a workbook: their codes by number, the number of each style of cells, and what these look like.

    ``struck`` are the styles that strike out, ``standing`` those that are bold, italic or underlined, ``signs``
    the fonts of those that show signs in the place of letters, and ``unseen`` those whose text has the cell's colour.
    """

    codes: Mapping[int, str]
    numbers: tuple[int, ...]
    struck: frozenset[int] = frozenset()
    standing: frozenset[int] = frozenset()
    signs: Mapping[int, str] = {}
    unseen: frozenset[int] = frozenset()

    def code(self, style: int) -> str:
        """The code of a cell's format; nothing for a style that there is not."""
        number = self.numbers[style] if style < len(self.numbers) else 0
        return self.codes.get(number) or BUILT_IN.get(number, "")
