"""Dictate often: as many dictates as there are workers."""

from collections.abc import Iterator
from typing import ClassVar

from validator.base.issue import Issue
from validator.play.games.roll.words.numbers import DICTATES, OFTEN
from validator.play.games.roll.words.power import Box, Moment, Numbers, Path, Power, Reach, Side, too_few_to_dictate


class DictateOften(Power, frozen=True, kw_only=True):
    """Dictate as often as you like in a round."""

    phase: ClassVar[str] = "assign"
    moment: ClassVar[Moment] = "dictating_often"
    listed: ClassVar[int] = 2
    each: ClassVar[float] = 2
    dictates: ClassVar[bool] = True

    def join(self, numbers: Numbers) -> None:
        numbers[DICTATES] = OFTEN

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        yield from too_few_to_dictate(box, reach, side, path)
