"""Is a set of Roll for the Galaxy legal and complete? One file for each kind of thing that can be wrong.

What a schema can say is in ``words``; nothing here plays a game.
"""

from validator.play.games.roll.checks.whole_set import check

__all__ = ["COMPLETENESS", "check"]

COMPLETENESS = frozenset(
    {
        "missing-die",
        "missing-price",
        "phase-tiles",
        "too-few-chips",
        "too-few-dice",
        "too-few-factions",
        "too-few-homes",
        "too-few-parts",
        "too-few-tiles",
    }
)
"""Codes of findings that say something is missing rather than wrong."""
