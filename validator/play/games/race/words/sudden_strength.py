"""Sudden strength: a card given up for strength."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import Meta

from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.power import Box, Card, Laid, Moment, Steps, StrengthPower, say


class SuddenStrength(StrengthPower, frozen=True, kw_only=True):
    """You may discard this card from your tableau for strength until the end of the settle phase."""

    moment: ClassVar[Moment] = "giving_up"
    listed: ClassVar[int] = 5
    usual: ClassVar[Mapping[str, Steps]] = {"amount": ((1, 3),)}
    twice: ClassVar[Sentence | None] = say("once-discarded-for-both")
    shows: ClassVar[tuple[str, ...]] = ("sudden-strength",)
    amount: Annotated[int, Meta(ge=1, le=9)]

    def lay(self, tableau: Laid, bit: int) -> None:
        card, amount = tableau.cards[-1], self.amount
        if sum(other == card for other, _ in tableau.sudden) == tableau.cards.count(card):
            # The power stands on this card a second time; the card is discarded once, for both.
            amount += tableau.sudden[-1][1]
            tableau.sudden = tableau.sudden[:-1]
        tableau.sudden += ((card, amount),)
        tableau.reserve += self.amount

    @property
    def worth(self) -> float:
        return 0.1

    @property
    def lasting(self) -> float:
        return 0.12

    @property
    def sudden(self) -> int:
        return self.amount

    def idle(self, box: Box, card: Card) -> Sentence | None:
        return None if box.opponents(card) else say("why-nothing-to-conquer")
