"""A set judged anew by ``check``: everything wrong with it, with its rules, and with its faces and printed rules in
every language, at the edits that bring it about.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from importlib import import_module

from generator.print.faces.pictured import Standing
from generator.print.press import misprints
from validator.base.console import Report, progress_bar
from validator.base.issue import ContentError, Issue, Severity, in_order, is_legal
from validator.base.opening import is_there
from validator.content.check_cache import Verdict
from validator.content.loading import ContentSet
from validator.content.overlay import Edit, edits_of
from validator.content.places import CONTENT, GOALS
from validator.play.attribution import blamed
from validator.play.checking import everything_wrong, verdicts
from validator.play.lookup import game_of, open_set

FACE_TRIALS = 24
"""So often faces are drawn again, with edits left out, to find the edit that brings a fault of print about."""


def on_faces(content: ContentSet, language: str, standing: Standing | None = None) -> list[Issue]:
    """What is wrong on the faces and in the printed rules of one language, wherever it shows.

    What is ``standing`` from another language is not looked at again.
    """
    try:
        return misprints(content, language, standing)
    except ContentError as fault:
        return fault.issues


def placed(content: ContentSet, issues: Iterable[Issue], language: str, report: Report | None = None) -> list[Issue]:
    """Findings of faces in one language, moved to what the set itself has written; ``report`` shows how far it is."""
    return blamed(content, issues, partial(on_faces, language=language), FACE_TRIALS, report=report)


STAGE = "languages drawn"


def judged(reference: str) -> tuple[Verdict, ContentSet]:
    """The verdict on a set, and the set. Raises ContentError where it is not legal by form."""
    content = open_set(reference)
    with progress_bar(content.name) as report:
        issues = found_in(content, report)
    legal, complete = verdicts(issues, content)
    designs = sum(1 for _ in content.every_piece())
    return Verdict(name=content.name, legal=legal, complete=complete, designs=designs, issues=tuple(issues)), content


def found_in(content: ContentSet, report: Report | None = None) -> list[Issue]:
    """All issues of a set, of its rules and of its faces in every language; ``report`` shows how far it is."""
    issues = everything_wrong(content, report)
    unread = {issue.span.file for issue in issues if issue.code == "text-syntax"}
    unsaid = {issue.span.file for issue in issues if issue.code in ("unknown-text", "unknown-value")}
    spoilt = _spoilt(content, issues)
    # What a game shows is proved by its pictures; nobody has looked at a kit's before.
    standing = Standing(len(content.languages), measures=content.words.played)
    for number, language in enumerate(content.languages):
        if report is not None:
            report(STAGE, number, len(content.languages))
        files = content.text_files(language)
        if files or not content.words.played:
            # What a text file says cannot be missed before the whole file can be read; what it names in vain is told.
            broken = not unread.isdisjoint(map(content.shown, files))
            drawn = placed(content, on_faces(content, language, standing), language, report)
            drawn = [one for one in drawn if not any(edit.holds(one.span) for edit in spoilt)]
            issues += [one for one in drawn if one.code != "missing-text" or not (broken or one.span.file in unsaid)]
    return in_order([*issues, *(_goals_issues(content) if is_legal(issues) else ())])


def _spoilt(content: ContentSet, issues: Iterable[Issue]) -> list[Edit]:
    """Entries of the set that have an error of their own: what their drawing makes of it is not told as well."""
    errors = [issue.span for issue in issues if issue.severity is Severity.ERROR]
    edits = edits_of(content.stack) if errors else []
    entries = (edit for edit in edits if edit.path[0] in ("change", "add") or isinstance(edit.path[0], int))
    return [edit for edit in entries if any(edit.holds(span) for span in errors)]


def _goals_issues(content: ContentSet) -> list[Issue]:
    """What is wrong with the goals beside a designer's set; a test looks at those that travel with Proofpress."""
    path = content.place.folder / GOALS
    if content.place.folder.parent == CONTENT or not is_there(path):
        return []
    try:
        # Few sets have goals, and they load the players.
        import_module("validator.play.lab.goals.reading").read_goals(path, content, game_of(content))
    except ContentError as error:
        return error.issues
    return []
