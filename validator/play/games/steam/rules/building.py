"""Phase 4: new cities, and tiles placed, replaced and redirected."""

from __future__ import annotations

from validator.play.engine.step import PASS, Step, then
from validator.play.games.steam.rules.auction import MOST_SEATS
from validator.play.games.steam.rules.laying import (
    REDIRECT,
    cost_of,
    first_site,
    kind_of,
    links_of,
    new_city_sites,
    site_of,
    tile_actions,
)
from validator.play.games.steam.rules.state import SeatDecision, SeatStep, SteamState
from validator.play.games.steam.table.faces import NO_FACE
from validator.play.games.steam.table.grid import EDGES
from validator.play.games.steam.track.links import NO_CITY, NOBODY
from validator.play.games.steam.track.surveying import marked_towns
from validator.play.games.steam.words.vocabulary import Action


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
