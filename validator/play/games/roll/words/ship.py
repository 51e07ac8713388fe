"""Powers of shipping: goods that bring more, and credits for points."""

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from validator.base.issue import Issue
from validator.play.games.roll.words.numbers import CONSUME_CREDITS, CONSUME_POINTS, PURCHASES, TRADE
from validator.play.games.roll.words.power import Box, Moment, Numbers, Path, Power, Reach, ShippingPower, Side, say
from validator.play.games.roll.words.switches import Amount, RollRules, Worlds

DEAR: Final = 5
"""Credits for a point that nobody would pay: a good is traded for no more and consumed for one point at least."""


class BuyPoints(Power, frozen=True, kw_only=True):
    """After each trade you may pay credits for points."""

    phase: ClassVar[str] = "ship"
    moment: ClassVar[Moment] = "buying"
    listed: ClassVar[int] = 20
    each: ClassVar[float] = 2
    pays: ClassVar[tuple[str, ...]] = ("credits",)
    credits: Amount
    points: Amount

    def join(self, numbers: Numbers) -> None:
        numbers[PURCHASES] += 1

    @property
    def amount(self) -> float:
        return self.points / self.credits

    @property
    def needs_goods(self) -> bool:
        return True

    def brings_points(self, rules: RollRules) -> bool:
        return self.credits <= rules.credit_cap

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        cap = box.rules.credit_cap
        if self.credits > cap:
            message = say("unpayable", face=side.name, credits=self.credits, cap=cap)
            yield box.warning("unpayable", message, side.piece, *path, "credits", found=self.credits)
        elif self.credits >= DEAR * self.points:
            message = say("dear-points", face=side.name)
            yield box.advice("dear-points", message, side.piece, *path, "credits", found=self.credits)


class CreditsPerConsume(ShippingPower, frozen=True, kw_only=True):
    """Each consumption brings credits; ``colours`` limits it to goods of such worlds."""

    moment: ClassVar[Moment] = "consuming"
    listed: ClassVar[int] = 18
    usual: ClassVar[float] = 2
    credits: Amount
    colours: Worlds | None = None

    def join(self, numbers: Numbers) -> None:
        self.to_kinds(numbers, CONSUME_CREDITS, self.credits)

    @property
    def amount(self) -> float:
        return self.credits

    @property
    def credits_at_once(self) -> int:
        return self.credits


class CreditsPerTrade(ShippingPower, frozen=True, kw_only=True):
    """Each trade brings credits more; ``colours`` limits it to goods of such worlds."""

    moment: ClassVar[Moment] = "trading"
    listed: ClassVar[int] = 17
    usual: ClassVar[float] = 2
    credits: Amount
    colours: Worlds | None = None

    def join(self, numbers: Numbers) -> None:
        self.to_kinds(numbers, TRADE, self.credits)

    @property
    def amount(self) -> float:
        return self.credits

    @property
    def credits_at_once(self) -> int:
        return self.credits

    def sold(self, prices: Mapping[str, int]) -> list[int]:
        return [price for kind, price in prices.items() if self.concerns(kind)]


class PointsPerConsume(ShippingPower, frozen=True, kw_only=True):
    """Each consumption brings points more; ``colours`` limits it to goods of such worlds."""

    moment: ClassVar[Moment] = "consuming"
    listed: ClassVar[int] = 19
    each: ClassVar[float] = 2
    points: Amount
    colours: Worlds | None = None

    def join(self, numbers: Numbers) -> None:
        self.to_kinds(numbers, CONSUME_POINTS, self.points)

    @property
    def amount(self) -> float:
        return self.points

    def brings_points(self, rules: RollRules) -> bool:
        return True
