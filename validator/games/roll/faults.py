"""What must hold in every position."""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.roll.mat import COLOURS, CREDITS, CUP, NOTHING, POINTS, SELECTED, SELECTOR, dice_owned
from validator.games.roll.powers import first_powers, joined
from validator.games.roll.state import RESERVE, RollState, rooms
from validator.games.roll.words import DIE_COLOURS, KINDS


def faults(state: RollState) -> list[str]:
    """Broken invariants, each a sentence; empty in every position the rules can reach."""
    return [*_dice(state), *_tiles(state), *_points(state), *_seats(state)]


def _dice(state: RollState) -> Iterator[str]:
    for colour in range(COLOURS):
        count = state.supply[colour] + sum(dice_owned(mat, colour) for mat in state.mats)
        if count != state.table.supply[colour]:
            yield f"there are {count} dice of {DIE_COLOURS[colour]}, not {state.table.supply[colour]}"
    if any(count < 0 for count in state.supply) or any(count < 0 for mat in state.mats for count in mat[CUP:]):
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
    if sorted(found) != sorted(table.tiles):
        yield "the tiles in the bag, in stacks and in tableaus are not the tiles of the set"


def _points(state: RollState) -> Iterator[str]:
    rules = state.table.rules
    pool = rules.points_per_player * state.seats
    reserve = RESERVE if rules.reserve == "ten_points" else max(0, state.table.chips - pool)
    paid = sum(mat[POINTS] for mat in state.mats)
    if paid + state.pool + state.reserve != pool + reserve or state.pool < 0:
        yield "the points paid and the points left are not the points there were"


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
        powers = first_powers(table)
        reassigns: tuple[int, ...] = ()
        for face in state.tableaus[seat]:
            powers = joined(table, powers, face)
            reassigns += table.reassigns[face]
        if (powers, reassigns) != (state.powers[seat], state.reassigns[seat]):
            yield f"the powers of {who} are not those of its tiles"
