"""What travels with a set that is copied, packed or sent to another machine: its files, and the sets beside it.

A copy of a set holds the sets beside the original that it builds on as folders inside its own: there ``extends`` finds
them by the same names.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from validator.base.issue import ContentError, Issue
from validator.base.opening import is_there
from validator.content.overlay import stacked
from validator.content.packs.wording import say
from validator.content.places import CONTENT, Place
from validator.content.source import locate

WORDS = (".yaml", ".ftl", ".csv", ".tsv", ".xlsx", ".ods")
"""What pieces, rules and texts are read from."""
LOOKS = (".png", ".jpg", ".jpeg", ".webp", ".svg", ".ttf", ".otf")
"""What a set is drawn with."""
PAPERS = (".txt", ".md")
"""Licences, and whatever else is told of a set."""


def siblings_of(place: Place) -> list[Place]:
    """The sets in the folder that holds the set's own that it builds on, sorted by name.

    Raises:
        ContentError: the set cannot be read, or holds a folder of the name of one of them, so that no copy can have
            both.
    """
    if place.folder.parent == CONTENT:
        return []
    stack = stacked(place)
    workspace = place.folder.parent
    outside = [other for other in stack.known if not other.is_relative_to(place.folder) and other.parent != CONTENT]
    names = sorted({other.relative_to(workspace).parts[0] for other in outside})
    for name in names:
        if is_there(place.folder / name / "set.yaml"):
            message = say("two-sets", name=repr(name))
            raise ContentError([Issue(code="ambiguous-set", message=message, span=locate(stack.own, ["extends"]))])
    return [Place(workspace / name, name) for name in names]


def files_of_set(place: Place) -> list[str]:
    """The files of a set's folder that are read of it or drawn with, by their paths in it; no folders of its output."""
    return [name for name in files_below(place.folder) if Path(name).suffix.lower() in (*WORDS, *LOOKS)]


def files_below(folder: Path, left_out: Path | None = None) -> Iterator[str]:
    """The plain files below a folder by their paths in it, ``/`` between names, in order; no hidden ones, no links.

    ``left_out`` is a folder in which whatever is copied comes to lie: what holds it is not gone into.
    """
    inside = None if left_out is None else left_out.resolve()
    for root, folders, names in os.walk(folder):
        folders[:] = sorted(
            name
            for name in folders
            if not name.startswith(".") and (inside is None or not inside.is_relative_to(Path(root, name)))
        )
        for name in sorted(names):
            path = Path(root, name)
            if not name.startswith(".") and path.is_file() and not path.is_symlink():
                yield path.relative_to(folder).as_posix()
