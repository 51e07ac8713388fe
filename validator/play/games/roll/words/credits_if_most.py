"""Credits if most: for who alone is ahead."""

from typing import ClassVar, Literal

from validator.play.games.roll.words.numbers import DEVELOPMENTS, HIGHEST_WORLD
from validator.play.games.roll.words.power import EndPower, Position
from validator.play.games.roll.words.terms import Amount, Phase


class CreditsIfMost(EndPower, frozen=True, kw_only=True):
    """At the end of this phase gain credits if you alone have the most of something."""

    listed: ClassVar[int] = 9
    each: ClassVar[float] = 0.7
    phase: Phase
    most: Literal["developments", "highest_world"]
    credits: Amount

    def brings(self, state: Position, seat: int) -> tuple[int, int]:
        place = DEVELOPMENTS if self.most == "developments" else HIGHEST_WORLD
        own = state.powers[seat][place]
        is_ahead = all(own > powers[place] for rival, powers in enumerate(state.powers) if rival != seat)
        return (self.credits if is_ahead else 0), 0

    @property
    def amount(self) -> float:
        return self.credits

    @property
    def credits_at_once(self) -> int:
        return self.credits
