"""Whether pieces that nobody has laid out yet can be printed: what they say fits where it is to stand."""

from __future__ import annotations

from collections.abc import Collection

from generator.print.faces.sides import faces_of, layout_of
from validator.base.issue import Issue
from validator.content.loading import ContentSet


def faults_on_faces(content: ContentSet, only: Collection[str]) -> list[Issue]:
    """What is wrong with the faces of ``only`` these pieces, in the first of the set's languages in which anything is.

    Raises:
        ContentError: the layout cannot be used.
    """
    layout = layout_of(content)
    for language in content.languages:
        if issues := faces_of(content, language, layout, only=only, is_kept=False)[1]:
            return issues
    return []
