"""What a seat finds beyond the edges of each hex: what is blocked, what is joined to its network, which stop is there.

Which faces fit such a *survey* is in `fitting`.
"""

from __future__ import annotations

from validator.play.games.steam.table.fitting import Rights, Survey
from validator.play.games.steam.table.grid import EDGES, NOWHERE, TOWN
from validator.play.games.steam.track.links import DANGLING, NO_CITY, NO_LINK, NOBODY, Track


def marked_towns(track: Track, seat: int) -> set[int]:
    """Towns in which a seat owns track; each is joined to a city over the seat's own links."""
    grid = track.grid
    return {
        stop
        for link in track.links.values()
        if link.owner == seat
        for stop in (link.first, link.last)
        if stop >= 0 and grid.kind[stop] == TOWN and track.city[stop] == NO_CITY
    }


def loose_ends(track: Track, seat: int) -> set[int]:
    """Hexes at which an unfinished link points that is the seat's or nobody's."""
    neighbour = track.grid.neighbour
    found = set()
    for first, last, owner, _, _, sides in track.links.values():
        if owner in (seat, NOBODY):
            if first == DANGLING:
                found.add(neighbour[sides[0]])
            if last == DANGLING:
                found.add(neighbour[sides[-1]])
    found.discard(NOWHERE)
    return found


def survey(track: Track, hex_number: int, seat: int, towns: set[int], rights: Rights) -> Survey:
    """What lies beyond each edge of a hex, for a seat."""
    blocked = joined = 0
    beyond = []
    first = EDGES * hex_number
    for edge, far in enumerate(track.grid.facing[first : first + EDGES]):
        stop = DANGLING
        if far < 0:
            blocked |= 0 if rights.to_nowhere else 1 << edge
        elif track.city[far // EDGES] != NO_CITY:
            stop = far // EDGES
            joined |= 1 << edge
        elif track.link_of[far] != NO_LINK and track.link_of[first + edge] == NO_LINK:
            one, other, owner, _, _, _ = track.links[track.link_of[far]]
            if owner not in (seat, NOBODY):
                blocked |= 1 << edge
            # The link's loose end is this one; a stop lies at the other, if at all.
            stop = other if one == DANGLING else one
            if stop in towns or (stop >= 0 and track.city[stop] != NO_CITY) or not rights.tracing:
                joined |= 1 << edge
        beyond.append(stop)
    return Survey(hex_number, blocked, joined, tuple(beyond), hex_number in towns)
