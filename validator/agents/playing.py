"""Games played for their own sake: nobody looks on, and nothing is kept but what was chosen."""

from __future__ import annotations

from validator.agents.contract import Agent, View
from validator.engine.game import Game
from validator.engine.step import State, choose, settle


def play_out(game: Game, state: State, agents: list[Agent]) -> list[tuple[int, int]]:
    """Play a started game to its end: for each choice how many options there were, and the one that was taken.

    Agents are trusted to take one of the options; whoever does not trust them plays by ``validator.playtest``.
    """
    chosen = []
    decision = settle(state)
    while decision is not None:
        seat = decision.seat(state)
        action = agents[seat].choose(View(game, state, decision, seat))
        chosen.append((len(state.options), action))
        choose(state, action)
        decision = settle(state)
    return chosen
