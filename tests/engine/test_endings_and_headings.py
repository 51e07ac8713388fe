"""What the end of a game says: how a tie was decided; and headings that stand only above something."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests import ROOT
from tests.games.played import the_game, the_set
from validator.play.engine.chance import Dice, below
from validator.play.engine.game import Telling
from validator.play.engine.step import choose, settle
from validator.play.engine.telling import Speaker, Teller, leaders, tie_told

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
SETS = ("empires", "race", "roll", "steam", "trucker")


def test_one_leader_is_no_tie() -> None:
    assert tie_told(leaders([3, 5, 4]), [("tie-wealth", [9, 9, 9])]) is None


def test_a_tie_that_nothing_decides_is_shared() -> None:
    assert tie_told((0, 2), []) == Telling("tie-shared", {}, (0, 2))


def test_a_tie_break_tells_both_numbers() -> None:
    assert tie_told((0, 2), [("tie-wealth", [3, 9, 5])]) == Telling("tie-wealth", {"most": 5, "next": 3}, (0, 2))


def test_the_last_tie_break_needed_is_told_of_those_still_tied() -> None:
    breaks = [("first", [5, 5, 1]), ("second", [2, 4, 9])]
    assert tie_told((0, 1, 2), breaks) == Telling("second", {"most": 4, "next": 2}, (0, 1))


def tellings(name: str) -> set[str]:
    """The sentences that a game's rules ask for at its end."""
    rules = sorted((ROOT / "validator" / "play" / "games" / name / "rules").glob("*.py"))
    source = "".join(file.read_text(encoding="utf-8") for file in rules)
    return {*re.findall(r'"((?:ended|tie)-[a-z]+)"', source), "tie-shared"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SETS)
def test_every_ending_has_its_sentence(name: str, language: str) -> None:
    numbers = {"rounds": 6, "cards": 12, "tiles": 12, "count": 1, "most": 5, "next": 3}
    speaker = Speaker(the_set(name), language)
    assert all(speaker.tell(Telling(key, numbers, (0, 1))) for key in tellings(name))


@pytest.mark.parametrize("name", SETS)
def test_the_end_of_a_game_says_why(name: str) -> None:
    game, table = the_game(name)
    dice, state = Dice(2), game.start(table, the_set(name).manifest.players.least, 2)
    while settle(state) is not None:
        choose(state, state.options[below(dice, len(state.options))])
    assert game.ended is not None
    assert game.ended(state).key in tellings(name)


@pytest.mark.parametrize("name", SETS)
def test_a_tie_is_told_where_points_are_equal_and_nowhere_else(name: str) -> None:
    game, table = the_game(name)
    assert game.tied is not None
    state = game.start(table, max(3, the_set(name).manifest.players.least), 1)
    points = game.scores(state)
    assert (game.tied(state) is not None) == (points.count(max(points)) > 1)


class Voice:
    """Says what it is given."""

    def say(self, key: str, **values: Any) -> str:
        return key


def told(*steps: tuple[str, ...]) -> list[str]:
    teller = Teller(Voice())  # type: ignore[arg-type]
    for step, *words in steps:
        getattr(teller, step)(*words)
    return teller.told()


@pytest.mark.parametrize(
    ("steps", "lines"),
    [
        ([("_head", "Settle"), ("_say", "placed"), ("_say", "more")], ["Settle", "placed", "more"]),
        ([("_head", "Settle"), ("_head", "Trade"), ("_say", "sold")], ["Trade", "sold"]),
        ([("_head", "Settle", "Settle: nobody"), ("_head", "Trade")], ["Settle: nobody"]),
        ([("_head", "Settle", "Settle: nobody"), ("_close",), ("_say", "over")], ["Settle: nobody", "over"]),
        ([("_head", "Settle"), ("_close",), ("_say", "over")], ["over"]),
    ],
)
def test_a_heading_stands_only_above_something(steps: list[tuple[str, ...]], lines: list[str]) -> None:
    assert told(*steps) == lines
