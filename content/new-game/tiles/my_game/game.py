"""Take one of the open tiles and lay it beside another; neighbours of the same land are worth points."""

from __future__ import annotations

from collections.abc import Iterator

from validator.play.defaults.compiled import Box
from validator.play.defaults.names import Names
from validator.play.defaults.record import plain_game
from validator.play.defaults.state import Choice, Event, PlainState
from validator.play.engine.step import then

from .words import MyRules, Tile

Table = Box[Tile, MyRules]


class Meadow(PlainState):
    """The state: the pile, the open tiles, what was laid where, and everybody's points."""

    table: Table
    places = ("pile", "offer", "taken", "meadow")
    hidden = ("pile",)

    def __init__(self, table: Table, seats: int, seed: int) -> None:
        super().__init__(table, seats, seed)
        self.pile = self.shuffled(table.deck)
        self.offer: list[int] = []
        self.taken: list[int] = []
        self.meadow = {middle(table): self.pile.pop()}
        self.points = [0] * seats
        then(self, Turn(0))


class Turn(Event[Meadow]):
    """Open tiles are made up to their number; then somebody takes one and lays it, if there is any."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: Meadow) -> None:
        while state.pile and len(state.offer) < state.table.rules.offer:
            state.offer.append(state.pile.pop())
        if state.offer and free(state):
            then(state, Take(self.who), Lay(self.who), Turn((self.who + 1) % state.seats))


class Take(Choice[Meadow]):
    """Take one of the open tiles."""

    def options(self, state: Meadow) -> list[int]:
        return sorted(set(state.offer))

    def apply(self, state: Meadow, action: int) -> None:
        state.offer.remove(action)
        state.taken.append(action)


class Lay(Choice[Meadow]):
    """Lay it where it touches another; every neighbour of the same land counts."""

    def options(self, state: Meadow) -> list[int]:
        return free(state)

    def apply(self, state: Meadow, action: int) -> None:
        tile = state.taken.pop()
        land, bonus = state.table.pieces[tile].land, state.table.pieces[tile].bonus
        laid = [state.meadow[cell] for cell in around(state, action) if cell in state.meadow]
        alike = sum(state.table.pieces[other].land == land for other in laid)
        state.points[self.who] += alike * (1 + (0 if bonus is None else bonus.points))
        state.meadow[action] = tile

    def called(self, state: Meadow, action: int, names: Names) -> str:
        row, column = divmod(action, state.table.rules.width)
        return names.say("cell", row=row + 1, column=column + 1)


def middle(table: Table) -> int:
    """The cell in the middle; cells count from 0, row by row."""
    return table.rules.width * (table.rules.width // 2) + table.rules.width // 2


def around(state: Meadow, cell: int) -> Iterator[int]:
    """The cells that share a side with one."""
    width = state.table.rules.width
    row, column = divmod(cell, width)
    for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        if 0 <= row + down < width and 0 <= column + right < width:
            yield cell + down * width + right


def free(state: Meadow) -> list[int]:
    """Empty cells beside a tile."""
    return sorted({cell for laid in state.meadow for cell in around(state, laid) if cell not in state.meadow})


def scores(state: Meadow) -> list[int]:
    """What the tiles scored when they were laid."""
    return state.points[:]


GAME = plain_game("my_game", Table, Meadow, scores)
