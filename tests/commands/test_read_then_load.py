"""What is wrong is said before large libraries are loaded."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT

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
