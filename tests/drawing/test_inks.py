"""Sheets made for a press: colours within its ink, dark words and greys in black alone."""

from __future__ import annotations

import re
from pathlib import Path

import pikepdf
import pytest

from generator.cli import main
from generator.print.drawing.greeking import sizes_of_words
from generator.print.drawing.inks import BLACK, Inker, ink_of_colour, is_grey, within_limit
from generator.print.drawing.scene import Group, Linear, Text
from generator.print.drawing.scene import Path as Outline
from generator.print.drawing.shapes import rect
from generator.print.press import Job, render
from validator.play.lookup import open_set

GROUND = rect(0, 0, 10, 10)


def one(item: Outline, most: int) -> Outline:
    ((group),) = Inker(most).inked((Group((item,)),))
    assert isinstance(group, Group) and isinstance(group.items[0], Outline)
    return group.items[0]


@pytest.mark.parametrize("colour", ["#000000", "#0b1b3a", "#3a0b0b", "#14213d", "#102a10"])
@pytest.mark.parametrize("most", [150, 240])
def test_a_colour_of_much_ink_is_lightened_to_the_limit(colour: str, most: int) -> None:
    assert most - 4 < ink_of_colour(within_limit(colour, most)) <= most


@pytest.mark.parametrize("colour", ["#ffffff", "#3a6ea5", "#ff0000"])
def test_a_colour_within_the_limit_stays(colour: str) -> None:
    assert within_limit(colour, 240) == colour


def test_a_hue_stays_what_it_is() -> None:
    red, green, blue = (int(within_limit("#0b1b3a", 200)[place : place + 2], 16) for place in (1, 3, 5))
    assert red < green < blue


@pytest.mark.parametrize(("ink", "printed"), [("#14213d", BLACK), ("#3b2a14", BLACK), ("#fcf8ee", "#fcf8ee")])
def test_dark_words_are_black_and_light_ones_stay(ink: str, printed: str) -> None:
    (words,) = Inker(240).inked((Text(0, 0, "a", "NotoSans-Regular", 3, 2, ink),))
    assert isinstance(words, Text) and words.fill == printed


def test_an_opaque_grey_stays_and_a_clear_one_is_lightened() -> None:
    assert one(Outline(GROUND, BLACK), 240).fill == BLACK
    assert one(Outline(GROUND, BLACK, opacity=0.5), 240).fill != BLACK


def test_colours_that_run_into_each_other_are_lightened() -> None:
    paint = Linear((0, 0), (1, 1), ((0.0, "#000010", 1.0), (1.0, "#ffffff", 1.0)))
    fill = one(Outline(GROUND, paint), 240).fill
    assert isinstance(fill, Linear) and ink_of_colour(fill.stops[0][1]) <= 240


def test_without_a_limit_only_words_change() -> None:
    assert one(Outline(GROUND, "#0b1b3a"), 0).fill == "#0b1b3a"


def test_every_word_of_a_game_is_black_or_within_the_limit() -> None:
    proof = render(open_set("empires"), "en", Job(only=("E01", "R1"), made_for="drivethrucards", ink=240))
    inks = {item.fill for side in proof.sides for item, _ in sizes_of_words(side.front.items)}
    assert BLACK in inks and all(is_grey(ink) or ink_of_colour(ink) <= 240 for ink in inks)


def test_greys_of_the_file_are_of_black_alone(tmp_path: Path) -> None:
    command = [
        "print",
        "empires",
        "--only",
        "E01",
        "--lang",
        "en",
        "--for",
        "drivethrucards",
        "--output",
        str(tmp_path),
    ]
    assert main(command) == 0
    with pikepdf.open(tmp_path / "empires" / "empires-en-a4-E01-for-drivethrucards.pdf") as document:
        streams = [each for each in document.objects if isinstance(each, pikepdf.Stream) and "/Length1" not in each]
        written = "\n".join(stream.read_bytes().decode("latin-1") for stream in streams)
    assert re.search(r"(?<![\w.])0 g\b", written) and not re.search(r"(?<![\w.])(\d*\.?\d+) \1 \1 (rg|RG)\b", written)


def test_a_press_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "empires", "--for", "drivethrucard"]) == 2
    assert "did you mean 'drivethrucards'" in capsys.readouterr().err
