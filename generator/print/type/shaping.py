"""Fonts as HarfBuzz reads them: which characters they have, how these are set side by side, and their outlines.

Lengths are thousandths of an em, y up; a font has a name made of its bytes, so that two sets in one process that call
their fonts alike do not meet.
"""

from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import uharfbuzz as hb

EM = 1000
SLANT = 0.2
"""How far letters lean that stand for italics, across to up."""
BOLDER = 0.03
"""How much heavier letters are drawn that stand for bold ones, in ems."""
_PLAIN = "H"


class Cut(NamedTuple):
    """How a font is drawn: at a weight, where it varies, and heavier or leaning where it has no such letters."""

    weight: float | None = None
    bolder: bool = False
    leaning: bool = False


PLAIN = Cut()


class Glyph(NamedTuple):
    """A glyph of a run: its number in the font, where it stands from the run's left end, and what it reads.

    Of several glyphs for the same characters one reads them all, and the others nothing.
    """

    number: int
    x: int
    y: int
    reads: str


class Run(NamedTuple):
    """Characters of one font, direction and script side by side, as wide as their advances."""

    glyphs: tuple[Glyph, ...]
    width: int


class Face:
    """One font at hand."""

    def __init__(self, name: str, data: bytes, cut: Cut) -> None:
        self.name = name
        self.data = data
        self.cut = cut
        self._held: dict[str, bool] = {}

    @cached_property
    def face(self) -> Any:
        """The font as HarfBuzz has it."""
        return hb.Face(hb.Blob(self.data))

    @cached_property
    def font(self) -> Any:
        """The same, scaled and cut."""
        font = hb.Font(self.face)
        font.scale = (EM, EM)
        if self.cut.weight is not None:
            font.set_variations({"wght": float(self.cut.weight)})
        if self.cut.bolder:
            font.synthetic_bold = (BOLDER, BOLDER, False)
        if self.cut.leaning:
            font.synthetic_slant = SLANT
        return font

    def has(self, character: str) -> bool:
        """Whether the font draws a character."""
        known = self._held.get(character)
        if known is None:
            known = self._held[character] = bool(self.font.get_nominal_glyph(ord(character)))
        return known

    @cached_property
    def weights(self) -> tuple[float, float] | None:
        """The least and the most weight of a font that varies in it."""
        for axis in self.face.axis_infos if self.face.has_var_data else ():
            if axis.tag == "wght":
                return axis.min_value, axis.max_value
        return None

    @cached_property
    def capital(self) -> float:
        """How high a capital stands."""
        glyph = self.font.get_nominal_glyph(ord(_PLAIN))
        extents = self.font.get_glyph_extents(glyph) if glyph else None
        return float(extents.y_bearing) if extents else 700.0

    def shaped(self, text: str, language: str, *, backwards: bool) -> Run:
        """A run of one script, from left to right as seen."""
        return _shaped(self, text, language, backwards)

    def draw(self, glyph: int, pen: Any) -> None:
        """Draw a glyph with a pen of fontTools."""
        self.font.draw_glyph_with_pen(glyph, pen)

    def advance(self, glyph: int) -> int:
        """How wide a glyph is."""
        return int(self.font.get_glyph_h_advance(glyph))


@lru_cache(maxsize=20_000)
def _shaped(face: Face, text: str, language: str, backwards: bool) -> Run:
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    buffer.direction = "rtl" if backwards else "ltr"
    buffer.language = language
    buffer.cluster_level = hb.BufferClusterLevel.CHARACTERS
    hb.shape(face.font, buffer, {})
    pen = 0
    glyphs: list[Glyph] = []
    starts = sorted({info.cluster for info in buffer.glyph_infos})
    ends = dict(zip(starts, [*starts[1:], len(text)], strict=True))
    for info, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        reads = text[info.cluster : ends.pop(info.cluster, info.cluster)]
        glyphs.append(Glyph(info.codepoint, pen + position.x_offset, position.y_offset, reads))
        pen += position.x_advance
    return Run(tuple(glyphs), pen)


@lru_cache(maxsize=4096)
def script_of(character: str) -> str:
    """The script of a character, by its four letters in ISO 15924; nothing for what many scripts share."""
    buffer = hb.Buffer()
    buffer.add_str(character)
    buffer.guess_segment_properties()
    found = str(buffer.script or "")
    return "" if found in ("Zyyy", "Zinh", "Zzzz", "None") else found


def cut_down(face: Face, characters: str) -> bytes:
    """The part of a font that sets some characters, with what joins and places them; as it is drawn, if it varies."""
    asked = hb.SubsetInput()
    asked.sets(hb.SubsetInputSets.UNICODE).update(map(ord, characters))
    if face.cut.weight is not None:
        asked.pin_all_axes_to_default(face.face)
        asked.pin_axis_location(face.face, "wght", face.cut.weight)
    return bytes(hb.subset(face.face, asked).blob.data)
