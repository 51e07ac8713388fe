"""Draws the rooms and their imports as ``docs/rooms.svg``: ``python -m tests.draw_house`` (or ``make house``).

Rooms that no row above imports lie at the foot. Only arrows that no longer way replaces are drawn; the rooms of the
games are drawn once.
"""

from __future__ import annotations

import ast
from functools import cache
from typing import Any, NamedTuple

from generator.writers.elements import blank
from tests import ROOT
from tests.house import PATHS, all_nodes, graph, modules, room_of, row_of, rows

WIDTH, BOX, ROW, GAP, EDGE = 1180, 34, 78, 14, 24
COLOURS = {"generator": "#dbe8f4", "games": "#e7efd9", "validator": "#f3e6d3"}
FONT = "font-family:'DejaVu Sans',Verdana,sans-serif"


class Box(NamedTuple):
    """A room in the picture, in pixels."""

    x: float
    y: float
    width: float


def wing_of(room: str) -> str:
    """Which colour a room has."""
    return "games" if room.startswith("validator/games") else room.split("/")[0]


def label_of(room: str) -> str:
    """A room's name without what its wing says."""
    return room.removeprefix("validator/games/*/").removeprefix("validator/").removeprefix("generator/")


def arrows() -> dict[str, set[str]]:
    """Which rooms import which, as they do today; rooms of games once for all."""
    found: dict[str, set[str]] = {row.room: set() for row in rows()}
    for name, others in graph().items():
        here = room_of(name)
        for other in others:
            there = room_of(other)
            if here is not None and there is not None and row_of(here) != row_of(there):
                found[row_of(here).room].add(row_of(there).room)
    return found


@cache
def by_name() -> set[tuple[str, str]]:
    """Which rooms load which by the name of a module."""
    named = {
        (room_of(name), room_of(node.value))
        for name, nodes in all_nodes().items()
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in modules()
    }
    known = {(row_of(here).room, row_of(there).room) for here, there in named if here is not None and there is not None}
    return {(here, there) for here, there in known if here != there}


def floors(graph: dict[str, set[str]]) -> dict[str, int]:
    """On which floor a room lies: above all that it imports."""
    level: dict[str, int] = {}
    named = by_name()
    for room in graph:  # the table runs from the bottom up
        below = graph[room] | {other for here, other in named if here == room}
        level[room] = max((level[other] + 1 for other in below), default=0)
    return level


def reachable(graph: dict[str, set[str]]) -> dict[str, set[str]]:
    """All that each room imports, at any remove."""
    found: dict[str, set[str]] = {}
    for room in graph:  # the table runs from the bottom up
        found[room] = graph[room].union(*(found[other] for other in graph[room]))
    return found


def direct(graph: dict[str, set[str]]) -> list[tuple[str, str]]:
    """Arrows that no longer way replaces."""
    far = reachable(graph)
    return [
        (room, other)
        for room, others in graph.items()
        for other in sorted(others)
        if not any(other in far[between] for between in others - {other})
    ]


def boxes(level: dict[str, int]) -> dict[str, Box]:
    """Where each room lies: games in the middle, what prints on the right, what plays on the left."""
    order = {"validator": 0, "games": 1, "generator": 2}
    top = max(level.values())
    found = {}
    for floor in range(top + 1):
        rooms = sorted((room for room in level if level[room] == floor), key=lambda room: (order[wing_of(room)], room))
        widths = [max(64.0, 8.0 * len(label_of(room)) + 22) for room in rooms]
        spare = (WIDTH - 2 * EDGE - sum(widths)) / (len(rooms) + 1)
        x = EDGE + spare
        for room, width in zip(rooms, widths, strict=True):
            found[room] = Box(x, EDGE + 34 + (top - floor) * ROW, width)
            x += width + spare
    return found


def files_in(room: str) -> int:
    """How many files a room holds, in all games together."""
    homes = (room_of(name) for name, path in PATHS.items() if path.name != "__init__.py")
    return sum(row_of(here).room == room for here in homes if here is not None)


def drawn() -> str:
    """The picture as SVG."""
    graph = arrows()
    level = floors(graph)
    placed = boxes(level)
    height = max(box.y for box in placed.values()) + BOX + EDGE
    sheet = blank(f"{WIDTH}", f"{height}", f"0 0 {WIDTH} {height:g}")
    sheet.add(sheet.rect((0, 0), ("100%", "100%"), fill="#ffffff"))
    _draw_legend(sheet)
    for room, other in direct(graph):
        _draw_arrow(sheet, placed[room], placed[other])
    for room, other in sorted(by_name() - {(room, other) for room, others in graph.items() for other in others}):
        _draw_arrow(sheet, placed[room], placed[other], stroke_dasharray="4,3")
    for room, box in placed.items():
        _draw_box(sheet, room, box)
    return str(sheet.tostring()) + "\n"


def _draw_legend(sheet: Any) -> None:
    named = {"validator": "validator: checks and plays", "games": "each game", "generator": "generator: draws, prints"}
    for place, (wing, text) in enumerate(named.items()):
        x = EDGE + 240 * place
        sheet.add(sheet.rect((x, EDGE - 8), (16, 16), fill=COLOURS[wing], stroke="#777777"))
        sheet.add(sheet.text(text, (x + 24, EDGE + 5), font_size="13px", style=FONT, fill="#333333"))
    note = "an arrow: imports (dashed: by name); the number: files"
    sheet.add(sheet.text(note, (EDGE + 730, EDGE + 5), font_size="13px", style=FONT, fill="#333333"))


def _draw_arrow(sheet: Any, one: Box, other: Box, **dashes: str) -> None:
    x, y = one.x + one.width / 2, one.y + BOX
    to_x, to_y = other.x + other.width / 2, other.y
    bend = min(40.0, (to_y - y) / 2)
    way = f"M {x:g} {y:g} C {x:g} {y + bend:g} {to_x:g} {to_y - bend:g} {to_x:g} {to_y - 5:g}"
    sheet.add(sheet.path(way, fill="none", stroke="#8a8a8a", stroke_width=1.1, **dashes))
    tip = [(to_x, to_y), (to_x - 3.5, to_y - 7), (to_x + 3.5, to_y - 7)]
    sheet.add(sheet.polygon(tip, fill="#8a8a8a"))


def _draw_box(sheet: Any, room: str, box: Box) -> None:
    sheet.add(sheet.rect((box.x, box.y), (box.width, BOX), rx=5, fill=COLOURS[wing_of(room)], stroke="#777777"))
    middle = box.x + box.width / 2
    text = sheet.text(label_of(room), (middle, box.y + 15), text_anchor="middle", font_size="12.5px", style=FONT)
    sheet.add(text)
    count = sheet.text(
        str(files_in(room)), (middle, box.y + 28), text_anchor="middle", font_size="9.5px", style=FONT, fill="#666666"
    )
    sheet.add(count)


if __name__ == "__main__":
    (ROOT / "docs" / "rooms.svg").write_text(drawn(), encoding="utf-8")
