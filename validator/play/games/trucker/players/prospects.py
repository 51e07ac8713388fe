"""What tiles are worth to players, what they promise by themselves, and what a tile in hand would add."""

from __future__ import annotations

from typing import Final, final

from validator.play.games.trucker.ships.faults import fitting
from validator.play.games.trucker.ships.hull import Figures, Promise, Ship, connectors_in
from validator.play.games.trucker.table import (
    BAR,
    BATTERY,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    EMPTY,
    ENGINE,
    HOLD,
    JOINED,
    LIFE_SUPPORT,
    NO_ROOM,
    SHIELD,
    SPECIAL_HOLD,
    START_CABIN,
    Table,
    Tiles,
)

MEMORIES: Final = 2
"""So many players' weights are told apart."""


@final
class Weights:
    """What the tiles of a ship are worth to a player, in credits.

    Attributes:
        memory: which of the `MEMORIES` is the player's.
        crew, engine, fire, battery, hold, special: what so many of each are worth together: places for crew, power of
            engines, half-points of fire, batteries that something needs, places for goods, and for any goods.
        side: a side that a shield covers, with batteries; ``idle_battery``: any battery, needed or not.
        alien_seat: an alien that could come aboard.
        counts_ways: whether a promise holds the ways to empty cells, or how far they are enough (1 at most).
        tile: any tile; ``exposed``: what a connector without a tile before it costs.
    """

    __slots__ = (
        "alien_seat",
        "battery",
        "counts_ways",
        "crew",
        "engine",
        "exposed",
        "fire",
        "hold",
        "idle_battery",
        "memory",
        "side",
        "special",
        "tile",
    )

    crew: list[float]
    engine: list[float]
    fire: list[float]
    battery: list[float]
    hold: list[float]
    special: list[float]
    side: float
    idle_battery: float
    alien_seat: float
    tile: float
    exposed: float
    counts_ways: bool

    def __init__(self, memory: int) -> None:
        self.memory = memory
        self.counts_ways = memory > 0


def sums_of(worth: tuple[float, ...]) -> list[float]:
    """What none, one, two, ... are worth together, when each by itself adds so much."""
    sums = [0.0]
    for each in worth:
        sums.append(sums[-1] + each)
    return sums


def _weights(number: int, exposed: float) -> Weights:
    weights = Weights(number)
    weights.crew = sums_of((3.0, 2.0, 0.8, 0.8, 0.7, 0.7, 0.5, 0.5, 0.3, 0.3, 0.2, 0.2))
    weights.engine = sums_of((3.0, 0.9, 0.8, 0.6, 0.5, 0.4, 0.3, 0.3, 0.2, 0.2))
    weights.fire = sums_of(
        (0.6, 0.6, 0.55, 0.55, 0.5, 0.5, 0.45, 0.45, 0.4, 0.4, 0.35, 0.35, 0.3, 0.3, 0.3, 0.2, 0.2, 0.2)
    )
    weights.battery = sums_of((0.9, 0.7, 0.6, 0.4, 0.35, 0.3, 0.2, 0.2, 0.1, 0.1))
    weights.hold = sums_of((1.1, 1.0, 0.9, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.2))
    weights.special = sums_of((1.4, 1.2, 0.8, 0.6))
    weights.side, weights.idle_battery, weights.alien_seat = 1.1, 0.05, 0.6
    weights.tile, weights.exposed = 0.35, exposed
    return weights


QUICK: Final = _weights(0, exposed=0.28)
"""The weights of `greedy`."""
THOUGHTFUL: Final = _weights(1, exposed=0.12)
"""The weights of players who think."""


WAYS = (0.0, 0.9, 0.55, 0.3, 0.15)
"""How likely some tile fits a cell with so many neighbours."""
WAYS_ENOUGH = 2.0
"""With ways worth so much in all every empty cell can be reached."""
LOOKS = 6
"""About so many places of a tile in hand are looked at."""
# By what the neighbours make of a cell: the worth of a way there, and the same in whole hundredths.
WAY_WORTH = [
    WAYS[beside & 7] if beside < BAR and connectors_in(beside) and beside & 7 < len(WAYS) else 0.0
    for beside in range(2 * NO_ROOM)
]
HUNDREDTHS = [round(100 * worth) for worth in WAY_WORTH]
HUNDREDTHS_ENOUGH = round(100 * WAYS_ENOUGH) + 1
"""So many that no rounding in adding up the ways brings them below `WAYS_ENOUGH`."""


def upto(sums: list[float], count: int) -> float:
    """What so many of something are worth."""
    return sums[count] if count < len(sums) else sums[-1]


def tiles_promise(ship: Ship, weights: Weights) -> Promise:
    """What the ship's tiles promise, and the growth they leave room for."""
    figures = ship.figures()
    known = figures.promise[weights.memory]
    if known is None:
        figures.promise[weights.memory] = known = _promise(ship, figures, weights)
    return known


def _promise(ship: Ship, figures: Figures, weights: Weights) -> Promise:
    beside, cells = figures.beside, ship.board.cells
    aliens = (1 if figures.brown_cabins else 0) + (1 if figures.purple_cabins else 0)
    worth = structure(figures, ship.table, EMPTY, aliens, weights)
    worth = worth + weights.tile * ship.tile_count() - weights.exposed * figures.exposed
    room = len([cell for cell in cells if beside[cell] < BAR])
    led = _ways(figures) / 100.0 if weights.counts_ways else reach(beside, figures.open_cells)
    return worth, room, led, figures.exposed


def reach(beside: list[int], cells: tuple[int, ...]) -> float:
    """How far open connectors lead to some of the cells, which rise: 1 where they are ways enough."""
    ways = 0.0
    for cell in cells:
        ways += WAY_WORTH[beside[cell]]
        if ways >= WAYS_ENOUGH:
            return 1.0
    return ways / WAYS_ENOUGH


def structure(figures: Figures, facts: Tiles, face: int, aliens: int, weights: Weights) -> float:
    """What the tiles promise whoever is aboard, with one tile more (or `EMPTY`) and seats for so many aliens."""
    kind, slots = facts.kind[face], facts.slots[face]
    seats, batteries = figures.most_crew(), figures.battery_slots
    holds, special = figures.hold_slots, figures.special_slots
    if kind in (CABIN, START_CABIN):
        seats += 2
    elif kind == BATTERY:
        batteries += slots
    elif kind == HOLD:
        holds += slots
    elif kind == SPECIAL_HOLD:
        special += slots
    total = upto(weights.crew, seats) + powers(figures, batteries, facts, face, weights)
    total += upto(weights.hold, holds) + upto(weights.special, special)
    return total + weights.alien_seat * aliens


def powers(figures: Figures, batteries: int, facts: Tiles, face: int, weights: Weights) -> float:
    """What engines, cannons and shields promise with so many batteries, and with one tile more (or `EMPTY`)."""
    engines, double_engines = figures.engine, figures.double_engines
    fire, double_fire, cannons = figures.fire, sum(figures.double_fire), len(figures.double_fire)
    shields = len(figures.shields)
    kind = facts.kind[face]
    if kind == ENGINE:
        engines += 1
    elif kind == DOUBLE_ENGINE:
        double_engines += 1
    elif kind == CANNON:
        fire += facts.fire[face]
    elif kind == DOUBLE_CANNON:
        cannons += 1
        double_fire += facts.fire[face]
    elif kind == SHIELD:
        shields += 1
    backed = batteries / (batteries + 2.0)
    total = upto(weights.engine, engines)
    total += backed * (upto(weights.engine, engines + 2 * double_engines) - total)
    firing = upto(weights.fire, fire)
    total += firing + backed * (upto(weights.fire, fire + double_fire) - firing)
    users = double_engines + cannons + 2 * shields
    if users:
        total += upto(weights.battery, min(batteries, 2 * users))
    total += backed * weights.side * (figures.shielded | facts.covers[face]).bit_count()
    return total + weights.idle_battery * batteries


def backed(figures: Figures, batteries: int, facts: Tiles, weights: Weights) -> float:
    """The `powers` of the tiles as they are; worked out once for so many batteries."""
    key = MEMORIES * batteries + weights.memory
    power = figures.backed.get(key)
    if power is None:
        figures.backed[key] = power = powers(figures, batteries, facts, EMPTY, weights)
    return power


def grown_promises(table: Table, ship: Ship, tile: int, weights: Weights) -> list[Promise]:
    """What the ship's tiles would promise with one tile more, for some of the places where it fits."""
    figures = ship.figures()
    key = MEMORIES * table.look[tile] + weights.memory
    promises = figures.promises.get(key)
    if promises is None:
        figures.promises[key] = promises = _grown_promises(table, ship, tile, weights)
    return promises


def _grown_promises(table: Table, ship: Ship, tile: int, weights: Weights) -> list[Promise]:
    figures, facts = ship.figures(), ship.table
    places = fitting(table, ship, tile)
    ways = _ways(figures)
    worths: dict[int, float] = {}
    grown_promises = []
    for place in places[:: 1 + len(places) // LOOKS]:
        cell, face = place >> 2, 4 * tile + (place & 3)
        aliens = alien_seats(ship, figures, cell, face)
        key = 4 * face + aliens
        worth = worths.get(key, -1.0)
        if worth < 0.0:
            worths[key] = worth = structure(figures, facts, face, aliens, weights)
        grown_promises.append(_grown(ship, figures, cell, face, worth, ways, weights))
    return grown_promises


def grown_promise(ship: Ship, cell: int, face: int, weights: Weights) -> Promise:
    """What the ship's tiles would promise with one tile more, just there."""
    figures = ship.figures()
    worth = structure(figures, ship.table, face, alien_seats(ship, figures, cell, face), weights)
    return _grown(ship, figures, cell, face, worth, _ways(figures), weights)


def _ways(figures: Figures) -> int:
    """Ways to empty cells, in hundredths."""
    ways = 0
    for cell in figures.open_cells:
        ways += HUNDREDTHS[figures.beside[cell]]
    return ways


def _grown(ship: Ship, figures: Figures, cell: int, face: int, worth: float, ways: int, weights: Weights) -> Promise:
    """The promise with one tile more, from what it changes; ``ways`` are those without it, in hundredths."""
    beside, marks, at = figures.beside, ship.table.beside[face], figures.beside[cell]
    _, room, _, _ = tiles_promise(ship, weights)
    room -= at < BAR
    ways -= HUNDREDTHS[at]
    connectors = 0
    for step, mark in zip(ship.board.steps, marks, strict=True):
        before = beside[cell + step]
        after = before + mark
        ways += HUNDREDTHS[after] - HUNDREDTHS[before]
        room -= before < BAR <= after
        connectors += connectors_in(mark)
    exposed = figures.exposed + connectors - 2 * connectors_in(at)
    if weights.counts_ways:
        led = ways / 100.0
    else:
        led = 1.0 if ways >= HUNDREDTHS_ENOUGH else _reach_with(ship, beside, cell, marks)
    worth = worth + weights.tile * (ship.tile_count() + 1) - weights.exposed * exposed
    return worth, room, led, exposed


def _reach_with(ship: Ship, beside: list[int], cell: int, marks: tuple[int, int, int, int]) -> float:
    """The `reach` with one tile more."""
    after = beside[:]
    after[cell] += NO_ROOM
    for step, mark in zip(ship.board.steps, marks, strict=True):
        after[cell + step] += mark
    return reach(after, ship.board.cells)


def alien_seats(ship: Ship, figures: Figures, cell: int, face: int) -> int:
    """Of how many colours an alien could live aboard once that tile stands on ``cell``."""
    brown, purple = len(figures.brown_cabins) > 0, len(figures.purple_cabins) > 0
    facts = ship.table
    kind = facts.kind[face]
    if kind in (CABIN, LIFE_SUPPORT):
        for other in _joined_with(ship, cell, face):
            # Of a cabin and a life support, whichever comes first.
            alien = facts.alien[other] if kind == CABIN else facts.alien[face] * (facts.kind[other] == CABIN)
            brown, purple = brown or alien == 1, purple or alien == 2
    return brown + purple


def _joined_with(ship: Ship, cell: int, face: int) -> list[int]:
    """Faces of the neighbours that a tile would hold together with."""
    tiles, width, right, below = ship.tiles, ship.board.width, ship.table.right, ship.table.below
    front, beyond, rear, left = tiles[cell - width], tiles[cell + 1], tiles[cell + width], tiles[cell - 1]
    pairs = (
        (front, below[front][face]),
        (beyond, right[face][beyond]),
        (rear, below[face][rear]),
        (left, right[left][face]),
    )
    return [other for other, bits in pairs if bits & JOINED]
