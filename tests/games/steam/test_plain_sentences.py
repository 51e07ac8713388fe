"""Age of Steam in plain sentences: tiles, links and the end of a game, and a long list of answers."""

from __future__ import annotations

import io
import re
import sys
from typing import Any

import pytest

from generator.cli import main
from tests.games.steam.tabletop import Desk, content_with, plain_table
from validator.play.engine.step import choose, settle
from validator.play.games.steam.rules.scoring import scores
from validator.play.games.steam.telling.sentences import SteamNarrator


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
    assert lines[-1] == "Player 1 lays S1 on 7,4 for $2: track top (Milwaukee) to bottom (Chicago)."


def test_a_complete_link_is_told_with_its_owner() -> None:
    desk = Desk()
    desk.lay(1, (7, 4), "S1 0-3")
    desk.turn(1)
    lines = narrated(desk, desk.action((7, 3), "V1 3"))
    assert lines[-1] == "The link Milwaukee–Chicago is complete: 2 sections, owned by Player 2."


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
