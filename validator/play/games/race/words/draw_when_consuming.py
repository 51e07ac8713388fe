"""Draw when consuming: cards for everybody's consume phase."""

from collections.abc import Mapping
from typing import ClassVar

from validator.play.games.race.words.power import CARD, CONSUMES, Laid, Moment, Power, Steps
from validator.play.games.race.words.terms import OneToFive, Phase


class DrawWhenConsuming(Power, frozen=True, kw_only=True):
    """Draw cards in the consume phase."""

    phase: ClassVar[Phase] = "consume"
    moment: ClassVar[Moment] = "consuming"
    listed: ClassVar[int] = 5
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((6, 1),)}
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.draw_consuming += self.cards

    @property
    def worth(self) -> float:
        return 0.2 * self.cards

    @property
    def lasting(self) -> float:
        return CONSUMES * CARD * self.cards

    @property
    def late_cards(self) -> int:
        return self.cards
