"""A turn step by step, and every switch of the rules played both ways."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from tests.games.empires.tabletop import Tabletop, compiled, empires, table
from validator.play.games.empires.game import table_of
from validator.play.games.empires.rules.state import EmpiresState
from validator.play.games.empires.rules.turn import MOST_TURNS_PER_CARD, rounds, start
from validator.play.games.empires.words.once import Thrive
from validator.play.games.empires.words.ongoing import Look
from validator.play.games.empires.words.switches import EmpiresRules
from validator.play.games.empires.words.vocabulary import SymbolsOfOne

# The turn step by step, and dealing.

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


# Every point where the rules are silent or can be read in two ways: what the default does, and each alternative.
#
# A switch has one situation, and for each of its values what comes of it there.

Values = dict[str, Any]


@dataclass(frozen=True)
class Switch:
    """A switch by name; ``situation`` is built with the switch set, ``outcomes`` begins with the default."""

    name: str
    situation: Callable[[Values], object]
    outcomes: list[tuple[Any, object]]


def first_card(rules: Values) -> object:
    return table(rules=rules).hand(0, "E02", "R1").offers("empire")


def both_ends(rules: Values) -> object:
    return table(rules=rules).row(0, "E02a").hand(0, "E01", "R1").offers("empire")


def own_cost(rules: Values) -> object:
    return table(rules=rules, cards={"E01a": {"cost": 3}}).price("E01a")


def second_attack(rules: Values) -> object:
    hit = table(3, rules).row(1, "E33a").row(2, "E33a").hand(0, "R1", "R1", "E01", "E02").at("attack")
    return hit.do("R1 on 1.0 ability", "E01", until="ambassador").offers("attack")


def reward_lost(rules: Values) -> object:
    return table(rules=rules).row(0, "E33a").attacked(0, 0, "symbols").card_points()


def unattacked_card(rules: Values) -> object:
    return table(rules=rules).row(0, "E33a").hand(0, "A1").offers("ambassador")


def refill_of_two(rules: Values) -> object:
    drawn = table(rules=rules).hand(0, "E01", "E02", "E03").deck("E10").discard("E20").at("refill").do(until="end")
    return drawn.in_hand(0)


def bullied_with_discount(rules: Values) -> object:
    return table(rules=rules).row(0, "E21a").bullied(0).price("E01a")


def payable_card(rules: Values) -> object:
    return table(rules=rules).hand(0, "E01", "R1").offers("empire")


def sixth_turn_without_cards(rules: Values) -> object:
    return table(rules=rules).turns(5, 5).at("end").do(until="begin").state.done


def trade_at_the_row_end(rules: Values) -> object:
    return table(rules=rules).row(0, "E08a", "E20a").card_points()[0]


def trade_beside_a_wormhole(rules: Values) -> object:
    return table(rules=rules).row(0, "E03a", "E39a").card_points()[0]


def doubled_symbols(rules: Values) -> object:
    return table(rules=rules).homeworlds("H1", "H1").row(0, "E25a", "E41b").symbols()["science"]


def between_wormholes(rules: Values) -> object:
    return table(rules=rules).row(0, "E39a", "E25a", "E40a").card_points()[1]


def cards_seen_with_two_looks(rules: Values) -> object:
    seeing = table(rules=rules).row(0, "E04a", "E05a").hand(0, "E01", "E02", "E03", "E06")
    return len(seeing.deck("E10", "E11", "E12", "E13").at("refill").do().state.looked)


def price_with_two_discounts(rules: Values) -> object:
    return table(rules=rules).row(0, "E21a", "E40b").price("E33a")


def threat_to_two_cards(rules: Values) -> object:
    return table(rules=rules).hand(1, "E01", "E02").fire("E31a").targets()


def one_civilisation_in_play(rules: Values) -> object:
    return table(rules=rules).homeworlds("H1", "H1").part("majorities")


def six_cards_at_the_refill(rules: Values) -> object:
    return table(rules=rules).hand(0, "E01", "E02", "E03", "E04", "E05", "E06").at("refill").do(until="end").asked


def starters_of_many_games(rules: Values) -> object:
    made = compiled(rules, {})
    return {start(made, 2, seed).active for seed in range(30)}


def equal_points(rules: Values) -> object:
    return table(rules=rules).homeworlds("H1", "H1").row(0, "E23a").row(1, "E42b").tucked(1, 1).winners()


def symbols_by_homeworld(rules: Values) -> object:
    return table(rules=rules).homeworlds("H1", "H2").row(0, "E15a").part("mission")


def cards_refilled(rules: Values) -> object:
    return len(table(rules=rules).deck(*[f"E{n}" for n in range(10, 20)]).at("refill").do(until="end").in_hand(0))


def cards_exchanged(rules: Values) -> object:
    exchanging = table(rules=rules).hand(0, "E01", "E02", "E03", "E04").deck("E10", "E11", "E12").at("exchange").do()
    while exchanging.state.stack and exchanging.targets() != ["pass"]:
        exchanging.do(exchanging.targets()[0])
    return len(exchanging.in_discard())


def game_length(rules: Values) -> object:
    return rounds(compiled(rules, {}), 2)


WITHOUT_PASS = ["E01a", "E01b"]
SWITCHES = [
    Switch("hand_size", cards_refilled, [(5, 5), (3, 3), (8, 8)]),
    Switch("rounds", game_length, [({2: 6, 3: 6, 4: 5}, 6), ({2: 9}, 9)]),
    Switch("swap_cards", cards_exchanged, [(2, 2), (0, 0), (3, 3)]),
    Switch("wormhole_routes", trade_beside_a_wormhole, [(7, 3), (4, 2), (0, 0)]),
    Switch("homeworld_routes", first_card, [(0, ["E02a", "E02b", "pass"]), (3, ["E02b", "pass"])]),
    Switch("row_side", both_ends, [("right", ["pass", "new hand"]), ("either", ["left E01a", "left E01b", "pass"])]),
    Switch("cost_per_half", own_cost, [(False, 1), (True, 3)]),
    Switch(
        "raids_per_turn",
        second_attack,
        [("one_per_rival", ["R1 on 2.0 ability", "R1 on 2.0 symbols", "pass"]), ("one", ["pass"])],
    ),
    Switch("reward_off", reward_lost, [("symbols", [4]), ("symbols_and_points", [0])]),
    Switch("ambassador_without_attack", unattacked_card, [(False, ["pass"]), (True, ["A1a on 0", "A1b on 0", "pass"])]),
    Switch(
        "empty_deck",
        refill_of_two,
        [("reshuffle", ["E01", "E02", "E03", "E10", "E20"]), ("stop", ["E01", "E02", "E03", "E10"])],
    ),
    Switch("price_floor", bullied_with_discount, [("total", 1), ("before_bully", 2)]),
    Switch("empire_play", payable_card, [("optional", [*WITHOUT_PASS, "pass"]), ("mandatory", WITHOUT_PASS)]),
    Switch(
        "voluntary_new_hand",
        payable_card,
        [(False, [*WITHOUT_PASS, "pass"]), (True, [*WITHOUT_PASS, "pass", "new hand"])],
    ),
    Switch("round_count", sixth_turn_without_cards, [("turns", 1), ("cards", 0)]),
    Switch("adjacent_routes", trade_at_the_row_end, [("neighbours", 1), ("own_edges", 2)]),
    Switch("double_counts", doubled_symbols, [("points", 1), ("points_and_symbols", 2)]),
    Switch("double_per_wormhole", between_wormholes, [(False, 6), (True, 9)]),
    Switch("look_stacks", cards_seen_with_two_looks, [(True, 3), (False, 2)]),
    Switch("discount_stacks", price_with_two_discounts, [(True, 1), (False, 2)]),
    Switch("short_hand", threat_to_two_cards, [("as_many", ["seat 1", "pass"]), ("no_effect", ["pass"])]),
    Switch("empty_majority", one_civilisation_in_play, [("nobody", [1, 1]), ("everybody", [5, 5])]),
    Switch("discard_to_hand_size", six_cards_at_the_refill, [(False, "EndTurn"), (True, "HandLimit")]),
    Switch("start_seat", starters_of_many_games, [("random", {0, 1}), ("first", {0})]),
    Switch("tie_break", equal_points, [("shared", [0, 1]), ("symbols", [0])]),
    Switch("homeworld_symbol_in_missions", symbols_by_homeworld, [(False, [0, 0]), (True, [4, 0])]),
]
EACH_VALUE = [
    pytest.param(switch, value, outcome, id=f"{switch.name}={value}")
    for switch in SWITCHES
    for value, outcome in switch.outcomes
]
EACH = [pytest.param(switch, id=switch.name) for switch in SWITCHES]


@pytest.mark.parametrize(("switch", "value", "outcome"), EACH_VALUE)
def test_each_value_of_a_switch_has_its_outcome(switch: Switch, value: object, outcome: object) -> None:
    assert switch.situation({switch.name: value}) == outcome


@pytest.mark.parametrize("switch", EACH)
def test_the_default_is_the_first_value_listed(switch: Switch) -> None:
    assert getattr(EmpiresRules(), switch.name) == switch.outcomes[0][0]


@pytest.mark.parametrize("switch", EACH)
def test_unset_a_switch_does_as_its_default(switch: Switch) -> None:
    assert switch.situation({}) == switch.outcomes[0][1]


@pytest.mark.parametrize("switch", EACH)
def test_no_two_values_come_to_the_same(switch: Switch) -> None:
    outcomes = [outcome for _, outcome in switch.outcomes]
    assert all(outcome not in outcomes[:place] for place, outcome in enumerate(outcomes))


def test_no_switch_is_left_out() -> None:
    assert sorted(switch.name for switch in SWITCHES) == sorted(EmpiresRules.__struct_fields__)


@pytest.mark.parametrize("switch", EACH)
def test_no_value_is_left_out(switch: Switch) -> None:
    kind = get_type_hints(EmpiresRules)[switch.name]
    values = get_args(kind) if get_origin(kind) is Literal else (False, True) if kind is bool else ()
    assert set(values) <= {value for value, _ in switch.outcomes if not isinstance(value, dict)}


# What a switch does beyond its one situation


def test_t1_the_homeworlds_routes_count_as_adjacent_to_the_first_card() -> None:
    assert table(rules={"homeworld_routes": 3}).row(0, "E08a").card_points() == [1]


def test_t2_a_card_at_the_left_end_is_laid_there() -> None:
    laid = table(rules={"row_side": "either"}).row(0, "E02a").hand(0, "E01", "R1", "R1").at("empire")
    assert laid.do("left E01a", until="attack").in_row(0) == ["E01a", "E02a"]


def test_t2_a_card_at_the_left_end_must_be_paid_for() -> None:
    assert table(rules={"row_side": "either"}).row(0, "E02a").hand(0, "E01").offers("empire") == ["pass", "new hand"]


def test_t2_marks_move_along_with_their_cards() -> None:
    laid = table(rules={"row_side": "either"}).row(0, "E02b").attacked(0, 0).hand(0, "E02", "R1", "R1").at("empire")
    assert laid.do("left E02a", until="attack").state.marks[0] == [0, -(2 * laid.design("R1") + 1)]


def test_t3_the_other_half_keeps_the_cards_cost() -> None:
    assert table(rules={"cost_per_half": True}, cards={"E01a": {"cost": 3}}).price("E01b") == 1


def test_t5_a_doubled_card_without_its_reward_has_nothing_to_double() -> None:
    bare = table(rules={"reward_off": "symbols_and_points"}).row(0, "E25a", "E41b").attacked(0, 0, "symbols")
    assert bare.card_points()[0] == 0


def test_t5_a_card_that_is_not_attacked_keeps_its_points() -> None:
    assert table(rules={"reward_off": "symbols_and_points"}).row(0, "E33a").card_points() == [4]


def test_t5_an_end_ability_still_counts_without_the_reward() -> None:
    bare = table(rules={"reward_off": "symbols_and_points"}).row(0, "E38b").attacked(0, 0, "symbols")
    assert bare.card_points() == [1]


def test_t6_a_card_has_no_second_ambassador() -> None:
    sent = table(rules={"ambassador_without_attack": True}).row(0, "E33a").ambassador(0, 0, "A1a").hand(0, "A2")
    assert sent.offers("ambassador") == ["pass"]


def test_t8_the_whole_price_of_a_bullied_player_is_never_below_one() -> None:
    assert table().row(0, "E21a", "E40b", "E34b").bullied(0).price("E01a") == 1


def test_t8_before_a_bully_the_price_goes_down_to_one() -> None:
    assert table(rules={"price_floor": "before_bully"}).row(0, "E21a", "E40b").bullied(0).price("E33a") == 2


def test_t9_a_stuck_player_need_not_ask_for_a_new_hand_even_when_play_is_mandatory() -> None:
    stuck = table(rules={"empire_play": "mandatory"}).row(0, "E01a").hand(0, "E23", "R1")
    assert stuck.offers("empire") == ["pass", "new hand"]


def test_t10_by_cards_a_full_row_ends_a_players_game() -> None:
    row = ["E39a", "E40a", "E39b", "E40b", "E41a", "E42a"]
    assert table(rules={"round_count": "cards"}).row(0, *row).at("end").do(until="begin").state.done == 1


def test_t10_by_cards_nobody_plays_on_for_ever() -> None:
    last = table(rules={"round_count": "cards"}).turns(MOST_TURNS_PER_CARD * 6 - 1, 0).at("end")
    assert last.do(until="begin").state.done == 1


def test_t12_a_doubled_ability_that_is_off_does_not_double_symbols() -> None:
    off = table(rules={"double_counts": "points_and_symbols"}).homeworlds("H1", "H1").row(0, "E25a", "E41b")
    assert off.attacked(0, 0, "ability").symbols()["science"] == 1


def test_t13_the_larger_look_counts_when_they_do_not_add_up() -> None:
    cards = {"E05a": {"ability": Look(cards=3)}}
    assert table(rules={"look_stacks": False}, cards=cards).row(0, "E04a", "E05a").state.looks[0] == 3


@pytest.mark.parametrize("face", ["E32a", "E35a"])
def test_t14_short_hands_are_spared_by_the_other_abilities_too(face: str) -> None:
    assert table(rules={"short_hand": "no_effect"}).hand(1, "E01").fire(face).targets() == ["pass"]


def test_t16_the_hand_is_cut_down_to_its_size() -> None:
    full = table(rules={"discard_to_hand_size": True}).hand(0, "E01", "E02", "E03", "E04", "E05", "E06").at("refill")
    assert full.do("E02", until="end").in_hand(0) == ["E01", "E03", "E04", "E05", "E06"]


def test_t17_players_with_as_many_symbols_still_share() -> None:
    assert table(rules={"tie_break": "symbols"}).homeworlds("H2", "H2").winners() == [0, 1]


def test_t18_the_homeworlds_symbols_meet_a_mission_alone() -> None:
    mission = {"H4": {"mission": SymbolsOfOne(count=3, points=2)}}
    lonely = table(rules={"homeworld_symbol_in_missions": True}, cards=mission).homeworlds("H4", "H1")
    assert lonely.part("mission") == [2, 0]
