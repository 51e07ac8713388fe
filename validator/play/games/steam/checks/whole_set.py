"""Legality and completeness of a set of Age of Steam, beyond what a schema can say."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import all_of
from validator.content.checks.general import apart
from validator.content.loading import ContentSet
from validator.play.games.steam.checks.box import Box, say
from validator.play.games.steam.checks.map import (
    city_issues,
    land_issues,
    map_issues,
    reach_issues,
    refuted_network,
    searched_network,
)
from validator.play.games.steam.checks.supplies import extreme_issues, supply_issues, tile_issues
from validator.play.games.steam.checks.switches import action_issues, money_issues, switch_issues

MOST_SEATS = 6


def check(content: ContentSet) -> Iterator[Issue]:
    """Every issue of the game's own rules; whether no track can join all cities only where nothing else is wrong."""
    box = Box(content)
    issues = list(apart(content, CHECKS, box))
    yield from issues
    if not any(issue.severity is Severity.ERROR for issue in issues):
        yield from apart(content, (refuted_network,), box)


def costly(content: ContentSet, report: Callable[[str, int, int], None] | None = None) -> Iterator[Issue]:
    """What takes a search: track that joins all cities, where nothing else is wrong; ``report`` is told of it."""
    if report is not None:
        report("track to join all cities", 0, 1)
    if not any(issue.severity is Severity.ERROR for issue in check(content)):
        yield from searched_network(Box(content))


def _of_the_land(box: Box) -> Iterator[Issue]:
    return land_issues(box, box.map) if box.map is not None else iter(())


def _of_reach(box: Box) -> Iterator[Issue]:
    return reach_issues(box, box.map) if box.map is not None else iter(())


def _players(box: Box) -> Iterator[Issue]:
    rules, players = box.rules, box.players
    if players.most > MOST_SEATS:
        message = say("wrong-players", most=MOST_SEATS)
        yield box.issue(
            "wrong-players", message, None, "players", found=players.most, accepted=say("up-to", number=MOST_SEATS)
        )
    if players.most >= 1 == players.least:
        yield box.warning("lone-player", say("lone-player"), None, "players", found=1, accepted=say("from-two-players"))
    missing = [seats for seats in range(players.least, players.most + 1) if seats not in rules.rounds]
    if missing:
        seats = all_of(missing)
        yield box.issue(
            "missing-rounds",
            say("missing-rounds", seats=seats),
            None,
            "rules",
            "rounds",
            found=seats,
            accepted=say("rounds-of-each"),
        )


CHECKS = (
    _players,
    map_issues,
    _of_the_land,
    _of_reach,
    city_issues,
    tile_issues,
    supply_issues,
    action_issues,
    money_issues,
    switch_issues,
    extreme_issues,
)
