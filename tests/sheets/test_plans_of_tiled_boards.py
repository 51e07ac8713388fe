"""The assembly plan: pictures as large as the page allows, each page's name in its window."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from generator.print.drawing.scene import Group, Item, Path, Scene, Text
from generator.print.drawing.shapes import rect
from generator.print.sheets.geometry import PAPERS
from generator.print.sheets.imposition import Imposition, Leaf, Page
from generator.print.sheets.tiling import INSET, tiled

Box = tuple[float, float, float, float]


def board(width: float, height: float, name: str = "board") -> Scene:
    ground = Path(rect(-3, -3, width + 6, height + 6), fill="#224466")
    return Scene(name, name, width, height, (ground,), bleed=3.0, corner=0.0)


def plan(width: float = 376.0, height: float = 254.0, sides: int = 1) -> Page:
    back = board(width, height, "behind") if sides == 2 else None
    return tiled([Leaf(board(width, height), back)], Imposition(paper=PAPERS["a4"]))[0]


def box(segments: Any) -> Box:
    points = [(float(segment[1]), float(segment[2])) for segment in segments if len(segment) == 3]
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def pictures(page: Page) -> list[Box]:
    """Where the sides of the board are shown."""
    return [box(item.clip) for item in page.items if isinstance(item, Group)]


def named(page: Page) -> list[tuple[Box, Box, Text]]:
    """For each window its frame, the label's ground and the name that stands on it."""
    found: list[tuple[Box, Box, Text]] = []
    items: list[Item] = [*page.items]
    for place, item in enumerate(items):
        if isinstance(item, Path) and item.stroke == "#d8402c":
            ground, name = items[place + 1 : place + 3]
            assert isinstance(ground, Path) and isinstance(name, Text)
            found.append((box(item.segments), box(ground.segments), name))
    return found


@pytest.mark.parametrize("sides", [1, 2])
def test_a_name_stands_in_the_middle_of_its_window(sides: int) -> None:
    for frame, _, name in named(plan(sides=sides)):
        assert name.x + name.width / 2 == pytest.approx((frame[0] + frame[2]) / 2)
        assert name.y - 2.1 == pytest.approx((frame[1] + frame[3]) / 2)


def test_a_name_has_a_light_ground_behind_it() -> None:
    for _, (left, top, right, bottom), name in named(plan()):
        assert (left + right) / 2 == pytest.approx(name.x + name.width / 2)
        assert (top + bottom) / 2 == pytest.approx(name.y - 2.1)


def test_windows_are_framed_within_the_picture() -> None:
    page = plan()
    ((left, top, right, bottom),) = pictures(page)
    frames = [frame for frame, _, _ in named(page)]
    found = min(f[0] for f in frames), min(f[1] for f in frames), max(f[2] for f in frames), max(f[3] for f in frames)
    assert found == pytest.approx((left, top, right, bottom))


@pytest.mark.parametrize(("width", "height"), [(376.0, 254.0), (600.0, 150.0), (200.0, 600.0)])
@pytest.mark.parametrize("sides", [1, 2])
def test_a_picture_keeps_the_boards_proportions(width: float, height: float, sides: int) -> None:
    for left, top, right, bottom in pictures(plan(width, height, sides)):
        assert (right - left) / (bottom - top) == pytest.approx(width / height)


def test_a_wide_board_is_shown_as_wide_as_the_page() -> None:
    page = plan(600.0, 150.0)
    ((left, _, right, _),) = pictures(page)
    assert (left, right) == pytest.approx((INSET, page.width - INSET))


def test_an_upright_board_is_shown_down_to_the_margin_in_the_middle_of_the_page() -> None:
    page = plan(200.0, 600.0)
    ((left, _, right, bottom),) = pictures(page)
    assert (left + right, bottom) == pytest.approx((page.width, page.height - INSET - 6))


@pytest.mark.parametrize(("width", "height"), [(376.0, 254.0), (200.0, 600.0)])
def test_two_sides_stand_one_below_the_other(width: float, height: float) -> None:
    page = plan(width, height, 2)
    shown = pictures(page)
    assert all(upper[3] < lower[1] for upper, lower in pairwise(shown))
    assert shown[-1][3] <= page.height - INSET
