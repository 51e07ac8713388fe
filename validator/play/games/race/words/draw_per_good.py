"""Draw per good: cards for each good of a kind that came."""

from collections.abc import Mapping
from typing import ClassVar

from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.numbers import kind_number, raised
from validator.play.games.race.words.power import Box, Card, Laid, Moment, Power, Steps, never_produced
from validator.play.games.race.words.switches import Kind
from validator.play.games.race.words.terms import OneToFive, Phase


class DrawPerGood(Power, frozen=True, kw_only=True):
    """Draw cards for each good of this kind you produced in the phase."""

    phase: ClassVar[Phase] = "produce"
    moment: ClassVar[Moment] = "per_good"
    listed: ClassVar[int] = 5
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((4, 1),)}
    needs_goods: ClassVar[bool] = True
    good: Kind
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.per_good = raised(tableau.per_good, kind_number(self.good), self.cards)

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
