"""How a spreadsheet shows a number by its format, so that what stands on the screen is not lost on paper unseen."""

import re
from collections.abc import Mapping
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
    shape = _shape_of(code)
    if shape is None or max(shape.whole, shape.decimals) > MOST_DIGITS or abs(value) > 1e15:
        return None
    number = abs(value) * 100 if shape.percent else abs(value)
    whole, dot, decimals = f"{number:.{shape.decimals}f}".partition(".")
    whole = whole.zfill(shape.whole)
    if shape.grouped:
        whole = f"{int(whole):,}"
    return f"{'-' * (value < 0)}{shape.before}{whole}{dot}{decimals}{shape.behind}"


@lru_cache(maxsize=500)
def _shape_of(code: str) -> Shape | None:
    """The first section of a format; None of one without digits, of dates, fractions and powers, and of none at all."""
    section = code.partition(";")[0]
    if section.strip().casefold() in _GENERAL:
        return None
    section = _BRACKETED.sub("", _CURRENCY.sub(r'"\1"', section))
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


def _literally(part: str) -> str:
    return _LITERAL.sub(lambda match: match[1] or match[2] or "", part)


def is_shown_as_read(shown: str, read: str) -> bool:
    """Whether what a cell shows is the number that is read of it, be its decimals behind a point or a comma."""
    return shown.replace("\N{MINUS SIGN}", "-").replace(",", ".") == read or shown == read


class Styles(NamedTuple):
    """The formats of a workbook: their codes by number, the number of each style of cells, and what strikes out."""

    codes: Mapping[int, str]
    numbers: tuple[int, ...]
    struck: frozenset[int] = frozenset()

    def code(self, style: int) -> str:
        """The code of a cell's format; nothing for a style that there is not."""
        number = self.numbers[style] if style < len(self.numbers) else 0
        return self.codes.get(number) or BUILT_IN.get(number, "")
