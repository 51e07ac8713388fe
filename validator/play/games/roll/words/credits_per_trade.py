"""Credits per trade: goods that sell for more."""

from collections.abc import Mapping
from typing import ClassVar

from validator.play.games.roll.words.numbers import TRADE
from validator.play.games.roll.words.power import Moment, Numbers, ShippingPower
from validator.play.games.roll.words.terms import Amount, Worlds


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
