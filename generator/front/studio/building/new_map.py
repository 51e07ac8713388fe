"""A new set with a map to paint: blank land, or the map of another set to begin with."""

from collections.abc import Sequence
from typing import Any

import msgspec

from generator.front.commands.new import Asked, begun
from generator.front.studio.building.hexes import Hex
from generator.front.studio.building.map_text import painted
from generator.front.studio.building.maps import hexes_in, map_file, usual_signs
from generator.front.studio.work.folder import Folder
from validator.base.issue import WrongUse
from validator.content.source import parse, value_at
from validator.content.yaml_editing import inline, with_list, with_node
from validator.play.lookup import open_set

BASE = "steam"
LEAST, MOST = 3, 40
"""Columns and rows that a new map may have."""


class Start(msgspec.Struct):
    """A map to begin: the new set's name, and the set whose map is copied, or else the size of blank land."""

    name: str
    copy: str = ""
    columns: int = 8
    rows: int = 5


def begin(folder: Folder, start: Start) -> str:
    """Make the set; its reference. Raises WrongUse where the name or the size cannot be."""
    if not (LEAST <= start.columns <= MOST and LEAST <= start.rows <= MOST):
        raise WrongUse(f"a map has from {LEAST} to {MOST} columns and rows")
    folder.inside(start.name)
    copied = open_set(start.copy) if start.copy and folder.place(start.copy) else None
    hexes = hexes_in(folder, start.copy) if copied is not None else None
    begun(Asked(start.name, BASE))
    file = map_file(folder.place(start.name))
    assert file is not None
    found = hexes or _blank(hexes_in(folder, start.name), start.columns, start.rows)
    _rewrite(folder, f"{start.name}/{file}", lambda text: painted(text, file, found, usual_signs()))
    if copied is not None:
        _rewrite(folder, f"{start.name}/set.yaml", lambda text: _as_large(text, copied.manifest))
    return start.name


def _rewrite(folder: Folder, file: str, change: Any) -> None:
    held = folder.read(folder.inside(file))
    folder.write(file, change(held.text), held.sum)


def _blank(template: Sequence[Hex], columns: int, rows: int) -> list[Hex]:
    """Plain land with the template's cities in its corners and as many towns as a row between them has room for."""
    right, low = columns - 1, rows - 1
    corners = [(0, 0), (right, 0), (0, low), (right, low)]
    cities = [one for one in template if one.what == "city"][: len(corners)]
    towns = [one for one in template if one.what == "town"]
    middle = [(column, rows // 2) for column in range(1, columns, max(2, right // max(len(towns), 1)))]
    places = [*corners[: len(cities)], *middle[: len(towns)]]
    stops = {at: msgspec.structs.replace(one, at=at) for at, one in zip(places, [*cities, *towns], strict=False)}
    land = ((column, row) for row in range(rows) for column in range(columns))
    return [stops.get(at) or Hex(at, "plain") for at in land]


def _as_large(text: str, manifest: Any) -> str:
    """``set.yaml`` for a map as large as that of another set: all new cities, and as many players."""
    node = parse(text, "set.yaml")
    removed = value_at(node, "remove") if node is not None else None
    if removed is not None:
        text = with_list(text, removed, [str(one.value) for one in removed.value[:1]])
    node = parse(text, "set.yaml")
    players = value_at(node, "players") if node is not None else None
    seats = {"from": manifest.players.least, "to": manifest.players.most}
    return text if players is None else with_node(text, players, inline(seats))
