"""Credits per consume: goods that bring credits as well."""

from typing import ClassVar

from validator.play.games.roll.words.numbers import CONSUME_CREDITS
from validator.play.games.roll.words.power import Moment, Numbers, ShippingPower
from validator.play.games.roll.words.terms import Amount, Worlds


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
