"""Motifs in the light: the side that faces it is brighter than the other."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image, ImageStat

from generator.print.drawing.colours import Palette
from generator.print.drawing.scene import Group, Item, Path, Scene, Spot
from generator.print.drawing.shapes import rect
from generator.print.layout.motifs import (
    Arches,
    Beams,
    Emblem,
    Fleet,
    Lattice,
    Motif,
    Orbits,
    Planet,
    Ridge,
    Skyline,
    Subject,
    Sun,
    Vessel,
)
from generator.print.parts.art import MOTIFS
from generator.print.parts.chance import Chance
from generator.print.parts.stage import FROM_LEFT, FROM_RIGHT, OPEN, Stage, light_of
from generator.print.writers.png import face_png
from tests.drawing.of_light import Icons

COLOURS = {
    "standard": {
        "sky": "#101c3c",
        "sky-light": "#2f4a72",
        "sky-line": "#8fa6cc",
        "star": "#f4ecd2",
        "land": "#5a6a80",
        "tint": "#c08040",
        "tint-dark": "#604020",
        "tint-light": "#e8c090",
        "ink": "#202020",
        "paper": "#f0f0e0",
    }
}
WIDTH, HEIGHT = 54.0, 76.6
SHAPES: dict[str, Motif] = {
    "planet": Planet(x=(27, 27), y=(23, 23), radius=(14, 14)),
    "planet with craters": Planet(x=(27, 27), y=(23, 23), radius=(14, 14), craters=(8, 8)),
    "planet with bands": Planet(x=(27, 27), y=(23, 23), radius=(14, 14), bands=(6, 6)),
    "moon on its orbit": Orbits(x=(27, 27), y=(23, 23), radii=(0.01,), moon=(9, 9), line=0),
    "emblem": Emblem(icon="box", x=(27, 27), y=(23, 23), size=(20, 20)),
    "turned emblem": Emblem(icon="box", x=(27, 27), y=(23, 23), size=(20, 20), turn=(90, 90)),
    "thing of a title": Subject(x=(0.5, 0.5), y=(0.3, 0.3), size=(0.4, 0.4), glow="sky"),
    "ship": Fleet(icon="box", count=(1, 1), x=(27, 27), y=(23, 23), size=(20, 20), heading=60),
    "hull of a vessel": Vessel(x=(27, 27), y=(23, 23), size=(24, 24), hull="tug"),
    "wreck": Vessel(x=(27, 27), y=(23, 23), size=(24, 24), hull="tug", torn=True, heading=(20, 20)),
    "tower": Skyline(count=(1, 1), height=(56, 56), x=(17, 37), light=None, tops=("flat",)),
}


def stage(light: Spot = FROM_LEFT) -> Stage:
    """A stage in the light."""
    made = Stage(WIDTH, HEIGHT, Chance("a card"), Palette(COLOURS, "standard"), Icons())  # type: ignore[arg-type]
    made.light = light
    made.titles = ("The Iron Castle",)
    return made


def seen(items: list[Item], box: tuple[float, float, float, float]) -> float:
    """How bright a part of a picture is."""
    ground = Path(rect(0, 0, WIDTH, HEIGHT), fill="#101c3c")
    scene = Scene("s", "s", WIDTH, HEIGHT, (ground, Group(tuple(items))), corner=0)
    picture = Image.open(io.BytesIO(face_png(scene, dpi=100))).convert("L")
    scale = picture.width / WIDTH
    return float(ImageStat.Stat(picture.crop(tuple(round(value * scale) for value in box))).mean[0])


def sides(motif: Motif, light: Spot) -> tuple[float, float]:
    """How bright a motif about (27, 23) is to the left and to the right of its middle."""
    items = MOTIFS[type(motif)](motif, stage(light))
    return seen(items, (19, 20, 26, 27)), seen(items, (28, 20, 35, 27))


@pytest.mark.parametrize("name", SHAPES)
def test_light_from_the_left_makes_the_left_side_brighter(name: str) -> None:
    left, right = sides(SHAPES[name], FROM_LEFT)
    assert left > right + 4


@pytest.mark.parametrize("name", SHAPES)
def test_light_from_the_right_makes_the_right_side_brighter(name: str) -> None:
    left, right = sides(SHAPES[name], FROM_RIGHT)
    assert right > left + 4


@pytest.mark.parametrize("rolling", [True, False])
def test_a_ground_is_brighter_above_than_below(rolling: bool) -> None:
    items = MOTIFS[Ridge](Ridge(height=(50, 50), rolling=rolling), stage())
    assert seen(items, (0, 28, WIDTH, 40)) > seen(items, (0, 64, WIDTH, 76)) + 4


def test_an_arcade_is_brightest_at_its_cornice() -> None:
    items = MOTIFS[Arches](Arches(count=(3, 3), height=(50, 50), storeys=(1, 1)), stage())
    assert seen(items, (0, 26.2, WIDTH, 26.8)) > seen(items, (0, 27, WIDTH, 30)) + 4


def test_a_net_of_cells_is_brightest_in_its_middle() -> None:
    items = MOTIFS[Lattice](Lattice(cell=(4, 4), x=(27, 27), y=(23, 23), count=(0, 0)), stage())
    assert seen(items, (25, 21, 29, 25)) > seen(items, (0, 0, 4, 4)) + 4


@pytest.mark.parametrize(
    "shining",
    [Sun(x=(27, 27), y=(23, 23), radius=(5, 5)), Beams(x=(27, 27), y=(23, 23), count=(20, 20), length=(40, 40))],
)
def test_what_shines_is_brightest_in_its_middle(shining: Motif) -> None:
    items = MOTIFS[type(shining)](shining, stage())
    assert seen(items, (25, 21, 29, 25)) > seen(items, (0, 60, WIDTH, HEIGHT)) + 20


@pytest.mark.parametrize(("x", "light"), [(10, FROM_LEFT), (45, FROM_RIGHT)])
def test_the_light_comes_from_the_side_of_the_sun(x: float, light: Spot) -> None:
    assert light_of((SHAPES["planet"], Sun(x=(x, x), y=(9, 9), radius=(5, 5))), WIDTH) == light


@pytest.mark.parametrize("window", [(0.0, 20.0), (30.0, 64.0), (0.0, 55.0)])
def test_a_thing_stands_where_the_scene_is_seen(window: tuple[float, float]) -> None:
    made: Any = stage()
    made.window = window
    half = 10 * made.size / 2
    assert window[0] <= made.level(30, half) - half and made.level(30, half) + half <= window[1]


def test_a_scene_that_nothing_lies_over_is_as_it_is_written() -> None:
    assert (stage().level(30, 5), stage().horizon(40), stage().size) == (30, HEIGHT - 40, 1)


def test_a_ground_below_what_is_seen_keeps_its_distance() -> None:
    made = stage()
    made.window = (0.0, 20.0)
    assert made.horizon(HEIGHT - OPEN - 10) == 30


@pytest.mark.parametrize("radius", [(0, 0), (-5, -5)])
@pytest.mark.parametrize("kind", [Planet, Sun])
def test_a_globe_of_no_size_is_drawn(kind: type[Planet | Sun], radius: tuple[float, float]) -> None:
    assert MOTIFS[kind](kind(x=(9, 9), y=(9, 9), radius=radius), stage())


def test_a_planet_of_no_size_has_bands_and_craters() -> None:
    assert MOTIFS[Planet](Planet(x=(9, 9), y=(9, 9), radius=(0, 0), bands=(5, 5), craters=(5, 5)), stage())
