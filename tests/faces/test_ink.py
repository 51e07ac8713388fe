"""What faces cost: ink that a press can lay down dry, bytes that a mail takes; and no board is bare."""

from __future__ import annotations

import io
import math
import pathlib
import shutil
import subprocess

import pypdfium2  # type: ignore[import-untyped]
import pytest
from PIL import Image, ImageStat
from pypdf import PdfReader

from generator.print.drawing.gradients import colours_in
from generator.print.drawing.light import brightness
from generator.print.drawing.scene import Path, Scene
from generator.print.faces.sides import faces_of
from generator.print.press import Job, all_pages, render
from generator.print.sheets.duplex import face_page
from generator.print.writers.pdf import pages_pdf
from tests.faces.drawings import everything
from validator.play.lookup import open_set

GAMES = ["empires", "race", "roll", "steam", "trucker"]
LARGEST_GAME, LARGEST_FACE = 4_000_000, 60_000
"""In bytes; what faces share is no part of any."""
SHEET = 297.0
"""In mm: a board that is larger is printed over several sheets, each of which may be as large as a face."""
BARE = 60
"""In mm: so wide and high no area of one flat colour is."""
DARKEST = 30
"""From 0 to 255: what is at least so bright takes at most 280 per cent of the four inks, as measured with Ghostscript
and its own profile; navy (#14213d) takes 278, a grey of 24 (#181818) 284."""


@pytest.mark.parametrize("name", GAMES)
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
@pytest.mark.parametrize("name", GAMES)
def test_low_ink_takes_a_third_of_the_ink(name: str) -> None:
    assert ink_of(name, "low-ink") <= 0.35 * ink_of(name, "standard")


def faces_in(name: str, theme: str = "standard") -> list[Scene]:
    """Every face of a game once."""
    sides, _ = faces_of(open_set(name), "en", theme=theme)
    return list({face.name: face for side in sides for face in (side.front, side.back) if face is not None}.values())


def printed(drawn: list[Scene]) -> bytes:
    return pages_pdf([face_page(face, bleed=False) for face in drawn], title="t")


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_game_and_each_of_its_faces_are_small(name: str) -> None:
    drawn = faces_in(name)
    data = printed(drawn)
    assert len(data) <= LARGEST_GAME
    pages = PdfReader(io.BytesIO(data)).pages
    sizes = {face.name: len(page["/Contents"].get_object()._data) for face, page in zip(drawn, pages, strict=True)}
    sheets = {face.name: max(1, math.ceil(face.width / SHEET) * math.ceil(face.height / SHEET)) for face in drawn}
    assert {face: size for face, size in sizes.items() if size > LARGEST_FACE * sheets[face]} == {}


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("gs") is None, reason="Ghostscript is not there")
@pytest.mark.parametrize("name", ["race", "trucker"])
def test_the_mean_of_dark_games_leaves_paper_dry(name: str, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "faces.pdf"
    file.write_bytes(printed(faces_in(name)))
    command = ["gs", "-q", "-dSAFER", "-sDEVICE=ink_cov", "-o", "-", str(file)]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300).stdout
    inks = [sum(map(float, line.split()[:4])) for line in told.splitlines() if "CMYK" in line]
    assert sum(inks) / len(inks) <= 190


def flat(picture: Image.Image) -> int:
    """How wide the largest square of one colour is, in pixels."""
    wide, high = picture.size
    raw = picture.convert("RGB").tobytes()
    pixels = [raw[place : place + 3] for place in range(0, len(raw), 3)]
    above, largest = [0] * wide, 0
    for y in range(high):
        row = [1] * wide
        for x in range(1, wide):
            at = y * wide + x
            if y and pixels[at] == pixels[at - 1] == pixels[at - wide] == pixels[at - wide - 1]:
                row[x] = 1 + min(row[x - 1], above[x], above[x - 1])
        above, largest = row, max(largest, *row)
    return largest


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["standard", "low-ink"])
@pytest.mark.parametrize("name", GAMES)
def test_no_board_mat_screen_or_back_is_bare(name: str, theme: str) -> None:
    large = [face for face in faces_in(name, theme) if min(face.width, face.height) >= BARE]
    document = pypdfium2.PdfDocument(printed(large))
    found = {face.name: flat(document[place].render(scale=25.4 / 72).to_pil()) for place, face in enumerate(large)}
    assert found
    assert {face: width for face, width in found.items() if width > BARE} == {}
