"""Guess top card: a bet on a number."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from msgspec import Meta

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.power import Box, Card, Laid, Moment, Power, say
from validator.play.games.race.words.terms import Phase


class GuessTopCard(Power, frozen=True, kw_only=True):
    """Name a number and turn up the top card: if its cost or defence is that number, take it."""

    phase: ClassVar[Phase] = "consume"
    moment: ClassVar[Moment] = "guessing"
    listed: ClassVar[int] = 6
    shows: ClassVar[tuple[str, ...]] = ("guess-right", "guess-wrong")
    least: Annotated[int, Meta(ge=0, le=9)] = 1
    most: Annotated[int, Meta(ge=1, le=9)] = 7

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.guesses += ((self.least, self.most),)

    @property
    def worth(self) -> float:
        return 0.1

    @property
    def lasting(self) -> float:
        return 0.15

    def idle(self, box: Box, card: Card) -> Sentence | None:
        numbers = {other.cost for other in box.faces} | {world.defence for world in box.worlds}
        if self.least > self.most or any(number in numbers for number in range(self.least, self.most + 1)):
            return None
        return say("why-no-such-number", least=self.least, most=self.most)

    def wrong(self, box: Box, card: Card, place: int) -> Iterator[Issue]:
        if self.least > self.most:
            message = say("no-number", card=card.id, least=self.least, most=self.most)
            accepted = say("from-to", least=0, most=self.most)
            yield box.issue(
                "out-of-range", message, card, "powers", place, "least", found=self.least, accepted=accepted
            )

    def far(self, box: Box, card: Card, place: int) -> Iterator[Issue]:
        """One number is no guess."""
        if self.least == self.most:
            yield box.advice(
                "no-choice",
                say("no-guess", card=card.id, number=self.least),
                card,
                "powers",
                place,
                "most",
                found=self.most,
                accepted=say("or-more", least=self.least + 1),
            )
