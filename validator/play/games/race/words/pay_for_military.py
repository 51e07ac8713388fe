"""Pay for military: worlds that are paid for instead of conquered."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import Meta

from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.power import Box, Cap, Card, Laid, Moment, Power, Steps, WorldCard, say
from validator.play.games.race.words.terms import Phase


class PayForMilitary(Power, frozen=True, kw_only=True):
    """You may pay for a military world instead: its defence less this discount; not for one with alien goods."""

    phase: ClassVar[Phase] = "settle"
    moment: ClassVar[Moment] = "paying_for_military"
    listed: ClassVar[int] = 6
    better: ClassVar[tuple[str, ...]] = ("discount",)
    usual: ClassVar[Mapping[str, Steps]] = {"discount": ((1, 1),)}
    twice: ClassVar[Sentence | None] = say("once-better-discount")
    shows: ClassVar[tuple[str, ...]] = ("paid-military",)
    spares_alien: ClassVar[bool] = True
    discount: Annotated[int, Meta(ge=0, le=5)] = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.paid_military = max(tableau.paid_military, self.discount)

    @property
    def worth(self) -> float:
        return 0.1

    @property
    def lasting(self) -> float:
        return 0.12

    @property
    def military_discount(self) -> int:
        return self.discount

    def idle(self, box: Box, card: Card) -> Sentence | None:
        return None if self._paid(box, card) else say("why-no-military-paid")

    def cap(self, box: Box, card: Card) -> Cap:
        return Cap("discount", max(map(box.price_of, self._paid(box, card)), default=0), say("cap-defence"))

    def _paid(self, box: Box, card: Card) -> list[WorldCard]:
        return [world for world in box.others(card, box.military) if not box.is_barred(world)]
