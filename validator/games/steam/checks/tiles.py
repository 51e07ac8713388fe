"""Track tiles: edges that can be joined, no tile twice, simple track to begin with."""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.steam.checks.box import Box
from validator.games.steam.table.faces import CROSSING, PARALLEL, SIMPLE, Faces, form_of, turned
from validator.games.steam.table.grid import EDGES, MOUNTAIN, PLAIN, RIVER, TOWN, Grid
from validator.games.steam.words.vocabulary import GameMap, TrackTile
from validator.issue import Issue, Severity

PUBLISHED_TOWN_TILES = 3
"""The most copies of a town tile in the published game, which a small map need not use up."""


def tile_issues(box: Box) -> Iterator[Issue]:
    """Every issue of track tiles."""
    sound = []
    for tile in box.tiles:
        found = list(_edges(box, tile))
        yield from found
        if not found:
            sound.append(tile)
    yield from _twins(box, sound)
    if not any(form_of(tile) == SIMPLE for tile in sound):
        message = "the set has no tile with a single track, with which every player must begin"
        yield box.issue("no-simple-track", message, None, "parts")
    if box.map is not None:
        yield from _towns(box, box.map, sound)
        yield from _never_laid(box, box.map, sound)
    yield from _enough(box, sound)


def _edges(box: Box, tile: TrackTile) -> Iterator[Issue]:
    if tile.tracks and tile.stubs:
        message = f"{tile.id} has tracks and stubs; a tile is for land or for towns"
        yield box.issue("land-or-town", message, tile, "stubs", accepted="tracks or stubs")
    if not tile.tracks and not tile.stubs:
        yield box.issue("blank-tile", f"{tile.id} joins nothing", tile, accepted="tracks or stubs")
    used: list[int] = []
    for number, track in enumerate(tile.tracks):
        if track[0] == track[1]:
            message = f"{tile.id} joins edge {track[0]} to itself"
            yield box.issue("looped-track", message, tile, "tracks", number, found=track[0])
        elif set(track) & set(used):
            shared = min(set(track) & set(used))
            message = f"both tracks of {tile.id} use edge {shared}"
            yield box.issue("shared-edge", message, tile, "tracks", number, found=shared)
        used += track
    if len(set(tile.stubs)) < len(tile.stubs):
        message = f"{tile.id} has two stubs at one edge"
        yield box.issue("twin-edge", message, tile, "stubs")


def _twins(box: Box, tiles: list[TrackTile]) -> Iterator[Issue]:
    """Two tiles that are the same when one is turned."""
    seen: dict[tuple[tuple[int, ...], ...], str] = {}
    for tile in tiles:
        sections = [sum(1 << edge for edge in track) for track in tile.tracks] or [1 << edge for edge in tile.stubs]
        look = min(tuple(sorted((turned(section, turn),) for section in sections)) for turn in range(EDGES))
        other = seen.setdefault(look if tile.tracks else ((-1,), *look), tile.id)
        if other != tile.id:
            message = f"{tile.id} is {other} turned; raise the count of one of them instead"
            yield box.issue("twin-tile", message, tile, severity=Severity.WARNING, found=other)


def _towns(box: Box, game_map: GameMap, tiles: list[TrackTile]) -> Iterator[Issue]:
    """Town tiles and markers against the towns of the map."""
    town_tiles = [tile for tile in tiles if tile.stubs]
    held = sum(tile.count for tile in town_tiles)
    if not box.towns:
        idle = [tile.id for tile in town_tiles] + (["the town markers"] if box.markers else [])
        if idle:
            message = f"the map has no towns, on which alone can lie {', '.join(idle)}"
            yield box.warning("no-towns", message, game_map, "towns", found="0")
    for tile in town_tiles:
        if tile.count > max(box.towns, PUBLISHED_TOWN_TILES):
            message = f"the set has {tile.count} of {tile.id}, the map {box.towns} towns for them"
            yield box.advice("spare-tiles", message, tile, "count", found=tile.count, accepted=f"up to {box.towns}")
    if box.towns and not box.markers and not town_tiles:
        message = "the map has towns, but the set has neither town tiles nor markers for them"
        yield box.issue("no-town-track", message, None, "parts")
    elif box.towns and not box.markers:
        message = f"the set has no town markers: on {box.towns} towns only the {held} town tiles can lie"
        yield box.warning("no-markers", message, None, "parts", found="0")
    elif held + box.markers < box.towns:
        message = f"the map has {box.towns} towns, the set {held} town tiles and {box.markers} markers"
        marker = box.content.pieces["town_marker"][0]
        yield box.advice("few-markers", f"{message}: not all can have track at once", marker, "count",
                         found=held + box.markers, accepted=f"at least {box.towns}")  # fmt: skip


def _enough(box: Box, tiles: list[TrackTile]) -> Iterator[Issue]:
    """Tiles for the first round, in which every player begins with a simple one."""
    most, simple = box.players.most, [tile for tile in tiles if form_of(tile) == SIMPLE]
    held, total = sum(tile.count for tile in simple), sum(tile.count for tile in tiles)
    first_round = most * box.rules.tiles_per_turn
    if simple and held < most:
        message = f"{most} players begin with a tile of a single track each, the set has {held}"
        yield box.warning("few-tiles", message, simple[-1], "count", found=held, accepted=f"at least {most}")
    elif tiles and total < first_round:
        message = f"{most} players can lay {first_round} tiles in the first round, the set has {total}"
        yield box.warning("few-tiles", message, tiles[-1], "count", found=total, accepted=f"at least {first_round}")


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
            message = f"{tile.id} can never be laid: it may not be placed on an empty hex, and replaces no other tile"
            yield box.warning("never-laid", message, tile)
        elif not any(faces.exits[face] & ~edges == 0 for face in own for edges in spots[faces.on_town[face]]):
            message = (
                f"{tile.id} fits no {'town' if tile.stubs else 'hex'} of the map without leading to a lake or off it"
            )
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
