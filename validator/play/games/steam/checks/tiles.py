"""Track tiles: edges that can be joined, no tile twice, simple track to begin with."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import any_of, in_a_row
from validator.play.games.steam.checks.box import Box, say
from validator.play.games.steam.table.faces import CROSSING, PARALLEL, SIMPLE, Faces, form_of, turned
from validator.play.games.steam.table.grid import EDGES, MOUNTAIN, PLAIN, RIVER, TOWN, Grid
from validator.play.games.steam.words.vocabulary import GameMap, TrackTile

PUBLISHED_TOWN_TILES = 3
"""The most copies of a town tile in the published game, which a small map need not use up."""
LAND_OR_TOWN = any_of(("tracks", "stubs"))


def tile_issues(box: Box) -> Iterator[Issue]:
    """Every issue of track tiles."""
    for tile in box.tiles:
        yield from _edges(box, tile)
    sound = sound_tiles(box)
    yield from _twins(box, sound)
    if not any(form_of(tile) == SIMPLE for tile in sound):
        yield box.issue("no-simple-track", say("no-simple-track"), None, "parts")
    if box.map is not None:
        yield from _towns(box, box.map, sound)
        yield from _never_laid(box, box.map, sound)
    yield from _enough(box, sound)


def sound_tiles(box: Box) -> list[TrackTile]:
    """The tiles whose track runs from edge to edge, or from edges to a town."""
    return [tile for tile in box.tiles if not any(_edges(box, tile))]


def _edges(box: Box, tile: TrackTile) -> Iterator[Issue]:
    if tile.tracks and tile.stubs:
        yield box.issue("land-or-town", say("land-or-town", tile=tile.id), tile, "stubs", accepted=LAND_OR_TOWN)
    if not tile.tracks and not tile.stubs:
        yield box.issue("blank-tile", say("blank-tile", tile=tile.id), tile, accepted=LAND_OR_TOWN)
    used: list[int] = []
    for number, track in enumerate(tile.tracks):
        if track[0] == track[1]:
            message = say("looped-track", tile=tile.id, edge=track[0])
            yield box.issue("looped-track", message, tile, "tracks", number, found=track[0])
        elif set(track) & set(used):
            shared = min(set(track) & set(used))
            message = say("shared-edge", tile=tile.id, edge=shared)
            yield box.issue("shared-edge", message, tile, "tracks", number, found=shared)
        used += track
    if len(set(tile.stubs)) < len(tile.stubs):
        yield box.issue("twin-edge", say("twin-stubs", tile=tile.id), tile, "stubs")


def _twins(box: Box, tiles: list[TrackTile]) -> Iterator[Issue]:
    """Two tiles that are the same when one is turned."""
    seen: dict[tuple[tuple[int, ...], ...], str] = {}
    for tile in tiles:
        sections = [sum(1 << edge for edge in track) for track in tile.tracks] or [1 << edge for edge in tile.stubs]
        look = min(tuple(sorted((turned(section, turn),) for section in sections)) for turn in range(EDGES))
        other = seen.setdefault(look if tile.tracks else ((-1,), *look), tile.id)
        if other != tile.id:
            message = say("twin-tile", tile=tile.id, other=other)
            yield box.warning("twin-tile", message, tile, found=other)


def _towns(box: Box, game_map: GameMap, tiles: list[TrackTile]) -> Iterator[Issue]:
    """Town tiles and markers against the towns of the map."""
    town_tiles = [tile for tile in tiles if tile.stubs]
    held = sum(tile.count for tile in town_tiles)
    if not box.towns:
        idle = [*(tile.id for tile in town_tiles), *([say("town-markers")] if box.markers else [])]
        if idle:
            yield box.warning("no-towns", say("no-towns", pieces=in_a_row(idle)), game_map, "towns", found="0")
    for tile in town_tiles:
        if tile.count > max(box.towns, PUBLISHED_TOWN_TILES):
            message = say("spare-tiles", count=tile.count, tile=tile.id, towns=box.towns)
            yield box.advice(
                "spare-tiles", message, tile, "count", found=tile.count, accepted=say("up-to", number=box.towns)
            )
    if box.towns and not box.markers and not town_tiles:
        yield box.issue("no-town-track", say("no-town-track"), None, "parts")
    elif box.towns and not box.markers:
        message = say("no-markers", towns=box.towns, tiles=held)
        yield box.warning("no-markers", message, None, "parts", found="0")
    elif held + box.markers < box.towns:
        message = say("few-markers", towns=box.towns, tiles=held, markers=box.markers)
        marker = box.content.pieces["town_marker"][0]
        yield box.warning(
            "few-markers",
            message,
            marker,
            "count",
            found=held + box.markers,
            accepted=say("at-least", number=box.towns),
        )


def _enough(box: Box, tiles: list[TrackTile]) -> Iterator[Issue]:
    """Tiles for the first round, in which every player begins with a simple one."""
    most, simple = box.players.most, [tile for tile in tiles if form_of(tile) == SIMPLE]
    held, total = sum(tile.count for tile in simple), sum(tile.count for tile in tiles)
    first_round = most * box.rules.tiles_per_turn
    if simple and held < most:
        message = say("few-simple-tiles", players=most, tiles=held)
        yield box.warning("few-tiles", message, simple[-1], "count", found=held, accepted=say("at-least", number=most))
    elif tiles and total < first_round:
        message = say("few-tiles", players=most, needed=first_round, tiles=total)
        yield box.warning(
            "few-tiles", message, tiles[-1], "count", found=total, accepted=say("at-least", number=first_round)
        )


def _never_laid(box: Box, game_map: GameMap, tiles: list[TrackTile]) -> Iterator[Issue]:
    """Tiles that the switches rule out, and tiles that fit no hex of the map however they are turned."""
    faces, grid = Faces(tiles), Grid(game_map)
    layable = _layable(faces, box.rules.place_double)
    spots = {True: _open_edges(box, grid, TOWN), False: set[int]()}
    for kind in (PLAIN, RIVER, MOUNTAIN):
        spots[False] |= _open_edges(box, grid, kind)
    for number, tile in enumerate(tiles):
        own = [face for face in range(faces.count) if faces.tile[face] == number and not faces.marker[face]]
        if tile.stubs and not box.towns:
            continue
        if not layable.intersection(own):
            yield box.warning("never-laid", say("never-laid", tile=tile.id), tile)
        elif not any(faces.exits[face] & ~edges == 0 for face in own for edges in spots[faces.on_town[face]]):
            message = say("fits-no-town" if tile.stubs else "fits-no-hex", tile=tile.id)
            yield box.advice("fits-nowhere", message, tile)


def _open_edges(box: Box, grid: Grid, kind: int) -> set[int]:
    """Which edges of hexes of a kind track may lead across, in bits: each pattern once (D8)."""
    if box.rules.track_to_nowhere:
        return {(1 << EDGES) - 1} if kind in grid.kind else set()
    return {
        sum(1 << edge for edge in range(EDGES) if grid.neighbour[EDGES * place + edge] >= 0)
        for place, found in enumerate(grid.kind)
        if found == kind
    }


def _layable(faces: Faces, doubles: bool) -> set[int]:
    """Faces that can come to lie on the map, one after the other (D18)."""
    found = {face for face in range(faces.count) if doubles or faces.form[face] not in (CROSSING, PARALLEL)}
    fresh = [] if doubles else sorted(found)
    while fresh:
        face = fresh.pop()
        for other in (*faces.replacements(face), *(redirect.face for redirect in faces.redirects(face))):
            if other not in found:
                found.add(other)
                fresh.append(other)
    return found
