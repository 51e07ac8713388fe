"""Pieces on sheets: turned, round, on pads, at the bounds of what is free, between a plotter's marks; and what there
is to cut.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from functools import cache
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.cli import main
from generator.print.drawing.scene import Group, Scene, Use
from generator.print.drawing.scene import Path as DrawnPath
from generator.print.drawing.scene import Path as Outline
from generator.print.drawing.shapes import rect
from generator.print.sheets.calibration import upright
from generator.print.sheets.duplex import (
    EDGE_SECONDS,
    RULER_SECONDS,
    Cuts,
    Imposition,
    Leaf,
    Page,
    Placed,
    cuts_of,
    said,
)
from generator.print.sheets.geometry import PAPERS
from generator.print.sheets.imposition import ImpositionError, impose, pad_pages, pages_of_pads, stands_alone
from generator.print.sheets.marks import CORNER_CLEAR, PLOTTED, Box, registration_marks
from generator.print.sheets.packing import Manner, Sheet, Space, Try, _into, packed
from generator.print.writers.cut_files import cut_file, layers_of
from generator.print.writers.svg import face_svg
from tests.sheets.paper_used import page_use
from tests.sheets.test_trims_and_backs import clips, marks, overlap, trim

LETTER = PAPERS["letter"]
TWO_SIDED = ("duplex-long", "duplex-short", "gutterfold")
Spot = tuple[float, float]


def pieces(width: float, height: float, count: int = 1, bleed: float = 2.0, back: bool = False) -> Leaf:
    """Components of one size."""
    sides = [Scene(name, name, width, height, (), bleed=bleed, corner=0) for name in ("front", "back")]
    return Leaf(sides[0], sides[1] if back else None, count, kind="Pieces")


def notes(backs: str = "none") -> tuple[Page, ...]:
    """27 notes, of which upright ones lie 24 to a sheet."""
    return impose([pieces(56, 28, 27, back=True)], Imposition(backs=backs))  # type: ignore[arg-type]


def drawn(page: Page) -> list[tuple[Spot, Spot]]:
    """Where the top left and the bottom right corner of each face come to lie."""
    uses = [item.items[0] for item in page.items if isinstance(item, Group)]
    found = []
    for use in uses:
        assert isinstance(use, Use)
        a, b, c, d, e, f = use.matrix
        width, height = 56.0, 28.0
        found.append(((e, f), (a * width + c * height + e, b * width + d * height + f)))
    return found


def reflected(page: Page, at: Spot) -> Spot:
    """A point as it lies on the other side of the sheet, or across the fold."""
    return (page.width - at[0], at[1]) if page.turned_on == "vertical" else (at[0], page.height - at[1])


def is_cut_across(boxes: Sequence[Box]) -> bool:
    """Whether straight cuts from edge to edge part all boxes, one cut after the other."""
    if len(boxes) < 2:
        return True
    for near, far in ((0, 2), (1, 3)):
        for cut in {box[far] for box in boxes}:
            before = [box for box in boxes if box[far] <= cut + 1e-6]
            after = [box for box in boxes if box[near] >= cut - 1e-6]
            if after and len(before) + len(after) == len(boxes):
                return is_cut_across(before) and is_cut_across(after)
    return False


def test_notes_lie_on_their_side_where_three_more_fit_a_sheet() -> None:
    (page,) = notes()
    assert {(spot.width, spot.height, spot.rotation) for spot in page.placed} == {(28.0, 56.0, 90)}


def test_upright_and_turned_pieces_share_a_sheet_where_more_fit_so() -> None:
    (page,) = impose([pieces(60, 50, 13)], Imposition(paper=LETTER))
    assert {spot.rotation for spot in page.placed} == {0, 90}


def test_small_pieces_lie_in_the_strip_that_large_ones_leave() -> None:
    assert len(impose([pieces(88, 63, 8), pieces(12, 12, 4)], Imposition())) == 1


def test_nothing_is_turned_where_no_more_fit() -> None:
    pages = impose([pieces(63, 88, 19, back=True)], Imposition())
    assert {spot.rotation for page in pages for spot in page.placed if not spot.is_back} == {0}


@pytest.mark.parametrize("backs", ["duplex-long", "duplex-short"])
def test_a_turned_back_lies_head_to_head_behind_its_front(backs: str) -> None:
    """The top left corner of a front is where the top right one of its back is, seen through the paper."""
    front, back = notes(backs)
    for ahead, behind in zip(drawn(front), drawn(back), strict=True):
        (left, top), (right, bottom) = ahead
        assert reflected(back, (left, bottom)) == pytest.approx(behind[0], abs=1e-6)
        assert reflected(back, (right, top)) == pytest.approx(behind[1], abs=1e-6)


def test_a_folded_sheet_has_turned_backs_head_to_head_behind_their_fronts() -> None:
    for page in impose([pieces(56, 28, 13, back=True)], Imposition(backs="gutterfold")):
        spots = {side: [spot for spot in page.placed if spot.is_back == side] for side in (False, True)}
        for ahead, behind in zip(spots[False], spots[True], strict=True):
            turn = 180 if page.turned_on == "horizontal" else 0
            assert (behind.rotation - (360 - ahead.rotation if ahead.rotation else 0) - turn) % 360 == 0
            corners = [reflected(page, trim(behind)[:2]), reflected(page, trim(behind)[2:])]
            assert sorted(x for x, _ in corners) == pytest.approx([ahead.x, ahead.x + ahead.width])
            assert sorted(y for _, y in corners) == pytest.approx([ahead.y, ahead.y + ahead.height])


def test_what_a_turned_face_shows_lies_where_the_page_says() -> None:
    (page,) = notes()
    for spot, (one, other) in zip(page.placed, drawn(page), strict=True):
        xs, ys = sorted((one[0], other[0])), sorted((one[1], other[1]))
        assert (xs[0], ys[0], xs[1], ys[1]) == pytest.approx(trim(spot))


def test_a_plotter_cuts_a_turned_piece_on_its_trim() -> None:
    (page,) = notes()
    face = Scene("front", "front", 56, 28, (), corner=0)
    layers = layers_of(page, {"front": face}, {})
    assert layers is not None
    xs = {round(value, 3) for _, *values in layers["cut"] for value in values[::2]}
    assert xs == {round(x, 3) for spot in page.placed for x in (spot.x, spot.x + spot.width)}


SIDES = st.sampled_from([14.0, 22.0, 35.0, 57.0, 69.0, 80.0, 100.0, 120.0])
LEAVES = st.lists(
    st.builds(pieces, SIDES, SIDES, st.integers(1, 12), st.sampled_from([0.0, 2.0]), st.booleans()),
    min_size=1,
    max_size=4,
)


@settings(max_examples=40, deadline=None)
@given(LEAVES, st.sampled_from(TWO_SIDED), st.sampled_from(["a4", "letter"]))
def test_every_sheet_is_cut_across_and_no_mark_lies_on_a_piece(leaves: list[Leaf], backs: str, paper: str) -> None:
    pages = impose(leaves, Imposition(paper=PAPERS[paper], backs=backs))  # type: ignore[arg-type]
    assert sum(_fronts(page) for page in pages) == sum(leaf.count for leaf in leaves)
    for page in pages:
        assert is_cut_across([trim(spot) for spot in page.placed])
        assert not [1 for one, other in itertools.combinations(clips(page), 2) if overlap(one, other)]
        assert not [1 for mark, box in itertools.product(marks(page), clips(page)) if overlap(mark, box)]


def _fronts(page: Page) -> int:
    spots: Sequence[Placed] = page.placed
    return sum(not spot.is_back for spot in spots)


def disc(name: str = "coin", across: float = 30.0) -> Scene:
    """A plain round face."""
    ground = DrawnPath(rect(-3, -3, across + 6, across + 6), fill="#224466")
    return Scene(name, name, across, across, (ground,), outline="circle", corner=0)


def page(width: float, height: float) -> Leaf:
    """A plain page of a pad."""
    return Leaf(Scene("pad", "Pad", width, height, (), bleed=0, corner=0), label="Pad")


def test_a_round_face_is_cut_round() -> None:
    assert " C" in face_svg(disc()) or "C" in face_svg(disc()).partition("clipPath")[2]


@pytest.mark.parametrize("spacing", ["bleed", "butt"])
def test_no_circle_prints_into_its_neighbour(spacing: str) -> None:
    sheet = impose([Leaf(disc(), count=12)], Imposition(spacing=spacing))[0]  # type: ignore[arg-type]
    clips = [item.clip for item in sheet.items if isinstance(item, Group) and item.clip]
    middles = [((clip[0][1] - (clip[0][1] - clip[2][5]) / 2), clip[0][2], clip[0][1] - clip[2][5]) for clip in clips]  # type: ignore[misc]
    apart = [
        ((x - u) ** 2 + (y - v) ** 2) ** 0.5 - (wide + across) / 2
        for at, (x, y, wide) in enumerate(middles)
        for u, v, across in middles[:at]
    ]
    assert min(apart) > -1e-6


def test_every_circle_has_a_cut_line() -> None:
    sheet = impose([Leaf(disc(), count=5)], Imposition())[0]
    strokes = [
        item for item in sheet.items if isinstance(item, DrawnPath) and any(step[0] == "C" for step in item.segments)
    ]
    assert [sum(step[0] == "M" for step in item.segments) for item in strokes] == [5, 5]


def test_the_paper_that_circles_use_is_what_their_curves_enclose() -> None:
    sheet = impose([Leaf(disc(across=100), count=1)], Imposition())[0]
    assert page_use(sheet, margin=0) == pytest.approx(3.1416 * 53**2 / (210 * 297), rel=0.01)


def test_a_page_that_fills_a_sheet_stands_alone_in_the_middle_of_it() -> None:
    (sheet,) = pad_pages(page(190, 270), Imposition())
    assert (sheet.trim, len(sheet.items)) == ((10.0, 13.5, 200.0, 283.5), 1)


def test_a_wide_page_lies_on_a_lying_sheet() -> None:
    (sheet,) = pad_pages(page(270, 190), Imposition())
    assert (sheet.width, sheet.height) == (297.0, 210.0)


def test_a_pad_is_printed_as_often_as_asked() -> None:
    leaf = page(190, 270)
    assert len(pad_pages(Leaf(leaf.front, count=3), Imposition())) == 3


def test_small_pages_share_a_sheet() -> None:
    assert not stands_alone(page(90, 130), Imposition())


def test_a_page_larger_than_the_paper_is_refused_in_a_sentence() -> None:
    with pytest.raises(ImpositionError, match="is larger than A4"):
        pad_pages(page(300, 400), Imposition(paper=PAPERS["a4"]))


def test_two_pages_of_half_the_paper_share_a_sheet() -> None:
    (sheet,) = pages_of_pads([page(148, 210), page(148, 210)], Imposition())
    assert [(spot.x, spot.y) for spot in sheet.placed] == [(0.5, 0.0), (148.5, 0.0)]


def test_the_only_page_of_half_the_paper_lies_there_twice() -> None:
    (sheet,) = pages_of_pads([page(148, 210)], Imposition())
    assert (sheet.width, len(sheet.placed)) == (297, 2)


def test_a_third_page_stands_by_itself() -> None:
    assert [len(sheet.placed) for sheet in pages_of_pads([page(148, 210)] * 3, Imposition())] == [2, 1]


def test_a_page_with_a_back_shares_no_sheet() -> None:
    both = Leaf(page(148, 210).front, page(148, 210).front, label="Pad")
    assert [len(sheet.placed) for sheet in pages_of_pads([both, both], Imposition())] == [1, 1, 1, 1]


def test_pages_of_another_size_share_no_sheet() -> None:
    assert [len(sheet.placed) for sheet in pages_of_pads([page(190, 270), page(148, 210)], Imposition())] == [1, 2]


A4, HOW = PAPERS["a4"], Imposition()
LEAST = 32.0
"""How high a component of 30 mm is with the least bleed."""


def leaves(width: float, count: int, height: float = 30.0) -> list[Leaf]:
    """Components that may bleed 3 mm."""
    scene = Scene(f"w{width}x{height}", "W", width, height, (), bleed=3.0, corner=0.0)
    return [Leaf(scene)] * count


def upright_at_bounds() -> Try:
    """A try that turns nothing."""
    return Try(HOW, Manner(turning=False), {}, {})


@pytest.mark.parametrize(("free", "laid"), [(LEAST - 0.1, 0), (LEAST, 2), (2 * LEAST - 0.1, 2), (2 * LEAST, 4)])
def test_a_row_needs_its_own_height_and_no_more(free: float, laid: int) -> None:
    rest = _into(Sheet(A4, None, [Space(0, 0, 170, free)]), leaves(80, 4), upright_at_bounds())
    assert len(rest) == 4 - laid


def test_what_is_free_begins_where_marks_have_room() -> None:
    sheet = Sheet(A4, None, [Space(0, 0, 190, 200)])
    _into(sheet, leaves(80, 1), upright_at_bounds())
    gap = 2 * (0.3 + 2.0)  # of each block, a mark of 2 mm that begins 0.3 mm beside the bleed
    assert {(space.left, space.top) for space in sheet.spaces} == {(86 + gap, 0), (0, 36 + gap)}


def test_rows_of_one_height_go_on_without_a_gap() -> None:
    sheet = Sheet(A4, None, [Space(0, 0, 166, 36)])
    _into(sheet, leaves(80, 1), upright_at_bounds())
    assert _into(sheet, leaves(74, 1), upright_at_bounds()) == []


def is_cut_apart(boxes: list[Box]) -> bool:
    """Whether straight cuts from edge to edge free every box."""
    if len(boxes) < 2:
        return True
    for axis in (0, 1):
        for edge in {box[axis] for box in boxes}:
            before = [box for box in boxes if box[axis + 2] <= edge + 1e-6]
            behind = [box for box in boxes if box[axis] >= edge - 1e-6]
            if before and behind and len(before) + len(behind) == len(boxes):
                return is_cut_apart(before) and is_cut_apart(behind)
    return False


def test_straight_cuts_take_every_sheet_apart() -> None:
    kinds = [leaves(100, 2, 50), leaves(40, 40, 40), leaves(12, 60, 12), leaves(88, 3, 80), leaves(80, 5, 20)]
    for sheet in packed([leaf for kind in kinds for leaf in kind], HOW):
        found = [(block, block.grid.cell(place)) for block in sheet.blocks for place in range(len(block.leaves))]
        assert is_cut_apart([(x, y, x + block.grid.width, y + block.grid.height) for block, (x, y) in found])


SIZES = ((63.0, 88.0), (44.0, 68.0), (70.0, 120.0), (40.0, 40.0))


def face(width: float, height: float) -> Scene:
    items = (Outline(rect(-3, -3, width + 6, height + 6), "#888888"),)
    return Scene(f"face-{width:g}", "face", width, height, items)


@cache
def sheets(paper: str, marks: int = 3) -> tuple[Page, ...]:
    leaves = [Leaf(face(*size), face(*size), 11, kind=f"{size}") for size in SIZES]
    return impose(leaves, Imposition(paper=PAPERS[paper], registration=marks))


def boxes(number: int, width: float, height: float) -> list[Box]:
    points = [
        (float(one[1]), float(one[2])) for one in registration_marks(number, width, height).segments if len(one) == 3
    ]  # type: ignore[misc]
    groups = [points[start : start + 4] for start in range(0, len(points), 4)]
    return [
        (min(x for x, _ in one), min(y for _, y in one), max(x for x, _ in one), max(y for _, y in one))
        for one in groups
    ]


def test_three_marks_are_a_square_at_the_top_left_and_two_corners() -> None:
    assert boxes(3, 210, 297) == [
        (10, 10, 15, 15),
        (190, 10, 200, 11), (199, 10, 200, 20),
        (10, 286, 20, 287), (10, 277, 11, 287),
    ]  # fmt: skip


def test_four_marks_are_corners() -> None:
    found = boxes(4, 210, 297)
    assert len(found) == 8 and found[:2] == [(10, 10, 20, 11), (10, 10, 11, 20)]
    assert found[6:] == [(190, 286, 200, 287), (199, 277, 200, 287)]


def test_a_lying_sheet_has_the_square_at_the_top_left_once_it_is_turned_upright() -> None:
    marks = registration_marks(3, 297, 210)
    page = upright(Page("a", "a", 297, 210, (marks,)))
    a, b, c, d, e, f = page.items[0].matrix  # type: ignore[union-attr]
    left, top, right, bottom = boxes(3, 297, 210)[0]
    corners = {(a * x + c * y + e, b * x + d * y + f) for x, y in ((left, top), (right, bottom))}
    assert corners == {(10, 15), (15, 10)}


@pytest.mark.parametrize("paper", ["a4", "letter", "a3", "a5"])
def test_nothing_is_printed_where_the_plotter_looks(paper: str) -> None:
    for page in sheets(paper):
        left, top, right, bottom = page.bleed or (0, 0, 0, 0)
        assert min(left, top, page.width - right, page.height - bottom) >= PLOTTED - 1e-6
        assert left >= CORNER_CLEAR - 1e-6 or top >= CORNER_CLEAR - 1e-6, page.name


def test_eight_cards_stay_on_a_sheet() -> None:
    assert max(len(page.placed) for page in sheets("a4")) >= 8


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_cuts_meet_the_trims_of_the_turned_sheet(paper: str) -> None:
    faces = {face(*size).name: face(*size) for size in SIZES}
    for page in sheets(paper, 4):
        if page.is_back:
            continue
        text = cut_file(page, faces, {}, registration=4) or ""
        cut = next(group for group in ElementTree.fromstring(text) if group.get("id") == "cut")
        numbers = [float(one) for one in re.findall(r"-?\d+\.\d+", cut[0].get("d", ""))]
        xs, ys = numbers[::2], numbers[1::2]
        trim = upright(page).trim
        assert trim is not None and (min(xs), min(ys), max(xs), max(ys)) == pytest.approx(trim, abs=0.05)


def test_backs_have_no_marks_and_lie_behind_their_fronts() -> None:
    front, back = sheets("a4")[:2]
    assert len(back.items) < len(front.items) and len(front.placed) == len(back.placed)


def test_the_plotters_settings_are_told(tmp_path: DrawnPath, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["print", "empires", "--only", "E01", "--lang", "en", "--registration", "3", "--output", str(tmp_path)]
    assert main(command) == 0
    assert "10 mm from the edges" in capsys.readouterr().out
    assert 'id="registration"' in (tmp_path / "empires" / "cut" / "en" / "01.svg").read_text(encoding="utf-8")


def test_a_sheet_to_be_folded_has_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "empires", "--registration", "3", "--backs", "gutterfold"]) == 2
    assert "not with" in capsys.readouterr().err


def page_to_cut(*places: tuple[str, float, float], is_back: bool = False, name: str = "sheet") -> Page:
    """A page on which faces of 50 x 50 mm lie at these places."""
    placed = tuple(Placed(face, face, x, y, 50.0, 50.0) for face, x, y in places)
    return Page(name, name, 210.0, 297.0, (), placed, is_back=is_back)


@pytest.mark.parametrize(
    ("pages", "cuts"),
    [
        ([page_to_cut(("a", 20, 20))], Cuts(straight=4)),
        ([page_to_cut(("a", 20, 20), ("b", 70, 20))], Cuts(straight=5)),
        ([page_to_cut(("a", 20, 20), ("b", 76, 20))], Cuts(straight=6)),
        ([page_to_cut(("a", 0, 0))], Cuts(straight=2)),
        ([page_to_cut(("hex", 20, 20), ("hex", 80, 20))], Cuts(edges=12)),
        ([page_to_cut(("disc", 20, 20))], Cuts(circles=1)),
        ([page_to_cut(("a", 20, 20)), page_to_cut(("a", 20, 20), is_back=True)], Cuts(straight=4)),
        ([page_to_cut(name="")], Cuts()),
        ([], Cuts()),
    ],
)
def test_cuts_are_lines_across_the_sheet_or_edges_of_what_is_cut_out(pages: list[Page], cuts: Cuts) -> None:
    assert cuts_of(pages, {"hex": "hexagon", "disc": "circle"}) == cuts


def test_time_is_counted_by_kind_of_cut() -> None:
    assert Cuts(straight=3, edges=6).seconds == 3 * RULER_SECONDS + 6 * EDGE_SECONDS


@pytest.mark.parametrize(
    ("cuts", "words"),
    [
        (Cuts(), "nothing"),
        (Cuts(circles=1), "1 circle, less than a minute"),
        (Cuts(straight=18, folds=2), "18 straight cuts and 2 folds, about 4 minutes"),
        (Cuts(straight=1, edges=12, circles=3), "1 straight cut, 12 edges of hexagons and 3 circles, about 2 minutes"),
    ],
)
def test_cuts_are_said_in_words(cuts: Cuts, words: str) -> None:
    assert said(cuts) == words
