"""What the lab answers in small, by the command line: the same bytes in any order of hashes, on workers, under load."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import ROOT
from tests.lab.everywhere.surroundings import run_in
from validator.base.plugins.installed import GAMES_NAMED

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
def twice(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
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
def test_a_command_writes_the_same(twice: list[Path], name: str) -> None:
    first, second = ({path: data for path, data in written(one).items() if path.startswith(name)} for one in twice)
    assert [path for path in first | second if first.get(path) != second.get(path)] == []
    assert first
