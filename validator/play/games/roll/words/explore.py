"""Powers of exploring: tiles scouted, stocked and laid anew; and tasks without a die, which shipping has as well."""

from collections.abc import Iterator
from typing import ClassVar, Literal

from validator.base.issue import Issue
from validator.play.games.roll.words.numbers import (
    CARES,
    ON_TOP,
    REARRANGES,
    SCOUTS_AT_END,
    STOCKED,
    VIRTUAL_EXPLORERS,
    VIRTUAL_SHIPPERS,
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
from validator.play.games.roll.words.switches import DIE_COLOURS, Amount, Colours, DieColour, OneToFive


class Rearrange(Power, frozen=True, kw_only=True):
    """When exploring, reorder and turn over all tiles of your construction zone."""

    phase: ClassVar[str] = "explore"
    moment: ClassVar[Moment] = "rearranging"
    listed: ClassVar[int] = 4

    def join(self, numbers: Numbers) -> None:
        numbers[REARRANGES] = 1


class ScoutAtEnd(Power, frozen=True, kw_only=True):
    """At the end of exploring, draw tiles and place them; gain credits if a die of this colour scouted."""

    phase: ClassVar[str] = "explore"
    moment: ClassVar[Moment] = "scouting_at_end"
    listed: ClassVar[int] = 5
    each: ClassVar[float] = 1.5
    tiles: OneToFive = 1
    colour: DieColour
    credits: Amount = 1

    def join(self, numbers: Numbers) -> None:
        numbers[SCOUTS_AT_END] += 1
        numbers[CARES] |= 1 << DIE_COLOURS.index(self.colour)

    @property
    def amount(self) -> float:
        return max(self.tiles, self.credits)

    @property
    def credits_at_once(self) -> int:
        return self.credits

    def wanted(self, box: Box, reach: Reach) -> list[Wanted]:
        return of_dice([self.colour], owned(reach) | box.explorers())


class ScoutOnTop(Power, frozen=True, kw_only=True):
    """Tiles you scout may go on top of a stack."""

    phase: ClassVar[str] = "explore"
    moment: ClassVar[Moment] = "scouting_on_top"
    listed: ClassVar[int] = 7

    def join(self, numbers: Numbers) -> None:
        numbers[ON_TOP] = 1

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        if box.rules.scouted_tiles == "anywhere":
            message = say("idle-on-top", face=side.name)
            yield box.warning("idle-power", message, side.piece, *path)


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


class VirtualWorkers(Power, frozen=True, kw_only=True):
    """In this phase you have one more worker of each colour named, who does one task and is gone."""

    moment: ClassVar[Moment] = "working_virtually"
    listed: ClassVar[int] = 8
    usual: ClassVar[float] = 2
    each: ClassVar[float] = 2
    phase: Literal["explore", "ship"]
    colours: Colours

    def join(self, numbers: Numbers) -> None:
        first = VIRTUAL_EXPLORERS if self.phase == "explore" else VIRTUAL_SHIPPERS
        for colour in self.colours:
            numbers[first + DIE_COLOURS.index(colour)] += 1

    @property
    def amount(self) -> float:
        return len(self.colours)

    @property
    def needs_goods(self) -> bool:
        return self.phase == "ship"

    @property
    def explorers(self) -> tuple[str, ...]:
        return self.colours if self.phase == "explore" else ()

    def wanted(self, box: Box, reach: Reach) -> list[Wanted]:
        dice = box.colours_of_dice()
        return [Wanted(colour, dice, say("no-dice-at-all", colour=colour)) for colour in self.colours]
