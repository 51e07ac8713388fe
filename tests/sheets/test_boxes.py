"""A tuck box, and a tray with its lid, hold their deck, close, and stay on the paper."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from generator.cli import main
from generator.print.drawing.greeking import sizes_of_words
from generator.print.drawing.scene import Path as Outline
from generator.print.drawing.scene import Scene, Text
from generator.print.drawing.shapes import rect
from generator.print.press import Job, render
from generator.print.sheets.boxes import (
    CLEARANCE,
    LID_DEEP,
    OVER,
    STRIP,
    Box,
    Deck,
    boxes_for,
    decks_in,
    divider,
    with_dividers,
)
from generator.print.sheets.duplex import Imposition, ImpositionError
from generator.print.sheets.geometry import PAPERS
from validator.play.lookup import open_set


def face(name: str, width: float = 63.0, height: float = 88.0) -> Scene:
    return Scene(name, name, width, height, (Outline(rect(-3, -3, width + 6, height + 6), "#336699"),))


def box(cards: int = 54, thickness: float = 0.3, paper: str = "a4", width: float = 63.0, height: float = 88.0) -> Box:
    deck = Deck(width, height, cards, face("cover", width, height))
    (found,) = boxes_for([deck], thickness, "A Game", "en", Imposition(paper=PAPERS[paper]))
    return found


def test_its_panels_are_as_wide_as_the_cards_and_as_deep_as_the_deck() -> None:
    upright = sorted({start[0] for start, end in box().net.folds if start[0] == end[0]})
    deep, wide, again = (b - a for a, b in pairwise(upright))
    assert (wide, deep, again) == pytest.approx((63 + CLEARANCE, 54 * 0.3 + CLEARANCE, 54 * 0.3 + CLEARANCE))


def test_it_is_cut_along_one_closed_line() -> None:
    cut = box().net.cut
    assert all(one[1] == other[0] for one, other in pairwise(cut)) and cut[-1][1] == cut[0][0]


@pytest.mark.parametrize(("cards", "thickness"), [(10, 0.3), (54, 0.3), (54, 0.6), (110, 0.32), (400, 0.6)])
@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
def test_it_stays_on_the_paper_and_holds_all_cards(cards: int, thickness: float, paper: str) -> None:
    found = box(cards, thickness, paper)
    (spot,) = found.page.placed
    assert spot.x >= 5 and spot.y >= 5 and spot.x + spot.width <= found.page.width - 5
    points = [point for edge in found.net.cut for point in edge]
    assert min(x for x, _ in points) >= 0 <= min(y for _, y in points)
    assert max(x for x, _ in points) <= spot.width + 1e-6 and max(y for _, y in points) <= spot.height + 1e-6
    upright = sorted({start[0] for start, end in found.net.folds if start[0] == end[0]})
    assert found.copies * (upright[1] - upright[0] - CLEARANCE) >= cards * thickness - 1e-6


def tray(cards: int = 54, thickness: float = 0.3) -> list[Box]:
    deck = Deck(63.0, 88.0, cards, face("cover"))
    return list(boxes_for([deck], thickness, "A Game", "en", Imposition(), "tray"))


def floor_of(found: Box) -> tuple[float, float, float]:
    """How wide and how high the floor of a tray is, and how high its walls are."""
    (left, top), (right, foot) = found.net.folds[0][0], found.net.folds[1][1]
    return right - left, foot - top, top


def test_a_tray_has_room_for_the_deck_and_its_lid_for_the_tray() -> None:
    below, above = tray()
    assert floor_of(below) == pytest.approx((63 + CLEARANCE, 88 + CLEARANCE, 54 * 0.3 + CLEARANCE))
    assert floor_of(above) == pytest.approx((63 + CLEARANCE + OVER, 88 + CLEARANCE + OVER, 54 * 0.3 + CLEARANCE))


def test_a_lid_reaches_no_further_down_than_can_be_lifted() -> None:
    below, above = tray(100)
    assert (floor_of(below)[2], floor_of(above)[2]) == pytest.approx((100 * 0.3 + CLEARANCE, LID_DEEP))


@pytest.mark.parametrize("cards", [4, 54, 100])
def test_floor_walls_and_tabs_of_a_tray_are_cut_as_one(cards: int) -> None:
    """What the line encloses is the floor, four walls and four tabs, the one beside the other."""
    for found in tray(cards):
        wide, high, deep = floor_of(found)
        points = [start for start, _ in found.net.cut]
        twice = sum(x * b - a * y for (x, y), (a, b) in zip(points, [*points[1:], points[0]], strict=True))
        reach, taper = min(12.0, deep - 0.5), min(2.0, deep / 4)
        assert abs(twice) / 2 == pytest.approx(wide * high + 2 * deep * (wide + high) + 4 * reach * (deep - taper))


def test_a_deck_too_deep_for_the_paper_lies_in_several_trays() -> None:
    assert {found.copies for found in tray(400)} == {2}


def test_words_stay_on_the_paper() -> None:
    for paper in ("a4", "letter", "a5"):
        page = box(20, 0.3, paper, 44, 68).page
        for item, _ in sizes_of_words(page.items[1:]):
            assert item.x + item.width <= page.width


def test_what_no_paper_takes_is_said() -> None:
    with pytest.raises(ImpositionError, match="does not fit A4"):
        box(width=200, height=280)


def test_cards_of_one_size_share_a_box_with_the_commonest_back() -> None:
    one, other = face("one"), face("other")
    large = face("large", 70, 120)
    cards = [(face("a"), one, 3), (face("b"), other, 9), (large, None, 1)]
    assert [(deck.cards, deck.cover.name) for deck in decks_in(cards)] == [(12, "other"), (1, "large")]


def test_a_plotter_cuts_and_scores_it(tmp_path: Path) -> None:
    command = ["print", "empires", "--only", "R1", "--lang", "en", "--box", "0.3", "--cut", "--output", str(tmp_path)]
    assert main(command) == 0
    last = max((tmp_path / "empires" / "cut" / "en").glob("*.svg"))
    assert [group.get("id") for group in ElementTree.fromstring(last.read_text(encoding="utf-8"))] == ["cut", "score"]


def test_a_form_of_box_is_enough_to_ask_for_one(tmp_path: Path) -> None:
    command = ["print", "empires", "--only", "R1", "--lang", "en", "--box-form", "tray", "--cut"]
    assert main([*command, "--output", str(tmp_path)]) == 0
    files = sorted((tmp_path / "empires" / "cut" / "en").glob("*.svg"))
    layers = [[group.get("id") for group in ElementTree.fromstring(file.read_bytes())] for file in files]
    assert layers == [["cut"], ["cut", "score"], ["cut", "score"]]


def test_a_divider_is_as_wide_as_the_cards_and_stands_out_above_them() -> None:
    made = divider("raid", "Raids", face("back", 70, 120), "NotoSans-Regular")
    assert (made.width, made.height, made.title) == (70, 120 + STRIP, "Raids")


def test_a_box_has_room_for_the_dividers_of_its_size() -> None:
    dividers = [divider(name, name, face("back"), "NotoSans-Regular") for name in ("one", "two")]
    decks = [Deck(63, 88, 10, face("back")), Deck(44, 68, 10, face("small"))]
    assert [(deck.height, deck.cards) for deck in with_dividers(decks, dividers)] == [(88 + STRIP, 12), (68, 10)]


def test_each_kind_of_card_has_a_divider_that_is_printed_counted_and_cut() -> None:
    job = Job(only=("R1", "E01"), dividers=True, instructions=True)
    proof = render(open_set("empires"), "en", job)
    names = {"divider-raid", "divider-empire"}
    assert {scene.name for scene in proof.dividers} == names
    assert names <= {spot.face for page in proof.pages for spot in page.placed}
    words = [item.text for item in proof.pages[0].items if isinstance(item, Text)]
    assert any("2 × Dividers" in line for line in words)


def test_without_being_asked_for_there_is_none() -> None:
    assert render(open_set("empires"), "en", Job(only=("R1",))).boxes == ()


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["print", "empires", "--box", "9"], "from 0.1 to 3.0 mm, not 9"),
        (["print", "steam", "--only", "map", "--box"], "there are none among what is printed"),
        (["print", "steam", "--only", "map", "--dividers"], "there are none among what is printed"),
        (["print", "empires", "--booklet", "--dividers"], "not with --booklet"),
    ],
)
def test_a_box_that_makes_no_sense_is_refused(
    command: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command) == 2
    assert said in capsys.readouterr().err
