"""Galaxy Trucker in flight: the track, launch, give-ups, being hit; cases T-20 to T-25, T-39 to T-46, T-56, T-57."""

from __future__ import annotations

import pytest

from tests.games.trucker.flights import a_table, begun, bring, cell, flying, go_on, lay, with_tiles
from validator.play.engine.step import PASS
from validator.play.games.trucker.rules.flight import GIVE_UP, NEXT_CARD, StayOrGo, forced_reason
from validator.play.games.trucker.rules.hits import (
    DEFEND,
    LARGE_METEOR,
    LARGE_SHOT,
    SMALL_METEOR,
    SMALL_SHOT,
    Hit,
    lose_tile,
)
from validator.play.games.trucker.rules.launch import Launch, hosts
from validator.play.games.trucker.rules.state import TruckerState, flight_order
from validator.play.games.trucker.rules.track import is_lapped, move
from validator.play.games.trucker.ships.hull import BROWN, PURPLE
from validator.play.games.trucker.table.compiled import Table
from validator.play.games.trucker.table.grid import FRONT, LEFT, REAR, RIGHT
from validator.play.games.trucker.words.vocabulary import Battery, Cannon, Hold, OpenSpace, Shield

ENGINE = {(7, 8): "T067"}


# The track


@pytest.mark.parametrize(("reading", "place"), [("never_counted", 24), ("land_beyond", 23)])
def test_t20_an_occupied_space_on_the_way(reading: str, place: int) -> None:
    state = flying(a_table(occupied_spaces=reading), {}, {})
    move(state, 1, 5)
    assert state.positions[1] == place


def test_a_rocket_does_not_land_on_one_that_is_a_lap_behind() -> None:
    state = flying(a_table(occupied_spaces="land_beyond"), {}, {})
    state.positions = [0, state.table.spaces - 3]
    move(state, 1, 3)
    assert state.positions[1] == state.table.spaces + 1


def test_falling_back_onto_a_rocket_goes_one_further() -> None:
    state = flying(a_table(), {}, {})
    move(state, 0, -2)
    assert state.positions[0] == 17


@pytest.mark.parametrize(
    ("gap", "number", "places"),
    [
        ("round", 1, [20, 18, 16, 14]),
        ("round", 2, [20, 17, 14, 11]),
        ("round", 3, [20, 16, 12, 8]),
        ("one", 3, [20, 18, 16, 14]),
    ],
)
def test_t23_start_positions(gap: str, number: int, places: list[int]) -> None:
    state = begun(a_table(start_gap=gap), 4, number)
    state.stack.clear()
    state.numbers = [1, 2, 3, 4]
    Launch().run(state)
    assert [place - state.positions[0] + 20 for place in state.positions] == places


def test_t24_a_lead_of_more_than_a_lap_forces_the_others_out() -> None:
    state = flying(a_table(), {}, {})
    move(state, 0, 40)
    assert is_lapped(state, 1) and forced_reason(state, 1) == "lapped"


def test_a_lead_of_exactly_a_lap_forces_nobody_out() -> None:
    state = flying(a_table(), {}, {})
    state.positions = [60, 20]
    assert not is_lapped(state, 1)


def test_t25_open_space_without_power_ends_the_flight() -> None:
    state = flying(a_table(), {}, ENGINE)
    bring(state, OpenSpace())
    assert state.flying == [0, 1]


def test_open_space_moves_by_engine_power() -> None:
    state = flying(a_table(), ENGINE)
    bring(state, OpenSpace())
    assert state.positions[0] == 21


# Give-ups


def test_a_ship_without_crew_gives_up_before_the_next_card() -> None:
    state = flying(a_table(), ENGINE, ENGINE)
    state.ships[1].crew[cell(state, 7, 7)] = 0
    state.stack.append(NEXT_CARD)
    NEXT_CARD.run(state)
    assert state.flying == [1, 0]


def test_a_player_may_give_up_before_a_card() -> None:
    state = flying(a_table(), ENGINE, ENGINE)
    state.stack.append(StayOrGo(1))
    go_on(state, StayOrGo=GIVE_UP)
    assert state.flying == [1, 0]


def test_the_next_card_is_the_leaders() -> None:
    state = flying(a_table(), {}, {}, {})
    state.positions = [10, 30, 20]
    assert flight_order(state) == [1, 2, 0]


def test_nobody_flies_on_after_the_last_card() -> None:
    state = flying(a_table(), ENGINE)
    state.decks = [[]]
    state.stack.append(NEXT_CARD)
    assert go_on(state) == [("flight-over", -1)]


# Crew


def homes() -> TruckerState:
    """A cabin east of the start, with a brown life support above it and a purple one below."""
    table = a_table()
    kinds = table.tiles
    state = begun(table)
    supports = [tile for tile in table.face_down if kinds.alien[4 * tile]]
    ship = state.ships[0]
    east = cell(state, 8, 7)
    brown = next(tile for tile in supports if kinds.alien[4 * tile] == 1)
    purple = next(tile for tile in supports if kinds.alien[4 * tile] == 2)
    cabin = table.designs.index("T035")
    # Turned until every joint holds.
    for turn in range(4):
        ship.put(east, 4 * cabin + turn)
        for place, tile in ((cell(state, 8, 6), brown), (cell(state, 8, 8), purple)):
            fits = [
                4 * tile + other
                for other in range(4)
                if {
                    kinds.connectors[4 * tile + other][2 if place < east else 0],
                    kinds.connectors[4 * cabin + turn][0 if place < east else 2],
                }
                not in ({1, 2}, {0})
                and kinds.connectors[4 * tile + other][2 if place < east else 0]
            ]
            if fits:
                ship.put(place, fits[0])
        if len(hosts(ship, east)) == 3:
            return state
    raise AssertionError("no cabin with both life supports")


def test_a_cabin_joined_to_both_life_supports_may_host_either() -> None:
    state = homes()
    assert hosts(state.ships[0], cell(state, 8, 7)) == [2, BROWN, PURPLE]


def test_t57_no_second_alien_of_a_colour() -> None:
    state = homes()
    state.ships[0].crew[cell(state, 6, 7)] = BROWN
    assert hosts(state.ships[0], cell(state, 8, 7)) == [2, PURPLE]


def test_t57_no_alien_in_the_start_cabin() -> None:
    state = homes()
    assert hosts(state.ships[0], cell(state, 7, 7)) == [2]


def test_t56_an_alien_is_lost_with_its_only_life_support() -> None:
    state = homes()
    ship, east = state.ships[0], cell(state, 8, 7)
    ship.crew[east] = BROWN
    lose_tile(state, 0, cell(state, 8, 6))
    assert ship.crew[east] == 0 and BROWN not in hosts(ship, east)


# Being hit: a battery east of the start, a cannon north of it, a shield over front and right


@pytest.fixture(scope="module")
def hit_table() -> Table:
    return with_tiles(
        {"U1": ("3333", Battery(slots=2)), "U2": ("0030", Cannon()), "U3": ("0300", Shield(covers=("front", "right")))}
    )


def hit(table: Table, kind: int, side: int, line: int, answer: int) -> TruckerState:
    state = flying(table, {(8, 7): "U1", (7, 6): "U2", (6, 7): "U3"})
    state.stack.append(Hit(0, kind, side, line))
    go_on(state, Defend=answer)
    return state


def test_t39_a_small_meteor_bounces_off_the_muzzle(hit_table: Table) -> None:
    assert hit(hit_table, SMALL_METEOR, FRONT, 7, PASS).ships[0].lost == []


def test_t40_a_shield_stops_a_small_meteor(hit_table: Table) -> None:
    state = hit(hit_table, SMALL_METEOR, FRONT, 8, DEFEND)
    assert state.ships[0].lost == [] and state.ships[0].battery_count() == 1


def test_t41_without_the_shield_the_tile_is_lost(hit_table: Table) -> None:
    state = hit(hit_table, SMALL_METEOR, FRONT, 8, PASS)
    assert len(state.ships[0].lost) == 1 and state.bank_batteries == state.table.supply_batteries


def test_t42_a_cannon_shoots_a_large_meteor_down_for_nothing(hit_table: Table) -> None:
    state = hit(hit_table, LARGE_METEOR, FRONT, 7, PASS)
    assert state.ships[0].lost == [] and state.ships[0].battery_count() == 2


def test_t44_a_shield_does_not_stop_a_large_meteor(hit_table: Table) -> None:
    assert len(hit(hit_table, LARGE_METEOR, FRONT, 8, DEFEND).ships[0].lost) == 1


@pytest.mark.parametrize(("answer", "lost"), [(DEFEND, 0), (PASS, 1)])
def test_t45_a_small_shot_and_the_shield(hit_table: Table, answer: int, lost: int) -> None:
    assert len(hit(hit_table, SMALL_SHOT, FRONT, 8, answer).ships[0].lost) == lost


def test_t45_a_shield_does_nothing_without_a_battery(hit_table: Table) -> None:
    state = flying(hit_table, {(8, 7): "U1", (7, 6): "U2", (6, 7): "U3"})
    state.ships[0].batteries[cell(state, 8, 7)] = 0
    state.stack.append(Hit(0, SMALL_SHOT, FRONT, 8))
    go_on(state, Defend=DEFEND)
    assert len(state.ships[0].lost) == 1


def test_t46_a_large_shot_always_strikes(hit_table: Table) -> None:
    assert len(hit(hit_table, LARGE_SHOT, FRONT, 8, DEFEND).ships[0].lost) == 1


def test_a_shield_does_not_cover_other_sides(hit_table: Table) -> None:
    assert len(hit(hit_table, SMALL_SHOT, REAR, 8, DEFEND).ships[0].lost) == 1


@pytest.mark.parametrize("side", [FRONT, RIGHT, REAR, LEFT])
def test_a_line_without_tiles_is_a_miss(hit_table: Table, side: int) -> None:
    assert hit(hit_table, LARGE_SHOT, side, 12, PASS).ships[0].lost == []


def test_what_is_cut_off_is_lost_too(hit_table: Table) -> None:
    """The start cabin falls: three tiles are left apart from one another, and one is kept."""
    state = hit(hit_table, LARGE_SHOT, REAR, 7, PASS)
    assert len(state.ships[0].lost) == 3 and state.ships[0].tile_count() == 1


def test_goods_on_a_lost_tile_go_back_to_the_bank() -> None:
    state = flying(with_tiles({"U4": ("3333", Hold(slots=2))}), {(8, 7): "U4"})
    state.ships[0].goods[4 * cell(state, 8, 7) + 3] = 2
    state.bank_goods[3] -= 2
    lose_tile(state, 0, cell(state, 8, 7))
    assert state.bank_goods == list(state.table.supply_goods)


def test_splits_leave_the_choice_to_the_owner(hit_table: Table) -> None:
    state = flying(hit_table, {(8, 7): "U1", (7, 6): "U2"})
    state.stack.append(Hit(0, LARGE_SHOT, REAR, 7))
    go_on(state, KeepPart=cell(state, 8, 7))
    assert state.ships[0].tiles[cell(state, 8, 7)] >= 0 and state.ships[0].tile_count() == 1


def test_goods_on_a_lost_tile_return_to_the_bank() -> None:
    state = flying(a_table(), {(8, 7): ("T016", 0)})
    east = cell(state, 8, 7)
    state.ships[0].goods[4 * east + 1] = 1
    state.bank_goods[1] -= 1
    lose_tile(state, 0, east)
    assert state.bank_goods[1] == state.table.supply_goods[1]


def test_lay_puts_tiles_where_they_belong() -> None:
    state = begun(a_table())
    lay(state, 0, ENGINE)
    assert state.ships[0].figures().engine == 1
