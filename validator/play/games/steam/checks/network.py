"""Whether the set's own tiles can join all cities of its map: shown by example, refuted by counting, or left open."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import in_a_row
from validator.play.games.steam.checks.box import Box, city_name, say
from validator.play.games.steam.table.compiled import Table
from validator.play.games.steam.track.bounds import least_tiles, unjoined
from validator.play.games.steam.track.witness import spanning_network


def refuted_network(box: Box) -> Iterator[Issue]:
    """An error where tiles of these kinds, or so few, can join the cities in no way."""
    table = Table(box.content)
    apart = unjoined(table)
    needed, held = least_tiles(table), sum(table.tile_counts)
    if apart:
        names = in_a_row(city_name(table.cities[city]) for city in apart)
        yield box.issue("no-network", say("unjoinable-cities", cities=names), box.map, "cities", found=names)
    elif held < needed:
        message = say("few-for-network", needed=needed, held=held)
        yield box.issue("no-network", message, None, "parts", found=held, accepted=say("at-least", number=needed))


def searched_network(box: Box) -> Iterator[Issue]:
    """A warning where a search finds no network, though there may be one."""
    table = Table(box.content)
    witness = spanning_network(table)
    if witness.left_out:
        names = in_a_row(city_name(table.cities[city]) for city in witness.left_out)
        if witness.gave_up:
            message = say("network-given-up", steps=witness.work, cities=names)
        else:
            message = say("network-not-found", cities=names)
        yield box.warning("no-network", message, box.map, "cities", found=say("tiles-laid", tiles=witness.tiles))
