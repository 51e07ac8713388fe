"""What `greedy` asks: all options of a choice judged at once, so that what they share is looked at once.

A choice is tried on the true position first. Where what follows from it asks neither chance nor anything that the seat
cannot see, it turns out the same on every guess; only what rivals' hidden tiles are worth is then still to be guessed.
"""

from __future__ import annotations

from validator.play.engine.step import choose, run_on
from validator.play.games.roll.players.hidden import Revealed, Rivals, has_hidden_tiles, imagine, imagine_tiles
from validator.play.games.roll.players.screened import Screened
from validator.play.games.roll.players.value import foreseen, part_left, show, worth_of
from validator.play.games.roll.rules.state import RollState


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
