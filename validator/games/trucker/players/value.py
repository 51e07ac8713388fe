"""How good a position looks: what `greedy` maximises and `search` ends its look-ahead with.

A ship is worth what it can be expected to earn: each thing aboard counts less the more of it there is, and what needs
a battery counts as far as batteries go. All numbers are in credits, found by trying them in play.
"""

from __future__ import annotations

from validator.games.trucker.players.prospects import (
    CREW_SUMS,
    EXPOSED,
    HOLD_SUMS,
    SPECIAL_SUMS,
    in_hand,
    outlook,
    powers,
    tiles_promise,
    upto,
)
from validator.games.trucker.rules.building import runs
from validator.games.trucker.rules.inspection import kept_parts
from validator.games.trucker.rules.scoring import exposed_reward, goods_price, loss, placing_reward
from validator.games.trucker.rules.state import NO_TILE, TruckerState, is_team_game, partner_of
from validator.games.trucker.ships.faults import faults
from validator.games.trucker.ships.hull import BROWN, PURPLE, Ship
from validator.games.trucker.table.tiles import EMPTY

FAULT = 4.0
PEEKED = 0.02
EARLY = 0.35
"""What one number tile before the next is worth."""
DAY = 0.06
FLYING = 2.0


def value(state: TruckerState, seat: int) -> float:
    """Credits ahead of the best rival, with what the ships promise for the rest of the round."""
    if not state.ships or not state.stack:
        worth = [float(credit) for credit in state.credits]
    elif state.decks:
        worth = [state.credits[place] + flown(state, place) for place in range(state.seats)]
    else:
        worth = [state.credits[place] + built(state, place) for place in range(state.seats)]
    if is_team_game(state):
        worth = [worth[place] + worth[partner_of(place)] for place in range(state.seats)]
        return worth[seat] - worth[(seat + 1) % 4]
    return worth[seat] - max(worth[place] for place in range(state.seats) if place != seat)


def built(state: TruckerState, seat: int) -> float:
    """A ship still being built: what it is, what is in hand, and the cells still to fill in the time that is left."""
    ship = state.ships[seat]
    promise = tiles_promise(ship)
    total = promise[0] - loss(ship)
    if not state.table.rules.strict_build:
        total -= FAULT * len(faults(ship)) + max(len(kept_parts(state, ship)) - 1, 0)
    if state.numbers[seat]:
        return total + EARLY * (state.seats - state.numbers[seat])
    later = runs(state) - state.run
    actions = state.points[seat] + later * state.table.rules.action_points
    tile = state.hands[seat]
    if tile != NO_TILE:
        total += in_hand(state.table, ship, tile, actions)
    return total + outlook(promise, actions) + PEEKED * state.peeked[seat].bit_count()


def flown(state: TruckerState, seat: int) -> float:
    """A ship in flight, or after it: what would be paid now, and what it may still do if cards are left."""
    ship = state.ships[seat]
    total = goods_price(state, seat) - float(loss(ship))
    if not state.flying[seat]:
        return total
    left = sum(map(len, state.decks))
    share = min(1.0, left / 4.0)
    total += placing_reward(state, seat) + 0.7 * exposed_reward(state, seat) + _bay(state, seat)
    lead = max(state.positions) - state.positions[seat]
    total += FLYING * share - DAY * lead
    if left:
        total += share * aboard(ship)
    if not any(ship.crew):
        return total - 2.0 * placing_reward(state, seat) - FLYING
    return total


def aboard(ship: Ship) -> float:
    """What crew, powers and tokens aboard promise for the cards to come."""
    figures = ship.figures()
    total = 0.6 * upto(CREW_SUMS, ship.crew_count())
    total += 0.7 * powers(figures, ship.battery_count(), ship.table, EMPTY)
    total += 0.5 * (upto(HOLD_SUMS, figures.hold_slots) + upto(SPECIAL_SUMS, figures.special_slots))
    total += (2.0 if PURPLE in ship.crew and figures.fire else 0.0) + (1.6 if BROWN in ship.crew else 0.0)
    return total - EXPOSED * figures.exposed


def _bay(state: TruckerState, seat: int) -> float:
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
