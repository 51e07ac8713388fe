"""How lengths and paths are written: the same digits in every format, so that drawings can be compared."""

from __future__ import annotations

import re
from functools import lru_cache

from generator.print.drawing.scene import Matrix
from generator.print.drawing.shapes import Segments
from generator.print.drawing.written import LETTERS

FARTHEST = 1e9
"""No number of a file is beyond this; layouts and icons are refused long before they ask for it."""

_NOUGHTS = re.compile(r"\.?0+(?= )")
_STEP = re.compile("([^a-z]*)([a-z]) ")


def number(value: float) -> str:
    """The shortest writing with at most three decimals (a micrometre), never ``-0``.

    Raises:
        ValueError: the number is none, or beyond all measure.
    """
    if not -FARTHEST <= value <= FARTHEST:  # never true of what is no number
        raise _beyond(value)
    written = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written


def _beyond(value: float) -> ValueError:
    return ValueError(f"a drawing holds a number that no file can hold: {value}")


def factor(value: float) -> str:
    """Like `number` with six decimals, for the factors of a matrix."""
    if not -FARTHEST <= value <= FARTHEST:
        raise _beyond(value)
    written = f"{value:.6f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written


@lru_cache(maxsize=2048)
def matrix(values: Matrix) -> str:
    """The six numbers of a matrix, divided by spaces."""
    a, b, c, d, e, f = values
    return f"{factor(a)} {factor(b)} {factor(c)} {factor(d)} {number(e)} {number(f)}"


@lru_cache(maxsize=2048)
def outline(segments: Segments | str) -> str:
    """A path as the value of SVG's ``d``."""
    if isinstance(segments, str):
        # What is written already has three decimals; reading it back would take five times as long.
        return _STEP.sub(_turned, _NOUGHTS.sub("", segments.replace("-0.000", "0.000") + " "))
    return "".join(segment[0] + " ".join(map(number, segment[1:])) for segment in segments)


def _turned(step: re.Match[str]) -> str:
    """A step of a PDF's path as one of SVG's: its letter before its numbers."""
    return LETTERS[step[2]] + step[1][:-1]
