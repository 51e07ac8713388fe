"""What makes a set wrong that its words allow."""

from __future__ import annotations

from collections.abc import Iterator

from validator.content.loading import ContentSet
from validator.issue import Issue, Severity

from .words import SUITS, Card, MyRules


def check(content: ContentSet) -> Iterator[Issue]:
    """There are cards enough for everybody, and cards of every suit."""
    cards = [piece for piece in content.pieces["card"] if isinstance(piece, Card)]
    yield from _enough(content, sum(card.count for card in cards))
    for suit in SUITS:
        if all(card.suit != suit for card in cards):
            yield Issue(
                code="missing-suit",
                message=f"no card is of the suit {suit}",
                span=content.manifest_span(),
                severity=Severity.WARNING,
            )


def _enough(content: ContentSet, copies: int) -> Iterator[Issue]:
    assert isinstance(content.rules, MyRules)
    players = content.manifest.players.most
    if copies < players * content.rules.hand_size:
        yield Issue(
            code="too-few-cards",
            message=f"{players} players need {players * content.rules.hand_size} cards for their hands",
            span=content.manifest_span("parts"),
            found=f"{copies} cards",
        )
