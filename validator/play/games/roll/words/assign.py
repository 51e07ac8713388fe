"""Powers of assigning: workers moved to other columns, and dictates that move more."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from validator.base.issue import Issue
from validator.play.games.roll.words.numbers import DICTATES, MOVES, NOTHING, OFTEN, PHASE_COUNT, Moves
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
    too_few_to_dictate,
)
from validator.play.games.roll.words.switches import DIE_COLOURS, KINDS, PHASES, Colours, Kind, OneToFive, Phase


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


class Reassign(Power, frozen=True, kw_only=True):
    """After selecting a phase, move up to ``most`` workers of these colours from one column to another.

    ``to: selected`` is the column of the phase you selected; ``exactly`` moves that many or none, ``together`` all
    from one column. With ``contest`` it needs the most worlds of that colour; tied for the most moves one fewer.
    """

    phase: ClassVar[str] = "assign"
    moment: ClassVar[Moment] = "reassigning"
    listed: ClassVar[int] = 1
    usual: ClassVar[float] = 2
    most: OneToFive = 1
    colours: Colours | None = None
    start: Phase | None = msgspec.field(name="from", default=None)
    to: Annotated[tuple[Phase, ...], Meta(min_length=1, max_length=5)] | Literal["any", "selected"] = "any"
    exactly: bool = False
    together: bool = False
    contest: Kind | None = None

    def join(self, numbers: Numbers) -> None:
        """It is asked for by itself, see `moves`."""

    def moves(self) -> Moves:
        allowed = tuple(self.colours is None or colour in self.colours for colour in DIE_COLOURS)
        to: tuple[int, ...] | None = None
        if self.to == "any":
            to = tuple(range(PHASE_COUNT))
        elif self.to != "selected":
            to = tuple(sorted({PHASES.index(phase) for phase in self.to}))
        start = PHASES.index(self.start) if self.start else NOTHING
        contest = KINDS.index(self.contest) if self.contest else NOTHING
        return Moves(self.most, allowed, start, to, self.exactly, self.together, contest)

    @property
    def amount(self) -> float:
        return self.most

    def wanted(self, box: Box, reach: Reach) -> list[Wanted]:
        return of_dice(self.colours or (), owned(reach))

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        yield from self._columns(box, side, path)
        yield from self._numbers(box, reach, side, path)
        if self.contest is not None and self.contest not in box.colours_of_worlds():
            message = say("idle-contest", face=side.name, colour=self.contest)
            yield box.warning("idle-power", message, side.piece, *path, "contest")
        if self.colours is not None and set(self.colours) >= set(DIE_COLOURS):
            message = say("names-every-colour", face=side.name)
            yield box.advice("idle-field", message, side.piece, *path, "colours")

    def _columns(self, box: Box, side: Side, path: Path) -> Iterator[Issue]:
        if not isinstance(self.to, tuple):
            return
        if self.start is not None and set(self.to) == {self.start}:
            message = say("idle-reassign", face=side.name, column=self.start)
            yield box.warning("idle-reassign", message, side.piece, *path, "to", found=self.start)
        elif self.start in self.to:
            message = say("names-its-start", face=side.name, column=self.start)
            yield box.warning("idle-field", message, side.piece, *path, "to", found=self.start)
        if set(self.to) >= set(PHASES):
            message = say("names-every-column", face=side.name)
            yield box.advice("idle-field", message, side.piece, *path, "to")

    def _numbers(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        if self.together and self.most == 1:
            message = say("idle-together-for-one", face=side.name)
            yield box.warning("idle-field", message, side.piece, *path, "together")
        if self.together and self.start is not None:
            message = say("idle-together", face=side.name, column=self.start)
            yield box.warning("idle-field", message, side.piece, *path, "together")
        if self.exactly and self.most == 1:
            message = say("idle-exactly", face=side.name)
            yield box.warning("idle-field", message, side.piece, *path, "exactly")
        # One die selects the phase, and no power moves it: it may be of another colour.
        workers = min(reach.own_of(self.colours), reach.own_of(None) - 1)
        if 0 < workers < self.most:
            message = say("too-few-workers", face=side.name, workers=self.most, most=workers)
            find = box.warning if self.exactly else box.advice
            yield find("too-few-workers", message, side.piece, *path, "most", found=self.most)
