"""Return workers: builders go to the cup."""

from collections.abc import Iterator
from typing import ClassVar, Literal

from validator.base.issue import Issue
from validator.base.speech.sentences import any_of
from validator.play.games.roll.words.numbers import RETURN_ALL, RETURN_MOST
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
from validator.play.games.roll.words.terms import DIE_COLOURS, Colours, OneToFive


class ReturnWorkers(Power, frozen=True, kw_only=True):
    """Of the workers who complete another tile in this phase, up to ``most`` may go to the cup, ``colours`` must."""

    moment: ClassVar[Moment] = "returning"
    listed: ClassVar[int] = 13
    usual: ClassVar[float] = 2
    phase: Literal["develop", "settle"]
    most: OneToFive | None = None
    colours: Colours | None = None

    def join(self, numbers: Numbers) -> None:
        kind = int(self.phase == "settle")
        numbers[RETURN_MOST + kind] += self.most or 0
        for colour in self.colours or ():
            numbers[RETURN_ALL + kind] |= 1 << DIE_COLOURS.index(colour)

    @property
    def amount(self) -> float:
        return self.most or len(self.colours or ())

    def wanted(self, box: Box, reach: Reach) -> list[Wanted]:
        return of_dice(self.colours or (), owned(reach))

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        costs = reach.costs(lambda face: (getattr(face, "colour", None) is None) == (self.phase == "develop"))
        dearest = max(costs, default=0)
        if self.most is not None and self.most > dearest:
            message = say("excess-return", face=side.name, workers=self.most, most=dearest)
            yield box.advice("excess", message, side.piece, *path, "most", found=self.most)
        if (self.most is None) == (self.colours is None):
            message = say("half-said-of-workers", face=side.name)
            yield box.issue("half-said", message, side.piece, *path, accepted=any_of(["most", "colours"]))
