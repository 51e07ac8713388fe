"""Is a set of Age of Steam legal and complete? One file for each kind of thing that can be wrong.

What a schema can say is in ``words``; nothing here plays a game.
"""

from validator.play.games.steam.checks.whole_set import check, costly

__all__ = ["COMPLETENESS", "check", "costly"]

COMPLETENESS = frozenset(
    {
        "missing-rounds",
        "no-city-for-colour",
        "no-dice",
        "no-network",
        "no-simple-track",
        "no-start-money",
        "no-town-track",
        "short-track",
        "too-few-actions",
        "too-few-colours",
        "too-few-cubes",
        "too-few-discs",
        "too-little-money",
        "wrong-boards",
        "wrong-maps",
    }
)
"""Codes of findings that say something is missing rather than wrong."""
