"""Circles keep their own bleed and are cut along a line; pages of a pad are pages."""

from __future__ import annotations

import pytest

from generator.print.drawing.scene import Group, Path, Scene
from generator.print.drawing.shapes import rect
from generator.print.sheets.geometry import PAPERS
from generator.print.sheets.imposition import (
    Imposition,
    ImpositionError,
    Leaf,
    impose,
    pad_pages,
    pages_of_pads,
    stands_alone,
)
from generator.print.writers.svg import face_svg
from tests.sheets.paper_used import page_use


def disc(name: str = "coin", across: float = 30.0) -> Scene:
    """A plain round face."""
    ground = Path(rect(-3, -3, across + 6, across + 6), fill="#224466")
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
    strokes = [item for item in sheet.items if isinstance(item, Path) and any(step[0] == "C" for step in item.segments)]
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
