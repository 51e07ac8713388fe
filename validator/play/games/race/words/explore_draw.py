"""Explore draw: more cards to choose from."""

from collections.abc import Mapping
from typing import ClassVar

from validator.play.games.race.words.power import EXPLORES, Laid, Moment, Power, Steps
from validator.play.games.race.words.terms import OneToFive, Phase


class ExploreDraw(Power, frozen=True, kw_only=True):
    """Draw this many cards more when exploring."""

    phase: ClassVar[Phase] = "explore"
    moment: ClassVar[Moment] = "exploring"
    listed: ClassVar[int] = 1
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((1, 1), (6, 2))}
    cards: OneToFive

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.explore_draw += self.cards

    @property
    def worth(self) -> float:
        return 0.06 * self.cards

    @property
    def lasting(self) -> float:
        return EXPLORES * 0.12 * self.cards

    @property
    def explored(self) -> int:
        return self.cards
