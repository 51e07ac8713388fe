"""What is kept with a ship's figures is what would be found by looking again, on ships without and with faults."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.trucker.flights import a_table, begun, lay, with_tiles
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle
from validator.play.games.trucker.players.prospects import LOOKS, grown_promises, tiles_promise
from validator.play.games.trucker.players.weights import QUICK, THOUGHTFUL, Weights
from validator.play.games.trucker.rules.building import Place, Take
from validator.play.games.trucker.rules.state import TruckerState, ship_key
from validator.play.games.trucker.ships.figures import Promise, figures_of
from validator.play.games.trucker.ships.hull import Ship, ship_on
from validator.play.games.trucker.ships.placing import fitting
from validator.play.games.trucker.table.compiled import Table
from validator.play.games.trucker.words.vocabulary import AnyComponent, Cabin, LifeSupport, Structure

AIR, CABIN = LifeSupport(alien="brown"), Cabin()
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


@pytest.mark.parametrize(("aboard", "more"), [(AIR, CABIN), (CABIN, AIR)])
def test_cabin_and_life_support_promise_an_alien_in_either_order(aboard: AnyComponent, more: AnyComponent) -> None:
    table = with_tiles({"ABOARD": ("0303", aboard), "MORE": ("3333", more)})
    state = begun(table)
    lay(state, 0, {(8, 7): "ABOARD"})
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
