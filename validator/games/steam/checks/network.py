"""Whether the set's own tiles can join all cities of its map: shown by example, refuted by counting, or left open."""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.steam.checks.box import Box, city_name
from validator.games.steam.table.compiled import Table
from validator.games.steam.track.bounds import least_tiles, unjoined
from validator.games.steam.track.witness import spanning_network
from validator.issue import Issue


def refuted_network(box: Box) -> Iterator[Issue]:
    """An error where tiles of these kinds, or so few, can join the cities in no way."""
    table = Table(box.content)
    apart = unjoined(table)
    needed, held = least_tiles(table), sum(table.tile_counts)
    if apart:
        names = ", ".join(city_name(table.cities[city]) for city in apart)
        message = f"the set's tiles cannot join these cities to others, however many there were of each: {names}"
        yield box.issue("no-network", message, box.map, "cities", found=names)
    elif held < needed:
        message = f"to join all cities takes {needed} tiles or more, the set has {held}"
        yield box.issue("no-network", message, None, "parts", found=held, accepted=f"at least {needed}")


def searched_network(box: Box) -> Iterator[Issue]:
    """A warning where a search finds no network, though there may be one."""
    table = Table(box.content)
    witness = spanning_network(table)
    if witness.left_out:
        names = ", ".join(city_name(table.cities[city]) for city in witness.left_out)
        end = (
            f"the search gave up after {witness.work} steps" if witness.gave_up else "every way tried ran out of tiles"
        )
        message = "no track was found that joins all cities with the set's tiles, though there may be some"
        yield box.warning("no-network", f"{message}: {end}; left out: {names}", box.map, "cities",
                          found=f"{witness.tiles} tiles laid")  # fmt: skip
