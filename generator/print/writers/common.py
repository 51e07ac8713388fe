"""What the writers share: lengths and paths with the same digits in every format, so that drawings can be compared;
the line a face is cut along; outlines of glyphs, for drawings that must look alike wherever they are opened.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib import import_module

import msgspec

from generator.print.drawing.hexes import hexagon
from generator.print.drawing.scene import Matrix, Scene, Segment
from generator.print.drawing.shapes import Segments, ellipse, rect, rounded
from generator.print.drawing.typefaces import FOLDER
from generator.print.drawing.written import LETTERS
from validator.base.decoding import from_json

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


WEB_PICTURES = "generator.print.own_art.stored"
"""What makes pictures a part of a drawing; it is loaded where there is one."""


def trim_of(scene: Scene) -> tuple[Segment, ...]:
    """The line along which a face is cut."""
    if scene.outline == "hexagon":
        return hexagon(scene.width / 2, scene.height / 2, scene.height)
    if scene.outline == "circle":
        return ellipse(scene.width / 2, scene.height / 2, scene.width / 2, scene.height / 2)
    trim = (0.0, 0.0, scene.width, scene.height)
    return rounded(*trim, scene.corner) if scene.corner else rect(*trim)


WRITTEN = FOLDER / "outlines.json"
"""The outlines most used, by font and character, as ``generator.print.writers.font_outlines`` writes them."""
_FILES = "generator.print.writers.font_outlines"
"""What takes outlines out of font files; it is loaded when one is asked for that is not written down."""


@cache
def _fonts() -> dict[str, msgspec.Raw]:
    return from_json(WRITTEN.read_bytes(), dict[str, msgspec.Raw])


@cache
def _written(font: str) -> dict[str, str]:
    return from_json(_fonts().get(font, b"{}"), dict[str, str])


@cache
def own_outline(number: int, font: str) -> str:
    """The same of a glyph in a font from a file, by its number."""
    return str(import_module(_FILES).own_outline_of(number, font))


@cache
def glyph_outline(character: str, font: str) -> str:
    """SVG path data in thousandths of an em, y down; the box of a missing glyph where the font lacks it.

    Raises `KeyError` for an unknown font.
    """
    written = _written(font).get(character)
    return str(import_module(_FILES).outline_of(character, font)) if written is None else written
