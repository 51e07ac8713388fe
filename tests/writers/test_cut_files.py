"""What a plotter or a cutting table cuts lies on the trims, in layers that it knows by name, where it is asked for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pikepdf
import pypdfium2
import pytest
from numpy.typing import NDArray

from generator.cli import main
from generator.print.drawing.scene import Path as Outline
from generator.print.drawing.scene import Scene
from generator.print.drawing.shapes import rect
from generator.print.press import Job, all_pages, render
from generator.print.sheets.duplex import Imposition, Leaf, Page
from generator.print.sheets.geometry import POINTS_PER_MM
from generator.print.sheets.imposition import impose
from generator.print.writers.cut_files import Folded, cut_file
from tests import ROOT
from validator.play.lookup import open_set

SVG = "{http://www.w3.org/2000/svg}"


def face(name: str, width: float, height: float, outline: str = "rectangle") -> Scene:
    return Scene(name, name, width, height, (Outline(rect(0, 0, width, height), "#888888"),), 3.0, 3.0, outline)  # type: ignore[arg-type]


@cache
def page(outline: str = "rectangle", backs: str = "none") -> tuple[Page, Scene]:
    front = face("front", 60, 60, outline)
    back = face("back", 60, 60, outline) if backs != "none" else None
    return impose([Leaf(front, back)], Imposition(backs=backs))[0], front  # type: ignore[arg-type]


def layers(text: str) -> dict[str, list[tuple[float, float]]]:
    """The points of each layer, as a reader of others finds them."""
    found = {}
    for group in ElementTree.fromstring(text).iter(f"{SVG}g"):
        numbers = [float(one) for one in re.findall(r"-?\d+\.\d+", group[0].get("d", ""))]
        found[group.get("id", "")] = list(zip(numbers[::2], numbers[1::2], strict=True))
    return found


@pytest.mark.parametrize("outline", ["rectangle", "circle"])
def test_the_cut_meets_the_trim(outline: str) -> None:
    sheet, front = page(outline)
    (spot,) = sheet.placed
    points = layers(cut_file(sheet, {"front": front}, {}) or "")["cut"]
    xs, ys = zip(*points, strict=True)
    box = (min(xs), min(ys), max(xs), max(ys))
    assert box == pytest.approx((spot.x, spot.y, spot.x + 60, spot.y + 60), abs=0.05)


def test_a_fold_between_fronts_and_backs_is_scored() -> None:
    sheet, front = page(backs="gutterfold")
    found = layers(cut_file(sheet, {"front": front}, {}) or "")
    assert sheet.turned_on is not None and len(found["score"]) == 2


def test_a_net_is_cut_round_and_scored_where_it_folds() -> None:
    sheet, front = page()
    (spot,) = sheet.placed
    net = Folded(cut=(((1.0, 1.0), (2.0, 1.0)),), folds=(((3.0, 3.0), (3.0, 5.0)),))
    found = layers(cut_file(sheet, {"front": front}, {"front": net}) or "")
    assert found["cut"][0] == pytest.approx((spot.x + 1, spot.y + 1))
    assert found["score"][1] == pytest.approx((spot.x + 3, spot.y + 5))


def test_stickers_are_cut_to_their_backing() -> None:
    sheet, front = page()
    assert [*layers(cut_file(sheet, {"front": front}, {}, ["front"]) or "")] == ["kiss"]


def test_print_writes_a_file_for_each_sheet_with_dice_on_it(tmp_path: Path) -> None:
    command = ["print", str(ROOT / "content" / "kits" / "pad"), "--only", "die", "--lang", "en", "--cut"]
    assert main([*command, "--output", str(tmp_path)]) == 0
    (path,) = (tmp_path / "pad" / "cut" / "en").glob("*.svg")
    assert {"cut", "score"} <= layers(path.read_text(encoding="utf-8")).keys()


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
