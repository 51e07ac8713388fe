"""Roll for the Galaxy in plain sentences: every question, answer and event has its words in every language."""

from __future__ import annotations

import re

import pytest

from validator.engine.chance import Dice, below
from validator.engine.step import choose, settle
from validator.games.roll.telling import RollNarrator
from validator.lookup import game_of, open_set

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
GAMES = 8


def told(language: str, first: int = 0, games: int = GAMES) -> tuple[list[str], set[str]]:
    """Sentences of random games, and the kinds of decision a person was asked about."""
    content = open_set("roll")
    game = game_of(content)
    table = game.table(content)
    lines, asked = [], set()
    for number in range(first, first + games):
        dice = Dice(number)
        state = game.start(table, 2 + number % 4, number)
        narrator = RollNarrator(table, content, language)
        lines += narrator.start(state)
        while (decision := settle(state, narrator)) is not None:
            name = type(decision).__name__
            if name not in asked or number < 2:
                question, answers = narrator.ask(state, decision)
                assert question
                assert len(answers) == len(state.options)
                assert len(set(answers)) == len(answers)
                lines += narrator.situation(state, decision.seat(state))
            asked.add(name)
            choose(state, state.options[below(dice, len(state.options))], narrator)
            lines += narrator.told()
        lines += narrator.finish(state)
    return lines, asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_are_told_and_asked_in_every_language(language: str) -> None:
    lines, asked = told(language)
    assert {
        "SelectPhase",
        "ScoutOrStock",
        "PlaceTile",
        "ProduceGood",
        "ShipGood",
        "Recruit",
        "Recall",
        "MoveWorker",
    } <= asked
    assert not [line for line in lines if not line.strip() or "{" in line or "$" in line]


def test_the_languages_tell_the_same_events() -> None:
    counts = {language: len(told(language, 5, 2)[0]) for language in LANGUAGES}
    assert len(set(counts.values())) == 1


def test_chinese_uses_its_own_marks() -> None:
    lines, _ = told("zh-Hant", 3, 2)
    assert not [line for line in lines if re.search(r"[一-鿿][,.;:!?]", line)]


def test_the_end_says_where_points_come_from() -> None:
    content = open_set("roll")
    game = game_of(content)
    table = game.table(content)
    dice, state = Dice(1), game.start(table, 2, 1)
    while settle(state) is not None:
        choose(state, state.options[below(dice, len(state.options))])
    last = RollNarrator(table, content, "en").finish(state)
    totals = [int(found) for line in last if (found := _total(line)) is not None]
    assert totals == game.scores(state)


def _total(line: str) -> str | None:
    found = re.search(r"from bonuses: (-?\d+) point", line)
    return found.group(1) if found else None
