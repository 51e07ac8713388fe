"""Legality and completeness of a set of Tiny Stellar Empires, beyond what a schema can say."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.content.checks.apart import apart
from validator.content.loading import ContentSet
from validator.play.games.empires.checks.box import Box, comparing_issues
from validator.play.games.empires.checks.cards import ability_issues, attack_issues, card_issues
from validator.play.games.empires.checks.missions import mission_issues, route_issues
from validator.play.games.empires.checks.supplies import extreme_issues, supply_issues, switch_issues

CHECKS = (
    supply_issues,
    card_issues,
    comparing_issues,
    ability_issues,
    attack_issues,
    route_issues,
    mission_issues,
    switch_issues,
    extreme_issues,
)


def check(content: ContentSet) -> Iterator[Issue]:
    """Every issue of the game's own rules."""
    yield from apart(content, CHECKS, Box(content))
