"""The text of a ship's layout: what the page changed is written into it, all else stays as it was written."""

from typing import Any, NamedTuple

import msgspec

from validator.base.issue import ContentError
from validator.content.source import parse, plain, value_at
from validator.content.yaml_editing import inline, with_entries, with_node

SHOWN = "ship.yaml"


class Drawn(NamedTuple):
    """A layout's text, and what it is called in findings."""

    text: str
    shown: str


class Laid(msgspec.Struct):
    """A tile as the page has it: where, which, and how it is turned; ``own`` for one that the file itself describes."""

    at: list[int]
    tile: str
    turn: int = 0
    own: bool = False


class Layout(msgspec.Struct):
    """A ship as the page has it."""

    board: str
    title: str
    tiles: list[Laid]


def begun(reference: str, layout: Layout) -> str:
    """A new layout's text."""
    fields = (("board", layout.board), ("set", reference), ("title", layout.title))
    head = "".join(f"{name}: {inline(value)}\n" for name, value in fields)
    tiles = "".join(f"  - {inline(_entry(tile))}\n" for tile in layout.tiles)
    return f"{head}tiles:\n{tiles}" if tiles else f"{head}tiles: []\n"


def written(text: str, shown: str, reference: str, layout: Layout) -> str:
    """The text with the page's layout in it; a text that is no layout yet begins anew."""
    try:
        node = parse(text, shown)
    except ContentError:
        node = None
    tiles = value_at(node, "tiles") if node is not None else None
    if node is None or tiles is None or value_at(node, "board") is None:
        return begun(reference, layout)
    text = with_entries(text, tiles, _entries(layout, plain(tiles, [])))
    for name, value in (("title", layout.title), ("board", layout.board), ("set", reference)):
        node = parse(text, shown)
        assert node is not None
        text = _with_field(text, node, name, value)
    return text


def _with_field(text: str, node: Any, name: str, value: str) -> str:
    held = value_at(node, name)
    if held is not None:
        return text if plain(held, []) == value else with_node(text, held, inline(value))
    if not value:
        return text
    board = value_at(node, "board")
    lines = text.splitlines(keepends=True)
    lines.insert(board.start_mark.line + 1 if board else 0, f"{name}: {inline(value)}\n")
    return "".join(lines)


def _entries(layout: Layout, before: Any) -> list[dict[str, Any]]:
    """The tiles as entries; those that the file itself describes keep what it says of them."""
    described = [each for each in before or [] if isinstance(each, dict) and "edges" in each]
    found = []
    for tile in layout.tiles:
        entry = _entry(tile)
        if tile.own:
            same = [each for each in described if each.get("at") == tile.at] or described
            kept = described.pop(next(i for i, each in enumerate(described) if each is same[0])) if same else {}
            entry = _turned(kept | {"at": tile.at}, tile.turn)
        else:
            old = next((each for each in before or [] if _is_same(each, tile)), None)
            entry = entry if old is None else old
        found.append(entry)
    return found


def _is_same(entry: Any, tile: Laid) -> bool:
    """Whether an entry of the file says the same, perhaps with the turn of 0 written out."""
    place = isinstance(entry, dict) and entry.get("at") == tile.at and entry.get("tile") == tile.tile
    return place and entry.get("turn", 0) == tile.turn


def _entry(tile: Laid) -> dict[str, Any]:
    return _turned({"at": tile.at, "tile": tile.tile}, tile.turn)


def _turned(entry: dict[str, Any], turn: int) -> dict[str, Any]:
    rest = {name: value for name, value in entry.items() if name != "turn"}
    return rest | ({"turn": turn} if turn else {})
