"""A font of a stranger tried out: looked through, then drawn and set; in a child process, before it is read in ours."""

from __future__ import annotations

from generator.print.type.fontfiles import BadFont, check_font
from generator.print.type.shaping import PLAIN, Cut, Face, cut_down

MOST_DRAWN = 1_000
"""Of so many glyphs the outlines are drawn, from first to last."""
MOST_SET = 20_000
"""So many characters are set side by side."""
_AT_ONCE = 200
"""Characters of one run."""


class _Nowhere:
    """A pen that draws nothing."""

    def __getattr__(self, name: str) -> object:
        return lambda *points: None


def fault_of(data: bytes) -> str:
    """Why a font is not taken, to follow "the font"; nothing where it is."""
    try:
        check_font(data)
        _try_out(data)
    except BadFont as fault:
        return str(fault)
    return ""


def _try_out(data: bytes) -> None:
    """Use a font as print does: whatever it does to what reads it happens here."""
    face = Face("tried", data, PLAIN)
    characters = "".join(chr(one) for one in sorted(face.face.unicodes)[:MOST_SET] if not 0xD800 <= one < 0xE000)
    runs = [characters[place : place + _AT_ONCE] for place in range(0, len(characters), _AT_ONCE)]
    for run in runs:
        face.shaped(run, "en", backwards=False)
    weights = (None, *(face.weights or ()))
    for weight in weights:
        _draw_some(Face("tried", data, Cut(weight)))
    if runs:
        cut_down(face, runs[0])


def _draw_some(face: Face) -> None:
    count = face.face.glyph_count
    for glyph in range(0, count, max(1, count // MOST_DRAWN)):
        face.draw(glyph, _Nowhere())
        face.advance(glyph)
