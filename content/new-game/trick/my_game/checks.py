"""What makes a set wrong that its words allow."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentences
from validator.content.loading import ContentSet

from .words import SUITS, Card, MyRules

say = Sentences(__package__)


def check(content: ContentSet) -> Iterator[Issue]:
    """There are cards enough for everybody, and cards of every suit."""
    cards = [piece for piece in content.pieces["card"] if isinstance(piece, Card)]
    yield from _enough(content, sum(card.count for card in cards))
    for suit in SUITS:
        if all(card.suit != suit for card in cards):
            yield Issue(
                code="missing-suit",
                message=say("missing-suit", suit=suit),
                span=content.manifest_span(),
                severity=Severity.WARNING,
            )


def _enough(content: ContentSet, copies: int) -> Iterator[Issue]:
    assert isinstance(content.rules, MyRules)
    players = content.manifest.players.most
    if copies < players * content.rules.hand_size:
        yield Issue(
            code="too-few-cards",
            message=say("too-few-cards", players=players, cards=players * content.rules.hand_size),
            span=content.manifest_span("parts"),
            found=str(copies),
        )
