"""Outlines taken out of font files by HarfBuzz; and the most used ones, written down beforehand.

    python -m generator.print.writers.font_outlines > generator/print/fonts/outlines.json

writes these anew, as is to be done whenever a font of that folder has changed: printable ASCII and the marks of printed
English, of the fonts that have no Chinese characters; most drawings need nothing beyond.
"""

import sys

import msgspec
import uharfbuzz as hb

from generator.print.drawing.typefaces import FONTS, missing_characters
from generator.print.type.shaping import NO_GLYPH, Face, face_of, house_face

ASCII = "".join(map(chr, range(0x20, 0x7F)))
MARKS = "·×÷½–—‘’“”•…−≤≥"


class _Path:
    """SVG path data in the writing, y down and in whole numbers; a line that only closes a shape is left out."""

    __slots__ = ("at", "is_line", "letter", "start", "written")

    def __init__(self) -> None:
        self.written: list[str] = []
        self.at = self.start = (0.0, 0.0)
        self.is_line, self.letter = False, " "


def _move(x: float, y: float, path: _Path) -> None:
    path.written.append(f"M{round(x)} {round(-y)}")
    path.at = path.start = (x, y)
    path.is_line, path.letter = False, " "


def _line(x: float, y: float, path: _Path) -> None:
    if (x, y) == path.at:
        return
    if x == path.at[0]:
        path.written.append(f"V{round(-y)}")
        path.letter = "L"
    elif y == path.at[1]:
        path.written.append(f"H{round(x)}")
        path.letter = "L"
    else:
        path.written.append(f"{path.letter}{round(x)} {round(-y)}")
    path.at, path.is_line = (x, y), True


def _quadratic(a: float, b: float, x: float, y: float, path: _Path) -> None:
    path.written.append(f"Q{round(a)} {round(-b)} {round(x)} {round(-y)}")
    path.at, path.is_line, path.letter = (x, y), False, "L"


def _cubic(a: float, b: float, c: float, d: float, x: float, y: float, path: _Path) -> None:
    path.written.append(f"C{round(a)} {round(-b)} {round(c)} {round(-d)} {round(x)} {round(-y)}")
    path.at, path.is_line, path.letter = (x, y), False, "L"


def _close(path: _Path) -> None:
    if path.is_line and path.at == path.start:
        path.written.pop()
    path.written.append("Z")


_STEPS = hb.DrawFuncs()
_STEPS.set_move_to_func(_move)
_STEPS.set_line_to_func(_line)
_STEPS.set_quadratic_to_func(_quadratic)
_STEPS.set_cubic_to_func(_cubic)
_STEPS.set_close_path_func(_close)


def outline_of(character: str, font: str) -> str:
    """The outline of a character as `outlines.glyph_outline` gives it. Raises `KeyError` for an unknown font."""
    if font not in FONTS:
        raise KeyError(font)
    face = house_face(font)
    return _outline(face.font.get_nominal_glyph(ord(character)) or NO_GLYPH, face)


def own_outline_of(number: int, font: str) -> str:
    """The same of a glyph in a font from a file, by its number."""
    return _outline(number, face_of(font))


def _outline(glyph: int, face: Face) -> str:
    path = _Path()
    face.font.draw_glyph(glyph, _STEPS, path)
    return "".join(path.written)


def most_used() -> dict[str, dict[str, str]]:
    """The outlines that are written down, by font and character."""
    latin = [font for font in FONTS if missing_characters("一", font)]
    return {font: {character: outline_of(character, font) for character in _held(font)} for font in latin}


def _held(font: str) -> str:
    lacking = missing_characters(ASCII + MARKS, font)
    return "".join(character for character in ASCII + MARKS if character not in lacking)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(most_used()), indent=1) + b"\n")
