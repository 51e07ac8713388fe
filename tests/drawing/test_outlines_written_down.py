"""What is written down as it is drawn is what was to be drawn."""

from __future__ import annotations

import math

import pytest

from generator.print.drawing.scene import Segment
from generator.print.drawing.shapes import rect
from generator.print.drawing.written import WIDEST_DOT, box, boxes, dots, ellipses, read, written
from generator.print.parts.chance import Chance

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
