"""Credits per good: for goods that lie on worlds."""

from typing import ClassVar, Literal

from validator.play.games.roll.words.numbers import COLOURS, GOODS, KIND_COUNT
from validator.play.games.roll.words.power import Box, EndPower, Position, Reach, Wanted, of_dice, owned, say
from validator.play.games.roll.words.switches import Kind
from validator.play.games.roll.words.terms import DIE_COLOURS, KINDS, Amount


class CreditsPerGood(EndPower, frozen=True, kw_only=True):
    """At the end of producing gain credits for each good on a world of a colour, or each good die of a colour."""

    phase: ClassVar[str] = "produce"
    listed: ClassVar[int] = 15
    usual: ClassVar[float] = 2
    match: Literal["world", "die"]
    colour: Kind
    credits: Amount

    def brings(self, state: Position, seat: int) -> tuple[int, int]:
        mat = state.mats[seat]
        if self.match == "world":
            place = GOODS + COLOURS * KINDS.index(self.colour)
            return sum(mat[place : place + COLOURS]) * self.credits, 0
        place = GOODS + DIE_COLOURS.index(self.colour)
        return sum(mat[place : GOODS + COLOURS * KIND_COUNT : COLOURS]) * self.credits, 0

    @property
    def amount(self) -> float:
        return self.credits

    @property
    def credits_at_once(self) -> int:
        return self.credits

    @property
    def needs_goods(self) -> bool:
        return True

    def wanted(self, box: Box, reach: Reach) -> list[Wanted]:
        if self.match == "die":
            return of_dice([self.colour], owned(reach))
        return [Wanted(self.colour, box.colours_of_worlds(), say("no-worlds", colour=self.colour))]
