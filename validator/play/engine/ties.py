"""How a tie for the most points is told: who was tied, and by what the winner was found."""

from __future__ import annotations

from collections.abc import Sequence

from validator.play.engine.game import Telling

SHARED = "tie-shared"
"""The sentence for a tie that nothing decides."""


def leaders(points: Sequence[int]) -> tuple[int, ...]:
    """The seats with the most points."""
    return tuple(seat for seat, total in enumerate(points) if total == max(points))


def tie_told(tied: tuple[int, ...], tie_breaks: Sequence[tuple[str, Sequence[int]]]) -> Telling | None:
    """By what a tie was decided; None where one seat alone leads.

    ``tie_breaks`` are tried one after another: the key of a sentence, and a count per seat of which more is better.
    The sentence is that of the last one needed, its numbers the winner's (``most``) and the next one's (``next``).
    """
    told = Telling(SHARED, {}, tied)
    left = tied
    for key, counts in tie_breaks:
        best = tuple(seat for seat in left if counts[seat] == max(counts[each] for each in left))
        if len(best) < len(left):
            following = max(counts[seat] for seat in left if seat not in best)
            told = Telling(key, {"most": counts[best[0]], "next": following}, left)
        left = best
    return told if len(tied) > 1 else None
