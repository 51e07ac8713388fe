"""Ships and flights for tests, built and flown step by step."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

from validator.content.loading import ContentSet
from validator.play.engine.step import PASS, Decision, choose, settle
from validator.play.games.trucker.cards import CARD_STEPS, table_of
from validator.play.games.trucker.rules.launch import board_humans, fill_batteries
from validator.play.games.trucker.rules.scoring import start
from validator.play.games.trucker.rules.state import Note, TruckerState
from validator.play.games.trucker.ships.faults import faults
from validator.play.games.trucker.ships.hull import ship_on
from validator.play.games.trucker.table import Board, Shipyard, Table
from validator.play.games.trucker.words import CONNECTORS, Adventure, AnyComponent, Connector, Structure, Tile
from validator.play.lookup import open_set

# Sets ships of Galaxy Trucker on their boards by printed numbers, so that a test reads like the case it is about.
#
# ``lay("I", "T034@7,7", "T064@6,7", "T022@8,6 r90")`` places tiles of the set;
# ``U("1002")`` in place of an id is a tile
# with connectors of its own (front, right, rear, left; 0 smooth to 3 universal) and a component.

START = "T034@7,7"
FIXTURES: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "ships.yaml").read_text(encoding="utf-8"))


@cache
def content() -> ContentSet:
    return open_set("trucker")


@cache
def plain_yard() -> Shipyard:
    return Shipyard(content())


class Laying:
    """A ship under test; cells are named ``(column, row)``."""

    def __init__(self, board: str, yard: Shipyard) -> None:
        self.yard = yard
        self.board: Board = yard.boards[board]
        self.ship = ship_on(yard.table, self.board)

    def put(self, tile: str, at: tuple[int, int], turn: int = 0) -> None:
        cell = self.board.cell_at(*at)
        assert cell >= 0, f"{at} is off the board"
        self.ship.put(cell, 4 * self.yard.table.numbers[tile] + turn // 90)

    def cell(self, column: int, row: int) -> int:
        return self.board.cell_at(column, row)

    def places(self, cells: list[int]) -> list[tuple[int, int]]:
        return [self.board.place(cell) for cell in cells]

    def faults(self) -> list[tuple[str, tuple[int, int], tuple[int, int] | None]]:
        return [
            (code, self.board.place(cell), self.board.place(other) if other >= 0 else None)
            for code, cell, other in faults(self.ship)
        ]

    def codes(self) -> set[str]:
        return {fault[0] for fault in self.faults()}


def own(edges: str, component: AnyComponent | None = None, name: str = "own") -> Tile:
    """A tile with connectors such as ``"1002"``."""
    return Tile(id=name, edges=tuple(CONNECTORS[int(edge)] for edge in edges), component=component or Structure())


def lay(board: str, *tiles: str, extra: tuple[Tile, ...] = ()) -> Laying:
    """A ship from ``"T064@6,7 r180"`` and the like; ``extra`` tiles are named by their ids."""
    laying = Laying(board, Shipyard(content(), extra) if extra else plain_yard())
    for text in tiles:
        what, _, turn = text.partition(" r")
        tile, _, at = what.partition("@")
        column, row = at.split(",")
        laying.put(tile, (int(column), int(row)), int(turn or 0))
    return laying


def lay_fixture(name: str) -> Laying:
    """One of the ships of ``trucker_ships.yaml``."""
    laying = Laying(FIXTURES[name]["board"], plain_yard())
    for tile in FIXTURES[name]["tiles"]:
        laying.put(tile["tile"], tuple(tile["at"]), tile["turn"])
    return laying


# Galaxy Trucker set up for tests: the fewest tiles, the ships as given, a card brought on, choices by name.

CODES: tuple[Connector, ...] = ("smooth", "single", "double", "universal")
Layout = dict[tuple[int, int], Any]
Answers = dict[str, int | list[int]]


@cache
def a_table(**switches: Any) -> Table:
    """The set with some switches changed."""
    content = open_set("trucker")
    content.rules = msgspec.structs.replace(content.rules, **switches)
    return table_of(content)


def with_tiles(extra: dict[str, tuple[str, AnyComponent]], **switches: Any) -> Table:
    """The set with tiles of one's own: id → connectors front, right, rear, left as ``3102``, and a component."""
    content = open_set("trucker")
    content.rules = msgspec.structs.replace(content.rules, **switches)
    own = tuple(
        Tile(id=name, edges=tuple(CODES[int(code)] for code in edges), component=component)
        for name, (edges, component) in extra.items()
    )
    content.pieces["tile"] = (*content.pieces["tile"], *own)
    return table_of(content)


def begun(table: Table, seats: int = 2, number: int = 1, seed: int = 1) -> TruckerState:
    """A game at the first choice of round ``number``."""
    state = start(table, seats, seed)
    state.round = table.rules.rounds.index(number) - 1
    settle(state)
    return state


def lay_all(state: TruckerState, seat: int, layout: Layout) -> None:
    """Tiles by column and row: an id, or an id and degrees clockwise. The start cabin lies there already."""
    ship = state.ships[seat]
    for place, what in layout.items():
        name, turn = what if isinstance(what, tuple) else (what, 0)
        tile = state.table.designs.index(name)
        ship.put(ship.board.cell_at(*place), 4 * tile + turn // 90)


def flying(table: Table, *layouts: Layout, number: int = 1, crew: bool = True) -> TruckerState:
    """Ships in flight, the first seat leading, each two spaces behind the one before; humans in every cabin."""
    state = begun(table, max(len(layouts), 2), number)
    state.stack.clear()
    for seat, layout in enumerate(layouts):
        lay_all(state, seat, layout)
        ship = state.ships[seat]
        fill_batteries(state, seat)
        if crew:
            for cell in (*ship.figures().start_cabins, *ship.figures().cabins):
                board_humans(state, ship, cell)
    state.flying = [int(seat < len(layouts)) for seat in range(state.seats)]
    state.positions = [20 - 2 * seat for seat in range(state.seats)]
    state.decks = [[0]]
    return state


class Notes:
    """Gathers what happened: ``(what, seat)``."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, int]] = []

    def before(self, state: Any, step: Any, action: int | None) -> None:
        if isinstance(step, Note):
            self.seen.append((step.what, step.who))

    def after(self, state: Any, step: Any, action: int | None) -> None:
        """Everything is seen before."""


def go_on(state: TruckerState, **answers: int | list[int]) -> list[tuple[str, int]]:
    """Play to the end of the stack. Answers go by the decision's name: always the same, or one after another;
    whatever is not answered is passed, or takes the first option."""
    notes = Notes()
    queues = {name: list(given) for name, given in answers.items() if isinstance(given, list)}
    while (decision := settle(state, notes)) is not None:
        choose(state, _answer(state, decision, answers, queues), notes)
    return notes.seen


def _answer(state: TruckerState, decision: Decision[Any], answers: Answers, queues: dict[str, list[int]]) -> int:
    name = type(decision).__name__
    given = answers.get(name)
    if isinstance(given, int):
        return given if given in state.options else state.options[0]
    if queues.get(name):
        return queues[name].pop(0)
    return PASS if PASS in state.options else state.options[0]


def bring(state: TruckerState, adventure: Adventure, **answers: int | list[int]) -> list[tuple[str, int]]:
    """A card comes up and is played to its end."""
    state.stack.append(CARD_STEPS[type(adventure)](adventure))
    return go_on(state, **answers)


def cell(state: TruckerState, column: int, row: int, seat: int = 0) -> int:
    """The cell of a ship at that column and row."""
    return state.ships[seat].board.cell_at(column, row)
