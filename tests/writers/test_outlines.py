"""Outlines of glyphs: those written down are those of the fonts, the others come out of the files."""

import subprocess
import sys

import msgspec
import pytest

from generator.print.writers.common import WRITTEN, glyph_outline
from generator.print.writers.font_outlines import most_used, outline_of
from tests import ROOT

ANEW = "make it anew: python -m generator.print.writers.font_outlines > generator/print/fonts/outlines.json"


def test_outlines_written_down_are_those_of_the_fonts() -> None:
    assert msgspec.json.decode(WRITTEN.read_bytes()) == most_used(), ANEW


@pytest.mark.parametrize("character", ["é", "→", "\U000e0fff"])
def test_a_character_that_is_not_written_down_is_taken_out_of_its_font(character: str) -> None:
    assert glyph_outline(character, "NotoSans-Bold") == outline_of(character, "NotoSans-Bold") != ""


def test_a_font_that_is_not_there_is_no_key() -> None:
    with pytest.raises(KeyError):
        glyph_outline("A", "NotoSans-Nowhere")


def test_english_is_drawn_without_what_opens_fonts() -> None:
    code = "import sys; from generator.print.writers.common import glyph_outline; glyph_outline('A', 'NotoSans-Bold'); "
    code += "sys.exit('uharfbuzz' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
