"""What a player sees who plays options on to the end of the round, and the rules of thumb it plays on by."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roll.tabletop import Laid, move, scout, ship, stock, worker
from validator.play.agents.contract import View
from validator.play.agents.steady import SteadyAgent
from validator.play.engine.step import PASS, Decision
from validator.play.games.roll.game import GAME
from validator.play.games.roll.players.default_policy import default_choice
from validator.play.games.roll.players.value import considered
from validator.play.games.roll.rules.assigning import DICTATE, ROLL, SELECT_PHASE
from validator.play.games.roll.rules.managing import MANAGE
from validator.play.games.roll.rules.rounds import END_ROUND, REVEAL

SEEDS = range(4)


def chosen(laid: Laid, seed: int) -> int:
    """What a steady player does here."""
    decision = laid.state.stack[-1]
    assert isinstance(decision, Decision)
    view = View(GAME, laid.state, decision, decision.seat(laid.state))
    return SteadyAgent(GAME, seed).choose(view)


def ruled(laid: Laid) -> int:
    """What the rules of thumb say."""
    decision: Any = laid.state.stack[-1]
    action = default_choice(laid.state, decision)
    assert action in laid.options
    return action


def assigned(world: str = "G02.back") -> Laid:
    """Seat 0, the last to assign, has selected settling; one settler more completes its world of cost 2."""
    laid = Laid(extra_die_for_two=False).stack(world, seat=0).stack("G03.back", seat=1)
    laid.select("settle").select("explore", seat=1)
    laid.state.concealed = laid.state.turns = 1
    return laid


def behind_the_screen(laid: Laid) -> Laid:
    return laid.run(DICTATE[0], REVEAL, MANAGE[0], MANAGE[1], END_ROUND)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_die_without_work_is_given_up_to_send_another_to_work(seed: int) -> None:
    laid = behind_the_screen(assigned().dice("produce", home=2))
    assert chosen(laid, seed) == worker("produce", "home")


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_calls_settlers_off_who_complete_a_world(seed: int) -> None:
    laid = behind_the_screen(assigned("G04.back").dice("settle", home=2))
    assert chosen(laid, seed) == PASS


def test_the_rule_of_thumb_dictates_with_idle_dice() -> None:
    assert ruled(behind_the_screen(assigned().dice("produce", home=2))) == worker("produce", "home")


def test_the_rule_of_thumb_moves_the_other_one_to_work() -> None:
    laid = behind_the_screen(assigned().dice("produce", home=2)).choose(worker("produce", "home"))
    assert ruled(laid) == move("produce", "home", "settle")


def exploring(**dice: int) -> Laid:
    return Laid().dice("explore", **dice)


def test_explorers_scout_while_a_stack_is_bare() -> None:
    assert ruled(exploring(home=2).stack("G02.back").dice("citizenry", home=4).phase("explore")) == scout()


def test_explorers_stock_for_citizens() -> None:
    laid = exploring(home=2).stack("G02.back", "G04.front").dice("citizenry", home=4).phase("explore")
    assert ruled(laid) == stock()


def test_explorers_do_not_stock_more_than_citizens_cost() -> None:
    laid = exploring(home=8).stack("G02.back", "G04.front").credits(8).phase("explore")
    assert ruled(laid) == scout()


def test_a_tile_goes_under_the_lower_stack() -> None:
    laid = exploring(home=1).stack("G02.back").phase("explore").choose(scout(), PASS)
    assert ruled(laid) == 0


def shipping(credits: int) -> Laid:
    """A rare good may be traded or consumed; four citizens wait."""
    laid = Laid().tableau("H2").dice("rare world", home=1).dice("ship", home=1).dice("citizenry", home=4)
    return laid.credits(credits).phase("ship")


@pytest.mark.parametrize(("credits", "task"), [(0, "trade"), (10, "consume")])
def test_goods_are_traded_for_credits_that_recruit_and_else_consumed(credits: int, task: str) -> None:
    assert ruled(shipping(credits)) == ship(task, "rare", "home", "home")


def test_who_has_rolled_is_judged_as_who_has_not() -> None:
    laid = Laid().dice("cup", 0, home=3).dice("cup", 1, home=3)
    laid.state.concealed = laid.state.turns = 1
    laid.run(*[step for seat in range(2) for step in (ROLL[seat], SELECT_PHASE[seat])])
    assert considered(laid.state, 0) == considered(laid.state, 1) == 0
