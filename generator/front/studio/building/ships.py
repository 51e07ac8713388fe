"""Ships on their boards: found in their files, judged by the game's own checks, their text changed in place."""

import os
import re
import threading
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

import msgspec

from generator.front.studio.building.games import ship_part
from generator.front.studio.http.replies import findings
from generator.front.studio.work.folder import LEFT_OUT, Folder, Text
from validator.base.issue import ContentError, Issue, WrongUse, is_legal
from validator.base.opening import bytes_held
from validator.content.check_cache import set_stamp
from validator.content.loading import ContentSet, empty_file, value_of
from validator.content.source import parse, plain, text_at, value_at
from validator.content.wording import THE_FILE
from validator.content.yaml_editing import inline, with_entries, with_node
from validator.play.lookup import open_set

SHOWN = "ship.yaml"


class LayoutText(NamedTuple):
    """A layout's text, and what it is called in findings."""

    text: str
    shown: str


class LaidTile(msgspec.Struct):
    """A tile as the page has it: where, which, and how it is turned; ``own`` for one that the file itself describes."""

    at: list[int]
    tile: str
    turn: int = 0
    own: bool = False


class Layout(msgspec.Struct):
    """A ship as the page has it."""

    board: str
    title: str
    tiles: list[LaidTile]


def new_layout_text(reference: str, layout: Layout) -> str:
    """A new layout's text."""
    fields = (("board", layout.board), ("set", reference), ("title", layout.title))
    head = "".join(f"{name}: {inline(value)}\n" for name, value in fields)
    tiles = "".join(f"  - {inline(_entry(tile))}\n" for tile in layout.tiles)
    return f"{head}tiles:\n{tiles}" if tiles else f"{head}tiles: []\n"


def with_layout(text: str, shown: str, reference: str, layout: Layout) -> str:
    """The text with the page's layout in it; a text that is no layout yet begins anew."""
    try:
        node = parse(text, shown)
    except ContentError:
        node = None
    tiles = value_at(node, "tiles") if node is not None else None
    if node is None or tiles is None or value_at(node, "board") is None:
        return new_layout_text(reference, layout)
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
    entries = []
    for tile in layout.tiles:
        entry = _entry(tile)
        if tile.own:
            same = [each for each in described if each.get("at") == tile.at] or described
            kept = described.pop(next(i for i, each in enumerate(described) if each is same[0])) if same else {}
            entry = _turned(kept | {"at": tile.at}, tile.turn)
        else:
            old = next((each for each in before or [] if _is_same(each, tile)), None)
            entry = entry if old is None else old
        entries.append(entry)
    return entries


def _is_same(entry: Any, tile: LaidTile) -> bool:
    """Whether an entry of the file says the same, perhaps with the turn of 0 written out."""
    place = isinstance(entry, dict) and entry.get("at") == tile.at and entry.get("tile") == tile.tile
    return place and entry.get("turn", 0) == tile.turn


def _entry(tile: LaidTile) -> dict[str, Any]:
    return _turned({"at": tile.at, "tile": tile.tile}, tile.turn)


def _turned(entry: dict[str, Any], turn: int) -> dict[str, Any]:
    rest = {name: value for name, value in entry.items() if name != "turn"}
    return rest | ({"turn": turn} if turn else {})


MOST_FILES = 400
MOST_BYTES = 100_000
"""A layout has 144 tiles at most; larger files are no layouts."""
DEEPEST = 3
_HEAD = re.compile(rb"^board:", re.MULTILINE)
_TILES = re.compile(rb"^tiles:", re.MULTILINE)
USUAL_SET = "trucker"
"""The set of a layout that names none."""
BROUGHT = "brought:"
"""What the names of ships begin with that come with the set; they are opened, and saved elsewhere."""


def layout_files(folder: Folder, content: ContentSet) -> list[dict[str, Any]]:
    """Layouts that can be opened, the folder's own first."""
    own = [{"file": name, "own": True} for name in _in_folder(folder.root)]
    return own + [{"file": f"{BROUGHT}{path.stem}", "own": False} for path in _brought(content)]


def layout_text(folder: Folder, content: ContentSet, reference: str, file: str) -> Text:
    """A layout's text. Raises WrongUse where there is none, or it is of another set."""
    if file.startswith(BROUGHT):
        layout_file = next((path for path in _brought(content) if path.stem == file.removeprefix(BROUGHT)), None)
        if layout_file is None:
            raise WrongUse(f"{content.name} brings no ship {file.removeprefix(BROUGHT)!r}")
        return folder.read(layout_file)
    path = folder.inside(file)
    if not path.is_file():
        raise WrongUse(f"there is no file {file}")
    text = folder.read(path)
    named = _set_of(text.text, file)
    if named != reference:
        raise WrongUse(f"{file} is a ship of the set {named}: open it there")
    return text


def _set_of(text: str, file: str) -> str:
    try:
        node = parse(text, file)
    except ContentError:
        return USUAL_SET
    return (text_at(node, "set") if node is not None else None) or USUAL_SET


def _brought(content: ContentSet) -> list[Path]:
    paths = [path for folder in content.folders for path in sorted((folder / "witnesses").glob("*.yaml"))]
    return list({path.stem: path for path in reversed(paths)}.values())[::-1]


def _in_folder(root: Path) -> Iterator[str]:
    waiting = [(root, 0)]
    looked = 0
    while waiting and looked < MOST_FILES:
        folder, depth = waiting.pop(0)
        for entry in _listing(folder):
            if entry.is_dir(follow_symlinks=False):
                if depth < DEEPEST and entry.name not in LEFT_OUT:
                    waiting.append((Path(entry.path), depth + 1))
            elif entry.name.endswith((".yaml", ".yml")) and entry.is_file(follow_symlinks=False):
                looked += 1
                if _is_layout(entry):
                    yield Path(entry.path).relative_to(root).as_posix()


def _listing(folder: Path) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            return sorted((entry for entry in entries if not entry.name.startswith(".")), key=lambda each: each.name)
    except OSError:
        return []


def _is_layout(entry: os.DirEntry[str]) -> bool:
    data = bytes_held(Path(entry.path), MOST_BYTES) or b""
    return _HEAD.search(data) is not None and _TILES.search(data) is not None


def yaml_name(file: str) -> str:
    """A name of a file to save under. Raises WrongUse for one that is no YAML file."""
    if not file.endswith((".yaml", ".yml")) or PurePosixPath(file).name.startswith("."):
        raise WrongUse(f"{file!r} is no name for a file of a ship or map; it ends with .yaml")
    return file


MOST_SETS = 4
"""Sets whose tiles are held compiled."""

Laid = Any
"""A laid ship belongs to its game, which is found by name; so does its yard of tiles and boards."""


class Yards:
    """Sets with their tiles compiled, for as long as they stay the same."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._held: OrderedDict[str, tuple[str | None, ContentSet, Any]] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, reference: str) -> tuple[ContentSet, Any]:
        """A set and its yard. Raises WrongUse for a set without ships, ContentError for one that cannot be read."""
        stamp = set_stamp(self._folder.place(reference))
        with self._lock:
            held = self._held.get(reference)
            if held is None or held[0] != stamp or stamp is None:
                content = open_set(reference)
                held = stamp, content, ship_part(content, "layout_file").Shipyard(content)
                self._held[reference] = held
            self._held.move_to_end(reference)
            while len(self._held) > MOST_SETS:
                self._held.popitem(last=False)
            return held[1], held[2]


def parts_to_build(content: ContentSet, yard: Any, language: str) -> dict[str, Any]:
    """Boards with their cells, and tiles with how many the box holds."""
    boards = [_board(board) for board in yard.boards.values()]
    words = ship_part(content, "layout_file").Wording(content.texts(language), yard.table, None, [])
    tiles = [_tile(yard, words, number) for number in range(yard.table.count)]
    return {"boards": boards, "tiles": tiles}


def _board(board: Any) -> dict[str, Any]:
    inner = range(board.width + 1, 2 * board.width - 1)
    rows = range(board.width + 1, board.size - board.width, board.width)
    return {
        "name": board.name,
        "columns": [board.columns[cell] for cell in inner],
        "rows": [board.rows[cell] for cell in rows],
        "cells": [board.place(cell) for cell in board.cells],
        "start": board.place(board.start) if board.start >= 0 else None,
    }


def _tile(yard: Any, words: Any, number: int) -> dict[str, Any]:
    tile: Any = yard.table.designs[number]
    return {
        "id": tile.id,
        "is": tile.component.__struct_config__.tag,
        "edges": tile.edges,
        "count": yard.supply[number],
        "told": words.tile(4 * number),
        "start": number in yard.starts,
    }


def judge_layout(content: ContentSet, yard: Any, drawn: LayoutText, language: str) -> dict[str, Any]:
    """Everything about a layout: its tiles, its faults at their cells, its figures."""
    layout_file = ship_part(content, "layout_file")
    shown = drawn.shown
    try:
        node = parse(drawn.text, shown)
        if node is None:
            raise empty_file(shown)
        issues: list[Issue] = []
        layout = value_of(node, layout_file.ShipLayout, issues, THE_FILE)
        if layout is None or issues:
            raise ContentError(issues)
        laid = layout_file.LaidShip(layout, node, content, shown, content.spoken_like(language), yard)
    except ContentError as fault:
        return {"text": drawn.text, "legal": False, "issues": findings(fault.issues), "layout": None, "report": None}
    return {"text": drawn.text, "legal": is_legal(laid.issues), **_layout_data(content, laid)}


def _layout_data(content: ContentSet, laid: Laid) -> dict[str, Any]:
    module = ship_part(content, "report")
    report = module.report_on(laid, content.rules)
    layout = laid.layout
    lines = {laid.span(number).line: list(one.at) for number, one in enumerate(layout.tiles)}
    issues = [finding | {"at": _at(laid, finding, lines)} for finding in findings(report.issues)]
    tiles = [
        {"at": tile.at, "tile": tile.tile or "", "turn": tile.turn, "own": tile.tile is None} for tile in layout.tiles
    ]
    return {
        "issues": issues,
        "report": report,
        "told": list(module.told_lines(report, laid.words)),
        "marks": _marks(laid),
        "layout": {"board": layout.board, "title": layout.title, "tiles": tiles},
    }


def _at(laid: Laid, issue: dict[str, Any], lines: dict[int, list[int]]) -> list[int] | None:
    """The cell that a finding is about, as printed column and row."""
    if issue["code"] == "missing-start" and laid.board.start >= 0:
        return list(laid.board.place(laid.board.start))
    return lines.get(issue["line"])


def _marks(laid: Laid) -> dict[str, Any]:
    """Cells to blame, joins that are wrong (a cell and its neighbour) and cells that hang loose."""
    place = laid.board.place
    guilty = {cell for trouble in laid.troubles for cell in trouble.guilty} | laid.misfits
    breaches = [fault for trouble in laid.troubles for fault in trouble.breaches]
    return {
        "guilty": [place(cell) for cell in sorted(guilty)],
        "joins": [[place(breach.cell), place(breach.other)] for breach in breaches if breach.other >= 0],
        "loose": sorted({place(cell) for trouble in laid.troubles for cell in trouble.loose}),
    }
