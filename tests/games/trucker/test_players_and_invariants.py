"""Players who think and remember, and broken invariants noticed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.games.trucker.shipyard import a_table, begun, cell, flying, lay_all, with_tiles
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle
from validator.play.games.trucker.players.hidden import imagine
from validator.play.games.trucker.players.judgement import actions_left, growth, placing, weighed
from validator.play.games.trucker.players.prospects import (
    LOOKS,
    QUICK,
    THOUGHTFUL,
    Weights,
    grown_promises,
    tiles_promise,
)
from validator.play.games.trucker.rules.building import DRAW, FINISH, TAKE, Place, Take
from validator.play.games.trucker.rules.scoring import faults, placing_reward
from validator.play.games.trucker.rules.state import NO_TILE, TruckerState, ship_key
from validator.play.games.trucker.ships.faults import fitting
from validator.play.games.trucker.ships.hull import BROWN, COLOURS, PURPLE, Promise, Ship, figures_of, ship_on
from validator.play.games.trucker.table import Table
from validator.play.games.trucker.words import AnyComponent, Battery, Cabin, Hold, LifeSupport, Structure

# Each invariant of Galaxy Trucker, broken in a position that was sound before.

Change = Callable[[TruckerState], object]
HOME, BATTERY, HOLD, CABIN, BEAM = (7, 7), (8, 7), (6, 7), (7, 6), (7, 8)


def in_flight() -> TruckerState:
    """A battery, a hold for two, a cabin and a beam round the start cabin; a rival of whom nothing is asked."""
    table = with_tiles(
        {
            "U1": ("3333", Battery(slots=2)),
            "U2": ("3333", Hold(slots=2)),
            "U3": ("3333", Cabin()),
            "U4": ("3333", Structure()),
        }
    )
    return flying(table, {BATTERY: "U1", HOLD: "U2", CABIN: "U3", BEAM: "U4"})


def noticed(state: TruckerState, change: Change) -> set[str]:
    """The faults that a change brings about."""
    before = set(faults(state))
    change(state)
    return set(faults(state)) - before


def set_number(name: str, place: int, value: int) -> Change:
    return lambda state: getattr(state, name).__setitem__(place, value)


def aboard(name: str, at: tuple[int, int], value: int, of_each: int = 1, place: int = 0) -> Change:
    """Puts something on a cell of the first ship."""
    return lambda state: getattr(state.ships[0], name).__setitem__(of_each * cell(state, *at) + place, value)


def one_brown_in_either(state: TruckerState) -> None:
    for at in (CABIN, BEAM):
        aboard("crew", at, BROWN)(state)


def two_purple(state: TruckerState) -> None:
    for at in (CABIN, BEAM):
        aboard("crew", at, PURPLE)(state)


def torn_apart(state: TruckerState) -> None:
    state.ships[0].take_back(cell(state, *HOME))


def beside(state: TruckerState) -> None:
    state.flying, state.positions = [1, 1], [20, 20]


def fewer_humans(state: TruckerState) -> None:
    state.bank_humans -= 1


def fewer_batteries(state: TruckerState) -> None:
    state.bank_batteries -= 1


BREAKS: list[tuple[str, Change]] = [
    ("humans aboard and in the bank are not those of the set", fewer_humans),
    ("batteries aboard and in the bank are not those of the set", fewer_batteries),
    ("goods of colour 2 aboard and in the bank are not those of the set", set_number("bank_goods", 2, 0)),
    ("two rockets stand on one space", beside),
    ("two players hold the same number tile", lambda state: state.numbers.__setitem__(slice(0, 2), [1, 1])),
    ("a player has fewer credits than none", set_number("credits", 1, -1)),
    ("somebody on the ship of seat 1 is in no cabin", aboard("crew", BEAM, 1)),
    ("the ship of seat 1 has two aliens of one colour", one_brown_in_either),
    ("the ship of seat 1 has two aliens of one colour", two_purple),
    ("an alien sits in the start cabin of seat 1", aboard("crew", HOME, BROWN)),
    ("a tile of the ship of seat 1 holds more than it has places for", aboard("goods", HOLD, 3, COLOURS, 1)),
    ("a tile of the ship of seat 1 holds more than it has places for", aboard("goods", BEAM, 1, COLOURS, 1)),
    ("a tile of the ship of seat 1 holds more than it has places for", aboard("batteries", BATTERY, 3)),
    ("a tile of the ship of seat 1 holds more than it has places for", aboard("batteries", BEAM, 1)),
    ("red goods of seat 1 lie outside a special hold", aboard("goods", HOLD, 1, COLOURS)),
    ("the ship of seat 1 flies although it is not legal", torn_apart),
]


@pytest.mark.parametrize(("sentence", "change"), BREAKS)
def test_what_is_broken_is_noticed(sentence: str, change: Change) -> None:
    assert sentence in noticed(in_flight(), change)


def test_a_full_ship_is_sound() -> None:
    assert not [fault for fault in faults(in_flight()) if "seat 1" in fault]


def test_a_game_begins_sound() -> None:
    assert faults(begun(a_table())) == []


ON_THE_TABLE = "the tiles on ships, in boxes, hands and on the table are not the tiles of the set"


@pytest.mark.parametrize("gone", ["lost", "reserve"])
def test_a_tile_too_many_beside_a_ship_is_noticed(gone: str) -> None:
    assert noticed(begun(a_table()), lambda state: getattr(state.ships[1], gone).append(5)) == {ON_THE_TABLE}


def test_a_tile_that_vanished_from_a_ship_is_noticed() -> None:
    state = begun(a_table())
    ship = state.ships[0]
    assert ON_THE_TABLE in noticed(state, lambda _: ship.take_back(ship.board.start))


def test_a_card_that_vanished_is_noticed() -> None:
    found = noticed(begun(a_table()), lambda state: next(filter(None, state.stocks)).pop())
    assert found == {"the cards in piles, used and put aside are not the cards of the set"}


# The builder who thinks: actions that will be there, tiles that nobody has seen, what fits before what does not.

SEEDS = [0]


def taking(table: Table, *face_up: int) -> TruckerState:
    """A builder's first choice, with an empty hand and these tiles face up."""
    state = begun(table)
    state.hands[state.turn] = NO_TILE
    state.stack[-1] = TAKE
    state.face_up = list(face_up)
    state.options = TAKE.options(state)
    return state


def worth(state: TruckerState, action: int) -> float:
    found = weighed(state, state.turn, SEEDS)
    assert found is not None
    return found[state.options.index(action)]


def test_a_tile_that_fits_is_worth_more_than_one_that_fits_nowhere() -> None:
    """The start cabin has connectors all around, so what has none cannot be built in."""
    table = with_tiles({"closed": ("0000", Structure()), "open": ("3333", Structure())})
    closed, open_one = table.designs.index("closed"), table.designs.index("open")
    state = taking(table, closed, open_one)
    assert worth(state, open_one) > worth(state, DRAW) > worth(state, closed)


@pytest.mark.parametrize(("seat", "runs"), [(0, 2), (1, 1)])
def test_who_is_asked_last_does_not_count_the_last_run(seat: int, runs: int) -> None:
    state = taking(a_table(action_points=20))
    state.points = [20, 20]
    assert actions_left(state, seat) == 20 * runs


def test_when_someone_has_finished_all_runs_count() -> None:
    state = taking(a_table(action_points=20))
    state.points = [20, 20]
    state.numbers[0] = 1
    assert actions_left(state, 1) == 40


def test_what_a_draw_is_worth_does_not_depend_on_the_order_of_the_tiles() -> None:
    state = taking(a_table())
    turned = state.copy()
    turned.face_down = state.face_down[::-1]
    turned.options = state.options
    assert worth(turned, DRAW) == pytest.approx(worth(state, DRAW))


def test_every_option_of_a_builder_is_weighed() -> None:
    state = taking(a_table(), 3, 4, 5)
    found = weighed(state, state.turn, SEEDS)
    assert found is not None and len(found) == len(state.options)


def test_what_breaks_rules_is_left_to_be_tried() -> None:
    state = taking(a_table(strict_build=False))
    assert weighed(state, state.turn, SEEDS) is None


def test_building_on_is_better_than_finishing_a_bare_ship() -> None:
    state = taking(a_table(finish_from=0))
    assert worth(state, DRAW) > worth(state, FINISH - 1)


@pytest.mark.parametrize(
    ("fewer", "more"), [((9.0, 9, 1.0, 4), (9.0, 9, 2.0, 4)), ((9.0, 8, 2.0, 4), (9.0, 9, 2.0, 4))]
)
def test_more_ways_and_more_cells_let_a_ship_grow_more(
    fewer: tuple[float, int, float, int], more: tuple[float, int, float, int]
) -> None:
    assert growth(more, 40) > growth(fewer, 40)


def test_without_cards_to_come_a_place_is_sure() -> None:
    state = flying(a_table(), {}, {})
    assert [placing(state, seat, 0) for seat in range(2)] == [placing_reward(state, seat) for seat in range(2)]


def test_with_cards_to_come_the_leader_may_be_passed() -> None:
    state = flying(a_table(), {}, {})
    assert placing_reward(state, 1) < placing(state, 1, 4) < placing(state, 0, 4) < placing_reward(state, 0)


def test_what_is_hidden_changes_nothing() -> None:
    state = taking(a_table(), 3, 4, 5)
    guess = imagine(state, state.turn, seed=5)
    guess.options = state.options
    assert weighed(guess, state.turn, SEEDS) == weighed(state, state.turn, SEEDS)


# What is kept with a ship's figures is what would be found by looking again, on ships without and with faults.

AIR, LODGING = LifeSupport(alien="brown"), Cabin()
BOTH_WAYS = pytest.mark.parametrize("strict_build", [True, False])


def building(strict_build: bool, seed: int) -> Iterator[TruckerState]:
    """The choices of a round's building, each option as likely as the next."""
    state = begun(a_table(strict_build=strict_build, take_back=True), number=2, seed=seed)
    dice = Dice(seed)
    while isinstance(state.stack[-1], Take | Place):
        yield state
        choose(state, state.options[below(dice, len(state.options))])
        settle(state)


def afresh(ship: Ship) -> Ship:
    """The same tiles on a ship that remembers nothing."""
    found = ship_on(ship.table, ship.board)
    found.tiles = ship.tiles[:]
    return found


def looked_at(table: Table, ship: Ship, tile: int, weights: Weights = QUICK) -> list[Promise]:
    """What the tiles promise with one more, each place built in and looked at."""
    found = []
    places = fitting(table, ship, tile)
    for place in places[:: 1 + len(places) // LOOKS]:
        grown = afresh(ship)
        grown.put(place >> 2, 4 * tile + (place & 3))
        found.append(tiles_promise(grown, weights))
    return found


@pytest.mark.parametrize("weights", [QUICK, THOUGHTFUL], ids=["quick", "thoughtful"])
@BOTH_WAYS
def test_one_tile_more_promises_what_the_ship_promises_with_it(strict_build: bool, weights: Weights) -> None:
    table = a_table(strict_build=strict_build, take_back=True)
    for state in building(strict_build, seed=3):
        ship = state.ships[state.turn]
        for tile in state.face_down[-8:]:
            assert grown_promises(table, ship, tile, weights) == looked_at(table, ship, tile, weights)


@pytest.mark.parametrize(("aboard", "more"), [(AIR, LODGING), (LODGING, AIR)])
def test_cabin_and_life_support_promise_an_alien_in_either_order(aboard: AnyComponent, more: AnyComponent) -> None:
    table = with_tiles({"ABOARD": ("0303", aboard), "MORE": ("3333", more)})
    state = begun(table)
    lay_all(state, 0, {(8, 7): "ABOARD"})
    tile = table.designs.index("MORE")
    assert grown_promises(table, state.ships[0], tile, QUICK) == looked_at(table, state.ships[0], tile)


@BOTH_WAYS
def test_figures_found_on_trial_are_those_of_the_tiles(strict_build: bool) -> None:
    for state in building(strict_build, seed=4):
        for ship in state.ships:
            known, looked = ship.figures(), figures_of(ship.table, ship.board, ship.tiles)
            for name in ("exposed", "beside", "open_cells", "fire", "holds", "brown_cabins", "purple_cabins"):
                assert getattr(known, name) == getattr(looked, name), name
        for action in state.options:
            trial = state.copy()
            choose(trial, action)
            for ship in trial.ships:
                ship.figures()


def test_a_tile_fits_beside_the_first_tile_of_the_set_at_each_of_its_connectors() -> None:
    table = with_tiles({"MORE": ("3333", AIR)})
    ship = afresh(begun(table).ships[0])
    board, first = ship.board, ship.board.cell_at(7, 7)
    ship.tiles = [-1] * len(ship.tiles)
    ship.put(first, 0)
    sides = enumerate((first - board.width, first + 1, first + board.width, first - 1))
    found = {place >> 2 for place in fitting(table, ship, table.designs.index("MORE"))}
    assert found == {cell for side, cell in sides if ship.table.side_code(0, side)} and first - 1 in found


@BOTH_WAYS
def test_a_tile_fits_the_same_cells_whether_figures_are_known(strict_build: bool) -> None:
    for state in building(strict_build, seed=5):
        ship = state.ships[state.turn]
        ship.figures()
        for tile in state.face_down[-3:]:
            assert fitting(state.table, ship, tile) == fitting(state.table, afresh(ship), tile)


@BOTH_WAYS
def test_a_choice_is_seen_where_options_are_many(strict_build: bool) -> None:
    for state in building(strict_build, seed=6):
        step = state.stack[-1]
        assert isinstance(step, Take | Place)
        assert step.only(state) is None


@pytest.mark.parametrize("is_set_aside", [0, 1])
def test_a_tile_that_fits_nowhere_goes_the_only_way_there_is(is_set_aside: int) -> None:
    state = begun(with_tiles({"SMOOTH": ("0000", Structure())}))
    state.hands[state.turn], state.from_reserve[state.turn] = state.table.designs.index("SMOOTH"), is_set_aside
    state.ships[state.turn].reserve += [0] * 2
    place = Place()
    assert [place.only(state)] == place.options(state)


def test_a_ship_changed_in_a_copy_stays_as_it_was_in_the_game() -> None:
    state = next(state for state in building(True, seed=7) if isinstance(state.stack[-1], Place))
    before = [ship_key(ship) for ship in state.ships]
    trial = state.copy()
    choose(trial, state.options[0])
    assert [ship_key(ship) for ship in state.ships] == before != [ship_key(ship) for ship in trial.ships]


def test_a_ship_changed_in_the_game_stays_as_it_was_in_a_copy() -> None:
    state = next(state for state in building(True, seed=7) if isinstance(state.stack[-1], Place))
    kept = state.copy()
    before = [ship_key(ship) for ship in kept.ships]
    choose(state, state.options[0])
    assert [ship_key(ship) for ship in kept.ships] == before
