"""How good a position looks: what `greedy` maximises and `search` ends its look-ahead with.

A seat is worth its points, what its cubes within reach will bring, what its unfinished links promise, and its money
as far as it is needed. All numbers are in points, found by trying them in play.
"""

from __future__ import annotations

from validator.games.steam.building import BEGIN_BUILDING, BUILD
from validator.games.steam.faces import NO_FACE
from validator.games.steam.money import expenses
from validator.games.steam.moving import MOVE_GOODS, deliveries
from validator.games.steam.scoring import INCOME_POINTS, scores
from validator.games.steam.state import COLOURS, SteamState
from validator.games.steam.track import DANGLING, NO_CITY, Link
from validator.games.steam.words import (
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
BUDGET = 8
"""Dollars that a building turn can use."""
BUDGET_DOLLAR = 1.1
KEPT_DOLLAR = 0.6
BUDGET_ROUND = 0.3
SPARE_DOLLAR = 0.12
MISSING_DOLLAR = 4.0
RUIN = 25.0
LATER = (1.0, 1.0, 0.55, 0.45, 0.35, 0.3, 0.25, 0.2, 0.15, 0.12)
"""How surely the best, second best, ... delivery within reach will be made."""
RIVAL_INCOME = 0.35
ENGINE = 0.25
"""What an engine level is worth for each round still to come."""
SURE = 0.93
NEXT_TURN = 0.4
TILE_PRICE = 2.3
GROWTH = 0.1
"""Cubes of use to each other that will come to a pair of cities in each round."""
MOST_CUBES = 3
FIRST_PLACE = 0.8
ACTIONS: dict[type, float] = {
    Engineer: 1.6, FirstBuild: 1.0, FirstMove: 1.2, Urbanization: 0.6, Production: 0.3, TurnOrderPass: 0.5,
}  # fmt: skip


def value(state: SteamState, seat: int) -> float:
    """Points ahead of the best rival, with what lies within the seat's reach."""
    points = scores(state)
    rivals = [points[other] for other in state.order if other != seat]
    if not state.stack or state.out[seat]:
        lost = RUIN if state.out[seat] else 0.0
        return points[seat] - lost - (max(rivals) if rivals else 0)
    return points[seat] + _prospects(state, seat) - (max(rivals) if rivals else 0)


def _prospects(state: SteamState, seat: int) -> float:
    left = state.table.rules.rounds[state.seats] - state.round
    ahead = min(left, ROUNDS_AHEAD)
    income = INCOME_POINTS + CASH_OF_INCOME * ahead
    net = state.income[seat] - expenses(state, seat)
    worth = CASH_OF_INCOME * ahead * min(net, BUDGET)
    worth += ENGINE * left * min(state.engine[seat], 2 + state.round // 2)
    builds = _builds_yet(state, seat)
    dollar = min(BUDGET_DOLLAR if builds else KEPT_DOLLAR, BUDGET_ROUND * (left + builds))
    worth += _money(state, seat, dollar)
    worth += income * _within_reach(state, seat, left)
    worth += _promises(state, seat, income, dollar)
    if state.action[seat] >= 0:
        worth += ACTIONS.get(type(state.table.actions[state.action[seat]]), 0.0)
    if state.bidders and state.holder == seat:
        worth += FIRST_PLACE
    return worth


def _money(state: SteamState, seat: int, dollar: float) -> float:
    """Dollars count much while they are missing or track is still to be paid, and little beyond."""
    cash = state.cash[seat] + state.income[seat] - expenses(state, seat)
    if state.bidders:
        cash -= state.bids[seat]
    if cash < 0:
        ruin = RUIN if state.income[seat] + cash <= 0 else 0.0
        return cash * MISSING_DOLLAR - ruin
    return dollar * min(cash, BUDGET) + SPARE_DOLLAR * max(0, cash - BUDGET)


def _builds_yet(state: SteamState, seat: int) -> bool:
    """Whether the seat's building turn of this round is still to come or going on."""
    for step in state.stack:
        if step is BUILD[seat] or step is BEGIN_BUILDING[seat]:
            return True
    return not any(step is MOVE_GOODS[seat] for step in state.stack) and state.turn < state.round * len(state.order)


def _within_reach(state: SteamState, seat: int, left: int) -> float:
    """Income that cubes on the map will bring the seat, the best first."""
    best: dict[tuple[int, int], float] = {}
    goods = state.goods
    for delivery in deliveries(state, state.engine[seat]):
        gain: float = delivery.income[seat]
        if gain and goods[COLOURS * delivery.city + delivery.colour]:
            gain -= RIVAL_INCOME * (sum(delivery.income) - gain)
            cube = (delivery.city, delivery.colour)
            if gain > best.get(cube, 0.0):
                best[cube] = gain
    gains = [gain for (city, colour), gain in best.items() for _ in range(goods[COLOURS * city + colour])]
    gains.sort(reverse=True)
    moves = sum(step is MOVE_GOODS[seat] for step in state.stack) if state.stack else 0
    chances = max(0, moves + 2 * left) if moves else 2 * (left + 1)
    return sum(gain * weight for gain, weight in zip(gains[:chances], LATER, strict=False))


def _promises(state: SteamState, seat: int, income: float, dollar: float) -> float:
    """What the seat's two best unfinished links promise."""
    builds = sum(step is BUILD[seat] for step in state.stack)
    found = [
        _promise(state, link, state.engine[seat], builds, income, dollar)
        for link in state.track.links.values()
        if link.owner == seat and not link.complete
    ]
    found.sort(reverse=True)
    return sum(promise * weight for promise, weight in zip(found, (1.0, 0.2), strict=False))


def _promise(state: SteamState, link: Link, engine: int, builds: int, income: float, dollar: float) -> float:
    """The best city that a loose end may still reach: its cubes' income, less what the missing tiles cost."""
    track, table = state.track, state.table
    side, start = (link.sides[0], link.last) if link.first == DANGLING else (link.sides[-1], link.first)
    ahead = table.grid.neighbour[side]
    if ahead < 0 or start < 0 or track.face[ahead] != NO_FACE:
        return 0.0
    reach = _reach(state, start, engine + 1)
    left = table.rules.rounds[state.seats] - state.round
    best = 0.0
    for tiles, place in table.stops_near(ahead):
        city = track.city[place]
        if city == NO_CITY or place == start:
            continue
        gain = sum(_trade(state, city, other, left) * (links + 1) for other, links in reach)
        sure = SURE**tiles if tiles <= builds else NEXT_TURN * SURE**tiles
        best = max(best, (income * gain + tiles) * sure - TILE_PRICE * dollar * tiles)
    return best


def _reach(state: SteamState, start: int, engine: int) -> list[tuple[int, int]]:
    """Cities joined to a stop by complete links, and over how many, as far as the engine leaves one more."""
    track = state.track
    seen, edge, found = {start}, [start], []
    for links in range(engine):
        found += [(track.city[stop], links) for stop in edge if track.city[stop] != NO_CITY]
        reached = []
        for link in track.links.values():
            for one, other in ((link.first, link.last), (link.last, link.first)):
                if one in edge and other >= 0 and other not in seen:
                    seen.add(other)
                    reached.append(other)
        edge = reached
    return found


def _trade(state: SteamState, one: int, other: int, left: int) -> float:
    """Cubes that two cities have for each other, and will have."""
    colours, goods = state.table.city_colour, state.goods
    if one == other:
        return 0.0
    cubes = goods[COLOURS * one + colours[other]] + goods[COLOURS * other + colours[one]]
    return min(cubes, MOST_CUBES) + GROWTH * left
