"""Outlines taken out of font files by HarfBuzz; and the most used ones, written down beforehand.

    python -m generator.writers.font_outlines > generator/fonts/outlines.json

writes these anew, as is to be done whenever a font of that folder has changed: printable ASCII of the fonts that have
no Chinese characters, which most drawings need nothing beyond.
"""

import sys

import msgspec
import uharfbuzz as hb

from generator.drawing.typefaces import FONTS
from generator.type.chains import NO_GLYPH, face_of, house_face
from generator.type.shaping import Face

ASCII = "".join(map(chr, range(0x20, 0x7F)))


class _Path:
    """SVG path data in the writing, y down and in whole numbers; a line that only closes a shape is left out."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self._at = self._start = (0.0, 0.0)
        self._lined, self._letter = False, " "

    def move(self, x: float, y: float) -> None:
        self.written.append(f"M{round(x)} {round(-y)}")
        self._at = self._start = (x, y)
        self._lined, self._letter = False, " "

    def line(self, x: float, y: float) -> None:
        if (x, y) == self._at:
            return
        if x == self._at[0]:
            self.written.append(f"V{round(-y)}")
            self._letter = "L"
        elif y == self._at[1]:
            self.written.append(f"H{round(x)}")
            self._letter = "L"
        else:
            self.written.append(f"{self._letter}{round(x)} {round(-y)}")
        self._at, self._lined = (x, y), True

    def curve(self, letter: str, *places: float) -> None:
        self.written.append(letter + " ".join([str(round(place)) for place in places]))
        self._at, self._lined, self._letter = (places[-2], -places[-1]), False, "L"

    def close(self) -> None:
        if self._lined and self._at == self._start:
            self.written.pop()
        self.written.append("Z")


_STEPS = hb.DrawFuncs()
_STEPS.set_move_to_func(lambda x, y, path: path.move(x, y))
_STEPS.set_line_to_func(lambda x, y, path: path.line(x, y))
_STEPS.set_quadratic_to_func(lambda a, b, x, y, path: path.curve("Q", a, -b, x, -y))
_STEPS.set_cubic_to_func(lambda a, b, c, d, x, y, path: path.curve("C", a, -b, c, -d, x, -y))
_STEPS.set_close_path_func(lambda path: path.close())


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
    latin = [font for font in FONTS if not font.startswith(("NotoSansTC", "NotoSansSC"))]
    return {font: {character: outline_of(character, font) for character in ASCII} for font in latin}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(most_used()), indent=1) + b"\n")
