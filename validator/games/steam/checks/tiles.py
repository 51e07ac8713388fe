"""Track tiles: edges that can be joined, no tile twice, simple track to begin with."""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.steam.checks.box import Box
from validator.games.steam.table.faces import SIMPLE, form_of, turned
from validator.games.steam.table.grid import EDGES
from validator.games.steam.words.vocabulary import TrackTile
from validator.issue import Issue, Severity


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
    towns = sum(len(each.towns) for each in box.maps)
    if towns and not box.markers and not any(tile.stubs for tile in sound):
        message = "the map has towns, but the set has neither town tiles nor markers for them"
        yield box.issue("no-town-track", message, None, "parts")


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
