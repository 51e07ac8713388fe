"""What lies on the map of a game, for a picture of it, and who owns what."""

from __future__ import annotations

from validator.content.loading import ContentSet
from validator.content.map_position import Laid, Position
from validator.play.engine.telling import Speaker
from validator.play.games.steam.rules.scoring import scores, winners
from validator.play.games.steam.rules.state import COLOURS, SteamState
from validator.play.games.steam.table.compiled import Table
from validator.play.games.steam.table.faces import NO_FACE, edges_of
from validator.play.games.steam.table.grid import EDGES
from validator.play.games.steam.track.links import NO_CITY, NO_LINK, NOBODY, Track
from validator.play.games.steam.track.witness import spanning_network
from validator.play.games.steam.words.vocabulary import CUBE_COLOURS, PLAYER_COLOURS, NewCity


def position_of(state: SteamState) -> Position:
    """What lies on the map; seat by seat in the order of the players' colours."""
    track, places = state.track, state.table.grid.places
    on_map = [(places[hex_number], city) for hex_number, city in enumerate(track.city) if city != NO_CITY]
    cities = [(place, city, state.table.cities[city]) for place, city in on_map]
    return Position(
        tiles=_tiles(state.table, track),
        new_cities={place: found.id for place, _, found in cities if isinstance(found, NewCity)},
        cubes={place: cubes for place, city in on_map if (cubes := _cubes(state, city))},
    )


def network_of(table: Table) -> Position:
    """Track laid by one player that joins all cities, as far as the tiles of the set go (see `witness`)."""
    return Position(tiles=_tiles(table, spanning_network(table).track))


def _tiles(table: Table, track: Track) -> list[Laid]:
    return [_laid(table, track, hex_number, face) for hex_number, face in enumerate(track.face) if face != NO_FACE]


def _laid(table: Table, track: Track, hex_number: int, face: int) -> Laid:
    """A tile with the owner of each of its sections."""
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


def legend_of(state: SteamState, content: ContentSet, language: str) -> str:
    """Who is which colour, with how many points, and what the signs on the track mean."""
    speaker = Speaker(content, language)
    totals, best = scores(state), winners(state)
    fates = ["won" if seat in best else "out" if state.out[seat] else "none" for seat in range(state.seats)]
    said = [
        speaker.say(
            "map-player",
            player=speaker.player(seat),
            colour=speaker.say(f"colour-{PLAYER_COLOURS[seat]}"),
            points=totals[seat],
            fate=fate,
            round=state.out[seat],
        )
        for seat, fate in enumerate(fates)
    ]
    return speaker.say("map-legend", round=state.round, players=speaker.describer.marks.list.join(said))
