"""The worked cases of Age of Steam about everything but track, by number: shares, auction, goods, money, scoring."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.steam.tabletop import Desk, a_game, a_table, answer, plain_table
from validator.play.engine.step import PASS
from validator.play.games.steam.rules.auction import ISSUE_SHARES, SELECT_ACTION
from validator.play.games.steam.rules.growth import DRAW, DRAW_CUBES, GrowGoods
from validator.play.games.steam.rules.money import COLLECT_INCOME, PAY_EXPENSES, REDUCE_INCOME, expenses, reduction
from validator.play.games.steam.rules.moving import BEGIN_MOVING, IMPROVE, MOVE_GOODS
from validator.play.games.steam.rules.scoring import parts, scores, winners
from validator.play.games.steam.rules.state import COLOURS, NO_CUBE, SteamState
from validator.play.games.steam.table.grid import CITY, MOUNTAIN, PLAIN, RIVER, TOWN
from validator.play.games.steam.words.vocabulary import Locomotive, Production

LIGHT = 0


def test_a01_the_map_and_the_box() -> None:
    table = plain_table()
    terrain = Counter(table.grid.kind)
    assert [terrain[kind] for kind in (CITY, TOWN, PLAIN, MOUNTAIN, RIVER)] == [12, 14, 109, 9, 19]
    assert (sum(table.tile_counts), sum(table.cubes), table.markers) == (136, 96, 8)


def test_a02_after_setup() -> None:
    state = a_game()
    assert (sum(cube != NO_CUBE for cube in state.display), sum(state.goods), sum(state.bag)) == (52, 26, 18)
    assert (state.cash, state.shares, state.engine, state.income) == ([10] * 3, [2] * 3, [1] * 3, [0] * 3)
    assert expenses(state, 0) == 3


def test_a03_shares_up_to_fifteen() -> None:
    state = a_game()
    issue = ISSUE_SHARES[0]
    issue.apply(state, 3)
    assert (state.cash[0], state.shares[0]) == (25, 5)
    assert issue.options(state) == list(range(11))
    issue.apply(state, 10)
    assert (state.cash[0], state.shares[0]) == (75, 15)
    assert issue.options(state) == [0]


def test_a04_five_players_bid_and_pay() -> None:
    """Bids of 2, 4, 5, 6 and 7; then all but the last drop out in turn."""
    state = a_game(5)
    answer(state, *[2] * 5)
    blue, red, purple, black, yellow = state.order
    answer(state, 2, 4, 5, 6, 7, PASS, PASS, PASS, PASS)
    assert state.order == [yellow, black, purple, red, blue]
    assert [20 - state.cash[seat] for seat in state.order] == [7, 6, 3, 2, 0]


def test_a06_with_three_players_nobody_pays_half() -> None:
    state = a_game(3)
    answer(state, 0, 0, 0)
    first, second, third = state.order
    answer(state, 1, 2, PASS, 3, PASS)
    assert state.order == [first, second, third]
    assert [10 - state.cash[seat] for seat in (first, second, third)] == [3, 2, 0]


def test_a07_without_any_bid_the_last_to_speak_is_first() -> None:
    state = a_game(4)
    answer(state, 0, 0, 0, 0)
    before = state.order[:]
    answer(state, PASS, PASS, PASS)
    assert state.order == before[::-1]
    assert state.cash == [10] * 4


def test_a09_locomotive_at_the_last_engine_level() -> None:
    state = a_game()
    number = next(place for place, word in enumerate(state.table.actions) if isinstance(word, Locomotive))
    state.engine = [6, 1, 1]
    assert number in SELECT_ACTION[0].options(state)
    SELECT_ACTION[0].apply(state, number)
    assert state.engine == [6, 1, 1]


def lake_erie(engine: int) -> Desk:
    """Red's links from Wheeling by Pittsburgh and Buffalo to Toronto."""
    desk = Desk()
    desk.turn(0)
    desk.road(
        0,
        ((16, 7), "S1 0-3"),
        ((16, 6), "S3 1-3"),
        ((17, 4), "S1 0-3"),
        ((17, 3), "S1 0-3"),
        ((17, 2), "S3 3,5"),
        ((16, 2), "S3 0-2"),
    )
    desk.cube("Wheeling", "yellow")
    desk.state.engine[0] = engine
    return desk


def test_a30_three_links_to_toronto() -> None:
    desk = lake_erie(3)
    bag = sum(desk.state.bag)
    assert desk.move(0) == [("Wheeling", "yellow", ("Pittsburgh", "town", "Toronto"), (3, 0, 0))]
    desk.deliver(0, ("Pittsburgh", "town", "Toronto"))
    assert (desk.state.income, sum(desk.state.bag)) == ([3, 0, 0], bag + 1)


def test_a30_too_far_for_a_smaller_engine() -> None:
    assert lake_erie(2).move(0) == []


def detroit(**switches: str) -> Desk:
    """Red's links from Detroit by Toledo to Cincinnati and on to Evansville, which is blue too."""
    desk = Desk(**switches)
    desk.turn(0)
    desk.road(
        0,
        ((12, 4), "S3 1-3"),
        ((12, 5), "S1 0,3"),
        ((12, 6), "S1 0-3"),
        ((12, 7), "S1 0-3"),
        ((11, 8), "S1 1-4"),
        ((10, 9), "S1 1-4"),
    )
    desk.cube("Detroit", "blue")
    desk.state.engine[0] = 6
    return desk


def test_a32_no_cube_passes_a_city_that_accepts_it() -> None:
    assert detroit().move(0) == [("Detroit", "blue", ("town", "Cincinnati"), (2, 0, 0))]


@pytest.mark.parametrize("profile", ["documented", "publisher"])
def test_a37_seven_short_is_too_much(profile: str) -> None:
    assert after_money((1, 3, 7, 4), profile=profile).out[0]


def after_money(given: tuple[int, int, int, int], **switches: str) -> SteamState:
    """Phases 6 to 8 with this cash, income, shares and engine of the first seat; the others can pay."""
    state = a_game(3, **switches)
    state.stack.clear()
    state.round = 1
    state.cash[0], state.income[0], state.shares[0], state.engine[0] = given
    for step in (COLLECT_INCOME, PAY_EXPENSES, REDUCE_INCOME):
        step.run(state)
    return state


@pytest.mark.parametrize(
    ("given", "cash", "income"),
    [
        ((6, 2, 4, 2), 2, 2),
        ((5, 14, 11, 4), 4, 12),
        ((1, 22, 14, 5), 4, 18),
        ((0, 32, 14, 6), 12, 26),
        ((0, 30, 14, 5), 11, 26),
    ],
)
def test_a35_money_of_a_recorded_game(given: tuple[int, int, int, int], cash: int, income: int) -> None:
    state = after_money(given)
    assert (state.cash[0], state.income[0], state.out[0]) == (cash, income, 0)


@pytest.mark.parametrize(("profile", "out"), [("documented", 1), ("publisher", 0)])
def test_a38_income_falls_to_nothing(profile: str, out: int) -> None:
    state = after_money((2, 5, 9, 3), profile=profile)
    assert (state.out[0], state.income[0], state.cash[0]) == (out, 0, 0)


REDUCED = {0: 0, 10: 0, 11: 2, 20: 2, 21: 4, 30: 4, 31: 6, 40: 6, 41: 8, 49: 8, 50: 8, 51: 10}


@pytest.mark.parametrize(("profile", "at_fifty"), [("documented", 8), ("publisher", 10)])
def test_a40_income_reduction(profile: str, at_fifty: int) -> None:
    state = a_game(3, profile=profile)
    expected = REDUCED | {50: at_fifty}
    assert {income: reduction(state, income) for income in expected} == expected


def test_a33_no_stop_twice_and_no_end_in_a_town() -> None:
    desk = lake_erie(6)
    desk.cube("Pittsburgh", "red")
    desk.cube("Toronto", "blue")
    # Red leads nowhere but back to Pittsburgh, blue to no city on this line.
    assert {move[:3] for move in desk.move(0)} == {("Wheeling", "yellow", ("Pittsburgh", "town", "Toronto"))}


def test_a33_no_link_twice() -> None:
    desk = lake_erie(6)
    desk.cube("Wheeling", "red")
    # Blue's second link joins Wheeling and Pittsburgh too: the mover picks one, and never goes back over the other.
    desk.road(1, ((17, 7), "S3 0-4"), ((17, 6), "S1 0-3"))
    found = [move for move in desk.move(0) if move[1] == "red"]
    assert sorted(found) == [
        ("Wheeling", "red", ("Pittsburgh",), (0, 1, 0)),
        ("Wheeling", "red", ("Pittsburgh",), (1, 0, 0)),
    ]


def test_a34_the_engine_is_improved_once_while_moving() -> None:
    desk = Desk()
    BEGIN_MOVING.run(desk.state)
    desk.state.engine[0] = 2
    MOVE_GOODS[0].apply(desk.state, IMPROVE)
    assert desk.state.engine[0] == 3
    assert MOVE_GOODS[0].options(desk.state) == [PASS]
    assert IMPROVE in MOVE_GOODS[1].options(desk.state)


def test_a34_locomotive_and_one_improvement_are_two_levels() -> None:
    desk = Desk()
    number = next(place for place, word in enumerate(desk.table.actions) if isinstance(word, Locomotive))
    SELECT_ACTION[0].apply(desk.state, number)
    BEGIN_MOVING.run(desk.state)
    MOVE_GOODS[0].apply(desk.state, IMPROVE)
    assert desk.state.engine[0] == 3


def grown(dice: list[int], letters: dict[tuple[int, int], str] | None = None) -> tuple[Desk, dict[str, int]]:
    """Cubes that came to each city by these dice of the light group."""
    desk = Desk()
    for place, letter in (letters or {}).items():
        desk.urbanize(0, place, letter)
    GrowGoods(LIGHT, dice).run(desk.state)
    goods = desk.state.goods
    came = {
        desk.name(city): sum(goods[COLOURS * city : COLOURS * city + COLOURS]) for city in range(len(desk.table.cities))
    }
    return desk, {name: count for name, count in came.items() if count}


def test_a41_dice_bring_cubes_to_numbers_and_letters() -> None:
    desk, came = grown([2, 3, 3, 4], {(8, 8): "A"})
    assert came == {"St. Louis": 1, "Kansas City": 2, "Des Moines": 1, "A": 2}
    column, letter = desk.table.column_start, desk.city("B")
    assert NO_CUBE not in desk.state.display[column[letter] : column[letter + 1]]


def test_a43_an_empty_column_gives_nothing() -> None:
    assert grown([1, 1, 1, 1, 1])[1] == {"Chicago": 3}


def test_a44_production_with_one_cube_in_the_bag() -> None:
    desk = Desk()
    state = desk.state
    state.action[0] = next(place for place, word in enumerate(desk.table.actions) if isinstance(word, Production))
    state.bag = [0, 1, 0, 0, 0]
    state.display[:4] = [NO_CUBE] * 4
    DRAW_CUBES[0].apply(state, DRAW)
    assert (state.cubes_drawn, sum(state.bag), len(state.stack)) == ([1], 0, 1)


def test_a45_rounds_by_players() -> None:
    assert {seats: a_table().rules.rounds[seats] for seats in (3, 4, 5, 6)} == {3: 10, 4: 8, 5: 7, 6: 6}


def all_but(*order: int) -> SteamState:
    """A game that the second and third player lost in round 3, the first in round 2, but for those still in."""
    state = Desk().state
    state.order, state.out = list(order), [0 if seat in order else out for seat, out in enumerate((2, 3, 3))]
    state.income = [9, 1, 5]
    return state


def test_when_all_are_bankrupt_the_best_of_those_who_lasted_longest_wins() -> None:
    assert winners(all_but()) == [2]


def test_who_is_bankrupt_does_not_win_beside_one_who_is_not() -> None:
    assert winners(all_but(1)) == [1]


def test_a47_points_may_be_less_than_none() -> None:
    desk = Desk()
    desk.turn(0)
    desk.road(0, ((16, 7), "S1 0-3"), ((16, 6), "S3 1-3"), ((10, 9), "S1 1-4"), ((11, 8), "S1 1-4"))
    desk.road(0, ((17, 4), "S1 0-3"), ((17, 3), "S1 0-3"), ((15, 8), "S3 1-5"), ((14, 8), "S1 2-5"))
    desk.road(0, ((4, 9), "S1 2-5"))
    desk.state.shares[0] = 15
    assert sum(link.sections for link in desk.track.links.values() if not link.complete) == 5
    assert parts(desk.state, 0) == [4, 0, -45]
    assert scores(desk.state)[0] == -41
