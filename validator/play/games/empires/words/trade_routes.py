"""Trade routes: points for the routes beside the card."""

from typing import Annotated, ClassVar

from msgspec import Meta

from validator.play.games.empires.words.ability import NEVER, Better, EndAbility, Figure, Need, Position


class TradeRoutes(EndAbility, frozen=True, kw_only=True):
    """Score one point for every so many trade routes on the neighbouring edges, rounded down."""

    listed: ClassVar[int] = 4
    needs: ClassVar[tuple[Need, ...]] = ("routes_beside",)
    usual: ClassVar[Figure | None] = Figure("per", 2, NEVER, 1)
    better: ClassVar[Better] = "less"
    varies: ClassVar[bool] = True
    per: Annotated[int, Meta(ge=1, le=7)] = 2

    def scored(self, state: Position, seat: int, place: int) -> int:
        """By T11: the neighbours' facing edges, or the card's own two."""
        row, table = state.rows[seat], state.table
        if table.rules.adjacent_routes == "own_edges":
            face = row[place]
            return (table.routes(table.left_of_face[face]) + table.routes(table.right_of_face[face])) // self.per
        found = table.routes(table.right_of_face[row[place - 1]]) if place else table.rules.homeworld_routes
        if place + 1 < len(row):
            found += table.routes(table.left_of_face[row[place + 1]])
        return found // self.per
