"""What the lab makes and answers is the same in any order of hashes, on a busy machine, and solved to the end or
not.
"""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests import ROOT
from tests.lab.everywhere.surroundings import run_in
from validator.base.plugins import GAMES_NAMED

GAMES = ("empires", "race", "roll", "steam", "trucker")
UNFINISHED = ("empires", "race", "roll", "trucker")
"""Whose solver is stopped while it still finds better decks; a deck of Steam is a single map, and no choice."""
LITTLE, LEAST = "0.07", "0.01"
"""So little work that none of these comes to an end, nor a kit with rules."""
STOPPED = {**dict.fromkeys(UNFINISHED, LITTLE), "kits/barges": LEAST, "kits/wallet": LEAST}
RUNS, AT_ONCE = 20, 4


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
    def one(run: int) -> dict[str, Any]:
        return made(tmp_path, "0", (f"{game}=2",), run)

    # Those that run at once are each other's load.
    with ThreadPoolExecutor(AT_ONCE) as pool:
        assert [*pool.map(one, range(1, RUNS))] == [one(0)] * (RUNS - 1)


@pytest.mark.soak
@pytest.mark.parametrize("game", STOPPED)
@pytest.mark.slow
def test_decks_that_are_not_the_best_there_are_are_the_same_in_twenty_runs(tmp_path: Path, game: str) -> None:
    def one(run: int) -> dict[str, Any]:
        return made(tmp_path, STOPPED[game], (f"{game}=2",), run)

    first = one(0)
    # A bred deck leaves less to choose: it may be the best of its few.
    assert [status for status, _ in first[game]["calls"]].count("FEASIBLE") >= 2
    with ThreadPoolExecutor(AT_ONCE) as pool:
        assert [*pool.map(one, range(1, RUNS))] == [first] * (RUNS - 1)


pytest.importorskip("optuna")
SIXTH = ROOT / "tests" / "sixth_game"
LANTERNS = str(SIXTH / "lanterns")
GOALS = "goals:\n  - {measure: score, from: 9, to: 11}\nseats: [2]\nagents: [greedy]\n"
COMMANDS = {
    "generate": ("generate", LANTERNS, "--recipe", "recipe.yaml", "--decks", "3", "--games", "90"),
    "sweep": ("sweep", LANTERNS, "--vary", "rules.hand_size=3..4", "--vary", "L2.light=3,4", "--games", "40"),
    "tune": ("tune", LANTERNS, "--goals", "goals.yaml", "--games", "600"),
    "price": ("price", "race"),
    "new": ("new", "new", "--recipe", "--from", "race"),
}
STORES = ".sqlite", ".db"


@pytest.fixture(scope="module")
def twice_in_any_order(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The folders in which all of the commands were run, in two surroundings."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(GAMES_NAMED, str(SIXTH / "games"))
        folders = []
        for workers, hashes, load in ((1, 1, 0), (2, 3, 1)):
            folder = tmp_path_factory.mktemp("lab")
            (folder / "recipe.yaml").write_text("from: lanterns\nseed: 3\n", encoding="utf-8")
            (folder / "goals.yaml").write_text(GOALS, encoding="utf-8")
            asked = [[*command, *_more(name, workers)] for name, command in COMMANDS.items()]
            told = run_in(folder, "tests.lab.everywhere.in_a_row", [json.dumps(asked)], hashes, load)
            (folder / "told").write_text(told, encoding="utf-8")
            folders.append(folder)
    return folders


def _more(name: str, workers: int) -> list[str]:
    into = [] if name == "new" else ["--output", name]
    return into if name in ("price", "new") else [*into, "--workers", str(workers)]


def written(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not any(part in path.name for part in STORES)
    }


@pytest.mark.slow
@pytest.mark.parametrize("name", [*COMMANDS, "told"])
def test_a_command_writes_the_same(twice_in_any_order: list[Path], name: str) -> None:
    first, second = (
        {path: data for path, data in written(one).items() if path.startswith(name)} for one in twice_in_any_order
    )
    assert [path for path in first | second if first.get(path) != second.get(path)] == []
    assert first
