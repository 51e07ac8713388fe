"""Games in plain sentences: every question, answer and event has its words in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.games.played import seats_of, the_game, the_set
from validator.play.engine.chance import Dice, below
from validator.play.engine.game import Narrator
from validator.play.engine.step import choose, settle

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
ASKED_THROUGHOUT = 2
"""In the first so many games a person is asked about every decision, later only about new kinds."""
OPEN_PLACE = r"\{|\$(?!\d)"
"""What would be left of a place for a word or number that a sentence does not fill; amounts of money are none."""
WEALTH = 100
"""Dollars that let random players of Age of Steam last for some rounds."""


def _as_dealt(state: Any) -> None: ...


def _wealthy(state: Any) -> None:
    state.cash = [WEALTH] * state.seats


@dataclass(frozen=True)
class Told:
    """How random games of a set are told.

    Attributes:
        games: how many of them, so that decisions of these ``kinds`` come.
        prepare: changes a state at its start.
        first_answers: how many of the first answers a random player chooses among who means to last.
    """

    games: int
    kinds: set[str]
    prepare: Callable[[Any], None] = _as_dealt
    first_answers: Mapping[str, int] = field(default_factory=dict)


SETS = {
    "empires": Told(8, {"Exchange", "PlayEmpire", "Pay", "Attack", "SendAmbassador", "UseAbility"}),
    "race": Told(24, {"ChooseActions", "DevelopCommit", "SettleCommit", "ExploreKeep", "DiscardCard"}),
    "roll": Told(
        8, {"SelectPhase", "ScoutOrStock", "PlaceTile", "ProduceGood", "ShipGood", "Recruit", "Recall", "MoveWorker"}
    ),
    "steam": Told(
        8,
        {"IssueShares", "Bid", "SelectAction", "Urbanize", "Build", "MoveGoods", "DrawCubes", "PlaceCube"},
        _wealthy,
        {"IssueShares": 3, "Bid": 3},
    ),
}


def told(name: str, language: str, first: int = 0, games: int | None = None) -> tuple[list[str], set[str]]:
    """Sentences of random games, and the kinds of decision a person was asked about."""
    game, table = the_game(name)
    how = SETS[name]
    lines: list[str] = []
    asked: set[str] = set()
    for number in range(first, first + (games or how.games)):
        dice = Dice(number)
        state = game.start(table, seats_of(name, number), number)
        how.prepare(state)
        narrator = game.narrator(table, the_set(name), language)
        lines += narrator.start(state)
        while (decision := settle(state, narrator)) is not None:
            kind = type(decision).__name__
            if kind not in asked or number < ASKED_THROUGHOUT:
                lines += questioned(narrator, state, decision)
            asked.add(kind)
            options = state.options[: how.first_answers.get(kind)]
            choose(state, options[below(dice, len(options))], narrator)
            lines += narrator.told()
        lines += narrator.finish(state)
    return lines, asked


def questioned(narrator: Narrator, state: Any, decision: Any) -> list[str]:
    """What a person sees who is asked; every option has an answer of its own."""
    question, answers = narrator.ask(state, decision)
    assert question
    assert len(answers) == len(state.options)
    assert len(set(answers)) == len(answers)
    return narrator.situation(state, decision.seat(state))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SETS)
def test_random_games_are_told_and_asked_in_every_language(name: str, language: str) -> None:
    lines, asked = told(name, language)
    assert asked >= SETS[name].kinds
    assert not [line for line in lines if not line.strip() or re.search(OPEN_PLACE, line)]


@pytest.mark.parametrize("name", SETS)
def test_the_languages_tell_the_same_events(name: str) -> None:
    counts = {language: len(told(name, language, 5, 2)[0]) for language in LANGUAGES}
    assert len(set(counts.values())) == 1


@pytest.mark.parametrize("name", SETS)
def test_chinese_uses_its_own_marks(name: str) -> None:
    lines, _ = told(name, "zh-Hant", 3, 2)
    assert not [line for line in lines if re.search(r"[一-鿿][,.;:!?]", line)]


@pytest.mark.parametrize("name", ["race", "roll"])
def test_the_end_says_where_points_come_from(name: str) -> None:
    game, table = the_game(name)
    dice, state = Dice(1), game.start(table, 2, 1)
    while settle(state) is not None:
        choose(state, state.options[below(dice, len(state.options))])
    last = game.narrator(table, the_set(name), "en").finish(state)
    totals = [int(found) for line in last for found in re.findall(r"from bonuses: (-?\d+) point", line)[:1]]
    assert totals == game.scores(state)
