"""What must hold in every position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from validator.play.games.roll.rules.state import RESERVE, RollState, rooms
from validator.play.games.roll.table.compiled import Table, first_powers, joined
from validator.play.games.roll.words.numbers import (
    COLOURS,
    CREDITS,
    CUP,
    NOTHING,
    POINTS,
    SELECTED,
    SELECTOR,
    dice_owned,
)
from validator.play.games.roll.words.terms import DIE_COLOURS, KINDS


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
