"""The judgement of players who think: money in hand and money to come, bids and places, the last incomes."""

from __future__ import annotations

import pytest

from tests.games.steam.tabletop import a_game
from validator.play.engine.step import settle
from validator.play.games.steam.players.judgement import (
    AFTER,
    BEFORE,
    PLACES,
    considered,
    lead_at_last,
    money,
    order_worth,
    to_pay,
)
from validator.play.games.steam.rules.auction import PAY_BIDS, RETURN_ACTIONS, SELECT_ACTION
from validator.play.games.steam.rules.money import REDUCE_INCOME
from validator.play.games.steam.rules.state import SteamState
from validator.play.games.steam.words.vocabulary import Engineer

RED, BLUE, GREEN = 0, 1, 2


def bidding(bids: list[int], dropped: list[int], holder: int, seats: int = 3) -> SteamState:
    """In the middle of an auction; who has not dropped out still bids."""
    state = a_game(seats)
    state.order = list(range(seats))
    state.cash = [20] * seats
    state.bids, state.dropped, state.holder, state.high = bids, dropped, holder, max(bids)
    state.bidders = [seat for seat in range(seats) if seat not in dropped]
    state.stack.append(PAY_BIDS)
    return state


@pytest.mark.parametrize(
    ("bids", "dropped", "paid"),
    [([5, 6, 0], [], [5, 6, 0]), ([5, 6, 3], [GREEN], [5, 6, 0]), ([5, 6, 3, 1], [3, GREEN], [5, 6, 2, 0])],
)
def test_bids_cost_what_the_place_will_cost(bids: list[int], dropped: list[int], paid: list[int]) -> None:
    state = bidding(bids, dropped, holder=BLUE, seats=len(bids))
    assert [to_pay(state, seat) for seat in range(len(bids))] == paid


def test_the_highest_bid_is_worth_less_than_the_place_it_stands_for() -> None:
    state = bidding([5, 6, 0], [], holder=BLUE)
    assert PLACES[1] < order_worth(state, BLUE) < PLACES[0]


def test_the_place_counts_until_the_action_is_selected() -> None:
    state = a_game()
    state.order, state.stack = [GREEN, RED, BLUE], [SELECT_ACTION[RED]]
    assert [order_worth(state, seat) for seat in range(3)] == [PLACES[1], 0.0, 0.0]


def purse(cash: int, income: int) -> SteamState:
    state = a_game()
    state.cash, state.income, state.bidders = [cash] * 3, [income] * 3, []
    return state


def test_money_in_hand_builds_what_money_to_come_cannot() -> None:
    assert money(purse(9, 10), RED, BEFORE, left=1) > money(purse(0, 19), RED, BEFORE, left=1)


def test_after_building_it_is_all_the_same() -> None:
    assert money(purse(9, 10), RED, AFTER, left=1) == money(purse(0, 19), RED, AFTER, left=1)


def test_in_the_last_round_incomes_count_as_they_will_be_reduced() -> None:
    state = purse(10, 0)
    state.round = state.table.rules.rounds[3]
    state.stack = [REDUCE_INCOME]
    state.income = [11, 10, 0]
    assert lead_at_last(state, RED) == 3 * (11 - 2) - 3 * 10


def test_before_the_last_round_they_count_as_they_are() -> None:
    state = purse(10, 0)
    state.stack = [REDUCE_INCOME]
    state.income = [11, 10, 0]
    assert lead_at_last(state, RED) == 3


def test_another_level_is_worth_more_the_more_rounds_follow() -> None:
    def gain(number: int) -> float:
        state = a_game()
        settle(state)
        state.cash, state.income, state.round = [30] * 3, [10] * 3, number
        better = state.copy()
        better.engine[RED] = 2
        return considered(better, RED) - considered(state, RED)

    assert gain(2) > gain(9)


def test_the_action_of_the_last_round_is_worth_nothing_in_the_next_auction() -> None:
    """Or a bid too many looks better than to let the auction end, when actions are returned."""
    state = bidding([5, 6, 0], [], holder=BLUE)
    state.stack.append(RETURN_ACTIONS)
    engineer = state.copy()
    engineer.action[RED] = next(number for number, word in enumerate(state.table.actions) if type(word) is Engineer)
    assert considered(engineer, RED) == considered(state, RED)
