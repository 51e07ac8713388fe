"""What the soak promises, asked of a few short games: it goes on where it stopped, and tells what broke and where."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.soak.games import Part, parts_of, played
from tests.soak.run import SEED, laid_out, main, play, ready, soaked
from tests.soak.tally import BY_LOT, HURRIED, write_figures
from validator.play.games.empires.rules.state import EmpiresState
from validator.play.lookup import games
from validator.play.playtest.running.store import Store
from validator.play.playtest.running.table import Row
from validator.play.playtest.running.workers import Workers

GAMES = 60
PART = Part("empires:empires:documented", GAMES)


def rows_of(store: Store) -> list[Row]:
    return [row for laid in laid_out("empires", GAMES, SEED) for row in store.rows(store.run_of(laid.plan))]


def test_a_soak_that_was_stopped_goes_on_to_the_same_games(tmp_path: Path) -> None:
    with Store(tmp_path / "stopped.sqlite") as stopped, Store(tmp_path / "whole.sqlite") as whole:
        play("empires", GAMES // 3, 1, stopped)
        play("empires", GAMES, 1, stopped)
        play("empires", GAMES, 1, whole)
        assert rows_of(stopped) == rows_of(whole)


def test_games_kept_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    soaked("empires", GAMES, 1, tmp_path)
    monkeypatch.setattr(Workers, "spread", lambda self, task, numbers: iter([[]] * sum(map(len, numbers))))
    assert soaked("empires", GAMES, 1, tmp_path)[0].played == GAMES


def interrupted(self: Store, run: int, rows: object) -> None:
    raise KeyboardInterrupt


def test_ctrl_c_ends_a_soak_in_peace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "add", interrupted)
    assert soaked("empires", GAMES, 1, tmp_path)[1] is False


@pytest.mark.parametrize("game", games())
def test_the_parts_of_a_soak_are_all_of_it(game: str) -> None:
    assert sum(part.games for part in parts_of(game, 1_000)) == 1_000


@pytest.mark.parametrize("game", games())
def test_half_of_a_soak_is_played_as_documented(game: str) -> None:
    documented = sum(part.games for part in parts_of(game, 14_400) if part.reference.endswith(":documented"))
    assert documented == 7_200


def test_half_of_all_games_are_by_lot(tmp_path: Path) -> None:
    tally, _ = soaked("empires", 2 * GAMES, 1, tmp_path)
    assert tally.of(BY_LOT).games == tally.of(HURRIED).games


def fault_of(number: int, faults: Callable[[Any], list[str]]) -> str | None:
    """What is told of a game in which something is found broken."""
    laid = ready(PART, SEED)
    bench = laid.bench._replace(game=replace(laid.bench.game, faults=faults))
    return played(bench, laid.plan, number, closely=False).fault


def test_a_broken_invariant_is_told_with_its_step_and_choice() -> None:
    assert fault_of(1, lambda state: ["a card is missing"]) == "after Exchange, choice 50: a card is missing"


def test_what_breaks_at_the_end_is_told() -> None:
    assert fault_of(1, lambda state: [] if state.stack else ["a card is missing"]) == "a card is missing"


def test_copies_that_differ_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    copy = EmpiresState.copy

    def careless(state: EmpiresState) -> EmpiresState:
        new = copy(state)
        new.deck.reverse()
        return new

    monkeypatch.setattr(EmpiresState, "copy", careless)
    laid = ready(PART, SEED)
    found = played(laid.bench, laid.plan, 0, closely=True).fault
    assert str(found).startswith("played again on copies")


def test_a_game_can_be_played_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--again", "empires:empires:documented:7"]) == 0


def test_the_figure_says_how_many_games_came_to_the_last_round(tmp_path: Path) -> None:
    tally, _ = soaked("empires", GAMES, 1, tmp_path)
    write_figures([tally], tmp_path)
    groups = json.loads((tmp_path / "soak.json").read_text(encoding="utf-8"))["soaks"][0]["groups"]
    assert sum(group["to_last_round"] for group in groups) == GAMES
