"""A map as the page has it, read from a set's file in either form: drawn in rows of characters, or lists of hexes."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from validator.base.locks import learnt
from validator.base.yaml_nodes import yaml
from validator.content.source import plain, value_at

KIND = "map"
LISTS = {"mountains": "mountain", "plains": "plain", "lakes": "lake"}
STOPS = {"cities": "city", "towns": "town", "rivers": "river"}
CITY_FIELDS = ("colour", "group", "number", "cubes")
USUAL_CUBES = 2
STRANGE = "strange"
"""A hex whose character the key does not explain."""


class Hex(msgspec.Struct, rename={"what": "is"}, omit_defaults=True):
    """A hex: where, what it is, and what a city, town or river has besides; ``sign`` is its character in rows."""

    at: tuple[int, int]
    what: str
    sign: str = ""
    edges: list[int] | None = None
    name: dict[str, str] = {}
    colour: str = ""
    group: str = ""
    number: int = 0
    cubes: int = USUAL_CUBES


def map_entry(root: yaml.Node | None) -> yaml.Node | None:
    """The first map of a file; None where it holds none."""
    if root is None:
        return None
    kind = value_at(root, "kind")
    entries = value_at(root, "entries") if kind is not None and plain(kind, []) == KIND else value_at(root, KIND)
    found = entries.value if isinstance(entries, yaml.SequenceNode) else []
    return next((each for each in found if value_at(each, "rows") or value_at(each, "cities")), None)


def hexes_of(entry: yaml.Node, usual: Mapping[str, str]) -> list[Hex]:
    """The hexes of a map, faulty or not; ``usual`` is what characters mean that the key does not explain."""
    data = plain(entry, [])
    found = _drawn(data, usual) if "rows" in data else _listed(data)
    return [each for each in found if each is not None]


def _listed(data: Mapping[str, Any]) -> Iterator[Hex | None]:
    for field, what in STOPS.items():
        for one in _group(data.get(field)):
            yield _hex(one, what, one.get("at"))
    for field, what in LISTS.items():
        for at in _group(data.get(field)):
            yield _hex({}, what, at)


def _group(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _drawn(data: Mapping[str, Any], usual: Mapping[str, str]) -> Iterator[Hex | None]:
    rows = data["rows"].splitlines() if isinstance(data["rows"], str) else _group(data["rows"])
    held = data.get("key")
    key = held if isinstance(held, dict) else {}
    met: dict[str, int] = {}
    for row, line in enumerate(rows):
        for column, sign in enumerate(str(line)):
            meaning = key.get(sign, usual.get(sign))
            if meaning == "none":
                continue
            if not isinstance(meaning, dict):
                yield Hex((column, row), meaning or STRANGE, sign)
                continue
            number = met[sign] = met.get(sign, -1) + 1
            yield _hex(_numbered(meaning, number), str(meaning.get("is")), (column, row), sign)


def _numbered(meaning: dict[str, Any], number: int) -> dict[str, Any]:
    """What one hex of a character has: of several names its own."""
    names = _group(meaning.get("names"))
    return meaning | ({"name": names[number]} if number < len(names) else {})


def _hex(data: Mapping[str, Any], what: str, at: Any, sign: str = "") -> Hex | None:
    """A hex with those fields that fit; None where it has no place."""
    try:
        fields = {"at": at, "is": what, "sign": sign}
        more = {name: data[name] for name in ("edges", "name", *CITY_FIELDS) if name in data}
        return msgspec.convert(fields | more, learnt(Hex))
    except msgspec.ValidationError:
        return None
