"""Lines for a cutting table in the PDF: found by others by name, on the trims, and only where they are asked for."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pikepdf
import pypdfium2  # type: ignore[import-untyped]
import pytest
from numpy.typing import NDArray

from generator.cli import main
from generator.print.press import Job, all_pages, render
from generator.print.sheets.geometry import POINTS_PER_MM
from validator.play.lookup import open_set

SCALE = 4
"""Dots for each point: a dot is 0.09 mm."""


def printed(folder: Path, *options: str) -> Path:
    command = ["print", "empires", "--only", "E01-E04", "--lang", "en", "--output", str(folder), *options]
    assert main(command) == 0
    return folder / "empires" / "empires-en-a4-E01-E04.pdf"


def test_the_spot_colour_and_the_layer_are_called_as_cutting_tables_know_them(tmp_path: Path) -> None:
    with pikepdf.open(printed(tmp_path, "--contour", "--box")) as document:
        names = [str(group.Name) for group in document.Root.OCProperties.OCGs]
        spaces = [space for page in document.pages for space in page.obj.Resources.get("/ColorSpace", {}).values()]
    assert names == ["CutContour", "Crease"]
    assert {(str(space[0]), str(space[1])) for space in spaces} == {
        ("/Separation", "/CutContour"),
        ("/Separation", "/Crease"),
    }


def seen(file: Path) -> NDArray[np.uint8]:
    document = pypdfium2.PdfDocument(file)
    try:
        return np.asarray(document[0].render(scale=SCALE).to_pil().convert("RGB"))
    finally:
        document.close()


def test_its_lines_are_seen_on_the_trims(tmp_path: Path) -> None:
    sheet = all_pages(render(open_set("empires"), "en", Job(only=("E01-E04",))))[0]
    plain, ruled = seen(printed(tmp_path / "plain")), seen(printed(tmp_path / "ruled", "--contour"))
    rows, columns = np.nonzero((plain != ruled).any(axis=2))
    box = tuple(float(one) / SCALE / POINTS_PER_MM for one in (columns.min(), rows.min(), columns.max(), rows.max()))
    assert box == pytest.approx(sheet.trim, abs=0.2)


def test_the_same_is_asked_for_twice_and_made_alike(tmp_path: Path) -> None:
    first, second = (printed(tmp_path / name, "--contour").read_bytes() for name in ("one", "two"))
    assert first == second


def test_without_being_asked_for_there_are_none(tmp_path: Path) -> None:
    assert b"CutContour" not in printed(tmp_path).read_bytes()


def test_it_does_not_go_with_a_printers_own_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "empires", "--contour", "--booklet"]) == 2
    assert "not with --printer or --booklet" in capsys.readouterr().err
