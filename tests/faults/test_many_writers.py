"""Many write into one folder at once, in several processes: what they are told is saved is there, byte for byte."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests import ROOT
from tests.faults.conftest import Figures
from tests.faults.writers import CONTESTED, SHARED, Told, shared_text

PROCESSES, THREADS = "ab", 4


class Found(NamedTuple):
    """What lies in the folder after all, and what the threads were told."""

    folder: Path
    told: dict[str, Told]

    def lost(self) -> list[str]:
        """What was said to be saved and is not there as it was."""
        lines = (self.folder / SHARED).read_text().splitlines()
        lost = [f"{name}: {one.line}" for name, one in self.told.items() if f"{name}: {one.line}" not in lines]
        every = {name: content for one in self.told.values() for name, content in one.files.items()}
        lost += [name for name, content in every.items() if not _holds(self.folder / name, content)]
        last = [content for one in self.told.values() for content in one.contested[-1:]]
        return lost + [CONTESTED] * (not any(_holds(self.folder / CONTESTED, content) for content in last))


def _holds(path: Path, content: str) -> bool:
    return path.is_file() and path.read_bytes() == content.encode()


def written(folder: Path, times: int) -> Found:
    """Two processes of some threads, each of which writes so many times."""
    names = [f"{process}{number}" for process in PROCESSES for number in range(THREADS)]
    (folder / SHARED).write_text(shared_text(names))
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.faults.writers", str(folder), process, str(THREADS), str(times)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for process in PROCESSES
    ]
    ends = [one.communicate() for one in running]
    assert [errors for _, errors in ends] == ["", ""]
    told = [Told(*one) for output, _ in ends for one in json.loads(output)]
    return Found(folder, dict(zip(names, told, strict=True)))


@pytest.mark.parametrize("times", [9, pytest.param(250, marks=pytest.mark.faults)])
def test_all_that_is_said_to_be_saved_is_there(times: int, tmp_path: Path, figures: Figures) -> None:
    found = written(tmp_path, times)
    figures.add("writes at once", len(found.told) * times)
    figures.add("clashes told", sum(one.clashes for one in found.told.values()))
    assert found.lost() == []


def test_those_who_wrote_at_once_leave_nothing_beside(tmp_path: Path) -> None:
    written(tmp_path, 3)
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []
