"""What an agent is: someone who chooses, seeing no more than a seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from validator.play.engine.chance import Dice, scrambled
from validator.play.engine.game import Game, Trials
from validator.play.engine.step import Decision, State


class View:
    """What a seat is given at its decision: the options, and copies of the game in which hidden cards are guessed.

    The true state stays out of reach; `imagine` deals all that the seat cannot see afresh.
    """

    __slots__ = ("_decision", "_game", "_state", "options", "seat")

    def __init__(self, game: Game, state: State, decision: Decision[Any], seat: int) -> None:
        self._game = game
        self._state = state
        self._decision = decision
        self.options = state.options
        self.seat = seat

    @property
    def decision(self) -> str:
        """The name of the kind of decision."""
        return type(self._decision).__name__

    def imagine(self, seed: int) -> Any:
        """A copy of the game as it may be, standing at this decision."""
        return self._game.imagine(self._state, self.seat, scrambled(seed, self.seat))

    def judged(self, seeds: list[int], *, is_considered: bool = False) -> list[float] | None:
        """For each option the sum of its values on the guesses of these seeds, where the game judges them itself.

        With ``is_considered`` as players who think see it.
        """
        judged = self._game.weighed if is_considered else self._game.judged
        if judged is None:
            return None
        return judged(self._state, self.seat, [scrambled(seed, self.seat) for seed in seeds])

    def trials(self) -> Trials | None:
        """Trial games after the options, where the game plays such."""
        trials = self._game.trials
        return None if trials is None else trials(self._state, self.seat)

    def foreseen(self, rounds: int) -> list[float] | None:
        """For each option what it is worth by so many rounds imagined beforehand, where the game does such."""
        foreseen = self._game.foreseen
        return None if foreseen is None else foreseen(self._state, self.seat, rounds)


class Agent(Protocol):
    """One player. ``name`` is what reports call it; ``dice`` are all that it carries from one choice to the next."""

    name: str
    dice: Dice

    def choose(self, view: View) -> int:
        """One of ``view.options``."""


# An agent is made anew for each game from the game's record and a seed of its own.
MakeAgent = Callable[[Game, int], Agent]
