"""Abilities that count when the game ends."""

from typing import Annotated, ClassVar

from msgspec import Meta

from validator.play.games.empires.words.ability import Better, EndAbility, Figure, Need, Position
from validator.play.games.empires.words.numbers import WORMHOLE
from validator.play.games.empires.words.switches import OneToFive, OneToThree


class Ambassadors(EndAbility, frozen=True, kw_only=True):
    """Score this many points for each ambassador card on the table."""

    listed: ClassVar[int] = 3
    needs: ClassVar[tuple[Need, ...]] = ("ambassadors",)
    usual: ClassVar[Figure | None] = Figure("each", 1, 3)
    better: ClassVar[Better] = "more"
    varies: ClassVar[bool] = True
    each: OneToThree = 1

    @property
    def for_each_ambassador(self) -> int:
        return self.each

    def scored(self, state: Position, seat: int, place: int) -> int:
        return self.each * sum(mark > 0 for marks in state.marks for mark in marks)


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


class ExtraPoints(EndAbility, frozen=True, kw_only=True):
    """Score this many points more at the end."""

    listed: ClassVar[int] = 1
    better: ClassVar[Better] = "more"
    points: OneToFive

    @property
    def printed(self) -> int:
        return self.points

    def scored(self, state: Position, seat: int, place: int) -> int:
        return self.points


class TradeRoutes(EndAbility, frozen=True, kw_only=True):
    """Score one point for every so many trade routes on the neighbouring edges, rounded down."""

    listed: ClassVar[int] = 4
    needs: ClassVar[tuple[Need, ...]] = ("routes_beside",)
    usual: ClassVar[Figure | None] = Figure("per", 2, 5, 1)
    better: ClassVar[Better] = "less"
    varies: ClassVar[bool] = True
    per: Annotated[int, Meta(ge=1, le=7)] = 2

    def scored(self, state: Position, seat: int, place: int) -> int:
        """By T11: the neighbours' facing edges, or the card's own two."""
        row, table = state.rows[seat], state.table
        if table.rules.adjacent_routes == "own_edges":
            face = row[place]
            return (table.routes(table.left_of_face[face]) + table.routes(table.right_of_face[face])) // self.per
        scored = table.routes(table.right_of_face[row[place - 1]]) if place else table.rules.homeworld_routes
        if place + 1 < len(row):
            scored += table.routes(table.left_of_face[row[place + 1]])
        return scored // self.per
