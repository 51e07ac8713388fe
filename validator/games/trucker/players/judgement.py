"""How good a position looks to players who think (`steady`, `search`).

Against `value`: the actions left are those the seat will really have, each empty cell and each action has a price of
its own, and arriving counts by how surely the place on the track will last.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from validator.games.trucker.players.prospects import grown_promises, tiles_promise
from validator.games.trucker.players.value import PEEKED, aboard, ahead, flaws, in_bay
from validator.games.trucker.players.weights import MEMORIES, THOUGHTFUL
from validator.games.trucker.rules.building import runs
from validator.games.trucker.rules.scoring import exposed_reward, goods_price, loss
from validator.games.trucker.rules.state import NO_TILE, TruckerState
from validator.games.trucker.ships.figures import Promise
from validator.games.trucker.ships.hull import Ship
from validator.games.trucker.table.compiled import Table

ACTIONS_A_TILE: Final = 2.3
"""So many actions a tile takes that is built in: it is drawn first, and not every tile fits."""
CELL: Final = 0.9
"""What a cell is worth that is filled with the first tile that fits."""
CHOICE: Final = 0.5
"""How much more where tiles are chosen: for each e-fold of actions a cell."""
BUILT_ON: Final = 1.3
"""So many open connectors a tile to come is built on."""
FIRST: Final = 0.5
"""What one number tile before the next is worth."""
DAYS_A_CARD: Final = 2.5
"""How far a card moves two rockets apart."""
STAYING: Final = 2.0
"""What it is worth to be flying with cards to come."""
ALL_TO_COME: Final = 4.0
"""So many cards bring all that a ship promises."""


def considered(state: TruckerState, seat: int) -> float:
    """Credits ahead of the best rival, with what the ships promise for the rest of the round."""
    seats = state.seats
    worth = [float(credit) for credit in state.credits]
    if state.ships and state.stack:
        is_flight = len(state.decks) > 0
        for place in range(seats):
            worth[place] += in_flight(state, place) if is_flight else in_yard(state, place)
    return ahead(state, seat, worth)


def in_yard(state: TruckerState, seat: int) -> float:
    """A ship still being built: what it is, what is in hand, and what the actions left will add."""
    ship, table = state.ships[seat], state.table
    promise = tiles_promise(ship, THOUGHTFUL)
    total = promise[0] - loss(ship)
    if not table.rules.strict_build:
        total -= flaws(state, ship)
    if state.numbers[seat]:
        return total + FIRST * (state.seats - state.numbers[seat])
    actions = actions_left(state, seat)
    tile = state.hands[seat]
    if tile != NO_TILE:
        total += in_hand(table, ship, tile, actions)
    return total + growth(promise, actions) + PEEKED * state.peeked[seat].bit_count()


def actions_left(state: TruckerState, seat: int) -> int:
    """Actions a builder will have: who is asked last has to finish for the last run, if nobody has finished before."""
    turns = runs(state) - state.run
    last = (max(state.round, 0) + state.seats - 1) % state.seats
    if turns > 0 and seat == last and not any(state.numbers):
        turns -= 1
    return state.points[seat] + turns * state.table.rules.action_points


def growth(promise: Promise, actions: int) -> float:
    """What the empty cells may still bring, as far as open connectors lead there: the more actions there are for each,
    the better it is filled. Connectors still to be built on are not yet a burden."""
    _, cells, led, exposed = promise
    if actions <= 0 or not cells:
        return 0.0
    room, tiles = cells * led, actions / ACTIONS_A_TILE
    if tiles <= room:
        total = CELL * tiles
    else:
        total = room * (CELL + CHOICE * log(tiles / room)) if room else 0.0
        tiles = room
    built_on = BUILT_ON * tiles
    if exposed < built_on:
        built_on = float(exposed)
    return total + THOUGHTFUL.exposed * 0.7 * built_on


def in_hand(table: Table, ship: Ship, tile: int, actions: int) -> float:
    """What the tile in hand would add where it goes best; putting it back takes an action."""
    known = ship.figures().in_hand
    key = MEMORIES * (actions * len(table.look) + table.look[tile]) + THOUGHTFUL.memory
    found = known.get(key)
    if found is None:
        known[key] = found = _in_hand(table, ship, tile, actions)
    return found


def _in_hand(table: Table, ship: Ship, tile: int, actions: int) -> float:
    now = tiles_promise(ship, THOUGHTFUL)
    best = now[0] + growth(now, actions - 1)
    for promise in grown_promises(table, ship, tile, THOUGHTFUL):
        worth = promise[0] + growth(promise, actions - 1)
        if worth > best:
            best = worth
    return best - now[0] - growth(now, actions)


def in_flight(state: TruckerState, seat: int) -> float:
    """A ship in flight, or after it: what would be paid now, and what it may still do if cards are left."""
    ship = state.ships[seat]
    total = goods_price(state, seat) - float(loss(ship))
    if not state.flying[seat]:
        return total
    left = 0
    for deck in state.decks:
        left += len(deck)
    share = 1.0 if left >= ALL_TO_COME else left / ALL_TO_COME
    arriving = placing(state, seat, left)
    total += arriving + 0.7 * exposed_reward(state, seat) + in_bay(state, seat) + STAYING * share
    crew = ship.crew_count()
    if left:
        total += share * aboard(ship, crew, THOUGHTFUL)
    return total if crew else total - 2.0 * arriving - STAYING


def placing(state: TruckerState, seat: int, left: int) -> float:
    """What arriving will bring: places are as sure as few cards are left to change them."""
    rewards, positions = state.table.rules.placing[state.round_number], state.positions
    width = 0.6 * DAYS_A_CARD * sqrt(left)
    place = 0.0
    for other in range(state.seats):
        if other != seat and state.flying[other]:
            behind = float(positions[other] - positions[seat])
            if width:
                place += 1.0 / (1.0 + exp(-behind / width))
            else:
                place += behind > 0.0 or (behind == 0.0 and other < seat)
    above = int(place)
    share = place - above
    found = (1.0 - share) * rewards[above] if above < len(rewards) else 0.0
    return found + (share * rewards[above + 1] if above + 1 < len(rewards) else 0.0)
