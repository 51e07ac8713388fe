"""The used part of a font, to be embedded in a drawing."""

from __future__ import annotations

import base64
import io
from functools import lru_cache
from importlib import import_module

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from generator.print.drawing.typefaces import FONTS


@lru_cache(maxsize=32)
def font_face(font: str, characters: str) -> str:
    """A CSS ``@font-face`` rule with the glyphs of ``characters`` as WOFF2. Raises `KeyError` for an unknown font."""
    if font not in FONTS:
        return _rule(font, TTFont(io.BytesIO(_cut_down(font, characters)), recalcTimestamp=False))
    opened = TTFont(FONTS[font], recalcTimestamp=False)
    subsetter = Subsetter(Options(glyph_names=False, notdef_outline=True))
    subsetter.populate(text=characters)
    subsetter.subset(opened)
    return _rule(font, opened)


def _cut_down(font: str, characters: str) -> bytes:
    shaping = import_module("generator.print.type.shaping")
    return bytes(shaping.cut_down(shaping.face_of(font), characters))


def _rule(font: str, opened: TTFont) -> str:
    opened.flavor = "woff2"
    stream = io.BytesIO()
    opened.save(stream)
    encoded = base64.b64encode(stream.getvalue()).decode("ascii")
    return f"@font-face{{font-family:'{font}';src:url(data:font/woff2;base64,{encoded}) format('woff2')}}"
