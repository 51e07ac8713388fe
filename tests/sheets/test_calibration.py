"""A printer's error is measured once and taken out: what is printed lands where it was meant, on both sides."""

from __future__ import annotations

import math
from pathlib import Path

import msgspec
import pytest
from pypdf import PdfReader

from generator.cli import main
from generator.front.tasks.printers import correction_for
from generator.print.drawing.scene import Group, Matrix, combined, turned
from generator.print.sheets.calibration import (
    Correction,
    Point,
    applied,
    corrected,
    correction_of,
    crosses,
    fitted,
    inverse,
    pages,
    upright,
)
from generator.print.sheets.duplex import Page, flip_axis
from generator.print.sheets.geometry import PAPERS, Paper
from validator.base.issue import WrongUse

A4, LETTER = PAPERS["a4"], PAPERS["letter"]


def printer(moved: Point, degrees: float, stretched: float, paper: Paper = A4) -> Matrix:
    """A printer that moves, turns about the middle and stretches."""
    a, b, c, d, e, f = turned(degrees, paper.width / 2, paper.height / 2)
    large = (1 + stretched, 0.0, 0.0, 1 + stretched, moved[0], moved[1])
    return combined(large, (a, b, c, d, e, f))


def ruler(point: Point) -> Point:
    """A place as it is read off a ruler, to a tenth of a millimetre."""
    return round(point[0], 1), round(point[1], 1)


ERRORS = [((4.0, -4.0), 0.6, 0.01), ((-4.0, 2.5), -0.6, -0.01), ((0.3, 0.0), 0.05, 0.002), ((0.0, 0.0), 0.0, 0.0)]


@pytest.mark.parametrize("paper", [A4, LETTER], ids=["a4", "letter"])
@pytest.mark.parametrize("error", ERRORS, ids=str)
def test_every_corner_of_the_paper_lands_within_a_fifth_of_a_millimetre(
    error: tuple[Point, float, float], paper: Paper
) -> None:
    real = printer(*error, paper)
    fit = fitted(paper, [ruler(applied(real, cross)) for cross in crosses(paper)])
    undone = inverse(fit.matrix)
    corners = [(x, y) for x in (0.0, paper.width) for y in (0.0, paper.height)]
    assert max(math.dist(applied(real, applied(undone, corner)), corner) for corner in corners) <= 0.2


def test_what_was_measured_is_told_as_a_printer_does_it() -> None:
    fit = fitted(A4, [applied(printer((0.0, 0.0), 0.6, 0.01), cross) for cross in crosses(A4)])
    assert (round(fit.degrees, 3), [round(one, 4) for one in fit.stretched]) == (0.6, [0.01, 0.01])


def test_how_far_a_page_is_moved_is_told_of_its_middle() -> None:
    turning = turned(0.6, A4.width / 2, A4.height / 2)
    fit = fitted(A4, [applied(combined((1.0, 0.0, 0.0, 1.0, 1.5, -0.5), turning), cross) for cross in crosses(A4)])
    assert fit.moved == pytest.approx((1.5, -0.5))


def test_a_cross_measured_wrongly_stands_out() -> None:
    points = [applied(printer((1.0, 1.0), 0.1, 0.0), cross) for cross in crosses(A4)]
    points[2] = (points[2][0] + 5, points[2][1])
    assert max(fitted(A4, points).errors) > 1


@pytest.mark.parametrize("slip", [(30.0, 0.0), (0.0, -45.0)])
def test_what_no_printer_does_is_refused(slip: Point) -> None:
    with pytest.raises(ValueError, match=r"\("):
        fitted(A4, [(x + slip[0], y + slip[1]) for x, y in crosses(A4)])


def spot(page: Page) -> Point:
    """Where the origin of the items of a page comes to lie."""
    matrix: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    items = page.items
    while items and isinstance(items[0], Group):
        matrix = combined(matrix, items[0].matrix)
        items = items[0].items
    return applied(matrix, (0.0, 0.0))


@pytest.mark.parametrize("backs", ["duplex-long", "duplex-short"])
def test_a_lying_front_and_its_back_meet_when_they_are_turned_upright(backs: str) -> None:
    width, height, here = 297.0, 210.0, (40.0, 60.0)
    axis = flip_axis(width, height, backs)  # type: ignore[arg-type]
    there = (width - here[0], here[1]) if axis == "vertical" else (here[0], height - here[1])
    sides = [(here, False), (there, True)]
    front, back = (
        upright(Page("one", "", width, height, (Group((), (1.0, 0.0, 0.0, 1.0, *at)),), is_back=back, turned_on=axis))
        for at, back in sides
    )
    (x, y), (other_x, other_y) = spot(front), spot(back)
    wanted = (front.width - x, y) if back.turned_on == "vertical" else (x, front.height - y)
    assert (front.width, (other_x, other_y)) == (210.0, pytest.approx(wanted))


def test_a_page_is_given_to_the_printer_with_the_error_of_its_side_taken_out() -> None:
    errors = [printer((2.0, 1.0), 0.3, 0.0), printer((-1.0, 0.5), -0.2, 0.005)]
    fits = [fitted(A4, [applied(error, cross) for cross in crosses(A4)]) for error in errors]
    correction = correction_of(A4, fits, "duplex-long")
    for is_back, error in enumerate(errors):
        page = Page("one", "", 210, 297, (Group((), (1.0, 0.0, 0.0, 1.0, 50.0, 70.0)),), is_back=bool(is_back))
        assert applied(error, spot(corrected(page, correction))) == pytest.approx((50.0, 70.0), abs=1e-6)


def test_a_back_that_is_printed_upside_down_is_measured_as_it_is_read() -> None:
    # What the printer does to the page as it is sent; whoever reads it has it the other way up.
    sent = printer((1.5, -0.5), 0.4, 0.0)
    over = turned(180, A4.width / 2, A4.height / 2)
    read = [applied(combined(over, combined(sent, over)), cross) for cross in crosses(A4)]
    correction = correction_of(A4, [fitted(A4, crosses(A4)), fitted(A4, read)], "duplex-short")
    assert applied(sent, applied(correction.back, (30.0, 40.0))) == pytest.approx((30.0, 40.0), abs=1e-6)


def test_the_sheet_has_a_front_and_a_back_with_the_same_crosses() -> None:
    front, back = pages(A4, ["front", "back"], "duplex-long")
    assert (front.is_back, back.is_back, front.items[1]) == (False, True, back.items[1])


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PROOFPRESS_SETTINGS", str(tmp_path / "settings"))
    return tmp_path / "settings"


MEASURED = ["--front", "21,20", "191,20", "21,277", "191,277", "--back", "20,21", "190,21", "20,278", "190,278"]


def test_what_was_measured_is_kept_and_taken_out_of_what_is_printed(tmp_path: Path) -> None:
    assert main(["calibrate", "--printer", "office", *MEASURED]) == 0
    out = str(tmp_path / "out")
    for more in ([], ["--printer", "office"]):
        assert main(["print", "empires", "--lang", "en", "--only", "E01", "--output", out, *more]) == 0
    paths = sorted((tmp_path / "out").rglob("*.pdf"), key=lambda path: len(path.name))
    plain, moved = (PdfReader(path).pages[0].get_contents().get_data() for path in paths)  # type: ignore[union-attr]
    assert (paths[1].name, plain != moved) == ("empires-en-a4-E01-office.pdf", True)


def test_the_sheet_is_written_with_how_to_measure_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", "--printer", "office", "--output", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert (len(PdfReader(next(tmp_path.rglob("*.pdf"))).pages), "--printer office --measured" in said) == (2, True)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--printer", "../x"], "letters, digits"),
        (["--printer", "a", "--back", "20,20", "190,20", "20,277", "190,277"], "together with --front"),
        (["--printer", "a", "--front", "20", "190,20", "20,277", "190,277"], "takes two numbers such as"),
        (["--printer", "a", "--front", "90,20", "190,20", "20,277", "190,277"], "no printer is so far off"),
        (["--printer", "a", "--measured"], "asks at the terminal"),
    ],
)
def test_wrong_use_is_one_line(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", *arguments]) == 2
    error = capsys.readouterr().err
    assert (said in error, error.count("\n")) == (True, 1)


def test_a_printer_that_nobody_measured_is_told_with_those_that_were() -> None:
    main(["calibrate", "--printer", "office", *MEASURED])
    with pytest.raises(WrongUse, match="did you mean 'office'"):
        correction_for("ofice", "duplex-long")


def test_the_other_way_of_backs_is_not_printed_by_a_guess() -> None:
    main(["calibrate", "--printer", "office", *MEASURED])
    with pytest.raises(WrongUse, match="was calibrated for --backs duplex-long"):
        correction_for("office", "duplex-short")


def test_what_cannot_be_read_of_a_printer_is_one_line(settings: Path) -> None:
    (settings / "printers").mkdir(parents=True)
    (settings / "printers" / "office.json").write_text("{", encoding="utf-8")
    with pytest.raises(WrongUse, match="calibrate it anew"):
        correction_for("office", "duplex-long")


def test_a_correction_is_read_as_it_was_written() -> None:
    correction = correction_of(A4, [fitted(A4, crosses(A4))], "duplex-long")
    assert msgspec.json.decode(msgspec.json.encode(correction), type=Correction) == correction
