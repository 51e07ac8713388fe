"""Powers of developing and settling: tiles that need fewer workers, and what a tile brings that is completed."""

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from validator.base.issue import Issue
from validator.base.speech.sentences import any_of
from validator.play.games.roll.words.numbers import (
    CLASSES,
    DISCOUNT,
    FIRST_WORLD,
    LEAST,
    PLAIN_DEVELOPMENT,
    REASSIGN_DEVELOPMENT,
    RETURN_ALL,
    RETURN_MOST,
    REWARD,
)
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
from validator.play.games.roll.words.switches import (
    DIE_COLOURS,
    WORLD_COLOURS,
    Amount,
    Colours,
    OneToFive,
    WorldColour,
    Worlds,
)


class CompletionDiscount(Power, frozen=True, kw_only=True):
    """Tiles need fewer workers, never fewer than ``least``: worlds of these colours, or (reassign) developments."""

    moment: ClassVar[Moment] = "discounting"
    listed: ClassVar[int] = 11
    usual: ClassVar[float] = 1.5
    each: ClassVar[float] = 2
    phase: Literal["develop", "settle"]
    workers: OneToFive
    colours: Worlds | None = None
    reassign: bool = False
    least: Annotated[int, Meta(ge=0, le=6)] = 0

    def join(self, numbers: Numbers) -> None:
        if self.phase == "settle":
            worlds = self.colours or WORLD_COLOURS
            classes = [FIRST_WORLD + WORLD_COLOURS.index(colour) for colour in worlds]
        else:
            classes = [REASSIGN_DEVELOPMENT] if self.reassign else [PLAIN_DEVELOPMENT, REASSIGN_DEVELOPMENT]
        for number in classes:
            numbers[DISCOUNT + number] += self.workers
            numbers[LEAST + number] = min(numbers[LEAST + number], self.least)

    @property
    def amount(self) -> float:
        return self.workers

    def fewer(self, phase: str, colour: str | None) -> int:
        return self.workers if self.phase == phase and (colour is None or self._is_for(colour)) else 0

    def _is_for(self, colour: str) -> bool:
        return self.colours is None or colour in self.colours

    def wanted(self, box: Box, reach: Reach) -> list[Wanted]:
        worlds = reach.completable
        return [Wanted(colour, worlds, say("no-worlds-in-bag", colour=colour)) for colour in self.colours or ()]

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        yield from self._cheaper(box, reach, side, path)
        if self.phase == "develop" and self.colours is not None:
            message = say("colours-of-developments", face=side.name)
            yield box.issue("wrong-phase", message, side.piece, *path, "colours", accepted="settle")
        if self.phase == "settle" and self.reassign:
            message = say("worlds-that-reassign", face=side.name)
            yield box.issue("wrong-phase", message, side.piece, *path, "reassign", accepted="develop")
        if self.reassign and not box.has_reassigning():
            message = say("idle-for-reassigning", face=side.name)
            yield box.warning("idle-power", message, side.piece, *path)

    def _cheaper(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        def is_cheaper(face: Any) -> bool:
            colour = getattr(face, "colour", None)
            if self.phase == "settle" or colour is not None:
                return self.phase == "settle" and colour is not None and self._is_for(colour)
            reassigns = any(power.phase == "assign" for power in face.powers)
            return (reassigns or not self.reassign) and face is not side.face

        dearest = max(reach.costs(is_cheaper), default=0)
        if dearest <= self.least:
            message = say("idle-discount", face=side.name, most=dearest)
            yield box.warning("idle-power", message, side.piece, *path, found=self.least)
        elif self.workers > dearest - self.least:
            message = say("excess-discount", face=side.name, workers=self.workers, most=dearest - self.least)
            yield box.warning("excess", message, side.piece, *path, "workers", found=self.workers)


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
