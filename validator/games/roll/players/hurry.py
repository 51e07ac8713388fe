"""What a sensible player chooses in secret without thinking long: how rivals are guessed at before the reveal."""

from __future__ import annotations

from validator.engine.step import PASS
from validator.games.roll.players.value import value
from validator.games.roll.rules.assigning import SELECT_PHASE, WORKERS, AssignWild, MoveWorker, SelectPhase
from validator.games.roll.rules.state import RollState, SeatDecision
from validator.games.roll.table.mat import COLOURS, COLUMNS, DICTATED, NOTHING, PHASE_COUNT

PLACES = WORKERS + COLOURS
"""How many actions of `SelectPhase` select one phase."""


def is_secret(state: RollState) -> bool:
    """Whether dice are being assigned behind the screens."""
    return bool(state.concealed)


def hurried(state: RollState, decision: SeatDecision) -> int:
    """A choice made in secret: wild faces, the phase and moved workers by what looks best; no more powers are used."""
    if isinstance(decision, SelectPhase):
        return _selection(state, decision)
    if isinstance(decision, AssignWild | MoveWorker):
        return _best(state, decision, state.options)
    return PASS if PASS in state.options else state.options[0]


def shortlist(state: RollState, decision: SeatDecision) -> list[int]:
    """The options worth thinking about: of those that select a phase, for each phase the one that looks best."""
    if not isinstance(decision, SelectPhase) or PASS in state.options:
        return state.options
    by_phase: dict[int, list[int]] = {}
    for option in state.options:
        by_phase.setdefault(option // PLACES, []).append(option)
    return [_best(state, decision, options) for options in by_phase.values()]


def select_for(state: RollState, seat: int) -> None:
    """Let a worker of a rival, whose dice are guessed, select the phase that looks best."""
    decision = SELECT_PHASE[seat]
    decision.apply(state, _selection(state, decision))


def _selection(state: RollState, decision: SelectPhase) -> int:
    """The phase that looks best, selected by a worker of its own column, else by one of the fullest."""
    mat = state.mats[decision.who]
    columns = [mat[place : place + COLOURS] for place in range(COLUMNS, DICTATED, COLOURS)]
    fullest = max(range(len(columns)), key=lambda column: sum(columns[column]))
    options = []
    for phase in range(PHASE_COUNT):
        column = phase if any(columns[phase]) else fullest
        colour = next((colour for colour, count in enumerate(columns[column]) if count), NOTHING)
        if colour != NOTHING:
            options.append(PLACES * phase + COLOURS * column + colour)
    return _best(state, decision, options) if options else PASS


def _best(state: RollState, decision: SeatDecision, options: list[int]) -> int:
    """The option that looks best one choice ahead."""
    worth = []
    for option in options:
        trial = state.copy()
        decision.apply(trial, option)
        worth.append(value(trial, decision.who))
    return options[worth.index(max(worth))]
