"""Points at end: a steady gain."""

from typing import ClassVar

from validator.play.games.roll.words.power import EndPower, Position
from validator.play.games.roll.words.switches import RollRules
from validator.play.games.roll.words.terms import Amount, Phase


class PointsAtEnd(EndPower, frozen=True, kw_only=True):
    """At the end of this phase gain points."""

    listed: ClassVar[int] = 21
    each: ClassVar[float] = 3
    phase: Phase
    points: Amount

    def brings(self, state: Position, seat: int) -> tuple[int, int]:
        return 0, self.points

    @property
    def amount(self) -> float:
        return self.points

    def brings_points(self, rules: RollRules) -> bool:
        return True
