"""Games dealt on purpose, so that what luck seldom shows is within reach."""

from __future__ import annotations

from validator.content.vocabulary import titled_parts
from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.game import Promise
from validator.play.games.roll.coverage.promises import promises_of
from validator.play.games.roll.rules.building import take_in
from validator.play.games.roll.rules.rounds import USE_FIRST_TILES, start
from validator.play.games.roll.rules.state import RollState, gain_credits, gain_dice, take_dice
from validator.play.games.roll.table.compiled import Table
from validator.play.games.roll.words.numbers import CITIZENRY, CUP

COMPANY = 5
"""Tiles that lie in the tableau beside the one a power or bonus is looked for on."""
LATE = 8
"""Tiles added to a tableau near the end of a game."""
MORE_DICE = 2
"""Dice of each colour a seat gets beside those its tiles bring."""


def spotlight(table: Table, seats: int, seed: int, number: int) -> RollState | None:
    """The start of a game in which a promise is within reach.

    A tile to be completed is on top of somebody's stack; a tile whose power or bonus is looked for lies in a tableau
    among others; its player gets more dice. For a rule every tableau is well on its way.
    """
    promise = promises_of(table).all[number]
    dice = Dice(scrambled(seed, 1))
    state = start(table, seats, seed)
    seat = below(dice, seats)
    if promise.piece is None:
        for other in range(seats):
            _fill(state, other, dice, 1 + below(dice, LATE))
        if promise.key == "rule:die-missing":
            _empty_supply(state, seat)
        return state
    face = _face(table, promise)
    if face >= 2 * table.first_faction:
        return state if any(face in tableau for tableau in state.tableaus) else None
    if face >> 1 not in state.bag:
        return None
    state.bag.remove(face >> 1)
    if promise.group in ("tiles", "gains"):
        _lay_on_stack(state, seat, face)
        _fill(state, seat, dice, 0)
    else:
        take_in(state, seat, face)
        _bring(state, seat, face)
        _fill(state, seat, dice, COMPANY)
    return state


def _face(table: Table, promise: Promise) -> int:
    """The number of the face that a promise is about."""
    design = table.designs.index(promise.piece or "")
    return 2 * design + list(titled_parts(table.pieces[design])).index(str(promise.path[0]))


def _lay_on_stack(state: RollState, seat: int, face: int) -> None:
    """A face lies alone on its stack, and the seat's first tiles go back into the bag."""
    state.stack.remove(USE_FIRST_TILES[seat])
    state.bag += state.drawn[seat]
    state.drawn[seat] = ()
    state.stacks[2 * seat + (0 if state.table.is_development(face) else 1)] = [face]


def _fill(state: RollState, seat: int, dice: Dice, count: int) -> None:
    """Faces of tiles from the bag come into a tableau with what they bring, and dice of every colour into the cup."""
    for _ in range(min(count, len(state.bag))):
        design = state.bag.pop(below(dice, len(state.bag)))
        face = 2 * design + below(dice, 2)
        take_in(state, seat, face)
        _bring(state, seat, face)
    for colour in range(len(state.supply)):
        gain_dice(state, seat, colour, below(dice, MORE_DICE + 1), CUP)


def _bring(state: RollState, seat: int, face: int) -> None:
    gain_credits(state, seat, state.table.gained_credits[face])
    take_dice(state, seat, face)


def _empty_supply(state: RollState, seat: int) -> None:
    """All dice of the supply lie in one seat's citizenry."""
    for colour, count in enumerate(state.supply):
        state.mats[seat][CITIZENRY + colour] += count
        state.supply[colour] = 0
