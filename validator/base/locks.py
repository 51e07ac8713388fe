"""One at a time: whoever holds a folder is alone in it, among all threads and processes of the machine.

The system lets go of what a process held, however that ends. Folders are locked as they are, without a file in them;
Windows locks no folders, so a hidden file stands there for as long as somebody holds it.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

HIDDEN = ".proofpress"
"""The folder in an opened folder that says so; git is told to leave it out, and checks read nothing hidden."""
_MARK, _IGNORED = "studio.lock", ".gitignore"
_ALL = b"*\n"
_STAND_IN = ".proofpress.lock"
_PAUSE = 0.005
"""Seconds between two attempts where the system cannot wait."""
_MOST_DENIED = 100
_BEYOND = 1 << 20
"""The byte of a file that Windows locks: none that anybody reads."""
_LONGEST = 200
_threads: dict[str, threading.Lock] = {}
"""By folder: those of one process take turns also where the system locks nothing, as on many network disks."""
_OPEN = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """One at a time of all who ask for the same folder goes on in here, where the system can see to that.

    Whoever holds it and asks for it again waits for ever.
    """
    with ExitStack() as held:
        held.enter_context(_threads.setdefault(os.path.realpath(folder), threading.Lock()))
        with suppress(OSError):
            if sys.platform == "win32":
                held.enter_context(_stand_in(folder / _STAND_IN))
            else:
                opened = os.open(folder, os.O_RDONLY)
                held.callback(os.close, opened)
                fcntl.flock(opened, fcntl.LOCK_EX)
                # A process that was begun meanwhile has it too: closing alone would not let go.
                held.callback(fcntl.flock, opened, fcntl.LOCK_UN)
        yield


@contextmanager
def marked(folder: Path, mark: str) -> Iterator[str]:
    """Mark a folder as opened as long as this goes on. What another who did so wrote there; empty for nobody.

    A folder that cannot be written or locked stays without a mark.
    """
    with ExitStack() as held:
        marked = ""
        with suppress(OSError):
            marked = _marked(folder / HIDDEN, mark, held)
        yield marked


def _marked(hidden: Path, mark: str, held: ExitStack) -> str:
    if hidden.is_symlink():
        return ""
    hidden.mkdir(exist_ok=True)
    with suppress(FileExistsError), (hidden / _IGNORED).open("xb") as ignored:
        ignored.write(_ALL)
    with ExitStack() as opened:
        file = os.open(hidden / _MARK, _OPEN, 0o600)
        opened.callback(os.close, file)
        if not _taken(file):
            return os.read(file, _LONGEST).decode("utf-8", "replace").strip() or _MARK
        if not _is_there(file, hidden / _MARK):  # whoever held it has removed it meanwhile
            opened.close()
            return _marked(hidden, mark, held)
        os.ftruncate(file, 0)
        os.write(file, f"{mark}\n".encode())
        held.enter_context(opened.pop_all())
    held.callback(_unmark, hidden)
    return ""


def _unmark(hidden: Path) -> None:
    """Remove the mark while it is still held. Windows lets nobody do that; there it stays, and holds nothing."""
    with suppress(OSError):
        (hidden / _MARK).unlink()
        if (hidden / _IGNORED).read_bytes() == _ALL:
            (hidden / _IGNORED).unlink()
        hidden.rmdir()


def _is_there(file: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file), path.stat())
    except FileNotFoundError:
        return False


def _taken(file: int) -> bool:
    """Take hold of an open file; whether nobody else has. Raises OSError where files cannot be locked."""
    try:
        if sys.platform == "win32":
            os.lseek(file, _BEYOND, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    finally:
        os.lseek(file, 0, os.SEEK_SET)
    return True


@contextmanager
def _stand_in(path: Path) -> Iterator[None]:
    """Hold a file that is there only as long as somebody does. Raises OSError where it cannot be made."""
    denied = 0
    while True:
        try:
            file = os.open(path, _OPEN, 0o600)
        except PermissionError:  # it is being removed at this moment, or none may be made here
            denied += 1
            if denied == _MOST_DENIED:
                raise
        else:
            if _taken(file):
                break
            os.close(file)
        time.sleep(_PAUSE)
    try:
        yield
    finally:
        os.close(file)
        with suppress(OSError):
            path.unlink()
