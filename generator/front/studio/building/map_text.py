"""The text of a set's map: read as hexes, counted, and written in the form it has; all else stays as it was."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

import msgspec

from validator.base.decoding import convert
from validator.base.issue import WrongUse
from validator.base.yaml_nodes import yaml
from validator.content.source import parse, plain, value_at
from validator.content.yaml_editing import inline, with_entries, with_fields, with_list, with_node, without_fields

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
    map_entry = entries.value if isinstance(entries, yaml.SequenceNode) else []
    return next((each for each in map_entry if value_at(each, "rows") or value_at(each, "cities")), None)


def hexes_of(entry: yaml.Node, usual: Mapping[str, str]) -> list[Hex]:
    """The hexes of a map, faulty or not; ``usual`` is what characters mean that the key does not explain."""
    data = plain(entry, [])
    hexes = _drawn(data, usual) if "rows" in data else _listed(data)
    return [each for each in hexes if each is not None]


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
        return convert(fields | more, Hex)
    except msgspec.ValidationError:
        return None


Place = tuple[int, int]
EDGES = 6
_DRAWN_MAP = "validator.play.games.steam.words.drawn_map"


def map_figures(hexes: Sequence[Hex]) -> dict[str, Any]:
    """The figures, and the edges that each river flows through."""
    cities = [one for one in hexes if one.what == "city"]
    ways = _ways(hexes, cities)
    figures = {
        "hexes": len(hexes),
        "kinds": Counter(one.what for one in hexes),
        "colours": Counter(city.colour for city in cities),
        "goods": sum(city.cubes for city in cities),
        "nearest": min(ways, default=None),
        "farthest": max(ways, default=None),
        "apart": len(cities) * (len(cities) - 1) // 2 - len(ways),
        "numbers": sorted([city.group, city.number] for city in cities),
    }
    return {"figures": figures, "rivers": [[at, edges] for at, edges in flows_of(hexes).items()]}


def flows_of(hexes: Sequence[Hex]) -> dict[Place, tuple[int, ...]]:
    """The edges that each river flows through."""
    rivers = {one.at: None if one.edges is None else tuple(one.edges) for one in hexes if one.what == "river"}
    lakes = {one.at for one in hexes if one.what == "lake"}
    flows: dict[Place, tuple[int, ...]] = import_module(_DRAWN_MAP).flows(rivers, lakes, {one.at for one in hexes})
    return flows


def _ways(hexes: Sequence[Hex], cities: Sequence[Hex]) -> list[int]:
    """For each two cities, the hexes of track that the shortest way over land between them takes."""
    land = {one.at for one in hexes if one.what != "lake"}
    stops = {city.at for city in cities}
    return [steps - 1 for start in stops for end, steps in _reached(start, land, stops).items() if start < end]


def _reached(start: Place, land: set[Place], stops: set[Place]) -> dict[Place, int]:
    """Cities that track from one can reach over land, with the steps it takes; track leads through no city."""
    across = import_module(_DRAWN_MAP).across
    steps, edge = {start: 0}, [start]
    for place in edge:
        for side in range(EDGES):
            other = across(place, side)
            if other in land and other not in steps:
                steps[other] = steps[place] + 1
                edge += [] if other in stops else [other]
    return {place: count for place, count in steps.items() if place in stops and place != start}


Key = dict[str, Any]
CITY_SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ" + "abcdefghijklmnpqrstuvwxyz" + "0123456789"
TOWN_SIGNS = "o" + CITY_SIGNS[::-1]
RIVER_SIGNS = "|/\\+*!;<>_&@#%$()[]{}?,`'" + CITY_SIGNS[::-1]


def key_for(key: Key, hexes: Sequence[Hex], usual: Mapping[str, str]) -> tuple[Key, dict[tuple[int, int], str]]:
    """The key that these hexes need, in the order of the old one, and the character of each hex.

    ``hexes`` are row by row from the left, as the names of towns with one character are.
    """
    allotted = _Allotted(key, hexes, usual)
    signs = {one.at: allotted.sign_of(one) for one in hexes}
    return allotted.key(hexes, signs), signs


def entry_of(one: Hex, edges: Mapping[tuple[int, int], Sequence[int]] = {}) -> dict[str, Any]:
    """What is written of a hex besides its place, as in a list; ``edges`` are those of rivers that leave them open."""
    if one.what == "city":
        fields: dict[str, Any] = {"name": one.name, "colour": one.colour, "group": one.group, "number": one.number}
        return fields | ({"cubes": one.cubes} if one.cubes != USUAL_CUBES else {})
    return {"name": one.name} if one.what == "town" else {"edges": one.edges or list(edges.get(one.at, ()))}


class _Allotted:
    """Which character stands for what."""

    def __init__(self, key: Key, hexes: Sequence[Hex], usual: Mapping[str, str]) -> None:
        self.old, self.usual = key, usual
        self.taken: dict[str, str] = {}
        self.new: Key = {}
        for one in hexes:
            if one.what in ("city", "town") and one.sign and self._stands_for(one.sign) == one.what:
                self.taken.setdefault(one.sign, one.what)
        self.used: set[str] = set()

    def _meaning(self, sign: str) -> Any:
        return self.new.get(sign, self.old.get(sign, self.usual.get(sign)))

    def _stands_for(self, sign: str) -> str:
        meaning = self._meaning(sign)
        return str(meaning.get("is")) if isinstance(meaning, dict) else str(meaning or STRANGE)

    def sign_of(self, one: Hex) -> str:
        """The character for a hex."""
        if one.what == "city":
            return self._city(one)
        if one.what == "town":
            return self._town(one)
        if one.what == "river" and one.edges is not None:
            return self._river(one)
        if one.sign and self._meaning(one.sign) in (one.what, None):
            return one.sign
        signs = [sign for sign in (*self.usual, *self.old, *self.new) if self._meaning(sign) == one.what]
        return signs[0] if signs else self._fresh(RIVER_SIGNS, one.what)

    def _city(self, one: Hex) -> str:
        sign = one.sign
        if not sign or self._stands_for(sign) != "city" or sign in self.used:
            sign = self._fresh(CITY_SIGNS, {"is": "city"})
        self.used.add(sign)
        return sign

    def _town(self, one: Hex) -> str:
        if one.sign and self._stands_for(one.sign) == "town":
            many = "names" in self._meaning(one.sign)
            if many or one.sign not in self.used:
                self.used.add(one.sign)
                return one.sign
        several = [sign for sign in (*self.old, *self.new) if "names" in _fields(self._meaning(sign))]
        return several[0] if several else self._fresh(TOWN_SIGNS, {"is": "town", "names": []})

    def _river(self, one: Hex) -> str:
        wanted = {"is": "river", "edges": one.edges}
        if one.sign and self._meaning(one.sign) == wanted:
            return one.sign
        signs = [sign for sign in (*self.old, *self.new) if self._meaning(sign) == wanted]
        return signs[0] if signs else self._fresh(RIVER_SIGNS, wanted)

    def _fresh(self, signs: str, meaning: Any) -> str:
        sign = next(sign for sign in signs if self._is_free(sign))
        self.new[sign] = meaning
        return sign

    def _is_free(self, sign: str) -> bool:
        """Whether a character means nothing, or a city or town that is no longer on the map."""
        is_stop = self._stands_for(sign) in ("city", "town")
        return self._meaning(sign) is None or (is_stop and sign not in {*self.taken, *self.used, *self.new})

    def key(self, hexes: Sequence[Hex], signs: Mapping[tuple[int, int], str]) -> Key:
        """What every character means now; cities and towns that stand nowhere are left out."""
        at: dict[str, list[Hex]] = {}
        for one in hexes:
            at.setdefault(signs[one.at], []).append(one)
        key: Key = {}
        for sign in (*self.old, *self.new):
            meaning = self._meaning(sign)
            kind = _fields(meaning).get("is")
            if kind not in ("city", "town"):
                key[sign] = meaning
            elif sign in at:
                key[sign] = _written(meaning, at[sign])
        return key


def _fields(meaning: Any) -> Key:
    return meaning if isinstance(meaning, dict) else {}


def _written(meaning: Key, here: list[Hex]) -> Key:
    """The meaning of a city's or town's character, as it was where nothing of it changed."""
    if "names" in meaning:
        return {"is": "town", "names": [one.name for one in here]}
    new = {"is": here[0].what} | entry_of(here[0])
    usual = {"cubes": USUAL_CUBES}
    return meaning if usual | new == usual | meaning else new


NO_HEX = "-"
IN_A_LINE = 10
"""Places that stand on one line of a list."""


def with_hexes(text: str, shown: str, hexes: Sequence[Hex], usual: Mapping[str, str]) -> str:
    """The text with these hexes for its map. Raises WrongUse where it holds no map, ContentError for no YAML."""
    entry = _entry(text, shown)
    ordered = sorted(hexes, key=lambda one: (one.at[1], one.at[0]))
    if value_at(entry, "rows") is None:
        return _lists_painted(text, shown, ordered)
    key = plain(value_at(entry, "key"), []) if value_at(entry, "key") is not None else {}
    new, signs = key_for(key, ordered, usual)
    text = _with_rows(text, entry, _rows(signs), {**usual, **new}, {**usual, **key})
    return _with_key(text, shown, new)


def _entry(text: str, shown: str) -> yaml.Node:
    entry = map_entry(parse(text, shown))
    if entry is None:
        raise WrongUse(f"{shown} holds no map")
    return entry


def _rows(signs: Mapping[tuple[int, int], str]) -> list[str]:
    rows = 1 + max((row for _, row in signs), default=0)
    ends = [1 + max((column for column, other in signs if other == row), default=0) for row in range(rows)]
    return ["".join(signs.get((column, row), NO_HEX) for column in range(end)) for row, end in enumerate(ends)]


def _with_rows(text: str, entry: yaml.Node, rows: list[str], now: Mapping[str, Any], before: Mapping[str, Any]) -> str:
    """The rows written anew where they mean something else than before."""
    node = value_at(entry, "rows")
    assert node is not None
    held = node.value.rstrip().splitlines() if isinstance(node, yaml.ScalarNode) else plain(node, [])
    kept = [_same_row(old, new, now, before) for old, new in zip(held, rows, strict=False)]
    rows = [*kept, *rows[len(kept) :]]
    if rows == held:
        return text
    if not isinstance(node, yaml.ScalarNode):
        return with_list(text, node, rows)
    lines = text.splitlines(keepends=True)
    first = node.start_mark.line - next(number for number, line in enumerate(node.value.splitlines()) if line.strip())
    indent = " " * node.start_mark.column
    written = [f"{indent}{row}\n" for row in rows]
    return "".join([*lines[:first], *written, *lines[first + len(held) :]])


def _same_row(old: str, new: str, now: Mapping[str, Any], before: Mapping[str, Any]) -> str:
    """The row as it stands, where it shows the same hexes but for blanks and signs of no hex."""
    shown = ["" if before.get(sign) == "none" else sign for sign in old]
    wanted = ["" if now.get(sign) == "none" else sign for sign in new]
    length = max(len(shown), len(wanted))
    padded = [[*row, *[""] * (length - len(row))] for row in (shown, wanted)]
    return old if padded[0] == padded[1] else new


def _with_key(text: str, shown: str, new: Mapping[str, Any]) -> str:
    """The key with these meanings, each written where it stood."""
    entry = _entry(text, shown)
    if value_at(entry, "key") is None:
        return with_fields(text, entry, {"key": new}, opened=True) if new else text
    for sign, meaning in new.items():
        key = value_at(_entry(text, shown), "key")
        assert key is not None
        held = value_at(key, sign)
        if held is None:
            text = with_fields(text, key, {sign: meaning})
        elif plain(held, []) != meaning:
            names = value_at(held, "names")
            if names is not None and "names" in meaning and len(plain(held, [])) == len(meaning):
                text = with_list(text, names, meaning["names"])
            else:
                text = with_node(text, held, inline(meaning))
    return _without_signs(text, shown, new)


def _without_signs(text: str, shown: str, new: Mapping[str, Any]) -> str:
    """The key without those characters that mean nothing any more."""
    key = value_at(_entry(text, shown), "key")
    assert isinstance(key, yaml.MappingNode)
    gone = [sign.value for sign, _ in key.value if sign.value not in new]
    if len(gone) == len(key.value) or key.flow_style:
        return with_node(text, key, inline(new)) if gone else text
    return without_fields(text, key, gone)


def _lists_painted(text: str, shown: str, hexes: Sequence[Hex]) -> str:
    """A map written as lists of hexes."""
    edges = flows_of(hexes)
    for field, what in STOPS.items():
        wanted = [{"at": list(one.at)} | entry_of(one, edges) for one in hexes if one.what == what]
        text = _with_entries(text, _entry(text, shown), field, wanted)
    for field, what in LISTS.items():
        places = sorted(list(one.at) for one in hexes if one.what == what)
        entry = _entry(text, shown)
        node = value_at(entry, field)
        if node is None:
            text = with_fields(text, entry, {field: places}) if places else text
        elif sorted(plain(node, [])) != places:
            text = with_node(text, node, _places(places, " " * (_column_of(entry) + 2)))
    return text


def _with_entries(text: str, entry: yaml.Node, field: str, wanted: list[dict[str, Any]]) -> str:
    node = value_at(entry, field)
    if node is None:
        return with_fields(text, entry, {field: wanted}, opened=True) if wanted else text
    old = {tuple(each["at"]): each for each in plain(node, []) if isinstance(each, dict) and "at" in each}
    same = [_as_before(each, old.get(tuple(each["at"]))) for each in wanted]
    return with_entries(text, node, same)


def _as_before(new: dict[str, Any], old: dict[str, Any] | None) -> dict[str, Any]:
    """The entry as it stands, where it differs only in what goes without saying."""
    return old if old is not None and {"cubes": 2} | new == {"cubes": 2} | old else new


def _column_of(entry: yaml.Node) -> int:
    return int(entry.value[0][0].start_mark.column)


def _places(places: list[list[int]], indent: str) -> str:
    """Places as content lists them, each column on lines of its own."""
    columns = {column: [place for place in places if place[0] == column] for column, _ in places}
    lines = [all_[first : first + IN_A_LINE] for all_ in columns.values() for first in range(0, len(all_), IN_A_LINE)]
    body = "".join(f"{indent}{', '.join(map(inline, line))},\n" for line in lines)
    return f"[\n{body}{indent[:-2]}]" if places else "[]"
