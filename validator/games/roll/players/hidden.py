"""What a seat can see, and guesses at what it cannot."""

from __future__ import annotations

from collections.abc import Hashable

from validator.engine.chance import below, scrambled
from validator.games.roll.players.hurry import select_for
from validator.games.roll.rules.state import RollState
from validator.games.roll.table.mat import (
    COLOURS,
    COLUMNS,
    CUP,
    NOTHING,
    PHASE_COUNT,
    SELECTED,
    SELECTOR,
    STACKS,
    WILD_SIDE,
)


def imagine(state: RollState, seat: int, seed: int) -> RollState:
    """A copy with chance of its own: rivals' dice that are still secret are rolled and assigned afresh, and the tiles
    that only they know are drawn anew."""
    guess = state.copy()
    guess.chance = scrambled(seed)
    for rival, mat in enumerate(guess.mats):
        if rival != seat:
            if guess.concealed and (mat[SELECTED] >= 0 or any(mat[COLUMNS:STACKS])):
                _roll_again(guess, rival)
            _return_tiles(guess, rival)
    for rival in range(guess.seats):
        if rival != seat:
            _draw_tiles(guess, rival)
    return guess


def _roll_again(guess: RollState, rival: int) -> None:
    """All of a rival's dice are rolled; wild faces go anywhere, and a worker selects the phase that looks best."""
    mat = guess.mats[rival]
    is_selected = mat[SELECTED] >= 0
    dice = [sum(mat[COLUMNS + colour : STACKS : COLOURS]) for colour in range(COLOURS)]
    if is_selected:
        dice[mat[SELECTOR]] += 1
        mat[SELECTED] = mat[SELECTOR] = NOTHING
    mat[COLUMNS:STACKS] = NO_DICE
    keeps_wild = guess.table.rules.wild_faces == "after_reveal"
    for colour, count in enumerate(dice):
        sides = guess.table.sides[colour]
        for _ in range(count):
            side = sides[below(guess, len(sides))]
            if side == WILD_SIDE and not keeps_wild:
                side = below(guess, PHASE_COUNT)
            mat[COLUMNS + COLOURS * side + colour] += 1
    if is_selected:
        select_for(guess, rival)


NO_DICE = [0] * (STACKS - COLUMNS)


def _return_tiles(guess: RollState, rival: int) -> None:
    """Tiles below the top of a rival's stacks, and those in hand, go back into the bag."""
    for stack in guess.stacks[2 * rival : 2 * rival + 2]:
        guess.bag += [face >> 1 for face in stack[:-1]]
    guess.bag += guess.drawn[rival]


def _draw_tiles(guess: RollState, rival: int) -> None:
    bag = guess.bag
    for kind in (0, 1):
        stack = guess.stacks[2 * rival + kind]
        for place in range(len(stack) - 1):
            stack[place] = 2 * _any_of(guess, bag) + kind
    guess.drawn[rival] = tuple(_any_of(guess, bag) for _ in guess.drawn[rival])


def _any_of(guess: RollState, bag: list[int]) -> int:
    place = below(guess, len(bag))
    design = bag[place]
    bag[place] = bag[-1]
    bag.pop()
    return design


def seen_by(state: RollState, seat: int) -> Hashable:
    """All that a seat can see: the table, its own mat, stacks and tiles in hand, and of rivals what lies open."""
    return (
        tuple(_mat_seen(state, seat, who) for who in range(state.seats)), tuple(state.tableaus),
        tuple(_stack_seen(stack, place >> 1 == seat) for place, stack in enumerate(state.stacks)),
        tuple(drawn if who == seat else len(drawn) for who, drawn in enumerate(state.drawn)), len(state.bag),
        tuple(state.aside), tuple(state.supply), state.pool, state.reserve, state.turns, state.concealed,
        state.performed, state.extra, tuple(type(step).__name__ for step in state.stack),
    )  # fmt: skip


def _mat_seen(state: RollState, seat: int, who: int) -> Hashable:
    mat = state.mats[who]
    if who == seat or not state.concealed:
        return tuple(mat)
    dice = [sum(mat[COLUMNS + colour : STACKS : COLOURS]) for colour in range(COLOURS)]
    if mat[SELECTOR] >= 0:
        dice[mat[SELECTOR]] += 1
    return (*mat[:SELECTED], mat[SELECTED] == NOTHING, *mat[CUP:COLUMNS], *dice, *mat[STACKS:])


def _stack_seen(stack: list[int], is_own: bool) -> Hashable:
    return tuple(stack) if is_own else (len(stack), *stack[-1:])
