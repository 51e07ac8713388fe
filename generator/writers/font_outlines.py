"""Outlines taken out of font files, which takes a while to load; and the most used ones, written down beforehand.

    python -m generator.writers.font_outlines > generator/fonts/outlines.json

writes these anew, as is to be done whenever a font of that folder has changed: printable ASCII of the fonts that have
no Chinese characters, which most drawings need nothing beyond.
"""

import sys
import threading
from collections.abc import Callable
from functools import cache
from importlib import import_module

import msgspec
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from generator.drawing.typefaces import FONTS

ASCII = "".join(map(chr, range(0x20, 0x7F)))
_OPENING = threading.Lock()
"""A glyph is taken out of its font's table when it is first drawn, which two threads may not do at once."""


@cache
def _glyphs(font: str) -> tuple[object, dict[int, str]]:
    opened = TTFont(FONTS[font], lazy=True)
    return opened.getGlyphSet(), opened.getBestCmap()


def outline_of(character: str, font: str) -> str:
    """The outline of a character as `outlines.glyph_outline` gives it. Raises `KeyError` for an unknown font."""
    with _OPENING:
        glyphs, names = _glyphs(font)
        return _commands(glyphs[names.get(ord(character), ".notdef")].draw, glyphs)  # type: ignore[index]


def own_outline_of(number: int, font: str) -> str:
    """The same of a glyph in a font from a file, by its number."""
    face = import_module("generator.type.chains").face_of(font)
    return _commands(lambda pen: face.draw(number, pen), None)


def _commands(draw: Callable[[TransformPen], None], glyphs: object) -> str:
    pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
    draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
    return str(pen.getCommands())


def most_used() -> dict[str, dict[str, str]]:
    """The outlines that are written down, by font and character."""
    latin = [font for font in FONTS if not font.startswith(("NotoSansTC", "NotoSansSC"))]
    return {font: {character: outline_of(character, font) for character in ASCII} for font in latin}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(most_used()), indent=1) + b"\n")
