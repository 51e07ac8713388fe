"""Draw when produced: cards for a good that comes to this windfall world."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.power import Box, Laid, Moment, Power, Steps, say
from validator.play.games.race.words.terms import OneToFive, Phase


class DrawWhenProduced(Power, frozen=True, kw_only=True):
    """Draw cards when a good comes to this windfall world in the produce phase."""

    phase: ClassVar[Phase] = "produce"
    moment: ClassVar[Moment] = "produced_here"
    listed: ClassVar[int] = 3
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((1, 1),)}
    needs_goods: ClassVar[bool] = True
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.rewarded += ((bit, self.cards),)

    @property
    def worth(self) -> float:
        return 0.1

    @property
    def lasting(self) -> float:
        return 0.2

    @property
    def of_own_good(self) -> bool:
        return True

    @property
    def late_cards(self) -> int:
        return self.cards

    def idle(self, box: Box, card: Any) -> Sentence | None:
        good = getattr(card, "good", None)
        return None if good is None or box.refills(good) else say("why-no-windfall-production")

    def wrong(self, box: Box, card: Any, place: int) -> Iterator[Issue]:
        if getattr(card, "good", None) is not None and any(other.makes_production for other in card.powers):
            message, accepted = say("not-windfall", card=card.id), say("produce-here-with", cards=self.cards)
            yield box.issue("not-windfall", message, card, "powers", place, accepted=accepted)
