"""What a player would do at a choice: `search`, which tells how far behind the next best are, or a quicker one."""

import math
from typing import Literal

import msgspec

from validator.play.agents.contract import Agent, View
from validator.play.agents.search import SearchAgent
from validator.play.engine.chance import scrambled
from validator.play.engine.game import Game
from validator.play.shell.session import Session

SHOWN = 3
"""So many options are told of beside the best."""
ITERATIONS = 200
Measure = Literal["points", "chance", "own"]
"""What an option is worth in: points ahead, a chance to win from 0 to 1, or a measure of the game's own."""


class Behind(msgspec.Struct, frozen=True):
    """An option, by its place among all, and how far it lies behind the best."""

    place: int
    behind: float


class Hint(msgspec.Struct, frozen=True):
    """The best option by its place among all, the next best, in what measure, and on how many guesses."""

    place: int
    others: tuple[Behind, ...]
    measure: Measure
    guesses: int


def hint_of(agent: Agent, session: Session, game: Game) -> Hint:
    """What an agent would choose for the seat whose choice it is, not how others compare; only while there is one."""
    assert session.decision is not None
    view = View(game, session.state, session.decision, session.seat)
    return Hint(view.options.index(agent.choose(view)), (), "own", 0)


def hint(session: Session, game: Game, seed: int) -> Hint:
    """What `search` would choose for the seat whose choice it is; only while there is one.

    It sees no more than the seat does. The same position and seed give the same hint.
    """
    assert session.decision is not None
    agent = SearchAgent(game, scrambled(seed), ITERATIONS)
    view = View(game, session.state, session.decision, session.seat)
    action = agent.choose(view)
    worths = {other: found for other, found in agent.worths.items() if found}
    best = worths.get(action, [])
    others = [
        Behind(view.options.index(other), _behind(best, found)) for other, found in worths.items() if other != action
    ]
    others.sort(key=lambda each: each.behind)
    near = tuple(each for each in others if each.behind >= 0)[:SHOWN]
    return Hint(view.options.index(action), near, _measure(game, agent), len(best))


def _behind(best: list[float], other: list[float]) -> float:
    """By how much an option was worse on the guesses that both were tried on."""
    tried = min(len(best), len(other))
    return (math.fsum(best[:tried]) - math.fsum(other[:tried])) / max(1, tried)


def _measure(game: Game, agent: SearchAgent) -> Measure:
    if game.playing_on is None and game.searched_on is None:
        return "chance"
    return "own" if all(len(found) <= 1 for found in agent.worths.values()) else "points"
