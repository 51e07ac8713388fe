"""What a player of Roll for the Galaxy knows and guesses of hidden dice and of rivals.

And all options of a choice judged by it at once.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, final

from validator.play.engine.chance import below, scrambled
from validator.play.engine.step import choose, run_on
from validator.play.games.roll.players.choosing import Screened, Stakes, select_for
from validator.play.games.roll.players.value import NOBODY, foreseen, part_left, show, worth_of
from validator.play.games.roll.rules.exploring import Abandon
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

# What a seat can see, and guesses at what it cannot.


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


# What rivals' positions are worth, counted again only where something of theirs has changed.


@final
class Rival:
    """A rival's things as they were when their worth was counted last, and that worth."""

    __slots__ = ("ahead", "concealed", "developments", "drawn", "mat", "tableau", "who", "worlds", "worth")

    def __init__(self, who: int) -> None:
        self.who = who
        self.ahead = -1.0
        self.concealed = 0
        self.mat: list[int] = []
        self.developments: list[int] = []
        self.worlds: list[int] = []
        self.tableau: tuple[int, ...] = ()
        self.drawn: tuple[int, ...] = ()
        self.worth = 0.0

    def is_as_before(self, state: RollState, ahead: float) -> bool:
        """Whether nothing that the worth hangs on has changed."""
        who = self.who
        return (
            self.mat == state.mats[who]
            and self.ahead == ahead
            and self.worlds == state.stacks[2 * who + 1]
            and self.developments == state.stacks[2 * who]
            and self.tableau == state.tableaus[who]
            and self.drawn == state.drawn[who]
            and self.concealed == state.concealed
        )

    def count(self, state: RollState, ahead: float) -> None:
        """Count the worth; the position is not to be changed any more."""
        who = self.who
        self.ahead, self.concealed = ahead, state.concealed
        self.mat, self.tableau, self.drawn = state.mats[who], state.tableaus[who], state.drawn[who]
        self.developments, self.worlds = state.stacks[2 * who], state.stacks[2 * who + 1]
        self.worth = worth_of(state, who, ahead, False)

    def forget(self) -> None:
        """Have the worth counted anew the next time: it hung on more than lies before the rival."""
        self.ahead = -1.0


@final
class Rivals:
    """The rivals of a seat."""

    __slots__ = ("_every",)

    def __init__(self, seats: int, seat: int) -> None:
        self._every = [Rival(who) for who in range(seats) if who != seat]

    def best(self, state: RollState, ahead: float) -> float:
        """As `best_rival`; the position is not to be changed any more."""
        top = state.stack[-1] if state.stack else None
        scout = top.who if type(top) is Abandon else NOTHING
        best = NOBODY
        for rival in self._every:
            if rival.who == scout:
                rival.count(state, ahead)
                rival.forget()
            elif not rival.is_as_before(state, ahead):
                rival.count(state, ahead)
            if rival.worth > best:
                best = rival.worth
        return best


# Positions after the reveal, on one guess: those that differ in nothing that matters are judged once.


@final
class Revealed:
    """Values of positions after the reveal.

    Workers of phases that do not take place come home wherever they stood: assignments that differ in nothing else
    lead to one and the same position. Where wild faces are given phases after the reveal, that is later.
    """

    __slots__ = ("_guess", "_performed", "_rivals", "_seat", "_values")

    def __init__(self, guess: RollState, seat: int, rivals: Rivals) -> None:
        self._guess = guess
        self._seat = seat
        self._rivals = rivals
        self._performed: dict[int, int] = {}
        self._values: dict[tuple[int, ...], float] = {}

    def value(self, mat: list[int], depth: int) -> float:
        """The value once the seat has assigned its dice like this and so many steps, the reveal first, are left."""
        performed = self._performed.get(mat[SELECTED], -1)
        if performed >= 0:
            known = self._values.get(_working(mat, performed))
            if known is not None:
                return known
        guess = self._guess
        trial = guess.copy()
        trial.mats[self._seat] = mat[:]
        del trial.stack[depth:]
        run_on(trial)
        ahead = part_left(trial)
        value = worth_of(trial, self._seat, ahead, True) - self._rivals.best(trial, ahead)
        if trial.turns == guess.turns and guess.table.rules.wild_faces == "before_reveal":
            self._performed[mat[SELECTED]] = trial.performed
            self._values[_working(mat, trial.performed)] = value
        return value


def _working(mat: list[int], performed: int) -> tuple[int, ...]:
    """What tells one assignment from another after the reveal: who selects, and who works in phases that take place."""
    dice = mat[SELECTED:CUP]
    for phase in range(PHASE_COUNT):
        if performed >> phase & 1:
            place = COLUMNS + COLOURS * phase
            dice += mat[place : place + COLOURS]
    return tuple(dice)


def judged(state: RollState, seat: int, seeds: list[int]) -> list[float]:
    """For each option the sum of its values over the guesses that have these seeds."""
    return _judged_in_secret(state, seat, seeds) if state.concealed else _judged_openly(state, seat, seeds)


def _judged_in_secret(state: RollState, seat: int, seeds: list[int]) -> list[float]:
    totals = [0.0] * len(state.options)
    rivals = Rivals(state.seats, seat)
    ahead = part_left(state)
    screened = Screened(state, seat, ahead)
    screened.try_out(state.options)
    is_hidden = has_hidden_tiles(state, seat)
    for seed in seeds:
        guess = _guess(state, seat, seed, screened.goes_on, is_hidden)
        best = rivals.best(guess, ahead)
        revealed = Revealed(guess, seat, rivals)
        for place, action in enumerate(state.options):
            mat = screened.mats[place]
            if mat is None:
                totals[place] += screened.worths[place] - best
            elif mat:
                totals[place] += revealed.value(mat, screened.depth)
            else:
                totals[place] += _value_on(guess, seat, action, rivals)
    return totals


def _judged_openly(state: RollState, seat: int, seeds: list[int]) -> list[float]:
    totals = [0.0] * len(state.options)
    rivals = Rivals(state.seats, seat)
    trials = [foreseen(state, action, seat) for action in state.options]
    aheads, worths = [], []
    for trial in trials:
        ahead = part_left(trial) if trial is not None else 0.0
        aheads.append(ahead)
        worths.append(worth_of(trial, seat, ahead, True) if trial is not None else 0.0)
    is_hidden = has_hidden_tiles(state, seat)
    for seed in seeds:
        guess = _guess(state, seat, seed, None in trials, is_hidden)
        for place, trial in enumerate(trials):
            if trial is None:
                totals[place] += _value_on(guess, seat, state.options[place], rivals)
            else:
                if is_hidden:
                    show(guess, trial, seat)
                totals[place] += worths[place] - rivals.best(trial, aheads[place])
    return totals


def _guess(state: RollState, seat: int, seed: int, is_played: bool, is_hidden: bool) -> RollState:
    """What there is to be guessed, as far as it will be looked at."""
    if is_played:
        return imagine(state, seat, seed)
    return imagine_tiles(state, seat, seed) if is_hidden else state


def _value_on(guess: RollState, seat: int, action: int, rivals: Rivals) -> float:
    """The value of an option tried on a guess."""
    trial = guess.copy()
    choose(trial, action)
    run_on(trial)
    ahead = part_left(trial)
    return worth_of(trial, seat, ahead, True) - rivals.best(trial, ahead)
