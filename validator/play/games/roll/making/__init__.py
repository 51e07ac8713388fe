"""What Roll adds to the making of decks: tiles and factions are made, and give no more dice than there are."""

from validator.play.games.roll.making.dice import MAKING

__all__ = ["MAKING"]
