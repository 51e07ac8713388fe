"""Every switch of Age of Steam, both sides."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from generator.cli import main
from tests.games.steam.tabletop import Desk, a_game, a_table, answer
from validator.play.engine.step import PASS, settle
from validator.play.games.steam.rules.auction import BEGIN_AUCTION, ISSUE_SHARES, TURN_ORDER_PASS
from validator.play.games.steam.rules.building import BEGIN_BUILDING, BUILD, URBANIZE
from validator.play.games.steam.rules.moving import MOVE_GOODS
from validator.play.games.steam.rules.rounds import (
    DRAW_CUBES,
    PAY_EXPENSES,
    REDUCE_INCOME,
    GrowGoods,
    RollForGoods,
    open_spaces,
    start,
    winners,
)
from validator.play.games.steam.rules.state import NO_CUBE, SteamState
from validator.play.games.steam.table import CROSSING
from validator.play.games.steam.track import NOBODY
from validator.play.games.steam.words.switches import PUBLISHER, SteamRules
from validator.play.games.steam.words.vocabulary import GameMap, Urbanization
from validator.play.lookup import open_set, rule_issues

RED, BLUE = 0, 1


def bare(seats: int = 3, **switches: Any) -> SteamState:
    """A game in its first round with nothing to do."""
    state = a_game(seats, **switches)
    state.stack.clear()
    return state


@pytest.mark.parametrize("rounds", [{3: 2}, {3: 4, 4: 8}])
def test_rounds(rounds: dict[int, int]) -> None:
    state = start(a_table(rounds=rounds), 3, 1)
    while settle(state) is not None:
        state.cash = [50] * 3
        answer_first(state)
    assert state.round == rounds[3]


def answer_first(state: SteamState) -> None:
    """Pass wherever one can."""
    step = state.stack.pop()
    step.apply(state, state.options[0])


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_other_numbers_of_players_are_refused_in_a_sentence(seats: int) -> None:
    with pytest.raises(ValueError, match=rf"^this set says .* 3, 4, 5, 6 players play, but not for {seats}$"):
        start(a_table(), seats, 1)


def test_two_play_where_a_set_gives_rounds_for_two() -> None:
    assert start(a_table(rounds={2: 5}), 2, 1).seats == 2


@pytest.mark.parametrize("cash", [10, 25])
def test_start_cash(cash: int) -> None:
    assert a_game(start_cash=cash).cash == [cash] * 3


@pytest.mark.parametrize("price", [5, 4])
def test_share_price(price: int) -> None:
    state = bare(share_price=price)
    ISSUE_SHARES[0].apply(state, 2)
    assert state.cash[0] == 10 + 2 * price


@pytest.mark.parametrize(("limit", "most"), [(0, 13), (2, 2)])
def test_d20_shares_per_turn(limit: int, most: int) -> None:
    assert ISSUE_SHARES[0].options(bare(shares_per_turn=limit))[-1] == most


@pytest.mark.parametrize("tiles", [3, 5])
def test_tiles_per_turn(tiles: int) -> None:
    state = bare(tiles_per_turn=tiles)
    state.action = [0, 1, 2]
    BEGIN_BUILDING[0].run(state)
    assert state.stack.count(BUILD[0]) == tiles


@pytest.mark.parametrize(("city", "new_city", "spaces"), [(3, 2, 52), (2, 1, 32)])
def test_the_goods_board(city: int, new_city: int, spaces: int) -> None:
    assert len(a_game(display_city=city, display_new_city=new_city).display) == spaces


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_delivery_rounds(rounds: int) -> None:
    state = a_game(delivery_rounds=rounds)
    while MOVE_GOODS[0] not in state.stack:
        answer(state, state.options[0])
    assert state.stack.count(MOVE_GOODS[0]) == rounds


def wheeling(**switches: Any) -> Desk:
    """Red's link from Wheeling to Pittsburgh with a cube for it."""
    desk = Desk(**switches)
    desk.turn(RED)
    desk.road(RED, ((16, 7), "S1 0-3"), ((16, 6), "S3 1-3"))
    desk.cube("Wheeling", "red")
    return desk


@pytest.mark.parametrize("income", [0, 1, 3])
def test_income_per_link(income: int) -> None:
    assert wheeling(income_per_link=income).move(BLUE)[0][3] == (income, 0, 0)


PRICES = [
    ("place", {"plain": 5, "river": 6, "mountain": 7}, (9, 8), None, "S1 0-3", 2, 5),
    ("place", {"plain": 5, "river": 6, "mountain": 7}, (14, 8), None, "S1 0-3", 3, 6),
    ("place", {"plain": 5, "river": 6, "mountain": 7}, (17, 6), None, "S1 0-3", 4, 7),
    ("place_crossing", 5, (9, 8), None, "X1 0-3 1-4", 3, 7),
    ("place_parallel", 5, (9, 8), None, "P3 0-3 1-2", 4, 7),
    ("place_town", 4, (8, 8), None, "V1 0", 2, 5),
    ("place_stub", 4, (8, 8), None, "V3 0,2,5", 4, 13),
    ("replace_crossing", 7, (9, 8), "S1 0-3", "X1 0-3 1-4", 3, 7),
    ("replace_parallel", 7, (9, 8), "S1 0-3", "P3 0-3 1-2", 3, 7),
    ("replace_town", 7, (8, 8), "V1 0", "V3 0,2,5", 3, 7),
    ("redirect", 7, (9, 8), "S1 0-3", "S3 0-2", 2, 7),
]


@pytest.mark.parametrize(("switch", "setting", "place", "old", "new", "usual", "other"), PRICES)
def test_prices(
    switch: str, setting: Any, place: tuple[int, int], old: str | None, new: str, usual: int, other: int
) -> None:
    for switches, price in (({}, usual), ({switch: setting}, other)):
        desk = Desk(**switches)
        if old is not None:
            desk.lay(RED, place, old)
        assert desk.price(place, new) == price


@pytest.mark.parametrize("price", [2, 7])
def test_replace_other(price: int) -> None:
    """No tile of the box holds both tracks of a double one and a third; a custom one costs this."""
    desk = Desk(replace_other=price)
    assert desk.table.replace_price[CROSSING][desk.face("P3 0-3 1-2")] == price


def test_d1_d2_d3_d4_are_the_publishers_in_its_profile() -> None:
    documented = SteamRules()
    ours = (documented.place_crossing, documented.place_parallel, documented.replace_parallel, documented.bankruptcy)
    theirs = (PUBLISHER.place_crossing, PUBLISHER.place_parallel, PUBLISHER.replace_parallel, PUBLISHER.bankruptcy)
    assert (ours, theirs) == ((1, 2, 3, "at_zero"), (2, 1, 2, "below_zero"))
    assert documented.replace_crossing == PUBLISHER.replace_crossing == 3


@pytest.mark.parametrize(("steps", "left"), [({11: 2, 21: 4, 31: 6, 41: 8, 51: 10}, 42), ({11: 2, 50: 10}, 40)])
def test_d3_income_reduction(steps: dict[int, int], left: int) -> None:
    state = bare(income_reduction=steps)
    state.income[0] = 50
    REDUCE_INCOME.run(state)
    assert state.income[0] == left


@pytest.mark.parametrize(
    ("rule", "missing", "out"),
    [("at_zero", 5, True), ("at_zero", 4, False), ("below_zero", 5, False), ("below_zero", 6, True)],
)
def test_d4_bankruptcy(rule: str, missing: int, out: bool) -> None:
    state = bare(bankruptcy=rule)
    state.round = 3
    state.income[0], state.cash[0], state.shares[0] = 5, 10, 9 + missing
    PAY_EXPENSES.run(state)
    assert (state.out[0], 0 in state.order, state.cash[0]) == (3 * out, not out, 0)


@pytest.mark.parametrize(("rule", "place"), [("before_track", -1), ("any_time", 1)])
def test_d6_urbanize(rule: str, place: int) -> None:
    state = bare(urbanize=rule)
    number = next(number for number, word in enumerate(state.table.actions) if isinstance(word, Urbanization))
    state.action = [number, 0, 1]
    BEGIN_BUILDING[0].run(state)
    assert state.stack[place] is URBANIZE[0]


@pytest.mark.parametrize(
    ("rule", "ends"),
    [("stops", {("town", "Cincinnati")}), ("may_pass", {("town", "Cincinnati"), ("town", "Cincinnati", "Evansville")})],
)
def test_d7_first_accepting_city(rule: str, ends: set[tuple[str, ...]]) -> None:
    desk = Desk(first_accepting_city=rule)
    desk.turn(RED)
    desk.road(RED, ((12, 4), "S3 1-3"), ((12, 5), "S1 0,3"), ((12, 6), "S1 0-3"), ((12, 7), "S1 0-3"))
    desk.road(RED, ((11, 8), "S1 1-4"), ((10, 9), "S1 1-4"))
    desk.cube("Detroit", "blue")
    desk.state.engine[RED] = 6
    assert {move[2] for move in desk.move(RED)} == ends


@pytest.mark.parametrize("allowed", [True, False])
def test_d8_track_to_nowhere(allowed: bool) -> None:
    desk = Desk(track_to_nowhere=allowed)
    desk.turn(RED)
    # From Duluth to the edge of the map, from Chicago to the lake.
    assert desk.can(RED, (1, 0), "S2 0-1") is allowed
    assert desk.can(RED, (8, 6), "S2 5-0") is allowed


@pytest.mark.parametrize("allowed", [True, False])
def test_d9_loops(allowed: bool) -> None:
    desk = Desk(loops=allowed)
    desk.turn(RED)
    desk.lay(RED, (6, 5), "S2 2-3")
    desk.turn(RED)
    assert desk.can(RED, (6, 6), "S2 0-1") is allowed


@pytest.mark.parametrize("allowed", [True, False])
def test_d10_same_hex_twice(allowed: bool) -> None:
    desk = Desk(same_hex_twice=allowed)
    desk.turn(RED)
    desk.build(RED, (7, 4), "S1 0-3")
    assert desk.can(RED, (7, 4), "S3 3-5") is allowed


@pytest.mark.parametrize(("rule", "legal"), [("own_links", False), ("first_tile", True)])
def test_d11_tracing(rule: str, legal: bool) -> None:
    desk = Desk(tracing=rule)
    desk.turn(BLUE)
    # Blue's stub leaves a town to which red has no track; nobody owns it now.
    desk.lay(BLUE, (8, 8), "V1 0")
    desk.turn(BLUE)
    desk.end(BLUE)
    desk.turn(RED)
    assert desk.can(RED, (8, 7), "S1 0-3") is legal


@pytest.mark.parametrize("allowed", [True, False])
def test_d12_pass_with_two(allowed: bool) -> None:
    state = bare(pass_with_two=allowed)
    state.cash, state.passes = [20] * 3, [0, 1, 0]
    state.order = [0, 1]
    BEGIN_AUCTION.run(state)
    settle(state)
    answer(state, 3)
    assert (state.stack[-1].who, TURN_ORDER_PASS in state.options) == (1, allowed)
    if allowed:
        answer(state, TURN_ORDER_PASS)
        assert (state.stack[-1].who, TURN_ORDER_PASS in state.options) == (1, False)


def test_a_turn_order_pass_is_no_way_out() -> None:
    state = bare()
    state.cash, state.passes = [20] * 3, [1, 0, 0]
    state.order = [0, 1, 2]
    BEGIN_AUCTION.run(state)
    settle(state)
    answer(state, TURN_ORDER_PASS, 2, PASS)
    assert (state.stack[-1].who, TURN_ORDER_PASS in state.options) == (0, False)
    answer(state, PASS)
    assert state.order == [1, 0, 2]


@pytest.mark.parametrize(("rule", "dice"), [("at_start", 4), ("remaining", 3)])
def test_d13_growth_dice(rule: str, dice: int) -> None:
    state = bare(4, growth_dice=rule)
    state.order = [0, 2, 3]
    RollForGoods(0).run(state)
    step = state.stack[-1]
    assert isinstance(step, GrowGoods)
    assert len(step.dice) == dice


@pytest.mark.parametrize(("rule", "spaces"), [("any", 2), ("placed", 1)])
def test_d14_production_spaces(rule: str, spaces: int) -> None:
    state = bare(production_spaces=rule)
    column = state.table.column_start
    state.display[0] = state.display[column[state.table.first_new]] = NO_CUBE
    assert len(open_spaces(state)) == spaces
    assert len(DRAW_CUBES[0].options(state)) == 2


def test_every_empty_space_of_the_goods_board_is_open() -> None:
    state = bare(production_spaces="any")
    state.display = [NO_CUBE] * len(state.display)
    assert open_spaces(state) == list(range(len(state.display)))


@pytest.mark.parametrize(("rule", "first"), [("shared", [0, 1]), ("income", [1])])
def test_d15_final_tie(rule: str, first: list[int]) -> None:
    state = bare(final_tie=rule)
    state.income, state.shares = [4, 5, 0], [2, 3, 2]
    assert winners(state) == first


@pytest.mark.parametrize("allowed", [True, False])
def test_d18_place_double(allowed: bool) -> None:
    desk = Desk(place_double=allowed)
    desk.turn(RED)
    desk.lay(RED, (15, 7), "S2 1-2")
    desk.turn(RED)
    assert desk.can(RED, (16, 7), "X1 0-3 1-4") is allowed
    assert desk.can(RED, (16, 7), "S1 0-3")


@pytest.mark.parametrize(("rule", "owner"), [("urbanizer", RED), ("nobody", NOBODY)])
def test_d21_unowned_completed(rule: str, owner: int) -> None:
    desk = Desk(unowned_completed=rule)
    desk.turn(BLUE)
    desk.lay(BLUE, (9, 8), "S3 3-5")
    desk.turn(BLUE)
    desk.end(BLUE)
    desk.urbanize(RED, (8, 8), "A")
    assert desk.owners() == [(owner, True, 1)]


@pytest.mark.parametrize(("joins", "owner"), [(True, RED), (False, NOBODY)])
def test_redirect_joins(joins: bool, owner: int) -> None:
    desk = Desk(redirect_joins=joins)
    desk.turn(BLUE)
    desk.road(BLUE, ((16, 7), "S1 0-3"), ((16, 6), "S1 0-3"))
    desk.turn(BLUE)
    desk.end(BLUE)
    desk.turn(RED)
    desk.build(RED, (16, 6), "S3 1-3")
    assert desk.owners() == [(owner, True, 2)]


def test_d5_a_set_that_gives_no_rounds_for_its_players_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "two"
    folder.mkdir()
    (folder / "set.yaml").write_text("extends: steam\nplayers: {from: 2, to: 6}\n", encoding="utf-8")
    found = [issue for issue in rule_issues(open_set(str(folder))) if issue.code == "missing-rounds"]
    assert [str(issue.message) for issue in found] == ["rules: rounds does not say how many rounds 2 players play"]


@pytest.mark.parametrize("command", ["play", "playtest"])
def test_d5_two_players_are_refused_in_a_sentence(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "steam", "--seats", "random,random"]) == 2
    assert capsys.readouterr().err.strip() == "proofpress: steam is for 3 to 6 players, not 2"


def test_d16_no_track_can_lie_on_the_hex_between_the_lakes() -> None:
    desk = Desk(tracing="first_tile")
    faces, place = desk.faces, desk.at((8, 0))
    open_edges = [edge for edge in range(6) if desk.grid.neighbour[6 * place + edge] >= 0]
    assert len(open_edges) == 1
    assert not [face for face in faces.land if faces.exits[face].bit_count() < 2]


def test_d17_d19_d22_facts_of_the_map_and_the_box() -> None:
    desk = Desk()
    assert desk.table.city_number[desk.city("Detroit")] == 3
    (game_map,) = [piece for piece in open_set("steam").pieces["map"] if isinstance(piece, GameMap)]
    assert next(river.edges for river in game_map.rivers if river.at == (16, 7)) == (0, 4)
    assert (sum(desk.table.cubes), desk.table.trains) == (96, 20)


def test_every_switch_is_tried_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    untried = [name for name in SteamRules.__struct_fields__ if f"{name}=" not in source and f'"{name}"' not in source]
    assert untried == []
