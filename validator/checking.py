"""Is a set legal, is it complete? All general checks and the game's own, as issues at lines."""

from __future__ import annotations

from validator.content.lint import lint
from validator.content.loading import ContentSet
from validator.issue import ContentError, Issue, Severity, in_order, is_legal
from validator.lookup import open_set, rule_issues

# Codes of findings that say something is missing rather than wrong.
COMPLETENESS = frozenset({
    "count-mismatch", "unlisted-part", "unexplained-part", "missing-translation", "missing-language", "missing-text",
    "missing-rounds", "missing-civilisation", "too-few-cards", "too-few-homeworlds", "unmatched-route",
    "unreachable-mission", "no-face", "no-layout", "too-few-start-cabins", "too-few-tokens", "too-few-boards",
    "missing-board", "missing-pile", "no-first-card", "missing-reward", "missing-price", "unmatched-connector",
    "too-few-start-worlds", "no-start-world", "beginner-hand", "missing-action", "unreachable-world", "missing-die",
    "too-few-dice", "too-few-factions", "too-few-homes", "too-few-tiles", "phase-tiles", "too-few-parts",
    "too-few-chips", "wrong-maps", "wrong-boards", "no-city-for-colour", "too-few-cubes", "too-few-actions",
    "too-few-colours", "too-few-discs", "too-little-money", "no-simple-track", "no-town-track", "no-network",
    "short-track",
})  # fmt: skip


def everything_wrong(content: ContentSet) -> list[Issue]:
    """All issues of the set itself, in order of place."""
    found = lint(content)
    # A set whose counts or texts are off can still be judged by its game: every finding is reported at once.
    return in_order([*found, *rule_issues(content)])


def verdicts(issues: list[Issue]) -> tuple[bool, bool]:
    """Whether a set with these issues is legal, and whether it is complete."""
    errors = [issue.code for issue in issues if issue.severity is Severity.ERROR]
    return all(code in COMPLETENESS for code in errors), not any(code in COMPLETENESS for code in errors)


def open_legal(reference: str) -> ContentSet:
    """A set by built-in name or folder that is fit to print and play.

    Raises:
        UnknownSet: there is no such set.
        ContentError: it is not legal, with every issue found.
    """
    content = open_set(reference)
    refuse_errors(everything_wrong(content))
    return content


def refuse_errors(issues: list[Issue]) -> None:
    """Raise ContentError with all the issues where one of them is an error."""
    if not is_legal(issues):
        raise ContentError(issues)
