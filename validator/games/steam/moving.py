"""Phase 5: cubes moved over links, and engines improved.

A delivery names a city, a colour and a chain of links that ends at a city of that colour. Deliveries of one cube that
bring everybody the same income are the same choice: the shortest stands for all.
"""

from __future__ import annotations

from typing import NamedTuple

from validator.engine.step import PASS, Step
from validator.games.steam.auction import MOST_SEATS
from validator.games.steam.building import seat_with
from validator.games.steam.state import COLOURS, SeatDecision, SteamState
from validator.games.steam.track import NO_CITY, NOBODY
from validator.games.steam.words import FirstMove

IMPROVE = -2
"""Improve the engine instead of moving goods."""


class Delivery(NamedTuple):
    """A cube of ``colour`` from ``city`` over ``links`` (by number), stopping at ``stops`` (hexes, the last its city).

    ``income`` is what each seat gains.
    """

    city: int
    colour: int
    links: tuple[int, ...]
    stops: tuple[int, ...]
    income: tuple[int, ...]


class MoveGoods(SeatDecision):
    """Deliver a cube, improve the engine, or neither."""

    __slots__ = ()

    def options(self, state: SteamState) -> list[int]:
        seat = self.who
        found = [PASS]
        if not state.improved[seat] and state.engine[seat] < state.table.limits.engine:
            found.append(IMPROVE)
        goods = state.goods
        found += [
            number
            for number, delivery in enumerate(deliveries(state, state.engine[seat]))
            if goods[COLOURS * delivery.city + delivery.colour]
        ]
        return found

    def apply(self, state: SteamState, action: int) -> None:
        seat = self.who
        if action == IMPROVE:
            state.engine[seat] += 1
            state.improved[seat] = 1
        elif action != PASS:
            delivery = deliveries(state, state.engine[seat])[action]
            state.goods[COLOURS * delivery.city + delivery.colour] -= 1
            state.bag[delivery.colour] += 1
            for owner, gain in enumerate(delivery.income):
                state.income[owner] += gain


class BeginMoving(Step[SteamState]):
    """Everybody may improve an engine once in this phase."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        state.improved = [0] * state.seats


def first_mover(state: SteamState) -> int:
    """The seat that moves before the others in every round of deliveries, or `NOBODY`."""
    return seat_with(state, FirstMove)


def deliveries(state: SteamState, engine: int) -> list[Delivery]:
    """Every delivery that the links allow with an engine, whether or not the cube is there; remembered by track."""
    found: list[Delivery] | None = state.routes.get(engine)
    if found is None:
        found = state.routes[engine] = _find_deliveries(state, engine)
    return found


def _find_deliveries(state: SteamState, engine: int) -> list[Delivery]:
    table, track = state.table, state.track
    lines: dict[int, list[tuple[int, int, int]]] = {}
    for number, link in sorted(track.links.items()):
        if link.complete:
            owner = link.owner if link.owner != NOBODY and not state.out[link.owner] else NOBODY
            lines.setdefault(link.first, []).append((number, link.last, owner))
            lines.setdefault(link.last, []).append((number, link.first, owner))
    places = {city: hex_number for hex_number, city in enumerate(track.city) if city != NO_CITY}
    colours = sorted({table.city_colour[city] for city in places})
    return [
        delivery
        for city in sorted(places)
        if places[city] in lines
        for colour in colours
        for delivery in _from(state, city, places[city], colour, engine, lines)
    ]


def _from(
    state: SteamState, city: int, start: int, colour: int, engine: int, lines: dict[int, list[tuple[int, int, int]]]
) -> list[Delivery]:
    """Deliveries of one cube, the shortest first; each income of the seats once."""
    table, track = state.table, state.track
    stops_here = table.rules.first_accepting_city == "stops"
    each = table.rules.income_per_link
    best: dict[tuple[int, ...], Delivery] = {}
    paths: list[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = [((), (start,), (0,) * state.seats)]
    for _ in range(engine):
        longer = []
        for links, stops, income in paths:
            for number, stop, owner in lines.get(stops[-1], ()):
                if stop in stops:
                    continue
                gains = income if owner == NOBODY else (
                    *income[:owner], income[owner] + each, *income[owner + 1 :]
                )  # fmt: skip
                reached = track.city[stop]
                accepted = reached != NO_CITY and table.city_colour[reached] == colour
                if accepted and gains not in best:
                    best[gains] = Delivery(city, colour, (*links, number), (*stops[1:], stop), gains)
                if not (accepted and stops_here):
                    longer.append(((*links, number), (*stops, stop), gains))
        paths = longer
    return list(best.values())


BEGIN_MOVING = BeginMoving()
MOVE_GOODS = [MoveGoods(seat) for seat in range(MOST_SEATS)]
