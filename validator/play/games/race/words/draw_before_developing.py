"""Draw before developing: cards for everybody's develop phase."""

from collections.abc import Mapping
from typing import ClassVar

from validator.play.games.race.words.power import CARD, DEVELOPS, Box, Card, Laid, Moment, Power, Steps
from validator.play.games.race.words.terms import OneToFive, Phase


class DrawBeforeDeveloping(Power, frozen=True, kw_only=True):
    """Draw cards at the start of every develop phase, whether or not you build."""

    phase: ClassVar[Phase] = "develop"
    moment: ClassVar[Moment] = "before_developing"
    listed: ClassVar[int] = 1
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((2, 1),)}
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.draw_before += self.cards

    @property
    def worth(self) -> float:
        return 0.2 * self.cards

    @property
    def lasting(self) -> float:
        return DEVELOPS * CARD * self.cards

    def saved(self, box: Box, card: Card, is_world: bool) -> int:
        return self.cards * box.placements("develop")
