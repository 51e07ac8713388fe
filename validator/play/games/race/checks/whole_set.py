"""Legality and completeness of a set of Race for the Galaxy, beyond what a schema can say."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.content.checks.apart import apart
from validator.content.loading import ContentSet
from validator.play.games.race.checks.box import Box, say
from validator.play.games.race.checks.cards import (
    action_issues,
    bonus_issues,
    cap_issues,
    card_issues,
    dominated_issues,
    power_issues,
)
from validator.play.games.race.checks.reach import ending_issues, goods_issues, reach_issues, start_issues
from validator.play.games.race.checks.supplies import extreme_issues, supply_issues, switch_issues

LEAST_SEATS, MOST_SEATS = 2, 4


def check(content: ContentSet) -> Iterator[Issue]:
    """Every issue of the game's own rules."""
    yield from apart(content, CHECKS, Box(content))


def _seats(box: Box) -> Iterator[Issue]:
    players = box.players
    if players.least < LEAST_SEATS or players.most > MOST_SEATS:
        yield box.issue(
            "wrong-players",
            say("wrong-players"),
            None,
            "players",
            found=say("from-to", least=players.least, most=players.most),
            accepted=say("from-to", least=LEAST_SEATS, most=MOST_SEATS),
        )


CHECKS = (
    _seats,
    switch_issues,
    card_issues,
    power_issues,
    cap_issues,
    goods_issues,
    bonus_issues,
    reach_issues,
    dominated_issues,
    start_issues,
    ending_issues,
    action_issues,
    supply_issues,
    extreme_issues,
)
