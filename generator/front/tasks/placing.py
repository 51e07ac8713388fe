"""What is wrong on the faces and in the printed rules of a set, at the edits that bring it about."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from generator.print.faces.standing import Standing
from generator.print.press import misprints
from validator.base.console import Report
from validator.base.issue import ContentError, Issue
from validator.content.loading import ContentSet
from validator.play.attribution import blamed

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


def placed(content: ContentSet, found: Iterable[Issue], language: str, report: Report | None = None) -> list[Issue]:
    """Findings of faces in one language, moved to what the set itself has written; ``report`` shows how far it is."""
    return blamed(content, found, partial(on_faces, language=language), FACE_TRIALS, report=report)
