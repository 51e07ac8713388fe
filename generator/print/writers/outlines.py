"""The outlines of glyphs, for drawings that must look alike wherever they are opened."""

from functools import cache
from importlib import import_module

import msgspec

from generator.print.drawing.typefaces import FOLDER
from validator.base.decoding import from_json

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
