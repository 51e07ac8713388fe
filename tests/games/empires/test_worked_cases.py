"""Worked cases by the rulebook, and a whole game told line by line."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.games.empires.tabletop import PHASES, Tabletop, empires, table
from tests.games.played import the_set
from tests.games.test_what_every_game_keeps_to import LANGUAGES, assert_told_as_read, told_game
from validator.play.games.empires.game import table_of
from validator.play.games.empires.rules.scoring import seams
from validator.play.games.empires.rules.turn import rounds, start

# The worked cases of the rules, one by one; the number in a test's name is the case's.

ROW = ("E08a", "E20a", "E25a", "E41b", "E38b")


def row_of_the_example() -> Tabletop:
    """The row of T17, with two ambassadors on the rival's cards."""
    return table().row(0, *ROW).row(1, "E33a", "E34a").ambassador(1, 0, "A1a").ambassador(1, 1, "A2a")


# T01


def test_t01_the_box_holds_42_5_3_and_4_cards() -> None:
    counts = Counter(kind for kind, piece in empires().every_piece() for _ in range(piece.count))
    assert counts == {"empire": 42, "raid": 5, "ambassador": 3, "homeworld": 4}


@pytest.mark.parametrize(("seats", "left"), [(2, 40), (3, 35), (4, 30)])
def test_t01_the_deck_after_dealing(seats: int, left: int) -> None:
    assert len(start(table_of(empires()), seats, 1).deck) == left


def test_t01_homeworlds_nobody_got_are_in_the_box() -> None:
    assert len(start(table_of(empires()), 3, 1).box) == 1


# T02


def test_t02_the_first_card_may_be_any_card_in_any_orientation() -> None:
    assert table().hand(0, "E02", "E41", "E11", "E21").offers("empire") == [
        "E02a",
        "E02b",
        "E11a",
        "E11b",
        "E21a",
        "E21b",
        "E41a",
        "E41b",
        "pass",
    ]


# T03


def e20_after_e02() -> Tabletop:
    return table().row(0, "E02a").hand(0, "E20", "R1", "R1")


def test_t03_a_half_whose_left_edge_differs_does_not_fit() -> None:
    assert "E20a" not in e20_after_e02().offers("empire")


def test_t03_a_half_whose_left_edge_is_equal_fits() -> None:
    assert "E20b" in e20_after_e02().offers("empire")


def test_t03_the_open_edge_is_then_the_turned_cards_right_edge() -> None:
    laid = e20_after_e02().at("empire").do("E20b", until="attack")
    assert laid.table.right_of_face[laid.state.rows[0][-1]] == 2


# T04


def test_t04_every_card_fits_after_a_wormhole() -> None:
    after = table().row(0, "E39a")
    fitting = {
        name
        for card in (f"E{number:02}" for number in range(1, 43))
        for name in after.hand(0, card, "R1", "R1", "R1").offers("empire")
    }
    assert len(fitting - {"pass"}) == 84


@pytest.mark.parametrize("last", ["E01a", "E03b", "E08a", "E20b", "E38a", "E40a"])
def test_t04_a_wormhole_fits_after_any_card(last: str) -> None:
    assert "E39a" in table().row(0, last).hand(0, "E39", "R1", "R1").offers("empire")


# T05


def test_t05_three_cards_are_discarded_for_a_cost_of_three() -> None:
    laid = table().hand(0, "E33", "E01", "E02", "E03", "R1").at("empire")
    laid.do("E33a", "E01", "E02", "E03", until="attack")
    assert laid.in_discard() == ["E01", "E02", "E03"]


def test_t05_one_card_of_five_is_left() -> None:
    laid = table().hand(0, "E33", "E01", "E02", "E03", "R1").at("empire")
    laid.do("E33a", "E01", "E02", "E03", until="attack")
    assert laid.in_hand(0) == ["R1"]


def test_t05_two_other_cards_do_not_pay_a_cost_of_three() -> None:
    assert table().hand(0, "E33", "E39", "R1").at("empire").offers("empire") == ["E39a", "E39b", "pass"]


# T06 (E21a is a discount)


@pytest.mark.parametrize(
    ("row", "card", "price"),
    [
        (["E21a"], "E33a", 2),
        (["E21a"], "E01a", 1),
        (["E21a", "E22b"], "E33a", 2),
        (["E21a", "E40b"], "E33a", 1),
        (["E21a", "E40b"], "E01a", 1),
    ],
)
def test_t06_a_discount_lowers_the_price_to_no_less_than_one(row: list[str], card: str, price: int) -> None:
    assert table().row(0, *row).price(card) == price


def test_t06_a_cards_own_discount_does_not_help_itself() -> None:
    assert table().price("E34b") == 3


# T08


def test_t08_a_discount_under_an_attack_on_its_ability_leaves_the_full_price() -> None:
    assert table().row(0, "E21a").attacked(0, 0, "ability").price("E33a") == 3


def test_t08_a_discount_under_an_attack_on_its_symbols_still_works() -> None:
    assert table().row(0, "E21a").attacked(0, 0, "symbols").price("E33a") == 2


# T09


def attacker() -> Tabletop:
    """Seat 0 holds one attack and a card to pay for it; the rival has one card, E33a."""
    return table().row(1, "E33a").hand(0, "R1", "E01")


def test_t09_a_rivals_card_may_be_attacked_in_both_ways() -> None:
    assert attacker().offers("attack") == ["R1 on 1.0 ability", "R1 on 1.0 symbols", "pass"]


def test_t09_a_card_with_live_protect_is_no_target() -> None:
    assert attacker().row(1, "E02a").offers("attack") == ["pass"]


def test_t09_a_card_with_an_ambassador_is_no_target() -> None:
    assert attacker().ambassador(1, 0, "A1a").offers("attack") == ["pass"]


def test_t09_a_card_under_attack_is_no_target() -> None:
    assert attacker().attacked(1, 0).offers("attack") == ["pass"]


def test_t09_a_player_past_the_last_turn_is_no_target() -> None:
    assert attacker().past_last_turn(1).offers("attack") == ["pass"]


def test_t09_an_own_card_is_no_target() -> None:
    assert attacker().row(0, "E33a").row(1).offers("attack") == ["pass"]


def test_t09_a_rival_is_attacked_once_in_a_turn() -> None:
    twice = table().row(1, "E33a", "E01a").hand(0, "R1", "R1", "E01", "E02").at("attack")
    twice.do("R1 on 1.0 ability", "E01", until="ambassador")
    assert twice.in_hand(0) == ["E02", "R1"]


def test_t09_an_attack_needs_a_card_to_pay_with() -> None:
    assert table().row(1, "E33a").hand(0, "R1").offers("attack") == ["pass"]


# T11


def test_t11_with_its_ability_off_the_doubled_card_scores_what_is_printed() -> None:
    assert row_of_the_example().attacked(0, 2, "ability").card_points() == [1, 3, 3, 6, 5]


def test_t11_with_its_symbols_off_the_doubled_card_keeps_its_points() -> None:
    assert row_of_the_example().attacked(0, 2, "symbols").card_points() == [1, 3, 6, 6, 5]


@pytest.mark.parametrize(("mode", "science"), [("ability", 1), ("symbols", 0)])
def test_t11_the_science_symbol_is_lost_with_the_symbols_alone(mode: str, science: int) -> None:
    attacked = row_of_the_example().homeworlds("H1", "H1").attacked(0, 2, mode)
    assert attacked.symbols().get("science", 0) == science


# T14


def stuck() -> Tabletop:
    """Seat 0 holds a card that does not fit; the deck holds six cards."""
    cards = ("E30", "E31", "E32", "E33", "E34", "E35")
    return table().row(0, "E01a").hand(0, "E23", "R1", "A1", "E38").hand(1, "E02").deck(*cards)


def test_t14_without_a_playable_card_a_new_hand_is_offered() -> None:
    assert stuck().offers("empire") == ["pass", "new hand"]


def test_t14_with_a_playable_card_no_new_hand_is_offered() -> None:
    assert "new hand" not in stuck().hand(0, "E02", "R1").offers("empire")


def test_t14_the_whole_hand_is_discarded() -> None:
    assert stuck().at("empire").do("new hand", until="end").in_discard() == ["E23", "E38", "R1", "A1"]


def test_t14_nothing_is_drawn_in_that_turn() -> None:
    assert stuck().at("empire").do("new hand", until="end").in_hand(0) == []


def test_t14_neither_attack_nor_ambassador_follows() -> None:
    after = stuck().row(1, "E33a").attacked(0, 0).at("empire")
    after.do("new hand", until="end")
    assert after.state.stack == [PHASES["end"]]


def test_t14_the_next_turn_starts_with_five_new_cards() -> None:
    later = stuck().at("empire").do("new hand", until="begin")
    later.state.active = 0
    assert later.do(until="exchange").in_hand(0) == ["E30", "E31", "E32", "E33", "E34"]


def test_t14_the_next_turn_then_goes_on_with_the_exchange() -> None:
    later = stuck().at("empire").do("new hand", until="begin")
    later.state.active = 0
    assert later.do().asked == "Exchange"


# T15: take, force_discard, threat, loss against a hand of five

FIVE = ("E01", "E02", "E03", "E04", "E05")
ATTACKS_ON_HANDS = {
    "E33a": ("seat 1",),
    "E32a": ("seat 1",),
    "E31a": ("seat 1", "E01", "E02", "E03", "E04"),
    "E35a": ("seat 1",),
}


def after_using(face: str) -> Tabletop:
    """What an ability leaves behind; for loss, the first card handed over is discarded."""
    used = table().hand(1, *FIVE).deck("E10", "E11", "E12", "E13", "E14").fire(face)
    used.do(*ATTACKS_ON_HANDS[face])
    return used if face != "E35a" else used.do(used.targets()[0])


@pytest.mark.parametrize("face", ATTACKS_ON_HANDS)
def test_t15_the_target_ends_with_five_cards(face: str) -> None:
    assert len(after_using(face).in_hand(1)) == 5


@pytest.mark.parametrize(("face", "gained"), [("E33a", 1), ("E32a", 0), ("E31a", 0), ("E35a", 0)])
def test_t15_only_taking_fills_the_own_hand(face: str, gained: int) -> None:
    assert len(after_using(face).in_hand(0)) == gained


@pytest.mark.parametrize(("face", "discarded"), [("E33a", 0), ("E32a", 2), ("E31a", 4), ("E35a", 1)])
def test_t15_the_discard_pile_grows(face: str, discarded: int) -> None:
    assert len(after_using(face).in_discard()) == discarded


# T16


def test_t16_thrive_takes_the_attack_off_the_card() -> None:
    assert table().row(1, "E21a").attacked(1, 0).fire("E38a").do("1.0").state.marks[1] == [0]


def test_t16_thrive_gives_the_ability_back() -> None:
    assert table().row(1, "E21a").attacked(1, 0).fire("E38a").do("1.0").state.discounts[1] == 1


def test_t16_the_tucked_card_is_worth_a_point() -> None:
    assert table().row(1, "E21a").attacked(1, 0).fire("E38a").do("1.0").part("tucked") == [1, 0]


def test_t16_an_attack_on_an_own_card_may_be_taken() -> None:
    assert table().row(0, "E21a").attacked(0, 0).fire("E38a").targets() == ["0.0", "pass"]


def test_t16_without_an_attack_on_the_table_thrive_does_nothing() -> None:
    assert table().row(1, "E21a").fire("E38a").targets() == ["pass"]


# T17


def test_t17_seams() -> None:
    assert seams(row_of_the_example().state, 0) == [2, 3, 7, 7]


def test_t17_card_totals() -> None:
    assert row_of_the_example().card_points() == [1, 3, 6, 6, 5]


def test_t17_that_row_can_be_laid_card_by_card() -> None:
    laid = table(cards={name[:-1]: {"cost": 0} for name in ROW})
    for name in ROW:
        laid.hand(0, name[:-1]).at("empire").do(name, until="attack")
    assert laid.in_row(0) == list(ROW)


# T22


def test_t22_the_discard_pile_is_shuffled_in_when_the_deck_runs_out() -> None:
    refilled = table().hand(0, "E01").deck("E10").discard("E20", "E21", "E22").at("refill").do(until="end")
    assert sorted(refilled.in_hand(0)) == ["E01", "E10", "E20", "E21", "E22"]


def test_t22_the_rest_of_the_discard_pile_is_the_deck_then() -> None:
    cards = ("E20", "E21", "E22", "E23", "E24", "E25")
    refilled = table().hand(0, "E01").deck("E10").discard(*cards).at("refill").do(until="end")
    assert (len(refilled.in_deck()), refilled.in_discard()) == (3, [])


def test_t22_with_both_empty_nothing_is_drawn() -> None:
    assert table().hand(0, "E01").at("refill").do(until="end").in_hand(0) == ["E01"]


# T23


@pytest.mark.parametrize(("seats", "number"), [(2, 6), (3, 6), (4, 5)])
def test_t23_rounds(seats: int, number: int) -> None:
    assert rounds(table_of(empires()), seats) == number


@pytest.mark.parametrize(("seats", "number"), [(2, 6), (3, 6), (4, 5)])
def test_t23_everybody_has_as_many_turns(seats: int, number: int) -> None:
    last = table(seats).turns(*[number - 1] * seats).at("end").do()
    assert (last.state.turns, last.state.stack) == ([number] * seats, [])


# T24


def test_t24_a_civilisation_nobody_has_brings_no_points() -> None:
    nobody = table(cards={"H1": {"symbol": "trade"}}).homeworlds("H1", "H1")
    assert nobody.part("majorities") == [1, 1]


# Tiny Stellar Empires: one game told in each language as it was read and found good.

GOLDEN = Path(__file__).parent / "golden"
SEATS = ("greedy", "random", "random")
SEED = 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recorded_game_reads_as_it_was_read(language: str) -> None:
    lines = told_game(the_set("empires"), SEATS, SEED, language)
    assert_told_as_read(lines, GOLDEN / f"told-{language}.txt")
