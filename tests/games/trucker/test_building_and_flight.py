"""Building, inspection, flight and hits, case by case."""

from __future__ import annotations

import pytest

from tests.games.trucker.shipyard import a_table, begun, bring, cell, flying, go_on, lay_all, with_tiles
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import PASS, choose, settle
from validator.play.games.trucker.rules.building import (
    DRAW,
    FINISH,
    FLIP,
    OWN,
    PEEK,
    RETURN,
    SET_ASIDE,
    Flip,
    Place,
    Take,
    runs,
)
from validator.play.games.trucker.rules.flight import (
    DEFEND,
    GIVE_UP,
    LARGE_METEOR,
    LARGE_SHOT,
    NEXT_CARD,
    SMALL_METEOR,
    SMALL_SHOT,
    Hit,
    StayOrGo,
    forced_reason,
    is_lapped,
    lose_tile,
    move,
)
from validator.play.games.trucker.rules.launch import Inspect, Launch, hosts
from validator.play.games.trucker.rules.state import NO_TILE, TruckerState, flight_order
from validator.play.games.trucker.ships.faults import is_legal, placements
from validator.play.games.trucker.ships.hull import BROWN, PURPLE
from validator.play.games.trucker.table import FRONT, LEFT, REAR, RIGHT, Table
from validator.play.games.trucker.words import Battery, Cannon, Hold, OpenSpace, Shield

# Galaxy Trucker's building against the clock, and the inspection.


def take(state: TruckerState, action: int) -> None:
    assert action in state.options
    choose(state, action)
    settle(state)


def until(state: TruckerState, kind: type, **answers: int) -> None:
    """Draw and put back until a decision of that kind comes up."""
    while state.stack and not isinstance(state.stack[-1], kind):
        step = state.stack[-1]
        wanted = DRAW if isinstance(step, Take) else RETURN if isinstance(step, Place) else answers["Flip"]
        take(state, wanted)


def test_players_take_turns_action_by_action() -> None:
    state = begun(a_table(finish_from=0))
    take(state, DRAW)
    assert state.turn == 1


def test_an_action_costs_a_point() -> None:
    state = begun(a_table(finish_from=0))
    take(state, DRAW)
    assert state.points == [state.table.rules.action_points - 1, state.table.rules.action_points]


def test_a_drawn_tile_is_in_the_hand() -> None:
    state = begun(a_table(finish_from=0))
    top = state.face_down[-1]
    take(state, DRAW)
    assert state.hands[0] == top


def test_a_tile_put_back_lies_face_up_for_all() -> None:
    state = begun(a_table(finish_from=0))
    take(state, DRAW)
    tile = state.hands[0]
    take(state, DRAW)
    take(state, RETURN)
    assert state.face_up == [tile]


def test_a_tile_set_aside_may_not_be_put_back() -> None:
    state = begun(a_table(finish_from=0))
    take(state, DRAW)
    tile = state.hands[0]
    for action in (DRAW, SET_ASIDE, RETURN, OWN + tile, DRAW):
        take(state, action)
    assert RETURN not in state.options and SET_ASIDE in state.options


def test_two_tiles_may_be_set_aside() -> None:
    state = begun(a_table(finish_from=0))
    state.ships[0].reserve = [1, 2]
    take(state, DRAW)
    take(state, DRAW)
    assert SET_ASIDE not in state.options


def test_tiles_go_beside_the_ship_alone() -> None:
    state = begun(a_table(finish_from=0))
    beside = {cell(state, column, row) for column, row in ((7, 6), (6, 7), (8, 7), (7, 8))}
    tile = state.table.designs.index("T005")
    assert {place >> 2 for place in placements(state.table, state.ships[0], tile)} == beside


def test_strict_placements_are_legal() -> None:
    state = begun(a_table(), seed=5)
    dice = Dice(1)
    for _ in range(200):
        step = state.stack[-1]
        places = [action for action in state.options if action >= 0]
        if isinstance(step, Place) and places:
            take(state, places[below(dice, len(places))])
        else:
            take(state, state.options[below(dice, len(state.options))])
        if not any(state.points):
            break
    assert all(is_legal(ship) for ship in state.ships) and state.ships[0].tile_count() > 3


def test_piles_may_be_looked_at_after_the_first_tile() -> None:
    state = begun(a_table(finish_from=0))
    assert PEEK not in state.options
    lay_all(state, 0, {(7, 8): "T067"})
    assert PEEK in state.stack[-1].options(state)


def test_a_pile_looked_at_is_remembered() -> None:
    state = begun(a_table(finish_from=0))
    lay_all(state, 0, {(7, 8): "T067"})
    settle(state)
    take(state, PEEK - 1)
    assert state.peeked == [2, 0]


def test_the_hidden_pile_is_never_offered() -> None:
    state = begun(a_table(finish_from=0))
    lay_all(state, 0, {(7, 8): "T067"})
    assert PEEK - 3 not in state.stack[-1].options(state)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_runs_of_the_timer(number: int) -> None:
    assert runs(begun(a_table(), number=number)) == number + 1


def test_the_timer_may_be_flipped_when_the_sand_is_out() -> None:
    state = begun(a_table(), number=2)
    until(state, Flip)
    assert state.points == [0, 0] and FLIP in state.options


def test_a_flip_grants_a_new_run() -> None:
    state = begun(a_table(), number=2)
    until(state, Flip)
    take(state, FLIP)
    assert state.points == [state.table.rules.action_points] * 2 and state.run == 2


def test_onto_start_only_a_finisher_flips() -> None:
    state = begun(a_table(), number=1)
    until(state, Flip)
    assert FLIP not in state.options


def test_somebody_finishes_before_the_last_run() -> None:
    state = begun(a_table(), number=1)
    until(state, Flip)
    take(state, -1)
    assert sorted(state.numbers) == [0, 1] and state.run == 2


def test_when_time_is_over_the_rest_take_the_lowest_numbers() -> None:
    state = begun(a_table(), 3)
    until(state, Flip)
    take(state, FINISH - 1)
    while not all(state.numbers):
        take(state, DRAW if isinstance(state.stack[-1], Take) else RETURN)
    assert state.numbers == [1, 2, 3]


def test_a_tile_in_hand_is_dropped_when_time_is_over() -> None:
    state = begun(a_table(action_points=7))
    until(state, Flip)
    take(state, FINISH - 1)
    while not all(state.numbers):
        take(state, DRAW if isinstance(state.stack[-1], Take) else RETURN)
    assert state.hands == [NO_TILE, NO_TILE]


def test_finishing_waits_for_some_tiles_while_the_sand_runs() -> None:
    assert FINISH - 1 not in begun(a_table()).options


def test_finishing_may_be_allowed_at_once() -> None:
    assert FINISH - 1 in begun(a_table(finish_from=0)).options


# Inspection


def wrong(turn: int = 180) -> TruckerState:
    """A turned engine behind the start cabin."""
    state = begun(a_table(strict_build=False, late_fault_fee=1))
    lay_all(state, 0, {(7, 6): ("T077", turn)})
    state.stack.clear()
    state.stack.append(Inspect(0))
    return state


def test_a_legal_ship_passes() -> None:
    state = wrong()
    state.ships[0].take_back(cell(state, 7, 6))
    assert go_on(state) == [("passed-inspection", 0)]


def test_a_faulty_tile_is_removed() -> None:
    state = wrong()
    go_on(state, RemoveFaulty=cell(state, 7, 6))
    assert state.ships[0].lost == [state.table.designs.index("T077")]


def test_faults_cost_credits() -> None:
    state = wrong()
    state.credits[0] = 9
    go_on(state, RemoveFaulty=cell(state, 7, 6))
    assert state.credits[0] < 9


def test_a_repaired_ship_is_legal() -> None:
    state = wrong()
    go_on(state)
    assert is_legal(state.ships[0])


# Galaxy Trucker in flight: the track, launch, give-ups, being hit; cases T-20 to T-25, T-39 to T-46, T-56, T-57.

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
    lay_all(state, 0, ENGINE)
    assert state.ships[0].figures().engine == 1
