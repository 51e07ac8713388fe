"""The files of a set and of those it extends, by the names that reports give them; and what is seen first of it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from generator.front.studio.work.folder import Folder
from validator.base.issue import ContentError, WrongUse
from validator.content.kits.published import schemas_of
from validator.content.loading import ContentSet
from validator.content.overlay import stacked
from validator.content.places import SCHEMAS, Place
from validator.content.schema import entries_schema, set_schema
from validator.content.vocabulary import Vocabulary

PATTERNS = ("*.yaml", "text/*.ftl", "*.csv", "*.tsv")
FIRST = ("set.yaml", "kit.yaml", "cards.yaml")
"""Files that a designer opens most, in this order before the others."""
LANGUAGES = {".yaml": "yaml", ".ftl": "fluent"}
_MODELINE = "$schema="
_SEEN = 400
"""Characters in which a file names its schema."""


class SetFiles:
    """Where the files of an open set lie; those of the sets it extends can be read and not written."""

    def __init__(self, folder: Folder, reference: str) -> None:
        self._folder = folder
        self.place = folder.place(reference)
        self.is_own = folder.owns(self.place)
        self._below: list[Place] = []

    def listed(self) -> list[dict[str, Any]]:
        """Every file: its name in reports, its path in the folder where it may be written, and what it holds."""
        with suppress(ContentError):  # what is extended cannot be found before the set itself can be read
            self._below = stacked(self.place).places[:-1][::-1]
        return [
            {
                "file": f"{place.shown}/{path.relative_to(place.folder).as_posix()}",
                "name": path.relative_to(place.folder).as_posix(),
                "set": place.name,
                "path": self.relative(path) if place is self.place and self.is_own else None,
                "language": LANGUAGES.get(path.suffix, "text"),
            }
            for place in (self.place, *self._below)
            for path in _files(place)
        ]

    def path(self, file: str) -> Path:
        """The path of a file of the set, or of one that it extends. Raises WrongUse where there is none."""
        for place in (self.place, *self._below):
            if not file.startswith(f"{place.shown}/"):
                continue
            path = place.folder / file.removeprefix(f"{place.shown}/")
            if place is self.place and self.is_own and ".." not in path.parts and path.suffix in LANGUAGES:
                return self._folder.inside(self.relative(path))  # which refuses links that lead out of the folder
            if path in _files(place):
                return path
        raise WrongUse(f"the set has no file {file!r}")

    def relative(self, path: Path) -> str:
        """The path of a file in the opened folder."""
        return path.relative_to(self._folder.root).as_posix()

    def own(self, file: str) -> str:
        """The same by its name, to be written. Raises WrongUse where it belongs to another set."""
        path = self.path(file)
        if not (self.is_own and path.is_relative_to(self.place.folder)):
            raise WrongUse(f"{file} belongs to another set and cannot be changed here")
        return self.relative(path)


def _files(place: Place) -> list[Path]:
    paths = [path for pattern in PATTERNS for path in place.folder.glob(pattern) if not path.name.startswith(".")]
    order = {name: number for number, name in enumerate(FIRST)}
    return sorted(paths, key=lambda path: (order.get(path.name, len(FIRST)), path.suffix != ".yaml", path.as_posix()))


def schema_for(text: str, name: str, words: Vocabulary) -> Any:
    """The JSON Schema of a file: the one that it names in its first lines, else by what files are called so.

    A response's body may be the schema as bytes, or as plain data.
    """
    _, schema, rest = text[:_SEEN].partition(_MODELINE)
    named = rest.split()[0].rpartition("/")[2] if schema and rest.split() else ""
    if named and (SCHEMAS / named).is_file():
        return (SCHEMAS / named).read_bytes()
    if not words.played:
        own = schemas_of(words)
        return own.get(named) or own.get(name.replace(".yaml", ".schema.json")) or own["entries.schema.json"]
    return set_schema(words) if name == "set.yaml" else entries_schema(words)


BEFORE, AFTER = 8, 4
"""Cards before the first and from it on: as many as a window shows that has been scrolled as far as that card."""


def first_file(files: SetFiles) -> str | None:
    """The file in which the set's own cards are most likely written."""
    listed = files.listed()
    own = [each for each in listed if each["path"] is not None and each["language"] == "yaml"]
    cards = [each for each in own if each["name"] == "cards.yaml"]
    others = [each for each in own if each["name"] != "set.yaml"]
    choices = [*cards, *others, *own, *listed]
    return str(choices[0]["file"]) if choices else None


def first_card(content: ContentSet, file: str | None, card: str = "") -> str | None:
    """The card that was asked for, else the first of a file; None where there is no such card."""
    if card:
        return card if card in content.by_id else None
    return next((name for name in content.by_id if content.span(name).file == file), None)


def around(content: ContentSet, card: str | None) -> list[str]:
    """The cards that are in sight together with one; the first of the set where it is None."""
    names = list(content.by_id)
    place = max(0, names.index(card) - BEFORE) if card else 0
    return names[place : place + BEFORE + AFTER]
