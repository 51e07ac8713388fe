"""Each switch of Roll for the Galaxy, both ways: the documented reading and the other one."""

from __future__ import annotations

import pytest

from tests.games.roll.tabletop import Laid, content, move, produce, scout, selection, ship, table_of, worker
from validator.play.engine.step import PASS, choose, settle
from validator.play.games.roll.rules.assigning import ASSIGN_WILD, SELECT_PHASE, SELECTOR_WORKER
from validator.play.games.roll.rules.exploring import STACK_ROOM
from validator.play.games.roll.rules.rounds import REVEAL, USE_FIRST_TILES, is_over, start
from validator.play.games.roll.rules.scoring import winners
from validator.play.games.roll.words.numbers import CITIZENRY, CREDITS, CUP, EXPLORE, NOTHING, POINTS, WILD
from validator.play.games.roll.words.switches import PUBLISHER, RollRules
from validator.play.games.roll.words.terms import DIE_COLOURS


def test_the_documented_profile_is_the_default() -> None:
    assert content().rules == RollRules()
    assert content().words.profiles["publisher"] == PUBLISHER


@pytest.mark.parametrize(("cup", "citizenry", "credits"), [(3, 2, 1), (4, 1, 5)])
def test_the_start(cup: int, citizenry: int, credits: int) -> None:
    table = table_of(start_cup=cup, start_citizenry=citizenry, start_credits=credits)
    for seed in range(20):
        state = start(table, 2, seed)
        for mat, tableau in zip(state.mats, state.tableaus, strict=True):
            assert mat[CUP] == cup and mat[CITIZENRY] == citizenry
            assert mat[CREDITS] == (8 if table.start_credits[tableau[2]] else credits)


@pytest.mark.parametrize("cap", [10, 5])
def test_the_credit_cap(cap: int) -> None:
    laid = Laid(credit_cap=cap).credits(cap - 1).dice("explore", home=1).phase("explore").choose(0)
    assert laid.number("credits") == cap


@pytest.mark.parametrize("credits", [2, 3])
def test_credits_for_stocking(credits: int) -> None:
    laid = Laid(stock_credits=credits).dice("explore", home=1).phase("explore").choose(0)
    assert laid.number("credits") == 1 + credits


@pytest.mark.parametrize("points", [12, 5])
def test_points_for_each_player(points: int) -> None:
    assert start(table_of(points_per_player=points), 3, 1).pool == 3 * points


@pytest.mark.parametrize("tiles", [12, 4])
def test_tiles_that_end_the_game(tiles: int) -> None:
    laid = Laid(tableau_end=tiles).tableau(*(f"G{number:02}.front" for number in range(1, tiles)))
    assert not is_over(laid.state)
    assert is_over(laid.tableau("G54.back").state)


@pytest.mark.parametrize("price", [4, 7])
def test_trade_prices(price: int) -> None:
    prices = {"novelty": 3, "rare": price, "genes": 5, "alien": 6}
    laid = Laid(trade_price=prices).tableau("G10.back").dice("rare world", home=1).dice("ship", home=1).phase("ship")
    assert laid.choose(ship("trade", "rare", "home", "home")).number("credits") == 1 + price


@pytest.mark.parametrize(("points", "match"), [(1, 1), (2, 3)])
def test_points_for_consuming(points: int, match: int) -> None:
    laid = Laid(consume_points=points, match_points=match).tableau("G10.back")
    laid.dice("rare world", rare=1).dice("ship", rare=1).phase("ship")
    assert laid.choose(ship("consume", "rare", "rare", "rare")).number("points") == points + 2 * match


def test_g1_recruiting() -> None:
    may = Laid().credits(2).dice("citizenry", home=1, rare=2).manage()
    assert may.options == [0, 1]
    assert may.choose(0).choose(0).at("cup") == {}
    must = Laid(recruiting="mandatory").credits(2).dice("citizenry", home=1, rare=2).manage()
    assert must.choose(0).at("cup") == {"rare": 2}
    assert must.number("credits") == 0


def test_g2_recalling() -> None:
    stacks = Laid().tableau("G10.back").dice("cup", home=1).dice("rare world", home=1).manage()
    assert stacks.asked == ""
    goods = Laid(recalling="stacks_and_goods").tableau("G10.back").dice("cup", home=1).dice("rare world", rare=1)
    goods.manage()
    assert goods.choose(goods.options[1]).at("cup") == {"home": 1, "rare": 1}
    goods.sound()


def test_g3_the_extra_die_for_two() -> None:
    for is_on in (True, False):
        laid = Laid(extra_die_for_two=is_on).select("explore").select("explore", seat=1)
        REVEAL.run(laid.state)
        assert (laid.state.extra != NOTHING) is is_on
    three = Laid(seats=3).select("explore")
    REVEAL.run(three.state)
    assert three.state.extra == NOTHING
    assert three.state.performed == 1 << EXPLORE


@pytest.mark.parametrize(("reserve", "points"), [("ten_points", 10), ("all_chips", 110 - 24)])
def test_g5_the_reserve(reserve: str, points: int) -> None:
    laid = Laid(reserve=reserve)
    assert laid.state.reserve == points
    laid.points(24 + 3)
    assert (laid.state.pool, laid.state.reserve) == (0, points - 3)
    laid.points(points + 1)
    assert laid.state.mats[0][POINTS] == 24 + 3 + points + 1, "points are never refused"


@pytest.mark.parametrize("dictates", [0, 1, 2])
def test_g6_dictates(dictates: int) -> None:
    laid = Laid(dictates=dictates).select("ship").dice("explore", home=5).dictate()
    for _ in range(dictates):
        assert laid.asked == "Dictate"
        laid.choose(worker("explore", "home"), move("explore", "home", "settle"))
    assert laid.asked == ""


def test_the_selector_may_be_dictated() -> None:
    never = Laid().select("ship").dice("explore", home=2).dictate()
    assert never.options == [worker("explore", "home"), PASS]
    laid = Laid(dictate_selector=True).select("ship", "rare").dice("explore", home=2).dictate()
    laid.choose(SELECTOR_WORKER)
    assert laid.asked == "SelectPhase"
    laid.choose(selection("settle", "explore", "home"))
    assert laid.asked == "MoveWorker"
    laid.choose(move("explore", "home", "ship"))
    assert (laid.at("ship"), laid.asked) == ({"home": 1}, "")
    REVEAL.run(laid.state)
    assert laid.at("cup").get("rare") == 1


def test_g7_where_scouted_tiles_go() -> None:
    for rule, places in (("below", [0, STACK_ROOM]), ("anywhere", [0, 1, 2, STACK_ROOM])):
        laid = Laid(scouted_tiles=rule).stack("G02.front", "G03.front").dice("explore", home=1).phase("explore")
        assert laid.choose(scout()).choose_pass().options == places


@pytest.mark.parametrize(
    ("rule", "same_developments", "same_worlds"),
    [("free", {0, 1}, {0, 1}), ("cheaper_development", {0, 1}, {0}), ("cheaper_world", {1}, {0, 1})],
)
def test_g8_the_first_tiles(rule: str, same_developments: set[int], same_worlds: set[int]) -> None:
    laid = Laid(start_tiles=rule)
    # Developments of 1 each, worlds of 5 and 6; developments of 4 and 5, worlds of 2 each.
    for first, second, options in (("G53", "G05", same_developments), ("G26", "G40", same_worlds)):
        laid.state.drawn[0] = (laid.state.table.designs.index(first), laid.state.table.designs.index(second))
        assert set(USE_FIRST_TILES[0].options(laid.state)) == options


def test_g12_forced_recall() -> None:
    for forced, options in ((True, 1), (False, 2)):
        laid = Laid(forced_recall=forced).dice("worlds", home=1).manage()
        assert (len(laid.options) if laid.asked else 1) == options


def test_g13_wild_faces_before_the_reveal() -> None:
    laid = Laid()
    laid.dice("explore", military=1)
    _turn_wild(laid, "explore", "military")
    laid.state.concealed = 1
    laid.run(ASSIGN_WILD[0])
    assert laid.options == [0, 1, 2, 3, 4]
    assert laid.choose(2).at("settle") == {"military": 1}


def test_g13_wild_faces_after_the_reveal() -> None:
    laid = Laid(wild_faces="after_reveal", extra_die_for_two=False).dice("explore", military=1).dice("ship", home=1)
    _turn_wild(laid, "explore", "military")
    laid.run(SELECT_PHASE[0]).choose(selection("develop", "ship", "home"))
    laid.select("settle", seat=1)
    laid.run(REVEAL)
    assert laid.asked == "AssignWild"
    # Both phases that take place, and one for those that do not.
    assert laid.options == [0, 1, 2]
    laid.choose(0)
    assert laid.at("cup") == {"military": 1, "home": 1}


def _turn_wild(laid: Laid, place: str, colour: str) -> None:
    number = DIE_COLOURS.index(colour)
    assert laid.at(place) == {colour: 1}
    laid.state.mats[0][WILD + number] += 1
    laid.dice(place, **{colour: -1})
    laid.state.supply[number] -= 1


def test_whole_games_with_wild_faces_after_the_reveal() -> None:
    state = start(table_of(wild_faces="after_reveal"), 3, 5)
    while settle(state) is not None:
        choose(state, state.options[len(state.bag) % len(state.options)])
    assert winners(state)


def test_producing_may_be_optional() -> None:
    laid = Laid(producing="optional").tableau("G10.back").dice("produce", home=1).phase("produce")
    assert laid.options == [produce("home", "rare"), PASS]
    assert laid.choose_pass().at("cup") == {"home": 1}
    assert Laid().tableau("G10.back").dice("produce", home=1).phase("produce").at("rare world") == {"home": 1}


def test_shipping_may_be_optional() -> None:
    for rule, can_stop in (("optional", True), ("mandatory", False)):
        laid = Laid(shipping=rule).tableau("G10.back").dice("rare world", rare=1).dice("ship", home=1).phase("ship")
        assert (PASS in laid.options) is can_stop


def test_g11_the_last_tie() -> None:
    for rule, expected in (("shared", [0, 1]), ("most_tiles", [1])):
        laid = Laid(final_tie=rule).tableau("G11.front").tableau("G04.front", "G09.front", seat=1)
        assert winners(laid.state) == expected
