"""Age of Steam in plain sentences: every question, answer and event has its words in every language."""

from __future__ import annotations

import io
import re
import sys
from typing import Any

import pytest

from generator.cli import main
from tests.steam_table import Desk, content_with, plain_table
from validator.engine.chance import Dice, below
from validator.engine.step import choose, settle
from validator.games.steam.scoring import scores
from validator.games.steam.telling import SteamNarrator
from validator.lookup import game_of, open_set

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
GAMES = 8
FIRST_ANSWERS = {"IssueShares": 3, "Bid": 3}
"""How many of the first answers a random player chooses among who means to last."""
WEALTH = 100
"""Dollars that let random players last for some rounds."""


def told(language: str, first: int = 0, games: int = GAMES) -> tuple[list[str], set[str]]:
    """Sentences of games, and the kinds of decision a person was asked about."""
    content = open_set("steam")
    game = game_of(content)
    table = game.table(content)
    lines, asked = [], set()
    for number in range(first, first + games):
        dice = Dice(number)
        state = game.start(table, 3 + number % 4, number)
        state.cash = [WEALTH] * state.seats
        narrator = SteamNarrator(table, content, language)
        lines += narrator.start(state)
        while (decision := settle(state, narrator)) is not None:
            name = type(decision).__name__
            if name not in asked:
                question, answers = narrator.ask(state, decision)
                assert question
                assert len(answers) == len(state.options)
                assert len(set(answers)) == len(answers)
                lines += narrator.situation(state, decision.seat(state))
            asked.add(name)
            options = state.options[: FIRST_ANSWERS.get(name)]
            choose(state, options[below(dice, len(options))], narrator)
            lines += narrator.told()
        lines += narrator.finish(state)
    return lines, asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_told_and_asked_in_every_language(language: str) -> None:
    lines, asked = told(language)
    assert asked == {
        "IssueShares", "Bid", "SelectAction", "Urbanize", "Build", "MoveGoods", "DrawCubes", "PlaceCube",
    }  # fmt: skip
    assert not [line for line in lines if not line.strip() or "{" in line or "$ " in line]


def test_the_languages_tell_the_same_events() -> None:
    counts = {language: len(told(language, 5, 2)[0]) for language in LANGUAGES}
    assert len(set(counts.values())) == 1


def test_chinese_uses_its_own_marks() -> None:
    lines, _ = told("zh-Hant", 3, 2)
    assert not [line for line in lines if re.search(r"[一-鿿][,.;:!?]", line)]


def narrated(desk: Desk, *actions: int) -> list[str]:
    narrator = SteamNarrator(desk.table, content_with(), "en")
    for action in actions:
        settle(desk.state, narrator)
        choose(desk.state, action, narrator)
    return narrator.told()


def test_a_tile_is_told_by_hex_sides_and_cost() -> None:
    desk = Desk()
    desk.turn(0)
    lines = narrated(desk, desk.action((7, 4), "S1 0-3"))
    assert lines[-1] == "Player 1 – 7,4: place S1, top (Milwaukee)–bottom (Chicago); $2."


def test_a_complete_link_is_told_with_its_owner() -> None:
    desk = Desk()
    desk.lay(1, (7, 4), "S1 0-3")
    desk.turn(1)
    lines = narrated(desk, desk.action((7, 3), "V1 3"))
    assert lines[-1] == "Link Milwaukee–Chicago is complete (2 sections, owner: Player 2)."


def test_the_end_says_where_points_come_from() -> None:
    desk = Desk()
    desk.state.income, desk.state.shares = [5, 0, 2], [2, 3, 2]
    lines = SteamNarrator(plain_table(), content_with(), "en").finish(desk.state)
    assert lines[1:4] == [
        "Player 1: 0 for track, 15 for income, -6 for shares: 9 points.",
        "Player 2: 0 for track, 0 for income, -9 for shares: -9 points.",
        "Player 3: 0 for track, 6 for income, -6 for shares: 0 points.",
    ]
    assert scores(desk.state) == [9, -9, 0]


@pytest.fixture
def elsewhere(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("elsewhere")
def test_a_long_list_of_answers_is_looked_through_by_a_part_of_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = ["1", "1", "1", "CHICAGO", "Atlantis"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(answers) + "\n"))
    assert main(["play", "steam", "--seats", "me,random,random", "--seed", "2"]) == 2
    out = capsys.readouterr().out
    listed = out.split("type a part of one")[1]
    assert re.search(r"\n>?.*\d+\. .*Chicago", listed)
    assert "Please type a number from 1 to" in listed.split("Chicago")[-1]
