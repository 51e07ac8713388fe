"""What tiles brought when they came into a tableau: a gain counts only where it brought something."""

from __future__ import annotations

from collections.abc import Iterator

from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.table.compiled import Table
from validator.play.games.roll.words.gains import Gain, Taken
from validator.play.games.roll.words.numbers import CAPACITY


class GainsSeen:
    """Names the promises that gains have kept, by their numbers."""

    def __init__(self, table: Table, numbers: dict[str, int], names: list[str]) -> None:
        self._table = table
        self._gains: list[list[tuple[Gain, int]]] = [[] for _ in names]
        for number, face in table.faces():
            self._gains[number] = [
                (gain, numbers[f"gain:{names[number]}-{place}"]) for place, gain in enumerate(face.gains)
            ]

    def begun_with(self, state: RollState, seat: int, face: int) -> Iterator[int]:
        """Gains of a tile that the game begins with, seen by what has come of them."""
        good = self._table.good[face]
        for gain, number in self._gains[face]:
            if gain.begun(state, seat, good):
                yield number

    def brought(self, state: RollState, seat: int) -> Iterator[int]:
        """Gains of the tile that came into the tableau last and is about to bring them."""
        face = state.tableaus[seat][-1]
        room = state.powers[seat][CAPACITY] if self._table.good[face] >= 0 else 0
        taken = Taken(room)
        for gain, number in self._gains[face]:
            if gain.brings(state, seat, taken):
                yield number

    def removed(self, state: RollState, seat: int) -> Iterator[int]:
        """A die of one's own went back for the tile that came into the tableau last."""
        for gain, number in self._gains[state.tableaus[seat][-1]]:
            if gain.removed:
                yield number
