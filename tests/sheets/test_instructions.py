"""Pages to read on request: they tell the truth of the sheets behind them, and show the trim and safe area of a
face.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest

from generator.cli import main
from generator.print.drawing.coverage import bounds_of, leaves
from generator.print.drawing.greeking import sizes_of_words
from generator.print.drawing.scene import Group, Outline, Path, Scene
from generator.print.press import Job, Proof, all_pages, render
from generator.print.sheets.duplex import Page
from generator.print.sheets.geometry import PAPERS
from generator.print.sheets.instructions import ACROSS, SAFE, TRIM, safe_pages
from validator.play.lookup import open_set


@cache
def proof(language: str = "en", **wishes: Any) -> Proof:
    return render(open_set("empires"), language, Job(instructions=True, **wishes))


def words(page: Page) -> str:
    return " ".join(item.text for item, _ in sizes_of_words(page.items))


def ruled(items: Iterable[object], scale: float = 1.0) -> Iterator[tuple[Path, float]]:
    for item in items:
        if isinstance(item, Group):
            yield from ruled(item.items, scale * item.matrix[0])
        elif isinstance(item, Path) and item.stroke == ACROSS:
            yield item, scale


@pytest.mark.parametrize("backs", ["duplex-long", "gutterfold", "none"])
def test_each_sheet_is_on_the_page_that_is_told(backs: str) -> None:
    pages = all_pages(proof(only=("raid",), backs=backs))
    told = [int(number) for number in re.findall(r"pages? (\d+)", words(pages[0]))]
    assert told == [number for number, page in enumerate(pages, start=1) if page.placed and not page.is_back]


def test_cuts_across_the_paper_meet_the_trims() -> None:
    first, *pages = all_pages(proof(only=("E01-E10",)))
    path, _ = next(ruled(first.items))
    sheet = next(page for page in pages if page.placed)
    edges = {round(y, 3) for spot in sheet.placed for y in (spot.y, spot.y + spot.height)}
    assert {round(float(segment[2]), 3) for segment in path.segments if segment[0] == "M"} == edges  # type: ignore[misc]


def test_every_kind_is_counted() -> None:
    counts = set(re.findall(r"(\d+) × ", words(all_pages(proof())[0])))
    assert counts == {"42", "5", "3", "4"}


@pytest.mark.parametrize(("language", "said"), [("zh-Hant", "裁切之前"), ("zh-Hans", "清点")])
def test_they_are_in_the_language_of_the_sheets(language: str, said: str) -> None:
    assert said in words(all_pages(proof(language, only=("raid",)))[0])


@pytest.mark.parametrize("paper", ["a5", "letter", "100x150"])
def test_nothing_leaves_the_paper(paper: str) -> None:
    wanted = "raid" if paper != "100x150" else "R1"
    for page in all_pages(proof(only=(wanted,), paper=paper)):
        for item, _ in sizes_of_words(page.items if page.name.startswith("instructions") else ()):
            assert item.width <= page.width


def test_without_being_asked_for_they_are_not_there() -> None:
    pages = all_pages(render(open_set("empires"), "en", Job(only=("R1",))))
    assert not any(page.name.startswith("instructions") for page in pages)


def test_a_booklet_has_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "empires", "--booklet", "--instructions"]) == 2
    assert "not with --booklet" in capsys.readouterr().err


@pytest.mark.parametrize(("registration", "told"), [(0, "knife"), (3, "plotter")])
def test_who_cuts_is_said(registration: int, told: str) -> None:
    said = words(all_pages(proof(only=("raid",), registration=registration))[0])
    assert [word for word in ("sharp knife", "plotter cuts") if word in said] == [
        {"knife": "sharp knife", "plotter": "plotter cuts"}[told]
    ]


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
