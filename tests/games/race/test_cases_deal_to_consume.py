"""The worked cases of the documents, by number: from the deal to trade and consumption."""

from __future__ import annotations

import pytest

from tests.games.race.tabletop import compiled, race, table
from validator.play.engine.step import choose, settle
from validator.play.games.race.rules.rounds import start

# Set-up


@pytest.mark.parametrize("seed", range(8))
def test_r07_after_the_deal_for_three(seed: int) -> None:
    state = start(compiled({}, {}), 3, seed)
    assert state.pool == 36
    while settle(state) is not None and not state.round:
        choose(state, state.options[-1])
    with_good = "S2" in [state.table.designs[world] for world in state.starts]
    assert (len(state.deck), len(state.discard)) == (92 if with_good else 93, 6)


def test_r08_chips_in_the_pool() -> None:
    assert start(compiled({}, {}), 2, 0).pool == 24
    assert start(compiled({}, {}), 4, 0).pool == 48
    ones_and_fives = [chip for chip in race().pieces["chip"] if not chip.reserve]  # type: ignore[attr-defined]
    assert sum(chip.value * chip.count for chip in ones_and_fives) == 48  # type: ignore[attr-defined]


# Explore


@pytest.mark.parametrize(
    ("actions", "drawn", "kept"), [("produce", 2, 1), ("explore-wide", 7, 1), ("explore-deep", 3, 2)]
)
def test_r09_explore(actions: str, drawn: int, kept: int) -> None:
    top = table(3).acts(0, actions).play("explore")
    assert top.drawn() in (drawn, 0) and top.state.deck == [top.design("W16")] * (40 - drawn - 4)
    finish(top)
    assert top.cards() == kept


def finish(top: object) -> None:
    """Take the first option until nobody is asked."""
    state = top.state  # type: ignore[attr-defined]
    while settle(state) is not None:
        choose(state, state.options[0])


def test_r10_both_explore_cards() -> None:
    top = table().acts(0, "explore-wide", "explore-deep").deck(*[f"W{number:02}" for number in range(1, 30)])
    top.play("explore")
    assert top.drawn() == 8
    finish(top)
    assert top.cards() == 2


def test_r11_powers_of_exploring() -> None:
    top = table().lay(0, "D24").deck(*[f"W{number:02}" for number in range(1, 30)]).play("explore")
    assert top.drawn() == 4
    finish(top)
    assert top.cards() == 2
    top = table(3).lay(0, "D24", "D02").acts(0, "explore-wide")
    top.deck(*[f"W{number:02}" for number in range(1, 30)]).play("explore")
    assert top.drawn() == 10
    finish(top)
    assert top.cards() == 2


# Develop


@pytest.mark.parametrize(("case", "card"), [("R-13", "D15"), ("R-14", "D06")])
def test_r13_and_r14_a_price_never_falls_below_none(case: str, card: str) -> None:
    top = table(3).lay(0, "D04", "D22").acts(0, "develop").hand(0, card, "W01").play("develop").do(card)
    assert top.in_hand(0) == ["W01"] and card in top.in_tableau(0)


def test_r15_a_development_must_be_paid_from_the_other_cards() -> None:
    assert "D13" not in table(3).hand(0, "D13", "W01", "W02").play("develop").offers()
    top = table(3).acts(0, "develop").hand(0, "D13", "W01", "W02").play("develop").do("D13")
    assert top.in_hand(0) == [] and top.in_tableau(0) == ["D13"]


def test_r17_a_bank_draws_whether_or_not_anything_is_built() -> None:
    top = table(3).lay(0, "D10").play("develop")
    assert top.cards() == 1 and top.asked == ""


def test_r18_a_copy_may_be_built_once_the_first_is_gone() -> None:
    top = table().lay(0, "S0", "D07").hand(0, "D07", "W16", "W01", "W02")
    assert "D07" not in top.play("develop").offers()
    top = table().lay(0, "S0", "D07").hand(0, "D07", "W16", "W01", "W02").play("settle", "develop")
    assert "D07" in top.do("W16", "D07").offers()


# Settle


def test_r20_powers_for_rare_worlds() -> None:
    top = table().lay(0, "S2").hand(0, "W38", "W43").play("settle")
    assert top.offers() == ["W43", "pass"]
    assert top.settle_price("W16") == 1


def test_r22_paying_for_a_military_world() -> None:
    assert table().lay(0, "D01").settle_price("W45") == 3
    assert table().lay(0, "D01", "D12", "D16").settle_price("W45") == 3
    assert table().lay(0, "D01", "D17").settle_price("W45") == 1
    top = table().lay(0, "D01", "D07").hand(0, "W45").play("settle").do("W45")
    assert top.in_tableau(0) == ["D01", "W45"] and top.in_hand(0) == []


def test_r24_a_free_world_may_not_hold_alien_goods() -> None:
    assert table().lay(0, "D07").hand(0, "W25", "W33").play("settle").offers() == ["W33", "pass"]


def test_r26_a_windfall_world_paid_for() -> None:
    top = table(3).lay(0, "D14").acts(0, "settle").hand(0, "W09", "D01", "D02", "D03").play("settle").do("W09")
    assert top.with_goods() == ["W09"] and top.in_hand(0) == ["W16", "W16"]


def test_r27_discounts_for_rare_worlds_add_up() -> None:
    assert table().lay(0, "S2", "D11").settle_price("W12") == 1


# Trade and consume


def test_r29_sale_prices() -> None:
    for world, price in (("W01", 2), ("W16", 3), ("W23", 4), ("W25", 5), ("W04", 4)):
        assert table(3).lay(0, world).goods(0, world).acts(0, "trade").play("consume").cards() == price
    assert table(3).lay(0, "W04", "D03").goods(0, "W04").acts(0, "trade").play("consume").cards() == 5


def test_r31_the_only_good_must_be_sold() -> None:
    top = table(3).lay(0, "W07").goods(0, "W07").acts(0, "trade").play("consume")
    assert (top.cards(), top.points(), top.with_goods()) == (2, 0, [])


def test_r32_the_order_of_powers_matters() -> None:
    top = table(3).lay(0, "W01", "W04", "W05", "D21").goods(0, "W01", "W04", "W05").play("consume").do("D21")
    assert (top.points(), top.cards(), top.asked) == (3, 3, "")
    top = table(3).lay(0, "W01", "W04", "W05", "D21").goods(0, "W01", "W04", "W05").play("consume").do("W05")
    assert (top.points(), top.cards(), top.asked) == (2, 4, "")


def test_r33_points_are_doubled_and_cards_are_not() -> None:
    top = table(3).lay(0, "W01", "W04", "W05", "D21").goods(0, "W01", "W04", "W05").acts(0, "double")
    top.play("consume").do("D21")
    assert (top.points(), top.cards()) == (6, 3)


def test_r35_up_to_two_or_exactly_two() -> None:
    assert table(3).lay(0, "W16", "D13").goods(0, "W16").play("consume").points() == 1
    top = table(3).lay(0, "W16", "D27").goods(0, "W16").play("consume")
    assert top.points() == 0 and top.with_goods() == ["W16"]


@pytest.mark.parametrize(("discarded", "points"), [(("pass",), 0), (("W01", "pass"), 1), (("W01", "W02"), 2)])
def test_r37_hand_cards_for_points(discarded: tuple[str, ...], points: int) -> None:
    top = table(3).lay(0, "D08").acts(0, "double").hand(0, "W01", "W02", "W03").play("consume").do(*discarded)
    assert (top.points(), top.cards(), top.asked) == (points, 3 - points, "")


def test_r38_goods_sold_by_consume_powers() -> None:
    top = table(3).lay(0, "W25", "D03", "D31").goods(0, "W25").play("consume")
    assert top.cards() == 7
    top = table(3).lay(0, "W23", "D03", "D31", "W32").goods(0, "W23").play("consume").do("W32")
    assert top.cards() == 4


def test_r40_all_points_are_paid_when_the_pool_runs_out() -> None:
    top = table(3).lay(0, "W37", "W36", "W09", "W16", "W17").goods(0, "W09", "W16", "W17").pool(3)
    top.acts(0, "double").play("consume", "end")
    finish(top)
    assert top.points() == 8 and top.state.pool == 0 and not top.state.stack
    assert top.state.round == 1
