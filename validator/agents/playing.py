"""Games played for their own sake: nobody looks on, and nothing is kept but what was chosen."""

from __future__ import annotations

from validator.agents.contract import Agent, View
from validator.engine.game import Game
from validator.engine.step import State, choose, settle


def play_out(game: Game, state: State, agents: list[Agent]) -> list[int]:
    """Play a started game to its end; for each choice how many options there were, and then the one that was taken.

    Agents are trusted to take one of the options; whoever does not trust them plays by ``validator.playtest``.
    """
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
