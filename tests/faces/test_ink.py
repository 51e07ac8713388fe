"""How much ink faces take: no colour on any of them is darker than a press can lay down dry."""

from __future__ import annotations

import pypdfium2  # type: ignore[import-untyped]
import pytest
from PIL import ImageStat

from generator.print.drawing.gradients import colours_in
from generator.print.drawing.light import brightness
from generator.print.drawing.scene import Path
from generator.print.faces.sides import faces_of
from generator.print.press import Job, all_pages, render
from generator.print.writers.pdf import pages_pdf
from tests.faces.drawings import everything
from validator.play.lookup import open_set

DARKEST = 30
"""From 0 to 255: what is at least so bright takes at most 280 per cent of the four inks, as measured with Ghostscript
and its own profile; navy (#14213d) takes 278, a grey of 24 (#181818) 284."""


@pytest.mark.parametrize("name", ["race", "empires", "trucker", "roll", "steam"])
def test_no_face_is_too_dark_for_a_press(name: str) -> None:
    sides, _ = faces_of(open_set(name), "en")
    faces = {face.name: face for side in sides for face in (side.front, side.back) if face is not None}
    drawn = [each.item for face in faces.values() for each in everything(face)]
    fills = {colour for item in drawn if isinstance(item, Path) for colour in colours_in(item.fill) if colour}
    assert {colour for colour in fills if brightness(colour) < DARKEST} == set()


def ink_of(name: str, theme: str) -> float:
    """The ink of all pages of a game: how far from white they are, in three colours."""
    pages = all_pages(render(open_set(name), "en", Job(theme=theme)))
    document = pypdfium2.PdfDocument(pages_pdf(pages, title="t"))
    total = 0.0
    for page in document:
        picture = page.render(scale=0.5).to_pil().convert("RGB")
        total += sum(255 - value for value in ImageStat.Stat(picture).mean)
    return total


@pytest.mark.slow
@pytest.mark.parametrize("name", ["race", "roll", "steam"])
def test_low_ink_takes_a_third_of_the_ink(name: str) -> None:
    assert ink_of(name, "low-ink") <= 0.35 * ink_of(name, "standard")
