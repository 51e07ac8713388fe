"""What Race finds with fewer looks is what comes of trying every option on every guess, to the last bit."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.played import tried_one_by_one
from tests.games.race.tabletop import compiled
from validator.play.agents.contract import View
from validator.play.agents.greedy import GreedyAgent
from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.step import choose, settle
from validator.play.games.race.game import GAME
from validator.play.games.race.players.looking import judged
from validator.play.games.race.rules.rounds import start

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "as documented": (2, {}),
    "three seats": (3, {}),
    "four seats": (4, {"timing_order": "start_number"}),
    "one of seven cards": (2, {"two_player_actions": "one_of_seven"}),
    "optional powers": (2, {"consume_powers": "optional", "trade": "optional"}),
    "powers at once": (2, {"new_card_powers": "at_once", "duplicate_developments": True}),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_sums_are_those_of_trying_everything(name: str) -> None:
    seats, rules = TABLES[name]
    table, dice = compiled(rules, {}), Dice(seats)
    found, wanted = [], []
    for number in range(4):
        state = start(table, seats, number)
        agents = [GreedyAgent(GAME, seat) for seat in range(seats)]
        while (decision := settle(state)) is not None:
            seat = decision.seat(state)
            seeds = [below(dice, 1 << 31) for _ in range(2)]
            found.append(judged(state, seat, [scrambled(seed, seat) for seed in seeds]))
            view = View(GAME, state, decision, seat)
            wanted.append(tried_one_by_one(GAME, [view.imagine(seed) for seed in seeds], seat))
            # Half thoughtful, half random: so that players come by all kinds of positions.
            if number % 2:
                choose(state, agents[seat].choose(view))
            else:
                choose(state, state.options[below(dice, len(state.options))])
    assert found == wanted
