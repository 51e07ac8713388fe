"""Compiled modules play the games of their source: asked of a folder with a compiled wheel, where there is one.

``PROOFPRESS_COMPILED`` names the folder; without it ``.venv/compiled`` is taken. Each way plays in its own processes.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests import ROOT

FOLDER = Path(os.environ.get("PROOFPRESS_COMPILED") or ROOT / ".venv" / "compiled").resolve()
GAMES = {"empires": (40, 2), "race": (40, 1), "roll": (8, 1), "steam": (6, 1), "trucker": (8, 1)}
"""Random and greedy games."""
DIGEST = """
import sys
from validator.play.lookup import game_of, open_set
from validator.play.playtest.running.plan import digest_of
content = open_set(sys.argv[1])
print(digest_of(content, game_of(content)))
"""


def is_older_than_its_source(folder: Path) -> bool:
    """Whether the program was changed since `make` built the folder, which then plays what was."""
    built = folder / "tried"
    sources = (file for top in ("generator", "validator") for file in (ROOT / top).rglob("*.py"))
    return built.is_file() and any(file.stat().st_mtime > built.stat().st_mtime for file in sources)


pytestmark = [
    pytest.mark.skipif(not list(FOLDER.glob("*.so")), reason=f"there is no compiled build in {FOLDER}"),
    pytest.mark.skipif(is_older_than_its_source(FOLDER), reason=f"{FOLDER} is older than its source"),
]


def told(folder: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    result = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    return result.stdout.strip()


@cache
def played(folder: Path, game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        told(folder, str(ROOT / "benchmarks" / "played_games.py"), game, *map(str, GAMES[game]))
    )
    return found


def test_the_folder_holds_compiled_modules() -> None:
    assert played(FOLDER, "empires")["compiled"]


def test_the_checkout_is_pure_python() -> None:
    assert not played(ROOT, "empires")["compiled"]


@pytest.mark.parametrize("players", ["random", "greedy"])
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_and_every_position_is_the_same(game: str, players: str) -> None:
    assert played(FOLDER, game)[players]["sum"] == played(ROOT, game)[players]["sum"]


@pytest.mark.parametrize("game", GAMES)
def test_results_are_kept_under_the_same_name(game: str) -> None:
    assert told(FOLDER, "-c", DIGEST, game) == told(ROOT, "-c", DIGEST, game)
