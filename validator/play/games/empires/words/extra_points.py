"""Extra points."""

from typing import ClassVar

from validator.play.games.empires.words.ability import Better, EndAbility, Position
from validator.play.games.empires.words.terms import OneToFive


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
