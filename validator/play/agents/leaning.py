"""What a position is worth to a player who leans to something."""

from __future__ import annotations

from validator.play.agents.manner import Manner
from validator.play.engine.game import Game
from validator.play.engine.step import State


class Leaning:
    """The value of players who think, with what counts for one of a manner besides."""

    def __init__(self, game: Game, manner: Manner) -> None:
        self._value = game.considered or game.value
        self._scores, self._held, self._over = game.scores, game.held, game.over
        self._for_score, self._for_held, self._for_end = manner.score, manner.held, manner.end

    def worth(self, state: State, seat: int) -> float:
        """What the position is worth to the seat, in points."""
        worth: float = self._value(state, seat)
        if self._for_score:
            worth += self._for_score * self._scores(state)[seat]
        if self._for_held and self._held is not None:
            worth += self._for_held * self._held(state, seat)
        if self._for_end and self._over is not None:
            worth += self._for_end * self._over(state)
        return worth
