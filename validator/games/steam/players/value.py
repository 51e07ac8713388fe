"""How good a position looks: what `greedy` maximises and `search` ends its look-ahead with.

A seat is worth its points, what its cubes within reach will bring, what its unfinished links promise, and its money
as far as it is needed. All numbers are in points, found by trying them in play.
"""

from __future__ import annotations

from validator.games.steam.players.reach import Way, gains, ways
from validator.games.steam.rules.auction import ISSUE_SHARES
from validator.games.steam.rules.building import BEGIN_BUILDING, BUILD
from validator.games.steam.rules.money import expenses
from validator.games.steam.rules.moving import MOVE_GOODS
from validator.games.steam.rules.rounds import END_ROUND
from validator.games.steam.rules.scoring import INCOME_POINTS, scores
from validator.games.steam.rules.state import COLOURS, SteamState
from validator.games.steam.table.faces import NO_FACE
from validator.games.steam.table.grid import EDGES
from validator.games.steam.track.links import DANGLING, Link
from validator.games.steam.words.vocabulary import (
    Engineer,
    FirstBuild,
    FirstMove,
    Production,
    TurnOrderPass,
    Urbanization,
)

CASH_OF_INCOME = 0.45
"""What a dollar of income is worth in each round still to come, up to `ROUNDS_AHEAD` of them."""
ROUNDS_AHEAD = 5
BUDGET = 9
"""Dollars beyond the round's expenses that a building turn can use."""
BUDGET_DOLLAR = 1.6
BUDGET_LATE = 0.5
BUDGET_ROUND = 0.25
"""What such a dollar is worth before the building turn: at most, in the last round, and more for each round left."""
BUILD_DOLLAR = 0.6
"""What it is worth to a builder, and afterwards."""
SPARE_DOLLAR = 0.12
MISSING_DOLLAR = 6.0
"""What a dollar costs that expenses take from the income."""
RUIN = 60.0
"""What it costs to face bankruptcy; to be bankrupt costs twice that."""
DOOM_DOLLAR = 2.0
"""What a dollar costs that the next `DOOM_ROUNDS` will ask for and the shares left to issue cannot bring in."""
DOOM_ROUNDS = 4
NEXT_ENGINE = 0.3
"""How much of what the next engine level could deliver counts already."""
LATER = (1.0, 1.0, 0.75, 0.65, 0.5, 0.45, 0.35, 0.3, 0.22, 0.2, 0.15, 0.12)
"""How surely the best, second best, ... delivery within reach will be made."""
COMING = 0.3
"""How surely a cube on the goods board will come to its city in time."""
SURE = 0.93
"""How surely each missing tile of an unfinished link will be laid in this turn."""
NEXT_TURN = 0.4
"""How surely a link is finished that this turn cannot finish."""
SECTION = 0.8
"""What a section of an unfinished link counts when it is finished."""
PROMISES = (1.0, 0.25)
"""How much the best and the second best unfinished link count."""
FIRST_PLACE = 0.8
"""What holding the highest bid is worth."""
ACTIONS: dict[type, float] = {
    Engineer: 1.6, FirstBuild: 1.0, FirstMove: 1.2, Urbanization: 0.6, Production: 0.3, TurnOrderPass: 0.5,
}  # fmt: skip
"""What an action is worth whose effect does not show at once."""
BEFORE, BUILDING, AFTER = range(3)


def value(state: SteamState, seat: int) -> float:
    """Points ahead of the best rival, with what lies within the seat's reach."""
    points = scores(state)
    rivals = [points[other] for other in state.order if other != seat]
    lead = points[seat] - (max(rivals) if rivals else 0)
    if state.out[seat]:
        return lead - 2 * RUIN
    return lead + _prospects(state, seat) if state.stack else float(lead)


def _prospects(state: SteamState, seat: int) -> float:
    left = state.table.rules.rounds[state.seats] - state.round
    ahead = min(left, ROUNDS_AHEAD)
    income = INCOME_POINTS + CASH_OF_INCOME * ahead
    net = state.income[seat] - expenses(state, seat)
    worth = CASH_OF_INCOME * ahead * min(net, BUDGET)
    stage = _stage(state, seat)
    worth += _money(state, seat, stage, left)
    reach = _reach(state, seat, DANGLING, None, left)
    worth += income * reach
    if stage != AFTER or left:
        worth += _promises(state, seat, income, reach, left)
    if state.action[seat] >= 0:
        worth += ACTIONS.get(type(state.table.actions[state.action[seat]]), 0.0)
    if state.bidders and state.holder == seat:
        worth += FIRST_PLACE
    return worth


def _stage(state: SteamState, seat: int) -> int:
    """Whether the seat's building turn of this round is to come, going on or over."""
    for step in state.stack[::-1]:
        if step is BUILD[seat]:
            return BUILDING
        if step is BEGIN_BUILDING[seat]:
            return BEFORE
        if step is MOVE_GOODS[seat]:
            return AFTER
    return AFTER if END_ROUND in state.stack else BEFORE


def _money(state: SteamState, seat: int, stage: int, left: int) -> float:
    """Dollars count much while they are missing or track is still to be paid, and little beyond."""
    owed = expenses(state, seat)
    cash = state.cash[seat] + state.income[seat] - owed
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


def _reach(state: SteamState, seat: int, start: int, way: Way | None, left: int) -> float:
    """Income that cubes on the map and on their way there will bring the seat, the best first."""
    goods, column, display = state.goods, state.table.column_start, state.display
    moves = state.stack.count(MOVE_GOODS[seat])
    chances = moves + 2 * left if moves else 2 * (left + 1)
    key = (seat, state.engine[seat], start, way and way[:2], left, moves, bytes(goods), tuple(display))
    known: float | None = state.routes.get(key)
    if known is not None:
        return known
    waiting: list[float] = []
    for city, colour, now, soon in gains(state, seat, start, way):
        gain = now + NEXT_ENGINE * (soon - now)
        waiting += [gain] * goods[COLOURS * city + colour]
        if left:
            coming = display[column[city] : column[city + 1]].count(colour)
            waiting += [gain * COMING] * coming
    waiting.sort(reverse=True)
    found = sum(gain * weight for gain, weight in zip(waiting[:chances], LATER, strict=False))
    state.routes[key] = found
    return found


def _promises(state: SteamState, seat: int, income: float, reach: float, left: int) -> float:
    """What the seat's two best unfinished links promise."""
    builds = state.stack.count(BUILD[seat])
    found = [
        _promise(state, seat, link, builds, income, reach, left)
        for link in state.track.links.values()
        if link.owner == seat and not link.complete
    ]
    found.sort(reverse=True)
    return sum(promise * weight for promise, weight in zip(found, PROMISES, strict=False))


def _promise(state: SteamState, seat: int, link: Link, builds: int, income: float, reach: float, left: int) -> float:
    """The best stop that a loose end may still reach: what it adds, less what the missing tiles cost."""
    track = state.track
    side, start = (link.sides[0], link.last) if link.first == DANGLING else (link.sides[-1], link.first)
    ahead = track.facing(side)
    if ahead < 0 or start < 0 or track.face[ahead // EDGES] != NO_FACE:
        return 0.0
    spare = state.cash[seat] + state.income[seat] - expenses(state, seat)
    best = 0.0
    for way in ways(state, ahead):
        if way.stop == start:
            continue
        now = way.tiles <= builds and way.price <= spare
        if not now and not left:
            continue
        sure = SURE**way.tiles * (1.0 if now else NEXT_TURN)
        added = _reach(state, seat, start, way, left) - reach
        best = max(best, (income * added + SECTION * (way.tiles + link.sections)) * sure - BUILD_DOLLAR * way.price)
    return best
