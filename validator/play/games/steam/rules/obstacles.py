"""Why a hex cannot be chosen: what stands against a tile, a new city or a delivery there, for a person who asks."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from validator.play.games.steam.rules.laying import (
    Means,
    beginnings,
    fitting_on,
    links_of,
    new_city_sites,
    prices_on,
    reached,
    site_of,
)
from validator.play.games.steam.rules.state import COLOURS, SteamState
from validator.play.games.steam.table.faces import NO_FACE
from validator.play.games.steam.table.grid import TOWN
from validator.play.games.steam.track.links import NO_CITY, Link
from validator.play.games.steam.track.surveying import marked_towns


class Obstacle(Enum):
    """What stands against it."""

    CITY = auto()
    LAID = auto()
    FAR = auto()
    BEGINNING = auto()
    FULL = auto()
    UNFIT = auto()
    GONE = auto()
    MARKERS = auto()
    DEAR = auto()
    TRAINS = auto()
    NO_TOWN = auto()
    NO_NEW_CITY = auto()
    LOOP = auto()
    NO_CITY = auto()
    NO_CUBES = auto()
    NO_LINK = auto()
    NO_WAY = auto()


class Against(NamedTuple):
    """An obstacle; where it is a number, what is needed and what there is (dollars, links)."""

    what: Obstacle
    need: int = 0
    have: int = 0


def against_tile(state: SteamState, seat: int, hex_number: int) -> Against | None:
    """Why a seat can lay no tile on a hex and replace none there; None where it can, or only redirects are meant."""
    track = state.track
    if track.city[hex_number] != NO_CITY:
        return Against(Obstacle.CITY)
    if hex_number in state.laid and not state.table.rules.same_hex_twice:
        return Against(Obstacle.LAID)
    towns = marked_towns(track, seat)
    is_bare = track.face[hex_number] == NO_FACE
    if hex_number not in reached(state, seat, towns):
        return Against(Obstacle.FAR if is_bare else Obstacle.FULL)
    fitting = fitting_on(state, seat, hex_number, towns)
    if not fitting:
        return Against(Obstacle.UNFIT if is_bare else Obstacle.FULL)
    if not state.begun[seat]:
        fitting = beginnings(state, hex_number, fitting)
    if not fitting:
        return Against(Obstacle.BEGINNING)
    if Means(state, seat).allow(state, hex_number, fitting):
        return None
    return _lacking(state, seat, hex_number, [each % state.table.faces.count for each in fitting])


def _lacking(state: SteamState, seat: int, hex_number: int, faces: list[int]) -> Against:
    """Which means are lacking for every one of the faces that fit a hex: tiles, money, markers, or trains."""
    table = state.table
    left = [face for face in faces if state.supply[table.faces.tile[face]]]
    if not left:
        return Against(Obstacle.GONE)
    prices, cash = prices_on(state, hex_number), state.cash[seat]
    paid = [face for face in left if prices[face] <= cash]
    if not paid:
        return Against(Obstacle.DEAR, min(prices[face] for face in left), cash)
    if not state.markers and all(table.faces.marker[face] for face in paid):
        return Against(Obstacle.MARKERS)
    return Against(Obstacle.TRAINS, table.trains, links_of(state, seat))


def against_new_city(state: SteamState, hex_number: int) -> Against | None:
    """Why no new city can be put on a hex; None where one can."""
    if state.track.city[hex_number] != NO_CITY or state.table.grid.kind[hex_number] != TOWN:
        return Against(Obstacle.NO_TOWN)
    if all(city in state.track.city for city in range(state.table.first_new, len(state.table.cities))):
        return Against(Obstacle.NO_NEW_CITY)
    sites = {site_of(state.table, action)[0] for action in new_city_sites(state)}
    return None if hex_number in sites else Against(Obstacle.LOOP)


def against_delivery(state: SteamState, seat: int, hex_number: int) -> Against | None:
    """Why no cube of a hex can be delivered by a seat, on the way to which no other cube passes."""
    city = state.track.city[hex_number]
    if city == NO_CITY:
        return Against(Obstacle.NO_CITY)
    if not any(state.goods[COLOURS * city : COLOURS * city + COLOURS]):
        return Against(Obstacle.NO_CUBES)
    if not any(_leads(link, hex_number) for link in state.track.links.values()):
        return Against(Obstacle.NO_LINK)
    return Against(Obstacle.NO_WAY, have=state.engine[seat])


def _leads(link: Link, hex_number: int) -> bool:
    return link.complete and hex_number in (link.first, link.last)
