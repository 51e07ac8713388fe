"""Checks that hold for every game: parts list, players, languages, and titles that tell pieces apart."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue, Severity
from validator.content.checks.apart import apart
from validator.content.checks.joined_texts import joined_text_issues
from validator.content.checks.languages import language_issues, titled
from validator.content.checks.parts_list import part_issues
from validator.content.checks.wording import say
from validator.content.loading import ContentSet
from validator.content.vocabulary import Messages, Piece

MUCH_OF_A_DECK, FEW_COPIES = 5, 4
"""A deck is flooded by a card of which it has more copies than one in so many, and more than a few."""


def lint(content: ContentSet, told: Messages) -> list[Issue]:
    """Every issue of form that concerns the set as a whole; ``told`` is what its game may say, see `lookup`."""
    return [
        *content.issues,
        *apart(content, (part_issues, _players), content),
        *apart(content, (language_issues,), content, told),
        *apart(content, (joined_text_issues, _twin_titles, _alike_ids), content),
    ]


def _players(content: ContentSet) -> Iterator[Issue]:
    players = content.manifest.players
    if players.least > players.most:
        span = content.manifest_span("players")
        found = say("from-and-to", least=players.least, most=players.most)
        yield Issue(code="out-of-range", message=say("players-turned-round"), span=span, found=found)


def _twin_titles(content: ContentSet) -> Iterator[Issue]:
    for language in content.languages:
        seen: dict[str, tuple[str, str]] = {}
        for piece, field, _ in titled(content):
            title = content.title(piece, language) if field is None else content.part_titles(piece, language)[field]
            path = () if field is None else (field,)
            name = " ".join((piece.id, *path))
            # Readers do not tell titles apart by their capitals or blanks.
            first, same = seen.setdefault(" ".join(title.casefold().split()), (name, title))
            if first != name:
                message = say("twin-title", name=name, first=first, language=language, title=repr(title))
                if same != title:
                    message = say("alike-title", name=name, first=first, language=language, title=repr(same))
                span = content.span(piece.id, *path, "title", language)
                yield Issue(code="twin-title", message=message, span=span, severity=Severity.WARNING)


def _alike_ids(content: ContentSet) -> Iterator[Issue]:
    """Ids that differ in capitals alone: pictures and exports called after them are one file on many computers."""
    seen: dict[str, str] = {}
    for _, piece in content.every_piece():
        first = seen.setdefault(piece.id.casefold(), piece.id)
        if first != piece.id:
            message, span = say("alike-id", name=piece.id, first=first), content.span(piece.id, "id")
            yield Issue(code="duplicate-id", message=message, span=span, severity=Severity.WARNING)


def flood_of(content: ContentSet, piece: Piece, cards: int) -> Issue | None:
    """A warning of a piece whose copies are much of all ``cards`` among which it is drawn; None for any other."""
    if piece.count <= FEW_COPIES or piece.count * MUCH_OF_A_DECK <= cards:
        return None
    message = say("flooded-deck", card=piece.id, copies=piece.count, cards=cards)
    span, found = content.span(piece.id, "count"), str(piece.count)
    return Issue(code="flooded-deck", message=message, span=span, found=found, severity=Severity.WARNING)
