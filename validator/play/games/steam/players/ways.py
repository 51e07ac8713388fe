"""Ways over empty hexes: where a loose end may be led to, in few tiles.

What was found is remembered by the hexes that were looked at: while nothing changes there it stays true, in this game
and in others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from validator.play.games.steam.table.faces import CITY, EDGES, TERRAINS, TOWN, Table

GENTLE = (2, 3, 4)
"""How far a simple tile turns, but for the sharp ones, of which there are few."""
MOST_TILES: Final = 4
MOST_LINKS: Final = 2
MOST_KEPT: Final = 12
"""How many outlooks are kept of one side; with one more all go."""


class Way(NamedTuple):
    """Tiles that lead from a loose end to a city: how many, their price, and how many links they make."""

    stop: int
    links: int
    tiles: int
    price: int


class Outlook:
    """The ways from a side; they rest upon the ``cover`` of hexes ``looked`` at, both in bits as `Track.cover` is."""

    __slots__ = ("cover", "looked", "ways")

    def __init__(self, looked: int, cover: int, ways: list[Way]) -> None:
        self.looked = looked
        self.cover = cover & looked
        self.ways = ways


def outlook(table: Table, cover: int, side: int) -> Outlook:
    """How a loose end that points at a side may be led to a city where the map is covered so."""
    kept = table.outlooks.get(side)
    if kept is None or len(kept) > MOST_KEPT:
        kept = table.outlooks[side] = []
    known: Outlook
    for known in kept[::-1]:
        if cover & known.looked == known.cover:
            return known
    known = _look(table, cover, side)
    kept.append(known)
    return known


def _look(table: Table, cover: int, side: int) -> Outlook:
    onward, first_new, kind = onward_of(table), len(table.grid.places), table.grid.kind
    found: dict[tuple[int, int], Way] = {}
    looked = 0
    edge, seen = [(side, 0, 1)], {side // EDGES}
    for tiles in range(1, MOST_TILES + 1):
        reached = []
        for entry, paid, led in edge:
            price, more, sides = onward[entry]
            price, links = price + paid, more + led
            for far in sides:
                place = far // EDGES
                looked |= 1 << place + first_new
                if kind[place] == CITY or cover >> place + first_new & 1:
                    known = found.get((place, links))
                    if known is None or (known.tiles == tiles and price < known.price):
                        found[place, links] = Way(place, links, tiles, price)
                elif tiles < MOST_TILES and links <= MOST_LINKS and place not in seen:
                    looked |= 1 << place
                    if not cover >> place & 1:
                        seen.add(place)
                        reached.append((far, price, links))
        edge = reached
    return Outlook(looked, cover, list(found.values()))


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
