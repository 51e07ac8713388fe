"""Tiled boards: the windows cover the board and agree where they overlap, crosses meet, and the plan names each
page.
"""

from __future__ import annotations

import itertools
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.print.drawing.scene import Group, Item, Path, Scene, Text, Use
from generator.print.drawing.shapes import rect
from generator.print.sheets.geometry import PAPERS, PRINTER_MARGIN
from generator.print.sheets.imposition import Imposition, ImpositionError, Leaf, Page
from generator.print.sheets.marks import SHORTEST_MARK
from generator.print.sheets.tiling import (
    INSET,
    OVERLAP,
    Tiling,
    _cuts,
    _tiling,
    choose_tiling,
    coordinates,
    crosses,
    tiled,
)
from tests.sheets.test_trims_and_backs import bounds, marks, overlap

WIDTHS = st.floats(230, 900)
HEIGHTS = st.floats(200, 700)


def board(width: float = 376.0, height: float = 254.0, name: str = "board") -> Scene:
    """A plain board drawn to its bleed."""
    ground = Path(rect(-3, -3, width + 6, height + 6), fill="#224466")
    return Scene(name, name, width, height, (ground,), bleed=3.0, corner=0.0)


def how(paper: str = "a4", **wishes: Any) -> Imposition:
    return Imposition(paper=PAPERS[paper], **wishes)


def cut(width: float = 376.0, height: float = 254.0, paper: str = "a4") -> Tiling:
    return choose_tiling(board(width, height), how(paper))


def places(tiling: Tiling) -> list[tuple[int, int]]:
    return list(itertools.product(range(tiling.columns), range(tiling.rows)))


def sheets(pages: tuple[Page, ...]) -> list[Page]:
    """The pages that show a part of a board, without its plan."""
    return [page for page in pages if page.placed]


def drawn(page: Page) -> tuple[Use, list[tuple[float, ...]]]:
    """How a page places the board, and the corners of what it shows."""
    group = next(item for item in page.items if isinstance(item, Group))
    assert isinstance(group.items[0], Use) and group.clip is not None
    return group.items[0], [tuple(segment[1:]) for segment in group.clip if len(segment) == 3]


@settings(max_examples=60, deadline=None)
@given(WIDTHS, HEIGHTS, st.sampled_from(sorted(PAPERS)))
def test_the_windows_together_are_the_board_with_its_bleed(width: float, height: float, paper: str) -> None:
    tiling = cut(width, height, paper)
    last = tiling.window(tiling.columns - 1, tiling.rows - 1)
    assert tiling.window(0, 0)[:2] == (-tiling.bleed, -tiling.bleed)
    assert last[2:] == pytest.approx((width + tiling.bleed, height + tiling.bleed))


@settings(max_examples=60, deadline=None)
@given(WIDTHS, HEIGHTS, st.sampled_from(sorted(PAPERS)))
def test_neighbours_overlap_by_the_glue_tab_and_no_more(width: float, height: float, paper: str) -> None:
    tiling = cut(width, height, paper)
    for column, row in places(tiling):
        _, _, right, bottom = tiling.window(column, row)
        assert right - tiling.window(column + 1, row)[0] == pytest.approx(OVERLAP)
        assert bottom - tiling.window(column, row + 1)[1] == pytest.approx(OVERLAP)


@settings(max_examples=60, deadline=None)
@given(WIDTHS, HEIGHTS, st.sampled_from(sorted(PAPERS)))
def test_every_window_lies_inside_what_the_printer_prints(width: float, height: float, paper: str) -> None:
    tiling = cut(width, height, paper)
    assert (tiling.paper.width - tiling.width) / 2 >= PRINTER_MARGIN
    assert (tiling.paper.height - tiling.height) / 2 >= PRINTER_MARGIN


@settings(max_examples=60, deadline=None)
@given(WIDTHS, HEIGHTS, st.sampled_from(sorted(PAPERS)))
def test_two_pages_that_share_a_strip_share_its_crosses(width: float, height: float, paper: str) -> None:
    side, tiling = board(width, height), cut(width, height, paper)
    for one, other in itertools.combinations(places(tiling), 2):
        first, second = tiling.window(*one), tiling.window(*other)
        strip = (max(first[0], second[0]), max(first[1], second[1]), min(first[2], second[2]), min(first[3], second[3]))
        if strip[0] < strip[2] and strip[1] < strip[3]:
            shared = set(crosses(side, tiling, *one)) & set(crosses(side, tiling, *other))
            assert shared, (one, other)


def test_a_seam_has_a_cross_at_both_ends() -> None:
    assert [len(crosses(board(), cut(), column, 0)) for column in (0, 1)] == [2, 2]


def test_a_ship_board_is_two_upright_a4_sheets() -> None:
    tiling = cut()
    assert (tiling.columns, tiling.rows, tiling.paper.width, tiling.bleed) == (2, 1, 210.0, 3.0)


@pytest.mark.parametrize(("paper", "pages"), [("a4", 3), ("letter", 3), ("a3", 1), ("a2", 1), ("a1", 1)])
def test_a_board_is_printed_whole_where_the_paper_is_large_enough(paper: str, pages: int) -> None:
    assert len(tiled([Leaf(board())], how(paper))) == pages


def test_nothing_is_scaled() -> None:
    for page in sheets(tiled([Leaf(board())], how())):
        use, _ = drawn(page)
        assert use.matrix[:4] == (1.0, 0.0, 0.0, 1.0)


def test_a_page_shows_its_window() -> None:
    tiling = cut()
    for page, place in zip(sheets(tiled([Leaf(board())], how())), places(tiling), strict=True):
        use, corners = drawn(page)
        left, top, right, bottom = tiling.window(*place)
        moved = [(corner[0] - use.matrix[4], corner[1] - use.matrix[5]) for corner in corners]
        assert moved[0] == pytest.approx((left, top))
        assert moved[2] == pytest.approx((right, bottom))


def ends(page: Page) -> set[tuple[float, float]]:
    """Where the marks of a page begin and end."""
    return {
        (round(x, 4), round(y, 4))
        for item in page.items
        if isinstance(item, Path)
        for segment in item.segments
        if len(segment) == 3
        for _, x, y in [segment]
    }


@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
@pytest.mark.parametrize("backs", ["none", "duplex-long", "duplex-short"])
def test_no_mark_lies_on_the_part_of_a_board_that_a_page_shows(paper: str, backs: Any) -> None:
    for page in sheets(tiled([Leaf(board(), board(name="behind"))], how(paper, backs=backs))):
        shown = bounds([item for item in page.items if isinstance(item, Group)])
        assert [mark for mark in marks(page) if overlap(mark, shown)] == []


@pytest.mark.parametrize("arm", [-3.0, 3.0])
def test_crosses_on_both_pages_meet_when_the_windows_do(arm: float) -> None:
    tiling = cut()
    for (column, row), page in zip(places(tiling), sheets(tiled([Leaf(board())], how())), strict=True):
        dx, dy = tiling.origin(column, row)
        for x, y in crosses(board(), tiling, column, row):
            assert (round(x + dx + arm, 4), round(y + dy, 4)) in ends(page)


def test_a_page_is_marked_where_it_is_cut() -> None:
    """At the board's rim at the trim, at a seam at the left edge of the window and before the tab at its right."""
    tiling = cut()
    for (column, row), page in zip(places(tiling), sheets(tiled([Leaf(board())], how())), strict=True):
        (dx, _), (left, top, right, _) = tiling.origin(column, row), tiling.window(column, row)
        first = 0.0 if column == 0 else left
        last = 376.0 if column == tiling.columns - 1 else right - OVERLAP
        above = round(top + tiling.origin(column, row)[1] - 0.3, 4)
        assert {(round(first + dx, 4), above), (round(last + dx, 4), above)} <= ends(page)


def test_what_is_printed_of_a_page_is_as_large_as_its_window() -> None:
    tiling = cut()
    for page in sheets(tiled([Leaf(board())], how())):
        assert page.bleed is not None
        left, top, right, bottom = page.bleed
        assert (right - left, bottom - top) == pytest.approx((tiling.width, tiling.height))


def test_a_board_that_is_there_once_is_not_numbered() -> None:
    assert sheets(tiled([Leaf(board())], how()))[0].title == "board A1"


@pytest.mark.parametrize(("paper", "backs"), [("a4", "duplex-long"), ("a4", "duplex-short"), ("letter", "duplex-long")])
def test_each_back_page_lies_behind_its_front(paper: str, backs: str) -> None:
    pages = sheets(tiled([Leaf(board(), board(name="behind"))], how(paper, backs=backs)))
    for ahead, behind in zip(pages[::2], pages[1::2], strict=True):
        one, other = ahead.placed[0], behind.placed[0]
        level = behind.turned_on == "horizontal"
        assert other.x == pytest.approx(one.x if level else ahead.width - one.x - one.width)
        assert other.y == pytest.approx(ahead.height - one.y - one.height if level else one.y)
        assert (other.rotation, behind.is_back) == (180 if level else 0, True)


def test_two_sides_to_glue_lie_back_to_back() -> None:
    pages = sheets(tiled([Leaf(board(), board(name="behind"))], how(backs="gutterfold")))
    for ahead, behind in zip(pages[:2], pages[2:], strict=True):
        one, other = ahead.placed[0], behind.placed[0]
        assert ahead.width - one.x - one.width == pytest.approx(other.x)
        assert (one.y, behind.is_back) == (other.y, True)


def test_on_a_duplex_printer_each_page_has_its_back_after_it() -> None:
    pages = sheets(tiled([Leaf(board(), board(name="behind"), count=2)], how()))
    assert [page.is_back for page in pages] == [False, True] * 4


def test_to_be_glued_fronts_come_before_backs_and_copies_after_each_other() -> None:
    pages = sheets(tiled([Leaf(board(), board(name="behind"), count=2)], how(backs="gutterfold")))
    assert [page.is_back for page in pages] == [False, False, True, True] * 2


@pytest.mark.parametrize(("backs", "told"), [("duplex-long", False), ("gutterfold", True)])
def test_the_plan_says_when_a_side_is_to_be_glued_on(backs: str, told: bool) -> None:
    plan = tiled([Leaf(board(), board(name="behind"))], how(backs=backs))[0]
    words = " ".join(item.text for item in plan.items if isinstance(item, Text))
    assert ("Glue the other side" in words) == told


def test_pages_are_called_by_column_and_row() -> None:
    tiling = cut(700, 500)
    assert [coordinates(tiling, column, 1) for column in range(2)] == ["A2", "B2"]
    assert coordinates(tiling, tiling.columns - 1, 0, behind=True) == "A1"


def test_the_plan_shows_the_board_and_names_every_page() -> None:
    plan = tiled([Leaf(board(), board(name="behind"))], how())[0]
    words = [item.text for item in plan.items if isinstance(item, Text)]
    assert [words.count(name) for name in ("A1", "B1")] == [2, 2]
    assert len([item for item in plan.items if isinstance(item, Group)]) == 2


def test_without_backs_only_fronts_are_printed() -> None:
    assert not any(page.is_back for page in tiled([Leaf(board(), board(name="behind"))], how(backs="none")))


def test_paper_without_room_is_refused() -> None:
    with pytest.raises(ImpositionError, match="cannot be tiled"):
        choose_tiling(board(), how(margin=95.0))


@pytest.mark.parametrize(("more", "columns"), [(0.0, 1), (0.01, 2)])
def test_a_board_as_wide_as_the_room_there_is_takes_one_sheet_across(more: float, columns: int) -> None:
    room = PAPERS["a4"].width - 2 * (PRINTER_MARGIN + SHORTEST_MARK)
    tiling = _tiling(board(room - 2 * 3.0 + more, 100.0), PAPERS["a4"], 3.0, PRINTER_MARGIN, OVERLAP)
    assert tiling is not None and tiling.columns == columns


@pytest.mark.parametrize(("room", "length"), [(1000.0, 4.0), (1.5, 1.5)], ids=["much room", "little room"])
def test_marks_begin_beside_the_window_and_end_where_printing_does(room: float, length: float) -> None:
    tiling = cut()
    x, y = tiling.origin(0, 0)
    left, top, right, bottom = (edge + (x, y)[axis % 2] for axis, edge in enumerate(tiling.window(0, 0)))
    drawn = _cuts(board(), tiling, (0, 0), (left - room, top - room, right + room, bottom + room))
    ends = [point[1:] for point in drawn]
    pairs = [*zip(ends[::2], ends[1::2], strict=True)]
    upright = {edge for one, other in pairs if one[0] == other[0] for edge in (one[1], other[1])}
    level = {edge for one, other in pairs if one[1] == other[1] for edge in (one[0], other[0])}
    assert sorted(upright) == pytest.approx([top - length, top - 0.3, bottom + 0.3, bottom + length])
    assert sorted(level) == pytest.approx([left - length, left - 0.3, right + 0.3, right + length])


Box = tuple[float, float, float, float]


def board_of_plans(width: float, height: float, name: str = "board") -> Scene:
    ground = Path(rect(-3, -3, width + 6, height + 6), fill="#224466")
    return Scene(name, name, width, height, (ground,), bleed=3.0, corner=0.0)


def plan(width: float = 376.0, height: float = 254.0, sides: int = 1) -> Page:
    back = board_of_plans(width, height, "behind") if sides == 2 else None
    return tiled([Leaf(board_of_plans(width, height), back)], Imposition(paper=PAPERS["a4"]))[0]


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
