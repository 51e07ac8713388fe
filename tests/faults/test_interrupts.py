"""Ctrl-C at drawn moments, also where what plays is compiled: one way to end, soon, and never by abort."""

from __future__ import annotations

import random
import signal
import sys
import time
from pathlib import Path

import pytest

from tests import ROOT
from tests.faults.conftest import Figures
from tests.faults.long_commands import PATIENCE, THINKING, under_way

pytest.importorskip("optuna")
pytest.importorskip("ortools")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
COMPILED = ROOT / ".venv" / "compiled"
MOMENTS = 300
FROM, TO = 0.3, 4.0
"""Seconds of its own after the start: while all is loaded, and while games are played."""
LONGEST = 3.0
"""Seconds of its own time that a command takes at most to end. Most of it goes into the report of what was played."""


def interrupted(name: str, moment: float, program: Path, folder: Path, figures: Figures) -> None:
    """Ctrl-C at a moment; the command ends soon, with its exit code and a word at most."""
    with under_way(folder, THINKING[name], program) as run:
        run.rest(moment)
        has_begun = bool(run.told or any(folder.glob("out/*")))
        run.process.send_signal(signal.SIGINT)
        left, code = run.left(), run.process.wait()
    figures.add(f"interrupts that ended with {code}")
    figures.add("milliseconds until interrupted commands had ended", round(1000 * run.ended_in))
    # Before the command runs, Python itself ends at once.
    assert (left, code == 130 or (code == -signal.SIGINT and not has_begun), run.ended_in < LONGEST) == ([], True, True)
    assert code != 130 or ("Traceback" in run.errors, run.errors.count("\n") <= 1) == (False, True)


def test_ctrl_c_while_a_solver_chooses_ends_in_a_line(tmp_path: Path, figures: Figures) -> None:
    with under_way(tmp_path, THINKING["generate"]) as run:
        deadline = time.monotonic() + PATIENCE
        while not any(tmp_path.glob("out/*/decks/deck-001")) and time.monotonic() < deadline:
            time.sleep(0.02)
        run.process.send_signal(signal.SIGINT)
        assert (run.left(), run.process.wait(), run.errors) == ([], 130, "proofpress: interrupted\n")


@pytest.mark.faults
@pytest.mark.skipif(not (COMPILED / "validator").is_dir(), reason="nothing is compiled: make .venv/compiled/tried")
@pytest.mark.parametrize("turn", range(MOMENTS))
def test_the_compiled_program_ends_by_itself(turn: int, tmp_path: Path, figures: Figures) -> None:
    chance = random.Random(turn)
    name = list(THINKING)[turn % len(THINKING)]
    interrupted(name, chance.uniform(FROM, TO), COMPILED, tmp_path, figures)
