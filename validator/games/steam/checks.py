"""Legality and completeness of a set of Age of Steam, beyond what a schema can say."""

from __future__ import annotations

from collections.abc import Iterator

from validator.content.loading import ContentSet
from validator.games.steam.switches import SteamRules
from validator.issue import Issue

LEAST_SEATS, MOST_SEATS = 1, 6


def check(content: ContentSet) -> Iterator[Issue]:
    """Every issue of the game's own rules."""
    rules, players = content.rules, content.manifest.players
    assert isinstance(rules, SteamRules)
    for seats in range(players.least, players.most + 1):
        if seats not in rules.rounds:
            message = f"rules: rounds does not say how many rounds {seats} players play"
            yield Issue(code="missing-rounds", message=message, span=content.manifest_span("rules", "rounds"))
