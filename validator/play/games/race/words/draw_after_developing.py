"""Draw after developing: cards for each development built."""

from collections.abc import Mapping
from typing import ClassVar

from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.power import BUILDS, CARD, Box, Card, Laid, Moment, Power, Steps, say
from validator.play.games.race.words.terms import OneToFive, Phase


class DrawAfterDeveloping(Power, frozen=True, kw_only=True):
    """Draw cards after building a development; not for this card itself."""

    phase: ClassVar[Phase] = "develop"
    moment: ClassVar[Moment] = "after_building"
    listed: ClassVar[int] = 3
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((1, 1),)}
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.draw_after += self.cards

    @property
    def worth(self) -> float:
        return 0.2 * self.cards

    @property
    def lasting(self) -> float:
        return BUILDS * CARD * self.cards

    def saved(self, box: Box, card: Card, is_world: bool) -> int:
        return self.cards * box.placements("develop")

    def idle(self, box: Box, card: Card) -> Sentence | None:
        return None if box.others(card, box.developments) else say("why-no-development-to-build")
