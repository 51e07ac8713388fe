"""Credits at end: an income."""

from typing import ClassVar

from validator.play.games.roll.words.power import EndPower, Position
from validator.play.games.roll.words.terms import Amount, Phase


class CreditsAtEnd(EndPower, frozen=True, kw_only=True):
    """At the end of this phase gain credits."""

    listed: ClassVar[int] = 10
    usual: ClassVar[float] = 2
    each: ClassVar[float] = 1.2
    phase: Phase
    credits: Amount

    def brings(self, state: Position, seat: int) -> tuple[int, int]:
        return self.credits, 0

    @property
    def amount(self) -> float:
        return self.credits

    @property
    def credits_at_once(self) -> int:
        return self.credits
