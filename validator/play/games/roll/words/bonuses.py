"""What a development scores for when the game ends, beside its cost: of the final position, and as the checks see it.

Source: the project's document "Roll for the Galaxy" (2014 base game), section on developments of cost 6.
"""

from typing import Any, ClassVar, get_args

from validator.base.speech.sentences import Sentence
from validator.content.vocabulary import Word
from validator.play.games.roll.words.numbers import (
    COLOURS,
    DEVELOPMENTS,
    GOODS,
    POINTS,
    REASSIGN_DEVELOPMENT,
    SPENT,
    WORLDS,
    dice_owned,
)
from validator.play.games.roll.words.power import Box, Position, Reach, say
from validator.play.games.roll.words.switches import (
    DIE_COLOURS,
    WORLD_COLOURS,
    Amount,
    DieColour,
    OneToFive,
    WorldColour,
)


def up(amount: int, per: int) -> int:
    """``amount / per``, rounded up."""
    return -(-amount // per)


def reassigns(face: Any) -> bool:
    """Whether a face has a power of assigning, which makes it a development that reassigns."""
    return any(power.phase == "assign" for power in face.powers)


def is_development(face: Any) -> bool:
    """Whether a face is a development."""
    return getattr(face, "colour", None) is None


class Bonus(Word, frozen=True, kw_only=True, tag_field="each"):
    """What a development scores for at the end, beside its cost."""

    usual: ClassVar[float] = 1
    """Its `amount` in the published game at most."""
    each: ClassVar[float]
    """About how many points one of its amount is worth."""
    changes: ClassVar[bool] = False
    """Whether it changes while the tableau stays as it is."""

    def scored(self, state: Position, seat: int) -> int:
        """Points in a position."""
        raise NotImplementedError

    def alone(self, face: Any) -> int:
        """Points that it brings for the face it stands on, whatever else its owner has."""
        return 0

    @property
    def amount(self) -> float:
        """How much it brings, against `usual`."""
        return 1

    def missing(self, box: Box, reach: Reach) -> Sentence | None:
        """What it counts and nobody can ever have; None where somebody can."""
        return None

    def same(self, box: Box, reach: Reach, face: Any) -> Sentence | None:
        """Why it brings the same whatever its owner does; None where it does not."""
        return None


class EachWorldCost(Bonus, frozen=True, kw_only=True, tag="world_cost"):
    """A point for every ``per`` of the costs of your worlds of a colour, rounded up."""

    usual: ClassVar[float] = 0.5
    each: ClassVar[float] = 10
    colour: WorldColour
    per: OneToFive

    def scored(self, state: Position, seat: int) -> int:
        colour, table = WORLD_COLOURS.index(self.colour), state.table
        return up(sum(table.cost[face] for face in state.tableaus[seat] if table.colour[face] == colour), self.per)

    @property
    def amount(self) -> float:
        return 1 / self.per

    def missing(self, box: Box, reach: Reach) -> Sentence | None:
        if self.colour not in box.colours_of_worlds():
            return say("no-worlds", colour=self.colour)
        return None if self._cost(reach) else say("free-worlds", colour=self.colour)

    def same(self, box: Box, reach: Reach, face: Any) -> Sentence | None:
        most = self._cost(reach)
        return say("same-for-worlds", colour=self.colour, most=most) if most <= self.per else None

    def _cost(self, reach: Reach) -> int:
        return reach.for_one(lambda face: face.cost if getattr(face, "colour", None) == self.colour else 0)


class OfDevelopments(Bonus, frozen=True, kw_only=True):
    """Counts developments, or some of them."""

    def counts(self, face: Any) -> bool:
        """Whether it counts a face."""
        raise NotImplementedError

    def missing(self, box: Box, reach: Reach) -> Sentence | None:
        if self._most(reach):
            return None
        is_limited = getattr(self, "reassign", None) is not False
        return say("no-reassigning-developments") if is_limited else say("no-other-developments")

    def same(self, box: Box, reach: Reach, face: Any) -> Sentence | None:
        return say("same-for-itself") if self.counts(face) and self._most(reach) < 2 else None

    def _most(self, reach: Reach) -> int:
        """How many developments that count one player can have."""
        return reach.for_one(lambda face: int(self.counts(face)))


class EachDevelopmentCost(OfDevelopments, frozen=True, kw_only=True, tag="development_cost"):
    """A point for every ``per`` of the costs of your developments (only those that reassign), rounded up."""

    usual: ClassVar[float] = 0.5
    each: ClassVar[float] = 10
    per: OneToFive
    reassign: bool = False

    def scored(self, state: Position, seat: int) -> int:
        table = state.table
        faces = [face for face in state.tableaus[seat] if table.colour[face] < 0]
        if self.reassign:
            faces = [face for face in faces if table.class_of[face] == REASSIGN_DEVELOPMENT]
        return up(sum(table.cost[face] for face in faces), self.per)

    def alone(self, face: Any) -> int:
        return up(face.cost, self.per) if self.counts(face) else 0

    @property
    def amount(self) -> float:
        return 1 / self.per

    def counts(self, face: Any) -> bool:
        return is_development(face) and (reassigns(face) or not self.reassign)


class EachDevelopment(OfDevelopments, frozen=True, kw_only=True, tag="development"):
    """Points for each of your developments, or only those with (without) a power to reassign."""

    each: ClassVar[float] = 4
    points: Amount = 1
    reassign: bool | None = None

    def scored(self, state: Position, seat: int) -> int:
        if self.reassign is None:
            return state.powers[seat][DEVELOPMENTS] * self.points
        table = state.table
        faces = [face for face in state.tableaus[seat] if table.colour[face] < 0]
        counted = [face for face in faces if (table.class_of[face] == REASSIGN_DEVELOPMENT) == self.reassign]
        return self.points * len(counted)

    def alone(self, face: Any) -> int:
        return self.points if self.counts(face) else 0

    @property
    def amount(self) -> float:
        return self.points

    def counts(self, face: Any) -> bool:
        return is_development(face) and (self.reassign is None or reassigns(face) == self.reassign)


class EachWorld(Bonus, frozen=True, kw_only=True, tag="world"):
    """Points for each of your worlds of a colour."""

    usual: ClassVar[float] = 2
    each: ClassVar[float] = 2.5
    colour: WorldColour
    points: Amount

    def scored(self, state: Position, seat: int) -> int:
        return self.points * state.powers[seat][WORLDS + WORLD_COLOURS.index(self.colour)]

    @property
    def amount(self) -> float:
        return self.points

    def missing(self, box: Box, reach: Reach) -> Sentence | None:
        return None if self.colour in box.colours_of_worlds() else say("no-worlds", colour=self.colour)


class EachGood(Bonus, frozen=True, kw_only=True, tag="good"):
    """Points for each good on your worlds."""

    each: ClassVar[float] = 3
    changes: ClassVar[bool] = True
    points: Amount = 1

    def scored(self, state: Position, seat: int) -> int:
        return self.points * sum(state.mats[seat][GOODS:SPENT])

    @property
    def amount(self) -> float:
        return self.points

    def missing(self, box: Box, reach: Reach) -> Sentence | None:
        return None if reach.kinds else say("no-goods-held")


class EachDieColour(Bonus, frozen=True, kw_only=True, tag="die_colour"):
    """Points for each colour among all your dice."""

    each: ClassVar[float] = 4
    changes: ClassVar[bool] = True
    points: Amount = 1

    def scored(self, state: Position, seat: int) -> int:
        return self.points * sum(dice_owned(state.mats[seat], colour) > 0 for colour in range(COLOURS))

    @property
    def amount(self) -> float:
        return self.points

    def same(self, box: Box, reach: Reach, face: Any) -> Sentence | None:
        return say("same-for-colours") if sum(1 for count in reach.own.values() if count) < 2 else None


class EachDice(Bonus, frozen=True, kw_only=True, tag="dice"):
    """Points for every ``per`` of your dice of a colour, rounded up (the switch `dice_bonus` says how)."""

    usual: ClassVar[float] = 0.67
    each: ClassVar[float] = 5
    changes: ClassVar[bool] = True
    colour: DieColour
    per: OneToFive
    points: Amount

    def scored(self, state: Position, seat: int) -> int:
        count = dice_owned(state.mats[seat], DIE_COLOURS.index(self.colour))
        if state.table.rules.dice_bonus == "groups":
            return self.points * up(count, self.per)
        return up(self.points * count, self.per)

    @property
    def amount(self) -> float:
        return self.points / self.per

    def missing(self, box: Box, reach: Reach) -> Sentence | None:
        return None if reach.own[self.colour] else say("no-dice", colour=self.colour)

    def same(self, box: Box, reach: Reach, face: Any) -> Sentence | None:
        most = reach.own[self.colour]
        return say("same-for-dice", most=most, colour=self.colour) if most <= self.per else None


class ChipSteps(Bonus, frozen=True, kw_only=True, tag="chip_steps"):
    """A point for 1 point in chips, a second for 2 more, a third for 3 more, and so on."""

    each: ClassVar[float] = 5
    changes: ClassVar[bool] = True

    def scored(self, state: Position, seat: int) -> int:
        points, steps = state.mats[seat][POINTS], 0
        while points > steps:
            steps += 1
            points -= steps
        return steps

    def missing(self, box: Box, reach: Reach) -> Sentence | None:
        return None if reach.has_points else say("no-points-in-chips")


AnyBonus = (
    EachWorldCost | EachDevelopmentCost | EachDevelopment | EachWorld | EachGood | EachDieColour | EachDice | ChipSteps
)
BONUSES: tuple[type[Bonus], ...] = get_args(AnyBonus)
