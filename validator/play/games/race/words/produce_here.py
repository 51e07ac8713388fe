"""Produce here: what makes a world a production world."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import Meta

from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.power import CARD, PRODUCES, Laid, Moment, Power, Steps, say
from validator.play.games.race.words.terms import Phase


class ProduceHere(Power, frozen=True, kw_only=True):
    """Production: a good on this world if it has none, and so many cards if it came. Without it, a windfall world."""

    phase: ClassVar[Phase] = "produce"
    moment: ClassVar[Moment] = "producing_here"
    listed: ClassVar[int] = 1
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((2, 1), (5, 2))}
    twice: ClassVar[Sentence | None] = say("once-one-good")
    needs_goods: ClassVar[bool] = True
    makes_production: ClassVar[bool] = True
    cards: Annotated[int, Meta(ge=0, le=5)] = 0

    def lay(self, tableau: Laid, bit: int) -> None:
        if self.cards:
            tableau.rewarded += ((bit, self.cards),)

    @property
    def worth(self) -> float:
        return 0.3 + 0.2 * self.cards

    @property
    def lasting(self) -> float:
        return 0.25 + PRODUCES * CARD * self.cards

    @property
    def of_own_good(self) -> bool:
        return True

    @property
    def late_cards(self) -> int:
        return self.cards
