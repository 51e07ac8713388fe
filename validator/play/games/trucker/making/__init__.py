"""What Galaxy Trucker adds to the making of decks: component tiles, and what no flight can do without."""

from validator.play.games.trucker.making.boxes import MAKING

__all__ = ["MAKING"]
