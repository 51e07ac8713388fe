"""Icons of game-icons.net by name: of thousands, only those that a set uses are unpacked, read and credited."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from zipfile import ZipFile

from generator.print.drawing.icons import GRID, Figure
from generator.print.drawing.scene import Packed, Scene, Use, inside, scaled
from generator.print.drawing.scene import Path as Outline
from generator.print.drawing.shapes import moved, outline_in

PREFIX = "game-icons:"
FILE = Path(__file__).parents[1] / "icon_library" / "game-icons.zip"
_SQUARE = 512.0
_FARTHEST = 1e6
"""Some of its arcs are so flat that their circles are larger than any drawing."""
AUTHORS = (
    "Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, "
    "Lord Berandas, Irongamer, HeavenlyDog and other contributors"
)
CREDIT = "icons: Lorc, Delapouite & contributors, game-icons.net, CC BY 3.0"
"""What is printed in the margin of every sheet of a set that uses some."""
_NAMED = "icon-game-icons:"
LICENCE = "https://creativecommons.org/licenses/by/3.0/"


@cache
def names() -> tuple[str, ...]:
    """Every icon's name, with the library's before it, sorted."""
    with ZipFile(FILE) as archive:
        return tuple(f"{PREFIX}{name}" for name in archive.read("names").decode().split("\n"))


@cache
def figure(name: str) -> Figure | None:
    """An icon of the library, in ink; None where there is none of that name."""
    bare = name.removeprefix(PREFIX)
    path = None if bare == name else _block(bare).get(bare)
    if path is None:
        return None
    outline = moved(outline_in(path, _FARTHEST), scaled(GRID / _SQUARE))
    return Figure((Outline(outline, fill="ink"),))


def _block(name: str) -> dict[str, str]:
    with ZipFile(FILE) as archive:
        firsts = sorted(one for one in archive.namelist() if one != "names")
        place = bisect_right(firsts, name) - 1
        return dict(json.loads(archive.read(firsts[place]))) if place >= 0 else {}


def credits_file(used: list[str]) -> str:
    """What is to be said of the icons used, as a text."""
    lines = [
        f"Icons of https://game-icons.net by {AUTHORS},",
        f"under the Creative Commons licence Attribution 3.0 (CC BY 3.0), {LICENCE}:",
        *(f"  {name.removeprefix(PREFIX)}" for name in used),
    ]
    return "\n".join(lines) + "\n"


def borrowed(scenes: Iterable[Scene]) -> list[str]:
    """The names of all icons of the library on these scenes, sorted."""
    names: set[str] = set()
    for item in inside(item for scene in scenes for item in scene.items):
        if isinstance(item, Use):
            names.add(item.symbol.name)
        elif isinstance(item, Packed):
            names.update(inner.name for inner in item.inner)
            names.update(name for name, _ in item.uses)
    return sorted({_bare(name.removeprefix("icon-")) for name in names if name.startswith(_NAMED)})


def _bare(title: str) -> str:
    """An icon's name: its symbol's, without the one colour that every icon of the library has."""
    return title.rpartition("-")[0]
