"""Two runs in one folder at once: both end well, and what they leave is what one of them leaves."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT
from tests.faults.conftest import Figures
from tests.faults.runs import PLAYTEST, PRINT, STORE, Ended, Reference, begun, ended, left_in, moments, times
from validator.play.playtest.running.store import Spotlight, Store

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")


def both(command: tuple[str, ...], other: tuple[str, ...], folder: Path, apart: float) -> list[Ended]:
    """Two runs in one folder, of which the second begins so many seconds after the first."""
    out = folder / "out"
    with begun(folder / "first", command, out) as first:
        first.rest(apart)
        with begun(folder / "second", other, out) as second:
            return [first.end(), second.end()]


@pytest.mark.parametrize("turn", times(5))
def test_two_play_tests_of_one_plan(turn: int, played: Reference, tmp_path: Path, figures: Figures) -> None:
    apart = turn and next(moments("two of one", turn)) * played.seconds
    ends = both(PLAYTEST, PLAYTEST, tmp_path, apart)
    figures.add("pairs of runs at once")
    assert [(end.code, end.errors) for end in ends] == [(0, ""), (0, "")]
    assert left_in(tmp_path / "out") == played.left


@pytest.mark.parametrize("turn", times(3, quick=0))
def test_two_play_tests_of_two_plans(turn: int, played: Reference, tmp_path: Path, figures: Figures) -> None:
    other = (*PLAYTEST, "--seed", "2")
    ends = both(other, PLAYTEST, tmp_path, turn and next(moments("two", turn)) * played.seconds)
    figures.add("pairs of runs at once")
    assert [(end.code, end.errors) for end in ends] == [(0, ""), (0, "")]
    assert (ended(tmp_path / "again", PLAYTEST, tmp_path / "out").code, left_in(tmp_path / "out").files) == (
        0,
        played.left.files,
    )
    assert set(played.left.rows["games"]) <= set(left_in(tmp_path / "out").rows["games"])


@pytest.mark.parametrize("turn", times(3, quick=0))
def test_one_of_two_is_killed(turn: int, played: Reference, tmp_path: Path, figures: Figures) -> None:
    out = tmp_path / "out"
    with begun(tmp_path / "first", PLAYTEST, out) as first, begun(tmp_path / "second", PLAYTEST, out) as second:
        second.rest(next(moments("one of two", turn)) * played.seconds)
        second.process.kill()
        figures.add("pairs of runs at once")
        assert (first.end().code, left_in(out).rows) == (0, played.left.rows)
    assert (ended(tmp_path / "again", PLAYTEST, out).code, left_in(out)) == (0, played.left)


@pytest.mark.parametrize("turn", times(3))
def test_two_prints(turn: int, printed: Reference, tmp_path: Path, figures: Figures) -> None:
    ends = both(PRINT, PRINT, tmp_path, turn and next(moments("prints", turn)) * printed.seconds)
    figures.add("pairs of runs at once")
    assert [(end.code, end.errors) for end in ends] == [(0, ""), (0, "")]
    assert left_in(tmp_path / "out") == printed.left


OPENERS = """\
import os, sys, time
from pathlib import Path

from validator.play.playtest.running.store import Store

start, ended = time.monotonic() + 0.05, []
for _ in range(8):
    if not (number := os.fork()):
        while time.monotonic() < start:
            pass
        try:
            with Store(Path(sys.argv[1])) as store:
                store.runs()
        except Exception as fault:
            print(fault, flush=True)
        os._exit(0)
    ended.append(number)
for number in ended:
    os.waitpid(number, 0)
"""
"""Eight processes that open one store at the same moment, and say what went wrong."""


@pytest.mark.parametrize("there", [None, b"no store at all" * 400], ids=["nothing", "no store"])
def test_many_who_open_a_new_store_at_once(there: bytes | None, tmp_path: Path) -> None:
    faults, asides = "", []
    for turn in range(6):
        path = tmp_path / str(turn) / STORE
        path.parent.mkdir()
        if there is not None:
            path.write_bytes(there)
        command = [sys.executable, "-c", OPENERS, str(path)]
        faults += subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        asides.append(len(list(path.parent.glob("*.unreadable-*"))))
    assert (faults, set(asides)) == ("", {int(there is not None)})


def test_a_store_whose_moving_aside_was_killed_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / STORE
    with Store(path) as store:
        store.add_spotlights(1, [Spotlight(0, 1, True, [])])
        for tail in ("-wal", "-shm"):
            (tmp_path / f"kept{tail}").write_bytes((tmp_path / f"{STORE}{tail}").read_bytes())
    path.rename(tmp_path / f"{STORE}.unreadable-1")
    for tail in ("-wal", "-shm"):
        (tmp_path / f"kept{tail}").rename(tmp_path / f"{STORE}{tail}")
    with Store(path) as store:
        assert (store.moved, store.spotlights(1)) == (None, {})
