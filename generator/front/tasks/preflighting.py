"""A set held against what a printer needs, in every language that is asked for."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from generator.print.faces.pictured import Standing
from generator.print.preflight.checking import found_for
from generator.print.preflight.profiles import Profile, profile_of
from generator.print.press import Job, drawn
from validator.base.issue import Issue, Severity, in_order
from validator.content.loading import ContentSet

MILD = ("no-product", "alike-colours", "much-ink")
"""Codes of warnings: what an export leaves out or mends, and what does not spoil the print."""


def preflighted(content: ContentSet, name: str, languages: Sequence[str]) -> list[Issue]:
    """What a profile finds wrong with a set in some languages; what shows in several is told once.

    Raises:
        ContentError: the layout cannot be used, or the profile's file is faulty.
        WrongUse: there is no such profile.
    """
    profile = profile_of(name)
    preflighted: dict[tuple[str, object, str], Issue] = {}
    for language in languages:
        for issue in _in(content, language, profile):
            preflighted.setdefault((issue.code, issue.span, issue.code if _is_of_words(issue) else issue.said), issue)
    return in_order([*preflighted.values()])


def _is_of_words(issue: Issue) -> bool:
    """Whether a finding differs between languages by nothing but the words that are at fault."""
    return issue.code in ("small-type", "low-contrast", "beyond-safe", "much-ink")


def _in(content: ContentSet, language: str, profile: Profile) -> list[Issue]:
    sides, _, issues = drawn(content, language, Job(), Standing())
    errors = [issue for issue in issues if issue.severity is Severity.ERROR]
    # What is found wrong here is wrong for the press: it is what was asked.
    advice = [
        msgspec.structs.replace(issue, severity=Severity.ERROR)
        if issue.severity is Severity.WARNING and issue.code not in MILD
        else issue
        for issue in found_for(content, sides, profile)
    ]
    return [*errors, *advice]
