"""Double: the card's points again for a wormhole beside it."""

from typing import Annotated, ClassVar

from msgspec import Meta

from validator.play.games.empires.words.ability import Better, EndAbility, Figure, Need, Position
from validator.play.games.empires.words.numbers import WORMHOLE


class Double(EndAbility, frozen=True, kw_only=True):
    """The card's points count this many times if a neighbour in the row is a wormhole."""

    listed: ClassVar[int] = 2
    needs: ClassVar[tuple[Need, ...]] = ("wormhole_beside",)
    usual: ClassVar[Figure | None] = Figure("times", 2, 3)
    better: ClassVar[Better] = "more"
    times: Annotated[int, Meta(ge=2, le=3)] = 2

    def times_counted(self, state: Position, seat: int, place: int) -> int:
        """By the neighbours' edges; whether two wormholes count twice is T12."""
        row, table = state.rows[seat], state.table
        wormholes = 0
        if place > 0 and table.right_of_face[row[place - 1]] == WORMHOLE:
            wormholes += 1
        if place + 1 < len(row) and table.left_of_face[row[place + 1]] == WORMHOLE:
            wormholes += 1
        return self.times_beside(wormholes if table.rules.double_per_wormhole else min(wormholes, 1))

    def times_beside(self, wormholes: int) -> int:
        return 1 + (self.times - 1) * wormholes

    def scored(self, state: Position, seat: int, place: int) -> int:
        return state.printed_points(seat, place) * (self.times_counted(state, seat, place) - 1)
