"""Legality and completeness of a set of Age of Steam, beyond what a schema can say."""

from __future__ import annotations

from collections.abc import Iterator

from validator.content.loading import ContentSet
from validator.games.steam.checks.box import Box, city_name
from validator.games.steam.checks.cities import city_issues
from validator.games.steam.checks.map import map_issues
from validator.games.steam.checks.supplies import supply_issues
from validator.games.steam.checks.tiles import tile_issues
from validator.games.steam.table.compiled import Table
from validator.games.steam.track.witness import spanning_network
from validator.issue import Issue, Severity

MOST_SEATS = 6


def check(content: ContentSet) -> Iterator[Issue]:
    """Every issue of the game's own rules; whether track can join all cities only where nothing else is wrong."""
    box = Box(content)
    found = [*_players(box), *map_issues(box), *city_issues(box), *tile_issues(box), *supply_issues(box)]
    yield from found
    if not any(issue.severity is Severity.ERROR for issue in found):
        yield from _network(box)


def _players(box: Box) -> Iterator[Issue]:
    rules, players = box.rules, box.players
    if players.most > MOST_SEATS:
        message = f"the game has colours for {MOST_SEATS} players"
        yield box.issue("wrong-players", message, None, "players", found=players.most, accepted=f"up to {MOST_SEATS}")
    missing = [seats for seats in range(players.least, players.most + 1) if seats not in rules.rounds]
    if missing:
        seats = " and ".join(map(str, missing))
        message = f"rules: rounds does not say how many rounds {seats} players play"
        yield box.issue("missing-rounds", message, None, "rules", "rounds", found=seats,
                        accepted="a number of rounds for each number of players")  # fmt: skip


def _network(box: Box) -> Iterator[Issue]:
    """The set's own tiles can join all cities."""
    table = Table(box.content)
    witness = spanning_network(table)
    if witness.left_out:
        names = [city_name(table.cities[city]) for city in witness.left_out]
        message = f"no track was found that joins all cities with the set's tiles; left out: {', '.join(names)}"
        yield box.issue("no-network", message, box.map, "cities", found=f"{witness.tiles} tiles laid")
