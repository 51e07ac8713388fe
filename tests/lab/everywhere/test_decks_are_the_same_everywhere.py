"""The same recipe is the same deck in any order of hashes and on a busy machine, solved to the end or not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.lab.everywhere.surroundings import run_in

GAMES = ("empires", "race", "roll", "steam", "trucker")
UNFINISHED = ("empires", "race", "roll", "trucker")
"""Whose solver is stopped while it still finds better decks; a deck of Steam is a single map, and no choice."""
LITTLE = "0.1"
"""So little work that none of these comes to an end."""
RUNS = 20


def made(folder: Path, work: str, games: tuple[str, ...], hashes: int, load: int = 0) -> dict[str, Any]:
    found = json.loads(run_in(folder, "tests.lab.everywhere.made_anew", [work, *games], hashes, load))
    assert isinstance(found, dict)
    return found


@pytest.fixture(scope="module")
def twice(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """Decks of all games, once on a machine as it is, and once on a busy one with hashes in another order."""
    folder = tmp_path_factory.mktemp("made")
    games = ("empires=2", *GAMES[1:])
    return [made(folder, LITTLE, games, 1), made(folder, LITTLE, games, 3, load=1)]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_decks_of_a_seed_are_the_same(twice: list[dict[str, Any]], game: str) -> None:
    assert twice[0][game]["decks"] == twice[1][game]["decks"]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_solver_is_asked_the_same(twice: list[dict[str, Any]], game: str) -> None:
    assert twice[0][game]["calls"] == twice[1][game]["calls"]


@pytest.mark.slow
@pytest.mark.parametrize("game", UNFINISHED)
def test_that_is_seen_of_decks_that_are_not_the_best_there_are(twice: list[dict[str, Any]], game: str) -> None:
    assert any(status == "FEASIBLE" for status, _ in twice[0][game]["calls"])


@pytest.mark.slow
def test_decks_of_a_seed_are_the_same_in_two_runs_of_one_game(tmp_path: Path) -> None:
    assert made(tmp_path, LITTLE, ("empires=2",), 1) == made(tmp_path, LITTLE, ("empires=2",), 3)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_decks_of_a_seed_are_the_same_in_twenty_runs(tmp_path: Path, game: str) -> None:
    found = [made(tmp_path, "0", (f"{game}=2",), run, load=run % 4) for run in range(RUNS)]
    assert found == [found[0]] * RUNS
