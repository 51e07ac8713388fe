"""Points at the end, and what holds in every position."""

from __future__ import annotations

from collections.abc import Iterator

from validator.play.games.steam.rules.building import END_BUILDING
from validator.play.games.steam.rules.laying import links_of
from validator.play.games.steam.rules.state import COLOURS, NO_CUBE, SteamState
from validator.play.games.steam.table.faces import NO_FACE
from validator.play.games.steam.track.links import NO_CITY, NOBODY, Link, Track, traced_afresh
from validator.play.games.steam.words.vocabulary import CUBE_COLOURS

# The end of the game: points for track, income and shares, and who wins.

INCOME_POINTS = 3
SHARE_POINTS = -3
PARTS = ("track", "income", "shares")


def parts(state: SteamState, seat: int) -> list[int]:
    """Points of a seat: a point for each section in its complete links, three for income, less three for shares."""
    sections = sum(link.sections for link in state.track.links.values() if link.owner == seat and link.complete)
    return [sections, INCOME_POINTS * state.income[seat], SHARE_POINTS * state.shares[seat]]


def scores(state: SteamState) -> list[int]:
    """Points per seat, also of those who went bankrupt."""
    points = [
        INCOME_POINTS * income + SHARE_POINTS * shares
        for income, shares in zip(state.income, state.shares, strict=True)
    ]
    for first, last, owner, sections, _, _ in state.track.links.values():
        if owner >= 0 and first >= 0 and last >= 0:
            points[owner] += sections
    return points


def rivals_of(state: SteamState) -> list[int]:
    """Those who may win: all who are not bankrupt; if everybody is, those who lasted longest."""
    if state.order:
        return list(state.order)
    return [seat for seat in range(state.seats) if state.out[seat] == max(state.out)]


def winners(state: SteamState) -> list[int]:
    """The seats with the most points of those who may win; the switch `final_tie` says what decides a tie."""
    rivals = rivals_of(state)
    totals = scores(state)
    best = max(totals[seat] for seat in rivals)
    first = sorted(seat for seat in rivals if totals[seat] == best)
    if state.table.rules.final_tie == "income":
        most = max(state.income[seat] for seat in first)
        first = [seat for seat in first if state.income[seat] == most]
    return first


# What must hold in every position.


def faults(state: SteamState) -> list[str]:
    """Broken invariants, each a sentence; empty in every position the rules can reach."""
    return [*_supply_faults(state), *_seat_faults(state), *_link_faults(state)]


def _supply_faults(state: SteamState) -> Iterator[str]:
    table, track, faces = state.table, state.track, state.table.faces
    laid = [face for face in track.face if face != NO_FACE]
    for tile, count in enumerate(table.tile_counts):
        if state.supply[tile] < 0 or state.supply[tile] + sum(faces.tile[face] == tile for face in laid) != count:
            yield f"tiles {table.tile_ids[tile]} on the map and in the supply are not those of the set"
    markers = sum(faces.marker[face] for face in laid)
    if state.markers < 0 or state.markers + markers != table.markers:
        yield "town markers on the map and in the supply are not those of the set"
    placed = [city for city in track.city if city != NO_CITY]
    if len(set(placed)) < len(placed):
        yield "a city lies on the map twice"
    for colour in range(COLOURS):
        shown = state.display.count(colour) + state.cubes_drawn.count(colour)
        on_cities = sum(state.goods[colour::COLOURS])
        if state.bag[colour] < 0 or state.bag[colour] + shown + on_cities != table.cubes[colour]:
            yield f"{CUBE_COLOURS[colour]} cubes in the bag, on the board and on cities are not those of the set"
    if any(cube != NO_CUBE and not 0 <= cube < COLOURS for cube in state.display) or min(state.goods) < 0:
        yield "a cube lies where none can"


def _seat_faults(state: SteamState) -> Iterator[str]:
    limits = state.table.limits
    for seat in range(state.seats):
        who = f"seat {seat + 1}"
        if state.cash[seat] < 0 or state.income[seat] < 0:
            yield f"{who} has less money or income than none"
        if not limits.first_share <= state.shares[seat] <= limits.last_share:
            yield f"{who} has issued shares beyond the board"
        if not 1 <= state.engine[seat] <= limits.engine:
            yield f"the engine of {who} is beyond the board"
        if links_of(state, seat) > state.table.trains:
            yield f"{who} owns more links than it has trains"
        if (seat in state.order) == bool(state.out[seat]):
            yield f"{who} is both bankrupt and in the order of play, or neither"


def _link_faults(state: SteamState) -> Iterator[str]:
    track = state.track
    kept = {(link.sections, frozenset(link.sides), _ends(link)) for link in track.links.values()}
    if kept != traced_afresh(track) or len(kept) != len(track.links):
        yield "the links kept are not those that the tiles form"
    rules = state.table.rules
    joined = {seat: joined_stops(track, seat) for seat in range(state.seats)}
    for link in track.links.values():
        if link.complete and link.first == link.last and not rules.loops:
            yield f"a link at {state.table.grid.places[link.first]} ends where it starts"
        if link.owner == NOBODY:
            continue
        is_building = any(step is END_BUILDING[link.owner] for step in state.stack)
        lapsed = link.built != state.built[link.owner] and not is_building
        if not link.complete and (state.out[link.owner] or lapsed):
            yield f"an unfinished link of seat {link.owner + 1} was not lengthened in its last building turn"
        if rules.tracing == "own_links" and not {link.first, link.last} & joined[link.owner]:
            yield f"a link of seat {link.owner + 1} leads to no city"


def joined_stops(track: Track, seat: int) -> set[int]:
    """Cities, and towns that a seat's own complete links lead to from them."""
    found = {hex_number for hex_number, city in enumerate(track.city) if city != NO_CITY}
    links = [link for link in track.links.values() if link.owner == seat and link.complete]
    while reached := {stop for link in links for stop in link[:2] if {link.first, link.last} & found} - found:
        found |= reached
    return found


def _ends(link: Link) -> tuple[int, int]:
    return min(link.first, link.last), max(link.first, link.last)
