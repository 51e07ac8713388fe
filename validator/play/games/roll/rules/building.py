"""Phases II and III, develop and settle: workers go to a stack until its top tile is complete."""

from __future__ import annotations

from typing import Final

from validator.play.engine.step import PASS
from validator.play.games.roll.rules.state import EVERY_SEAT, RollState, SeatDecision, SeatStep, gain_credits, take_dice
from validator.play.games.roll.table import joined
from validator.play.games.roll.words.numbers import (
    CITIZENRY,
    COLOURS,
    CUP,
    DEVELOPERS,
    DISCOUNT,
    LEAST,
    MAT_SIZE,
    RETURN_ALL,
    RETURN_MOST,
    REWARD,
    SPENT,
    STACKS,
)


def workers_needed(state: RollState, seat: int, face: int) -> int:
    """What a tile needs after discounts: not below the smallest of their limits, never more than is printed."""
    table, powers = state.table, state.powers[seat]
    cost, kind = table.cost[face], table.class_of[face]
    discount = powers[DISCOUNT + kind]
    if not discount:
        return cost
    least = powers[LEAST + kind]
    return min(cost, max(least, cost - discount))


class BuildStep(SeatStep):
    """A step about one seat's development stack (``kind`` 0) or world stack (1)."""

    __slots__ = ("kind",)

    def __init__(self, who: int, kind: int) -> None:
        self.who = who
        self.kind = kind


class BuildDecision(SeatDecision):
    """A choice about one seat's development stack (``kind`` 0) or world stack (1)."""

    __slots__ = ("kind",)

    def __init__(self, who: int, kind: int) -> None:
        self.who = who
        self.kind = kind


class Build(BuildStep):
    """A seat's developers or settlers set to work; comes back until nothing more can be done."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        who, kind = self.who, self.kind
        mat, stack = state.mats[who], state.stacks[2 * who + kind]
        here, there = DEVELOPERS + COLOURS * kind, STACKS + COLOURS * kind
        workers = sum(mat[here : here + COLOURS])
        if not stack:
            if workers:
                _send_home(mat, here)
            return
        waiting = sum(mat[there : there + COLOURS])
        missing = workers_needed(state, who, stack[-1]) - waiting
        if missing <= 0:
            complete(state, who, kind, waiting + missing)
        elif workers > missing and _is_mixed(mat, here, workers):
            state.left, state.bound = missing, 0
            state.stack.append(self)
            state.stack.append(PLACE_WORKER[kind][who])
        elif workers:
            _place(mat, here, there, min(workers, missing))
            if workers >= missing:
                complete(state, who, kind, waiting + missing)


def _send_home(mat: list[int], here: int) -> None:
    for colour in range(COLOURS):
        mat[CUP + colour] += mat[here + colour]
        mat[here + colour] = 0


def _is_mixed(mat: list[int], here: int, count: int) -> bool:
    return count not in mat[here : here + COLOURS]


def _place(mat: list[int], here: int, there: int, count: int) -> None:
    """So many workers, of one colour or all there are, go to the stack."""
    for colour in range(COLOURS):
        dice = min(count, mat[here + colour])
        mat[here + colour] -= dice
        mat[there + colour] += dice
        count -= dice


class PlaceWorker(BuildDecision):
    """Which colour of worker goes to the stack next, where some will not be needed; the action is the colour."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        place = DEVELOPERS + COLOURS * self.kind
        return ascending(state.mats[self.who][place : place + COLOURS], state.bound, state.left)

    def apply(self, state: RollState, action: int) -> None:
        mat = state.mats[self.who]
        mat[DEVELOPERS + COLOURS * self.kind + action] -= 1
        mat[STACKS + COLOURS * self.kind + action] += 1
        state.bound = action
        state.left -= 1
        if state.left:
            state.stack.append(self)


def ascending(counts: list[int], bound: int, left: int) -> list[int]:
    """Colours from ``bound`` up of which one may be taken so that ``left`` can be taken in ascending order."""
    options = []
    rest = sum(counts[bound:])
    for colour in range(bound, COLOURS):
        if rest < left:
            break
        if counts[colour]:
            options.append(colour)
            rest -= counts[colour]
    return options


def complete(state: RollState, who: int, kind: int, need: int) -> None:
    """The top tile of a stack is complete: ``need`` of the dice that wait there are spent on it."""
    mat = state.mats[who]
    place = STACKS + COLOURS * kind
    steps = state.stack
    steps.append(BUILD[kind][who])
    steps.append(COMPLETE[kind][who])
    if state.powers[who][RETURN_MOST + kind]:
        steps.append(RETURN_WORKER[kind][who])
    state.left, state.bound = state.powers[who][RETURN_MOST + kind], 0
    if sum(mat[place : place + COLOURS]) == need:
        mat[SPENT:MAT_SIZE] = mat[place : place + COLOURS]
        mat[place : place + COLOURS] = NONE
    elif need:
        state.left = need
        steps.append(SPEND_WORKER[kind][who])


NONE: Final = [0] * COLOURS


class SpendWorker(BuildDecision):
    """Which of too many dice on a stack are spent on its tile; the action is the colour."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        place = STACKS + COLOURS * self.kind
        return ascending(state.mats[self.who][place : place + COLOURS], state.bound, state.left)

    def apply(self, state: RollState, action: int) -> None:
        mat = state.mats[self.who]
        mat[STACKS + COLOURS * self.kind + action] -= 1
        mat[SPENT + action] += 1
        state.bound = action
        state.left -= 1
        if state.left:
            state.stack.append(self)
        else:
            state.left, state.bound = state.powers[self.who][RETURN_MOST + self.kind], 0


class ReturnWorker(BuildDecision):
    """A worker just spent may go to the cup (the action is its colour) rather than to the citizenry."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        mat, must = state.mats[self.who], state.powers[self.who][RETURN_ALL + self.kind]
        return [PASS] + [
            colour for colour in range(state.bound, COLOURS) if mat[SPENT + colour] and not must >> colour & 1
        ]

    def apply(self, state: RollState, action: int) -> None:
        if action == PASS:
            return
        mat = state.mats[self.who]
        mat[SPENT + action] -= 1
        mat[CUP + action] += 1
        state.bound = action
        state.left -= 1
        if state.left:
            state.stack.append(self)


class Complete(BuildStep):
    """The top tile of a stack comes into the tableau; other tiles pay for it, then it brings what it gains."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        who, kind, table = self.who, self.kind, state.table
        mat, powers = state.mats[who], state.powers[who]
        must = powers[RETURN_ALL + kind]
        for colour in range(COLOURS):
            count = mat[SPENT + colour]
            if count:
                mat[SPENT + colour] = 0
                mat[(CUP if must >> colour & 1 else CITIZENRY) + colour] += count
        face = state.stacks[2 * who + kind].pop()
        reward = powers[REWARD + table.class_of[face]]
        if reward:
            gain_credits(state, who, reward)
        take_in(state, who, face)
        state.stack.append(TAKE_GAINS[who])
        for _ in range(table.removed[face]):
            state.stack.append(REMOVE_DIE[who])


def take_in(state: RollState, seat: int, face: int) -> None:
    """A tile comes into a tableau, its powers with it."""
    state.tableaus[seat] += (face,)
    state.powers[seat] = joined(state.table, state.powers[seat], face)
    state.reassigns[seat] += state.table.reassigns[face]


class RemoveDie(SeatDecision):
    """A die of one's own, from any place of the mat (the action is the place), goes back to the supply."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        options = [CUP + place for place, dice in enumerate(state.mats[self.who][CUP:SPENT]) if dice]
        return options or [PASS]

    def apply(self, state: RollState, action: int) -> None:
        if action != PASS:
            state.mats[self.who][action] -= 1
            state.supply[(action - CUP) % COLOURS] += 1


class TakeGains(SeatStep):
    """The tile that came into the tableau last brings its credits and dice."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        who, table = self.who, state.table
        face = state.tableaus[who][-1]
        if table.gained_credits[face]:
            gain_credits(state, who, table.gained_credits[face])
        take_dice(state, who, face)


KINDS_OF_STACK: Final = range(2)
BUILD: Final = [[Build(seat, kind) for seat in EVERY_SEAT] for kind in KINDS_OF_STACK]
PLACE_WORKER: Final = [[PlaceWorker(seat, kind) for seat in EVERY_SEAT] for kind in KINDS_OF_STACK]
SPEND_WORKER: Final = [[SpendWorker(seat, kind) for seat in EVERY_SEAT] for kind in KINDS_OF_STACK]
RETURN_WORKER: Final = [[ReturnWorker(seat, kind) for seat in EVERY_SEAT] for kind in KINDS_OF_STACK]
COMPLETE: Final = [[Complete(seat, kind) for seat in EVERY_SEAT] for kind in KINDS_OF_STACK]
TAKE_GAINS: Final = [TakeGains(seat) for seat in EVERY_SEAT]
REMOVE_DIE: Final = [RemoveDie(seat) for seat in EVERY_SEAT]
