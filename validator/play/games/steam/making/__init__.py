"""What Age of Steam adds to the making of decks: whole maps."""

from validator.play.games.steam.making.maps import MAKING

__all__ = ["MAKING"]
