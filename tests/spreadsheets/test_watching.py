"""A command with --watch runs again after a change, and never while a file is being written."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from generator.front.commands.again import States, changes, states_in
from tests import ROOT
from tests.spreadsheets import kit

# Whoever started the tests may have it ignored.
MAIN = (
    "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    "from generator.cli import main; sys.exit(main())"
)


def told(looks: Sequence[States], count: int) -> list[list[str]]:
    """The names told of the first changes, each of these looks coming after the last."""
    left = iter(looks)
    return list(itertools.islice(changes(lambda: next(left), lambda _: None), count))


A1: States = {"x/a.csv": (1, 1)}
A2: States = {"x/a.csv": (2, 1)}
A3: States = {"x/a.csv": (3, 9)}


def test_the_first_time_comes_at_once() -> None:
    assert told([A1], 1) == [[]]


def test_a_change_is_told_once_it_has_settled() -> None:
    assert told([A1, A1, A2, A2], 2) == [[], ["a.csv"]]


def test_a_file_that_still_grows_is_waited_for() -> None:
    assert told([A1, A2, A3, A3, A3, A1, A1], 3) == [[], ["a.csv"], ["a.csv"]]


def test_a_file_that_was_as_it_is_again_is_no_change() -> None:
    assert told([A1, A2, A1, A1, A3, A3], 2) == [[], ["a.csv"]]


def test_what_programs_leave_beside_a_file_and_what_is_printed_is_not_looked_at(tmp_path: Path) -> None:
    for name in ("a.csv", "~$a.xlsx", ".a.swp", "output/a.pdf", "text/en.ftl"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x")
    assert sorted(Path(path).name for path in states_in([tmp_path])) == ["a.csv", "en.ftl"]


def test_check_looks_again_and_ends_without_a_word(tmp_path: Path) -> None:
    kit(tmp_path / "mine", goblin="id,cost\nG1,1\n")
    process = subprocess.Popen(
        [sys.executable, "-c", MAIN, "check", "mine", "--watch"],
        cwd=tmp_path,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert process.stdout is not None
    lines = iter(process.stdout.readline, "")
    assert any("(1 designs" in line for line in lines)
    (tmp_path / "mine" / "goblin.csv").write_text("id,cost\nG1,1\nG2,2\n")
    assert any("changed: goblin.csv" in line for line in lines)
    assert any("(2 designs" in line for line in lines)
    process.send_signal(signal.SIGINT)
    assert (process.wait(20), process.communicate()[1]) == (0, "")
