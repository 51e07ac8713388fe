"""What a builder's next action leads to, without trying it: how players who think choose tiles and places for them.

A ship in the yard is worth what its tiles promise, and what the actions left will add. Who draws gets any of the tiles
that nobody has seen; what the best of all those places would bring is summed up over all of them, each as likely.
"""

from __future__ import annotations

from math import log
from typing import Final

from validator.play.games.trucker.players.hidden import unseen_tiles
from validator.play.games.trucker.players.prospects import grown_promise, grown_promises, tiles_promise
from validator.play.games.trucker.players.value import flaws
from validator.play.games.trucker.players.weights import MEMORIES, THOUGHTFUL
from validator.play.games.trucker.rules.building import DRAW, FINISH, OWN, PEEK, PLACE, RETURN, SET_ASIDE, TAKE, runs
from validator.play.games.trucker.rules.scoring import loss
from validator.play.games.trucker.rules.state import NO_TILE, TruckerState
from validator.play.games.trucker.ships.figures import Promise
from validator.play.games.trucker.ships.hull import Ship
from validator.play.games.trucker.table.compiled import Table

ACTIONS_A_TILE: Final = 2.3
"""So many actions a tile takes that is built in: it is drawn first, and not every tile fits."""
CELL: Final = 1.5
"""What a cell is worth that is filled with the first tile that fits."""
CHOICE: Final = 0.5
"""How much more where tiles are chosen: for each e-fold of actions a cell."""
CLOSED: Final = 2.0
"""With so many ways to empty cells half of the actions come to something."""
BUILT_ON: Final = 1.3
"""So many open connectors a tile to come is built on."""
SOON: Final = 0.7
"""How much less a burden those are."""
FIRST: Final = 0.5
"""What one number tile before the next is worth."""
A_LOOK: Final = 0.2
"""What looking at a pile is worth."""


def weighed(state: TruckerState, seat: int, seeds: list[int]) -> list[float] | None:
    """For each option of a builder what comes of it for the own ship; None for any other choice.

    Nothing in it is guessed, so it is the same for all of the ``seeds``.
    """
    if not state.table.rules.strict_build:
        return None
    step = state.stack[-1]
    if step is TAKE:
        return [_taking(state, seat, action) for action in state.options]
    if step is PLACE:
        return [_placing(state, seat, action) for action in state.options]
    return None


def _taking(state: TruckerState, seat: int, action: int) -> float:
    """What the ship is worth once the builder has taken up a tile, looked at a pile or finished."""
    ship, table = state.ships[seat], state.table
    actions = actions_left(state, seat) - 1
    if action == DRAW:
        return _drawing(state, seat, actions)
    if action >= OWN:
        return held(table, ship, action - OWN, actions) + 1.0
    if action >= 0:
        return held(table, ship, action, actions)
    promise = tiles_promise(ship, THOUGHTFUL)
    if action <= PEEK:
        return promise[0] + growth(promise, actions) + A_LOOK
    if action <= FINISH:
        return promise[0] + FIRST * (state.seats - (FINISH - action))
    return promise[0] + growth(promise, actions - 1)


def _drawing(state: TruckerState, seat: int, actions: int) -> float:
    """What it is worth with a tile that nobody has seen in hand, on average."""
    ship, table = state.ships[seat], state.table
    counts = [0] * len(table.look)
    tiles = unseen_tiles(state, seat)
    for tile in tiles:
        counts[table.look[tile]] += 1
    total = 0.0
    for look, count in enumerate(counts):
        if count:
            total += count * held(table, ship, look, actions)
    return total / len(tiles)


def _placing(state: TruckerState, seat: int, action: int) -> float:
    """What the ship is worth once the tile in hand has gone somewhere."""
    ship, actions = state.ships[seat], actions_left(state, seat) - 1
    if action in (RETURN, SET_ASIDE):
        promise = tiles_promise(ship, THOUGHTFUL)
        return promise[0] + growth(promise, actions) - (action == SET_ASIDE)
    promise = grown_promise(ship, action >> 2, 4 * state.hands[seat] + (action & 3), THOUGHTFUL)
    return promise[0] + growth(promise, actions)


def in_yard(state: TruckerState, seat: int) -> float:
    """A ship still being built: what it is, what is in hand, and what the actions left will add."""
    ship, table = state.ships[seat], state.table
    total = -float(loss(ship))
    if not table.rules.strict_build:
        total -= flaws(state, ship)
    promise = tiles_promise(ship, THOUGHTFUL)
    if state.numbers[seat]:
        return total + promise[0] + FIRST * (state.seats - state.numbers[seat])
    total += A_LOOK * state.peeked[seat].bit_count()
    actions, tile = actions_left(state, seat), state.hands[seat]
    if tile != NO_TILE:
        return total + held(table, ship, tile, actions)
    return total + promise[0] + growth(promise, actions)


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
    _, cells, ways, _ = promise
    if actions <= 0 or not cells or ways <= 0.0:
        return 0.0
    room, tiles = float(cells), tiles_led_to(promise, actions)
    total = CELL * tiles if tiles <= room else room * (CELL + CHOICE * log(tiles / room))
    return total + THOUGHTFUL.exposed * SOON * built_on(promise, actions)


def tiles_led_to(promise: Promise, actions: int) -> float:
    """So many tiles there are actions and ways for, whether there are cells or not."""
    ways = promise[2]
    return actions * ways / (ways + CLOSED) / ACTIONS_A_TILE


def built_on(promise: Promise, actions: int) -> float:
    """How many of the open connectors tiles to come are built on."""
    _, cells, ways, exposed = promise
    if actions <= 0 or not cells or ways <= 0.0:
        return 0.0
    return min(BUILT_ON * min(tiles_led_to(promise, actions), float(cells)), float(exposed))


def held(table: Table, ship: Ship, tile: int, actions: int) -> float:
    """What the ship and its growth are worth with a tile in hand that goes where it goes best, or back."""
    known = ship.figures().in_hand
    key = MEMORIES * (actions * len(table.look) + table.look[tile]) + THOUGHTFUL.memory
    found = known.get(key)
    if found is None:
        known[key] = found = _held(table, ship, tile, actions)
    return found


def _held(table: Table, ship: Ship, tile: int, actions: int) -> float:
    promise = tiles_promise(ship, THOUGHTFUL)
    if actions <= 0:
        return promise[0]
    best = promise[0] + growth(promise, actions - 1)
    for grown in grown_promises(table, ship, tile, THOUGHTFUL):
        worth = grown[0] + growth(grown, actions - 1)
        if worth > best:
            best = worth
    return best
