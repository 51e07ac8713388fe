"""Strength: conquers military worlds."""

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar

from msgspec import Meta

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.power import Box, Card, Laid, Moment, Power, Steps, StrengthPower, say


class Strength(StrengthPower, frozen=True, kw_only=True):
    """Military strength for conquering worlds; may be negative."""

    moment: ClassVar[Moment] = "conquering"
    listed: ClassVar[int] = 2
    usual: ClassVar[Mapping[str, Steps]] = {"amount": ((1, 1), (2, 2), (4, 3))}
    adds_up: ClassVar[bool] = True
    amount: Annotated[int, Meta(ge=-5, le=9)]

    def lay(self, tableau: Laid, bit: int) -> None:
        amount: int = self.amount
        tableau.strength += amount
        tableau.strengths = tuple([strength + amount for strength in tableau.strengths])

    @property
    def worth(self) -> float:
        return 0.16 * self.amount

    @property
    def lasting(self) -> float:
        return 0.0

    @property
    def helps(self) -> bool:
        return self.amount > 0

    @property
    def strength(self) -> int:
        return self.amount

    def strength_against(self, opposition: int) -> int:
        return self.amount

    def idle(self, box: Box, card: Card) -> Sentence | None:
        if not self.amount:
            return say("why-adds-nothing")
        return None if box.opponents(card) or box.counts_strength() else say("why-no-use-of-strength")

    def far(self, box: Box, card: Card, place: int) -> Iterator[Issue]:
        if self.amount < -2:
            what = say("far-loss-of-strength", card=card.id, amount=-self.amount)
            yield box.far_out(what, card, "powers", place, "amount", least=-2, most=9, found=self.amount)

    def does_as_much(self, other: Power) -> bool:
        """Strength everywhere and always is as good as strength against some, or once."""
        return super().does_as_much(other) if isinstance(other, Strength) else 0 < other.most_strength <= self.amount
