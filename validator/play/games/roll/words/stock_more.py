"""Stock more: an explorer of a colour brings more credits."""

from collections.abc import Iterator
from typing import ClassVar

from validator.base.issue import Issue
from validator.play.games.roll.words.numbers import CARES, STOCKED
from validator.play.games.roll.words.power import (
    Box,
    Moment,
    Numbers,
    Path,
    Power,
    Reach,
    Side,
    Wanted,
    of_dice,
    owned,
    say,
)
from validator.play.games.roll.words.terms import DIE_COLOURS, Amount, DieColour


class StockMore(Power, frozen=True, kw_only=True):
    """An explorer of this colour who stocks brings this many credits instead."""

    phase: ClassVar[str] = "explore"
    moment: ClassVar[Moment] = "stocking"
    listed: ClassVar[int] = 6
    usual: ClassVar[float] = 4
    each: ClassVar[float] = 0.5
    best_counts: ClassVar[bool] = True
    colour: DieColour
    credits: Amount

    def join(self, numbers: Numbers) -> None:
        colour = DIE_COLOURS.index(self.colour)
        numbers[STOCKED + colour] = max(numbers[STOCKED + colour], self.credits)
        numbers[CARES] |= 1 << colour

    @property
    def amount(self) -> float:
        return self.credits

    @property
    def credits_at_once(self) -> int:
        return self.credits

    def wanted(self, box: Box, reach: Reach) -> list[Wanted]:
        return of_dice([self.colour], owned(reach) | box.explorers())

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        if self.credits <= box.rules.stock_credits:
            message = say("no-gain-in-stock", face=side.name, credits=box.rules.stock_credits)
            yield box.warning("no-gain", message, side.piece, *path, "credits", found=self.credits)
