"""What a kit with rules finds wrong with a set: what any kit does, and what its rules ask for in vain."""

from __future__ import annotations

from validator.base.issue import Issue
from validator.content.kits import checks as of_kit
from validator.content.loading import ContentSet
from validator.content.rulebook.checks import rule_issues_of

COMPLETENESS = of_kit.COMPLETENESS
"""Codes of findings that say something is missing rather than wrong."""


def check(content: ContentSet) -> list[Issue]:
    """Everything that can be said without playing."""
    return [*of_kit.check(content), *rule_issues_of(content)]
