"""Outlines: path data read as it is meant, named shapes inside their boxes, chance that never changes."""

from __future__ import annotations

import pytest

from generator.print.drawing.colours import Palette, UnknownColour
from generator.print.drawing.shapes import SHAPES, arc, circle, moved, parse, spiral
from generator.print.parts.chance import Chance
from tests.faces.drawings import bounds


def test_path_data_in_both_cases() -> None:
    assert parse("M1 2L3 4H5V6Z") == parse("m1,2 l2 2h2 v2z")
    assert parse("M0 0 10 0 10 10") == (("M", 0, 0), ("L", 10, 0), ("L", 10, 10))
    assert parse("M0 0C1 1 2 2 3 3")[-1] == ("C", 1, 1, 2, 2, 3, 3)
    assert parse("M0 0Q3 3 6 0")[-1] == pytest.approx(("C", 2, 2, 4, 2, 6, 0))
    assert parse("M-.5-1.5L1e1.5")[-1] == ("L", 10, 0.5)


def test_an_arc_of_path_data_ends_where_it_says() -> None:
    outline = parse("M2 12A10 10 0 1 1 22 12")
    assert outline[-1][-2:] == pytest.approx((22, 12))
    assert bounds(outline)[1] == pytest.approx(2, abs=1e-6)
    assert parse("M0 0A0 5 0 0 1 4 4")[-1] == ("L", 4, 4)


@pytest.mark.parametrize("data", ["M0 0 X1", "1 2", "M1", "M0 0L1", "M0 0Z 3 4"])
def test_faulty_path_data_is_refused(data: str) -> None:
    with pytest.raises(ValueError, match="path data"):
        parse(data)


@pytest.mark.parametrize("name", sorted(SHAPES))
def test_named_shapes_fill_their_box(name: str) -> None:
    left, top, right, bottom = bounds(SHAPES[name](10, 20, 8, 8))
    assert left >= 10 - 1e-9 and top >= 20 - 1e-9 and right <= 18 + 1e-9 and bottom <= 28 + 1e-9
    assert right - left > 6 and bottom - top > 4


def test_curves_are_round() -> None:
    for _, *numbers in arc(0, 0, 5, 5, 0, 360)[1:]:
        assert float(numbers[-2]) ** 2 + float(numbers[-1]) ** 2 == pytest.approx(25)
    assert bounds(circle(1, 1, 2)) == pytest.approx((-1, -1, 3, 3))
    assert spiral(0, 0, 4, 4, 2)[-1][-2:] == pytest.approx((4, 0))
    assert moved((("M", 1.0, 2.0),), (-1, 0, 0, -1, 10, 10)) == (("M", 9, 8),)


def test_chance_depends_on_the_name_alone() -> None:
    first, again, other = Chance("E01/a"), Chance("E01/a"), Chance("E01/b")
    drawn = [first.whole((1, 100)) for _ in range(20)]
    assert drawn == [again.whole((1, 100)) for _ in range(20)]
    assert drawn != [other.whole((1, 100)) for _ in range(20)]
    assert all(1 <= number <= 100 for number in drawn)
    assert drawn[:3] == [Chance("E01/a").whole((1, 100)), *drawn[1:3]]


def test_colours() -> None:
    standard = {"sky": "blue", "blue": "#0000FF", "loop": "pool", "pool": "loop"}
    themes = {"standard": standard, "low": {"blue": "#eeeeff"}}
    assert Palette(themes, "standard").colour("sky") == "#0000ff"
    assert Palette(themes, "low").renamed({"ground": "sky"}).colour("ground") == "#eeeeff"
    for name in ("loop", "nothing"):
        with pytest.raises(UnknownColour):
            Palette(themes, "standard").colour(name)


@pytest.mark.parametrize("number", ["1e999", "-1e400", "10001", "-99999.5"])
def test_a_number_beyond_all_drawings_is_refused(number: str) -> None:
    with pytest.raises(ValueError, match="beyond 10000"):
        parse(f"M 0 0 L {number} 3")
