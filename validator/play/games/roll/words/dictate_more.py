"""Dictate more: a dictate moves several workers."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from msgspec import Meta

from validator.base.issue import Issue
from validator.play.games.roll.words.numbers import MOVES
from validator.play.games.roll.words.power import (
    Box,
    Moment,
    Numbers,
    Path,
    Power,
    Reach,
    Side,
    say,
    too_few_to_dictate,
)


class DictateMore(Power, frozen=True, kw_only=True):
    """One dictate moves up to this many workers."""

    phase: ClassVar[str] = "assign"
    moment: ClassVar[Moment] = "dictating_more"
    listed: ClassVar[int] = 3
    usual: ClassVar[float] = 2.5
    each: ClassVar[float] = 0.5
    best_counts: ClassVar[bool] = True
    workers: Annotated[int, Meta(ge=2, le=5)]

    def join(self, numbers: Numbers) -> None:
        numbers[MOVES] = max(numbers[MOVES], self.workers)

    @property
    def amount(self) -> float:
        return self.workers

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        if reach.has_dictates:
            yield from too_few_to_dictate(box, reach, side, path)
        else:
            message = say("idle-dictates", face=side.name)
            yield box.warning("idle-power", message, side.piece, *path)
