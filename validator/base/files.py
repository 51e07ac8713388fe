"""Files that are never half written: whatever ends a run leaves the old one or the new."""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from itertools import chain, takewhile
from pathlib import Path
from typing import BinaryIO

from validator.base.issue import Trouble, WrongUse
from validator.base.locks import alone_in

READ_ONLY, FULL = 5, 6
"""Exit codes: a file may not be written there, or there is no room left on the disk."""
_NO_ROOM = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
_NO_LEAVE = {errno.EACCES, errno.EPERM, errno.EROFS}
_FOR_ALL, _FOR_ITS_OWNER = 0o666, 0o600
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_CHANCE = 6
"""Bytes of chance in a neighbour's name: no two who write have the same, be they in one process or on two machines."""
DEVICES = re.compile(r"(?i)(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(\..*)?")
"""Names that Windows keeps for devices, whatever follows their first full stop."""


def write_beside(path: Path, *content: bytes) -> Path:
    """Write ``content``, part after part, as `write_in_turn` does."""
    return write_in_turn(path, content)


def write_in_turn(path: Path, content: Iterable[bytes]) -> Path:
    """Write ``content``, each part as it comes, to a neighbour of ``path``; rename it into place, make its folder.

    Several may write at once: the last one wins, and nobody ever reads half a file. The file's mode and owner stay as
    they were; a link to a file beside it or below stays a link. Where a run was killed while it wrote, the next one
    that writes into the folder removes what it left.

    Raises:
        Trouble: the disk is full, the folder may not be written, or the file is read-only.
        OSError: anything else, such as a file in the place of the folder; ``filename`` is ``path``.
    """
    with _said_of(path), _written(path, content) as (beside, place), alone_in(place.parent):
        beside.replace(place)
    return path


def save(path: Path, *content: bytes, unless: Callable[[], bool] = lambda: False) -> bool:
    """Write a file that somebody is told is saved: once this returns, it is there after a power cut as well.

    ``unless`` is asked when nobody else who writes with this module can come between: true leaves all as it was.
    Whether the file was written. Raises as `write_in_turn`, and Trouble where the file has another name elsewhere (a
    hard link): a new file in its place would part the two, and one written where it is could be left half written.
    """
    with _said_of(path):
        refuse_to_replace(path)
        made = _folders_made(path.parent)
        with _written(path, content, safe=True) as (beside, place), alone_in(place.parent):
            if unless():
                return False
            beside.replace(place)
        for folder in (place.parent, *made):
            _settle(folder)
    return True


@contextmanager
def _written(path: Path, content: Iterable[bytes], *, safe: bool = False) -> Iterator[tuple[Path, Path]]:
    """A neighbour that holds the content, and the place that it goes to; it is gone afterwards."""
    place = _place_of(path)
    _refuse_read_only(path, place)
    _remove_leftovers(place.parent.absolute())
    beside = place.with_name(f".proofpress-{os.getpid()}-{os.urandom(_CHANCE).hex()}.part")
    try:
        with _opened(beside, _state_of(place)) as file:
            file.writelines(content)
            if safe:
                file.flush()
                os.fsync(file.fileno())
        yield beside, place
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def _place_of(path: Path) -> Path:
    """Where a file is written: what it links to where that lies in its own folder. Any other link is replaced."""
    if not path.is_symlink():
        return path
    target = Path(os.path.realpath(path))
    return target if target.is_relative_to(os.path.realpath(path.parent)) and not target.is_symlink() else path


def refuse_to_replace(path: Path) -> None:
    """Raises Trouble where a file of somebody is read-only, or has another name elsewhere that a new one would lose."""
    place = _place_of(path)
    _refuse_read_only(path, place)
    state = _state_of(place)
    if state is not None and state.st_nlink > 1:
        whole = f"{path.as_posix()} was not written: it is a hard link, and its other name would keep what it holds now"
        raise Trouble(f"{whole}; put a copy in its place, or a symbolic link", READ_ONLY)


def _refuse_read_only(path: Path, place: Path) -> None:
    """The superuser may write everything: what counts is what the owner of a file wants."""
    state = _state_of(place)
    if state is not None and not (state.st_mode & stat.S_IWUSR and os.access(place, os.W_OK)):
        raise Trouble(f"{path.as_posix()} was not written: it is read-only", READ_ONLY)


def _state_of(path: Path) -> os.stat_result | None:
    """What a plain file is like; None where there is none."""
    try:
        state = path.lstat()
    except OSError:
        return None
    return state if stat.S_ISREG(state.st_mode) else None


def _opened(path: Path, like: os.stat_result | None) -> BinaryIO:
    """A new file with the mode and owner of another, and the folders above it where they are not there yet."""
    first = _FOR_ALL if like is None else _FOR_ITS_OWNER
    try:
        file = os.open(path, _NEW, first)
    except FileNotFoundError:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(path, _NEW, first)
    if like is not None and sys.platform != "win32":
        with suppress(OSError):
            os.fchown(file, like.st_uid, like.st_gid)
        with suppress(OSError):
            os.fchmod(file, stat.S_IMODE(like.st_mode) & 0o777)
    return os.fdopen(file, "wb")


def refuse_name(name: str) -> None:
    """Raises WrongUse where a new file or folder could not have its name on every system."""
    if DEVICES.fullmatch(name):
        raise WrongUse(f"{name!r} cannot be a name here: on Windows it is that of a device")
    if name.endswith((".", " ")):
        raise WrongUse(f"{name!r} cannot be a name here: Windows leaves out a full stop or a blank at the end")


def _folders_made(folder: Path) -> list[Path]:
    """Make a folder and those above it where they are not there yet; the folders that hold those that were made."""
    missing = list(takewhile(lambda each: not each.exists(), chain((folder,), folder.parents)))
    folder.mkdir(parents=True, exist_ok=True)
    return [each.parent for each in missing]


def _settle(folder: Path) -> None:
    """See to it that the names in a folder survive a power cut, where the system lets us."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it where they are not there yet. Raises as `write_beside`."""
    with _said_of(folder):
        folder.mkdir(parents=True, exist_ok=True)


def write_folder(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write a new folder all at once: beside its place, then moved to it; files by their paths in it.

    Raises:
        WrongUse: something is there already, or a name is none everywhere; nothing was touched.
        Trouble, OSError: as `write_beside`.
    """
    for name in {folder.name, *(part for file in files for part in file.split("/"))}:
        refuse_name(name)
    with _said_of(folder):
        folder.parent.mkdir(parents=True, exist_ok=True)
        with import_module("tempfile").TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}.") as beside:
            whole = Path(beside) / folder.name
            for name, content in files.items():
                (whole / name).parent.mkdir(parents=True, exist_ok=True)
                (whole / name).write_bytes(content)
            with alone_in(folder.parent):
                if os.path.lexists(folder):
                    raise WrongUse(f"{folder.name!r} is there already; nothing was touched")
                whole.rename(folder)


def replace_folder(folder: Path, files: Iterable[tuple[str, bytes]], is_ours: Callable[[Path], bool]) -> int:
    """Write a folder all at once, file after file as they come, in the place of one that ``is_ours``; how many files.

    Raises:
        WrongUse: something else is there already; nothing was touched.
        Trouble, OSError: as `write_beside`.
    """
    if os.path.lexists(folder) and not is_ours(folder):
        raise WrongUse(f"{folder.as_posix()!r} is there already and was not made by this; nothing was touched")
    count = 0
    with _said_of(folder):
        folder.parent.mkdir(parents=True, exist_ok=True)
        with import_module("tempfile").TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}.") as beside:
            whole = Path(beside) / folder.name
            whole.mkdir()
            for name, content in files:
                count += 1
                (whole / name).parent.mkdir(parents=True, exist_ok=True)
                (whole / name).write_bytes(content)
            with alone_in(folder.parent):
                if os.path.lexists(folder):
                    folder.rename(Path(beside) / "before")
                whole.rename(folder)
    return count


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


@cache
def _remove_leftovers(folder: Path) -> None:
    """Remove what runs that no longer go on left half written in a folder; looked for once in each."""
    for left in folder.glob(".proofpress-*.part"):
        number = left.name.removeprefix(".proofpress-").removesuffix(".part").partition("-")[0]
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
