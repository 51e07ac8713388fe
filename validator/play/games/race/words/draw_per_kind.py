"""Draw per kind: cards for each kind of good that came."""

from collections.abc import Mapping
from typing import ClassVar

from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.power import Box, Card, Laid, Moment, Power, Steps, never_produced
from validator.play.games.race.words.terms import OneToFive, Phase


class DrawPerKind(Power, frozen=True, kw_only=True):
    """Draw cards for each different kind of good you produced in the phase."""

    phase: ClassVar[Phase] = "produce"
    moment: ClassVar[Moment] = "per_kind"
    listed: ClassVar[int] = 6
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((4, 1),)}
    needs_goods: ClassVar[bool] = True
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.per_kind += self.cards

    @property
    def worth(self) -> float:
        return 0.15

    @property
    def lasting(self) -> float:
        return 0.2

    @property
    def late_cards(self) -> int:
        return self.cards

    def idle(self, box: Box, card: Card) -> Sentence | None:
        return never_produced(box, "any")
