"""What there is to cut is counted from where faces lie."""

from __future__ import annotations

import pytest

from generator.print.sheets.duplex import EDGE_SECONDS, RULER_SECONDS, Cuts, Page, Placed, cuts_of, said


def page(*places: tuple[str, float, float], is_back: bool = False, name: str = "sheet") -> Page:
    """A page on which faces of 50 x 50 mm lie at these places."""
    placed = tuple(Placed(face, face, x, y, 50.0, 50.0) for face, x, y in places)
    return Page(name, name, 210.0, 297.0, (), placed, is_back=is_back)


@pytest.mark.parametrize(
    ("pages", "cuts"),
    [
        ([page(("a", 20, 20))], Cuts(straight=4)),
        ([page(("a", 20, 20), ("b", 70, 20))], Cuts(straight=5)),
        ([page(("a", 20, 20), ("b", 76, 20))], Cuts(straight=6)),
        ([page(("a", 0, 0))], Cuts(straight=2)),
        ([page(("hex", 20, 20), ("hex", 80, 20))], Cuts(edges=12)),
        ([page(("disc", 20, 20))], Cuts(circles=1)),
        ([page(("a", 20, 20)), page(("a", 20, 20), is_back=True)], Cuts(straight=4)),
        ([page(name="")], Cuts()),
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
