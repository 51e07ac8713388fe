"""Every point where the rules are silent or can be read in two ways: what the default does, and each alternative.

A switch has one situation, and for each of its values what comes of it there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from tests.games.empires.tabletop import compiled, table
from validator.play.games.empires.rules.turn import MOST_TURNS_PER_CARD, rounds, start
from validator.play.games.empires.words.look import Look
from validator.play.games.empires.words.switches import EmpiresRules
from validator.play.games.empires.words.vocabulary import SymbolsOfOne

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
