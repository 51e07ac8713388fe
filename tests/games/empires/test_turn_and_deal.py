"""The turn step by step, and dealing."""

from __future__ import annotations

import pytest

from tests.games.empires.tabletop import Tabletop, empires, table
from validator.play.games.empires.rules.setup import table_of
from validator.play.games.empires.rules.state import EmpiresState
from validator.play.games.empires.rules.turn import start
from validator.play.games.empires.words.thrive import Thrive

FOUR = ("E01", "E02", "E03", "E04")
SEEDS = range(40)


def dealt(seed: int) -> EmpiresState:
    return start(table_of(empires()), 2, seed)


# Dealing


def test_homeworlds_are_dealt_by_lot() -> None:
    assert len({dealt(seed).homeworlds[0] for seed in SEEDS}) == 4


def test_hands_are_dealt_by_lot() -> None:
    assert len({tuple(dealt(seed).hands[0]) for seed in SEEDS}) == len(SEEDS)


def test_everybody_is_dealt_five_cards() -> None:
    assert [len(hand) for hand in dealt(1).hands] == [5, 5]


def test_a_box_too_small_for_the_hands_deals_what_there_is() -> None:
    small = table_of(empires())
    small.deck = small.deck[:7]
    assert [len(hand) for hand in start(small, 2, 1).hands] == [5, 2]


# Exchange


def exchanging() -> Tabletop:
    return table().hand(0, *FOUR).deck("E10", "E11", "E12", "E13").at("exchange")


def test_no_card_need_be_exchanged() -> None:
    assert exchanging().do("pass").in_hand(0) == list(FOUR)


def test_one_card_is_exchanged_for_one() -> None:
    assert exchanging().do("E02", "pass").in_hand(0) == ["E01", "E03", "E04", "E10"]


def test_two_cards_are_exchanged_for_two() -> None:
    assert exchanging().do("E02", "E03").in_hand(0) == ["E01", "E04", "E10", "E11"]


def test_no_third_card_is_exchanged() -> None:
    assert exchanging().do("E02", "E03").state.stack == []


def test_an_exchange_of_last_turn_does_not_count_for_the_next() -> None:
    later = exchanging()
    later.state.bound = later.state.drawing = 2
    assert later.do().targets() == [*FOUR, "pass"]


def test_exchanged_cards_are_discarded() -> None:
    assert exchanging().do("E02", "E03").in_discard() == ["E02", "E03"]


def test_a_pair_of_cards_is_offered_for_exchange_in_one_order_alone() -> None:
    assert exchanging().do("E03").targets() == ["E04", "pass"]


def test_cards_drawn_come_from_the_top_of_the_deck() -> None:
    assert exchanging().do("E02", "pass").in_deck() == ["E11", "E12", "E13"]


def test_the_exchange_comes_before_the_empire_card() -> None:
    assert table().hand(0, *FOUR).deck("E10").at("begin").do("pass").asked == "PlayEmpire"


# Empire card


def paying() -> Tabletop:
    """E15 (cost 2) has just been laid."""
    return table().hand(0, "E15", "R1", *FOUR).at("empire").do("E15a")


def test_each_set_of_cards_to_pay_with_is_offered_once() -> None:
    assert paying().do("E02").targets() == ["E03", "E04", "R1"]


def test_enough_cards_are_left_to_pay_with() -> None:
    assert paying().targets() == ["E01", "E02", "E03", "E04"]


def test_cards_of_any_kind_pay() -> None:
    assert paying().do("E01", "R1", until="attack").in_discard() == ["E01", "R1"]


def test_the_card_laid_does_not_pay_for_itself() -> None:
    assert paying().do("E01", "R1", until="attack").in_row(0) == ["E15a"]


def test_one_empire_card_is_laid_in_a_turn() -> None:
    assert table().hand(0, "E03", *FOUR[:2]).at("empire").do("E03a", "E01", until="attack").in_hand(0) == ["E02"]


def test_without_an_empire_card_the_turn_goes_on() -> None:
    passed = table().hand(0, "E01", "R1", "E02").row(1, "E33a").at("empire").do("pass")
    assert passed.asked == "Attack"


def test_a_discount_is_in_force_once_it_is_laid() -> None:
    laid = table().hand(0, "E21", *FOUR[:2]).at("empire").do("E21a", until="attack")
    assert laid.price("E33a") == 2


def test_copies_of_a_card_are_offered_once() -> None:
    assert table().hand(0, "E01", "E01", "R1").offers("empire") == ["E01a", "E01b", "pass"]


def test_an_empty_hand_leaves_nothing_to_play() -> None:
    assert table().offers("empire") == ["pass"]


def test_raids_and_ambassadors_are_no_empire_cards() -> None:
    assert table().hand(0, "R1", "A1", "A2").offers("empire") == ["pass", "new hand"]


# Raid or invasion


def raiding(seats: int = 2) -> Tabletop:
    laid = table(seats).hand(0, "R1", "R1", *FOUR)
    for rival in range(1, seats):
        laid.row(rival, "E21a")
    return laid.at("attack")


def test_an_attack_costs_one_card() -> None:
    assert raiding().do("R1 on 1.0 ability", "E02", until="ambassador").in_discard() == ["E02"]


@pytest.mark.parametrize("cost", [0, 2])
def test_an_attack_may_cost_otherwise(cost: int) -> None:
    raid = table(cards={"R1": {"cost": cost}}).row(1, "E21a").hand(0, "R1", *FOUR).at("attack")
    paid = raid.do("R1 on 1.0 ability", *FOUR[:cost], until="ambassador")
    assert len(paid.in_discard()) == cost


def test_an_attack_may_know_one_way_only() -> None:
    raid = table(cards={"R1": {"modes": ("symbols",)}}).row(1, "E21a").hand(0, "R1", "E01")
    assert raid.offers("attack") == ["R1 on 1.0 symbols", "pass"]


def test_an_attack_turns_an_ongoing_ability_off_at_once() -> None:
    assert raiding().do("R1 on 1.0 ability", "E02", until="ambassador").state.discounts[1] == 0


def test_two_rivals_may_be_attacked_in_one_turn() -> None:
    raid = raiding(3).do("R1 on 1.0 ability", "E02", "R1 on 2.0 ability", "E03", until="ambassador")
    assert [bool(marks[0]) for marks in raid.state.marks[1:]] == [True, True]


def test_a_rival_attacked_last_turn_may_be_attacked_again() -> None:
    raid = table().row(1, "E21a").hand(0, "R1", "E01").at("begin")
    raid.state.hit = 0b10
    assert "R1 on 1.0 ability" in raid.do("pass", "pass").targets()


def test_an_ambassador_of_last_turn_does_not_make_the_next_dearer() -> None:
    sent = table().row(0, "E39a").attacked(0, 0).hand(0, "A1", "E01").at("begin")
    sent.state.ambassadors = 2
    assert sent.do("pass", "pass").do("A1a on 0", until="refill").in_discard() == []


def test_the_attack_comes_before_the_ambassador() -> None:
    assert raiding().do("pass", until="ambassador").state.stack[-1].__class__.__name__ == "SendAmbassador"


# Refill and end


def test_the_hand_is_filled_up_to_five() -> None:
    filled = table().hand(0, "E01", "E02").deck("E10", "E11", "E12", "E13").at("refill").do(until="end")
    assert filled.in_hand(0) == ["E01", "E02", "E10", "E11", "E12"]


def test_a_hand_above_five_stays_as_it_is() -> None:
    filled = table().hand(0, *FOUR, "E05", "E06").deck("E10").at("refill").do(until="end")
    assert len(filled.in_hand(0)) == 6


def test_the_discard_pile_is_shuffled_before_it_is_drawn_from() -> None:
    hands = set()
    for chance in SEEDS:
        reshuffled = table().discard(*[f"E{number}" for number in range(20, 40)]).at("refill")
        reshuffled.state.chance = chance << 33
        hands.add(tuple(reshuffled.do(until="end").in_hand(0)))
    assert len(hands) > len(SEEDS) / 2


def test_the_next_seat_is_to_move() -> None:
    assert table(3).at("end").do(until="begin").state.active == 1


def test_after_the_last_seat_the_first_is_to_move() -> None:
    last = table(3).at("end")
    last.state.active = 2
    assert last.do(until="begin").state.active == 0


def test_a_seat_past_its_last_turn_is_passed_over() -> None:
    assert table(3).past_last_turn(1).at("end").do(until="begin").state.active == 2


def test_the_game_ends_when_everybody_is_past_the_last_turn() -> None:
    assert table().turns(5, 6).past_last_turn(1).at("end").do().state.stack == []


def test_a_new_hand_is_owed_once() -> None:
    later = table().row(0, "E01a").hand(0, "E23").deck(*[f"E{number}" for number in range(24, 34)]).at("empire")
    later.do("new hand", until="begin")
    later.state.active = 0
    assert later.do(until="exchange").state.new_hand == [0, 0]


# Keys


def test_a_key_tells_how_much_of_an_ability_is_left() -> None:
    def thriving(cards: int) -> Tabletop:
        return table(cards={"E01a": {"ability": Thrive(cards=cards)}}).row(1, "E33a").attacked(1, 0).fire("E01a")

    assert thriving(2).state.key() != thriving(1).state.key()
