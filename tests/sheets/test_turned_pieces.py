"""Pieces that lie on their side where more fit so: backs head to head behind them, every cut straight across."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.print.drawing.scene import Group, Scene, Use
from generator.print.sheets.duplex import Placed
from generator.print.sheets.geometry import PAPERS
from generator.print.sheets.imposition import Imposition, Leaf, Page, impose
from generator.print.sheets.marks import Box
from generator.print.writers.cut_files import layers_of
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
