"""Games played for their own sake: nobody looks on, and nothing is kept but what was chosen."""

from __future__ import annotations

from validator.play.agents.contract import Agent, View
from validator.play.agents.greedy import RandomAgent
from validator.play.engine.chance import Dice, below
from validator.play.engine.game import Game
from validator.play.engine.step import State, choose, settle


def play_out(game: Game, state: State, agents: list[Agent]) -> list[int]:
    """Play a started game to its end; for each choice how many options there were, and then the one that was taken.

    Agents are trusted to take one of the options; whoever does not trust them plays by ``validator.play.playtest``.
    """
    if all(type(agent) is RandomAgent for agent in agents):
        return _thrown(state, [agent.dice for agent in agents])
    chosen: list[int] = []
    choosers = [agent.choose for agent in agents]
    decision = settle(state)
    while decision is not None:
        seat = decision.seat(state)
        action = choosers[seat](View(game, state, decision, seat))
        chosen.append(len(state.options))
        chosen.append(action)
        choose(state, action)
        decision = settle(state)
    return chosen


def _thrown(state: State, dice: list[Dice]) -> list[int]:
    """The same among those who take any option: they need no view of the game."""
    chosen: list[int] = []
    decision = settle(state)
    while decision is not None:
        options = state.options
        action = options[below(dice[decision.seat(state)], len(options))]
        chosen.append(len(options))
        chosen.append(action)
        choose(state, action)
        decision = settle(state)
    return chosen
