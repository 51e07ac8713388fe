"""What cairo paints of a scene is what its SVG and its PDF show."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray
from PIL import Image

from generator.print.drawing.packed import Packer
from generator.print.drawing.scene import (
    Glyphs,
    Group,
    Linear,
    Packed,
    Path,
    Picture,
    Radial,
    Scene,
    Text,
    inside,
    turned,
)
from generator.print.drawing.shapes import ellipse, rect
from generator.print.drawing.textures import filled, stipple
from generator.print.drawing.written import written
from generator.print.exports import rasters
from generator.print.exports.rasters import Cut
from generator.print.faces.sides import faces_of
from generator.print.sheets.duplex import face_page
from generator.print.type.shaping import FALLBACKS, shipped
from generator.print.writers import canvas
from generator.print.writers.png import page_png, svg_png
from generator.print.writers.svg import page_svg
from tests.writers.test_one_drawing_three_readings import card
from validator.play.lookup import open_set

DPI = 150
APART = 32
"""Of 255: dots that differ by more look different."""
Dots = NDArray[np.uint8]


def painted(face: Scene) -> Dots:
    """A face with its bleed, as exports have it."""
    with rasters.rasters([face]) as drawn:
        return drawn.dots(face, Cut(DPI, face.bleed))


def as_svg(face: Scene) -> Dots:
    """The same, read from SVG."""
    page = face_page(face)
    return np.asarray(Image.open(BytesIO(svg_png(page_svg(page), page.width, page.height, DPI))).convert("RGB"))


def differ(one: Dots, other: Dots) -> float:
    """The share of dots that look different."""
    assert one.shape == other.shape
    return float((np.abs(one.astype(int) - other).max(axis=2) > APART).mean())


def scene(*paths: Path) -> Scene:
    """A face of 20 x 20 mm."""
    return Scene("scene", "Scene", 20, 20, paths, bleed=0.0, corner=0.0)


LIGHT = Linear((0, 0), (20, 20), ((0, "#102040", 1), (0.5, "#ffcc00", 0.4), (1, "#ffffff", 1)))
SUN = Radial((10, 10), 8, ((0, "#ffffff", 1), (1, "#aa2200", 0)), focus=(8, 8))
DRAWINGS = {
    "a gradient that shines through": Path(rect(0, 0, 20, 20), fill=LIGHT, opacity=0.8),
    "a light with a focus": Path(rect(0, 0, 20, 20), fill=SUN),
    "a line round what is filled": Path(
        ellipse(10, 10, 8, 6), fill="#336699", stroke="#000000", stroke_width=1, opacity=0.5
    ),
    "a hole": Path(rect(2, 2, 16, 16) + rect(6, 6, 8, 8), fill="#336699", even_odd=True),
    "an outline that is written": Path(written(ellipse(10, 10, 8, 6)), fill="#336699"),
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_painted_as_its_svg_shows_it(name: str) -> None:
    assert differ(painted(scene(DRAWINGS[name])), as_svg(scene(DRAWINGS[name]))) < 0.005


def test_words_symbols_and_clips_are_painted_as_their_svg_shows_them() -> None:
    assert differ(painted(card()), as_svg(card())) < 0.005


def test_what_is_painted_is_what_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = painted(card())
    monkeypatch.setattr(canvas, "cairocffi", None)
    assert differ(ours, painted(card())) < 0.03


@pytest.mark.parametrize(("game", "language"), [("empires", "zh-Hant"), ("race", "en"), ("roll", "zh-Hans")])
def test_faces_of_a_game_are_painted_as_their_svg_shows_them(game: str, language: str) -> None:
    content = open_set(game)
    pieces = [piece.id for _, piece in content.every_piece()][::40]
    sides, _ = faces_of(content, language, only=pieces)
    assert max(differ(painted(side.front), as_svg(side.front)) for side in sides) < 0.02


def test_a_face_is_painted_without_a_document() -> None:
    with rasters.rasters([card()]) as drawn:
        drawn.dots(card(), Cut(DPI))
        assert "_printed" not in vars(drawn)


PHOTO = Picture((0, 0, 20, 20), "sum", "photo.png", (10, 10))
PACKED = Packed(b"\x90", "key", (), (), (PHOTO,))


@pytest.mark.parametrize("item", [PHOTO, PACKED])
def test_what_holds_a_picture_of_ones_own_is_read_from_its_pdf(item: Picture | Packed) -> None:
    face = Scene("photo", "Photo", 20, 20, (item,), bleed=0.0, corner=0.0)
    with rasters.rasters([face, card()]) as drawn:
        assert drawn.read_from_pdf == {"photo"}


def test_what_is_drawn_flat_hides_nothing_else() -> None:
    flat = Group((Path(rect(0, 0, 5, 5), fill="#000000"),), matrix=(0.0, 0.0, 0.0, 1.0, 0.0, 0.0))
    face = Scene("flat", "Flat", 20, 20, (flat, Path(rect(0, 0, 20, 20), fill="#336699")), bleed=0.0, corner=0.0)
    assert (painted(face) == (0x33, 0x66, 0x99)).all()


def test_a_shaped_run_keeps_the_places_of_its_glyphs() -> None:
    words = (Glyphs(2, 10, "AB", shipped(FALLBACKS[0]), 6, 12, ((36, 0, 0, "A"), (37, 1200, 0, "B"))),)
    face = Scene("run", "Run", 20, 20, words, bleed=0.0, corner=0.0)
    assert painted(face).min() < APART
    assert differ(painted(face), as_svg(face)) < 0.005


def test_a_page_as_png_is_painted() -> None:
    page = Image.open(BytesIO(page_png(face_page(card()), dpi=DPI)))
    assert (np.asarray(page) == painted(card())).all()


def test_a_page_with_a_picture_of_ones_own_is_drawn_from_its_svg() -> None:
    assert not canvas.paints((PHOTO,))


WIDE = Scene("wide", "Wide", 60, 60, (), bleed=0.0, corner=0.0)
SMOOTH = {
    "round": Radial((30, 30), 40, ((0, "#ffffff", 1), (0.4, "#3060a0", 1), (1, "#102030", 1))),
    "round and clear": Radial((30, 30), 30, ((0, "#ffcc00", 0.8), (1, "#aa2200", 0)), focus=(24, 28)),
    "slanting": Linear((0, 0), (60, 50), ((0, "#102040", 1), (0.5, "#ffcc00", 0.4), (1, "#ffffff", 1))),
    "level": Linear((0, 0), (60, 0), ((0, "#204010", 1), (1, "#f0e0d0", 1))),
    "upright": Linear((0, 0), (0, 60), ((0, "#204010", 1), (1, "#f0e0d0", 1))),
    "sharp": Linear((0, 0), (60, 60), ((0.5, "#000000", 1), (0.501, "#ffffff", 1))),
}


@pytest.mark.parametrize("name", SMOOTH)
def test_a_gradient_that_is_worked_out_for_one_dot_of_several_looks_as_if_for_each(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    disc = Path(ellipse(30, 30, 29, 25), fill=SMOOTH[name], opacity=0.9)
    face = replace(WIDE, items=(Group((disc,), matrix=turned(20, 30, 30), clip=rect(5, 5, 50, 50)),))
    ours = painted(face).astype(int)
    monkeypatch.setattr(canvas, "_COARSEST", 1)
    assert np.abs(ours - painted(face)).max() <= canvas._APART + 2


def test_a_small_part_of_a_steep_gradient_is_worked_out_for_each_dot() -> None:
    here = (10.0, 0.0, 0.0, 10.0, 0.0, 0.0)
    assert canvas._smooth_for(SMOOTH["sharp"], here) < 2 <= canvas._smooth_for(SMOOTH["slanting"], here)


def test_the_patches_of_a_texture_are_painted_as_if_each_were_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    texture = filled(ellipse(30, 30, 28, 20), stipple("#204060", 60, 0.8, 0.7))
    face = replace(WIDE, items=(Group((texture,), matrix=turned(30, 30, 30)),))
    ours = painted(face)
    monkeypatch.setattr(canvas, "_LARGEST_PATCH", 0)
    assert 0 < np.abs(ours.astype(int) - painted(face)).mean() < 1
    assert differ(ours, as_svg(face)) < 0.02


def test_what_lies_below_the_words_is_painted_once_for_two_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    art = Group(
        (Path(rect(0, 0, 20, 20), fill=LIGHT), Path(ellipse(9, 9, 5, 5), fill="#ff0000")), clip=rect(1, 1, 9, 9)
    )
    faces = [
        Scene("one", "One", 20, 20, (art, Text(2, 10, word, "NotoSans-Bold", 6, 8), art), bleed=0.0, corner=0.0)
        for word in ("Sun", "Moon")
    ]
    alone = [painted(face) for face in faces]
    kept, drawn = rasters.Kept(), []
    ours = canvas.painted
    monkeypatch.setattr(rasters, "painted", lambda items, *how: drawn.append(items) or ours(items, *how))
    for face, expected in zip(faces, alone, strict=True):
        with rasters.rasters([face], kept) as pictures:
            assert (pictures.dots(face, Cut(DPI)) == expected).all()
    below = [items for items in drawn if not any(isinstance(item, Text) for item in inside(items))]
    assert len(below) == 1 and len(drawn) == 3


def test_words_of_a_face_that_is_packed_are_found() -> None:
    word = Text(2, 10, "Sun", "NotoSans-Bold", 6, 8)
    art = Path(rect(0, 0, 20, 20), fill="#336699")
    below, above = canvas.parted((Group((Packer().packed((art, Group((art, word)), art)),)),))
    assert below == (Group((art, Group((art,)))),) and above == (Group((Group((word,)), art)),)
