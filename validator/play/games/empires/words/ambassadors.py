"""Ambassadors: points for each on the table."""

from typing import ClassVar

from validator.play.games.empires.words.ability import Better, EndAbility, Figure, Need, Position
from validator.play.games.empires.words.terms import OneToThree


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
