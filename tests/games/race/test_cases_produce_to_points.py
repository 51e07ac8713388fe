"""The worked cases of the documents, by number: production, the end of a round and of the game, and points."""

from __future__ import annotations

import pytest

from tests.games.race.tabletop import table

# Produce


def test_r41_production_windfall_bonus_and_a_good_that_is_there() -> None:
    top = table(3).lay(0, "W03", "W12", "W16").goods(0, "W12").acts(0, "produce").play("produce")
    assert top.with_goods() == ["W03", "W12", "W16"]
    assert top.cards() == 1


def test_r43_a_card_for_each_good_produced() -> None:
    top = table(3).lay(0, "W01", "W04", "W08", "D19").acts(0, "produce").play("produce")
    assert top.with_goods() == ["W01", "W04", "W08"]
    assert top.cards() == 3


@pytest.mark.parametrize(("second", "third", "drawn"), [(2, 1, 0), (1, 0, 2)])
def test_r44_cards_for_the_most_rare_goods(second: int, third: int, drawn: int) -> None:
    rare = ("W13", "W14")
    top = table(3).lay(0, *rare, "D13").lay(1, *rare[:second]).lay(2, *rare[:third])
    assert top.play("produce").cards() == drawn


# The end of a round


def test_r47_cards_above_the_limit_go_before_the_end_is_checked() -> None:
    worlds = [f"W{number:02}" for number in range(1, 25)]
    top = table(3).lay(0, *worlds[11:23]).hand(0, *worlds[:11], "W24", "D01").play("end").do("W01", "W02", "W03")
    assert top.cards() == 10 and not top.state.stack
    top.state.chips[1] = top.scores()[0]
    assert top.winners() == [0]


def test_r48_two_develop_phases() -> None:
    top = table().hand(0, "D06", "D12", "W01", "W02", "W03").hand(1, "D03", "D10", "W04", "W05", "W16").round()
    top.do("develop+develop-second", "develop+settle")
    assert [top.develop_price("D15", seat) for seat in (0, 1)] == [3, 3]
    top.do("D06", "D03")
    assert [top.develop_price("D15", seat) for seat in (0, 1)] == [3, 4]
    before = top.cards()
    top.do("D12", "pass", "W01")
    # Paying took one card, and the works of the first phase drew one.
    assert top.in_tableau(0) == ["D06", "D12"] and top.cards() == before - 2 + 1
    # Now the settle phase, in which the second seat has the bonus.
    assert top.asked == "SettleCommit 0"
    top.do("pass", "W16")
    assert top.asked == "KeepCard 1"
    top.do("W04")
    assert top.in_tableau(1) == ["D03", "W16"] and top.with_goods(1) == ["W16"]


def test_r50_a_tableau_may_grow_beyond_its_end() -> None:
    worlds = [f"W{number:02}" for number in range(1, 12)]
    top = table(3).lay(0, *worlds).hand(0, "D04", "W28", "D01").acts(0, "develop")
    top.play("develop", "settle", "end").do("D04", "W28")
    assert len(top.in_tableau(0)) == 13 and not top.state.stack


@pytest.mark.parametrize(("goods", "winners"), [((), [0]), (("W16", "W17"), [0, 1])])
def test_r51_cards_in_hand_and_goods_break_a_tie(goods: tuple[str, ...], winners: list[int]) -> None:
    top = table().lay(0, "W16").goods(0, "W16").hand(0, "D01", "D02", "D03", "D04")
    top.lay(1, "W16", "W17").goods(1, *goods).hand(1, "D01", "D02", "D03").chips(39, 38)
    assert top.scores() == [40, 40]
    assert top.winners() == winners


# Points


SCORED = {
    "R-52": (("S3", "D12", "W57", "W58", "W40", "D29", "D23", "D01"), 4, 32),
    "R-54": (("S4", "D20", "W24", "W27", "W33", "W52"), 0, 27),
    "R-56": (("S2", "D30", "D01", "W47", "W21", "W42", "W22"), 3, 21),
    "R-58": (("S0", "D25", "D02", "D18", "W39", "W45", "W03"), 0, 18),
    "R-60": (("S0", "D21", "D19", "W30", "W03", "W04", "W08"), 9, 27),
}
PARTS = {
    "R-52": (("D29", 7), ("D23", 6)),
    "R-54": (("D20", 11),),
    "R-56": (("D30", 10),),
    "R-58": (("D25", 9),),
    "R-60": (("D21", 9),),
}


@pytest.mark.parametrize("case", SCORED)
def test_r52_to_r60_points_of_a_tableau(case: str) -> None:
    cards, chips, total = SCORED[case]
    assert table().lay(0, *cards).chips(chips, 0).scores()[0] == total


@pytest.mark.parametrize(("case", "card", "points"), [(case, *part) for case in PARTS for part in PARTS[case]])
def test_r52_to_r60_points_of_developments(case: str, card: str, points: int) -> None:
    """What a development scores: the points with it, less those of the same tableau where it has no bonus."""
    cards, chips, _ = SCORED[case]
    without = table(cards={card: {"bonus": ()}}).lay(0, *cards).chips(chips, 0).scores()[0]
    assert table().lay(0, *cards).chips(chips, 0).scores()[0] - without == points


@pytest.mark.parametrize("case", SCORED)
def test_r52_to_r60_the_order_of_cards_does_not_matter(case: str) -> None:
    cards, chips, total = SCORED[case]
    for shift in range(len(cards)):
        turned = cards[shift:] + cards[:shift]
        assert table().lay(0, *turned).chips(chips, 0).scores()[0] == total
