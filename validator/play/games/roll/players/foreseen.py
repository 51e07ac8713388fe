"""What follows from a choice for certain, whatever chance brings and whatever the seat cannot see."""

from __future__ import annotations

from validator.play.engine.step import choose
from validator.play.games.roll.rules.building import Build
from validator.play.games.roll.rules.exploring import DrawTiles, TileAtEnd
from validator.play.games.roll.rules.rounds import StartRound
from validator.play.games.roll.rules.state import RollState, SeatDecision


def foreseen(state: RollState, action: int, seat: int) -> RollState | None:
    """The position after a choice made openly and all that follows; None where that hangs on what is to be guessed."""
    for rival in range(state.seats):
        if rival != seat and state.drawn[rival]:
            return None
    trial = state.copy()
    choose(trial, action)
    return trial if _runs_on(trial, seat) and _is_as_hidden(state, trial, seat) else None


def _runs_on(trial: RollState, seat: int) -> bool:
    """Run on as far as a choice; whether this came about before anything was sure to hang on a guess."""
    stack = trial.stack
    while stack:
        step = stack[-1]
        if isinstance(step, SeatDecision):
            action = step.only(trial)
            if action is None:
                return True
            stack.pop()
            step.apply(trial, action)
        else:
            kind = type(step)
            if kind is StartRound or kind is DrawTiles or kind is TileAtEnd:
                return False
            if isinstance(step, Build) and step.who != seat:
                return False
            stack.pop()
            step.run(trial)
    return True


def _is_as_hidden(state: RollState, trial: RollState, seat: int) -> bool:
    """Whether chance was not asked and rivals' tiles lie as they did."""
    if trial.chance != state.chance:
        return False
    for rival in range(state.seats):
        if rival != seat and (
            trial.drawn[rival]
            or trial.stacks[2 * rival] != state.stacks[2 * rival]
            or trial.stacks[2 * rival + 1] != state.stacks[2 * rival + 1]
        ):
            return False
    return True


def show(guess: RollState, trial: RollState, seat: int) -> None:
    """Lay rivals' tiles in a trial as they are guessed."""
    for rival in range(guess.seats):
        if rival != seat:
            trial.stacks[2 * rival] = guess.stacks[2 * rival]
            trial.stacks[2 * rival + 1] = guess.stacks[2 * rival + 1]
