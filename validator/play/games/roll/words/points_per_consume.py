"""Points per consume: goods that bring more points."""

from typing import ClassVar

from validator.play.games.roll.words.numbers import CONSUME_POINTS
from validator.play.games.roll.words.power import Moment, Numbers, ShippingPower
from validator.play.games.roll.words.switches import RollRules
from validator.play.games.roll.words.terms import Amount, Worlds


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
