"""Is a set of Race for the Galaxy legal and complete? One file for each kind of thing that can be wrong.

What a schema can say is in ``words``; nothing here plays a game.
"""

from validator.play.games.race.checks.whole_set import check

__all__ = ["COMPLETENESS", "check"]

COMPLETENESS = frozenset(
    {
        "beginner-hand",
        "missing-action",
        "missing-bonus",
        "no-start-world",
        "too-few-cards",
        "too-few-start-worlds",
        "too-few-tokens",
        "unreachable-world",
    }
)
"""Codes of findings that say something is missing rather than wrong."""
