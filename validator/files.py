"""Files that are never half written: whatever ends a run leaves the old one or the new."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import BinaryIO

from validator.issue import Trouble, WrongUse

if sys.platform != "win32":
    import fcntl

READ_ONLY, FULL = 5, 6
"""Exit codes: a file may not be written there, or there is no room left on the disk."""
_NO_ROOM = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
_NO_LEAVE = {errno.EACCES, errno.EPERM, errno.EROFS}


def write_beside(path: Path, *content: bytes) -> Path:
    """Write ``content``, part after part, as `write_in_turn` does."""
    return write_in_turn(path, content)


def write_in_turn(path: Path, content: Iterable[bytes]) -> Path:
    """Write ``content``, each part as it comes, to a neighbour of ``path``; rename it into place, make its folder.

    Several may write at once: the last one wins, and nobody ever reads half a file. Where a run was killed while it
    wrote, the next one that writes into the folder removes what it left.

    Raises:
        Trouble: the disk is full, or the folder may not be written.
        OSError: anything else, such as a file in the place of the folder; ``filename`` is ``path``.
    """
    with _said_of(path):
        _remove_leftovers(path.parent.absolute())
        beside = path.with_name(f".proofpress-{os.getpid()}.part")
        try:
            with _opened(beside) as file:
                file.writelines(content)
            return beside.replace(path)
        except BaseException:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
            raise


def _opened(path: Path) -> BinaryIO:
    """A new file, and the folders above it where they are not there yet."""
    try:
        return path.open("wb")
    except FileNotFoundError:
        path.parent.mkdir(parents=True, exist_ok=True)
        return path.open("wb")


def make_folder(folder: Path) -> None:
    """Make a folder and those above it where they are not there yet. Raises as `write_beside`."""
    with _said_of(folder):
        folder.mkdir(parents=True, exist_ok=True)


def write_folder(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write a new folder all at once: beside its place, then moved to it; files by their paths in it.

    Raises:
        WrongUse: something is there already; nothing was touched.
        Trouble, OSError: as `write_beside`.
    """
    with _said_of(folder):
        folder.parent.mkdir(parents=True, exist_ok=True)
        with import_module("tempfile").TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}.") as beside:
            whole = Path(beside) / folder.name
            for name, content in files.items():
                (whole / name).parent.mkdir(parents=True, exist_ok=True)
                (whole / name).write_bytes(content)
            if os.path.lexists(folder):
                raise WrongUse(f"{folder.name!r} is there already; nothing was touched")
            whole.rename(folder)


@contextmanager
def _said_of(path: Path) -> Iterator[None]:
    """Says of a file what the system does not let us do with it."""
    try:
        yield
    except OSError as fault:
        name = path.as_posix()
        if fault.errno in _NO_ROOM:
            message = f"{name} was not written: the disk is full; what was there before stays"
            raise Trouble(message, FULL) from None
        if fault.errno in _NO_LEAVE:
            raise Trouble(f"{name} may not be written; choose another folder with --output", READ_ONLY) from None
        raise OSError(fault.errno, fault.strerror, name) from None


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """One at a time of all who ask for the same folder goes on in here, where the system can see to that."""
    if sys.platform == "win32":
        yield
        return
    with ExitStack() as held:
        with suppress(OSError):
            opened = os.open(folder, os.O_RDONLY)
            held.callback(os.close, opened)
            fcntl.flock(opened, fcntl.LOCK_EX)
        yield


@cache
def _remove_leftovers(folder: Path) -> None:
    """Remove what runs that no longer go on left half written in a folder; looked for once in each."""
    for left in folder.glob(".proofpress-*.part"):
        number = left.name.removeprefix(".proofpress-").removesuffix(".part")
        if number.isdecimal() and not _goes_on(int(number)):
            with suppress(OSError):
                left.unlink(missing_ok=True)


def _goes_on(process: int) -> bool:
    """Whether there is such a process. Windows cannot be asked without harm; there, what is left stays."""
    if sys.platform == "win32":
        return True
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return True
