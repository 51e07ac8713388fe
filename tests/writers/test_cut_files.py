"""What a plotter cuts lies on the trims, in layers that it knows by name."""

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
from generator.print.sheets.duplex import Imposition, Leaf, Page
from generator.print.sheets.imposition import impose
from generator.print.writers.cut_files import Folded, cut_file
from tests import ROOT

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
