"""Buy points: credits for points."""

from collections.abc import Iterator
from typing import ClassVar, Final

from validator.base.issue import Issue
from validator.play.games.roll.words.numbers import PURCHASES
from validator.play.games.roll.words.power import Box, Moment, Numbers, Path, Power, Reach, Side, say
from validator.play.games.roll.words.switches import RollRules
from validator.play.games.roll.words.terms import Amount

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
