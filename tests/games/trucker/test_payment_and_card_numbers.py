"""Galaxy Trucker's payment and cards in number: cases T-47, T-65 to T-72."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.trucker.flights import a_table, begun, cell, flying, lay
from validator.play.games.trucker.rules.scoring import (
    Pay,
    exposed_reward,
    goods_price,
    loss,
    placing_reward,
    scores,
    winners,
)
from validator.play.games.trucker.rules.state import TruckerState, receive


def exposing(state: TruckerState, counts: list[int]) -> None:
    for ship, count in zip(state.ships, counts, strict=True):
        ship.figures().exposed = count


def test_t65_arrival_and_fewest_exposed_of_round_one() -> None:
    state = flying(a_table(), {}, {}, {}, {})
    exposing(state, [3, 2, 2, 5])
    assert [placing_reward(state, seat) + exposed_reward(state, seat) for seat in range(4)] == [4, 5, 4, 1]


def test_d14_a_tie_may_bring_nobody_anything() -> None:
    state = flying(a_table(fewest_exposed_tie="nobody"), {}, {}, {}, {})
    exposing(state, [3, 2, 2, 5])
    assert [exposed_reward(state, seat) for seat in range(4)] == [0, 0, 0, 0]


def test_t66_arrival_in_round_three() -> None:
    state = flying(a_table(), {}, {}, {}, number=3)
    assert [placing_reward(state, seat) for seat in range(3)] == [12, 9, 6]


def goods(state: TruckerState, *colours: int) -> None:
    for colour in colours:
        state.ships[0].goods[4 * cell(state, 7, 7) + colour] += 1


def test_t67_one_of_each_good() -> None:
    state = flying(a_table(), {})
    goods(state, 0, 1, 2, 3)
    assert goods_price(state, 0) == 10


@pytest.mark.parametrize(("rounding", "credits"), [("up", 2), ("down", 1)])
def test_t69_a_yellow_good_of_one_who_gave_up(rounding: str, credits: int) -> None:
    state = flying(a_table(half_credit=rounding), {})
    state.flying[0] = 0
    goods(state, 1)
    assert goods_price(state, 0) == credits


def test_t71_reserve_and_lost_tiles_are_paid_for() -> None:
    state = begun(a_table())
    state.ships[0].reserve, state.ships[0].lost = [1], [2, 3]
    assert loss(state.ships[0]) == 3


@pytest.mark.parametrize(("board", "number", "most"), [("III", 1, 5), ("III", 2, 8), ("III", 3, 11), ("IIIa", 3, 20)])
def test_t47_lost_tiles_cost_no_more_than_the_cap(board: str, number: int, most: int) -> None:
    state = begun(a_table(third_board=board), number=number)
    state.ships[0].lost = list(range(20))
    assert loss(state.ships[0]) == most


@pytest.mark.parametrize(("number", "levels"), [(1, [8, 0, 0]), (2, [4, 8, 0]), (3, [4, 4, 8])])
def test_t72_cards_of_each_level(number: int, levels: list[int]) -> None:
    state = begun(a_table(), number=number)
    dealt = [state.table.cards[card].level for pile in state.piles for card in pile]
    assert [dealt.count(level) for level in (1, 2, 3)] == levels


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("number", [2, 3])
def test_t72_the_first_card_is_of_the_rounds_level(number: int, seed: int) -> None:
    state = begun(a_table(), number=number, seed=seed)
    state.numbers = [1, 2]
    launched(state)
    assert state.table.cards[state.decks[0][-1]].level == number


@pytest.mark.parametrize("seed", range(3))
def test_the_cards_of_a_flight_are_those_of_its_piles(seed: int) -> None:
    state = begun(a_table(), number=2, seed=seed)
    state.numbers = [1, 2]
    dealt = sorted(card for pile in state.piles for card in pile)
    launched(state)
    assert sorted(card for deck in state.decks for card in deck) == dealt


def test_batteries_are_filled_at_launch() -> None:
    state = begun(a_table())
    state.numbers = [1, 2]
    lay(state, 0, {(8, 7): "T005"})
    launched(state)
    assert state.ships[0].battery_count() == 2


def test_the_piles_of_a_learning_flight_are_as_high_as_one_another() -> None:
    state = begun(a_table(learning_flight=True))
    heights = [len(pile) for pile in state.piles]
    assert max(heights) - min(heights) <= 1


def launched(state: TruckerState) -> None:
    step: Any = next(step for step in state.stack if type(step).__name__ == "Launch")
    step.run(state)


def test_d16_debts_are_forgiven() -> None:
    state = begun(a_table())
    receive(state, 0, -3)
    assert state.credits[0] == 0


def test_d16_debts_may_be_kept() -> None:
    state = begun(a_table(debts="kept"))
    receive(state, 0, -3)
    assert state.credits[0] == -3


def test_after_payment_everything_is_back_in_the_bank() -> None:
    state = flying(a_table(), {(8, 7): "T005"})
    Pay().run(state)
    assert (state.bank_humans, state.bank_batteries) == (state.table.supply_humans, state.table.supply_batteries)


def test_after_payment_goods_are_back_in_the_bank() -> None:
    state = flying(a_table(), {})
    state.ships[0].goods[4 * cell(state, 7, 7) + 2] = 1
    state.bank_goods[2] -= 1
    Pay().run(state)
    assert state.bank_goods == list(state.table.supply_goods)


def test_most_credits_win() -> None:
    state = begun(a_table())
    state.credits = [3, 5]
    assert winners(state) == [1]


def test_equal_credits_share_the_win() -> None:
    state = begun(a_table())
    state.credits = [5, 5]
    assert winners(state) == [0, 1]


def test_partners_share_their_credits() -> None:
    state = begun(a_table(teams=True), 4)
    state.credits = [1, 2, 3, 4]
    assert scores(state) == [4, 6, 4, 6] and winners(state) == [1, 3]
