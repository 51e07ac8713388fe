"""Ships on their boards: what there is to build of, and a layout judged by the game's own checks."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any

from generator.front.studio.building.games import ship_part
from generator.front.studio.building.layout_text import Drawn
from generator.front.studio.http.replies import findings
from generator.front.studio.work.folder import Folder
from validator.base.issue import ContentError, Issue, is_legal
from validator.content.check_cache import set_stamp
from validator.content.loading import ContentSet, empty_file, value_of
from validator.content.source import parse
from validator.content.wording import THE_FILE
from validator.play.lookup import open_set

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


def offered(content: ContentSet, yard: Any, language: str) -> dict[str, Any]:
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


def judged(content: ContentSet, yard: Any, drawn: Drawn, language: str) -> dict[str, Any]:
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
    return {"text": drawn.text, "legal": is_legal(laid.issues), **_told(content, laid)}


def _told(content: ContentSet, laid: Laid) -> dict[str, Any]:
    module = ship_part(content, "report")
    report = module.report_on(laid, content.rules)
    layout = laid.layout
    lines = {laid.span(number).line: list(one.at) for number, one in enumerate(layout.tiles)}
    issues = [one | {"at": _at(laid, one, lines)} for one in findings(report.issues)]
    tiles = [{"at": one.at, "tile": one.tile or "", "turn": one.turn, "own": one.tile is None} for one in layout.tiles]
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
        "joins": [[place(one.cell), place(one.other)] for one in breaches if one.other >= 0],
        "loose": sorted({place(cell) for trouble in laid.troubles for cell in trouble.loose}),
    }
