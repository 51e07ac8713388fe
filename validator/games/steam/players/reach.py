"""What a seat's links can bring: the best income from each cube, now and with the next engine, and with links to come.

Found once for each network: games that share it (copies in which nobody has completed a link) share the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from validator.games.steam.rules.state import COLOURS, SteamState
from validator.games.steam.table.compiled import Table
from validator.games.steam.table.faces import NO_FACE
from validator.games.steam.table.grid import CITY, EDGES, TERRAINS, TOWN
from validator.games.steam.track.links import NO_CITY

RIVAL_INCOME = 0.35
"""What income for a rival takes from a delivery."""
MOST_FOREIGN = 1
"""Links of others that a delivery worth thinking of uses."""
HALFWAY = -2
"""A town in the middle of a way that is not built yet."""
GENTLE = (2, 3, 4)
"""How far a simple tile turns, but for the sharp ones, of which there are few."""
MOST_TILES = 4
MOST_LINKS = 2


class Gain(NamedTuple):
    """What a cube of ``colour`` in ``city`` brings with the engine there is, and with one level more."""

    city: int
    colour: int
    now: float
    soon: float


class Way(NamedTuple):
    """Tiles that lead from a loose end to a stop: how many, their price, and how many links they make."""

    stop: int
    links: int
    tiles: int
    price: int


def gains(state: SteamState, seat: int, start: int, way: Way | None) -> list[Gain]:
    """What every cube could bring a seat, if a way from a stop were built; remembered by network."""
    engine = state.engine[seat]
    key = (seat, engine, start, way and (way.stop, way.links))
    found: list[Gain] | None = state.routes.get(key)
    if found is None:
        found = state.routes[key] = _Walker(state, seat, start, way).gains()
    return found


class _Walker:
    """Follows every chain of links from every city."""

    def __init__(self, state: SteamState, seat: int, start: int, way: Way | None) -> None:
        table, track = state.table, state.track
        self._engine = state.engine[seat]
        self._blocks = table.rules.first_accepting_city == "stops"
        self._lines: dict[int, list[tuple[int, int]]] = {}
        for first, last, owner, _, _, _ in track.links.values():
            if first >= 0 and last >= 0:
                self._join(first, last, owner == seat)
        if way is not None:
            middle = HALFWAY if way.links > 1 else start
            if way.links > 1:
                self._join(start, HALFWAY, True)
            self._join(middle, way.stop, True)
        on_map = [stop for stop in self._lines if stop >= 0 and track.city[stop] != NO_CITY]
        self._city_at = {stop: track.city[stop] for stop in on_map}
        self._colour_at = {stop: table.city_colour[city] for stop, city in self._city_at.items()}
        self._now: list[float] = []
        self._soon: list[float] = []
        self._passed: set[int] = set()

    def _join(self, first: int, last: int, mine: bool) -> None:
        self._lines.setdefault(first, []).append((last, int(mine)))
        self._lines.setdefault(last, []).append((first, int(mine)))

    def gains(self) -> list[Gain]:
        """The best of each cube, where it brings the seat anything."""
        found: list[Gain] = []
        for stop, city in self._city_at.items():
            self._now, self._soon, self._passed = [0.0] * COLOURS, [0.0] * COLOURS, {stop}
            self._go_on(stop, 1, 0, 0, 0)
            each = enumerate(zip(self._now, self._soon, strict=True))
            found += [Gain(city, colour, now, soon) for colour, (now, soon) in each if soon > 0]
        return found

    def _go_on(self, stop: int, length: int, own: int, foreign: int, accepted: int) -> None:
        for other, mine in self._lines[stop]:
            if other in self._passed:
                continue
            with_own, with_foreign = own + mine, foreign + 1 - mine
            if with_foreign > MOST_FOREIGN:
                continue
            colour = self._colour_at.get(other, -1)
            seen = accepted
            if colour >= 0 and not accepted >> colour & 1:
                gain = with_own - RIVAL_INCOME * with_foreign
                if gain > self._soon[colour]:
                    self._soon[colour] = gain
                if length <= self._engine and gain > self._now[colour]:
                    self._now[colour] = gain
                if self._blocks:
                    seen |= 1 << colour
            if length <= self._engine:
                self._passed.add(other)
                self._go_on(other, length + 1, with_own, with_foreign, seen)
                self._passed.discard(other)


def ways(state: SteamState, side: int) -> list[Way]:
    """How a loose end that points at a side may be led to a stop, over empty hexes, in few tiles."""
    city, face, onward = state.track.city, state.track.face, onward_of(state.table)
    found: dict[tuple[int, int], Way] = {}
    edge, seen = [(side, 0, 1)], {side // EDGES}
    for tiles in range(1, MOST_TILES + 1):
        reached = []
        for entry, paid, led in edge:
            price, links, sides = onward[entry]
            price, links = price + paid, links + led
            for far in sides:
                place = far // EDGES
                if city[place] != NO_CITY:
                    known = found.get((place, links))
                    if known is None or (known.tiles == tiles and price < known.price):
                        found[place, links] = Way(place, links, tiles, price)
                elif tiles < MOST_TILES and place not in seen and face[place] == NO_FACE and links <= MOST_LINKS:
                    seen.add(place)
                    reached.append((far, price, links))
        edge = reached
    return list(found.values())


def onward_of(table: Table) -> list[tuple[int, int, list[int]]]:
    """For each side by which track may enter an empty hex: the price of a tile there, links more, sides it leads to.

    Worked out once for a table.
    """
    if not table.onward:
        table.onward = [_onward(table, side) for side in range(len(table.grid.facing))]
    return table.onward


def _onward(table: Table, side: int) -> tuple[int, int, list[int]]:
    hex_number, edge = divmod(side, EDGES)
    if table.grid.kind[hex_number] == CITY:
        return 0, 0, []
    turns, price, links = _through(table, hex_number)
    sides = [table.grid.facing[EDGES * hex_number + (edge + turn) % EDGES] for turn in turns]
    return price, links, [far for far in sides if far >= 0]


def _through(table: Table, hex_number: int) -> tuple[Sequence[int], int, int]:
    """How far track may turn in an empty hex, what it costs there, and how many links more it makes of one."""
    rules, kind = table.rules, table.grid.kind[hex_number]
    if kind == TOWN:
        return range(1, EDGES), rules.place_town + 2 * rules.place_stub, 1
    return GENTLE, rules.place[TERRAINS[kind]], 0
