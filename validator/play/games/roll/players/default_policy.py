"""What a seat does without looking ahead while an option is played on: rules of thumb, for most choices matter little.

Trying each option costs a copy of the game; here a rule names one. Behind the screens only one's own dice change, so
positions there are judged by where the workers stand.
"""

from __future__ import annotations

from typing import Final

from validator.play.engine.step import PASS
from validator.play.games.roll.players.quick_choice import best_looking
from validator.play.games.roll.players.reassigned import choose_in_secret
from validator.play.games.roll.rules.building import PlaceWorker, SpendWorker
from validator.play.games.roll.rules.exploring import SCOUT, STACK_ROOM, Abandon, PlaceTile, ScoutOrStock
from validator.play.games.roll.rules.rounds import Recall, Recruit
from validator.play.games.roll.rules.shipping import TASKS, ProduceGood, ShipGood
from validator.play.games.roll.rules.state import RollState, SeatDecision
from validator.play.games.roll.words.numbers import (
    CITIZENRY,
    COLOURS,
    COLUMNS,
    CONSUME_CREDITS,
    CONSUME_POINTS,
    CREDITS,
    EXPLORERS,
    KIND_COUNT,
    TRADE,
)

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
