"""Consume: goods for points and cards."""

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Final

from msgspec import Meta

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.power import Box, Cap, Card, GoodsPower, Steps, no_goods, say
from validator.play.games.race.words.terms import KINDS, AnyKind, OneToFive

EACH_GOOD: Final = 3
"""More points and cards for one good than any power of the box gives."""


class Consume(GoodsPower, frozen=True, kw_only=True):
    """Discard ``goods`` goods that fit (of as many ``different`` kinds) for points and cards, up to ``times`` times."""

    listed: ClassVar[int] = 1
    better: ClassVar[tuple[str, ...]] = ("points", "cards", "times")
    worse: ClassVar[tuple[str, ...]] = ("goods",)
    usual: ClassVar[Mapping[str, Steps]] = {"times": ((3, 2), (5, 3))}
    goods: OneToFive = 1
    good: AnyKind = "any"
    different: bool = False
    points: Annotated[int, Meta(ge=0, le=9)] = 0
    cards: Annotated[int, Meta(ge=0, le=5)] = 0
    times: OneToFive = 1

    @property
    def kind(self) -> str:
        return self.good

    @property
    def taken(self) -> int:
        return self.goods

    @property
    def often(self) -> int:
        return self.times

    @property
    def of_kinds(self) -> bool:
        return self.different

    @property
    def gains(self) -> tuple[int, int]:
        return self.points, self.cards

    @property
    def per_good(self) -> float:
        return (self.points + 0.45 * self.cards) / self.goods

    @property
    def late_cards(self) -> int:
        return self.cards * self.times

    @property
    def points_at_once(self) -> int:
        return self.points

    def idle(self, box: Box, card: Card) -> Sentence | None:
        worlds = box.holding(self.good)
        if not worlds:
            return no_goods(box, self.good)
        if self.different:
            kinds = {world.good for world in worlds}
            is_enough = len(kinds) >= min(self.goods, len(KINDS))
            return None if is_enough else say("why-few-kinds", kinds=self.goods, held=len(kinds))
        held, goods = sum(world.count for world in worlds), box.goods_of(self.good)
        if self.goods > held:
            return say("why-few-goods", number=self.goods, goods=goods, held=held)
        most = box.goods_at_once(card, self.good)
        if self.goods > most:
            return say("why-no-room-for-goods", number=self.goods, goods=goods, most=most)
        return None

    def cap(self, box: Box, card: Card) -> Cap:
        uses = box.goods_at_once(card, "any" if self.different else self.good) // self.goods
        if self.different and len({world.good for world in box.holding()}) < self.goods:
            uses = 0
        return Cap("times", uses, say("cap-goods"))

    def wrong(self, box: Box, card: Card, place: int) -> Iterator[Issue]:
        path, gain = ("powers", place), self.points + self.cards
        if not gain:
            message, accepted = say("consume-nothing", card=card.id), say("points-or-cards")
            yield box.issue("consume-nothing", message, card, *path, accepted=accepted)
        elif gain < self.goods:
            message, accepted = say("poor-consume", card=card.id, goods=self.goods), _from_one(box, gain)
            yield box.warning("poor-power", message, card, *path, "goods", found=self.goods, accepted=accepted)
        if self.different:
            yield from self._wrong_kinds(box, card, place)

    def _wrong_kinds(self, box: Box, card: Card, place: int) -> Iterator[Issue]:
        path = ("powers", place)
        if self.good != "any":
            message = say("different-of-one", card=card.id, kind=self.good)
            yield box.issue("different-of-one", message, card, *path, "good", found=self.good, accepted="any")
            return
        if self.goods > len(KINDS):
            message = say("too-many-kinds", card=card.id, kinds=self.goods, most=len(KINDS))
            accepted = _from_one(box, len(KINDS))
            yield box.issue("too-many-kinds", message, card, *path, "goods", found=self.goods, accepted=accepted)
        if self.goods == 1:
            message = say("idle-different", card=card.id)
            yield box.warning("idle-field", message, card, *path, "different")

    def far(self, box: Box, card: Card, place: int) -> Iterator[Issue]:
        gain, most = self.points + self.cards, EACH_GOOD * self.goods
        if gain > most:
            what = say("far-consume", card=card.id, gain=gain, goods=self.goods)
            yield box.far_out(what, card, "powers", place, most=most, found=gain)


def _from_one(box: Box, most: int) -> Sentence:
    return say("from-to", least=1, most=most)
