"""Rivers of a map: from springs inland to a lake or off the map, each hex with the edges that it flows through."""

from __future__ import annotations

from validator.play.engine.making import Chance
from validator.play.games.steam.making.places import Place, around, beside, nearest
from validator.play.games.steam.words.hexes import EDGES, OPPOSITE, across

LEAST, MOST = 4, 11
"""Hexes of one river."""
APART = 2
TRIES = 60
BANKS = 3
"""Land at so many edges of a hex of river at least, so that track can cross it."""

Rivers = dict[Place, tuple[int, ...]]


def rivers_in(places: set[Place], land: set[Place], mountains: set[Place], wanted: int, chance: Chance) -> Rivers:
    """Rivers of so many hexes or fewer."""
    found: Rivers = {}
    outlets = {other for place in land for other in around(place) if other not in land}
    for _ in range(TRIES):
        left = wanted - len(found)
        if left < LEAST:
            break
        river = _river(land - mountains, outlets, set(found), chance)
        if LEAST <= len(river) <= min(left, MOST) and all(beside(place, land) >= BANKS for place in river):
            found.update(river)
    return found


def _river(dry: set[Place], outlets: set[Place], taken: set[Place], chance: Chance) -> Rivers:
    """One river from a spring; empty where it finds no way out."""
    springs = [place for place in sorted(dry) if _is_free(place, taken) and nearest(place, outlets) >= LEAST - 1]
    if not springs:
        return {}
    place = chance.one_of(springs)
    ahead = min(range(EDGES), key=lambda edge: (nearest(across(place, edge), outlets), chance.below(EDGES)))
    river: Rivers = {}
    came: tuple[int, ...] = ()
    while True:
        turns = [(ahead + turn) % EDGES for turn in (0, 1, -1)]
        ways = [edge for edge in turns if _may_flow(across(place, edge), dry, outlets, taken, river)]
        if not ways:
            return {}
        near = [edge for edge in ways if nearest(across(place, edge), outlets) <= nearest(place, outlets)]
        ahead = chance.one_of(near or ways)
        river[place] = tuple(sorted((*came, ahead)))
        place, came = across(place, ahead), (OPPOSITE[ahead],)
        if place in outlets:
            return river


def _may_flow(place: Place, dry: set[Place], outlets: set[Place], taken: set[Place], river: Rivers) -> bool:
    if place in outlets:
        return True
    return (
        place in dry
        and place not in river
        and _is_free(place, taken)
        and sum(other in river for other in around(place)) <= 1
    )


def _is_free(place: Place, taken: set[Place]) -> bool:
    return nearest(place, taken) >= APART
