"""A kill before, in the midst of and after the writing of a file: the old or the new is there, never half."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT
from tests.house import modules
from validator.base.files import write_beside

OLD, NEW = b"old" * 1000, b"new and longer" * 1000
KILLED = """\
import os, signal, sys
from pathlib import Path

from validator.base import files

step, path, new = sys.argv[1], Path(sys.argv[2]), b"new and longer" * 1000
opened, move = files._opened, Path.replace


def die():
    os.kill(os.getpid(), signal.SIGKILL)


class Half:
    def __init__(self, file):
        self.file = file

    def __enter__(self):
        return self

    def writelines(self, parts):
        data = b"".join(parts)
        self.file.write(data[: len(data) // 2])
        self.file.flush()
        die()


def half(beside, mode):
    return Half(opened(beside, mode))


def unmoved(self, target):
    die()


def moved(self, target):
    move(self, target)
    die()


if step == "half written":
    files._opened = half
elif step == "not yet moved":
    Path.replace = unmoved
else:
    Path.replace = moved
files.write_beside(path, new)
"""
STEPS = {"half written": OLD, "not yet moved": OLD, "moved": NEW}

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such kill there")


def killed(step: str, path: Path) -> None:
    """Write ``NEW`` to a path in a process that is killed at a step."""
    subprocess.run([sys.executable, "-c", KILLED, step, str(path)], cwd=ROOT, check=False)


@pytest.mark.parametrize("step", STEPS)
def test_a_kill_leaves_the_old_file_or_the_new_one(step: str, tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    write_beside(path, OLD)
    killed(step, path)
    assert path.read_bytes() == STEPS[step]


@pytest.mark.parametrize("step", STEPS)
def test_what_a_killed_run_had_under_way_goes_with_the_next(step: str, tmp_path: Path) -> None:
    killed(step, tmp_path / "faces" / "a.svg")
    write_beside(tmp_path / "faces" / "b.svg", NEW)
    assert {path.name for path in (tmp_path / "faces").iterdir()} <= {"a.svg", "b.svg"}


def test_what_another_run_has_under_way_is_left_to_it(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as another:
        under_way = tmp_path / f".proofpress-{another.pid}-1f.part"
        under_way.write_bytes(NEW)
        write_beside(tmp_path / "report.json", NEW)
        another.communicate(b"\n")
    assert under_way.is_file()


def test_a_file_that_could_not_be_written_leaves_nothing_beside(tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    path.mkdir()
    with pytest.raises(OSError, match=r"report\.json"):
        write_beside(path, NEW)
    assert [found.name for found in tmp_path.iterdir()] == ["report.json"]


def test_no_other_code_writes_a_result() -> None:
    # What decks are tried on is gone when they were.
    apart = {"validator.base.files", "validator.play.lab.making.decks"}
    writers = {
        name
        for name, tree in modules().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in ("write_text", "write_bytes", "writelines")
    }
    assert writers == apart
