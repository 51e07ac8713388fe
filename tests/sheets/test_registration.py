"""Marks by which a plotter finds a sheet: where its programs look for them, and nothing else near them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from generator.cli import main
from generator.print.drawing.scene import Path as Outline
from generator.print.drawing.scene import Scene
from generator.print.drawing.shapes import rect
from generator.print.sheets.calibration import upright
from generator.print.sheets.duplex import Imposition, Leaf, Page
from generator.print.sheets.geometry import PAPERS
from generator.print.sheets.imposition import impose
from generator.print.sheets.marks import CORNER_CLEAR, PLOTTED, registration_marks
from generator.print.writers.cut_files import cut_file

Box = tuple[float, float, float, float]
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


def test_the_plotters_settings_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["print", "empires", "--only", "E01", "--lang", "en", "--registration", "3", "--output", str(tmp_path)]
    assert main(command) == 0
    assert "10 mm from the edges" in capsys.readouterr().out
    assert 'id="registration"' in (tmp_path / "empires" / "cut" / "en" / "01.svg").read_text(encoding="utf-8")


def test_a_sheet_to_be_folded_has_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "empires", "--registration", "3", "--backs", "gutterfold"]) == 2
    assert "not with" in capsys.readouterr().err
