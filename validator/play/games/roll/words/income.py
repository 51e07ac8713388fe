"""Powers that bring something when a phase ends, and worlds that hold more."""

from collections.abc import Iterator
from typing import ClassVar, Literal

from validator.base.issue import Issue
from validator.play.games.roll.words.numbers import (
    CAPACITY,
    CITIZENRY,
    COLOURS,
    DEVELOPMENTS,
    GOODS,
    HIGHEST_WORLD,
    KIND_COUNT,
    WORLDS,
)
from validator.play.games.roll.words.power import (
    Box,
    EndPower,
    Moment,
    Numbers,
    Path,
    Position,
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
    KINDS,
    Amount,
    DieColour,
    Kind,
    OneToFive,
    Phase,
    RollRules,
)


class CreditsAtEnd(EndPower, frozen=True, kw_only=True):
    """At the end of this phase gain credits."""

    listed: ClassVar[int] = 10
    usual: ClassVar[float] = 2
    each: ClassVar[float] = 1.2
    phase: Phase
    credits: Amount

    def brings(self, state: Position, seat: int) -> tuple[int, int]:
        return self.credits, 0

    @property
    def amount(self) -> float:
        return self.credits

    @property
    def credits_at_once(self) -> int:
        return self.credits


class CreditsIfMost(EndPower, frozen=True, kw_only=True):
    """At the end of this phase gain credits if you alone have the most of something."""

    listed: ClassVar[int] = 9
    each: ClassVar[float] = 0.7
    phase: Phase
    most: Literal["developments", "highest_world"]
    credits: Amount

    def brings(self, state: Position, seat: int) -> tuple[int, int]:
        place = DEVELOPMENTS if self.most == "developments" else HIGHEST_WORLD
        own = state.powers[seat][place]
        is_ahead = all(own > powers[place] for rival, powers in enumerate(state.powers) if rival != seat)
        return (self.credits if is_ahead else 0), 0

    @property
    def amount(self) -> float:
        return self.credits

    @property
    def credits_at_once(self) -> int:
        return self.credits


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


class CreditsPerGood(EndPower, frozen=True, kw_only=True):
    """At the end of producing gain credits for each good on a world of a colour, or each good die of a colour."""

    phase: ClassVar[str] = "produce"
    listed: ClassVar[int] = 15
    usual: ClassVar[float] = 2
    match: Literal["world", "die"]
    colour: Kind
    credits: Amount

    def brings(self, state: Position, seat: int) -> tuple[int, int]:
        mat = state.mats[seat]
        if self.match == "world":
            place = GOODS + COLOURS * KINDS.index(self.colour)
            return sum(mat[place : place + COLOURS]) * self.credits, 0
        place = GOODS + DIE_COLOURS.index(self.colour)
        return sum(mat[place : GOODS + COLOURS * KIND_COUNT : COLOURS]) * self.credits, 0

    @property
    def amount(self) -> float:
        return self.credits

    @property
    def credits_at_once(self) -> int:
        return self.credits

    @property
    def needs_goods(self) -> bool:
        return True

    def wanted(self, box: Box, reach: Reach) -> list[Wanted]:
        if self.match == "die":
            return of_dice([self.colour], owned(reach))
        return [Wanted(self.colour, box.colours_of_worlds(), say("no-worlds", colour=self.colour))]


class ExtraGood(Power, frozen=True, kw_only=True):
    """Each of your worlds that can hold a good can hold this many more."""

    phase: ClassVar[str] = "produce"
    moment: ClassVar[Moment] = "ending"
    listed: ClassVar[int] = 16
    each: ClassVar[float] = 2
    goods: OneToFive = 1

    def join(self, numbers: Numbers) -> None:
        numbers[CAPACITY] += self.goods

    def acts(self, state: Position, seat: int) -> bool:
        """Whether worlds hold more than one each."""
        mat, powers = state.mats[seat], state.powers[seat]
        return any(
            sum(mat[GOODS + COLOURS * kind : GOODS + COLOURS * kind + COLOURS]) > powers[WORLDS + 1 + kind]
            for kind in range(KIND_COUNT)
        )

    @property
    def amount(self) -> float:
        return self.goods

    @property
    def room(self) -> int:
        return self.goods

    @property
    def needs_goods(self) -> bool:
        return True


class PointsAtEnd(EndPower, frozen=True, kw_only=True):
    """At the end of this phase gain points."""

    listed: ClassVar[int] = 21
    each: ClassVar[float] = 3
    phase: Phase
    points: Amount

    def brings(self, state: Position, seat: int) -> tuple[int, int]:
        return 0, self.points

    @property
    def amount(self) -> float:
        return self.points

    def brings_points(self, rules: RollRules) -> bool:
        return True
