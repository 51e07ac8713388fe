"""Building track: what may be built, every legal tile action, what it costs, and what is in the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import NamedTuple

from validator.play.engine.step import PASS, Step, then
from validator.play.games.steam.rules.auction import MOST_SEATS
from validator.play.games.steam.rules.state import COLOURS, SeatDecision, SeatStep, SteamState
from validator.play.games.steam.table import EDGES, NO_FACE, NOWHERE, SIMPLE, TOWN, Redirect, Table
from validator.play.games.steam.track import (
    DANGLING,
    NO_CITY,
    NO_LINK,
    NOBODY,
    Link,
    Track,
    bare_track,
    loose_ends,
    marked_towns,
    survey,
)
from validator.play.games.steam.words.vocabulary import Action

PLACE, REPLACE, REDIRECT = range(3)
EVERY = 1 << 30
OWNER = Link._fields.index("owner")


def first_site(table: Table) -> int:
    """The first number that is a new city's site and no tile action."""
    return len(table.grid.places) * table.faces.count


def site_of(table: Table, action: int) -> tuple[int, int]:
    """Hex and city of a new city's site."""
    hex_number, city = divmod(action - first_site(table), len(table.cities) - table.first_new)
    return hex_number, table.first_new + city


def new_city_sites(state: SteamState) -> Iterator[int]:
    """Every new city not yet on the map, on every town that is one still.

    A town is no site while track that leads to it would then end where it starts (D9).
    """
    table, placed = state.table, state.track.city
    count = len(table.cities) - table.first_new
    free = [city for city in range(count) if table.first_new + city not in placed]
    for hex_number in table.grid.towns:
        if placed[hex_number] == NO_CITY and (table.rules.loops or not _would_loop(state.track, hex_number)):
            for city in free:
                yield first_site(table) + hex_number * count + city


def _would_loop(track: Track, hex_number: int) -> bool:
    """A loose end that points at a town belongs to a link that starts in it."""
    for side in range(EDGES * hex_number, EDGES * hex_number + EDGES):
        far = track.facing(side)
        if far >= 0 and track.link_of[far] != NO_LINK and track.link_of[side] == NO_LINK:
            link = track.links[track.link_of[far]]
            if hex_number in (link.first, link.last):
                return True
    return False


def tile_actions(state: SteamState, seat: int, enough: int = EVERY) -> list[int]:
    """Every legal tile action of a seat that it can pay for: new sections in order of the hexes, then redirects.

    The search ends before redirects, and after any hex, once ``enough`` are found.
    """
    table = state.table
    barred = [] if table.rules.same_hex_twice else state.laid
    extensions = _extensions(state, seat, barred, enough)
    if len(extensions) >= enough:
        return extensions
    base = table.faces.count
    extensions += [place * base + redirect.face for place, redirect in _redirects(state, seat) if place not in barred]
    return extensions


def _extensions(state: SteamState, seat: int, barred: list[int], enough: int) -> list[int]:
    """Every way to place or replace a tile, on hexes that are not barred; the first hexes' where those are enough."""
    track = state.track
    towns = marked_towns(track, seat)
    means = Means(state, seat)
    extensions: list[int] = []
    for hex_number in sorted(reached(state, seat, towns)):
        if hex_number in barred or track.city[hex_number] != NO_CITY:
            continue
        fitting = fitting_on(state, seat, hex_number, towns)
        if not state.begun[seat]:
            fitting = beginnings(state, hex_number, fitting)
        extensions += fitting if means.are_ample or not fitting else means.allow(state, hex_number, fitting)
        if len(extensions) >= enough:
            break
    return extensions


def reached(state: SteamState, seat: int, towns: set[int]) -> set[int]:
    """Hexes that a seat with track in those towns may build on, as far as that is a question of where."""
    return state.table.beside_cities | towns | loose_ends(state.track, seat) | _beside_new_cities(state)


def fitting_on(state: SteamState, seat: int, hex_number: int, towns: set[int]) -> Sequence[int]:
    """Actions that fit a hex without a city, whatever the seat can pay."""
    track = state.track
    if track.near[hex_number] or track.face[hex_number] != NO_FACE:
        return _fitting(state, seat, hex_number, towns)
    return open_ground(state.table, hex_number)


def _fitting(state: SteamState, seat: int, hex_number: int, towns: set[int]) -> tuple[int, ...]:
    """Actions that fit a hex near other track, or replace what lies there."""
    table, track = state.table, state.track
    face = track.face[hex_number]
    if face != NO_FACE and not table.faces.replacements(face):
        return ()
    view = survey(track, hex_number, seat, towns, table.rights)
    return table.surveyor.fitting(face, table.grid.kind[hex_number] == TOWN, view)


def open_ground(table: Table, hex_number: int) -> tuple[int, ...]:
    """Actions that fit an empty hex without track around it: the same for every seat, so found once."""
    ground = table.open_ground.get(hex_number)
    if ground is None:
        view = survey(bare_track(table.grid, table.faces), hex_number, NOBODY, set(), table.rights)
        ground = table.surveyor.fitting(NO_FACE, table.grid.kind[hex_number] == TOWN, view)
        table.open_ground[hex_number] = ground
    return ground


def beginnings(state: SteamState, hex_number: int, fitting: Sequence[int]) -> Sequence[int]:
    """Those of the actions for a hex that may lay a seat's first tile: a simple one that touches a city."""
    track, faces = state.track, state.table.faces
    if track.face[hex_number] != NO_FACE:
        return ()
    across = state.table.grid.neighbour[EDGES * hex_number : EDGES * hex_number + EDGES]
    cities = sum(1 << edge for edge, far in enumerate(across) if far >= 0 and track.city[far] != NO_CITY)
    base = hex_number * faces.count
    return [each for each in fitting if faces.form[each - base] == SIMPLE and faces.exits[each - base] & cities]


class Means:
    """What keeps a seat from laying a tile that fits: tiles and markers that ran out, money, trains.

    ``are_ample`` where nothing does.
    """

    __slots__ = ("_gone", "_has_trains", "_is_rich", "_seat", "are_ample")

    def __init__(self, state: SteamState, seat: int) -> None:
        table, supply = state.table, state.supply
        self._seat = seat
        self._is_rich = state.cash[seat] >= table.dearest
        self._has_trains = links_of(state, seat) + EDGES <= table.trains
        self._gone = set() if min(supply) else {face for face, tile in enumerate(table.faces.tile) if not supply[tile]}
        self.are_ample = self._is_rich and self._has_trains and state.markers > 0 and not self._gone

    def allow(self, state: SteamState, hex_number: int, fitting: Sequence[int]) -> Sequence[int]:
        """Those of the actions for a hex that the seat has the means for."""
        base = hex_number * state.table.faces.count
        if self._gone:
            fitting = [each for each in fitting if each - base not in self._gone]
        if not state.markers and not _has_marker(state, hex_number):
            fitting = [each for each in fitting if not state.table.faces.marker[each - base]]
        if not self._is_rich:
            cash, prices = state.cash[self._seat], prices_on(state, hex_number)
            fitting = [each for each in fitting if prices[each - base] <= cash]
        if not self._has_trains:
            fitting = [each for each in fitting if _has_train(state, self._seat, hex_number, each - base)]
        return fitting


def _beside_new_cities(state: SteamState) -> set[int]:
    """Hexes next to new cities."""
    track, neighbour = state.track, state.table.grid.neighbour
    beside_new_cities: set[int] = set()
    for place in state.table.grid.towns:
        if track.city[place] != NO_CITY:
            beside_new_cities.update(neighbour[EDGES * place : EDGES * place + EDGES])
    beside_new_cities.discard(NOWHERE)
    return beside_new_cities


def links_of(state: SteamState, seat: int) -> int:
    """How many links a seat owns, finished or not."""
    return sum(link[OWNER] == seat for link in state.track.links.values())


def _has_marker(state: SteamState, hex_number: int) -> bool:
    """A marker lies on the hex."""
    face = state.track.face[hex_number]
    return face != NO_FACE and state.table.faces.marker[face]


def _has_train(state: SteamState, seat: int, hex_number: int, face: int) -> bool:
    """A train is left to mark the links that the tile would add."""
    trial = state.track.copy()
    trial.lay(hex_number, face, seat, state.turn)
    return sum(link.owner == seat for link in trial.links.values()) <= state.table.trains


def _redirects(state: SteamState, seat: int) -> Iterator[tuple[int, Redirect]]:
    """Every way to redirect the last section of an unfinished link that is the seat's or nobody's."""
    track, table = state.track, state.table
    if state.cash[seat] < table.rules.redirect:
        return
    ends = sorted(
        side
        for link in track.links.values()
        if link.owner in (seat, NOBODY)
        for side, end in ((link.sides[0], link.first), (link.sides[-1], link.last))
        if end == DANGLING
    )
    for side in ends:
        hex_number, edge = divmod(side, EDGES)
        if table.grid.kind[hex_number] == TOWN:
            continue
        link = track.links[track.link_of[side]]
        for redirect in table.faces.redirects(track.face[hex_number]):
            if redirect.old != edge or not state.supply[table.faces.tile[redirect.face]]:
                continue
            if _may_lead(state, seat, link, EDGES * hex_number + redirect.new):
                yield hex_number, redirect


def _may_lead(state: SteamState, seat: int, link: Link, side: int) -> bool:
    """Whether a redirected link may end at a side."""
    track, rules = state.track, state.table.rules
    far = track.facing(side)
    if far < 0:
        return rules.track_to_nowhere
    start = link.last if link.first == DANGLING else link.first
    if track.city[far // EDGES] != NO_CITY:
        return rules.loops or far // EDGES != start
    if track.link_of[far] == NO_LINK:
        return True
    other = track.links[track.link_of[far]]
    if other is link or other.owner not in (seat, NOBODY) or (other.owner != link.owner and not rules.redirect_joins):
        return False
    stop = other.last if other.first == DANGLING else other.first
    return rules.loops or stop == DANGLING or stop != start


def kind_of(state: SteamState, hex_number: int, face: int) -> int:
    """Whether a tile action places, replaces or redirects."""
    old = state.track.face[hex_number]
    if old == NO_FACE:
        return PLACE
    sections = state.table.faces.sections
    return REPLACE if set(sections[old]) < set(sections[face]) else REDIRECT


def cost_of(state: SteamState, hex_number: int, face: int) -> int:
    """What a tile action costs, in dollars."""
    if kind_of(state, hex_number, face) == REDIRECT:
        return state.table.rules.redirect
    return prices_on(state, hex_number)[face]


def prices_on(state: SteamState, hex_number: int) -> list[int]:
    """For each face what it costs to place it on a hex, or to replace what lies there by it."""
    table, face = state.table, state.track.face[hex_number]
    if face == NO_FACE:
        return table.place_price[table.grid.kind[hex_number]]
    return table.replace_price[table.faces.form[face]]


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
    new = next(redirect.new for redirect in table.faces.redirects(old) if redirect.face == face)
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
