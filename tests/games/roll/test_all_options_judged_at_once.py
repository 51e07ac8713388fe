"""Options judged at once are worth what they are worth tried one by one on each guess."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.played import tried_one_by_one
from tests.games.roll.tabletop import table_of
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import Decision, choose, settle
from validator.play.games.roll.game import GAME
from validator.play.games.roll.players.hidden import imagine
from validator.play.games.roll.players.looking import judged
from validator.play.games.roll.rules.rounds import start
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.table.compiled import Table

SWITCHES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (5, {}),
    (2, {"wild_faces": "after_reveal", "dictate_selector": True, "dictates": 3}),
    (3, {"extra_die_for_two": False, "dictates": 0, "start_tiles": "cheaper_world", "scouted_tiles": "anywhere"}),
    (2, {"recruiting": "mandatory", "recalling": "stacks_and_goods", "producing": "optional", "shipping": "optional"}),
]
"""Numbers of seats, and what is played otherwise."""
TRIED = [pytest.param(*one, marks=[pytest.mark.slow] * (number in (1, 2, 4))) for number, one in enumerate(SWITCHES)]


def positions(table: Table, seats: int, seed: int) -> Iterator[tuple[RollState, Decision[RollState]]]:
    """Each choice of a random game."""
    dice = Dice(seed)
    state = start(table, seats, seed)
    while (decision := settle(state)) is not None:
        yield state, decision
        choose(state, state.options[below(dice, len(state.options))])


@pytest.mark.parametrize("seats, switches", TRIED)
def test_judged_at_once_as_tried_one_by_one(seats: int, switches: dict[str, object]) -> None:
    table = table_of(**switches)
    for seed in range(2):
        for number, (state, decision) in enumerate(positions(table, seats, seed)):
            seeds = [number, number + 1]
            seat = decision.seat(state)
            wanted = tried_one_by_one(GAME, [imagine(state, seat, each) for each in seeds], seat)
            assert judged(state, seat, seeds) == wanted, (seed, number, type(decision).__name__)


@pytest.mark.parametrize("seats, switches", TRIED)
def test_judging_leaves_the_position_as_it_is(seats: int, switches: dict[str, object]) -> None:
    for number, (state, decision) in enumerate(positions(table_of(**switches), seats, 5)):
        before = (state.copy().key(), state.options[:])
        judged(state, decision.seat(state), [number])
        assert (state.key(), state.options) == before


@pytest.mark.parametrize("seats, switches", SWITCHES)
def test_the_only_action_is_the_only_option(seats: int, switches: dict[str, object]) -> None:
    state = start(table_of(**switches), seats, 7)
    dice = Dice(7)
    while state.stack:
        step = state.stack.pop()
        if isinstance(step, Decision):
            options = step.options(state)
            assert step.only(state) == (options[0] if len(options) == 1 else None), type(step).__name__
            step.apply(state, options[below(dice, len(options))])
        else:
            step.run(state)
