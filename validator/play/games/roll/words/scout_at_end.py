"""Scout at end: tiles after all scouts, and credits for a die of a colour."""

from typing import ClassVar

from validator.play.games.roll.words.numbers import CARES, SCOUTS_AT_END
from validator.play.games.roll.words.power import Box, Moment, Numbers, Power, Reach, Wanted, of_dice, owned
from validator.play.games.roll.words.terms import DIE_COLOURS, Amount, DieColour, OneToFive


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
