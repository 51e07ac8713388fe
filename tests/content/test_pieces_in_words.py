"""Every piece of every set can be told in words, from its fields and the set's texts alone."""

from __future__ import annotations

import re

import pytest

import validator.play.games
from tests import ROOT
from tests.games.played import the_set
from validator.content.describing import Describer, Description
from validator.play import lookup

SETS = ("empires", "race", "roll", "steam", "trucker")
LANGUAGES = ("en", "zh-Hant", "zh-Hans")
FIELD_LEFT = re.compile(r"\{|\$(?!\d)|_|=|None|True|False")
"""What would show that a text lacks a value, or that a field is told by its bare name."""
PROPER = {"I", "II", "III", "IIIa", "A", "B"}
"""Latin letters that stand in Chinese texts too: levels, boards, halves."""


def lines_of(name: str, language: str) -> dict[str, str]:
    content = the_set(name)
    describer = Describer(content, language)
    return {piece.id: describer.line(piece) for _, piece in content.every_piece()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SETS)
def test_no_piece_is_told_by_bare_names(name: str, language: str) -> None:
    assert {key: line for key, line in lines_of(name, language).items() if FIELD_LEFT.search(line) or not line} == {}


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("name", SETS)
def test_chinese_tells_no_piece_in_english(name: str, language: str) -> None:
    told = lines_of(name, language)
    ids = {piece.id for _, piece in the_set(name).every_piece()}
    english = {key: set(re.findall(r"[A-Za-z]+", line)) - PROPER - ids for key, line in told.items()}
    assert {key: words for key, words in english.items() if words} == {}


@pytest.mark.parametrize("name", SETS)
def test_every_title_stands_in_its_line(name: str) -> None:
    content = the_set(name)
    told = lines_of(name, "en")
    titled = [piece for kind, piece in content.every_piece() if kind not in content.words.untitled]
    assert [piece.id for piece in titled if not told[piece.id].startswith(content.title(piece, "en"))] == []


@pytest.mark.parametrize(
    ("name", "piece", "part"),
    [
        ("empires", "E01", "cost 1"),
        ("empires", "E01", "2 points, Military, Science"),
        ("empires", "E01", "Bully: The next player pays 1 card more"),
        ("race", "W01", "production: Novelty goods"),
        ("roll", "G01", "Tailored Menagerie (gene world, cost 5) Gain 1 credit."),
        ("steam", "S1", "from top to bottom"),
        ("trucker", "B1", "lost tiles cost at most 5"),
    ],
)
def test_what_is_printed_is_told(name: str, piece: str, part: str) -> None:
    assert part in lines_of(name, "en")[piece]


def test_what_lies_on_planets_and_flies_at_ships_is_told() -> None:
    told = " ".join(lines_of("trucker", "en").values())
    assert {"planets: ", "meteors: ", "shots: "} <= set(re.findall(r"(?:planets|meteors|shots): ", told))


def test_a_game_that_says_nothing_of_its_own_is_told_by_its_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(validator.play.games, "__path__", list(validator.play.games.__path__))
    monkeypatch.setenv("PROOFPRESS_GAMES", str(ROOT / "tests" / "sixth_game" / "games"))
    content = lookup.open_set(str(ROOT / "tests" / "sixth_game" / "lanterns"))
    told = [Describer(content, "en").line(piece) for _, piece in content.every_piece()]
    expected = r".+ \(colour: (red|green), light: \d\)( \d more for each other lantern of its colour\.)?"
    assert [line for line in told if not re.fullmatch(expected, line)] == []


def test_parts_stand_below_their_piece() -> None:
    describer = Describer(the_set("empires"), "en")
    found = Description("Card", ["cost 1"], ["It does."], [Description("A", ["2 points"], ["More."])])
    assert describer.lines(found) == ["cost 1", "It does.", "A", "  2 points", "  More."]
