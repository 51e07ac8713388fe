"""How good a position looks: what `greedy` maximises and `search` ends its look-ahead with.

What a seat can see, and what styles of play lean to.
"""

from __future__ import annotations

from collections.abc import Hashable

from validator.play.engine.chance import scrambled
from validator.play.games.steam.players.network import (
    BUILD_DOLLAR,
    CASH_OF_INCOME,
    ROUNDS_AHEAD,
    SECOND_PROMISE,
    Promises,
    income_worth,
    reach_of,
)
from validator.play.games.steam.rules.auction import ISSUE_SHARES
from validator.play.games.steam.rules.building import BEGIN_BUILDING, BUILD
from validator.play.games.steam.rules.moving import MOVE_GOODS
from validator.play.games.steam.rules.rounds import END_ROUND, expenses, scores
from validator.play.games.steam.rules.state import SteamState, name_of
from validator.play.games.steam.track import loose_end


def imagine(state: SteamState, seat: int, seed: int) -> SteamState:
    """A copy with chance of its own."""
    guess = state.copy()
    guess.chance = scrambled(seed)
    return guess


def seen_by(state: SteamState, seat: int) -> Hashable:
    """All that a seat can see."""
    track = state.track
    return (
        tuple(state.cash),
        tuple(state.income),
        tuple(state.shares),
        tuple(state.engine),
        tuple(state.out),
        tuple(state.action),
        tuple(state.passes),
        tuple(state.bids),
        tuple(state.begun),
        tuple(state.improved),
        tuple(track.face),
        tuple(track.city),
        tuple(sorted(track.links.values())),
        tuple(state.supply),
        state.markers,
        tuple(state.bag),
        tuple(state.display),
        tuple(state.goods),
        tuple(state.cubes_drawn),
        tuple(state.order),
        state.round,
        state.high,
        state.holder,
        tuple(state.bidders),
        tuple(state.dropped),
        tuple(state.laid),
        tuple(map(name_of, state.stack)),
    )


BUDGET = 9
"""Dollars beyond the round's expenses that a building turn can use."""
BUDGET_DOLLAR = 1.6
BUDGET_LATE = 0.5
BUDGET_ROUND = 0.25
"""What such a dollar is worth before the building turn: at most, in the last round, and more for each round left.

`BUILD_DOLLAR` is what it is worth to a builder, and afterwards.
"""
SPARE_DOLLAR = 0.12
MISSING_DOLLAR = 6.0
"""What a dollar costs that expenses take from the income."""
RUIN = 60.0
"""What it costs to face bankruptcy; to be bankrupt costs twice that."""
DOOM_DOLLAR = 2.0
"""What a dollar costs that the next `DOOM_ROUNDS` will ask for and the shares left to issue cannot bring in."""
DOOM_ROUNDS = 4
FIRST_PLACE = 0.8
"""What holding the highest bid is worth."""
BEFORE, BUILDING, AFTER = range(3)


def value(state: SteamState, seat: int) -> float:
    """Points ahead of the best rival, with what lies within the seat's reach."""
    lead = lead_of(state, seat)
    if state.out[seat]:
        return lead - 2 * RUIN
    return lead + _prospects(state, seat) if state.stack else float(lead)


def lead_of(state: SteamState, seat: int) -> int:
    """Points ahead of the best rival."""
    points = scores(state)
    best, alone = 0, True
    for other in state.order:
        if other != seat and (alone or points[other] > best):
            best, alone = points[other], False
    return points[seat] - best


def _prospects(state: SteamState, seat: int) -> float:
    left = rounds_left(state)
    stage = stage_of(state, seat)
    worth = steady_income(state, seat, left)
    worth += money(state, seat, state.cash[seat], stage, left)
    reach = reach_of(state, seat, left)
    worth += income_worth(left) * reach.of(state, ())
    if stage != AFTER or left:
        spare = state.cash[seat] + state.income[seat] - expenses(state, seat)
        worth += promises_of(state, seat, Promises(state, reach, (), left, state.stack.count(BUILD[seat]), spare))
    return worth + action_worth(state, seat) + (FIRST_PLACE if state.bidders and state.holder == seat else 0.0)


def rounds_left(state: SteamState) -> int:
    """How many rounds follow this one."""
    return state.table.rules.rounds[state.seats] - state.round


def steady_income(state: SteamState, seat: int, left: int) -> float:
    """What the income that a seat has will bring it in money, as far as it can be used."""
    return CASH_OF_INCOME * min(left, ROUNDS_AHEAD) * min(state.income[seat] - expenses(state, seat), BUDGET)


def action_worth(state: SteamState, seat: int) -> float:
    """What the action is worth that a seat has selected."""
    action = state.action[seat]
    return state.table.actions[action].worth if action >= 0 else 0.0


def stage_of(state: SteamState, seat: int) -> int:
    """Whether the seat's building turn of this round is to come, going on or over."""
    for step in state.stack[::-1]:
        if step is BUILD[seat]:
            return BUILDING
        if step is BEGIN_BUILDING[seat]:
            return BEFORE
        if step is MOVE_GOODS[seat]:
            return AFTER
    return AFTER if END_ROUND in state.stack else BEFORE


def money(state: SteamState, seat: int, cash: int, stage: int, left: int) -> float:
    """What ``cash`` is worth: dollars count much while they are missing or track is still to be paid, else little."""
    owed = expenses(state, seat)
    cash += state.income[seat] - owed
    if state.bidders:
        cash -= state.bids[seat]
    shares, price = state.table.limits.last_share - state.shares[seat], state.table.rules.share_price
    doomed = (owed - state.income[seat]) * min(left, DOOM_ROUNDS) - cash - shares * price
    worth = -DOOM_DOLLAR * max(0, doomed)
    if cash < 0:
        if ISSUE_SHARES[seat] in state.stack and cash + shares * (price - 1) >= 0:
            return worth + cash * BUDGET_DOLLAR
        ruin = RUIN if state.income[seat] + cash <= 0 else 0.0
        return worth + cash * MISSING_DOLLAR - ruin
    if stage == BEFORE:
        dollar = min(BUDGET_DOLLAR, BUDGET_LATE + BUDGET_ROUND * left)
    else:
        dollar = min(BUILD_DOLLAR, BUDGET_ROUND * (left + (stage == BUILDING)))
    return worth + dollar * min(cash, BUDGET) + SPARE_DOLLAR * max(0, cash - BUDGET)


def promises_of(state: SteamState, seat: int, promises: Promises) -> float:
    """What the seat's two best unfinished links promise."""
    best = second = 0.0
    for link in state.track.links.values():
        first, last, owner, sections, _, _ = link
        if owner == seat and (first < 0 or last < 0):
            start, ahead = loose_end(state.table.grid, link)
            promise = promises.of(state, state.track.cover, start, ahead, sections)
            if promise > best:
                best, second = promise, best
            elif promise > second:
                second = promise
    return best + SECOND_PROMISE * second


def held(state: SteamState, seat: int) -> float:
    """Money, counted in fives, which a share brings."""
    return state.cash[seat] / 5.0
