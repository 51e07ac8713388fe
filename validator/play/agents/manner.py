"""How a player who thinks goes about it, and what it is inclined to: data, so that a new style needs no code."""

from typing import Annotated

import msgspec
from msgspec import Meta

Share = Annotated[float, Meta(ge=0, le=1)]
Weight = Annotated[float, Meta(ge=-100, le=100)]


class Manner(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A way to think, and what counts for the player beside what a position promises by the game's own value.

    Attributes:
        shortlist: so many options are thought about, the best by a quick look.
        near: of these only the ones that a quick look finds at most so many points behind the best; all if not given.
        guesses: on so many guesses of what is hidden the last two options are tried.
        errs: the share of choices that are made by lot.
        worst: how far the worst of all guesses stands for all: 0, their mean counts; 1, only the worst.
        score: points that each point scored by now is worth.
        held: points that each thing kept for later is worth (a card in hand, a good, money, as the game counts them).
        end: points that it is worth to be at the end of the game instead of its beginning.
    """

    shortlist: Annotated[int, Meta(ge=2, le=40)] = 8
    near: Annotated[float, Meta(ge=0, le=100)] | None = None
    guesses: Annotated[int, Meta(ge=1, le=40)] = 3
    errs: Share = 0.0
    worst: Share = 0.0
    score: Weight = 0.0
    held: Weight = 0.0
    end: Weight = 0.0

    @property
    def leans(self) -> bool:
        """Whether it judges otherwise than by the mean of the game's own value."""
        return bool(self.worst or self.score or self.held or self.end)


Manners = dict[str, Manner]
"""What a file of styles holds: manners by the names of the players."""
STEADY = Manner()
FAST = Manner(shortlist=2, near=0.5, guesses=1)
"""Costs no more in pure Python than `greedy` did when it landed, in every game."""
