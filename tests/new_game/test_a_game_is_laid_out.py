"""``new-game`` lays out a game that passes its own tests, ruff and mypy as it is."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from generator.front.commands.new_game import SORTS
from tests import ROOT
from tests.new_game.laid_out import proofpress, python

LONG = "a_game_with_quite_a_long_name"


@pytest.fixture(scope="module", params=sorted(SORTS))
def project(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("mine")
    done = proofpress(folder, "new-game", LONG, "--from", request.param)
    assert done.returncode == 0, done.stderr
    return folder / LONG


def test_it_passes_its_own_tests(project: Path) -> None:
    done = python(project, "-m", "pytest", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout


def test_it_is_tidy(project: Path) -> None:
    done = python(project, "-m", "ruff", "check", "--no-cache", ".")
    assert done.returncode == 0, done.stdout


def test_it_is_laid_out_as_a_formatter_would(project: Path) -> None:
    done = python(project, "-m", "ruff", "format", "--check", "--no-cache", ".")
    assert done.returncode == 0, done.stdout


def test_its_types_hold(project: Path) -> None:
    done = python(project, "-m", "mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache"), LONG, "tests")
    assert done.returncode == 0, done.stdout


def test_nothing_of_the_template_is_left_in_it(project: Path) -> None:
    texts = [file.read_text(encoding="utf-8").lower() for file in project.rglob("*") if file.suffix in (".py", ".toml")]
    assert [text for text in texts if "my_game" in text or "my-game" in text or "my game" in text] == []


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("race", "there is a game 'race' already"),
        ("json", "Python has a package 'json' already"),
        ("My-Game", "cannot be a game's name"),
        ("class", "cannot be a game's name"),
        ("../other", "cannot be a game's name"),
        ("taken", "'taken' is there already; nothing was touched"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_a_sentence(tmp_path: Path, name: str, why: str) -> None:
    (tmp_path / "taken").mkdir()
    done = proofpress(tmp_path, "new-game", name)
    assert (done.returncode, why in done.stderr, done.stderr.count("\n")) == (2, True, 1)


def test_a_name_that_cannot_be_leaves_nothing_behind(tmp_path: Path) -> None:
    proofpress(tmp_path, "new-game", "My-Game")
    assert list(tmp_path.iterdir()) == []


def test_it_is_found_by_the_folder_alone(project: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(project, tmp_path / "copy")
    done = python(
        tmp_path,
        "-c",
        f"import os; os.environ['PROOFPRESS_GAMES'] = {str(copy)!r}\n"
        f"from generator.cli import main; raise SystemExit(main(['check', {LONG!r}]))",
    )
    assert "legal and complete" in done.stdout
