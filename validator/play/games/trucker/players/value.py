"""How good a position looks: what `greedy` maximises and `search` ends its look-ahead with.

How `search` flies on; and what styles of play lean to.
"""

from __future__ import annotations

from typing import Any, Final

from validator.play.engine.game import PlayingOn
from validator.play.engine.step import PASS
from validator.play.games.trucker.players.prospects import (
    MEMORIES,
    QUICK,
    Weights,
    backed,
    grown_promises,
    tiles_promise,
    upto,
)
from validator.play.games.trucker.rules.building import runs
from validator.play.games.trucker.rules.flight import DEFEND, RESTOW, Defend, LoseGood, StayOrGo, StowGood
from validator.play.games.trucker.rules.launch import KeepPart, SpendBattery, kept_parts
from validator.play.games.trucker.rules.scoring import exposed_reward, goods_price, loss, placing_reward
from validator.play.games.trucker.rules.state import NO_TILE, TruckerState, is_team_game, partner_of
from validator.play.games.trucker.ships.faults import faults
from validator.play.games.trucker.ships.hull import BROWN, COLOURS, PURPLE, Promise, Ship
from validator.play.games.trucker.table import Table


def held(state: TruckerState, seat: int) -> float:
    """Crew, batteries and goods aboard."""
    ship = state.ships[seat]
    return float(ship.crew_count() + ship.battery_count() + sum(ship.goods))


FAULT = 4.0
PEEKED = 0.02
EARLY = 0.35
"""What one number tile before the next is worth."""
DAY = 0.06
FLYING = 2.0
OPEN_CELL = 1.0
"""What a cell not yet filled may still bring."""
USELESS = -0.2
"""What a tile in hand is worth that fits nowhere."""


def value(state: TruckerState, seat: int) -> float:
    """Credits ahead of the best rival, with what the ships promise for the rest of the round."""
    seats = state.seats
    worth = [float(credit) for credit in state.credits]
    if state.ships and state.stack:
        is_flight = len(state.decks) > 0
        for place in range(seats):
            worth[place] += flown(state, place) if is_flight else built(state, place)
    return ahead(state, seat, worth)


def ahead(state: TruckerState, seat: int, worth: list[float]) -> float:
    """Credits ahead of the best rival, or of the other team, where seats are worth so much."""
    if is_team_game(state):
        rivals = (seat + 1) % 4
        return worth[seat] + worth[partner_of(seat)] - (worth[rivals] + worth[partner_of(rivals)])
    best = worth[seat - 1]
    for place in range(state.seats):
        if place != seat and worth[place] > best:
            best = worth[place]
    return worth[seat] - best


def built(state: TruckerState, seat: int) -> float:
    """A ship still being built: what it is, what is in hand, and the cells still to fill in the time that is left."""
    ship, table = state.ships[seat], state.table
    promise = tiles_promise(ship, QUICK)
    total = promise[0] - loss(ship)
    if not table.rules.strict_build:
        total -= flaws(state, ship)
    if state.numbers[seat]:
        return total + EARLY * (state.seats - state.numbers[seat])
    actions = state.points[seat] + (runs(state) - state.run) * table.rules.action_points
    tile = state.hands[seat]
    if tile != NO_TILE:
        total += in_hand(table, ship, tile, actions)
    return total + outlook(promise, actions) + PEEKED * state.peeked[seat].bit_count()


def outlook(promise: Promise, actions: int) -> float:
    """What the empty cells may still bring: as many as there are actions for, as far as open connectors lead there.
    Connectors still to be built on are not yet a burden."""
    _, cells, led, exposed = promise
    tiles = actions / 2.4
    if cells < tiles:
        tiles = float(cells)
    tiles *= led
    built_on = 1.3 * tiles
    if exposed < built_on:
        built_on = float(exposed)
    return OPEN_CELL * tiles + QUICK.exposed * 0.7 * built_on


def in_hand(table: Table, ship: Ship, tile: int, actions: int) -> float:
    """What the tile in hand would add where it goes best; `USELESS` where it fits nowhere."""
    known = ship.figures().in_hand
    key = MEMORIES * (actions * len(table.look) + table.look[tile]) + QUICK.memory
    worth = known.get(key)
    if worth is None:
        known[key] = worth = _in_hand(table, ship, tile, actions)
    return worth


def _in_hand(table: Table, ship: Ship, tile: int, actions: int) -> float:
    promises = grown_promises(table, ship, tile, QUICK)
    if not promises:
        return USELESS
    now = tiles_promise(ship, QUICK)
    before = now[0] + outlook(now, actions)
    best = -9.0
    for promise in promises:
        worth = promise[0] + outlook(promise, actions - 1) - before
        if worth > best:
            best = worth
    return best


def flaws(state: TruckerState, ship: Ship) -> float:
    """What faults will cost at the inspection, and parts that hang loose."""
    figures = ship.figures()
    known = figures.flaws
    if known is None:
        figures.flaws = known = FAULT * len(faults(ship)) + max(len(kept_parts(state, ship)) - 1, 0)
    return known


def flown(state: TruckerState, seat: int) -> float:
    """A ship in flight, or after it: what would be paid now, and what it may still do if cards are left."""
    ship = state.ships[seat]
    total = goods_price(state, seat) - float(loss(ship))
    if not state.flying[seat]:
        return total
    left = 0
    for deck in state.decks:
        left += len(deck)
    share = 1.0 if left >= 4 else left / 4.0
    placing = placing_reward(state, seat)
    total += placing + 0.7 * exposed_reward(state, seat) + in_bay(state, seat)
    lead = max(state.positions) - state.positions[seat]
    total += FLYING * share - DAY * lead
    crew = ship.crew_count()
    if left:
        total += share * aboard(ship, crew, QUICK)
    return total if crew else total - 2.0 * placing - FLYING


def aboard(ship: Ship, crew: int, weights: Weights) -> float:
    """What so many crew, the powers and the tokens aboard promise for the cards to come."""
    figures = ship.figures()
    total = 0.6 * upto(weights.crew, crew) + 0.7 * backed(figures, ship.battery_count(), ship.table, weights)
    total += 0.5 * (upto(weights.hold, figures.hold_slots) + upto(weights.special, figures.special_slots))
    total += (2.0 if figures.fire and PURPLE in ship.crew else 0.0) + (1.6 if BROWN in ship.crew else 0.0)
    return total - weights.exposed * figures.exposed


def in_bay(state: TruckerState, seat: int) -> float:
    """Goods waiting to be stowed, as far as there is room: the dearest in the special holds first."""
    bay = state.bays[seat]
    if not bay:
        return 0.0
    ship = state.ships[seat]
    figures = ship.figures()
    reds = bay.count(0)
    special = figures.special_slots - sum(sum(ship.goods[4 * cell : 4 * cell + 4]) for cell in figures.special_holds)
    free = figures.hold_slots + figures.special_slots - sum(ship.goods)
    placed = min(reds, special)
    total = 4.0 * placed
    for colour in [colour for colour in bay if colour][: max(free - placed, 0)]:
        total += 4.0 - colour
    return 0.999 * total


ON_THE_GROUND: Final = -1


def stretch(state: TruckerState, seat: int) -> int:
    """A flight is one stretch, with the building after it; on the ground there is nothing to play on."""
    return state.round if state.decks else ON_THE_GROUND


def default_choice(state: TruckerState, decision: Any) -> int | None:
    """What needs no thought in flight: fly on, defend, stow the dearest first; the rest is looked at."""
    if isinstance(decision, StayOrGo):
        return PASS
    if isinstance(decision, StowGood):
        return _stowed(state, decision.who)
    if isinstance(decision, SpendBattery):
        tokens = state.ships[decision.who].batteries
        return max(state.options, key=tokens.__getitem__)
    if isinstance(decision, Defend):
        return DEFEND
    if isinstance(decision, LoseGood):
        return state.options[0]
    if isinstance(decision, KeepPart):
        return max(kept_parts(state, state.ships[decision.who]), key=len)[0]
    return None


def _stowed(state: TruckerState, seat: int) -> int:
    """Where the dearest good of the bay goes: a plain hold if it may; for a cheaper one aboard all comes out."""
    options, ship, colour = state.options, state.ships[seat], state.bays[seat][0]
    special = ship.figures().special_holds
    plain = [cell for cell in options if cell >= 0 and cell not in special]
    if plain:
        return plain[0]
    if options[0] >= 0:
        return options[0]
    if RESTOW in options:
        goods = ship.goods
        for place, count in enumerate(goods):
            if count and place % COLOURS > colour and (colour or place // COLOURS in special):
                return RESTOW
    return PASS


FLYING_ON: Final = PlayingOn(stretch, default_choice=default_choice)
