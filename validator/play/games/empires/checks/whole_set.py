"""Legality and completeness of a set of Tiny Stellar Empires, beyond what a schema can say."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.content.loading import ContentSet
from validator.play.games.empires.checks.abilities import ability_issues
from validator.play.games.empires.checks.attacks import attack_issues
from validator.play.games.empires.checks.box import Box
from validator.play.games.empires.checks.cards import card_issues
from validator.play.games.empires.checks.comparing import comparing_issues
from validator.play.games.empires.checks.extremes import extreme_issues
from validator.play.games.empires.checks.missions import mission_issues
from validator.play.games.empires.checks.routes import route_issues
from validator.play.games.empires.checks.supplies import supply_issues
from validator.play.games.empires.checks.switches import switch_issues


def check(content: ContentSet) -> Iterator[Issue]:
    """Every issue of the game's own rules."""
    box = Box(content)
    yield from supply_issues(box)
    yield from card_issues(box)
    yield from comparing_issues(box)
    yield from ability_issues(box)
    yield from attack_issues(box)
    yield from route_issues(box)
    yield from mission_issues(box)
    yield from switch_issues(box)
    yield from extreme_issues(box)
