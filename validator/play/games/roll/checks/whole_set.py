"""Legality and completeness of a set of Roll for the Galaxy, beyond what a schema can say."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.content.checks.apart import apart
from validator.content.loading import ContentSet
from validator.play.games.roll.checks.box import Box, Reach, say
from validator.play.games.roll.checks.supplies import far_out_issues, supply_issues, switch_issues
from validator.play.games.roll.checks.tiles import bonus_issues, dice_issues, gain_issues, power_issues, tile_issues

LEAST_SEATS, MOST_SEATS = 2, 5


CHECKS = (switch_issues, dice_issues, gain_issues, tile_issues, bonus_issues, power_issues, far_out_issues)


def check(content: ContentSet) -> Iterator[Issue]:
    """Every issue of the game's own rules."""
    box = Box(content)
    yield from apart(content, (_seats, supply_issues), box)
    yield from apart(content, CHECKS, box, Reach(box))


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
