"""The names of files that are brought: cleaned where that does no harm, refused where they lead elsewhere."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

from validator.base.issue import WrongUse
from validator.content.places import SHEETS

PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".svg")
FONTS = (".ttf", ".otf")
PACKS = (".zip", ".proofpress")
FOLDERS = {"sheet": "", "picture": "pictures", "font": "fonts"}
"""Where in a set's folder what is brought belongs."""
LONGEST = 80
_STRANGE = re.compile(r"[^\w.\-()]+")


def sort_of(name: str) -> str:
    """What a file is by its ending: ``sheet``, ``picture``, ``font`` or ``pack``. Raises WrongUse for any other."""
    ending = PurePosixPath(name).suffix.lower()
    for sort, endings in (("sheet", SHEETS), ("picture", PICTURES), ("font", FONTS), ("pack", PACKS)):
        if ending in endings:
            return sort
    known = ", ".join(one.removeprefix(".") for one in (*SHEETS, *PICTURES, *FONTS))
    raise WrongUse(f"{name!r} is nothing that a set may have here; files that end in {known}, and packed sets, are")


def cleaned(name: str) -> str:
    """A file's name as it may lie in a set: letters, digits, - _ and dots. Raises WrongUse for one that leads away."""
    if "/" in name or "\\" in name or "\0" in name or ".." in name or name.startswith((".", "~")):
        raise WrongUse(f"{name!r} cannot be the name of a file here: no folders, no dots at its beginning")
    path = PurePosixPath(_STRANGE.sub("-", name.replace(" ", "-")))
    stem = re.sub("-{2,}", "-", path.stem).strip("-")[:LONGEST]
    if not stem:
        raise WrongUse(f"{name!r} has no letters or digits that a file's name needs")
    return f"{stem}{path.suffix.lower()}"
