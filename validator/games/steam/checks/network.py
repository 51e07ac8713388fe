"""Whether the set's own tiles can join all cities of its map: shown by example, refuted by counting, or left open."""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.steam.checks.box import Box, city_name
from validator.games.steam.table.compiled import Table
from validator.games.steam.track.bounds import least_tiles, unjoined
from validator.games.steam.track.witness import spanning_network
from validator.issue import Issue


def network_issues(box: Box) -> Iterator[Issue]:
    """An error where no network can be, a warning where none was found."""
    table = Table(box.content)
    apart = unjoined(table)
    if apart:
        names = ", ".join(city_name(table.cities[city]) for city in apart)
        message = f"the set's tiles cannot join {names} to another city, however many there were of each"
        yield box.issue("no-network", message, box.map, "cities", found=names)
        return
    witness = spanning_network(table)
    if not witness.left_out:
        return
    names = ", ".join(city_name(table.cities[city]) for city in witness.left_out)
    needed, held = least_tiles(table), sum(table.tile_counts)
    if held < needed:
        message = f"to join all cities takes {needed} tiles or more, the set has {held}"
        yield box.issue("no-network", f"{message}; left out: {names}", box.map, "cities", found=held,
                        accepted=f"at least {needed}")  # fmt: skip
        return
    end = f"the search gave up after {witness.work} steps" if witness.gave_up else "every way tried ran out of tiles"
    message = f"no track was found that joins all cities with the set's tiles, though there may be one: {end}"
    yield box.warning("no-network", f"{message}; left out: {names}", box.map, "cities",
                      found=f"{witness.tiles} tiles laid")  # fmt: skip
