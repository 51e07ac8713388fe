"""Tables that were saved: JSON files in the folder ``tables`` of a set, or of the opened folder for a set of ours."""

from __future__ import annotations

import re

from generator.front.studio.work.folder import Folder
from validator.base.issue import WrongUse

TABLES = "tables"
_NAME = re.compile(r"[\w][\w \-]{0,59}")


def folder_of(folder: Folder, reference: str) -> str:
    """Where the tables of a set lie, from the opened folder. Raises WrongUse where there is no such set."""
    place = folder.place(reference)
    if not folder.owns(place):
        return f"{TABLES}/{place.name}"
    inside = place.folder.relative_to(folder.root).as_posix()
    return TABLES if inside == "." else f"{inside}/{TABLES}"


def path_of(folder: Folder, reference: str, name: str) -> str:
    """Where a table of that name lies. Raises WrongUse for a name that no file should have."""
    if not _NAME.fullmatch(name):
        raise WrongUse(f"{name!r} cannot be a table's name: letters, digits, blanks, - and _, at most 60")
    return f"{folder_of(folder, reference)}/{name.strip()}.json"


def saved_names(folder: Folder, reference: str) -> list[str]:
    """The tables of a set that were saved, sorted."""
    found = folder.inside(folder_of(folder, reference))
    return sorted(file.stem for file in found.glob("*.json") if _NAME.fullmatch(file.stem))
