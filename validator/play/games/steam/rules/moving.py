"""Phase 5: cubes moved over links, and engines improved.

A delivery names a city, a colour and a chain of links that ends at a city of that colour. Deliveries of one cube that
bring everybody the same income are the same choice: the shortest stands for all.
"""

from __future__ import annotations

from typing import NamedTuple

from validator.play.engine.step import PASS, Step
from validator.play.games.steam.rules.auction import MOST_SEATS
from validator.play.games.steam.rules.building import selected
from validator.play.games.steam.rules.state import COLOURS, SeatDecision, SteamState
from validator.play.games.steam.track import NO_CITY, NOBODY

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
        options = [PASS]
        if not state.improved[seat] and state.engine[seat] < state.table.limits.engine:
            options.append(IMPROVE)
        goods = state.goods
        options += [
            number
            for number, delivery in enumerate(deliveries(state, state.engine[seat]))
            if goods[COLOURS * delivery.city + delivery.colour]
        ]
        return options

    def only(self, state: SteamState) -> int | None:
        if not state.improved[self.who] and state.engine[self.who] < state.table.limits.engine:
            return None
        return super().only(state)

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
    return next((seat for seat, action in selected(state) if action.moves_first), NOBODY)


def deliveries(state: SteamState, engine: int) -> list[Delivery]:
    """Every delivery that the links allow with an engine, whether or not the cube is there; remembered by track."""
    route: list[Delivery] | None = state.routes.get(engine)
    if route is None:
        route = state.routes[engine] = _find_deliveries(state, engine)
    return route


def _find_deliveries(state: SteamState, engine: int) -> list[Delivery]:
    track = state.track
    lines: dict[int, list[tuple[int, int, int]]] = {}
    for number, link in sorted(track.links.items()):
        if link.complete:
            owner = link.owner if link.owner != NOBODY and not state.out[link.owner] else NOBODY
            lines.setdefault(link.first, []).append((number, link.last, owner))
            lines.setdefault(link.last, []).append((number, link.first, owner))
    places = sorted((city, hex_number) for hex_number, city in enumerate(track.city) if city != NO_CITY)
    return [each for city, place in places if place in lines for each in _from(state, city, place, engine, lines)]


def _from(
    state: SteamState, city: int, start: int, engine: int, lines: dict[int, list[tuple[int, int, int]]]
) -> list[Delivery]:
    """Deliveries from a city, by colour, the shortest first; each income of the seats once.

    A path is its links, its stops, its income and the colours (in bits) of cities on it: cubes of those are there.
    """
    table, track = state.table, state.track
    stops_here, each = table.rules.first_accepting_city == "stops", table.rules.income_per_link
    best: list[dict[tuple[int, ...], Delivery]] = [{} for _ in range(COLOURS)]
    paths: list[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int]]
    paths = [((), (start,), (0,) * state.seats, 0)]
    for _ in range(engine):
        longer = []
        for links, stops, income, there in paths:
            for number, stop, owner in lines.get(stops[-1], ()):
                if stop in stops:
                    continue
                gains = income if owner == NOBODY else (*income[:owner], income[owner] + each, *income[owner + 1 :])
                reached, seen = track.city[stop], there
                if reached != NO_CITY:
                    colour = table.city_colour[reached]
                    if not there >> colour & 1 and gains not in best[colour]:
                        best[colour][gains] = Delivery(city, colour, (*links, number), (*stops[1:], stop), gains)
                    if stops_here:
                        seen |= 1 << colour
                longer.append(((*links, number), (*stops, stop), gains, seen))
        paths = longer
    return [delivery for deliveries in best for delivery in deliveries.values()]


BEGIN_MOVING = BeginMoving()
MOVE_GOODS = [MoveGoods(seat) for seat in range(MOST_SEATS)]
