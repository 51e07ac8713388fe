"""Sell: a good for its price, without choosing to trade."""

from typing import ClassVar

from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.power import Box, Card, GoodsPower, no_goods, say


class Sell(GoodsPower, frozen=True, kw_only=True):
    """Discard a good and draw cards for its price, with or without your sale bonuses."""

    listed: ClassVar[int] = 3
    sells: ClassVar[bool] = True
    bonuses: bool

    @property
    def with_bonuses(self) -> bool:
        return self.bonuses

    @property
    def per_good(self) -> float:
        return 1.6

    def idle(self, box: Box, card: Card) -> Sentence | None:
        return no_goods(box, "any") or (None if box.sales_bring_cards(self.bonuses) else say("why-no-sale"))
