"""Legality beyond the schema."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue, Severity
from validator.content.loading import ContentSet
from validator.play.games.lanterns.words import COLOURS, Lantern


def check(content: ContentSet) -> Iterator[Issue]:
    """A colour with no lantern is worth a warning."""
    colours = {piece.colour for piece in content.pieces["lantern"] if isinstance(piece, Lantern)}
    for colour in COLOURS:
        if colour not in colours:
            message = f"no lantern is {colour}"
            yield Issue(code="missing-colour", message=message, span=content.manifest_span(), severity=Severity.WARNING)
