"""The folder that the studio was opened in: nothing outside it is read or written, but the sets that travel along."""

import os
import threading
from hashlib import blake2b
from pathlib import Path, PurePosixPath

import msgspec

from generator.front.studio.http.replies import Refused
from validator.base.files import refuse_name, save
from validator.base.issue import ContentError, WrongUse
from validator.base.opening import bytes_of, is_there
from validator.content.places import Place, built_in, example_kits, find, travels

ONE_AT_A_TIME = threading.RLock()
"""Taken after every other lock, by whoever reads a set that may be of a game nobody has read yet."""


MOST_BYTES = 4_000_000
"""Of a file that is read or written as text."""
MOST_BROUGHT = 64_000_000
"""Of a file that is brought as it is."""
MOST_LOOKED_AT = 5_000
DEEPEST = 4
LEFT_OUT = frozenset({"output", "__pycache__", "node_modules"})
_SUM = 12


class Text(msgspec.Struct):
    """A file as text, and a sum that tells whether it is still the same."""

    text: str
    sum: str


class Folder:
    """The opened folder; the studio runs in it, so that sets are named as on the command line."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()

    def inside(self, relative: str) -> Path:
        """A path in the folder. Raises WrongUse for one that leads out of it, by ``..``, links or otherwise."""
        path = PurePosixPath(relative)
        if path.is_absolute() or ".." in path.parts or "\0" in relative or "\\" in relative or ":" in relative:
            raise WrongUse(f"{relative!r} is no place in the opened folder")
        resolved = (self.root / path).resolve()
        if not resolved.is_relative_to(self.root):
            raise WrongUse(f"{relative!r} leads out of the opened folder")
        return resolved

    def place(self, reference: str) -> Place:
        """The place of a set: one that travels with Proofpress, or one in the folder.

        Raises:
            WrongUse: there is none, or it lies elsewhere.
        """
        if reference not in built_in() and reference not in example_kits():
            self.inside(reference)
        place = find(reference)
        if not (self.owns(place) or travels(place) or reference in example_kits()):
            raise WrongUse(f"{reference!r} lies outside the opened folder")
        return place

    def owns(self, place: Place) -> bool:
        """Whether a set lies in the folder, so that it may be changed."""
        return place.folder.is_relative_to(self.root)

    def beside(self, reference: str, name: str, elsewhere: str) -> str:
        """Where something that goes with a set lies, from the folder: under ``name`` in the set, or under ``elsewhere``
        where the set travels with Proofpress. Raises as `place`."""
        place = self.place(reference)
        if not self.owns(place):
            return elsewhere
        inside = place.folder.relative_to(self.root).as_posix()
        return name if inside == "." else f"{inside}/{name}"

    def sets(self) -> list[str]:
        """The sets in the folder, by their paths in it, sorted; the folder itself as ``.``."""
        sets: list[str] = []
        waiting: list[tuple[Path, int]] = [(self.root, 0)]
        looked = 0
        while waiting and looked < MOST_LOOKED_AT:
            folder, depth = waiting.pop()
            if (folder / "set.yaml").is_file():
                sets.append(folder.relative_to(self.root).as_posix())
            if depth < DEEPEST:
                below = _folders(folder)
                looked += len(below)
                waiting += [(each, depth + 1) for each in below]
        return sorted(sets)

    def read(self, path: Path) -> Text:
        """A file of the folder, or of a set that travels along. Raises ContentError where it cannot be read as text."""
        data = bytes_of(path, path.name, MOST_BYTES)
        return Text(data.decode("utf-8", errors="replace"), sum_of(data))

    def write(self, relative: str, text: str, seen: str | None) -> str:
        """Write a file; the sum of what it holds now. ``seen`` is the sum of what the writer saw, None for no file.

        Raises:
            Refused: the file has changed since, or is there already; nothing is written.
            WrongUse: the path leads out of the folder.
        """
        path = self.inside(relative)
        data = text.encode("utf-8")
        if len(data) > MOST_BYTES:
            raise WrongUse(f"{relative} would have more than {MOST_BYTES:,} bytes")
        return self.put(path, data, seen)

    def put(self, path: Path, data: bytes, seen: str | None) -> str:
        """The same with any bytes, at a path that `inside` gave.

        Raises:
            Refused: as `write`.
            Trouble: the file is read-only, or a hard link.
            WrongUse: a new file, or a folder for it, cannot be called so everywhere.
        """
        if seen is None:
            self._refuse_names(path)
        # Of those who saw the same, one goes on: what they compare and what they change is one step, also of
        # another studio, or a command, in this folder.
        if self.sum(path) != seen or not save(path, data, unless=lambda: self.sum(path) != seen):
            raise Refused(f"{path.relative_to(self.root).as_posix()} has been changed by another program")
        return sum_of(data)

    def _refuse_names(self, path: Path) -> None:
        """Of what would be made for a file; what is there already is called as its owner wants."""
        for each in (path, *path.parents):
            if each == self.root or is_there(each):
                return
            refuse_name(each.name)

    def sum(self, path: Path) -> str | None:
        """The sum of a file as it is now; None where there is none, empty for what can be no file that anybody saw."""
        try:
            return sum_of(bytes_of(path, path.name, MOST_BROUGHT))
        except (ContentError, OSError):
            return "" if is_there(path) else None


def sum_of(data: bytes) -> str:
    """A short sum over what a file holds."""
    return blake2b(data, digest_size=_SUM).hexdigest()


def _folders(folder: Path) -> list[Path]:
    try:
        with os.scandir(folder) as entries:
            return [
                Path(entry.path)
                for entry in entries
                if entry.is_dir(follow_symlinks=False) and not entry.name.startswith(".") and entry.name not in LEFT_OUT
            ]
    except OSError:
        return []
