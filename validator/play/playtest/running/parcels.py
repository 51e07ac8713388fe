"""A set that travels: its files packed on one machine, laid out on another, and opened as if it lay there."""

import atexit
import hashlib
import shutil
import tempfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath

import msgspec

from validator.base.files import write_beside
from validator.base.issue import Trouble
from validator.base.locks import learnt
from validator.base.opening import bytes_of
from validator.content.packs.travelling import WORDS, siblings_of
from validator.content.places import Place, find

MOST_FILES, MOST_BYTES = 2_000, 32_000_000
TOO_LARGE = 11
KEPT = 12
"""So many sets lie unpacked at once."""


class Parcel(msgspec.Struct, frozen=True):
    """A set's folder: its name, and its files by their places in it, ``/`` between names."""

    name: str
    files: dict[str, bytes]


def packed(reference: str) -> bytes:
    """The files of a set (a name or folder) with those of folders inside its own, as bytes; pictures stay at home.

    A built-in set that it extends stays out: it travels with Proofpress.

    Raises:
        UnknownSet: there is no such set.
        Trouble: there is too much of it.
    """
    place = find(reference)
    files: dict[str, bytes] = {}
    total = 0
    for name, file in _travelling(place):
        files[name] = bytes_of(file, name, MOST_BYTES)
        total += len(files[name])
        if len(files) > MOST_FILES or total > MOST_BYTES:
            most = f"{MOST_FILES:,} files and {MOST_BYTES // 1_000_000} MB"
            raise Trouble(f"{place.shown} is too large to travel: at most {most} do", TOO_LARGE)
    return zlib.compress(msgspec.msgpack.encode(Parcel(place.name, files)))


def _travelling(place: Place) -> Iterator[tuple[str, Path]]:
    """The files of a set by their names in the parcel: sets beside it that it builds on become folders inside."""
    for folder, before in [(place.folder, ""), *((one.folder, f"{one.name}/") for one in siblings_of(place))]:
        for file in sorted(folder.rglob("*")):
            if file.suffix in WORDS and file.is_file():
                yield f"{before}{file.relative_to(folder).as_posix()}", file


def packed_file(file: str) -> bytes:
    """One file by itself, in a folder named after what it is. Raises ContentError where it cannot be read."""
    return zlib.compress(
        msgspec.msgpack.encode(Parcel("file", {Path(file).name: bytes_of(Path(file), file, MOST_BYTES)}))
    )


def opened_parcel(data: bytes) -> Parcel:
    """What was packed.

    Raises:
        ValueError: this is no parcel, or it holds a file that would lie outside its folder.
    """
    try:
        parcel = msgspec.msgpack.decode(_unfolded(data), type=learnt(Parcel))
    except (msgspec.MsgspecError, zlib.error) as fault:
        raise ValueError(f"this is no parcel: {fault}") from None
    for name in [parcel.name, *parcel.files]:
        parts = PurePosixPath(name).parts
        if not parts or ".." in parts or name.startswith("/") or "\\" in name or ":" in parts[0] or "\0" in name:
            raise ValueError(f"a file of the parcel lies outside its folder: {name!r}")
    if len(PurePosixPath(parcel.name).parts) != 1:
        raise ValueError(f"the parcel's name is no name of a folder: {parcel.name!r}")
    return parcel


def _unfolded(data: bytes) -> bytes:
    """Never more than a parcel may hold, whatever the bytes say."""
    machine = zlib.decompressobj()
    unfolded = machine.decompress(data, 2 * MOST_BYTES)
    if machine.unconsumed_tail:
        raise ValueError("the parcel is too large")
    return unfolded


class Shelf:
    """Where parcels are laid out: a folder of this process's own, of which nothing is left when it ends.

    ``room`` says in which folder that is made; None: where the system keeps what is temporary.
    """

    def __init__(self, room: Callable[[], str | None] = lambda: None) -> None:
        self._room = room
        self._folders: dict[str, Path] = {}
        self._at: Path | None = None

    def laid_out(self, data: bytes) -> Path:
        """The folder of the set; that of an earlier call with the same parcel, if it is still there.

        Raises:
            ValueError: as `opened_parcel`.
        """
        key = hashlib.sha256(data).hexdigest()[:24]
        folder = self._folders.pop(key, None)
        if folder is None or not folder.is_dir():
            folder = self._new(key, opened_parcel(data))
        self._folders[key] = folder
        for old in list(self._folders)[:-KEPT]:
            shutil.rmtree(self._folders.pop(old).parent, ignore_errors=True)
        return folder

    def _new(self, key: str, parcel: Parcel) -> Path:
        if self._at is None:
            self._at = Path(tempfile.mkdtemp(prefix="proofpress-", dir=self._room()))
            atexit.register(self.clear)
        folder = self._at / key / parcel.name
        for name, content in parcel.files.items():
            write_beside(folder / name, content)
        return folder

    def clear(self) -> None:
        """Leave nothing."""
        if self._at is not None:
            shutil.rmtree(self._at, ignore_errors=True)
        self._folders.clear()
        self._at = None
