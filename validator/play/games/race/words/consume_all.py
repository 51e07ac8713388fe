"""Consume all: all goods that are left for points."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import Meta

from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.power import Box, Card, GoodsPower, Steps, no_goods, say


class ConsumeAll(GoodsPower, frozen=True, kw_only=True):
    """Discard all goods you have left for one point each, ``less`` so many."""

    listed: ClassVar[int] = 2
    worse: ClassVar[tuple[str, ...]] = ("less",)
    usual: ClassVar[Mapping[str, Steps]] = {"less": ((0, 1),)}
    twice: ClassVar[Sentence | None] = say("once-no-good-left")
    takes_all: ClassVar[bool] = True
    less: Annotated[int, Meta(ge=0, le=5)] = 1

    @property
    def subtracted(self) -> int:
        return self.less

    @property
    def per_good(self) -> float:
        return 0.8

    def idle(self, box: Box, card: Card) -> Sentence | None:
        most = box.goods_at_once(card, "any")
        if self.less < most or not most:
            return no_goods(box, "any")
        return say("why-takes-all-points", less=self.less, most=most)
