"""Bonuses and action cards, and every switch of the rules played both ways and printed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.booklet.rules_texts import LANGUAGES, said
from tests.games.race.tabletop import Tabletop, compiled, race, table, words
from validator.play.engine.game import Telling
from validator.play.engine.step import choose, settle
from validator.play.games.race.rules.rounds import start, tied
from validator.play.games.race.rules.state import RaceState
from validator.play.games.race.words.actions import ACTIONS, Action
from validator.play.games.race.words.bonuses import BONUSES, Bonus
from validator.play.games.race.words.switches import PUBLISHER, RaceRules
from validator.play.lookup import open_set

# Each bonus word and each word of action cards, with the fewest cards that show it; and how options are offered.

BARE = {"powers": (), "points": 0}


def scored(bonuses: tuple[Bonus, ...], *cards: str) -> Tabletop:
    """A development that has these bonuses, and other cards beside it."""
    return table(cards={"D20": {"bonus": bonuses}}).lay(0, "D20", *cards)


def points(bonus: Bonus, *cards: str) -> int:
    return scored((bonus,), *cards).bonuses()


def test_each_world() -> None:
    every = ("W03", "W16", "W43", "W58", "D01")
    assert points(words.EachWorld(points=1), *every) == 4
    assert points(words.EachWorld(points=2, good="rare"), *every) == 4
    assert points(words.EachWorld(points=1, source="windfall"), *every) == 2
    assert points(words.EachWorld(points=1, source="production"), *every) == 1
    assert points(words.EachWorld(points=1, military=True), *every) == 2
    assert points(words.EachWorld(points=1, military=False), *every) == 2
    assert points(words.EachWorld(points=1, keyword="rebel"), *every) == 2
    assert points(words.EachWorld(points=1, power_in="produce"), *every) == 1
    assert points(words.EachWorld(points=1, good="rare", military=True, keyword="rebel"), *every) == 1


def test_each_development() -> None:
    every = ("W03", "D01", "D24", "D04")
    assert points(words.EachDevelopment(points=1), *every) == 4
    assert points(words.EachDevelopment(points=1, cost=6), *every) == 2
    assert points(words.EachDevelopment(points=1, power_in="explore"), *every) == 1


def test_each_card() -> None:
    assert points(words.EachCard(points=2, keyword="alien"), "W25", "W33", "D01") == 6


def test_each_named() -> None:
    assert points(words.EachNamed(points=3, card="D01"), "D01", "D02") == 3
    assert points(words.EachNamed(points=3, card="D01"), "D02") == 0


@pytest.mark.parametrize(("chips", "scored_points"), [(2, 0), (3, 2), (8, 4)])
def test_each_chip_points(chips: int, scored_points: int) -> None:
    assert scored((words.EachChip(per=3, points=2),)).chips(chips, 0).bonuses() == scored_points


def test_each_strength() -> None:
    assert points(words.EachStrength(points=2), "D12", "W08") == 2
    assert points(words.EachStrength(points=1), "D05", "D23") == 0


def test_each_good() -> None:
    top = scored((words.EachGood(points=2),), "W16", "W17").goods(0, "W17")
    assert top.bonuses() == 2


def test_the_first_rule_that_fits_counts_a_card() -> None:
    rules = (words.EachNamed(points=5, card="W16"), words.EachWorld(points=1))
    assert scored(rules, "W16", "W17").bonuses() == 6
    assert scored(rules[::-1], "W16", "W17").bonuses() == 2


def test_a_card_counts_for_every_development() -> None:
    each = {"bonus": (words.EachWorld(points=1),)}
    assert table(cards={"D20": each, "D21": each}).lay(0, "D20", "W16", "D21").bonuses() == 2


def test_every_bonus_has_a_test() -> None:
    names = " ".join(name for name in globals() if name.startswith("test_"))
    tags = [bonus.__struct_config__.tag for bonus in BONUSES]
    assert [tag for tag in tags if f"test_each_{tag}" not in names] == []


# Action cards


def with_action(kind: str, action: Action) -> Tabletop:
    """Three players, the first with an action card that says something else than usual."""
    return table(3, cards={kind: {"action": action}}).acts(0, kind)


def test_explore_wide() -> None:
    deck = [f"W{number:02}" for number in range(1, 30)]
    assert with_action("explore-wide", words.ExploreWide(draw=3)).deck(*deck).play("explore").drawn() == 5


def test_explore_deep() -> None:
    deck = [f"W{number:02}" for number in range(1, 30)]
    top = with_action("explore-deep", words.ExploreDeep(draw=4, keep=2)).deck(*deck).play("explore")
    assert top.drawn() == 6
    while top.asked:
        top.do(top.offers()[0])
    assert top.cards() == 3


def test_develop() -> None:
    assert with_action("develop", words.DevelopCheaper(discount=2)).develop_price("D13") == 1


def test_settle() -> None:
    top = with_action("settle", words.SettleDraw(cards=3)).hand(0, "W28").play("settle")
    assert top.do("W28").cards() == 3
    top = with_action("settle", words.SettleDraw(cards=3)).hand(0, "W28").play("settle")
    assert top.do("pass").cards() == 1


def test_trade() -> None:
    top = with_action("trade", words.TradeFirst()).lay(0, "W16").goods(0, "W16").lay(1, "W17").goods(1, "W17")
    top.play("consume")
    assert (top.cards(0), top.cards(1)) == (3, 0)


@pytest.mark.parametrize("times", [2, 3])
def test_double(times: int) -> None:
    top = with_action("double", words.ConsumeDouble(times=times)).lay(0, "W07").goods(0, "W07")
    assert top.play("consume").points() == times


@pytest.mark.parametrize(("goods", "filled"), [(1, 1), (2, 2), (3, 3)])
def test_produce(goods: int, filled: int) -> None:
    top = with_action("produce", words.ProduceMore(goods=goods)).lay(0, "W16", "W17", "W23").play("produce")
    while top.asked:
        top.do(top.offers()[0])
    assert len(top.with_goods()) == filled


def test_every_action_has_a_test() -> None:
    names = [name for name in globals() if name.startswith("test_")]
    tags = [action.__struct_config__.tag for action in ACTIONS]
    assert [tag for tag in tags if f"test_{tag}" not in names] == []


def test_a_choice_of_both_consume_cards_sells_and_doubles() -> None:
    top = table().lay(0, "W07", "W16").goods(0, "W07", "W16").acts(0, "trade", "double").play("consume").do("W16")
    assert (top.cards(), top.points()) == (3, 2)


def test_second_copies_stand_only_beside_the_first() -> None:
    seconds = {card.id for card in race().pieces["action"] if card.second}  # type: ignore[attr-defined]
    pairs = [set(name.split("+")) for name in table().choices()]
    assert [pair & seconds for pair in pairs if pair & seconds] == [{"develop-second"}, {"settle-second"}]


# What is offered


def test_copies_of_a_card_are_one_option() -> None:
    assert table().hand(0, "D03", "D03", "W01").play("develop").offers() == ["D03", "pass"]


def test_each_payment_can_be_reached_in_one_way() -> None:
    """All ways to pay two cards out of five, two of them alike: ten pairs, of which seven differ."""
    ways: list[tuple[str, ...]] = []

    def follow(picked: tuple[str, ...]) -> None:
        top = table(3).hand(0, "D03", "D03", "W01", "W02", "W03", "W16").play("settle").do("W16", *picked)
        if top.asked != "DiscardCard 0":
            ways.append(tuple(top.table.designs[card] for card in sorted(top.state.discard)))
            return
        for name in top.offers():
            follow((*picked, name))

    follow(())
    assert len(ways) == len(set(ways)) == 7


def test_goods_on_worlds_that_mean_the_same_are_one_option() -> None:
    top = table(3).lay(0, "W01", "W04", "W03", "W08").goods(0, "W01", "W04", "W03", "W08").acts(0, "trade")
    assert top.play("consume").offers() == ["W01", "W03", "W08"]


def test_powers_that_say_the_same_are_one_option() -> None:
    top = table(3).lay(0, "S4", "W07", "W35", "W16", "W17").goods(0, "W16", "W17").play("consume")
    assert top.offers() == ["S4", "W35"]


def test_the_order_of_powers_is_not_asked_where_all_can_be_used() -> None:
    top = table(3).lay(0, "S4", "W35", "W16", "W17", "W18").goods(0, "W16", "W17", "W18")
    assert top.play("consume").points() == 4


def test_a_deck_is_made_anew_of_the_discards_as_soon_as_it_is_empty() -> None:
    top = table(3).lay(0, "D10").deck("W01").discards("W02", "W03").play("develop")
    assert top.in_hand(0) == ["W01"]
    assert sorted(top.state.deck) == [top.design("W02"), top.design("W03")] and not top.state.discard


def test_draws_fail_when_both_are_empty() -> None:
    top = table(3).lay(0, "D10").deck().play("develop")
    assert top.cards() == 0
    top = table(3).lay(0, "W01", "W02", "W03").deck("W05", "W06").play("produce")
    assert len(top.with_goods()) == len(top.state.under) == 2


# Every switch of Race for the Galaxy, both sides of it.


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


# The printed rules of Race for the Galaxy follow its switches.

CHANGES: dict[str, Any] = {
    "start_hand": 7,
    "start_discards": 3,
    "beginner_hands": True,
    "explore_draw": 3,
    "explore_keep": 2,
    "hand_limit": 9,
    "tableau_end": 14,
    "points_per_player": 15,
    "sale_price": {"novelty": 1, "rare": 3, "genes": 4, "alien": 5},
    "consume_powers": "optional",
    "trade": "optional",
    "two_player_actions": "one_of_seven",
    "new_card_powers": "at_once",
    "duplicate_developments": True,
    "trade_powers_count": "trade_and_consume",
    "double_hand_discards": True,
    "alien_worlds_barred": False,
    "reserve_chips": False,
    "timing_order": "seat",
    "final_tie": "start_number",
    "strength_floor": True,
}
"""Another value for every switch."""


def test_another_value_is_tried_for_every_switch() -> None:
    assert list(CHANGES) == list(RaceRules.__struct_fields__)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("switch", CHANGES)
def test_a_switch_changes_the_printed_rules(language: str, switch: str) -> None:
    assert said("race", language, RaceRules(**{switch: CHANGES[switch]})) != said("race", language, RaceRules())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bonus_for_a_named_card_says_its_title(language: str) -> None:
    content = open_set("race")
    development = next(piece for piece in content.pieces["development"] if piece.id == "D30")
    sentence = content.texts(language).sentence("bonus", development.bonus[-1])  # type: ignore[attr-defined]
    assert content.title(content.by_id["D01"], language) in sentence
