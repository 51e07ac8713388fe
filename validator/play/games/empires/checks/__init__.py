"""Is a set of Tiny Stellar Empires legal and complete? One file for each kind of thing that can be wrong.

What a schema can say is in ``words``; nothing here plays a game.
"""

from validator.play.games.empires.checks.whole_set import check

__all__ = ["COMPLETENESS", "check"]

COMPLETENESS = frozenset(
    {
        "missing-civilisation",
        "no-empire-cards",
        "no-first-card",
        "too-few-cards",
        "too-few-homeworlds",
        "unmatched-route",
        "unreachable-mission",
    }
)
"""Codes of findings that say something is missing rather than wrong."""
