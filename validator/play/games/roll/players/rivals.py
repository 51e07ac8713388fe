"""What rivals' positions are worth, counted again only where something of theirs has changed."""

from __future__ import annotations

from typing import final

from validator.play.games.roll.players.value import NOBODY, worth_of
from validator.play.games.roll.rules.exploring import Abandon
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.words.numbers import NOTHING


@final
class Rival:
    """A rival's things as they were when their worth was counted last, and that worth."""

    __slots__ = ("ahead", "concealed", "developments", "drawn", "mat", "tableau", "who", "worlds", "worth")

    def __init__(self, who: int) -> None:
        self.who = who
        self.ahead = -1.0
        self.concealed = 0
        self.mat: list[int] = []
        self.developments: list[int] = []
        self.worlds: list[int] = []
        self.tableau: tuple[int, ...] = ()
        self.drawn: tuple[int, ...] = ()
        self.worth = 0.0

    def is_as_before(self, state: RollState, ahead: float) -> bool:
        """Whether nothing that the worth hangs on has changed."""
        who = self.who
        return (
            self.mat == state.mats[who]
            and self.ahead == ahead
            and self.worlds == state.stacks[2 * who + 1]
            and self.developments == state.stacks[2 * who]
            and self.tableau == state.tableaus[who]
            and self.drawn == state.drawn[who]
            and self.concealed == state.concealed
        )

    def count(self, state: RollState, ahead: float) -> None:
        """Count the worth; the position is not to be changed any more."""
        who = self.who
        self.ahead, self.concealed = ahead, state.concealed
        self.mat, self.tableau, self.drawn = state.mats[who], state.tableaus[who], state.drawn[who]
        self.developments, self.worlds = state.stacks[2 * who], state.stacks[2 * who + 1]
        self.worth = worth_of(state, who, ahead, False)

    def forget(self) -> None:
        """Have the worth counted anew the next time: it hung on more than lies before the rival."""
        self.ahead = -1.0


@final
class Rivals:
    """The rivals of a seat."""

    __slots__ = ("_every",)

    def __init__(self, seats: int, seat: int) -> None:
        self._every = [Rival(who) for who in range(seats) if who != seat]

    def best(self, state: RollState, ahead: float) -> float:
        """As `best_rival`; the position is not to be changed any more."""
        top = state.stack[-1] if state.stack else None
        scout = top.who if type(top) is Abandon else NOTHING
        best = NOBODY
        for rival in self._every:
            if rival.who == scout:
                rival.count(state, ahead)
                rival.forget()
            elif not rival.is_as_before(state, ahead):
                rival.count(state, ahead)
            if rival.worth > best:
                best = rival.worth
        return best
