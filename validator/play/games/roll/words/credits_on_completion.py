"""Credits on completion: a reward for each tile."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from validator.base.issue import Issue
from validator.play.games.roll.words.numbers import CLASSES, FIRST_WORLD, REWARD
from validator.play.games.roll.words.power import Box, Moment, Numbers, Path, Power, Reach, Side, Wanted, say
from validator.play.games.roll.words.terms import WORLD_COLOURS, Amount, WorldColour


class CreditsOnCompletion(Power, frozen=True, kw_only=True):
    """Gain credits for each other tile you complete in this phase, and more for a world of a colour."""

    moment: ClassVar[Moment] = "completing"
    listed: ClassVar[int] = 12
    usual: ClassVar[float] = 2
    each: ClassVar[float] = 0.7
    phase: Literal["develop", "settle"]
    credits: Amount
    colour: WorldColour | None = None
    more: Annotated[int, Meta(ge=0, le=5)] = 0

    def join(self, numbers: Numbers) -> None:
        classes = range(FIRST_WORLD, CLASSES) if self.phase == "settle" else range(FIRST_WORLD)
        for number in classes:
            numbers[REWARD + number] += self.credits
        if self.colour is not None:
            numbers[REWARD + FIRST_WORLD + WORLD_COLOURS.index(self.colour)] += self.more

    @property
    def amount(self) -> float:
        return self.credits + self.more

    @property
    def credits_at_once(self) -> int:
        return self.credits + self.more

    def wanted(self, box: Box, reach: Reach) -> list[Wanted]:
        if self.colour is None:
            return []
        return [Wanted(self.colour, reach.completable, say("no-worlds-in-bag", colour=self.colour))]

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        if self.phase == "develop" and self.colour is not None:
            message = say("colour-of-developments", face=side.name)
            yield box.issue("wrong-phase", message, side.piece, *path, "colour", accepted="settle")
        elif (self.colour is None) != (self.more == 0):
            message = say("half-said", face=side.name)
            yield box.issue("half-said", message, side.piece, *path, accepted=say("both-or-neither"))
