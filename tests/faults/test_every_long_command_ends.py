"""Each command that takes long, ended by each signal at drawn moments: nothing goes on, nothing is half written.

And the same command, called again, leaves the same bytes as if nothing had been.
"""

from __future__ import annotations

import random
import signal
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.faults.conftest import Figures
from tests.faults.long_commands import (
    COMMANDS,
    DECKS,
    STUDIO,
    Ending,
    Whole,
    in_small,
    play_test_in,
    under_way,
    unreadable,
    whole,
)
from tests.lab.everywhere.surroundings import busy

pytest.importorskip("optuna")
pytest.importorskip("ortools")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
SIGNALS = ("SIGKILL", "SIGTERM", "SIGHUP")
TURNS = 4
"""Moments of each command and signal: 60 of all."""
LOADED = {("playtest", "SIGTERM", 1), ("generate", "SIGHUP", 1)}
"""Those that fall while `LOAD` programs beside use all that they can get."""
LOAD = 8
QUICK = "empires"
"""Whose decks the ordinary tests make."""
FIRST_SECONDS = 4.0
"""In so many seconds a studio plays its play-test."""
Undisturbed = Callable[[str], Whole]


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Undisturbed:
    """A command that nothing met: how it ends, what it leaves, how many seconds it takes."""
    return cache(lambda name: whole(tmp_path_factory.mktemp(name), name))


def turns(*names: str) -> list[object]:
    """Commands with signals and numbers of turns."""
    every = [(name, sign, turn) for name in names for sign in SIGNALS for turn in range(TURNS)]
    return [pytest.param(*one, marks=pytest.mark.faults) for one in every]


def differences(again: Whole, untouched: Whole) -> list[str]:
    """Files that two runs left differently, and whether they ended with another code."""
    files = [path for path in again.files | untouched.files if again.files.get(path) != untouched.files.get(path)]
    return files + ["exit code"] * (again.code != untouched.code)


def met(run: Ending, sign: str, figures: Figures) -> None:
    """Send a signal; nobody is left soon, no word but a line is said, and nothing is half written."""
    run.process.send_signal(getattr(signal, sign))
    left = run.left()
    broken = unreadable(run.folder)
    figures.add(f"long commands that met {sign}")
    figures.add("processes left after five seconds", len(left))
    figures.add("half written", len(broken))
    # Before the command runs, Python itself ends at once.
    assert (left, broken, run.process.wait() in (0, 130, -getattr(signal, sign))) == ([], [], True)
    # Of one that was killed Python tells what it tidied up.
    assert sign == "SIGKILL" or ("Traceback" in run.errors, run.errors.count("\n") <= 1) == (False, True)


@pytest.mark.parametrize(("name", "sign", "turn"), turns(*COMMANDS))
def test_a_command_ends_and_goes_on(
    name: str, sign: str, turn: int, undisturbed: Undisturbed, tmp_path: Path, figures: Figures
) -> None:
    untouched = undisturbed(name)
    assert untouched.at_once > 1
    chance = random.Random(f"{name} {sign} {turn}")
    load = LOAD if (name, sign, turn) in LOADED else 0
    with busy(load), in_small(tmp_path, name) as run:
        run.rest(chance.random() * untouched.seconds)
        met(run, sign, figures)
    assert differences(whole(tmp_path, name), untouched) == []


@pytest.mark.parametrize(("name", "sign", "turn"), turns("studio"))
def test_a_studio_ends(name: str, sign: str, turn: int, tmp_path: Path, figures: Figures) -> None:
    with under_way(tmp_path, STUDIO) as run:
        play_test_in(run)
        run.rest(random.Random(f"{name} {sign} {turn}").random() * FIRST_SECONDS)
        met(run, sign, figures)


@pytest.mark.parametrize(
    "game", [pytest.param(one, marks=[pytest.mark.slow if one == QUICK else pytest.mark.faults]) for one in DECKS]
)
def test_decks_killed_again_and_again_are_those_of_one_run(
    game: str, undisturbed: Undisturbed, tmp_path: Path, figures: Figures
) -> None:
    untouched = undisturbed(game)
    chance = random.Random(game)
    for _ in range(3):
        with in_small(tmp_path, game) as run:
            run.rest(chance.random() * untouched.seconds)
            run.process.kill()
            assert (run.left(), unreadable(tmp_path)) == ([], [])
        figures.add("generates that were killed")
    assert differences(whole(tmp_path, game), untouched) == []
