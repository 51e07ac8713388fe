"""Pages that show the trim and the safe area of a face."""

from __future__ import annotations

import pytest

from generator.print.drawing.coverage import bounds_of, leaves
from generator.print.drawing.scene import Outline, Path, Scene
from generator.print.sheets.geometry import PAPERS
from generator.print.sheets.instructions import SAFE, TRIM, safe_pages


def lines(outline: Outline, width: float, height: float, safe: float) -> list[tuple[float, float]]:
    face = Scene("face", "Face", width, height, (), corner=0, outline=outline)
    (page,) = safe_pages([(face, safe)], PAPERS["a4"])
    bounds = [
        bounds_of(leaf.item.segments)
        for leaf in leaves(page.items)
        if isinstance(leaf.item, Path) and leaf.item.stroke in (TRIM, SAFE)
    ]
    return [(round(right - left, 1), round(bottom - top, 1)) for left, top, right, bottom in bounds]


@pytest.mark.parametrize(
    ("outline", "width", "height", "inner"),
    [
        ("rectangle", 63.0, 88.0, (57.0, 82.0)),
        ("circle", 40.0, 40.0, (34.0, 34.0)),
        ("hexagon", 69.3, 60.0, (62.4, 54.0)),
    ],
)
def test_the_safe_area_lies_within_the_trim(
    outline: Outline, width: float, height: float, inner: tuple[float, float]
) -> None:
    assert lines(outline, width, height, 3.0) == [(width, height), inner]


def test_a_face_larger_than_the_paper_has_no_page() -> None:
    face = Scene("face", "Face", 300, 500, ())
    assert list(safe_pages([(face, 3.0)], PAPERS["a4"])) == []
