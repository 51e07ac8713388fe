"""The map of a played game as it lies at the end, for the report."""

from __future__ import annotations

from typing import Any

from generator.map_picture import Laid, Position, map_picture
from generator.writers.svg import face_svg
from validator.content.loading import ContentSet
from validator.games.steam.faces import NO_FACE, edges_of
from validator.games.steam.grid import EDGES
from validator.games.steam.naming import Names
from validator.games.steam.scoring import scores, winners
from validator.games.steam.state import COLOURS, SteamState
from validator.games.steam.track import NO_CITY, NO_LINK, NOBODY
from validator.games.steam.words import CUBE_COLOURS, PLAYER_COLOURS, NewCity
from validator.playtest.plan import Plan
from validator.playtest.report import Picture
from validator.playtest.run import Outcome, end_of

GAME = "steam"
LANGUAGE = "en"
"""Reports are written in English."""


def final_maps(content: ContentSet, outcome: Outcome) -> tuple[Picture, ...]:
    """The map at the end of a run's first game; none for games without a map, or where nothing or not all was played.

    Raises:
        ContentError: the layout cannot be used.
    """
    if content.words.game != GAME or outcome.report.broken or not outcome.report.played:
        return ()
    return (map_at_end(content, outcome.plan),)


def map_at_end(content: ContentSet, plan: Plan) -> Picture:
    """The map at the end of a run's first game, with everybody's links. Raises as `final_maps`."""
    state = end_of(plan, 0, content)
    scene = map_picture(content, position_of(state), LANGUAGE, name="final-map")
    return Picture("The map at the end of the first game", _caption(content, state), face_svg(scene))


def position_of(state: SteamState) -> Position:
    """What lies on the map of a game; seat by seat in the order of the players' colours."""
    track, places = state.track, state.table.grid.places
    new = {
        places[hex_number]: found.id
        for hex_number, city in enumerate(track.city)
        if city != NO_CITY and isinstance(found := state.table.cities[city], NewCity)
    }
    cubes = {
        places[hex_number]: _cubes(state, city) for hex_number, city in enumerate(track.city)
        if city != NO_CITY and _cubes(state, city)
    }  # fmt: skip
    tiles = [_laid(state, hex_number, face) for hex_number, face in enumerate(track.face) if face != NO_FACE]
    return Position(tiles, new, cubes)


def _laid(state: SteamState, hex_number: int, face: int) -> Laid:
    """A tile with the owner of each of its sections."""
    table, track = state.table, state.track
    owners = {}
    for section in table.faces.sections[face]:
        edges = edges_of(section)
        number = track.link_of[EDGES * hex_number + edges[0]]
        owner = track.links[number].owner if number != NO_LINK else NOBODY
        if owner != NOBODY:
            owners[tuple(edges)] = PLAYER_COLOURS[owner]
    tile = table.tile_ids[table.faces.tile[face]]
    return Laid(table.grid.places[hex_number], tile, table.faces.turn[face], owners, table.faces.marker[face])


def _cubes(state: SteamState, city: int) -> list[str]:
    counts = state.goods[COLOURS * city : COLOURS * (city + 1)]
    return [CUBE_COLOURS[colour] for colour, count in enumerate(counts) for _ in range(count)]


def _caption(content: ContentSet, state: SteamState) -> str:
    """Who is which colour, with how many points."""
    names, totals, best = Names(state.table, content, LANGUAGE), scores(state), winners(state)
    said = [
        f"{names.player(seat)} is {PLAYER_COLOURS[seat]}: {totals[seat]} points{_fate(state, seat, best)}"
        for seat in range(state.seats)
    ]
    return (
        f"After round {state.round}. {'; '.join(said)}. Signs on the track show its owner; track without is nobody's."
    )


def _fate(state: SteamState, seat: int, best: list[Any]) -> str:
    if seat in best:
        return ", wins"
    return f", bankrupt in round {state.out[seat]}" if state.out[seat] else ""
