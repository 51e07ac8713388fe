"""How good a position looks: what `greedy` maximises and `search` ends its look-ahead with.

A ship is worth what it can be expected to earn: each thing aboard counts less the more of it there is, and what needs
a battery counts as far as batteries go. All numbers are in credits, found by trying them in play.
"""

from __future__ import annotations

from validator.games.trucker.rules.building import runs
from validator.games.trucker.rules.inspection import kept_parts
from validator.games.trucker.rules.scoring import exposed_reward, goods_price, loss, placing_reward
from validator.games.trucker.rules.state import NO_TILE, TruckerState, is_team_game, partner_of
from validator.games.trucker.ships.faults import faults
from validator.games.trucker.ships.figures import Figures
from validator.games.trucker.ships.hull import BROWN, PURPLE, Ship
from validator.games.trucker.ships.placing import fitting
from validator.games.trucker.table.grid import REAR

# What the first, second, ... of each is worth; nothing more beyond the list.
CREW_WORTH = (3.0, 2.0, 0.8, 0.8, 0.7, 0.7, 0.5, 0.5, 0.3, 0.3, 0.2, 0.2)
ENGINE_WORTH = (3.0, 0.9, 0.8, 0.6, 0.5, 0.4, 0.3, 0.3, 0.2, 0.2)
FIRE_WORTH = (0.6, 0.6, 0.55, 0.55, 0.5, 0.5, 0.45, 0.45, 0.4, 0.4, 0.35, 0.35, 0.3, 0.3, 0.3, 0.2, 0.2, 0.2)
BATTERY_WORTH = (0.9, 0.7, 0.6, 0.4, 0.35, 0.3, 0.2, 0.2, 0.1, 0.1)
HOLD_WORTH = (1.1, 1.0, 0.9, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.2)
SPECIAL_WORTH = (1.4, 1.2, 0.8, 0.6)
SIDE_WORTH = 1.1
IDLE_BATTERY = 0.05
ALIEN_SEAT = 0.6
TILE = 0.35
EXPOSED = 0.28
FAULT = 4.0
PEEKED = 0.02
EARLY = 0.35
"""What one number tile before the next is worth."""
WAYS = (0.0, 0.9, 0.55, 0.3, 0.15)
"""How likely some tile fits a cell with so many neighbours."""
DAY = 0.06
OPEN_CELL = 1.0
"""What a cell not yet filled may still bring."""
FLYING = 2.0


def _sums(worth: tuple[float, ...]) -> list[float]:
    sums = [0.0]
    for each in worth:
        sums.append(sums[-1] + each)
    return sums


CREW_SUMS, ENGINE_SUMS, FIRE_SUMS = _sums(CREW_WORTH), _sums(ENGINE_WORTH), _sums(FIRE_WORTH)
BATTERY_SUMS, HOLD_SUMS, SPECIAL_SUMS = _sums(BATTERY_WORTH), _sums(HOLD_WORTH), _sums(SPECIAL_WORTH)


def _upto(sums: list[float], count: int) -> float:
    return sums[count] if count < len(sums) else sums[-1]


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


def tiles_promise(ship: Ship) -> tuple[float, int, float]:
    """What the tiles promise, and the `growth` they leave room for; worked out once for the same tiles."""
    figures = ship.figures()
    known = figures.promise
    if known is None:
        known = figures.promise = structure(ship, figures), *growth(ship)
    return known


def structure(ship: Ship, figures: Figures) -> float:
    """What the tiles promise, whoever is aboard."""
    slots = figures.battery_slots
    seats = figures.most_crew()
    total = _upto(CREW_SUMS, seats) + powers(figures, slots)
    total += _upto(HOLD_SUMS, figures.hold_slots) + _upto(SPECIAL_SUMS, figures.special_slots)
    total += ALIEN_SEAT * (bool(figures.brown_cabins) + bool(figures.purple_cabins))
    return total + TILE * ship.tile_count() - EXPOSED * figures.exposed


def powers(figures: Figures, batteries: int) -> float:
    """What engines, cannons and shields promise with so many batteries."""
    backed = batteries / (batteries + 2.0)
    engines = figures.engine
    total = _upto(ENGINE_SUMS, engines)
    total += backed * (_upto(ENGINE_SUMS, engines + 2 * figures.double_engines) - total)
    fire = _upto(FIRE_SUMS, figures.fire)
    total += fire + backed * (_upto(FIRE_SUMS, figures.fire + sum(figures.double_fire)) - fire)
    users = figures.double_engines + len(figures.double_fire) + 2 * len(figures.shields)
    if users:
        total += _upto(BATTERY_SUMS, min(batteries, 2 * users))
    total += backed * SIDE_WORTH * figures.shielded.bit_count()
    return total + IDLE_BATTERY * batteries


def built(state: TruckerState, seat: int) -> float:
    """A ship still being built: what it is, what is in hand, and the cells still to fill in the time that is left."""
    ship = state.ships[seat]
    total = tiles_promise(ship)[0] - loss(ship)
    if not state.table.rules.strict_build:
        total -= FAULT * len(faults(ship)) + max(len(kept_parts(state, ship)) - 1, 0)
    if state.numbers[seat]:
        return total + EARLY * (state.seats - state.numbers[seat])
    later = runs(state) - state.run
    actions = state.points[seat] + later * state.table.rules.action_points
    if state.hands[seat] != NO_TILE:
        total += in_hand(state, seat, actions)
    return total + outlook(ship, actions) + PEEKED * state.peeked[seat].bit_count()


def outlook(ship: Ship, actions: int) -> float:
    """What the empty cells may still bring: as many as there are actions for, as far as open connectors lead there.
    Connectors still to be built on are not yet a burden."""
    _, cells, ways = tiles_promise(ship)
    tiles = min(cells, actions / 2.4) * min(1.0, ways / 2.0)
    return OPEN_CELL * tiles + EXPOSED * 0.7 * min(ship.figures().exposed, 1.3 * tiles)


def growth(ship: Ship) -> tuple[int, float]:
    """Empty cells that are not barred by a muzzle or an exhaust, and how well open connectors lead to some of them."""
    facts, tiles = ship.table, ship.tiles
    connectors, muzzle, engine = facts.connectors, facts.muzzle, facts.engine
    steps, width = ship.board.steps, ship.board.width
    cells, ways = 0, 0.0
    for cell in ship.board.cells:
        if tiles[cell] >= 0:
            continue
        cells += 1
        if tiles[cell - width] < 0 and tiles[cell + 1] < 0 and tiles[cell + width] < 0 and tiles[cell - 1] < 0:
            continue
        walls = joints = 0
        for side, step in enumerate(steps):
            face = tiles[cell + step]
            if face >= 0:
                facing = side ^ 2
                if muzzle[face] == facing or (engine[face] and facing == REAR):
                    cells -= 1
                    joints = 0
                    break
                if connectors[face][facing]:
                    joints += 1
                walls += 1
        if joints:
            ways += WAYS[walls]
    return cells, ways


def in_hand(state: TruckerState, seat: int, actions: int) -> float:
    """What the tile in hand would add where it goes best; nothing where it fits nowhere."""
    ship, tile = state.ships[seat], state.hands[seat]
    places = fitting(state.table, ship, tile)
    if not places:
        return -0.2
    before = tiles_promise(ship)[0] + outlook(ship, actions)
    trial = ship.copy()
    best = -9.0
    for place in places[:: 1 + len(places) // 6]:
        cell = place >> 2
        trial.put(cell, 4 * tile + (place & 3))
        best = max(best, tiles_promise(trial)[0] + outlook(trial, actions - 1) - before)
        trial.take_back(cell)
    return best


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
    total = 0.6 * _upto(CREW_SUMS, ship.crew_count()) + 0.7 * powers(figures, ship.battery_count())
    total += 0.5 * (_upto(HOLD_SUMS, figures.hold_slots) + _upto(SPECIAL_SUMS, figures.special_slots))
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
