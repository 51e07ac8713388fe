"""Draw per world: cards for each world of a kind."""

from collections.abc import Mapping
from typing import ClassVar

from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.numbers import kind_number, raised
from validator.play.games.race.words.power import Box, Card, Laid, Moment, Power, Steps, no_goods
from validator.play.games.race.words.switches import Kind
from validator.play.games.race.words.terms import OneToFive, Phase


class DrawPerWorld(Power, frozen=True, kw_only=True):
    """Draw cards for each of your worlds with this kind of good, empty or not."""

    phase: ClassVar[Phase] = "produce"
    moment: ClassVar[Moment] = "per_world"
    listed: ClassVar[int] = 8
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((6, 1),)}
    good: Kind
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.per_world = raised(tableau.per_world, kind_number(self.good), self.cards)

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
        return no_goods(box, self.good)
