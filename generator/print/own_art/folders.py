"""The pictures of a set by name: its own ``pictures/`` first, then those of the sets it extends.

What was asked for is noted with how its file stood then, so that a face drawn before can be used again or not.
"""

import os
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from generator.print.own_art.files.headers import Outlines, PictureFault, Pixels
from validator.base.issue import ContentError, Span, near
from validator.base.speech.sentences import Sentences, all_of
from validator.content.places import Place, inside

say = Sentences(__package__)
FOLDER = "pictures"
DRAWN = ".svg"
ENDINGS = (DRAWN, ".png", ".jpg", ".jpeg", ".webp")
MOST_FILES = 10_000
DEEPEST = 4
"""So many folders within each other are looked through."""
_INSPECTION = "generator.print.own_art.inspection"


Share = tuple[float, float, float, float]
"""Left, top, width and height of a part, in parts of the whole."""
LEAST_SHARE = 0.001
_PART = re.compile(r"(.+)#xywh=percent:([0-9.]+),([0-9.]+),([0-9.]+),([0-9.]+)")
"""A part of a picture as W3C's Media Fragments name it."""


def parted(name: str) -> tuple[str, Share | None]:
    """A picture's name and the part of it that is meant: ``boss.png#xywh=percent:10,0,80,60``; None for all of it.

    What would lie outside of the picture is cut off.
    """
    match = _PART.fullmatch(name)
    if match is None or any(number.count(".") > 1 or number == "." for number in match.groups()[1:]):
        return name, None
    x, y, width, height = (min(float(number) / 100, 1.0) for number in match.groups()[1:])
    x, y = min(x, 1 - LEAST_SHARE), min(y, 1 - LEAST_SHARE)
    return match[1], (x, y, max(LEAST_SHARE, min(width, 1 - x)), max(LEAST_SHARE, min(height, 1 - y)))


class Found(NamedTuple):
    """A picture's file, and how it is shown in reports."""

    file: Path
    shown: str

    @property
    def is_drawn(self) -> bool:
        """Whether it is made of outlines (SVG), not of pixels."""
        return self.file.suffix.lower() == DRAWN


class Folders:
    """The pictures of a set and of those it extends, nearest first, by their names below ``pictures/``."""

    def __init__(self, places: Sequence[Place]) -> None:
        self._places = places
        self._listed: list[dict[str, Path]] | None = None
        self._looked: dict[Path, Pixels | Outlines | PictureFault] = {}
        self.asked: set[tuple[str, str]] = set()
        """What was asked for, each with how that stood."""

    def names(self) -> list[str]:
        """Every picture's name, sorted."""
        return sorted({name for listed in self._lists() for name in listed})

    def named(self, name: str) -> Found:
        """The picture of that name; its ending may be left out, and a part of it may be named (`parted`).

        Raises:
            PictureFault: there is none, there are two, or its file lies outside the set's folder.
        """
        name, _ = parted(name)
        if name.startswith(("/", "\\")) or ".." in PurePosixPath(name.replace("\\", "/")).parts or "://" in name:
            raise PictureFault("path-outside", say("leads-out", name=repr(name), folder=FOLDER), say("file-there"))
        named = self._find(name, has_ending=PurePosixPath(name).suffix.lower() in ENDINGS)
        if named is None:
            own = PurePosixPath(name).name
            known = [*self.names(), *(PurePosixPath(one).stem for one in self.names())]
            guess = repr(own) if own != name and own in known else near(name, known)
            raise PictureFault(
                "missing-picture", say("missing-picture", name=repr(name), folder=FOLDER), suggestion=guess
            )
        return named

    def of_piece(self, name: str) -> Found | None:
        """The picture named after a piece's id, if there is one (PictureFault as for `named`)."""
        return self._find(name, has_ending=False)

    def looked_at(self, found: Found) -> Pixels | Outlines:
        """What a picture is, as `generator.print.own_art.inspection` tells it; each is looked at once.

        Raises:
            PictureFault: it cannot be used.
        """
        if found.file not in self._looked:
            try:
                self._looked[found.file] = import_module(_INSPECTION).look(found)
            except PictureFault as fault:
                self._looked[found.file] = fault
        known = self._looked[found.file]
        if isinstance(known, PictureFault):
            raise known
        return known

    def make_ready(self, found: Found, look: Pixels, pixels: tuple[int, int]) -> None:
        """Have a picture ready for print at so many pixels. Raises PictureFault where it cannot be decoded."""
        import_module(_INSPECTION).make_ready(found, look, pixels)

    def still(self, asked: Iterable[tuple[str, str]]) -> bool:
        """Whether all that was asked for stands as it stood."""
        return all(self._stand(name) == stand for name, stand in asked)

    def _stand(self, asked: str) -> str:
        """How the files stand that a name may lead to, without opening any."""
        stands = []
        for number, listed in enumerate(self._lists()):
            for name in _candidates(asked, listed):
                state = listed[name].stat()
                stands.append(f"{number} {name} {state.st_size} {state.st_mtime_ns} {state.st_ctime_ns}")
        return "\n".join(stands)

    def _find(self, name: str, *, has_ending: bool) -> Found | None:
        name = unicodedata.normalize("NFC", name)
        self.asked.add((name, self._stand(name)))
        for place, listed in zip(self._places, self._lists(), strict=True):
            names = [name] if has_ending and name in listed else []
            names = names or ([] if has_ending else _candidates(name, listed))
            if len(names) > 1:
                first, second = all_of(f"{FOLDER}/{one}" for one in names[:-1]), f"{FOLDER}/{names[-1]}"
                message = say("two-pictures", first=first, second=second, name=repr(name))
                raise PictureFault("two-pictures", message, say("one-of-them"))
            if names:
                return self._checked(place, names[0], listed[names[0]])
        return None

    def _checked(self, place: Place, name: str, file: Path) -> Found:
        try:
            inside(place, f"{FOLDER}/{name}", Span(place.shown))
        except ContentError:
            raise PictureFault(
                "path-outside", say("leads-out-of-set", file=f"{FOLDER}/{name}"), say("file-there")
            ) from None
        return Found(file, f"{place.shown}/{FOLDER}/{name}")

    def used(self) -> set[Path]:
        """The files of all that was asked for."""
        used: set[Path] = set()
        for name, _ in self.asked:
            for listed in self._lists():
                used |= {listed[candidate] for candidate in _candidates(name, listed)}
        return used

    def lacks(self, name: str) -> bool:
        """Whether no folder has a picture of that name."""
        return not any(_candidates(name, listed) for listed in self._lists())

    def own(self) -> Iterator[Found]:
        """Every picture of the set's own folder, sorted by name; those that lead outside are left out."""
        for name, file in sorted(self._lists()[0].items()) if self._places else ():
            try:
                yield self._checked(self._places[0], name, file)
            except PictureFault:
                continue

    def _lists(self) -> list[dict[str, Path]]:
        if self._listed is None:
            self._listed = [dict(_files_below(place.folder / FOLDER)) for place in self._places]
        return self._listed


def _candidates(name: str, listed: dict[str, Path]) -> list[str]:
    """The names that one may stand for: itself, or with each ending."""
    if not listed or name in listed:
        return [name] if listed else []
    return [full for ending in ENDINGS for full in (f"{name}{ending}", f"{name}{ending.upper()}") if full in listed]


def _files_below(folder: Path, lead: str = "", depth: int = 1) -> Iterator[tuple[str, Path]]:
    """Pictures in a folder and those in it, by name; nothing is opened."""
    try:
        with os.scandir(folder) as entries:
            listed = sorted(entries, key=lambda entry: entry.name)[:MOST_FILES]
    except OSError:
        return
    for entry in listed:
        if entry.name.startswith("."):
            continue
        name = f"{lead}{entry.name}"
        if entry.is_dir(follow_symlinks=False):
            if depth < DEEPEST:
                yield from _files_below(folder / entry.name, f"{name}/", depth + 1)
        elif Path(entry.name).suffix.lower() in ENDINGS:
            yield unicodedata.normalize("NFC", name), folder / entry.name
