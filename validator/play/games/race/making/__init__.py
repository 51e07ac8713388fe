"""What Race adds to the making of decks: first hands for the beginners' game, and which kinds are made."""

from validator.play.games.race.making.hands import MAKING

__all__ = ["MAKING"]
