"""A set's pieces by what they are, for the checks."""

from __future__ import annotations

from collections.abc import Iterator

from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece
from validator.games.trucker.table.yard import Shipyard
from validator.games.trucker.words.switches import TruckerRules
from validator.games.trucker.words.vocabulary import AdventureCard, Component, ShipBoard, Tile, Token
from validator.issue import Issue, Severity


class Box:
    """All that a set of Galaxy Trucker holds, with types known."""

    def __init__(self, content: ContentSet) -> None:
        assert isinstance(content.rules, TruckerRules)
        self.content = content
        self.rules = content.rules
        self.players = content.manifest.players
        self.tiles = [piece for piece in content.pieces["tile"] if isinstance(piece, Tile)]
        self.cards = [piece for piece in content.pieces["adventure"] if isinstance(piece, AdventureCard)]
        self.boards = [piece for piece in content.pieces["ship_board"] if isinstance(piece, ShipBoard)]
        self.tokens = [piece for _, piece in content.every_piece() if isinstance(piece, Token)]
        self.yard = Shipyard(content)

    def with_component(self, *kinds: type[Component]) -> Iterator[tuple[Tile, Component]]:
        """Tiles whose component is of one of the kinds."""
        for tile in self.tiles:
            if isinstance(tile.component, kinds):
                yield tile, tile.component

    def tile_count(self, *kinds: type[Component]) -> int:
        """How many tiles the box holds of these kinds."""
        return sum(tile.count for tile, _ in self.with_component(*kinds))

    def slots(self, *kinds: type[Component]) -> int:
        """Places on all tiles of these kinds together."""
        return sum(tile.count * int(getattr(component, "slots", 0)) for tile, component in self.with_component(*kinds))

    def token_count(self, icon: str, colour: str | None = None) -> int:
        """How many tokens with that icon, of one colour or of any."""
        return sum(
            token.count for token in self.tokens if token.icon == icon and (colour is None or token.colour == colour)
        )  # fmt: skip

    def issue(
        self,
        code: str,
        message: str,
        piece: Piece | None = None,
        *path: str | int,
        warning: bool = False,
        found: object = None,
        accepted: str | None = None,
    ) -> Issue:
        """An issue at a value of a piece, or of ``set.yaml`` where no piece is named."""
        span = self.content.span(piece.id, *path) if piece else self.content.manifest_span(*path)
        severity = Severity.WARNING if warning else Severity.ERROR
        return Issue(code=code, message=message, span=span, severity=severity,
                     found=None if found is None else str(found), accepted=accepted)  # fmt: skip
