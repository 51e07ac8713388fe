"""Full disks and folders that may not be written: one line, its own exit code, and the next run ends as ever."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.faults.conftest import Figures
from tests.faults.runs import PLAYTEST, PRINT, STORE, Reference, begun, ended, half_written, left_in, moments, times
from tests.processes import left_after
from validator.base.files import FULL, READ_ONLY
from validator.play.playtest.running.store import FAILING

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these file systems are Linux's")
COMMANDS = {"playtest": PLAYTEST, "print": PRINT}
PAGE = 4096


class Disk:
    """A small disk in memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def mount(self, options: str) -> bool:
        """Put it in its place, or change how it lies there; whether that was permitted."""
        command = ["mount", "-t", "tmpfs", "-o", options, "none", str(self.folder)]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    """A disk with much room."""
    small = Disk(tmp_path / "disk")
    small.folder.mkdir()
    if os.geteuid() != 0 or not small.mount("size=64m"):
        pytest.skip("no disk may be mounted here; the quota stands in")
    yield small
    subprocess.run(["umount", "--lazy", str(small.folder)], check=True)


@pytest.fixture(params=COMMANDS)
def command(request: pytest.FixtureRequest) -> str:
    """Each command that is tried."""
    return str(request.param)


@pytest.fixture
def whole(command: str, request: pytest.FixtureRequest) -> Reference:
    """What the command leaves undisturbed."""
    found: Reference = request.getfixturevalue({"playtest": "played", "print": "printed"}[command])
    return found


def room_for(whole: Reference, share: float) -> int:
    """Bytes of a disk on which a share of what the command leaves finds room."""
    need = sum((len(data) // PAGE + 1) * PAGE for data in whole.left.files.values())
    return max(2 * PAGE, int(0.9 * share * need))


def one_line(errors: str, *said: str) -> bool:
    """Whether a line on the error stream says one of that, and nothing else is there."""
    return errors.count("\n") == 1 and any(word in errors for word in said)


@pytest.mark.parametrize("turn", times(4))
def test_a_full_disk(turn: int, command: str, whole: Reference, disk: Disk, tmp_path: Path, figures: Figures) -> None:
    out = disk.folder / "out"
    share = next(moments(f"full {command}", turn))
    assert disk.mount(f"remount,size={room_for(whole, share)}")
    with begun(tmp_path / "run", COMMANDS[command], out) as run:
        end = run.end()
        figures.add("full disks")
        orphans = left_after(run.session)
    halves = half_written(left_in(out), whole.left) if out.is_dir() else []
    figures.add("orphans", len(orphans))
    figures.add("half written", len(halves))
    assert (end.code, one_line(end.errors, "the disk is full"), orphans, halves) == (FULL, True, [], [])
    assert disk.mount("remount,size=64m")
    assert (ended(tmp_path / "again", COMMANDS[command], out).code, left_in(out)) == (0, whole.left)


def no_more_than(most: int) -> Callable[[], None]:
    """Lets a process write no file beyond so many bytes: a quota at the file layer."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))


@pytest.mark.parametrize("turn", times(3, quick=0))
def test_a_quota(turn: int, command: str, whole: Reference, tmp_path: Path, figures: Figures) -> None:
    largest = max(map(len, whole.left.files.values()))
    most = PAGE + int(next(moments(f"quota {command}", turn)) * (largest - 2 * PAGE))
    limited: dict[str, Any] = {"preexec_fn": no_more_than(most)}
    folder = tmp_path / "run"
    out = folder / "out"
    end = ended(folder, COMMANDS[command], **limited)
    figures.add("quotas used up")
    halves = half_written(left_in(out), whole.left) if out.is_dir() else []
    figures.add("half written", len(halves))
    assert (end.code in (FULL, FAILING), end.errors.count("\n"), halves) == (True, 1, [])
    assert (ended(folder, COMMANDS[command]).code, left_in(out)) == (0, whole.left)


def test_a_folder_that_may_not_be_written(command: str, whole: Reference, disk: Disk, tmp_path: Path) -> None:
    assert disk.mount("remount,ro")
    end = ended(tmp_path / "run", COMMANDS[command], disk.folder / "out")
    assert (end.code, one_line(end.errors, "may not be written", "cannot be opened")) == (READ_ONLY, True)
    assert disk.mount("remount,rw")
    again = ended(tmp_path / "again", COMMANDS[command], disk.folder / "out")
    assert (again.code, left_in(disk.folder / "out")) == (0, whole.left)


@pytest.mark.slow
def test_a_store_that_may_no_longer_be_written(played: Reference, disk: Disk, tmp_path: Path) -> None:
    out = disk.folder / "out"
    assert ended(tmp_path / "half", (*PLAYTEST, "--games", "20"), out).code == 0
    before = left_in(out)
    assert disk.mount("remount,ro")
    end = ended(tmp_path / "run", PLAYTEST, out)
    assert (end.code, one_line(end.errors, STORE)) == (READ_ONLY, True)
    assert disk.mount("remount,rw")
    assert left_in(out) == before
    assert (ended(tmp_path / "again", PLAYTEST, out).code, left_in(out).files) == (0, played.left.files)


@pytest.mark.skipif(os.geteuid() == 0, reason="everything may be written")
def test_a_folder_without_leave_to_write(command: str, whole: Reference, tmp_path: Path) -> None:
    (tmp_path / "locked").mkdir(mode=0o555)
    end = ended(tmp_path / "run", COMMANDS[command], tmp_path / "locked" / "out")
    assert (end.code, end.errors.count("\n")) == (READ_ONLY, 1)
    (tmp_path / "locked").chmod(0o755)
    again = ended(tmp_path / "again", COMMANDS[command], tmp_path / "locked" / "out")
    assert (again.code, left_in(tmp_path / "locked" / "out")) == (0, whole.left)
