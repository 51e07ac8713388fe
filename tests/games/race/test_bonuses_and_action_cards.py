"""Each bonus word and each word of action cards, with the fewest cards that show it; and how options are offered."""

from __future__ import annotations

import pytest

from tests.games.race.tabletop import Tabletop, race, table, words
from validator.play.games.race.words.actions import ACTIONS, Action
from validator.play.games.race.words.bonuses import BONUSES, Bonus

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
