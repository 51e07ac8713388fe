"""Points at the end, and what holds in every position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from validator.play.games.roll.rules.state import RESERVE, RollState, rooms
from validator.play.games.roll.table.compiled import Table, first_powers, joined
from validator.play.games.roll.words.bonuses import Bonus
from validator.play.games.roll.words.numbers import (
    COLOURS,
    COST,
    CREDITS,
    CUP,
    NOTHING,
    POINTS,
    SELECTED,
    SELECTOR,
    TILES,
    dice_owned,
)
from validator.play.games.roll.words.terms import DIE_COLOURS, KINDS
from validator.play.games.roll.words.vocabulary import Face

# The end: points in chips, costs of tiles, bonuses; winners.


def bonus_points(state: RollState, seat: int, face: int) -> int:
    """Points of a tile beside its cost."""
    bonus = state.table.bonus[face]
    return bonus.scored(state, seat) if bonus is not None else 0


def points_alone(face: Face | None) -> int:
    """Points that a tile's bonus brings by the tile itself, whatever else its owner has."""
    bonus: Bonus | None = getattr(face, "bonus", None)
    return bonus.alone(face) if bonus is not None else 0


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
    bonuses = table.bonus
    changing = tuple([face for face in tableau if (bonus := bonuses[face]) is not None and bonus.changes])
    points = sum(bonus_points(state, seat, face) for face in tableau if face not in changing)
    if len(table.fixed_points) >= MOST_TABLEAUS:
        table.fixed_points.clear()
    table.fixed_points[tableau] = points, changing
    return points, changing


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


# What must hold in every position.


def faults(state: RollState) -> list[str]:
    """Broken invariants, each a sentence; empty in every position the rules can reach."""
    return [*_dice(state), *_tiles(state), *_points(state), *_seats(state)]


def _dice(state: RollState) -> Iterator[str]:
    for colour in range(COLOURS):
        count = state.supply[colour] + sum([dice_owned(mat, colour) for mat in state.mats])
        if count != state.table.supply[colour]:
            yield f"there are {count} dice of {DIE_COLOURS[colour]}, not {state.table.supply[colour]}"
    if any(count < 0 for count in state.supply) or min([min(mat[CUP:]) for mat in state.mats]) < 0:
        yield "somewhere there are fewer dice than none"


def _tiles(state: RollState) -> Iterator[str]:
    table = state.table
    found = [*state.bag, *state.aside]
    for drawn in state.drawn:
        found += drawn
    for place, stack in enumerate(state.stacks):
        found += [face >> 1 for face in stack]
        if any(face & 1 != place & 1 or face >> 1 >= table.first_faction for face in stack):
            yield f"a stack of seat {(place >> 1) + 1} holds a tile that does not belong there"
    for tableau in state.tableaus:
        found += [face >> 1 for face in tableau if face >> 1 < table.first_faction]
    if sorted(found) != table.tiles:
        yield "the tiles in the bag, in stacks and in tableaus are not the tiles of the set"


def _points(state: RollState) -> Iterator[str]:
    rules = state.table.rules
    pool = rules.points_per_player * state.seats
    reserve = RESERVE if rules.reserve == "ten_points" else max(0, state.table.chips - pool)
    paid = sum(mat[POINTS] for mat in state.mats)
    if paid + state.pool + state.reserve != pool + reserve or state.pool < 0:
        yield "the points paid and the points left are not the points there were"


@lru_cache(maxsize=4096)
def _powers_of(table: Table, tableau: tuple[int, ...]) -> tuple[list[int], tuple[int, ...]]:
    """What the tiles of a tableau add up to, and their powers to reassign."""
    if not tableau:
        return first_powers(table), ()
    powers, reassigns = _powers_of(table, tableau[:-1])
    return joined(table, powers, tableau[-1]), reassigns + table.reassigns[tableau[-1]]


def _seats(state: RollState) -> Iterator[str]:
    table, cap = state.table, state.table.rules.credit_cap
    for seat, mat in enumerate(state.mats):
        who = f"seat {seat + 1}"
        if not 0 <= mat[CREDITS] <= cap:
            yield f"{who} has {mat[CREDITS]} credits"
        if (mat[SELECTED] == NOTHING) != (mat[SELECTOR] == NOTHING):
            yield f"{who} has selected a phase without a worker, or the other way round"
        for kind, room in enumerate(rooms(state, seat)):
            if room < 0:
                yield f"{who} has more goods on {KINDS[kind]} worlds than they can hold"
        if (state.powers[seat], state.reassigns[seat]) != _powers_of(table, state.tableaus[seat]):
            yield f"the powers of {who} are not those of its tiles"
