"""Virtual workers: tasks without a die."""

from typing import ClassVar, Literal

from validator.play.games.roll.words.numbers import VIRTUAL_EXPLORERS, VIRTUAL_SHIPPERS
from validator.play.games.roll.words.power import Box, Moment, Numbers, Power, Reach, Wanted, say
from validator.play.games.roll.words.terms import DIE_COLOURS, Colours


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
