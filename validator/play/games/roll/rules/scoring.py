"""The end: points in chips, costs of tiles, bonuses; winners."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.words.numbers import (
    COLOURS,
    COST,
    CREDITS,
    CUP,
    DEVELOPMENTS,
    GOODS,
    POINTS,
    REASSIGN_DEVELOPMENT,
    SPENT,
    TILES,
    WORLDS,
    dice_owned,
)
from validator.play.games.roll.words.terms import DIE_COLOURS, WORLD_COLOURS
from validator.play.games.roll.words.vocabulary import (
    ChipSteps,
    EachDevelopment,
    EachDevelopmentCost,
    EachDice,
    EachDieColour,
    EachGood,
    EachWorld,
    EachWorldCost,
    Face,
)

BonusPoints = Callable[[Any, RollState, int], int]


def up(amount: int, per: int) -> int:
    """``amount / per``, rounded up."""
    return -(-amount // per)


def _world_cost(bonus: EachWorldCost, state: RollState, seat: int) -> int:
    colour, table = WORLD_COLOURS.index(bonus.colour), state.table
    return up(sum(table.cost[face] for face in state.tableaus[seat] if table.colour[face] == colour), bonus.per)


def _development_cost(bonus: EachDevelopmentCost, state: RollState, seat: int) -> int:
    table = state.table
    faces = [face for face in state.tableaus[seat] if table.colour[face] < 0]
    if bonus.reassign:
        faces = [face for face in faces if table.class_of[face] == REASSIGN_DEVELOPMENT]
    return up(sum(table.cost[face] for face in faces), bonus.per)


def _development(bonus: EachDevelopment, state: RollState, seat: int) -> int:
    if bonus.reassign is None:
        return state.powers[seat][DEVELOPMENTS] * bonus.points
    table = state.table
    faces = [face for face in state.tableaus[seat] if table.colour[face] < 0]
    return bonus.points * sum((table.class_of[face] == REASSIGN_DEVELOPMENT) == bonus.reassign for face in faces)


def _world(bonus: EachWorld, state: RollState, seat: int) -> int:
    return bonus.points * state.powers[seat][WORLDS + WORLD_COLOURS.index(bonus.colour)]


def _good(bonus: EachGood, state: RollState, seat: int) -> int:
    return bonus.points * sum(state.mats[seat][GOODS:SPENT])


def _die_colour(bonus: EachDieColour, state: RollState, seat: int) -> int:
    return bonus.points * sum(dice_owned(state.mats[seat], colour) > 0 for colour in range(COLOURS))


def _dice(bonus: EachDice, state: RollState, seat: int) -> int:
    count = dice_owned(state.mats[seat], DIE_COLOURS.index(bonus.colour))
    if state.table.rules.dice_bonus == "groups":
        return bonus.points * up(count, bonus.per)
    return up(bonus.points * count, bonus.per)


def _chip_steps(bonus: ChipSteps, state: RollState, seat: int) -> int:
    points, steps = state.mats[seat][POINTS], 0
    while points > steps:
        steps += 1
        points -= steps
    return steps


BONUS: Final[dict[type, BonusPoints]] = {
    EachWorldCost: _world_cost,
    EachDevelopmentCost: _development_cost,
    EachDevelopment: _development,
    EachWorld: _world,
    EachGood: _good,
    EachDieColour: _die_colour,
    EachDice: _dice,
    ChipSteps: _chip_steps,
}


def bonus_points(state: RollState, seat: int, face: int) -> int:
    """Points of a tile beside its cost."""
    bonus = state.table.bonus[face]
    return BONUS[type(bonus)](bonus, state, seat) if bonus is not None else 0


def points_alone(face: Face | None) -> int:
    """Points that a tile's bonus brings by the tile itself, whatever else its owner has."""
    match getattr(face, "bonus", None):
        case EachDevelopment(points=points, reassign=reassign) if reassign in (None, _reassigns(face)):
            return points
        case EachDevelopmentCost(per=per, reassign=reassign) if face and (not reassign or _reassigns(face)):
            return up(face.cost, per)
    return 0


def _reassigns(face: Face | None) -> bool:
    """Whether it is a development with a power of assigning."""
    return face is not None and any(power.phase == "assign" for power in face.powers)


def score_parts(state: RollState) -> dict[str, list[int]]:
    """Points per seat, by where they come from."""
    every = range(state.seats)
    return {
        "chips": [state.mats[seat][POINTS] for seat in every],
        "tiles": [state.powers[seat][COST] for seat in every],
        "bonuses": [sum(bonus_points(state, seat, face) for face in state.tableaus[seat]) for seat in every],
    }


def scores(state: RollState) -> list[int]:
    """Points per seat."""
    return [points_of(state, seat) for seat in range(state.seats)]


def points_of(state: RollState, seat: int) -> int:
    """Points of one seat."""
    fixed = state.table.fixed_points.get(state.tableaus[seat])
    if fixed is None:
        fixed = _fix(state, seat)
    points, changing = fixed
    points += state.mats[seat][POINTS] + state.powers[seat][COST]
    for face in changing:
        points += bonus_points(state, seat, face)
    return points


def _fix(state: RollState, seat: int) -> tuple[int, tuple[int, ...]]:
    """Write down what the bonuses of a tableau bring by its tiles alone, and the faces whose bonuses ask for more."""
    table, tableau = state.table, state.tableaus[seat]
    changing = tuple(face for face in tableau if isinstance(table.bonus[face], CHANGING))
    points = sum(bonus_points(state, seat, face) for face in tableau if face not in changing)
    if len(table.fixed_points) >= MOST_TABLEAUS:
        table.fixed_points.clear()
    table.fixed_points[tableau] = points, changing
    return points, changing


CHANGING: Final = (EachGood, EachDieColour, EachDice, ChipSteps)
"""Bonuses that change while the tableau stays as it is."""
MOST_TABLEAUS: Final = 4096
"""How many tableaus have their points written down at most."""


def winners(state: RollState) -> list[int]:
    """Seats with the most points; of those the ones with the most credits and dice in the cup (G11)."""
    points = scores(state)
    best = [seat for seat, total in enumerate(points) if total == max(points)]
    if len(best) > 1:
        best = _most(best, [mat[CREDITS] + sum(mat[CUP : CUP + COLOURS]) for mat in state.mats])
    if len(best) > 1 and state.table.rules.final_tie == "most_tiles":
        best = _most(best, [powers[TILES] for powers in state.powers])
    return best


def _most(seats: list[int], counts: list[int]) -> list[int]:
    most = max(counts[seat] for seat in seats)
    return [seat for seat in seats if counts[seat] == most]
