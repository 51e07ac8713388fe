"""Outlines: path data read as it is meant and written as it was drawn, named shapes inside their boxes, chance that
never changes.
"""

from __future__ import annotations

import math

import pytest

from generator.print.drawing.colours import Palette, UnknownColour
from generator.print.drawing.scene import Segment
from generator.print.drawing.shapes import SHAPES, arc, circle, moved, parse, rect, spiral
from generator.print.drawing.written import WIDEST_DOT, box, boxes, dots, ellipses, read, written
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


def test_a_name_that_leads_nowhere_is_told_each_time_it_is_asked_for() -> None:
    palette = Palette({"standard": {"ink": "#111111"}}, "standard")
    for _ in range(2):
        with pytest.raises(UnknownColour):
            palette.renamed({"ground": "nowhere"})


@pytest.mark.parametrize("number", ["1e999", "-1e400", "10001", "-99999.5"])
def test_a_number_beyond_all_drawings_is_refused(number: str) -> None:
    with pytest.raises(ValueError, match="beyond 10000"):
        parse(f"M 0 0 L {number} 3")


STEPS = 40
FARTHEST_FROM_ROUND = 0.0075
"""In mm, with the roundings of what is written."""


def points(outline: str) -> list[tuple[float, float]]:
    """Points along the curves of an outline."""
    found: list[tuple[float, float]] = []
    x = y = 0.0
    for segment in read(outline):
        if segment[0] == "C":
            found += [on_curve((x, y), segment, step / STEPS) for step in range(STEPS)]
        if segment[0] != "Z":
            x, y = float(segment[-2]), float(segment[-1])
    return found


def on_curve(start: tuple[float, float], segment: Segment, part: float) -> tuple[float, float]:
    ends = [start, *((float(segment[i]), float(segment[i + 1])) for i in (1, 3, 5))]  # type: ignore[misc]
    weights = ((1 - part) ** 3, 3 * (1 - part) ** 2 * part, 3 * (1 - part) * part**2, part**3)
    x, y = (sum(weight * end[axis] for weight, end in zip(weights, ends, strict=True)) for axis in (0, 1))
    return x, y


@pytest.mark.parametrize("size", [0.25, 0.8, WIDEST_DOT, WIDEST_DOT + 0.5])
def test_a_dot_is_round(size: float) -> None:
    along = points(dots([(3.0, 5.0, size)]))
    off = [abs(math.hypot(x - 3.0 - size / 2, y - 5.0 - size / 2) - size / 2) for x, y in along]
    assert max(off) < FARTHEST_FROM_ROUND


def test_a_dot_goes_all_the_way_round() -> None:
    along = points(dots([(0.0, 0.0, 1.0)]))
    assert {(x > 0.5, y > 0.5) for x, y in along} == {(True, True), (True, False), (False, True), (False, False)}


def test_what_is_wider_than_a_dot_is_an_ellipse() -> None:
    assert dots([(1.0, 2.0, 3.0)]) == ellipses([(2.5, 3.5, 1.5, 1.5)])


def test_a_box_is_a_rectangle() -> None:
    assert box(1.0, 2.0, 3.0, 4.5) == written(rect(1.0, 2.0, 3.0, 4.5)) == boxes([(1.0, 3.0)], [(2.0, 4.5)], (0,))


def test_several_whole_numbers_are_those_drawn_one_by_one() -> None:
    one, other = Chance("card"), Chance("card")
    assert one.wholes(9, (2, 5)) == [other.whole((2, 5)) for _ in range(9)]


def test_chance_goes_on_after_several_whole_numbers() -> None:
    one, other = Chance("card"), Chance("card")
    one.wholes(3, (0, 2))
    for _ in range(3):
        other.whole((0, 2))
    assert one.between((0.0, 1.0)) == other.between((0.0, 1.0))
