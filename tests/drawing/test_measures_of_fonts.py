"""The measures that travel with the fonts are those of the fonts."""

from __future__ import annotations

import pytest

from generator.print.drawing.typefaces import FONTS, measures_of, typeface


@pytest.mark.parametrize("font", FONTS)
def test_widths_are_those_of_the_font(font: str) -> None:
    widths = {ord(one): float(width) for width, told in measures_of(font).widths.items() for one in told}
    assert widths == typeface(font).face.charWidths


@pytest.mark.parametrize("font", FONTS)
def test_heights_and_boxes_are_those_of_the_font(font: str) -> None:
    face = typeface(font).face
    assert (measures_of(font).missing, measures_of(font).capital) == (face.defaultWidth, face.capHeight)
