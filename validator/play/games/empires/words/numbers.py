"""Numbers by which cards in play are spoken of; compiled, since whatever plays reads them."""

from __future__ import annotations

from typing import Final

WORMHOLE: Final = 0
"""The routes of a wormhole edge, which fits every other."""
PLACES: Final = 64
"""A card in a row has the number ``seat × PLACES + place``."""
