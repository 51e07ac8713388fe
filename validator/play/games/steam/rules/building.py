"""Building track: what may be built, what it costs, and what is in the way."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from validator.play.engine.step import PASS, Step, then
from validator.play.games.steam.rules.auction import MOST_SEATS
from validator.play.games.steam.rules.laying import (
    REDIRECT,
    Means,
    beginnings,
    cost_of,
    first_site,
    fitting_on,
    kind_of,
    links_of,
    new_city_sites,
    prices_on,
    reached,
    site_of,
    tile_actions,
)
from validator.play.games.steam.rules.state import COLOURS, SeatDecision, SeatStep, SteamState
from validator.play.games.steam.table.faces import EDGES, NO_FACE, TOWN
from validator.play.games.steam.track.bounds import marked_towns
from validator.play.games.steam.track.links import NO_CITY, NOBODY, Link
from validator.play.games.steam.words.vocabulary import Action

# Phase 4: new cities, and tiles placed, replaced and redirected.


class BeginBuilding(SeatStep):
    """A building turn begins: new cities first, then tiles."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        seat, rules = self.who, state.table.rules
        state.turn += 1
        state.built[seat] = state.turn
        state.laid = []
        word = state.table.actions[state.action[seat]]
        steps: list[Step[SteamState]] = [BUILD[seat]] * word.tile_actions(rules.tiles_per_turn)
        new = [URBANIZE[seat]] * word.new_cities
        steps = [*new, *steps] if rules.urbanize == "before_track" else [*steps, *new]
        then(state, *steps, END_BUILDING[seat])


class Urbanize(SeatDecision):
    """Put a new city on a town, or not."""

    __slots__ = ()

    def options(self, state: SteamState) -> list[int]:
        return [PASS, *new_city_sites(state)]

    def only(self, state: SteamState) -> int | None:
        return PASS if next(new_city_sites(state), None) is None else None

    def apply(self, state: SteamState, action: int) -> None:
        if action != PASS:
            build_city(state, self.who, action)


class Build(SeatDecision):
    """One tile action, or stop building (`PASS`); a new city that may be placed at any time may be placed now (D6)."""

    __slots__ = ()

    def options(self, state: SteamState) -> list[int]:
        cities = new_city_sites(state) if URBANIZE[self.who] in state.stack else ()
        return [PASS, *tile_actions(state, self.who), *cities]

    def only(self, state: SteamState) -> int | None:
        if URBANIZE[self.who] in state.stack and next(new_city_sites(state), None) is not None:
            return None
        return None if tile_actions(state, self.who, enough=1) else PASS

    def apply(self, state: SteamState, action: int) -> None:
        if action == PASS:
            while state.stack[-1] is self:
                state.stack.pop()
        elif action < first_site(state.table):
            lay_tile(state, self.who, action)
        else:
            state.stack.remove(URBANIZE[self.who])
            then(state, self)
            build_city(state, self.who, action)


class EndBuilding(SeatStep):
    """Unfinished links that were not lengthened in this turn are nobody's."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        track = state.track
        for number, link in list(track.links.items()):
            if link.owner == self.who and not link.complete and link.built < state.turn:
                track.give(number, NOBODY, link.built)


def first_builder(state: SteamState) -> int:
    """The seat that builds before the others, or `NOBODY`."""
    return next((seat for seat, action in selected(state) if action.builds_first), NOBODY)


def selected(state: SteamState) -> list[tuple[int, Action]]:
    """The seats that have selected an action, in order, and which."""
    actions = state.table.actions
    return [(seat, actions[state.action[seat]]) for seat in state.order if state.action[seat] >= 0]


def build_city(state: SteamState, seat: int, action: int) -> None:
    """Put a new city on a town; tile and marker there go back to the supply."""
    table, track = state.table, state.track
    hex_number, city = site_of(table, action)
    _take_up(state, hex_number)
    completed = track.build_city(hex_number, city)
    if table.rules.unowned_completed == "urbanizer":
        for number in completed:
            _claim(state, seat, number)
    state.routes = {}


def lay_tile(state: SteamState, seat: int, action: int) -> None:
    """Pay for a tile action and do it."""
    table, track = state.table, state.track
    hex_number, face = divmod(action, table.faces.count)
    state.cash[seat] -= cost_of(state, hex_number, face)
    kind = kind_of(state, hex_number, face)
    _take_up(state, hex_number)
    state.supply[table.faces.tile[face]] -= 1
    state.markers -= table.faces.marker[face]
    state.laid.append(hex_number)
    version = track.version
    if kind == REDIRECT:
        _redirect(state, seat, hex_number, face)
    else:
        state.begun[seat] = 1
        track.lay(hex_number, face, seat, state.turn)
    if track.version != version:
        state.routes = {}


def _redirect(state: SteamState, seat: int, hex_number: int, face: int) -> None:
    """Move the end of a link; what it completes or joins may become the seat's."""
    table, track = state.table, state.track
    old = track.face[hex_number]
    new = next(each.new for each in table.faces.redirects(old) if each.face == face)
    track.lay(hex_number, face, seat, state.turn, moved=new)
    if table.rules.redirect_joins:
        _claim(state, seat, track.link_of[EDGES * hex_number + new])


def _claim(state: SteamState, seat: int, number: int) -> None:
    """Take a complete link that is nobody's, if it leads to the seat's network and a train is left."""
    table, track = state.table, state.track
    link = track.links[number]
    if link.owner != NOBODY or not link.complete or links_of(state, seat) >= table.trains:
        return
    towns = marked_towns(track, seat)
    joined = any(track.city[stop] != NO_CITY or stop in towns for stop in (link.first, link.last))
    if joined or not table.rights.tracing:
        track.give(number, seat, state.turn)


def _take_up(state: SteamState, hex_number: int) -> None:
    """Tile and marker of a hex go back to the supply."""
    faces, face = state.table.faces, state.track.face[hex_number]
    if face != NO_FACE:
        state.supply[faces.tile[face]] += 1
        state.markers += faces.marker[face]


BEGIN_BUILDING = [BeginBuilding(seat) for seat in range(MOST_SEATS)]
URBANIZE = [Urbanize(seat) for seat in range(MOST_SEATS)]
BUILD = [Build(seat) for seat in range(MOST_SEATS)]
END_BUILDING = [EndBuilding(seat) for seat in range(MOST_SEATS)]


# Why a hex cannot be chosen: what stands against a tile, a new city or a delivery there, for a person who asks.


class Obstacle(Enum):
    """What stands against it."""

    CITY = auto()
    LAID = auto()
    FAR = auto()
    BEGINNING = auto()
    FULL = auto()
    UNFIT = auto()
    GONE = auto()
    MARKERS = auto()
    DEAR = auto()
    TRAINS = auto()
    NO_TOWN = auto()
    NO_NEW_CITY = auto()
    LOOP = auto()
    NO_CITY = auto()
    NO_CUBES = auto()
    NO_LINK = auto()
    NO_WAY = auto()


class Against(NamedTuple):
    """An obstacle; where it is a number, what is needed and what there is (dollars, links)."""

    what: Obstacle
    need: int = 0
    have: int = 0


def against_tile(state: SteamState, seat: int, hex_number: int) -> Against | None:
    """Why a seat can lay no tile on a hex and replace none there; None where it can, or only redirects are meant."""
    track = state.track
    if track.city[hex_number] != NO_CITY:
        return Against(Obstacle.CITY)
    if hex_number in state.laid and not state.table.rules.same_hex_twice:
        return Against(Obstacle.LAID)
    towns = marked_towns(track, seat)
    is_bare = track.face[hex_number] == NO_FACE
    if hex_number not in reached(state, seat, towns):
        return Against(Obstacle.FAR if is_bare else Obstacle.FULL)
    fitting = fitting_on(state, seat, hex_number, towns)
    if not fitting:
        return Against(Obstacle.UNFIT if is_bare else Obstacle.FULL)
    if not state.begun[seat]:
        fitting = beginnings(state, hex_number, fitting)
    if not fitting:
        return Against(Obstacle.BEGINNING)
    if Means(state, seat).allow(state, hex_number, fitting):
        return None
    return _lacking(state, seat, hex_number, [each % state.table.faces.count for each in fitting])


def _lacking(state: SteamState, seat: int, hex_number: int, faces: list[int]) -> Against:
    """Which means are lacking for every one of the faces that fit a hex: tiles, money, markers, or trains."""
    table = state.table
    left = [face for face in faces if state.supply[table.faces.tile[face]]]
    if not left:
        return Against(Obstacle.GONE)
    prices, cash = prices_on(state, hex_number), state.cash[seat]
    paid = [face for face in left if prices[face] <= cash]
    if not paid:
        return Against(Obstacle.DEAR, min(prices[face] for face in left), cash)
    if not state.markers and all(table.faces.marker[face] for face in paid):
        return Against(Obstacle.MARKERS)
    return Against(Obstacle.TRAINS, table.trains, links_of(state, seat))


def against_new_city(state: SteamState, hex_number: int) -> Against | None:
    """Why no new city can be put on a hex; None where one can."""
    if state.track.city[hex_number] != NO_CITY or state.table.grid.kind[hex_number] != TOWN:
        return Against(Obstacle.NO_TOWN)
    if all(city in state.track.city for city in range(state.table.first_new, len(state.table.cities))):
        return Against(Obstacle.NO_NEW_CITY)
    sites = {site_of(state.table, action)[0] for action in new_city_sites(state)}
    return None if hex_number in sites else Against(Obstacle.LOOP)


def against_delivery(state: SteamState, seat: int, hex_number: int) -> Against | None:
    """Why no cube of a hex can be delivered by a seat, on the way to which no other cube passes."""
    city = state.track.city[hex_number]
    if city == NO_CITY:
        return Against(Obstacle.NO_CITY)
    if not any(state.goods[COLOURS * city : COLOURS * city + COLOURS]):
        return Against(Obstacle.NO_CUBES)
    if not any(_leads(link, hex_number) for link in state.track.links.values()):
        return Against(Obstacle.NO_LINK)
    return Against(Obstacle.NO_WAY, have=state.engine[seat])


def _leads(link: Link, hex_number: int) -> bool:
    return link.complete and hex_number in (link.first, link.last)
