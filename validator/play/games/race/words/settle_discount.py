"""Settle discount: worlds cost less."""

from collections.abc import Mapping
from typing import Any, ClassVar

from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.numbers import all_raised, kind_number
from validator.play.games.race.words.power import CARD, PAYS, Box, Cap, Card, Laid, Moment, Power, Steps, WorldCard, say
from validator.play.games.race.words.terms import AnyKind, OneToFive, Phase


class SettleDiscount(Power, frozen=True, kw_only=True):
    """Pay this many cards fewer for a world with this kind of good (``any``: for every world), never below none."""

    phase: ClassVar[Phase] = "settle"
    moment: ClassVar[Moment] = "paying_for_world"
    listed: ClassVar[int] = 1
    better: ClassVar[tuple[str, ...]] = ("cards",)
    wider: ClassVar[Mapping[str, str]] = {"good": "any"}
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((2, 1), (3, 2))}
    cards: OneToFive
    good: AnyKind = "any"

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.settle_discounts = all_raised(tableau.settle_discounts, kind_number(self.good), self.cards)

    @property
    def worth(self) -> float:
        return (0.2 if self.good == "any" else 0.06) * self.cards

    @property
    def lasting(self) -> float:
        return (PAYS if self.good == "any" else 0.25 * PAYS) * CARD * self.cards

    def saved(self, box: Box, card: Any, is_world: bool) -> int:
        return self.cards if is_world and self.good in ("any", card.good) else 0

    def idle(self, box: Box, card: Card) -> Sentence | None:
        if self._paid(box, card):
            return None
        return say("why-no-world-paid") if self.good == "any" else say("why-no-world-paid-with", kind=self.good)

    def cap(self, box: Box, card: Card) -> Cap:
        return Cap("cards", max(map(box.price_of, self._paid(box, card)), default=0), say("cap-world"))

    def _paid(self, box: Box, card: Card) -> list[WorldCard]:
        """Worlds that it makes cheaper."""
        return [world for world in box.payable(card) if self.good in ("any", world.good)]
