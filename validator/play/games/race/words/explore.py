"""Powers of phase I: more cards to choose from, or more of them kept."""

from collections.abc import Mapping
from typing import ClassVar

from validator.play.games.race.words.power import CARD, EXPLORES, Box, Cap, Card, Laid, Moment, Power, Steps, say
from validator.play.games.race.words.switches import OneToFive, Phase


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


class ExploreKeep(Power, frozen=True, kw_only=True):
    """Keep this many cards more when exploring."""

    phase: ClassVar[Phase] = "explore"
    moment: ClassVar[Moment] = "exploring"
    listed: ClassVar[int] = 2
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((4, 1),)}
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.explore_keep += self.cards

    @property
    def worth(self) -> float:
        return 0.25 * self.cards

    @property
    def lasting(self) -> float:
        return EXPLORES * CARD * self.cards

    def saved(self, box: Box, card: Card, is_world: bool) -> int:
        return self.cards

    def cap(self, box: Box, card: Card) -> Cap:
        drawn = box.most_explored()
        return Cap("cards", drawn - box.rules.explore_keep, say("cap-explore", cards=drawn))
