"""Credits per citizen: for dice that do not work."""

from collections.abc import Iterator
from typing import ClassVar

from validator.base.issue import Issue
from validator.play.games.roll.words.numbers import CITIZENRY
from validator.play.games.roll.words.power import (
    Box,
    EndPower,
    Path,
    Position,
    Reach,
    Side,
    Wanted,
    of_dice,
    owned,
    say,
)
from validator.play.games.roll.words.terms import DIE_COLOURS, Amount, DieColour, OneToFive, Phase


class CreditsPerCitizen(EndPower, frozen=True, kw_only=True):
    """At the end of this phase gain credits for every ``per`` dice of a colour in your citizenry, rounded up."""

    listed: ClassVar[int] = 14
    each: ClassVar[float] = 2
    phase: Phase
    colour: DieColour
    credits: Amount = 1
    per: OneToFive = 1

    def brings(self, state: Position, seat: int) -> tuple[int, int]:
        citizens = state.mats[seat][CITIZENRY + DIE_COLOURS.index(self.colour)]
        return -(-citizens // self.per) * self.credits, 0

    @property
    def amount(self) -> float:
        return self.credits / self.per

    @property
    def credits_at_once(self) -> int:
        return self.credits

    def wanted(self, box: Box, reach: Reach) -> list[Wanted]:
        return of_dice([self.colour], owned(reach))

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        """A group that nobody can have twice is always the same."""
        most = reach.own[self.colour]
        if 0 < most <= self.per and self.per > 1:
            message = say("one-group", face=side.name, colour=self.colour, per=self.per, most=most)
            yield box.advice("one-group", message, side.piece, *path, "per", found=self.per)
