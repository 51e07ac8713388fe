"""Is a set of Galaxy Trucker legal and complete? One file for each kind of thing that can be wrong.

What a schema can say is in ``words``; nothing here plays a game. ``check`` is quick, ``costly`` may run a solver.
"""

from validator.play.games.trucker.checks.whole_set import check, costly

__all__ = ["COMPLETENESS", "check", "costly"]

COMPLETENESS = frozenset(
    {
        "missing-board",
        "missing-pile",
        "missing-reward",
        "no-first-card",
        "too-few-boards",
        "too-few-cards",
        "too-few-start-cabins",
        "too-few-tiles",
        "too-few-tokens",
    }
)
"""Codes of findings that say something is missing rather than wrong."""
