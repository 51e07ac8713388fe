"""Every switch of Race for the Galaxy, both sides of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.race.tabletop import Tabletop, compiled, race, table
from validator.play.engine.game import Telling
from validator.play.engine.step import choose, settle
from validator.play.games.race.rules.ending import tied
from validator.play.games.race.rules.rounds import start
from validator.play.games.race.rules.state import RaceState
from validator.play.games.race.words.switches import PUBLISHER, RaceRules


def dealt(seats: int = 2, seed: int = 5, **rules: Any) -> RaceState:
    state = start(compiled(rules, {}), seats, seed)
    settle(state)
    return state


def round_one(state: RaceState) -> RaceState:
    """The first round, after everybody has discarded the first cards."""
    while not state.round:
        choose(state, state.options[0])
        settle(state)
    return state


@pytest.mark.parametrize("cards", [6, 4])
def test_start_hand(cards: int) -> None:
    assert [len(hand) for hand in dealt(start_hand=cards).hands] == [cards, cards]


@pytest.mark.parametrize(("cards", "left"), [(2, 4), (0, 6), (5, 1), (6, 0)])
def test_start_discards(cards: int, left: int) -> None:
    assert [len(hand) for hand in round_one(dealt(start_discards=cards)).hands] == [left, left]


def test_beginner_hands_come_with_start_worlds_from_one_on() -> None:
    state = dealt(3, beginner_hands=True)
    table = state.table
    assert state.round == 1
    assert sorted(table.number[world] for world in state.starts) == [1, 2, 3]
    for seat, world in enumerate(state.starts):
        number = table.number[world]
        faces = [table.faces[card] for card in state.hands[seat]]
        assert [face.beginner_hand for face in faces] == [number] * 4


def test_without_beginner_hands_all_start_worlds_take_part() -> None:
    numbers = {state.table.number[state.starts[0]] for state in (dealt(seed=seed) for seed in range(40))}
    assert numbers == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("cards", [2, 5])
def test_explore_draw(cards: int) -> None:
    deck = [f"W{number:02}" for number in range(1, 30)]
    assert table(3, {"explore_draw": cards}).deck(*deck).play("explore").drawn() == cards


@pytest.mark.parametrize("cards", [1, 2])
def test_explore_keep(cards: int) -> None:
    top = table(3, {"explore_draw": 3, "explore_keep": cards}).play("explore")
    while top.asked:
        top.do(top.offers()[0])
    assert top.cards() == cards


@pytest.mark.parametrize("limit", [10, 3])
def test_hand_limit(limit: int) -> None:
    top = table(rules={"hand_limit": limit}).hand(0, *[f"W{number:02}" for number in range(1, 14)]).play("end")
    while top.asked.startswith(("DiscardCard", "KeepCard")):
        top.do(top.offers()[0])
    assert top.cards() == limit


@pytest.mark.parametrize("size", [12, 4])
def test_tableau_end(size: int) -> None:
    worlds = [f"W{number:02}" for number in range(1, 20)]
    assert table(rules={"tableau_end": size}).lay(0, *worlds[:size]).play("end").asked == ""
    assert table(rules={"tableau_end": size}).lay(0, *worlds[: size - 1]).play("end").asked == "ChooseActions 0"


@pytest.mark.parametrize("points", [12, 7])
def test_points_per_player(points: int) -> None:
    assert dealt(3, points_per_player=points).pool == 3 * points


@pytest.mark.parametrize("price", [3, 6])
def test_sale_price(price: int) -> None:
    top = table(3, {"sale_price": {"novelty": 2, "rare": price, "genes": 4, "alien": 5}})
    assert top.lay(0, "W16").goods(0, "W16").acts(0, "trade").play("consume").cards() == price


def consuming(**rules: Any) -> Tabletop:
    return table(3, rules).lay(0, "W07").goods(0, "W07").play("consume")


def test_consume_powers_are_mandatory() -> None:
    assert consuming().points() == 1


def test_consume_powers_are_optional() -> None:
    top = consuming(consume_powers="optional")
    assert top.offers() == ["W07", "pass"]
    assert top.do("pass").points() == 0 and not top.asked


def test_trade_is_mandatory() -> None:
    assert table(3).lay(0, "W16").goods(0, "W16").acts(0, "trade").play("consume").cards() == 3


def test_trade_is_optional() -> None:
    top = table(3, {"trade": "optional"}).lay(0, "W16").goods(0, "W16").acts(0, "trade").play("consume")
    assert top.offers() == ["W16", "pass"]
    assert top.do("pass").with_goods() == ["W16"]


def test_two_players_choose_two_of_nine() -> None:
    choices = table().choices()
    # 21 pairs of seven different cards, two develop cards, and two settle cards.
    assert len(choices) == 23
    assert {"develop+develop-second", "settle+settle-second"} <= set(choices)
    assert all(len(choice.split("+")) == 2 for choice in choices)


def test_two_players_choose_one_of_seven() -> None:
    seven = ["explore-wide", "explore-deep", "develop", "settle", "trade", "double", "produce"]
    assert table(rules={"two_player_actions": "one_of_seven"}).choices() == seven
    assert table(3).choices() == seven


def test_new_cards_have_powers_from_the_next_phase_on() -> None:
    top = table(3).hand(0, "D06", "W01").play("develop").do("D06")
    assert top.in_hand(0) == []
    top = table(3).hand(0, "W01", "W02").lay(0, "D14").play("settle").do("W01")
    assert top.in_hand(0) == ["W16"]


def test_new_cards_have_powers_at_once() -> None:
    top = table(3, {"new_card_powers": "at_once"}).hand(0, "D06", "W01").play("develop").do("D06")
    assert top.in_hand(0) == ["W16"]


def test_new_worlds_have_powers_at_once() -> None:
    draws = race().by_id["D14"].powers[:1]  # type: ignore[attr-defined]
    for rule, drawn in (("at_once", ["W16"]), ("next_phase", [])):
        top = table(3, {"new_card_powers": rule}, {"W28": {"powers": draws}}).hand(0, "W28").play("settle").do("W28")
        assert top.in_hand(0) == drawn


def test_a_development_is_not_built_twice() -> None:
    assert table().lay(0, "D03").hand(0, "D03", "W01").play("develop").asked != "DevelopCommit 0"


def test_a_development_may_be_built_twice() -> None:
    top = table(rules={"duplicate_developments": True}).lay(0, "D03").hand(0, "D03", "W01").play("develop")
    assert top.do("D03").in_tableau(0) == ["D03", "D03"]


@pytest.mark.parametrize(("counts", "points"), [("trade", 0), ("trade_and_consume", 1)])
def test_trade_powers_count(counts: str, points: int) -> None:
    """The economy scores for worlds with powers of the consume phase; this world has a sale bonus only."""
    top = table(rules={"trade_powers_count": counts}).lay(0, "D28", "W31")
    assert top.bonuses() - table().lay(0, "D28").bonuses() == points


@pytest.mark.parametrize(("doubled", "points"), [(False, 1), (True, 2)])
def test_double_hand_discards(doubled: bool, points: int) -> None:
    top = table(3, {"double_hand_discards": doubled}).lay(0, "D08").hand(0, "W01").acts(0, "double")
    assert top.play("consume").do("W01").points() == points


@pytest.mark.parametrize(("barred", "offered"), [(True, ["pass"]), (False, ["W25", "W52", "pass"])])
def test_alien_worlds_barred(barred: bool, offered: list[str]) -> None:
    top = table(rules={"alien_worlds_barred": barred}).lay(0, "D01", "D07").hand(0, "W25", "W52").play("settle")
    assert (top.offers() or ["pass"]) == offered


@pytest.mark.parametrize(("reserve", "points"), [(True, 6), (False, 2)])
def test_reserve_chips(reserve: bool, points: int) -> None:
    top = table(3, {"reserve_chips": reserve}).lay(0, "W35", "W16", "W17").goods(0, "W16", "W17").pool(2)
    assert top.acts(0, "double").play("consume").points() == points
    assert top.state.pool == 0


def test_timing_order_by_start_number() -> None:
    for seed in range(8):
        state = dealt(4, seed)
        numbers = [state.table.number[state.starts[seat]] for seat in state.order]
        assert numbers[0] == min(numbers)
        assert [(seat - state.order[0]) % 4 for seat in state.order] == [0, 1, 2, 3]


def test_timing_order_by_seat() -> None:
    assert all(dealt(4, seed, timing_order="seat").order == (0, 1, 2, 3) for seed in range(8))


@pytest.mark.parametrize(("rule", "winners"), [("shared", [1, 2]), ("start_number", [2])])
def test_final_tie(rule: str, winners: list[int]) -> None:
    top = table(3, {"final_tie": rule}).chips(3, 7, 7)
    top.state.starts = tuple(map(top.design, ("S0", "S4", "S1")))
    assert top.winners() == winners


def test_the_start_numbers_that_decide_a_final_tie_are_told() -> None:
    top = table(3, {"final_tie": "start_number"}).chips(3, 7, 7)
    top.state.starts = tuple(map(top.design, ("S0", "S4", "S1")))
    assert tied(top.state) == Telling("tie-number", {"most": 1, "next": 4}, (1, 2))


@pytest.mark.parametrize(("floor", "points"), [(False, -1), (True, 0)])
def test_strength_floor(floor: bool, points: int) -> None:
    weak = {"D29": {"powers": ()}}
    assert table(rules={"strength_floor": floor}, cards=weak).lay(0, "D29", "W08").bonuses() == points


def test_every_switch_has_a_test() -> None:
    names = " ".join(name for name in globals() if name.startswith("test_"))
    said = {
        "consume_powers": "consume_powers",
        "trade": "trade_is",
        "two_player_actions": "two_players_choose",
        "new_card_powers": "new_cards_have_powers",
        "duplicate_developments": "built_twice",
    }
    assert [name for name in RaceRules.__struct_fields__ if said.get(name, name) not in names] == []


def test_profiles_differ_in_the_cards_of_a_game_for_two() -> None:
    differing = [name for name in RaceRules.__struct_fields__ if getattr(PUBLISHER, name) != getattr(RaceRules(), name)]
    assert differing == ["two_player_actions"]


def test_the_revised_edition_scores_for_goods() -> None:
    top = Tabletop(2, compiled({}, {}, "race-2018")).lay(0, "D26", "W03", "W16")
    before = top.bonuses()
    assert top.goods(0, "W03", "W16").bonuses() - before == 2
    assert table().lay(0, "D26", "W03", "W16").goods(0, "W03", "W16").bonuses() == before
