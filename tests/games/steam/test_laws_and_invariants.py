"""Laws that hold at every moment, broken invariants noticed, tiles replaced, and what the table shows."""

from __future__ import annotations

import csv
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import SMALL_MAP
from tests.games.played import is_dealt, keys_kept, played, promises_of
from tests.games.steam.tabletop import Desk, Ledger, a_game, a_table, content_with, plain_table, play, sensible
from validator.play.agents.greedy import GreedyAgent
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle
from validator.play.games.steam.game import GAME
from validator.play.games.steam.observer import PLAYED, SteamObserver
from validator.play.games.steam.promises import promises_of as every_promise
from validator.play.games.steam.rules.auction import IssueShares
from validator.play.games.steam.rules.building import cost_of, first_site
from validator.play.games.steam.rules.moving import Delivery, deliveries
from validator.play.games.steam.rules.rounds import faults, parts, scores, winners
from validator.play.games.steam.rules.state import COLOURS, NO_CUBE, SteamState
from validator.play.games.steam.table import NO_FACE, Redirect
from validator.play.games.steam.telling.table_view import SteamView
from validator.play.games.steam.track import NO_CITY, NOBODY, traced_afresh
from validator.play.lookup import open_set

# What holds in every game of Age of Steam, however it is played.

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


# Each invariant of Age of Steam, broken in a position that was sound before.

RED = 0


def put(place: str, number: int, value: Any) -> Callable[[SteamState], None]:
    """What puts a value at a place of one of the state's lists."""

    def change(state: SteamState) -> None:
        getattr(state, place)[number] = value

    return change


def twice(state: SteamState) -> None:
    places = [place for place, city in enumerate(state.track.city) if city >= 0]
    state.track.city[places[0]] = state.track.city[places[1]]


def lift(place: str) -> Callable[[SteamState], None]:
    """What takes one away from the first number of a list."""

    def change(state: SteamState) -> None:
        getattr(state, place)[0] -= 1

    return change


def fewer_markers(state: SteamState) -> None:
    state.markers -= 1


def both(state: SteamState) -> None:
    state.out[1] = 1


def neither(state: SteamState) -> None:
    state.order.remove(1)


BREAKS: list[tuple[str, Callable[[SteamState], None]]] = [
    ("on the map and in the supply are not those of the set", lift("supply")),
    ("town markers on the map and in the supply", fewer_markers),
    ("a city lies on the map twice", twice),
    ("cubes in the bag, on the board and on cities", lift("bag")),
    ("a cube lies where none can", put("display", 0, COLOURS)),
    ("a cube lies where none can", put("goods", 0, -1)),
    ("seat 2 has less money or income than none", put("cash", 1, -1)),
    ("seat 2 has less money or income than none", put("income", 1, -1)),
    ("seat 2 has issued shares beyond the board", put("shares", 1, 99)),
    ("seat 2 has issued shares beyond the board", put("shares", 1, 0)),
    ("the engine of seat 2 is beyond the board", put("engine", 1, 0)),
    ("the engine of seat 2 is beyond the board", put("engine", 1, 99)),
    ("seat 2 is both bankrupt and in the order of play, or neither", both),
    ("seat 2 is both bankrupt and in the order of play, or neither", neither),
]


def test_a_game_begins_sound() -> None:
    assert faults(a_game()) == []


@pytest.mark.parametrize(("sentence", "change"), BREAKS)
def test_what_is_broken_is_noticed(sentence: str, change: Callable[[SteamState], None]) -> None:
    state = a_game()
    change(state)
    assert any(sentence in fault for fault in faults(state))


def test_a_bag_may_be_empty() -> None:
    state = a_game()
    state.goods[0] += state.bag[0]
    state.bag[0] = 0
    assert faults(state) == []


def test_spaces_of_the_goods_board_may_be_empty() -> None:
    state = a_game()
    state.bag[state.display[0]] += 1
    state.display[0] = NO_CUBE
    assert faults(state) == []


def about_links(desk: Desk) -> list[str]:
    return [fault for fault in faults(desk.state) if "link" in fault]


def built(**switches: Any) -> Desk:
    """A seat's track from a city, unfinished, and its turn not yet over."""
    desk = Desk(**switches)
    desk.turn(RED)
    desk.lay(RED, (16, 7), "S1 0-3")
    return desk


def test_track_from_a_city_is_sound() -> None:
    assert about_links(built(tracing="own_links")) == []


def test_a_link_that_is_not_kept_is_noticed() -> None:
    desk = built()
    desk.track.links.popitem()
    assert about_links(desk) == ["the links kept are not those that the tiles form"]


def test_a_link_that_leads_to_no_city_is_noticed() -> None:
    desk = Desk(tracing="own_links")
    desk.turn(RED + 1)
    desk.lay(RED + 1, (10, 5), "S1 0-3")
    assert "a link of seat 2 leads to no city" in about_links(desk)


def test_an_unfinished_link_that_was_not_lengthened_is_noticed() -> None:
    desk = built()
    desk.state.stack.clear()
    desk.state.built[RED] += 1
    assert about_links(desk) == ["an unfinished link of seat 1 was not lengthened in its last building turn"]


# Every row of the table of what may take the place of what: tiles unturned before, turned by sixths after.

Row = dict[str, str]
with (Path(__file__).parent / "replacements.csv").open(encoding="utf-8") as file:
    ROWS: list[Row] = list(csv.DictReader(file))
REPLACEMENTS = {"documented": plain_table(), "publisher": a_table(profile="publisher")}
PLAIN, TOWN = (9, 8), (8, 8)


def face(tile: str, turn: int, on_town: bool) -> int:
    table = plain_table()
    faces, number = table.faces, table.tile_ids.index(tile)
    (found,) = [
        each
        for each in range(faces.count)
        if (faces.tile[each], faces.turn[each], faces.on_town[each]) == (number, turn, on_town)
    ]
    return found


def both_tables(row: Row) -> tuple[int, int]:
    on_town = row["kind"] == "town"
    return face(row["old"], 0, on_town), face(row["new"], int(row["turn"]), on_town)


def redirect(row: Row) -> Redirect:
    return Redirect(both_tables(row)[1], int(row["keep"]), int(row["from"]), int(row["to"]))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"row-{row['row']}-{row['kind']}-{row['old']}-{row['new']}")
def test_a_row(row: Row) -> None:
    faces = plain_table().faces
    old, new = both_tables(row)
    if row["kind"] == "redirect":
        assert redirect(row) in faces.redirects(old)
    else:
        assert new in faces.replacements(old)
    for profile, price in (("documented", row["price"]), ("publisher", row["publisher"])):
        desk = Desk(table=REPLACEMENTS[profile])
        place = desk.at(TOWN if row["kind"] == "town" else PLAIN)
        desk.track.lay(place, old, 0, 1)
        assert cost_of(desk.state, place, new) == int(price)


def test_there_are_no_others() -> None:
    faces = plain_table().faces
    unturned = [each for each in range(faces.count) if faces.turn[each] == 0]
    replaced = {(old, new) for old in unturned for new in faces.replacements(old)}
    redirected = {(old, each) for old in unturned for each in faces.redirects(old)}
    rows = [row for row in ROWS if row["kind"] != "redirect"]
    assert len(ROWS) == 211
    assert replaced == {both_tables(row) for row in rows}
    assert redirected == {(both_tables(row)[0], redirect(row)) for row in ROWS if row["kind"] == "redirect"}


def test_simple_track_can_be_redirected_in_four_ways() -> None:
    faces = plain_table().faces
    simple = [each for each in faces.land if len(faces.sections[each]) == 1]
    for each in simple:
        for edge in range(6):
            if faces.exits[each] >> edge & 1:
                assert sum(found.old == edge for found in faces.redirects(each)) == 4


# Age of Steam: what the observer notes of play, and what spotlights bring within reach.


def seen(desk: Desk, seat: int, action: int) -> set[str]:
    """What the observer notes of one choice at the decision on top of the stack."""
    observer = SteamObserver(desk.table)
    observer.start(desk.state)
    assert settle(desk.state, observer) is not None
    choose(desk.state, action, observer)
    every = every_promise(desk.table).all
    return {every[number].key for number in observer._kept if number >= 0}


@pytest.mark.parametrize(
    ("group", "count"),
    [
        ("tiles", 15),
        ("replacements", 77),
        ("redirects", 37),
        ("cities", 28),
        ("towns", 14),
        ("actions", 7),
        ("goods", 31),
        ("money", 5),
        ("rules", 23),
    ],
)
def test_how_many_promises_there_are(group: str, count: int) -> None:
    assert len(promises_of("steam", group)) == count


def test_keys_are_single() -> None:
    keys = [promise.key for promise in promises_of("steam")]
    assert len(set(keys)) == len(keys)


def test_a_tile_that_takes_the_place_of_its_like_needs_two() -> None:
    keys = {promise.key for promise in promises_of("steam", "redirects")}
    assert "redirect:X2-X2" in keys
    assert not keys & {"redirect:P1-P1", "redirect:P4-P4"}


def test_greedy_games_show_most_of_what_is_common() -> None:
    found = keys_kept("steam", 2, GreedyAgent)
    assert {f"links:{links}" for links in range(1, 4)} <= found
    assert {"tile:S1", "tile:S2", "tile:S3", "rule:improved", "rule:for-others", "rule:win-alone"} <= found


def test_random_games_go_bankrupt() -> None:
    found = keys_kept("steam", 12)
    assert {"rule:bankrupt", "rule:early-end", "rule:short", "rule:share-issued", "rule:half-bid"} <= found


def test_parts_of_the_score_add_up() -> None:
    for result in played("steam", 12):
        assert [sum(seat) for seat in zip(*result.facts.parts.values(), strict=True)] == result.scores


def test_a_placed_tile_keeps_its_own_promise_alone() -> None:
    desk = Desk()
    desk.turn(0)
    assert seen(desk, 0, desk.action((7, 4), "S1 0-3")) == {"tile:S1"}


def test_a_replaced_tile_keeps_the_promise_of_both() -> None:
    desk = Desk()
    desk.lay(0, (7, 4), "S1 0-3")
    desk.lay(0, (6, 5), "S2 1-2")
    desk.turn(0)
    assert seen(desk, 0, desk.action((7, 4), "X1 0-3 1-4")) == {"tile:X1", "replace:S1-X1"}


def test_whoever_lays_a_tile_has_played_it() -> None:
    desk = Desk()
    observer = SteamObserver(desk.table)
    observer.start(desk.state)
    desk.turn(1)
    settle(desk.state, observer)
    choose(desk.state, desk.action((7, 4), "S1 0-3"), observer)
    desk.state.stack.clear()
    uses = observer.finish(desk.state).uses
    assert {use for use in uses if use[2] == PLAYED} == {(1, desk.table.tile_ids.index("S1"), PLAYED)}
    assert len(uses) == 3 * len(desk.table.designs) + 1


@pytest.mark.parametrize("key", [promise.key for promise in promises_of("steam", "rules")])
def test_a_spotlight_brings_each_rule_within_reach(key: str) -> None:
    assert is_dealt("steam", key)


@pytest.mark.parametrize(
    "key",
    [
        "tile:V2",
        "tile:P1",
        "replace:S2-P2",
        "redirect:P4-X2",
        "on-town:V1-S1",
        "on-town:S1-X1",
        "on-town:V5-P3",
        "reached:7-5",
        "reached:H",
        "new:D",
        "town:17-2",
        "column:G",
        "links:6",
        "delivered:black",
        "reduced:51",
        "action:production",
    ],
)
def test_a_spotlight_brings_things_of_every_kind_within_reach(key: str) -> None:
    assert is_dealt("steam", key)


@pytest.mark.soak
def test_spotlights_bring_all_promises_within_reach() -> None:
    missing = [promise.key for promise in promises_of("steam") if not is_dealt("steam", promise.key)]
    assert missing == []


@pytest.mark.parametrize(
    ("cash", "income", "told", "ruins"),
    [
        (9, 0, "Leaves you $9; after income and expenses $6, as things stand.", False),
        (0, 2, "$1 are then missing for expenses, as things stand, and your income falls to 1.", True),
        (0, 1, "$2 are then missing for expenses, as things stand: you go bankrupt.", True),
    ],
)
def test_what_a_choice_leaves_of_ones_money_is_foretold(cash: int, income: int, told: str, ruins: bool) -> None:
    """With two shares and an engine of one, which cost three dollars, no further share is issued."""
    state = a_game()
    seat = state.order[0]
    state.cash[seat], state.income[seat], state.options = cash, income, [0]
    (touch,) = SteamView(plain_table(), content_with(), "en").touched(state, IssueShares(seat))
    assert touch.foretold.endswith(told) and touch.ruins == ruins
    assert state.cash[seat] == cash
