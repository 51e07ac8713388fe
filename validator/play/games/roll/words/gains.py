"""What a tile brings at once when it comes into a tableau, or as the game begins with it.

Source: the project's document "Roll for the Galaxy" (2014 base game).
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar, Literal, Protocol, get_args

from validator.base.issue import Issue
from validator.content.vocabulary import Word
from validator.play.games.roll.words.numbers import CITIZENRY, COLOURS, CREDITS, CUP, GOODS, HOME_DIE
from validator.play.games.roll.words.power import Box, Path, Position, Reach, Side, say
from validator.play.games.roll.words.switches import DIE_COLOURS, Amount, DieColour, OneToFive

ZONES: dict[str, int] = {"cup": CUP, "citizenry": CITIZENRY}
"""Where in a mat gained dice go that do not become goods."""


class Printed(Protocol):
    """What tiles bring, by face; see `table.compiled.Table`."""

    gained_credits: list[int]
    start_credits: list[int]
    removed: list[int]
    gained_dice: list[tuple[tuple[int, str, int], ...]]


class Taken:
    """What gains of one face have taken: dice of the supply by colour, and room for goods on its world."""

    def __init__(self, room: int) -> None:
        self.dice: Counter[int] = Counter()
        self.room = room


class Gain(Word, frozen=True, kw_only=True, tag_field="do"):
    """What a tile brings at once when it comes into a tableau."""

    usual: ClassVar[float] = 1
    """Its `amount` in the published game at most."""
    each: ClassVar[float] = 0
    """About how many points one of its amount is worth."""
    said_once: ClassVar[bool] = False
    """Whether two on one face are better said as one."""
    best_counts: ClassVar[bool] = False
    """Whether of several one counts alone."""

    def enter(self, table: Printed, face: int) -> None:
        """Add to what a face brings, as the table knows it."""
        raise NotImplementedError

    def begun(self, state: Position, seat: int, good: int) -> bool:
        """Whether it has brought something, where the game began with its tile; ``good`` is of its world."""
        raise NotImplementedError

    def brings(self, state: Any, seat: int, taken: Taken) -> bool:
        """Whether it is about to bring something as its tile is completed."""
        return False

    @property
    def amount(self) -> float:
        """How much it brings, against `usual`."""
        raise NotImplementedError

    @property
    def dice(self) -> tuple[str, int] | None:
        """Dice that it brings: their colour, and how many."""
        return None

    @property
    def removed(self) -> int:
        """Dice that it takes away."""
        return 0

    def most(self, cost: int) -> float:
        """Its `amount` in the published game at most, on a tile of a cost."""
        return self.usual

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        """What does not hold together, or brings nothing in this set."""
        return iter(())


class RemoveDie(Gain, frozen=True, kw_only=True, tag="remove_die"):
    """Before all else, give a die of your own from anywhere back to the supply."""

    count: OneToFive = 1

    def enter(self, table: Printed, face: int) -> None:
        table.removed[face] += self.count

    def begun(self, state: Position, seat: int, good: int) -> bool:
        return False

    @property
    def amount(self) -> float:
        return self.count

    @property
    def removed(self) -> int:
        return self.count

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        if not box.from_bag(side):
            message = say("only-when-built", face=side.name)
            yield box.warning("only-when-built", message, side.piece, *path)
        elif path[-1]:
            message = say("odd-order", face=side.name)
            yield box.warning("odd-order", message, side.piece, *path)
        given = sum(gain.dice[1] for gain in side.face.gains if gain.dice)
        if sum(gain.removed for gain in side.face.gains) > given and not side.face.powers:
            message = say("only-takes", face=side.name)
            yield box.advice("only-takes", message, side.piece, *path)


class GainCredits(Gain, frozen=True, kw_only=True, tag="gain_credits"):
    """Gain credits."""

    usual: ClassVar[float] = 3
    each: ClassVar[float] = 0.5
    said_once: ClassVar[bool] = True
    credits: Amount

    def enter(self, table: Printed, face: int) -> None:
        table.gained_credits[face] += self.credits

    def begun(self, state: Position, seat: int, good: int) -> bool:
        return True

    def brings(self, state: Any, seat: int, taken: Taken) -> bool:
        return bool(state.mats[seat][CREDITS] < state.table.rules.credit_cap)

    @property
    def amount(self) -> float:
        return self.credits

    def most(self, cost: int) -> float:
        return max(1.5, cost / 2)

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        if self.credits > box.rules.credit_cap:
            message = say("gain-beyond-cap", face=side.name, cap=box.rules.credit_cap)
            yield box.warning("beyond-cap", message, side.piece, *path, "credits", found=self.credits)


class GainDice(Gain, frozen=True, kw_only=True, tag="gain_dice"):
    """Take dice of a colour from the supply: into the cup, the citizenry, or onto this world as a good."""

    usual: ClassVar[float] = 2
    each: ClassVar[float] = 2.5
    colour: DieColour
    to: Literal["cup", "citizenry", "world"]
    count: OneToFive = 1

    def enter(self, table: Printed, face: int) -> None:
        table.gained_dice[face] += ((DIE_COLOURS.index(self.colour), self.to, self.count),)

    def begun(self, state: Position, seat: int, good: int) -> bool:
        rules, colour = state.table.rules, DIE_COLOURS.index(self.colour)
        plain = {CUP: rules.start_cup, CITIZENRY: rules.start_citizenry} if colour == HOME_DIE else {}
        place = ZONES.get(self.to, GOODS + COLOURS * good)
        return (self.to in ZONES or good >= 0) and state.mats[seat][place + colour] > plain.get(place, 0)

    def brings(self, state: Any, seat: int, taken: Taken) -> bool:
        colour = DIE_COLOURS.index(self.colour)
        count = min(self.count, state.supply[colour] - taken.dice[colour])
        if self.to not in ZONES:
            count = min(count, taken.room)
            taken.room -= count
        taken.dice[colour] += count
        return bool(count)

    @property
    def amount(self) -> float:
        return self.count

    @property
    def dice(self) -> tuple[str, int]:
        return self.colour, self.count

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        supply = reach.supply[self.colour]
        if 0 < supply < self.count:
            message = say("gives-too-many-dice", face=side.name, dice=self.count, colour=self.colour, held=supply)
            yield box.warning("too-few-dice", message, side.piece, *path, found=self.count)
        if self.colour != "home" or not supply:
            return
        left = reach.left_of_home()
        short = [players for players, dice in left.items() if dice < self.count]
        if len(short) == len(left):
            message = say("home-dice-all-in-play", face=side.name)
            yield box.warning("too-few-dice", message, side.piece, *path, found=self.count)
        elif short:
            message = say("few-home-dice-left", face=side.name, players=short[0])
            yield box.warning("too-few-dice", message, side.piece, *path, found=max(0, left[short[0]]))


class StartCredits(Gain, frozen=True, kw_only=True, tag="start_credits"):
    """Begin the game with this many credits instead."""

    usual: ClassVar[float] = 8
    each: ClassVar[float] = 0.25
    said_once: ClassVar[bool] = True
    best_counts: ClassVar[bool] = True
    credits: Amount

    def enter(self, table: Printed, face: int) -> None:
        table.start_credits[face] = self.credits

    def begun(self, state: Position, seat: int, good: int) -> bool:
        return bool(state.table.rules.start_credits < self.credits <= state.mats[seat][CREDITS])

    @property
    def amount(self) -> float:
        return self.credits

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        rules = box.rules
        if box.from_bag(side):
            message = say("not-a-start", face=side.name)
            yield box.issue("not-a-start", message, side.piece, *path)
        elif self.credits > rules.credit_cap:
            message = say("start-beyond-cap", face=side.name, cap=rules.credit_cap)
            accepted = say("from-to", least=1, most=rules.credit_cap)
            yield box.issue("beyond-cap", message, side.piece, *path, "credits", found=self.credits, accepted=accepted)
        elif self.credits <= rules.start_credits:
            message = say("no-gain-at-start", face=side.name, credits=rules.start_credits)
            yield box.warning("no-gain", message, side.piece, *path, "credits", found=self.credits)


AnyGain = RemoveDie | GainCredits | GainDice | StartCredits
GAINS: tuple[type[Gain], ...] = get_args(AnyGain)
