"""Draw when producing: cards for everybody's produce phase."""

from collections.abc import Mapping
from typing import ClassVar

from validator.play.games.race.words.power import CARD, PRODUCES, Laid, Moment, Power, Steps
from validator.play.games.race.words.terms import OneToFive, Phase


class DrawWhenProducing(Power, frozen=True, kw_only=True):
    """Draw cards in the produce phase."""

    phase: ClassVar[Phase] = "produce"
    moment: ClassVar[Moment] = "producing"
    listed: ClassVar[int] = 4
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((3, 1), (6, 2))}
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.draw_producing += self.cards

    @property
    def worth(self) -> float:
        return 0.2 * self.cards

    @property
    def lasting(self) -> float:
        return PRODUCES * CARD * self.cards

    @property
    def late_cards(self) -> int:
        return self.cards
