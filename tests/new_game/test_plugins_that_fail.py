"""A plug-in that is broken is told in one sentence, and troubles no other game."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tests import ROOT
from tests.new_game.laid_out import run

ENTRY = "[console_scripts]\nother = x:y\n\n[proofpress.games]\n{}\n"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return tmp_path / "site"


def plugin(site: Path, entry: str, package: str | None = None, project: str = "bad_game-1.0", **files: str) -> None:
    """Install a plug-in by hand: its metadata, and a package with files (``words="raise OSError"``)."""
    metadata = site / f"{project}.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "entry_points.txt").write_text(ENTRY.format(entry), encoding="utf-8")
    if package is not None:
        (site / package / "content" / "bad").mkdir(parents=True)
        (site / package / "content" / "bad" / "set.yaml").write_text("game: bad\n", encoding="utf-8")
        (site / package / "__init__.py").write_text('"""A game."""\n', encoding="utf-8")
    for name, text in files.items():
        (site / str(package) / f"{name}.py").write_text(text, encoding="utf-8")


def asked(site: Path, *arguments: str) -> CompletedProcess[str]:
    return run(site.parent, [sys.executable, "-m", "generator.cli", *arguments], PYTHONPATH=f"{ROOT}:{site}")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("import not_there_at_all", "words.py: ModuleNotFoundError: No module named 'not_there_at_all'"),
        ("raise ValueError('a\\nb')", "words.py: ValueError: a b"),
        ("WORDS = 1", "words.py: AttributeError"),
        ("raise RuntimeError('x' * 9999)", "words.py: RuntimeError: xxx"),
    ],
)
def test_what_fails_in_it_is_told_in_one_sentence(site: Path, words: str, why: str) -> None:
    plugin(site, "bad = bad_game", "bad_game", words=words)
    done = asked(site, "check", "bad")
    told = done.stderr
    assert "the game 'bad' of bad_game-1.0 cannot be used" in told and why in told
    assert (done.returncode, told.count("\n"), len(told) < 500) == (2, 1, True)


def test_other_games_are_not_troubled(site: Path) -> None:
    plugin(site, "bad = bad_game", "bad_game", words="raise SystemExit(9)")
    assert asked(site, "check", "race").returncode == 0


def test_a_package_that_is_gone_is_told(site: Path) -> None:
    plugin(site, "bad = nowhere_at_all")
    (site.parent / "mine").mkdir()
    (site.parent / "mine" / "set.yaml").write_text("game: bad\n", encoding="utf-8")
    assert "the game 'bad' of bad_game-1.0 cannot be used" in asked(site, "check", "mine").stderr


def test_two_plugins_of_one_name_are_told(site: Path) -> None:
    plugin(site, "bad = bad_game", "bad_game")
    plugin(site, "bad = worse_game", project="worse-2.0")
    told = asked(site, "check", "bad").stderr
    assert "bad_game-1.0 and worse-2.0 both bring a game 'bad'" in told


def test_no_plugin_takes_the_place_of_a_game_of_ours(site: Path) -> None:
    plugin(site, "race = bad_game", "bad_game", words="raise OSError")
    assert asked(site, "check", "race").returncode == 0


@pytest.mark.parametrize("entry", ["bad", "bad = ", "bad = a:b", "bad = 1x", "= bad_game", "../bad = bad_game", "\x00"])
def test_an_entry_that_is_none_is_passed_over(site: Path, entry: str) -> None:
    plugin(site, entry, "bad_game")
    done = asked(site, "check", "bad")
    assert done.returncode == 2 and done.stderr.count("\n") == 1
