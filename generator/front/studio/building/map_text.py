"""The text of a set's map: what was painted is written into it, in the form it has; all else stays as it was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from generator.front.studio.building.hexes import LISTS, STOPS, Hex, map_entry
from generator.front.studio.building.map_figures import flows_of
from generator.front.studio.building.signs import entry_of, key_for
from validator.base.issue import WrongUse
from validator.base.yaml_nodes import yaml
from validator.content.source import parse, plain, value_at
from validator.content.yaml_editing import inline, with_entries, with_fields, with_list, with_node, without_fields

NO_HEX = "-"
IN_A_LINE = 10
"""Places that stand on one line of a list."""


def painted(text: str, shown: str, hexes: Sequence[Hex], usual: Mapping[str, str]) -> str:
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
