"""Worked cases of every phase, and a whole game told line by line."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.games.steam.tabletop import Desk, a_game, a_table, answer, content_with, plain_table
from tests.games.test_what_every_game_keeps_to import LANGUAGES, assert_told_as_read, told_game
from validator.play.engine.step import PASS
from validator.play.games.steam.rules.auction import ISSUE_SHARES, SELECT_ACTION
from validator.play.games.steam.rules.moving import BEGIN_MOVING, IMPROVE, MOVE_GOODS
from validator.play.games.steam.rules.rounds import (
    COLLECT_INCOME,
    DRAW,
    DRAW_CUBES,
    PAY_EXPENSES,
    REDUCE_INCOME,
    GrowGoods,
    expenses,
    parts,
    reduction,
    scores,
    winners,
)
from validator.play.games.steam.rules.state import COLOURS, NO_CUBE, SteamState
from validator.play.games.steam.table import CITY, MOUNTAIN, PLAIN, RIVER, TOWN
from validator.play.games.steam.track import NOBODY
from validator.play.games.steam.words.vocabulary import Locomotive, Production

# The worked cases of Age of Steam about everything but track, by number: shares, auction, goods, money, scoring.

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


# The worked cases of Age of Steam about track, by number: where it may lie, what it costs, whose it is.

RED, BLUE = 0, 1


def test_a10_wheeling_to_cincinnati_in_three_tiles() -> None:
    desk = Desk()
    desk.turn(RED)
    costs = [desk.build(RED, (15, 8), "S3 1-5"), desk.build(RED, (14, 8), "S1 2-5"), desk.build(RED, (13, 7), "S3 2-4")]
    assert costs == [2, 3, 2]
    assert desk.owners() == [(RED, True, 3)]
    link = desk.link((14, 8), 2)
    assert {link.first, link.last} == {desk.hex_of("Wheeling"), desk.hex_of("Cincinnati")}


def test_a11_wheeling_to_pittsburgh_over_the_river() -> None:
    desk = Desk()
    desk.turn(RED)
    assert desk.build(RED, (16, 7), "S1 0-3") == 3
    assert desk.build(RED, (16, 6), "S3 1-3") == 3
    assert desk.owners() == [(RED, True, 2)]


@pytest.mark.parametrize(("tile", "cost"), [("V3 0,2,5", 4), ("V1 2", 2), ("X1 0,2,3,5", 5)])
def test_a13_what_a_town_costs(tile: str, cost: int) -> None:
    desk = Desk()
    desk.turn(RED)
    desk.build(RED, (9, 8), "S3 3-5")
    assert desk.build(RED, (8, 8), tile) == cost


PLAIN_HEX, RIVER_HEX, MOUNTAIN_HEX = (9, 8), (14, 8), (17, 6)


@pytest.mark.parametrize(("profile", "costs"), [("documented", [3, 4, 5]), ("publisher", [4, 5, 6])])
def test_a14_a_crossing_costs(profile: str, costs: list[int]) -> None:
    desk = Desk(profile=profile)
    assert [desk.price(place, "X1 0-3 1-4") for place in (PLAIN_HEX, RIVER_HEX, MOUNTAIN_HEX)] == costs


@pytest.mark.parametrize(("profile", "costs"), [("documented", [4, 5, 6]), ("publisher", [3, 4, 5])])
def test_a15_parallel_track_costs(profile: str, costs: list[int]) -> None:
    desk = Desk(profile=profile)
    assert [desk.price(place, "P3 0-3 4-5") for place in (PLAIN_HEX, RIVER_HEX, MOUNTAIN_HEX)] == costs


@pytest.mark.parametrize(("profile", "cost"), [("documented", 3), ("publisher", 2)])
def test_a17_sharp_track_becomes_parallel_and_never_a_crossing(profile: str, cost: int) -> None:
    desk = Desk(profile=profile)
    # (6, 5) touches Chicago over edge 2 and nothing else.
    desk.turn(RED)
    desk.build(RED, (6, 5), "S2 2-3")
    desk.turn(RED)
    face = desk.track.face[desk.at((6, 5))]
    forms = {desk.faces.form[other] for other in desk.faces.replacements(face)}
    assert forms == {2}
    assert desk.price((6, 5), "P3 2-3 1-4") == cost


def test_a19_a_redirect_costs_two_and_lengthens_nothing() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.road(RED, ((4, 3), "V1 2"), ((5, 3), "S1 2-5"))
    built = desk.link((5, 3), 5).built
    desk.turn(RED)
    assert desk.build(RED, (5, 3), "S3 1-5") == 2
    assert desk.link((5, 3), 5).built == built
    desk.end(RED)
    assert desk.link((5, 3), 5).owner == NOBODY


def test_a20_no_redirect_on_a_town() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.lay(RED, (8, 8), "V1 1")
    desk.turn(RED)
    assert not desk.can(RED, (8, 8), "V1 2")


def test_a20_no_redirect_of_a_complete_link() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.road(RED, ((16, 7), "S1 0-3"), ((16, 6), "S3 1-3"))
    desk.turn(RED)
    assert not desk.can(RED, (16, 6), "S1 0-3")


def test_a20_no_redirect_of_an_opponents_link() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.lay(RED, (15, 8), "S3 1-5")
    desk.turn(BLUE)
    assert not desk.can(BLUE, (15, 8), "S1 1-4")
    desk.turn(RED)
    assert desk.can(RED, (15, 8), "S1 1-4")


@pytest.mark.parametrize(("place", "tile"), [((8, 6), "S1 0-3"), ((0, 0), "S1 0-3")])
def test_a21_no_track_to_lakes_or_off_the_map(place: tuple[int, int], tile: str) -> None:
    desk = Desk()
    desk.turn(RED)
    assert not desk.can(RED, place, tile)


def test_a21_no_track_on_lakes_and_cities() -> None:
    desk = Desk()
    desk.turn(RED)
    assert (8, 5) not in desk.grid.number
    hexes = {action // desk.faces.count for action in desk.state.stack[-1].options(desk.state)}
    assert desk.hex_of("Chicago") not in hexes


def test_a23_an_opponents_loose_end_is_not_to_be_touched() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.lay(RED, (15, 8), "S3 1-5")
    desk.turn(BLUE)
    assert not desk.can(BLUE, (14, 8), "S1 2-5")


def test_a23_an_unowned_loose_end_becomes_the_builders() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.lay(RED, (15, 8), "S3 1-5")
    desk.turn(RED)
    desk.end(RED)
    assert desk.link((15, 8), 5).owner == NOBODY
    desk.turn(BLUE)
    desk.build(BLUE, (14, 8), "S1 2-5")
    assert desk.owners() == [(BLUE, False, 2)]


@pytest.mark.parametrize("redirected", [False, True])
def test_a24_a_link_not_lengthened_is_lost(redirected: bool) -> None:
    desk = Desk()
    desk.turn(RED)
    desk.road(RED, ((15, 8), "S3 1-5"), ((14, 8), "S1 2-5"))
    desk.end(RED)
    assert desk.owners() == [(RED, False, 2)]
    desk.turn(RED)
    desk.build(RED, (4, 9), "S1 2-5")
    if redirected:
        desk.build(RED, (14, 8), "S3 2-0")
    desk.end(RED)
    assert desk.owners() == [(NOBODY, False, 2), (RED, False, 1)]


def test_a26_sharp_tiles_run_out_and_come_back() -> None:
    desk = Desk()
    desk.turn(RED)
    places = [(15, 8), (17, 8), (15, 7), (17, 7), (16, 9)]
    tiles = ["S2 1-0", "S2 5-4", "S2 2-1", "S2 4-3", "S2 0-5"]
    desk.road(RED, *zip(places, tiles, strict=True))
    desk.road(RED, ((12, 7), "S2 3-4"), ((13, 7), "S2 4-5"))
    desk.turn(RED)
    assert desk.state.supply[desk.table.tile_ids.index("S2")] == 0
    assert not desk.can(RED, (4, 9), "S2 1-2")
    assert desk.can(RED, (4, 9), "S3 2-4")
    desk.build(RED, (15, 8), "P1 0-1 2-4")
    assert desk.can(RED, (4, 9), "S2 1-2")


def test_a27_without_markers_only_town_tiles_lie_on_towns() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.lay(RED, (9, 8), "S3 3-5")
    desk.state.markers = 0
    desk.turn(RED)
    assert not desk.can(RED, (8, 8), "S1 2,5")
    assert desk.can(RED, (8, 8), "V1 2")
    desk.state.markers = 1
    assert desk.can(RED, (8, 8), "S1 2,5")


@pytest.mark.parametrize(("seat", "owner"), [(RED, RED), (BLUE, BLUE)])
def test_a28_a_new_city_completes_what_points_at_it(seat: int, owner: int) -> None:
    """Red urbanizes; the link is red's or nobody's, then blue's."""
    desk = Desk()
    desk.turn(seat)
    desk.lay(seat, (9, 8), "S3 3-5")
    if seat == RED:
        desk.state.track.give(desk.track.link_of[6 * desk.at((9, 8)) + 3], NOBODY, 0)
    desk.turn(RED)
    desk.urbanize(RED, (8, 8), "A")
    assert desk.owners() == [(owner, True, 1)]


def test_a50_two_links_for_seven_dollars() -> None:
    desk = Desk()
    desk.turn(RED)
    costs = [desk.build(RED, (10, 9), "S1 1-4"), desk.build(RED, (11, 8), "S1 1-4"), desk.build(RED, (13, 8), "S3 3-5")]
    assert costs == [2, 2, 3]
    assert desk.owners() == [(RED, False, 1), (RED, True, 2)]
    assert all(desk.at((13, 9)) not in (link.first, link.last) for link in desk.track.links.values())


def evansville(desk: Desk) -> None:
    """Cases A50 and A51: red's link, then blue's two."""
    desk.turn(RED)
    desk.road(RED, ((10, 9), "S1 1-4"), ((11, 8), "S1 1-4"), ((13, 8), "S3 3-5"))
    desk.turn(BLUE)


def test_a51_through_indianapolis_for_seven_dollars() -> None:
    desk = Desk()
    evansville(desk)
    costs = [
        desk.build(BLUE, (9, 8), "S3 1-3"),
        desk.build(BLUE, (10, 8), "S1 1,4"),
        desk.build(BLUE, (11, 7), "S3 2-4"),
    ]
    assert costs == [2, 3, 2]
    assert desk.state.markers == desk.table.markers - 1
    assert [link for link in desk.owners() if link[0] == BLUE] == [(BLUE, True, 2), (BLUE, True, 2)]


def test_a55_cubes_over_the_links_of_both() -> None:
    desk = Desk()
    evansville(desk)
    desk.road(BLUE, ((9, 8), "S3 1-3"), ((10, 8), "S1 1,4"), ((11, 7), "S3 2-4"))
    desk.cube("Evansville", "blue")
    desk.cube("Cincinnati", "blue")
    assert desk.move(RED) == [
        ("Evansville", "blue", ("Cincinnati",), (1, 0, 0)),
        ("Cincinnati", "blue", ("Evansville",), (1, 0, 0)),
    ]
    desk.deliver(RED, ("Cincinnati",))
    desk.state.engine[BLUE] = 2
    assert ("Cincinnati", "blue", ("town", "Evansville"), (0, 2, 0)) in desk.move(BLUE)
    desk.deliver(BLUE, ("town", "Evansville"))
    assert desk.state.income == [1, 2, 0]


# Age of Steam: four rounds for three, told in each language as they were read and found good.

GOLDEN = Path(__file__).parent / "golden"
SEED = 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recorded_game_reads_as_it_was_read(language: str) -> None:
    short = content_with(rounds={3: 4}, start_cash=20)
    lines = told_game(short, ("greedy", "greedy", "random"), SEED, language)
    assert_told_as_read(lines, GOLDEN / f"told-{language}.txt")
