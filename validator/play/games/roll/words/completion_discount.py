"""Completion discount: tiles that need fewer workers."""

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from validator.base.issue import Issue
from validator.play.games.roll.words.numbers import (
    DISCOUNT,
    FIRST_WORLD,
    LEAST,
    PLAIN_DEVELOPMENT,
    REASSIGN_DEVELOPMENT,
)
from validator.play.games.roll.words.power import Box, Moment, Numbers, Path, Power, Reach, Side, Wanted, say
from validator.play.games.roll.words.terms import WORLD_COLOURS, OneToFive, Worlds


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
            yield box.advice("excess", message, side.piece, *path, "workers", found=self.workers)
