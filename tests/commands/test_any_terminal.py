"""Any terminal will do: other encodings, no colours, forty columns, a pipe that closes, the line ends of Windows;
and what is wrong is said there before large libraries are loaded.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT
from tests.content.planted import CARDS, SET, issues_of, written

COMMANDS = {
    "check": ("check", "empires"),
    "words": ("words", "empires"),
    "play": ("play", "empires", "--lang", "zh-Hans", "--seed", "1"),
    "proof": ("proof", "empires", "--games", "2", "--workers", "1"),
}


NO_COLOURS = {"NO_COLOR": "1", "COLUMNS": "40"}, pytest.param({"TERM": "dumb"}, marks=pytest.mark.slow)


def proofpress(folder: Path, *arguments: str, **surroundings: str) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **surroundings}
    command = [sys.executable, "-m", "generator.cli", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
@pytest.mark.parametrize("command", ["words", "play"])
def test_an_encoding_without_a_letter_ends_no_command(command: str, encoding: str, tmp_path: Path) -> None:
    done = proofpress(tmp_path, *COMMANDS[command], PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")


def test_json_says_every_letter_in_any_encoding(tmp_path: Path) -> None:
    written(tmp_path / "fleet", {"set.yaml": SET, "cards.yaml": CARDS.replace("Far Beacon", "\u9060" * 90)})
    done = proofpress(tmp_path, "check", "fleet", "--format", "json", PYTHONIOENCODING="ascii")
    assert isinstance(json.loads(done.stdout), list)


@pytest.fixture(scope="module", params=NO_COLOURS, ids=["NO_COLOR COLUMNS", "TERM"])
def proof(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> subprocess.CompletedProcess[bytes]:
    """A whole proof at a terminal that wants no colours; the first is forty columns wide."""
    return proofpress(tmp_path_factory.mktemp("proof"), *COMMANDS["proof"], **request.param)


def test_no_colours_are_written_where_none_are_wanted(proof: subprocess.CompletedProcess[bytes]) -> None:
    assert (proof.returncode, b"\x1b" in proof.stdout + proof.stderr) == (0, False)


@pytest.mark.parametrize("proof", NO_COLOURS[:1], indirect=True, ids=["NO_COLOR COLUMNS"])
def test_forty_columns_are_enough(proof: subprocess.CompletedProcess[bytes]) -> None:
    assert "empires: legal yes, complete yes, played yes" in proof.stdout.decode().splitlines()


def test_a_pipe_that_closes_is_no_fault(tmp_path: Path) -> None:
    program = f"{sys.executable} -m generator.cli words race | head -n 1"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(["sh", "-c", program], cwd=tmp_path, env=environment, capture_output=True, check=False)
    assert done.stderr == b""


def test_the_line_ends_of_windows_change_no_finding(tmp_path: Path) -> None:
    files = {"set.yaml": SET + "remove: [E99]\n", "cards.yaml": CARDS}
    unix = issues_of(written(tmp_path / "unix", files))
    windows = issues_of(
        written(tmp_path / "windows", {name: text.replace("\n", "\r\n") for name, text in files.items()})
    )
    assert unix == windows != []


LARGE = ("scipy", "choix", "ortools", "optuna", "statsmodels", "pandas", "distributed", "reportlab")
PROGRAM = """
import sys
from generator.cli import main
code = main(sys.argv[1:])
print("loaded", code, *sorted(sys.modules))
"""


def loaded_by(folder: Path, *arguments: str) -> tuple[int, set[str]]:
    """The exit code of a command, and all it loaded."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
        check=True,
    )
    code, *modules = done.stdout.rpartition("loaded ")[2].split()
    return int(code), set(modules)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "recipe.yaml").write_text("from: empires\nmake: {empre: 42}\n", encoding="utf-8")
    (tmp_path / "goals.yaml").write_text("goals:\n  - {measure: nonsense, from: 2}\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "arguments",
    [
        "generate empires --recipe recipe.yaml",
        "generate empires --goals goals.yaml",
        "generate empires --games 3",
        "generate empires --cluster nonsense",
        "tune empires --goals goals.yaml",
        "tune empires --only x*",
        "sweep empires --vary rules.hand_sze=4..5",
        "price empires --kind goblin",
        "ladder empires --agents gredy,random",
        "new ../x --from race",
    ],
)
def test_wrong_use_loads_no_large_library(folder: Path, arguments: str) -> None:
    code, modules = loaded_by(folder, *arguments.split())
    assert (code in (1, 2), modules & set(LARGE)) == (True, set())


def test_a_new_set_loads_nothing_of_the_lab(tmp_path: Path) -> None:
    code, modules = loaded_by(tmp_path, "new", "mine", "--from", "race")
    assert (code, [name for name in modules if name.startswith("validator.play.lab")]) == (0, [])


def test_a_new_recipe_loads_no_library_of_the_lab(tmp_path: Path) -> None:
    code, modules = loaded_by(tmp_path, "new", "mine", "--from", "race", "--recipe")
    assert (code, modules & set(LARGE)) == (0, set())
