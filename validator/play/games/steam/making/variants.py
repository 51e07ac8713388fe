"""Another map of one that is there: the same ground, some stops elsewhere, and often other colours of its cities."""

from __future__ import annotations

from typing import Any

from validator.play.engine.making import Chance, Fields, Request
from validator.play.games.steam.making.places import Place, around, listed
from validator.play.games.steam.making.stops import called, cities_at, sites, spread
from validator.play.games.steam.words.hexes import across
from validator.play.games.steam.words.vocabulary import GROUPS

MOVED = 0.25
"""So many stops that stand on no river go elsewhere."""
RECOLOURED = 0.5
"""So often are the colours of cities dealt anew; else each keeps its own."""


def vary(request: Request, chance: Chance, piece: Fields) -> Fields | None:
    """Another map of this one; None where there is no room for a stop that goes elsewhere."""
    rivers = {_place(entry): entry["edges"] for entry in piece.get("rivers", [])}
    fed = {across(place, edge) for place, edges in rivers.items() for edge in edges}
    colours = {_place(city): str(city["colour"]) for city in piece["cities"]}
    towns = {_place(town) for town in piece["towns"]}
    plains: set[Place] = {_pair(place) for place in piece.get("plains", [])}
    leaving = {stop for stop in sorted({*colours, *towns}) if stop not in fed and chance.yes(MOVED)}
    found = _moved(colours, towns, leaving, plains, _wet(piece, plains, rivers), chance)
    if found is None:
        return None
    held, new_towns = found
    places = sorted(held)
    dealt = spread(places, list(held.values()), chance) if chance.yes(RECOLOURED) else [held[one] for one in places]
    numbers: dict[str, list[int]] = {
        group: [city["number"] for city in piece["cities"] if city["group"] == group] for group in GROUPS
    }
    cities = cities_at(places, dealt, [city.get("cubes", 2) for city in piece["cities"]], numbers, chance)
    return {
        **piece,
        "cities": called("City", cities, request),
        "towns": called("Town", [{"at": list(place)} for place in sorted(new_towns)], request),
        "plains": listed((plains | leaving) - set(held) - new_towns),
    }


def _moved(
    colours: dict[Place, str],
    towns: set[Place],
    leaving: set[Place],
    plains: set[Place],
    wet: set[Place],
    chance: Chance,
) -> tuple[dict[Place, str], set[Place]] | None:
    """Cities with their colours, and towns, after those that leave have gone elsewhere."""
    staying = {place: colour for place, colour in colours.items() if place not in leaving}
    gone = [colour for place, colour in colours.items() if place in leaving]
    land = plains | leaving
    kept_towns = towns - leaving
    cities = sites("cities", len(gone), land, [*staying, *sorted(kept_towns)], wet, chance)
    held = {**staying, **dict(zip(cities, gone, strict=False))}
    fresh = sites("towns", len(towns & leaving), land, [*held, *sorted(kept_towns)], wet, chance)
    if len(cities) < len(gone) or len(fresh) < len(towns & leaving):
        return None
    return held, kept_towns | set(fresh)


def _wet(piece: Fields, plains: set[Place], rivers: dict[Place, Any]) -> set[Place]:
    """Rivers, and what lies at the plains and is no land."""
    dry = plains | {_pair(place) for place in piece.get("mountains", [])}
    dry |= {_place(stop) for stop in (*piece["cities"], *piece["towns"])}
    return {*rivers, *(other for place in plains for other in around(place) if other not in dry)}


def _place(entry: Fields) -> Place:
    return _pair(entry["at"])


def _pair(place: list[int]) -> Place:
    return place[0], place[1]
