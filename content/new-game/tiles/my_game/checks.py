"""What makes a set wrong that its words allow."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentences
from validator.content.loading import ContentSet

from .words import LANDS, MyRules, Tile

say = Sentences(__package__)


def check(content: ContentSet) -> Iterator[Issue]:
    """Every land lies next to another of its kind some time, and everybody has a turn."""
    tiles = [piece for piece in content.pieces["tile"] if isinstance(piece, Tile)]
    for land in LANDS:
        copies = sum(tile.count for tile in tiles if tile.land == land)
        if copies < 2:
            yield Issue(
                code="lonely-land",
                message=say("lonely-land", land=land),
                span=content.manifest_span(),
                severity=Severity.WARNING,
            )
    yield from _turns(content, sum(tile.count for tile in tiles))


def _turns(content: ContentSet, copies: int) -> Iterator[Issue]:
    assert isinstance(content.rules, MyRules)
    players = content.manifest.players.most
    laid = min(copies, content.rules.width**2) - 1
    if laid < players:
        yield Issue(
            code="too-few-tiles",
            message=say("too-few-tiles", players=players, tiles=laid),
            span=content.manifest_span("parts"),
            found=str(copies),
        )
