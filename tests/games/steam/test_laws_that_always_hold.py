"""What holds in every game of Age of Steam, however it is played."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import SMALL_MAP
from tests.games.steam.ledger import Ledger
from tests.games.steam.players import play, sensible
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle
from validator.play.games.steam.game import GAME
from validator.play.games.steam.rules.laying import first_site
from validator.play.games.steam.rules.moving import Delivery, deliveries
from validator.play.games.steam.rules.scoring import parts, scores, winners
from validator.play.games.steam.rules.state import COLOURS, SteamState
from validator.play.games.steam.table.faces import NO_FACE
from validator.play.games.steam.track.links import NO_CITY, NOBODY, traced_afresh
from validator.play.lookup import open_set

TABLES = {name: GAME.table(open_set(name)) for name in ("steam", SMALL_MAP)}
SMALL = next(name for name in TABLES if name != "steam")
seeds = st.integers(0, 1 << 40)
few = settings(max_examples=40, deadline=None)


@pytest.mark.parametrize("name", TABLES)
@given(seed=seeds, seats=st.integers(3, 6), share=st.sampled_from([1, 3, 20]))
@few
def test_money_pieces_and_links_add_up(name: str, seed: int, seats: int, share: int) -> None:
    ledger = Ledger()
    state = GAME.start(TABLES[name], seats, seed)
    play(state, Dice(seed, 1), ledger, share)
    assert ledger.found == []
    assert GAME.faults(state) == []


def position(seed: int, seats: int, choices: int) -> tuple[SteamState, Any] | None:
    """A sensible game on the small map after some choices; None where it is over."""
    dice = Dice(seed, 2)
    state = GAME.start(TABLES[SMALL], seats, seed)
    decision = settle(state)
    for _ in range(choices):
        if decision is None:
            return None
        choose(state, sensible(state, decision, dice))
        decision = settle(state)
    return decision and (state, decision)


positions = {"seed": seeds, "seats": st.integers(3, 6), "choices": st.integers(0, 200)}


@given(**positions)
@few
def test_whatever_is_chosen_links_are_those_of_the_tiles(seed: int, seats: int, choices: int) -> None:
    found = position(seed, seats, choices)
    if found is None:
        return
    state, _ = found
    for action in state.options[:: 1 + len(state.options) // 40]:
        trial = state.copy()
        choose(trial, action)
        links = trial.track.links.values()
        kept = {(link.sections, frozenset(link.sides), (min(link[:2]), max(link[:2]))) for link in links}
        assert kept == traced_afresh(trial.track)
        assert sum(len(link.sides) for link in links) == sum(number >= 0 for number in trial.track.link_of)


@given(**positions)
@few
def test_what_is_covered_are_the_tiles_and_the_new_cities(seed: int, seats: int, choices: int) -> None:
    found = position(seed, seats, choices)
    if found is None:
        return
    track, size = found[0].track, len(found[0].table.grid.places)
    tiles = sum(1 << hex_number for hex_number in range(size) if track.face[hex_number] != NO_FACE)
    cities = sum(1 << hex_number for hex_number in found[0].table.grid.towns if track.city[hex_number] != NO_CITY)
    assert track.cover == tiles | cities << size


@given(**positions)
@few
def test_deliveries_follow_the_rules(seed: int, seats: int, choices: int) -> None:
    found = position(seed, seats, choices)
    if found is None:
        return
    state, _ = found
    engine = 1 + seed % 4
    for delivery in deliveries(state, engine):
        follows(state, delivery, engine)
    assert {(each.city, each.colour, each.income) for each in deliveries(state, engine)} == walked(state, engine)


def follows(state: SteamState, delivery: Delivery, engine: int) -> None:
    """A delivery's links join its stops, none twice; it ends where the cube is accepted and nowhere before."""
    track, table = state.track, state.table
    places = [list(track.city).index(delivery.city), *delivery.stops]
    assert len(delivery.links) == len(delivery.stops) <= engine
    assert len(set(places)) == len(places) and len(set(delivery.links)) == len(delivery.links)
    for number, ends in zip(delivery.links, pairwise(places), strict=True):
        link = track.links[number]
        assert {link.first, link.last} == set(ends)
    colours = [table.city_colour[track.city[stop]] for stop in delivery.stops if track.city[stop] != NO_CITY]
    assert colours[-1] == delivery.colour and delivery.colour not in colours[:-1]
    assert track.city[delivery.stops[-1]] != NO_CITY
    owners = [track.links[number].owner for number in delivery.links]
    paid = [owners.count(seat) * (not state.out[seat]) for seat in range(state.seats)]
    assert list(delivery.income) == paid


def walked(state: SteamState, engine: int) -> set[tuple[int, int, tuple[int, ...]]]:
    """City, colour and income of every delivery, found by walking along links without remembering anything."""
    track, table = state.track, state.table
    complete = [link for link in track.links.values() if link.complete]
    found: set[tuple[int, int, tuple[int, ...]]] = set()

    def walk(city: int, colour: int, stops: list[int], income: tuple[int, ...]) -> None:
        here = track.city[stops[-1]]
        if len(stops) > 1 and here != NO_CITY and table.city_colour[here] == colour:
            found.add((city, colour, income))
            return
        if len(stops) > engine:
            return
        for link in complete:
            for one, other in ((link.first, link.last), (link.last, link.first)):
                if one == stops[-1] and other not in stops:
                    gains = list(income)
                    if link.owner != NOBODY and not state.out[link.owner]:
                        gains[link.owner] += 1
                    walk(city, colour, [*stops, other], tuple(gains))

    for place, city in enumerate(track.city):
        if city != NO_CITY:
            for colour in range(COLOURS):
                walk(city, colour, [place], (0,) * state.seats)
    return found


@given(seed=seeds, seats=st.integers(3, 6))
@few
def test_points_are_the_sum_of_their_parts_and_bankrupts_never_win(seed: int, seats: int) -> None:
    state = GAME.start(TABLES[SMALL], seats, seed)
    play(state, Dice(seed, 3), None, 6)
    assert scores(state) == [sum(parts(state, seat)) for seat in range(seats)]
    assert not state.order or set(winners(state)) <= set(state.order)
    last = state.table.rules.rounds[seats]
    assert state.round == last or len(state.order) <= 1


@given(**positions)
@few
def test_new_cities_count_on_from_tiles(seed: int, seats: int, choices: int) -> None:
    found = position(seed, seats, choices)
    if found is None:
        return
    state, decision = found
    if type(decision).__name__ == "Urbanize":
        assert all(action >= first_site(state.table) for action in state.options[1:])
    if type(decision).__name__ == "Build":
        assert all(action < first_site(state.table) for action in state.options)


def test_sensible_games_reach_their_last_round() -> None:
    rounds = []
    for seed in range(12):
        state = GAME.start(TABLES[SMALL], 3 + seed % 4, seed)
        play(state, Dice(seed, 1))
        rounds.append(state.round == state.table.rules.rounds[state.seats])
    assert sum(rounds) >= 3


def test_random_games_end() -> None:
    for seed in range(20):
        state = GAME.start(TABLES["steam"], 3 + seed % 4, seed)
        dice = Dice(seed)
        while settle(state) is not None:
            choose(state, state.options[below(dice, len(state.options))])
        assert not state.stack
