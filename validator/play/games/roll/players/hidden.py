"""What a seat can see, and guesses at what it cannot."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from validator.play.engine.chance import below, scrambled
from validator.play.games.roll.players.quick_choice import select_for
from validator.play.games.roll.players.reassigned import Stakes
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.words.numbers import (
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
    if guess.concealed:
        for rival in range(guess.seats):
            if rival != seat and _has_rolled(guess, rival):
                _roll_again(guess, rival)
    _draw_again(guess, seat)
    return guess


def guess_again(guess: RollState, seat: int) -> None:
    """Have rivals who have rolled roll again, and give wild faces phases as they would in a hurry.

    Those who roll later in a guess do so then; were the others' wild faces left to chance, as `imagine` does, who rolls
    last would foretell rivals worse than who rolls first.
    """
    if not guess.concealed:
        return
    for rival in range(guess.seats):
        if rival != seat and _has_rolled(guess, rival):
            _roll_again(guess, rival, is_random=False)


def imagine_tiles(state: RollState, seat: int, seed: int) -> RollState:
    """As `imagine`, but rivals' dice stay as they are: for those who look at nothing but rivals' stacks."""
    guess = state.copy()
    guess.chance = scrambled(seed)
    if guess.concealed:
        for rival in range(guess.seats):
            if rival != seat and _has_rolled(guess, rival):
                for colour, count in enumerate(_secret_dice(guess.mats[rival])):
                    for _ in range(count):
                        _rolled(guess, colour)
    _draw_again(guess, seat)
    return guess


def has_hidden_tiles(state: RollState, seat: int) -> bool:
    """Whether rivals have tiles that the seat cannot see."""
    for rival in range(state.seats):
        if rival != seat and (
            state.drawn[rival] or len(state.stacks[2 * rival]) > 1 or len(state.stacks[2 * rival + 1]) > 1
        ):
            return True
    return False


def _has_rolled(guess: RollState, rival: int) -> bool:
    mat = guess.mats[rival]
    return mat[SELECTED] >= 0 or any(mat[COLUMNS:STACKS])


def _roll_again(guess: RollState, rival: int, *, is_random: bool = True) -> None:
    """All of a rival's dice are rolled; a worker selects the phase that looks best.

    Wild faces go anywhere, or, if not ``is_random``, where a worker does most.
    """
    mat = guess.mats[rival]
    dice = _secret_dice(mat)
    is_selected = mat[SELECTED] >= 0
    mat[SELECTED] = mat[SELECTOR] = NOTHING
    mat[COLUMNS:STACKS] = NO_DICE
    wild: list[int] = []
    for colour, count in enumerate(dice):
        for _ in range(count):
            side = _side_rolled(guess, colour) if not is_random else _rolled(guess, colour)
            if side == WILD_SIDE and not is_random and guess.table.rules.wild_faces == "before_reveal":
                wild.append(colour)
            else:
                mat[COLUMNS + COLOURS * side + colour] += 1
    for colour in wild:
        mat[COLUMNS + COLOURS * Stakes(guess, rival).wanted() + colour] += 1
    if is_selected:
        select_for(guess, rival)


def _secret_dice(mat: list[int]) -> list[int]:
    """By colour, the dice that somebody has behind the screen."""
    dice = [sum(mat[COLUMNS + colour : STACKS : COLOURS]) for colour in range(COLOURS)]
    if mat[SELECTED] >= 0:
        dice[mat[SELECTOR]] += 1
    return dice


def _side_rolled(guess: RollState, colour: int) -> int:
    """A side of a die of a colour."""
    sides = guess.table.sides[colour]
    return sides[below(guess, len(sides))]


def _rolled(guess: RollState, colour: int) -> int:
    """The column that a die of a colour goes to."""
    side = _side_rolled(guess, colour)
    if side == WILD_SIDE and guess.table.rules.wild_faces == "before_reveal":
        side = below(guess, PHASE_COUNT)
    return side


NO_DICE: Final = [0] * (STACKS - COLUMNS)


def _draw_again(guess: RollState, seat: int) -> None:
    """Tiles below the top of rivals' stacks, and those in their hands, go back into the bag; others are drawn."""
    bag = guess.bag
    for rival in range(guess.seats):
        if rival != seat:
            for stack in guess.stacks[2 * rival : 2 * rival + 2]:
                if len(stack) > 1:
                    bag += [face >> 1 for face in stack[:-1]]
            bag += guess.drawn[rival]
    for rival in range(guess.seats):
        if rival != seat:
            for kind in (0, 1):
                stack = guess.stacks[2 * rival + kind]
                for place in range(len(stack) - 1):
                    stack[place] = 2 * _any_of(guess, bag) + kind
            if guess.drawn[rival]:
                guess.drawn[rival] = tuple([_any_of(guess, bag) for _ in guess.drawn[rival]])


def _any_of(guess: RollState, bag: list[int]) -> int:
    place = below(guess, len(bag))
    design = bag[place]
    bag[place] = bag[-1]
    bag.pop()
    return design


def seen_by(state: RollState, seat: int) -> Hashable:
    """All that a seat can see: the table, its own mat, stacks and tiles in hand, and of rivals what lies open."""
    return (
        tuple(_mat_seen(state, seat, who) for who in range(state.seats)),
        tuple(state.tableaus),
        tuple(_stack_seen(stack, place >> 1 == seat) for place, stack in enumerate(state.stacks)),
        tuple(drawn if who == seat else len(drawn) for who, drawn in enumerate(state.drawn)),
        len(state.bag),
        tuple(state.aside),
        tuple(state.supply),
        state.pool,
        state.reserve,
        state.turns,
        state.concealed,
        state.performed,
        state.extra,
        tuple(type(step).__name__ for step in state.stack),
    )


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
