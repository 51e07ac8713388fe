"""Draw if most: cards for having produced the most of a kind."""

from collections.abc import Mapping
from typing import ClassVar

from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.numbers import kind_number
from validator.play.games.race.words.power import Box, Card, Laid, Moment, Power, Steps, never_produced
from validator.play.games.race.words.switches import Kind
from validator.play.games.race.words.terms import OneToFive, Phase


class DrawIfMost(Power, frozen=True, kw_only=True):
    """Draw cards if you produced more goods of this kind in the phase than every other player."""

    phase: ClassVar[Phase] = "produce"
    moment: ClassVar[Moment] = "most"
    listed: ClassVar[int] = 7
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((3, 2),)}
    shows: ClassVar[tuple[str, ...]] = ("most-tied",)
    needs_goods: ClassVar[bool] = True
    good: Kind
    cards: OneToFive

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.most += ((kind_number(self.good), self.cards),)

    @property
    def worth(self) -> float:
        return 0.1

    @property
    def lasting(self) -> float:
        return 0.2

    @property
    def late_cards(self) -> int:
        return self.cards

    def idle(self, box: Box, card: Card) -> Sentence | None:
        return never_produced(box, self.good)
