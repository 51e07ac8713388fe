"""What a sensible player chooses.

By rules of thumb where games are played on, in secret behind the own screen, and where powers reassign.
"""

from __future__ import annotations

from typing import Final, final

from validator.play.engine.step import PASS
from validator.play.games.roll.players.value import (
    best_move,
    best_rival,
    done,
    part_later,
    part_left,
    promised,
    room_by_phase,
    value,
    workers_by_phase,
    worth_by_phase,
    worth_in_secret,
)
from validator.play.games.roll.rules.assigning import (
    LEAST_TO_DICTATE,
    SELECT_PHASE,
    WORKERS,
    AssignWild,
    Dictate,
    MoveWorker,
    Reassign,
    Roll,
    SelectPhase,
)
from validator.play.games.roll.rules.building import PlaceWorker, SpendWorker
from validator.play.games.roll.rules.exploring import SCOUT, STACK_ROOM, Abandon, PlaceTile, ScoutOrStock
from validator.play.games.roll.rules.rounds import Recall, Recruit, Reveal, points_of
from validator.play.games.roll.rules.shipping import TASKS, ProduceGood, ShipGood
from validator.play.games.roll.rules.state import RollState, SeatDecision
from validator.play.games.roll.words.numbers import (
    CITIZENRY,
    COLOURS,
    COLUMNS,
    CONSUME_CREDITS,
    CONSUME_POINTS,
    CREDITS,
    CUP,
    DICTATED,
    DICTATES,
    EXPLORERS,
    KIND_COUNT,
    NOTHING,
    PHASE_COUNT,
    SELECTED,
    TRADE,
    WILD,
)

PLACES: Final = WORKERS + COLOURS
"""How many actions of `SelectPhase` select one phase."""


@final
class Assigned:
    """What a seat's position is worth by where its workers stand, as `worth_of` has it: the rest is counted once."""

    __slots__ = ("_chances", "_kept", "_points", "_room")

    def __init__(self, state: RollState, seat: int, ahead: float) -> None:
        later = part_later(ahead)
        self._points = points_of(state, seat)
        self._kept = promised(state, seat, ahead, later)
        self._room = room_by_phase(state, seat)
        worth = worth_by_phase(state, seat, later)
        self._chances = [worth_in_secret(worth, selected) for selected in range(NOTHING, PHASE_COUNT)]

    def worth(self, workers: list[int], selected: int) -> float:
        """The worth while so many workers stand in each column, the one that selects a phase among them."""
        return self._points + (self._kept + done(workers, self._room, self._chances[selected + 1]))

    def worth_with_moves(self, workers: list[int], selected: int, moves: list[int]) -> float:
        """The same, with the best of the moves that a power allows."""
        chances = self._chances[selected + 1]
        total = done(workers, self._room, chances)
        total += best_move(moves, workers, self._room, chances)
        return self._points + (self._kept + total)

    def worth_selected(self, workers: list[int], column: int, phase: int) -> float:
        """The worth after a worker of a column (wild ones are the last) selects a phase."""
        there = workers[:]
        if column < PHASE_COUNT:
            there[column] -= 1
        there[phase] += 1
        return self.worth(there, phase)


@final
class Screened:
    """What comes of a seat's choices behind its screen.

    Attributes:
        worths: by option tried out, the worth if somebody has a choice before the reveal.
        mats: by option tried out, None if somebody has a choice before the reveal; else the seat's mat at the reveal,
            or nothing where it is not certain that the reveal is next.
        depth: of the stack when the reveal is next.
        goes_on: whether any option tried out may go beyond the reveal.
    """

    __slots__ = ("_assigned", "_laid", "_seat", "_state", "depth", "goes_on", "mats", "worths")

    def __init__(self, state: RollState, seat: int, ahead: float) -> None:
        self.worths: list[float] = []
        self.mats: list[list[int] | None] = []
        self.goes_on = False
        self.depth = 0
        self._state = state
        self._seat = seat
        self._assigned = Assigned(state, seat, ahead)
        self._laid = state

    def try_out(self, options: list[int]) -> None:
        """Write down of each option the worth after all that follows from it, or how the mat comes to the reveal."""
        if self._may_dictate_then():
            self._try_selections(options)
            return
        self._laid = self._state.copy()
        for action in options:
            self._try(action)

    def worth_laid_out(self, place: int) -> float:
        """The worth of an option tried out by where the workers stand, even if the reveal is next."""
        mat = self.mats[place]
        if mat is None:
            return self.worths[place]
        if not mat:
            return 0.0
        return self._worth_of(mat)

    def _may_dictate_then(self) -> bool:
        """Whether a phase is to be selected, and the seat may dictate whoever selects it."""
        state, seat = self._state, self._seat
        mat, stack = state.mats[seat], state.stack
        if type(stack[-1]) is not SelectPhase or len(stack) < 3:
            return False
        below = stack[-3] if type(stack[-2]) is Reassign else stack[-2]
        can = state.dictates < state.powers[seat][DICTATES] and sum(mat[COLUMNS:WILD]) > LEAST_TO_DICTATE
        return can and type(below) is Dictate and below.who == seat

    def _try_selections(self, options: list[int]) -> None:
        """All workers of one column that select one phase come to the same."""
        workers = workers_by_phase(self._state.mats[self._seat])
        last, worth = NOTHING, 0.0
        for action in options:
            if action // COLOURS != last:
                last = action // COLOURS
                worth = self._assigned.worth_selected(workers, last % (PLACES // COLOURS), action // PLACES)
            self.worths.append(worth)
            self.mats.append(None)

    def _try(self, action: int) -> None:
        laid = self._laid_out()
        decision = laid.stack.pop()
        assert isinstance(decision, SeatDecision)
        decision.apply(laid, action)
        mat: list[int] | None = None
        worth = 0.0
        if self._is_asked_next():
            worth = self._worth_there()
        else:
            self.goes_on = True
            mat = []
            if type(laid.stack[-1]) is Reveal:
                mat = laid.mats[self._seat]
                self.depth = len(laid.stack)
        self.worths.append(worth)
        self.mats.append(mat)

    def _laid_out(self) -> RollState:
        """The position before the choice: what earlier options have changed of it is put back."""
        laid, state = self._laid, self._state
        laid.stack = state.stack[:]
        laid.mats[self._seat] = state.mats[self._seat][:]
        laid.left, laid.bound, laid.used, laid.dictates = state.left, state.bound, state.used, state.dictates
        laid.power, laid.start, laid.fresh = state.power, state.start, state.fresh
        return laid

    def _is_asked_next(self) -> bool:
        """Run on; whether somebody has a choice before the reveal. A rival who rolls any dice has one."""
        laid = self._laid
        stack = laid.stack
        while True:
            step = stack[-1]
            if isinstance(step, SeatDecision):
                action = step.only(laid)
                if action is None:
                    return True
                stack.pop()
                step.apply(laid, action)
            else:
                return type(step) is Roll and any(laid.mats[step.who][CUP:CITIZENRY])

    def _worth_there(self) -> float:
        laid = self._laid
        mat = laid.mats[self._seat]
        top = laid.stack[-1]
        if type(top) is MoveWorker and laid.power >= 0:
            selected = mat[SELECTED]
            workers = workers_by_phase(mat)
            if selected >= 0:
                workers[selected] += 1
            return self._assigned.worth_with_moves(workers, selected, top.options(laid))
        return self._worth_of(mat)

    def _worth_of(self, mat: list[int]) -> float:
        selected = mat[SELECTED]
        workers = workers_by_phase(mat)
        if selected >= 0:
            workers[selected] += 1
        return self._assigned.worth(workers, selected)


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


WORTHWHILE: Final = 0.05
"""Points by which a dictate has to better the workers' places."""


def choose_in_secret(state: RollState, decision: SeatDecision) -> int:
    """One of ``state.options``, of a seat that assigns its dice."""
    who = decision.who
    if isinstance(decision, Dictate):
        return Stakes(state, who).given_up()
    if isinstance(decision, MoveWorker) and state.power < 0:
        return Stakes(state, who).best_move(state.options)
    if isinstance(decision, Reassign | MoveWorker):
        screened = Screened(state, who, part_left(state))
        screened.try_out(state.options)
        worths = [screened.worth_laid_out(place) for place in range(len(state.options))]
        return state.options[worths.index(max(worths))]
    return hurried(state, decision)


@final
class Stakes:
    """What one worker less means in each column of a seat, and what one more."""

    __slots__ = ("_gained", "_lost", "_mat")

    def __init__(self, state: RollState, seat: int) -> None:
        self._mat = mat = state.mats[seat]
        workers, selected = workers_by_phase(mat), mat[SELECTED]
        if selected >= 0:
            workers[selected] += 1
        room = room_by_phase(state, seat)
        worth = worth_in_secret(worth_by_phase(state, seat, part_later(part_left(state))), selected)
        self._lost = [worth[phase] if workers[phase] <= room[phase] else 0.0 for phase in range(PHASE_COUNT)]
        self._gained = [worth[phase] if workers[phase] < room[phase] else 0.0 for phase in range(PHASE_COUNT)]

    def wanted(self) -> int:
        """The phase in which one worker more does most."""
        return self._gained.index(max(self._gained))

    def given_up(self) -> int:
        """The worker missed least, as `Dictate` numbers it, where a move brings more than two are missed; else none."""
        first, second = self._two_missed_least()
        if second < 0:
            return PASS
        start = second // COLOURS
        brings = 0.0
        for phase in range(PHASE_COUNT):
            if phase != start and self._gained[phase] > brings:
                brings = self._gained[phase]
        missed = self._lost[first // COLOURS] + self._lost[start]
        return first if brings > missed + WORTHWHILE else PASS

    def _two_missed_least(self) -> tuple[int, int]:
        first = second = -1
        for worker in range(COLOURS * PHASE_COUNT):
            count = self._mat[COLUMNS + worker]
            for _ in range(count if count < 2 else 2):
                missed = self._lost[worker // COLOURS]
                if first < 0 or missed < self._lost[first // COLOURS]:
                    first, second = worker, first
                elif second < 0 or missed < self._lost[second // COLOURS]:
                    second = worker
        return first, second

    def best_move(self, moves: list[int]) -> int:
        """The move, as `MoveWorker` numbers it, that brings most; none where one may stay and none brings anything."""
        best, most = PASS, -9.0
        for move in moves:
            worth = 0.0
            if move != PASS:
                worker, phase = divmod(move, PHASE_COUNT)
                worth = self._gained[phase] - self._lost[worker // COLOURS]
            if worth > most:
                best, most = move, worth
        return best


NEEDED: Final = 0.9
"""Points a credit is worth that brings a citizen back into the cup at the end of the round."""
SPARE: Final = 0.2
"""Points of any further credit."""


def default_choice(state: RollState, decision: SeatDecision) -> int:
    """One of ``state.options``, chosen by a rule where there is one, else by a look at each."""
    if state.concealed:
        return choose_in_secret(state, decision)
    options = state.options
    if isinstance(decision, ScoutOrStock):
        return _explorer(state, decision.who)
    if isinstance(decision, PlaceTile):
        return _lower_stack(state, decision.who)
    if isinstance(decision, ShipGood):
        return _best_shipment(state, decision.who)
    if isinstance(decision, Abandon):
        return PASS
    if isinstance(decision, Recruit):
        return options[-1]
    if isinstance(decision, PlaceWorker | SpendWorker | ProduceGood | Recall):
        return options[0]
    return best_looking(state, decision, options)


def _explorer(state: RollState, who: int) -> int:
    """Scout while a stack is bare, stock while credits do not suffice for the citizens to come, then scout."""
    mat, options = state.mats[who], state.options
    is_bare = not state.stacks[2 * who] or not state.stacks[2 * who + 1]
    if not is_bare:
        citizens = sum(mat[CITIZENRY:COLUMNS]) + sum(mat[EXPLORERS : EXPLORERS + COLOURS])
        if mat[CREDITS] < citizens:
            return options[0]
    last = options[-1]
    return last if last >= SCOUT else options[0]


def _lower_stack(state: RollState, who: int) -> int:
    """Under the stack with fewer tiles; of equal ones under the one where the tile costs less."""
    developments, worlds = len(state.stacks[2 * who]), len(state.stacks[2 * who + 1])
    if developments == worlds:
        tile = state.drawn[who][-1]
        cost = state.table.cost
        return 0 if cost[2 * tile] <= cost[2 * tile + 1] else STACK_ROOM
    return 0 if developments < worlds else STACK_ROOM


def _best_shipment(state: RollState, who: int) -> int:
    """The task that brings most at once, where credits that recruit somebody count for more than others."""
    mat, powers, table = state.mats[who], state.powers[who], state.table
    needed = sum(mat[CITIZENRY:COLUMNS]) + 2 * state.left - mat[CREDITS]
    best, most = PASS, -1.0
    for action in state.options:
        if action == PASS:
            continue
        shipper, task = divmod(action, TASKS)
        good, is_consumed = divmod(task, 2)
        kind, colour = divmod(good, COLOURS)
        if is_consumed:
            points = table.rules.consume_points + powers[CONSUME_POINTS + kind]
            points += table.match[KIND_COUNT * colour + kind] + table.match[KIND_COUNT * (shipper % COLOURS) + kind]
            credits = powers[CONSUME_CREDITS + kind]
        else:
            points, credits = 0, table.trade[kind] + powers[TRADE + kind]
        paid = credits if credits < needed else needed if needed > 0 else 0
        worth = points + NEEDED * paid + SPARE * (credits - paid)
        if worth > most:
            best, most = action, worth
    return best
