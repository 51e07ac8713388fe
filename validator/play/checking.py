"""Is a set legal, is it complete? All general checks and the game's own, as issues at lines."""

from __future__ import annotations

from collections.abc import Callable

from validator.base.issue import ContentError, Issue, Severity, in_order, is_legal
from validator.base.opening import within_means
from validator.content.check_cache import is_kept_legal, keep_legal, set_stamp
from validator.content.checks.general import lint
from validator.content.loading import ContentSet
from validator.content.places import find
from validator.play.attribution import blamed
from validator.play.learned.weights import learned_issues
from validator.play.lookup import check_played, completeness_of, messages_of, open_set, quick_issues, rule_issues

COMPLETENESS = frozenset(
    {
        "count-mismatch",
        "missing-language",
        "missing-text",
        "missing-translation",
        "no-face",
        "no-layout",
        "unexplained-part",
        "unlisted-part",
    }
)
"""Codes of general findings that say something is missing rather than wrong; a game's checks name their own."""


def form_issues(content: ContentSet) -> list[Issue]:
    """What all sets have to have, with every message that games of this one may need."""
    return lint(content, messages_of(content))


def everything_wrong(content: ContentSet, report: Callable[[str, int, int], None] | None = None) -> list[Issue]:
    """All issues of the set itself, in order of place; ``report`` is told how far what takes long is."""
    # A set whose counts or texts are off can still be judged by its game: every finding is reported at once.
    with within_means(f"{content.place.shown}/set.yaml"):
        general = blamed(content, form_issues(content), form_issues, report=report)
        rules = blamed(content, rule_issues(content, report), quick_issues, report=report)
        return in_order([*general, *rules, *learned_issues(content)])


def quickly_wrong(content: ContentSet) -> list[Issue]:
    """The same without what takes a solver or a search."""
    with within_means(f"{content.place.shown}/set.yaml"):
        general = blamed(content, form_issues(content), form_issues)
        rules = blamed(content, quick_issues(content), quick_issues)
        return in_order([*general, *rules, *learned_issues(content)])


def verdicts(issues: list[Issue], content: ContentSet) -> tuple[bool, bool]:
    """Whether a set with these issues is legal, and whether it is complete."""
    missing = COMPLETENESS | completeness_of(content)
    errors = [issue.code for issue in issues if issue.severity is Severity.ERROR]
    return all(code in missing for code in errors), not any(code in missing for code in errors)


def open_legal(reference: str) -> ContentSet:
    """A set by built-in name or folder that is fit to play.

    Raises:
        UnknownSet: there is no such set.
        WrongUse: it is a kit, which no rules play.
        ContentError: it is not legal, with every issue found.
    """
    return open_stamped(reference)[0]


def open_stamped(reference: str) -> tuple[ContentSet, str | None]:
    """The same, with the stamp that its files had before it was opened. Raises as `open_legal`."""
    stamp = set_stamp(find(reference))
    content = open_set(reference)
    check_played(content)
    _judge(content, stamp)
    if not is_kept_legal(stamp) and stamp == set_stamp(content.place):
        keep_legal(stamp)
    return content, stamp


def legal_set(reference: str, stamp: str | None) -> ContentSet:
    """The same, judged unless the set of that stamp was before; whoever took the stamp keeps what comes of it."""
    content = open_set(reference)
    _judge(content, stamp)
    return content


def _judge(content: ContentSet, stamp: str | None) -> None:
    if not is_kept_legal(stamp):
        refuse_errors(everything_wrong(content))


def refuse_errors(issues: list[Issue]) -> None:
    """Raise ContentError with all the issues where one of them is an error."""
    if not is_legal(issues):
        raise ContentError(issues)
