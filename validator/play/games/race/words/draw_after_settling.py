"""Draw after settling: cards for each world placed."""

from collections.abc import Mapping
from typing import ClassVar

from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.power import CARD, SETTLES, Box, Card, Laid, Moment, Power, Steps, say
from validator.play.games.race.words.terms import OneToFive, Phase


class DrawAfterSettling(Power, frozen=True, kw_only=True):
    """Draw cards after placing a world; not for this card itself."""

    phase: ClassVar[Phase] = "settle"
    moment: ClassVar[Moment] = "after_placing"
    listed: ClassVar[int] = 7
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((3, 1),)}
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.draw_settled += self.cards

    @property
    def worth(self) -> float:
        return 0.2 * self.cards

    @property
    def lasting(self) -> float:
        return SETTLES * CARD * self.cards

    @property
    def late_cards(self) -> int:
        return self.cards

    def saved(self, box: Box, card: Card, is_world: bool) -> int:
        return self.cards * (box.placements("settle") - 1) if is_world else 0

    def idle(self, box: Box, card: Card) -> Sentence | None:
        return None if box.others(card, box.worlds) else say("why-no-world-to-place")
