"""Sale bonus: more cards for a good that is sold."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal

import msgspec

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence, in_a_row
from validator.play.games.race.words.numbers import all_raised, kind_number
from validator.play.games.race.words.power import CARD, TRADES, Box, Card, Laid, Moment, Power, Steps, no_goods, say
from validator.play.games.race.words.switches import Kind
from validator.play.games.race.words.terms import AnyKind, OneToFive, Phase


class SaleBonus(Power, frozen=True, kw_only=True):
    """Draw cards more for selling a good of this kind; ``from: here`` only for the good of this world."""

    phase: ClassVar[Phase] = "trade"
    moment: ClassVar[Moment] = "selling"
    listed: ClassVar[int] = 1
    better: ClassVar[tuple[str, ...]] = ("cards",)
    wider: ClassVar[Mapping[str, str]] = {"good": "any", "source": "anywhere"}
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((1, 1), (2, 2), (3, 3))}
    cards: OneToFive
    good: AnyKind = "any"
    source: Literal["anywhere", "here"] = msgspec.field(name="from", default="anywhere")

    def lay(self, tableau: Laid, bit: int) -> None:
        if self.of_own_good:
            tableau.here += ((bit, self.cards),)
        else:
            tableau.sale_bonuses = all_raised(tableau.sale_bonuses, kind_number(self.good), self.cards)

    @property
    def worth(self) -> float:
        return (0.12 if self.good == "any" and self.source == "anywhere" else 0.06) * self.cards

    @property
    def lasting(self) -> float:
        return (TRADES if self.good == "any" and self.source == "anywhere" else 0.5 * TRADES) * CARD * self.cards

    @property
    def of_own_good(self) -> bool:
        return self.source == "here"

    def sale_bonus(self, kind: Kind, held: Kind | None) -> bool:
        return self.good in ("any", kind) and (self.source == "anywhere" or held == kind)

    def idle(self, box: Box, card: Card) -> Sentence | None:
        return no_goods(box, self.good) if box.sells_with_bonuses() else say("why-no-sale-with-bonuses")

    def wrong(self, box: Box, card: Any, place: int) -> Iterator[Issue]:
        held = getattr(card, "good", None)
        if self.of_own_good and held is not None and self.good not in ("any", held):
            message = say("other-good", card=card.id, sold=self.good, held=held)
            accepted = in_a_row(["any", held])
            yield box.issue("other-good", message, card, "powers", place, "good", found=self.good, accepted=accepted)
