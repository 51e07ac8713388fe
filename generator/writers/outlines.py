"""The outlines of glyphs, for drawings that must look alike wherever they are opened."""

from __future__ import annotations

import threading
from functools import cache
from importlib import import_module

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from generator.drawing.typefaces import FONTS

_OPENING = threading.Lock()
"""A glyph is taken out of its font's table when it is first drawn, which two threads may not do at once."""


@cache
def _glyphs(font: str) -> tuple[object, dict[int, str]]:
    opened = TTFont(FONTS[font], lazy=True)
    return opened.getGlyphSet(), opened.getBestCmap()


@cache
def own_outline(number: int, font: str) -> str:
    """The same of a glyph in a font from a file, by its number."""
    pen = SVGPathPen(None, ntos=lambda value: str(round(value)))
    import_module("generator.type.chains").face_of(font).draw(number, TransformPen(pen, (1, 0, 0, -1, 0, 0)))
    return str(pen.getCommands())


@cache
def glyph_outline(character: str, font: str) -> str:
    """SVG path data in thousandths of an em, y down; the box of a missing glyph where the font lacks it.

    Raises `KeyError` for an unknown font.
    """
    with _OPENING:
        glyphs, names = _glyphs(font)
        pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
        glyphs[names.get(ord(character), ".notdef")].draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))  # type: ignore[index]
    return str(pen.getCommands())
