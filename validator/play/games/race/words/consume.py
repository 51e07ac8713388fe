"""Powers of phase IV: goods sold, and goods or cards given for points and cards."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec
from msgspec import Meta

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence, in_a_row
from validator.play.games.race.words.numbers import all_raised, kind_number
from validator.play.games.race.words.power import (
    CARD,
    CONSUMES,
    TRADES,
    Box,
    Cap,
    Card,
    GoodsPower,
    Laid,
    Moment,
    Power,
    Steps,
    no_goods,
    say,
)
from validator.play.games.race.words.switches import KINDS, AnyKind, Kind, OneToFive, Phase

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


class DiscardForPoints(Power, frozen=True, kw_only=True):
    """You may discard up to so many hand cards for points each."""

    phase: ClassVar[Phase] = "consume"
    moment: ClassVar[Moment] = "discarding"
    listed: ClassVar[int] = 4
    better: ClassVar[tuple[str, ...]] = ("cards", "points")
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((2, 2),), "points": ((2, 1),)}
    cards: OneToFive
    points: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.discards = tuple(sorted([*tableau.discards, *[self.points] * self.cards], reverse=True))

    @property
    def worth(self) -> float:
        return 0.15

    @property
    def lasting(self) -> float:
        return 0.15

    @property
    def brings_points(self) -> bool:
        return True

    @property
    def uses(self) -> int:
        return self.cards


class DrawWhenConsuming(Power, frozen=True, kw_only=True):
    """Draw cards in the consume phase."""

    phase: ClassVar[Phase] = "consume"
    moment: ClassVar[Moment] = "consuming"
    listed: ClassVar[int] = 5
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((6, 1),)}
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.draw_consuming += self.cards

    @property
    def worth(self) -> float:
        return 0.2 * self.cards

    @property
    def lasting(self) -> float:
        return CONSUMES * CARD * self.cards

    @property
    def late_cards(self) -> int:
        return self.cards


class GuessTopCard(Power, frozen=True, kw_only=True):
    """Name a number and turn up the top card: if its cost or defence is that number, take it."""

    phase: ClassVar[Phase] = "consume"
    moment: ClassVar[Moment] = "guessing"
    listed: ClassVar[int] = 6
    shows: ClassVar[tuple[str, ...]] = ("guess-right", "guess-wrong")
    least: Annotated[int, Meta(ge=0, le=9)] = 1
    most: Annotated[int, Meta(ge=1, le=9)] = 7

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.guesses += ((self.least, self.most),)

    @property
    def worth(self) -> float:
        return 0.1

    @property
    def lasting(self) -> float:
        return 0.15

    def idle(self, box: Box, card: Card) -> Sentence | None:
        numbers = {other.cost for other in box.faces} | {world.defence for world in box.worlds}
        if self.least > self.most or any(number in numbers for number in range(self.least, self.most + 1)):
            return None
        return say("why-no-such-number", least=self.least, most=self.most)

    def wrong(self, box: Box, card: Card, place: int) -> Iterator[Issue]:
        if self.least > self.most:
            message = say("no-number", card=card.id, least=self.least, most=self.most)
            accepted = say("from-to", least=0, most=self.most)
            yield box.issue(
                "out-of-range", message, card, "powers", place, "least", found=self.least, accepted=accepted
            )

    def far(self, box: Box, card: Card, place: int) -> Iterator[Issue]:
        """One number is no guess."""
        if self.least == self.most:
            yield box.advice(
                "no-choice",
                say("no-guess", card=card.id, number=self.least),
                card,
                "powers",
                place,
                "most",
                found=self.most,
                accepted=say("or-more", least=self.least + 1),
            )


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
