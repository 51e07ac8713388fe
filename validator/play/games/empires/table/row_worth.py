"""What one row comes to with all that lies on it, worked out once for as long as nothing of it changes."""

from __future__ import annotations


class RowWorth:
    """Parts of a seat's points that depend on its row and marks alone.

    Attributes:
        points: of the cards, without what they score for ambassadors.
        for_each: points that the cards score for each ambassador on the table.
        sent: ambassadors on the row.
        symbols: `counts` by civilisation, without the homeworld's.
        missions: homeworld → points of its mission, as far as anyone asked.
    """

    __slots__ = ("for_each", "missions", "points", "sent", "symbols")

    def __init__(self, points: int, for_each: int, sent: int, symbols: int) -> None:
        self.points = points
        self.for_each = for_each
        self.sent = sent
        self.symbols = symbols
        self.missions: dict[int, int] = {}
