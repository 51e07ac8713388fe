"""Draws the floors and their rooms as ``docs/rooms.svg``: ``python -m tests.draw_house`` (or ``make house``).

Each floor is a band above those it imports; in it lie its folders, each with the number of files in it, and at the left
the files that stand by themselves. The rooms of the games are drawn once.
"""

from __future__ import annotations

from collections import Counter
from textwrap import wrap
from typing import Any, NamedTuple

from generator.print.writers.elements import blank
from tests import ROOT
from tests.house import GAMES, PATHS, floor_of, floors, graph

WIDTH, BOX, GAP, EDGE, NAME = 1180, 36, 8, 24, 200
COLOURS = {"generator": "#dbe8f4", "validator": "#f3e6d3"}
FONT = "font-family:'DejaVu Sans',Verdana,sans-serif"
ALONE = "(files)"


class Band(NamedTuple):
    """A floor in the picture: its folder, and its rooms with their files, in rows."""

    folder: str
    rows: list[list[tuple[str, int]]]

    @property
    def height(self) -> int:
        """In pixels, with the gap below it."""
        return len(self.rows) * (BOX + GAP) + GAP


def label_of(module: str) -> str:
    """The room of a module on its floor: the first folder there, with all below it; of all games together."""
    path = PATHS[module].relative_to(ROOT).as_posix()
    parts = path.removeprefix(GAMES if path.startswith(GAMES) else str(floor_of(module))).split("/")
    if path.startswith(GAMES):
        return "games/*/" + (parts[1] if len(parts) > 2 else ALONE)
    return parts[0] if len(parts) > 1 else ALONE


def bands() -> list[Band]:
    """Each floor with its rooms, from the top down."""
    held: dict[str, Counter[str]] = {floor.folder: Counter() for floor in floors()}
    for module, path in PATHS.items():
        floor = floor_of(module)
        if floor is not None and path.name != "__init__.py":
            held[floor][label_of(module)] += 1
    return [Band(folder, _in_rows(sorted(rooms.items()))) for folder, rooms in reversed(held.items())]


def width_of(label: str) -> float:
    """The width of a room's box, in pixels."""
    return max(64.0, 8.0 * len(label) + 22)


def _in_rows(rooms: list[tuple[str, int]]) -> list[list[tuple[str, int]]]:
    rows: list[list[tuple[str, int]]] = [[]]
    x = 0.0
    for label, files in rooms:
        if rows[-1] and x + width_of(label) > WIDTH - 2 * EDGE - NAME - GAP:
            rows.append([])
            x = 0.0
        rows[-1].append((label, files))
        x += width_of(label) + GAP
    return rows


def grants_used() -> set[tuple[str, str]]:
    """Which floors import which today."""
    pairs = {(floor_of(name), floor_of(other)) for name, others in graph().items() for other in others}
    return {(here, there) for here, there in pairs if here is not None and there is not None and here != there}


def drawn() -> str:
    """The picture as SVG."""
    floors_drawn = bands()
    height = sum(band.height + GAP * 2 for band in floors_drawn) + 2 * EDGE
    sheet = blank(f"{WIDTH}", f"{height}", f"0 0 {WIDTH} {height}")
    sheet.add(sheet.rect((0, 0), ("100%", "100%"), fill="#ffffff"))
    y = float(EDGE)
    for band in floors_drawn:
        _draw_band(sheet, band, y)
        y += band.height + GAP * 2
    note = "a floor imports those it names, never one above; the number: files in the folder"
    sheet.add(sheet.text(note, (EDGE, y + 8), font_size="12px", style=FONT, fill="#555555"))
    # A line for each thing drawn, so that a difference can be read.
    return str(sheet.tostring()).replace("><", ">\n<") + "\n"


def _draw_band(sheet: Any, band: Band, y: float) -> None:
    colour = COLOURS[band.folder.split("/")[0]]
    sheet.add(sheet.rect((EDGE, y), (WIDTH - 2 * EDGE, band.height), rx=6, fill=colour, stroke="#777777"))
    sheet.add(sheet.text(band.folder, (EDGE + 10, y + 21), font_size="13px", font_weight="bold", style=FONT))
    (below,) = (floor.may_import for floor in floors() if floor.folder == band.folder)
    named = ", ".join(there.split("/", 1)[1].rstrip("/") for there in below)
    for place, line in enumerate(wrap(named and f"on {named}", 30)):
        at = (EDGE + 10, y + 36 + 12 * place)
        sheet.add(sheet.text(line, at, font_size="10px", style=FONT, fill="#666666"))
    for row, rooms in enumerate(band.rows):
        x, top = EDGE + NAME, y + GAP + row * (BOX + GAP)
        for label, files in rooms:
            _draw_room(sheet, (x, top), label, files)
            x += width_of(label) + GAP


def _draw_room(sheet: Any, at: tuple[float, float], label: str, files: int) -> None:
    x, y = at
    sheet.add(sheet.rect((x, y), (width_of(label), BOX), rx=4, fill="#ffffff", stroke="#999999"))
    middle = x + width_of(label) / 2
    sheet.add(sheet.text(label, (middle, y + 16), text_anchor="middle", font_size="12.5px", style=FONT))
    count = sheet.text(
        f"{files}", (middle, y + 29), text_anchor="middle", font_size="9.5px", style=FONT, fill="#666666"
    )
    sheet.add(count)


if __name__ == "__main__":
    (ROOT / "docs" / "rooms.svg").write_text(drawn(), encoding="utf-8")
