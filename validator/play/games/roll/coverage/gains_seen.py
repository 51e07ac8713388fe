"""What tiles brought when they came into a tableau: a gain counts only where it brought something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.play.games.roll.rules.state import ZONES, RollState
from validator.play.games.roll.table.compiled import Table
from validator.play.games.roll.words.numbers import CAPACITY, CITIZENRY, COLOURS, CREDITS, CUP, GOODS, HOME_DIE
from validator.play.games.roll.words.terms import DIE_COLOURS
from validator.play.games.roll.words.vocabulary import AnyGain, GainCredits, GainDice, RemoveDie, StartCredits


class GainsSeen:
    """Names the promises that gains have kept, by their numbers."""

    def __init__(self, table: Table, numbers: dict[str, int], names: list[str]) -> None:
        self._table = table
        self._gains: list[list[tuple[AnyGain, int]]] = [[] for _ in names]
        for number, face in table.faces():
            self._gains[number] = [
                (gain, numbers[f"gain:{names[number]}-{place}"]) for place, gain in enumerate(face.gains)
            ]

    def begun_with(self, state: RollState, seat: int, face: int) -> Iterator[int]:
        """Gains of a tile that the game begins with, seen by what has come of them."""
        rules, mat, good = self._table.rules, state.mats[seat], self._table.good[face]
        plain = {CUP: rules.start_cup, CITIZENRY: rules.start_citizenry}
        for gain, number in self._gains[face]:
            if isinstance(gain, GainDice):
                colour = DIE_COLOURS.index(gain.colour)
                place = ZONES.get(gain.to, GOODS + COLOURS * good)
                begun = plain.get(place, 0) if colour == HOME_DIE else 0
                is_brought = (gain.to in ZONES or good >= 0) and mat[place + colour] > begun
            elif isinstance(gain, StartCredits):
                is_brought = rules.start_credits < gain.credits <= mat[CREDITS]
            else:
                is_brought = isinstance(gain, GainCredits)
            if is_brought:
                yield number

    def brought(self, state: RollState, seat: int) -> Iterator[int]:
        """Gains of the tile that came into the tableau last and is about to bring them."""
        face = state.tableaus[seat][-1]
        room = state.powers[seat][CAPACITY] if self._table.good[face] >= 0 else 0
        taken: Counter[int] = Counter()
        for gain, number in self._gains[face]:
            if isinstance(gain, GainCredits):
                if state.mats[seat][CREDITS] < self._table.rules.credit_cap:
                    yield number
            elif isinstance(gain, GainDice):
                colour = DIE_COLOURS.index(gain.colour)
                count = min(gain.count, state.supply[colour] - taken[colour])
                if gain.to not in ZONES:
                    count = min(count, room)
                    room -= count
                taken[colour] += count
                if count:
                    yield number

    def removed(self, state: RollState, seat: int) -> Iterator[int]:
        """A die of one's own went back for the tile that came into the tableau last."""
        for gain, number in self._gains[state.tableaus[seat][-1]]:
            if isinstance(gain, RemoveDie):
                yield number
