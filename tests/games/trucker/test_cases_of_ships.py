"""Worked cases of ships and payment, and a whole game told line by line."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from generator.cli import main
from tests.games.trucker.shipyard import (
    START,
    Laying,
    a_table,
    begun,
    cell,
    content,
    flying,
    lay,
    lay_all,
    lay_fixture,
    own,
    plain_yard,
)
from validator.play.games.trucker.rules.scoring import (
    Pay,
    exposed_reward,
    goods_price,
    loss,
    placing_reward,
    scores,
    winners,
)
from validator.play.games.trucker.rules.state import TruckerState, receive
from validator.play.games.trucker.ships.faults import is_legal
from validator.play.games.trucker.ships.hull import (
    Ship,
    cannons_against,
    engine_with,
    fire_with,
    first_hit,
    has_connector,
    is_free,
    joined_pairs,
    joined_to,
    parts,
    remove,
)
from validator.play.games.trucker.table import joins, matches
from validator.play.games.trucker.words import SIDES, Battery, Cannon, Engine, Hold, Shield, SpecialHold, Token

# The numbered cases of ships: connectors and legality (A), exposed connectors and places (B), projectiles (E).

FRONT, RIGHT, REAR, LEFT = range(4)
JOINED_PAIRS = {"11", "13", "31", "22", "23", "32", "33"}
PAIRS = [f"{one}{other}" for one in range(4) for other in range(4)]


# A. Connectors and legality


@pytest.mark.parametrize("pair", PAIRS)
def test_t01_facing_connectors(pair: str) -> None:
    one, other = int(pair[0]), int(pair[1])
    assert joins(one, other) == (pair in JOINED_PAIRS)
    assert matches(one, other) == (pair in JOINED_PAIRS or pair == "00")
    left, right = own(f"1{one}11", name="left"), own(f"111{other}", name="right")
    laying = lay("I", "left@7,8", "right@8,8", extra=(left, right))
    assert ("unmatched-connectors" in laying.codes()) != matches(one, other)
    assert bool(joined_pairs(laying.ship)) == joins(one, other)


T02 = own("0123", name="first")
T03 = own("2002", name="second")


def test_t02_universal_on_universal() -> None:
    laying = lay("I", START, "first@8,7", extra=(T02,))
    assert is_legal(laying.ship)
    assert laying.places(list(joined_pairs(laying.ship)[0])) == [(7, 7), (8, 7)]


def test_t03_single_on_double_is_illegal_and_apart() -> None:
    laying = lay("I", START, "first@8,7", "second@9,7", extra=(T02, T03))
    assert laying.faults() == [("unmatched-connectors", (8, 7), (9, 7)), ("apart", (9, 7), (7, 7))]


def test_t04_smooth_on_smooth_does_not_hold() -> None:
    laying = lay("I", START, "first@8,7", "second@8,6", extra=(T02, T03))
    assert laying.faults() == [("apart", (8, 6), (7, 7))]


def test_t06_taken_cells_and_places_off_the_board_are_refused() -> None:
    laying = lay("I", START)
    assert not is_free(laying.ship, laying.board.start)
    assert laying.cell(4, 7) == laying.cell(7, 9) == laying.cell(7, 4) == -1
    assert is_free(laying.ship, laying.cell(8, 7)) and not is_free(laying.ship, laying.cell(9, 7))


def test_t09_an_engine() -> None:
    laying = lay("I", START, "T064@6,7")
    assert is_legal(laying.ship)
    assert (laying.ship.figures().exposed, laying.ship.figures().engine) == (3, 1)


@pytest.mark.parametrize("tile", ["T001", "T018", "T035", "T110"])
def test_t10_nothing_stands_behind_an_engine(tile: str) -> None:
    laying = lay("I", START, "T064@6,7", f"{tile}@6,8")
    assert ("blocked-exhaust", (6, 7), (6, 8)) in laying.faults()


def test_t11_an_engine_is_never_turned() -> None:
    laying = lay("I", START, "T077@6,7 r180")
    assert ("turned-engine", (6, 7), None) in laying.faults()


def test_t13_smooth_against_universal() -> None:
    laying = lay("I", START, "T001@8,7", "T018@9,7")
    assert ("unmatched-connectors", (8, 7), (9, 7)) in laying.faults()


# B. Exposed connectors, places


def test_t15_a_start_cabin_alone() -> None:
    assert lay("I", START).ship.figures().exposed == 4


def test_t17_first_ship() -> None:
    laying = lay(
        "I", START, "T074@7,8", "T022@7,6", "T123@7,5", "T012@8,6 r270", "T115@6,7", "T056@5,7", "T019@8,7 r90"
    )
    found = laying.ship.figures()
    assert is_legal(laying.ship) and len(parts(laying.ship)) == 1
    assert (found.exposed, found.fire, found.double_fire) == (8, 0, [4])
    assert (found.engine, found.battery_slots, found.most_crew()) == (1, 3, 2)
    assert (found.hold_slots, found.special_slots) == (4, 1)
    assert found.shielded == 1 << FRONT | 1 << RIGHT


def test_t18_second_ship() -> None:
    laying = lay(
        "I",
        START,
        "T085@7,8",
        "T041@8,7 r90",
        "T114@8,6",
        "T040@6,8 r180",
        "T045@6,7 r90",
        "T058@7,6",
        "T088@7,5",
        "T003@6,6 r270",
    )
    found = laying.ship.figures()
    assert is_legal(laying.ship)
    assert (found.exposed, found.fire, found.engine, found.double_engines) == (3, 2, 0, 1)
    assert (found.battery_slots, found.most_crew()) == (2, 8)
    assert laying.places(found.purple_cabins) == [(8, 7)] and found.brown_cabins == []


def test_t19_third_ship() -> None:
    laying = lay("I", START, "T036@7,6", "T132@8,6")
    found = laying.ship.figures()
    assert is_legal(laying.ship) and found.exposed == 7
    assert laying.places(found.brown_cabins) == [(7, 6)] and found.purple_cabins == []


def test_t19b_sums_over_the_tiles() -> None:
    tiles = plain_yard().table.designs
    slots = {
        kind: sum(tile.component.slots for tile in tiles if isinstance(tile.component, kind))
        for kind in (Battery, Hold, SpecialHold)
    }  # type: ignore[union-attr]
    counts = {token.icon: token.count for token in content().pieces["token"] if isinstance(token, Token)}
    assert slots == {Battery: 36, Hold: 36, SpecialHold: 12}
    assert counts["battery"] == 36 and counts["human"] == 40
    cabins = sum(plain_yard().table.name(4 * number).endswith("cabin") for number in range(len(tiles)))
    assert 2 * cabins == 40


# E. Projectiles: battery east of the start cabin, single cannon north, shield west with one connector only


BATTERY = own("3333", Battery(slots=2), "battery")
CANNON = own("0333", Cannon(), "cannon")
SHIELD = own("0300", Shield(covers=("front", "right")), "shield")


def hit_ship() -> Laying:
    return lay("I", START, "battery@8,7", "cannon@7,6", "shield@6,7", extra=(BATTERY, CANNON, SHIELD))


def test_the_ship_of_the_projectiles_is_legal() -> None:
    assert hit_ship().faults() == []


def test_t39_a_small_meteor_on_a_smooth_side_is_harmless() -> None:
    laying = hit_ship()
    cell = first_hit(laying.ship, FRONT, 7)
    assert laying.board.place(cell) == (7, 6)
    assert not has_connector(laying.ship, cell, FRONT)


def test_t40_t45_shields_cover_two_sides_of_the_whole_ship() -> None:
    laying = hit_ship()
    cell = first_hit(laying.ship, FRONT, 8)
    assert laying.board.place(cell) == (8, 7) and has_connector(laying.ship, cell, FRONT)
    assert laying.ship.figures().shielded == 1 << FRONT | 1 << RIGHT
    assert [side for side in range(4) if laying.ship.figures().shielded >> side & 1] == [FRONT, RIGHT]


def test_t41_without_the_shield_the_battery_is_lost() -> None:
    laying = hit_ship()
    gone = remove(laying.ship, first_hit(laying.ship, FRONT, 8))
    assert len(laying.ship.lost) == 1 == len(gone.tiles)
    assert laying.ship.figures().battery_slots == 0 and len(parts(laying.ship)) == 1


def test_t42_a_cannon_in_the_column_shoots_down_a_large_meteor() -> None:
    laying = hit_ship()
    singles, doubles = cannons_against(laying.ship, FRONT, 7)
    assert laying.places(singles) == [(7, 6)] and doubles == []


def test_t44_a_shield_does_not_help_against_a_large_meteor() -> None:
    laying = hit_ship()
    assert cannons_against(laying.ship, FRONT, 8) == ([], [])
    assert cannons_against(laying.ship, FRONT, 6) == ([], [])


def test_t46_a_large_shot_takes_the_tile_and_the_next_one_stands_open() -> None:
    laying = hit_ship()
    remove(laying.ship, first_hit(laying.ship, FRONT, 7))
    assert first_hit(laying.ship, FRONT, 7) == laying.board.start


@pytest.mark.parametrize(("board", "most"), [("I", 5), ("II", 8), ("III", 11), ("IIIa", None)])
def test_t47_what_lost_tiles_cost_at_most(board: str, most: int | None) -> None:
    assert plain_yard().boards[board].most_loss == most


# The line table of SHIP-I-1, and its splits

TABLE = {
    "front": {5: (5, 7), 6: (6, 6), 7: (7, 6), 8: (8, 6), 9: (9, 7)},
    "rear": {5: (5, 8), 6: (6, 8), 7: (7, 8), 8: (8, 8), 9: (9, 9)},
    "left": {6: (6, 6), 7: (5, 7), 8: (5, 8), 9: (9, 9)},
    "right": {6: (8, 6), 7: (9, 7), 8: (9, 8), 9: (9, 9)},
}
EXPOSED = {("left", 6), ("right", 6), ("right", 7), ("right", 8)}


@pytest.mark.parametrize("side", SIDES)
def test_ship_i_1_line_table(side: str) -> None:
    laying, number = lay_fixture("SHIP-I-1"), SIDES.index(side)  # type: ignore[arg-type]
    for dice in range(13):
        cell = first_hit(laying.ship, number, dice)
        assert (laying.board.place(cell) if cell >= 0 else None) == TABLE[side].get(dice)
        if cell >= 0:
            assert has_connector(laying.ship, cell, number) == ((side, dice) in EXPOSED)


def test_ship_i_1_cannons_front_and_rear_reach_their_own_column() -> None:
    ship = lay_fixture("SHIP-I-1").ship
    assert [dice for dice in range(13) if cannons_against(ship, FRONT, dice)[0]] == [6]
    assert [dice for dice in range(13) if cannons_against(ship, REAR, dice)[0]] == [6]


@pytest.mark.parametrize(
    ("case", "lost", "sizes", "smaller"),
    [
        ("T-50", (7, 7), [7, 6], {(7, 8), (8, 7), (8, 8), (9, 7), (9, 8), (9, 9)}),
        ("T-51", (6, 7), [10, 3], {(5, 7), (5, 8), (6, 8)}),
        ("T-52", (7, 6), [12, 1], {(8, 6)}),
        ("T-53", (9, 8), [12, 1], {(9, 9)}),
    ],
)
def test_t50_to_t53_splits(case: str, lost: tuple[int, int], sizes: list[int], smaller: set[tuple[int, int]]) -> None:
    laying = lay_fixture("SHIP-I-1")
    remove(laying.ship, laying.cell(*lost))
    found = sorted((laying.places(part) for part in parts(laying.ship)), key=len, reverse=True)
    assert [len(part) for part in found] == sizes
    assert set(found[-1]) == smaller


def test_t57_a_start_cabin_is_no_home_for_an_alien() -> None:
    laying = lay("I", START, "T132@8,7 r180")
    assert laying.ship.figures().brown_cabins == []


@pytest.mark.parametrize("power", [fire_with, engine_with])
def test_an_alien_adds_nothing_to_no_power(power: Callable[[Ship, int, int], int]) -> None:
    assert power(lay("I", START).ship, 0, 2) == 0


def test_an_alien_adds_two_whole_points_of_fire_power() -> None:
    ship = lay("I", START, "U2@7,6", extra=(own("0030", Cannon(), "U2"),)).ship
    assert fire_with(ship, 0, 2) - fire_with(ship, 0) == 4


def test_an_alien_adds_two_to_the_power_of_engines() -> None:
    ship = lay("I", START, "U5@7,8", extra=(own("3000", Engine(), "U5"),)).ship
    assert engine_with(ship, 0, 2) - engine_with(ship, 0) == 2


def test_humans_aboard_are_counted_by_head() -> None:
    ship = lay("I", START).ship
    ship.crew[ship.board.start] = 1
    assert ship.human_count() == 1


@pytest.mark.parametrize("at", [(6, 7), (8, 7), (7, 6), (7, 8)])
def test_a_tile_is_joined_to_the_one_beside_it_alone(at: tuple[int, int]) -> None:
    laid = lay("I", START, f"own@{at[0]},{at[1]}", extra=(own("3333"),))
    assert laid.places(joined_to(laid.ship, laid.ship.board.start)) == [at]


# Galaxy Trucker's payment and cards in number: cases T-47, T-65 to T-72.


def exposing(state: TruckerState, counts: list[int]) -> None:
    for ship, count in zip(state.ships, counts, strict=True):
        ship.figures().exposed = count


def test_t65_arrival_and_fewest_exposed_of_round_one() -> None:
    state = flying(a_table(), {}, {}, {}, {})
    exposing(state, [3, 2, 2, 5])
    assert [placing_reward(state, seat) + exposed_reward(state, seat) for seat in range(4)] == [4, 5, 4, 1]


def test_d14_a_tie_may_bring_nobody_anything() -> None:
    state = flying(a_table(fewest_exposed_tie="nobody"), {}, {}, {}, {})
    exposing(state, [3, 2, 2, 5])
    assert [exposed_reward(state, seat) for seat in range(4)] == [0, 0, 0, 0]


def test_t66_arrival_in_round_three() -> None:
    state = flying(a_table(), {}, {}, {}, number=3)
    assert [placing_reward(state, seat) for seat in range(3)] == [12, 9, 6]


def goods(state: TruckerState, *colours: int) -> None:
    for colour in colours:
        state.ships[0].goods[4 * cell(state, 7, 7) + colour] += 1


def test_t67_one_of_each_good() -> None:
    state = flying(a_table(), {})
    goods(state, 0, 1, 2, 3)
    assert goods_price(state, 0) == 10


@pytest.mark.parametrize(("rounding", "credits"), [("up", 2), ("down", 1)])
def test_t69_a_yellow_good_of_one_who_gave_up(rounding: str, credits: int) -> None:
    state = flying(a_table(half_credit=rounding), {})
    state.flying[0] = 0
    goods(state, 1)
    assert goods_price(state, 0) == credits


def test_t71_reserve_and_lost_tiles_are_paid_for() -> None:
    state = begun(a_table())
    state.ships[0].reserve, state.ships[0].lost = [1], [2, 3]
    assert loss(state.ships[0]) == 3


@pytest.mark.parametrize(("board", "number", "most"), [("III", 1, 5), ("III", 2, 8), ("III", 3, 11), ("IIIa", 3, 20)])
def test_t47_lost_tiles_cost_no_more_than_the_cap(board: str, number: int, most: int) -> None:
    state = begun(a_table(third_board=board), number=number)
    state.ships[0].lost = list(range(20))
    assert loss(state.ships[0]) == most


@pytest.mark.parametrize(("number", "levels"), [(1, [8, 0, 0]), (2, [4, 8, 0]), (3, [4, 4, 8])])
def test_t72_cards_of_each_level(number: int, levels: list[int]) -> None:
    state = begun(a_table(), number=number)
    dealt = [state.table.cards[card].level for pile in state.piles for card in pile]
    assert [dealt.count(level) for level in (1, 2, 3)] == levels


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("number", [2, 3])
def test_t72_the_first_card_is_of_the_rounds_level(number: int, seed: int) -> None:
    state = begun(a_table(), number=number, seed=seed)
    state.numbers = [1, 2]
    launched(state)
    assert state.table.cards[state.decks[0][-1]].level == number


@pytest.mark.parametrize("seed", range(3))
def test_the_cards_of_a_flight_are_those_of_its_piles(seed: int) -> None:
    state = begun(a_table(), number=2, seed=seed)
    state.numbers = [1, 2]
    dealt = sorted(card for pile in state.piles for card in pile)
    launched(state)
    assert sorted(card for deck in state.decks for card in deck) == dealt


def test_batteries_are_filled_at_launch() -> None:
    state = begun(a_table())
    state.numbers = [1, 2]
    lay_all(state, 0, {(8, 7): "T005"})
    launched(state)
    assert state.ships[0].battery_count() == 2


def test_the_piles_of_a_learning_flight_are_as_high_as_one_another() -> None:
    state = begun(a_table(learning_flight=True))
    heights = [len(pile) for pile in state.piles]
    assert max(heights) - min(heights) <= 1


def launched(state: TruckerState) -> None:
    step: Any = next(step for step in state.stack if type(step).__name__ == "Launch")
    step.run(state)


def test_d16_debts_are_forgiven() -> None:
    state = begun(a_table())
    receive(state, 0, -3)
    assert state.credits[0] == 0


def test_d16_debts_may_be_kept() -> None:
    state = begun(a_table(debts="kept"))
    receive(state, 0, -3)
    assert state.credits[0] == -3


def test_after_payment_everything_is_back_in_the_bank() -> None:
    state = flying(a_table(), {(8, 7): "T005"})
    Pay().run(state)
    assert (state.bank_humans, state.bank_batteries) == (state.table.supply_humans, state.table.supply_batteries)


def test_after_payment_goods_are_back_in_the_bank() -> None:
    state = flying(a_table(), {})
    state.ships[0].goods[4 * cell(state, 7, 7) + 2] = 1
    state.bank_goods[2] -= 1
    Pay().run(state)
    assert state.bank_goods == list(state.table.supply_goods)


def test_most_credits_win() -> None:
    state = begun(a_table())
    state.credits = [3, 5]
    assert winners(state) == [1]


def test_equal_credits_share_the_win() -> None:
    state = begun(a_table())
    state.credits = [5, 5]
    assert winners(state) == [0, 1]


def test_partners_share_their_credits() -> None:
    state = begun(a_table(teams=True), 4)
    state.credits = [1, 2, 3, 4]
    assert scores(state) == [4, 6, 4, 6] and winners(state) == [1, 3]


# One recorded game of Galaxy Trucker as a person reads it, in each language.

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_the_game_is_told_as_before(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = tmp_path / "short"
    short.mkdir()
    stated = "extends: trucker\nrules: {rounds: [2], action_points: 12}\n"
    (short / "set.yaml").write_text(stated, encoding="utf-8")
    given = ["play", str(short), "--seats", "greedy,random", "--seed", "7", "--lang", language]
    assert main([*given, "--output", str(tmp_path)]) == 0
    told = capsys.readouterr().out.rpartition("\n\n")[0] + "\n"
    golden = GOLDEN / f"told-{language}.txt"
    if os.environ.get("GOLDEN"):
        golden.write_text(told, encoding="utf-8")
    assert told == golden.read_text(encoding="utf-8")
