"""What a sensible player chooses in secret without thinking long: how rivals are guessed at before the reveal."""

from __future__ import annotations

from validator.play.engine.step import PASS
from validator.play.games.roll.players.screened import PLACES, Assigned, Screened
from validator.play.games.roll.players.value import best_rival, part_left, value, workers_by_phase
from validator.play.games.roll.rules.assigning import SELECT_PHASE, AssignWild, MoveWorker, SelectPhase
from validator.play.games.roll.rules.state import RollState, SeatDecision
from validator.play.games.roll.words.numbers import COLOURS, COLUMNS, DICTATED, PHASE_COUNT


def is_secret(state: RollState) -> bool:
    """Whether dice are being assigned behind the screens."""
    return bool(state.concealed)


def hurried(state: RollState, decision: SeatDecision) -> int:
    """A choice made in secret: wild faces, the phase and moved workers by what looks best; no more powers are used."""
    if isinstance(decision, SelectPhase):
        return _selection(state, decision)
    if isinstance(decision, AssignWild | MoveWorker):
        return best_looking(state, decision, state.options)
    return PASS if PASS in state.options else state.options[0]


def shortlist(state: RollState, decision: SeatDecision) -> list[int]:
    """The options worth thinking about: of those that select a phase, for each phase the one that looks best."""
    if not isinstance(decision, SelectPhase) or PASS in state.options:
        return state.options
    by_phase: dict[int, list[int]] = {}
    for option in state.options:
        by_phase.setdefault(option // PLACES, []).append(option)
    return [best_looking(state, decision, options) for options in by_phase.values()]


def looks(state: RollState, decision: SeatDecision, options: list[int]) -> list[float]:
    """What each option is worth by where the seat's workers then stand, and how likely each phase takes place."""
    screened = Screened(state, decision.who, part_left(state))
    screened.try_out(options)
    return [screened.worth_laid_out(place) for place in range(len(options))]


def select_for(state: RollState, seat: int) -> None:
    """Let a worker of a rival, whose dice are guessed, select the phase that looks best."""
    decision = SELECT_PHASE[seat]
    decision.apply(state, _selection(state, decision))


def _selection(state: RollState, decision: SelectPhase) -> int:
    """The phase that looks best, selected by a worker of its own column, else by one of the fullest."""
    mat = state.mats[decision.who]
    columns = [mat[place : place + COLOURS] for place in range(COLUMNS, DICTATED, COLOURS)]
    counts = [sum(column) for column in columns]
    fullest = counts.index(max(counts))
    if not counts[fullest]:
        return PASS
    options = []
    for phase in range(PHASE_COUNT):
        column = phase if counts[phase] else fullest
        colour = 0
        while not columns[column][colour]:
            colour += 1
        options.append(PLACES * phase + COLOURS * column + colour)
    if not state.concealed or (type(state.stack[-1]) is MoveWorker and state.power >= 0):
        return best_looking(state, decision, options)
    return _best_selection(state, decision.who, options)


def _best_selection(state: RollState, seat: int, options: list[int]) -> int:
    """As `_best`, for phases to be selected: nothing changes but the columns of workers."""
    ahead = part_left(state)
    assigned, rivals = Assigned(state, seat, ahead), best_rival(state, seat, ahead)
    workers = workers_by_phase(state.mats[seat])
    best, most = options[0], 0.0
    for option in options:
        worth = assigned.worth_selected(workers, option % PLACES // COLOURS, option // PLACES) - rivals
        if option == options[0] or worth > most:
            best, most = option, worth
    return best


def best_looking(state: RollState, decision: SeatDecision, options: list[int]) -> int:
    """The option that looks best one choice ahead."""
    worth = []
    for option in options:
        trial = state.copy()
        decision.apply(trial, option)
        worth.append(value(trial, decision.who))
    return options[worth.index(max(worth))]
