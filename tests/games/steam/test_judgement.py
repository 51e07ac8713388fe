"""How positions are judged: ceilings, planned rounds, the network of all cities."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any

import pytest

from tests.content.planted import Files, opened, written
from tests.games.steam.planted.sets import meadow, published
from tests.games.steam.tabletop import Desk, a_game, a_table, sensible
from validator.play.agents.contract import View
from validator.play.agents.greedy import GreedyAgent
from validator.play.engine.chance import Dice, below
from validator.play.engine.game import Value
from validator.play.engine.step import PASS, choose, run_on, settle
from validator.play.games.steam.game import GAME
from validator.play.games.steam.players.judgement import (
    AFTER,
    BEFORE,
    PLACES,
    ceilings,
    considered,
    default_choice,
    lead_at_last,
    money_worth,
    order_worth,
    stretch,
    to_pay,
)
from validator.play.games.steam.players.network import Gain, Way, network_of, outlook
from validator.play.games.steam.players.value import value
from validator.play.games.steam.rules.auction import PAY_BIDS, RETURN_ACTIONS, SELECT_ACTION, IssueShares
from validator.play.games.steam.rules.building import BUILD
from validator.play.games.steam.rules.moving import IMPROVE, MOVE_GOODS
from validator.play.games.steam.rules.rounds import END_ROUND, REDUCE_INCOME, start
from validator.play.games.steam.rules.state import SteamState
from validator.play.games.steam.table import Table
from validator.play.games.steam.track import Track, least_tiles, unjoined
from validator.play.games.steam.witness import spanning_network
from validator.play.games.steam.words.vocabulary import CUBE_COLOURS, Engineer
from validator.play.lookup import open_set

# Ceilings of tile actions: no position after one is worth more, and who looks from the highest chooses the same.

RED = 0
POSITIONS = 6
SWITCHES: tuple[dict[str, Any], ...] = (
    {},
    {"same_hex_twice": True},
    {"track_to_nowhere": True},
    {"loops": True},
    {"tracing": "first_tile"},
    {"place_double": False},
    {"redirect_joins": False},
    {"urbanize": "any_time"},
    {"first_accepting_city": "may_pass"},
    {"tiles_per_turn": 1},
    {"rounds": {3: 2, 4: 2, 5: 2, 6: 2}},
    {"place_town": 0, "place_stub": 0},
)


def margins(state: SteamState, seat: int) -> list[float]:
    """By how much each option's ceiling is above what the position after it is worth."""
    found = []
    for action, ceiling in zip(state.options, ceilings(state, seat) or [], strict=True):
        trial = state.copy()
        choose(trial, action)
        run_on(trial)
        found.append(ceiling - value(trial, seat))
    return found


def positions(switches: dict[str, Any], seed: int, count: int) -> list[SteamState]:
    """Positions of sensible games in which a tile is to be laid."""
    table, dice = a_table(**switches), Dice(seed)
    found: list[SteamState] = []
    while len(found) < count:
        state = start(table, 3 + seed % 4, seed)
        seed += 1
        while (decision := settle(state)) is not None and len(found) < count:
            if decision in BUILD and not below(dice, 6) and ceilings(state, decision.seat(state)) is not None:
                found.append(state.copy())
            choose(state, sensible(state, decision, dice))
    return found


@pytest.mark.parametrize("switches", SWITCHES, ids=lambda switches: next(iter(switches), "plain"))
def test_no_position_is_worth_more_than_its_ceiling(switches: dict[str, Any]) -> None:
    for state in positions(switches, 7, POSITIONS):
        assert min(margins(state, state.stack[-1].who)) >= 0


def test_nearly_all_ceilings_are_exact() -> None:
    found = [each for state in positions({}, 3, 4) for each in margins(state, state.stack[-1].who)]
    assert sum(each < 1e-5 for each in found) > 0.9 * len(found)


def test_to_stop_building_has_no_ceiling() -> None:
    (state,) = positions({}, 1, 1)
    assert (ceilings(state, state.stack[-1].who) or [])[state.options.index(PASS)] == inf


def test_no_ceilings_where_nothing_is_built() -> None:
    assert ceilings(a_game(), RED) is None


def test_no_ceilings_where_income_may_come_before_the_next_choice() -> None:
    (state,) = positions({}, 1, 1)
    state.engine = [state.table.limits.engine] * state.seats
    assert ceilings(state, state.stack[-1].who) is None


def chosen(**changed: Any) -> list[int]:
    """What greedy players choose in the first turns of a game of which the record is changed."""
    game = replace(GAME, **changed)
    state = game.start(a_table(), 4, 2)
    agents = [GreedyAgent(game, seat) for seat in range(4)]
    found: list[int] = []
    while (decision := settle(state)) is not None and len(found) < 40:
        found.append(agents[decision.seat(state)].choose(View(game, state, decision, decision.seat(state))))
        choose(state, found[-1])
    return found


def test_with_and_without_ceilings_the_same_is_chosen() -> None:
    assert chosen() == chosen(ceilings=None)


def test_what_cannot_be_best_is_not_tried() -> None:
    (state,) = positions({}, 1, 1)
    seat, tried = state.stack[-1].who, []

    def noted(position: SteamState, judge: int) -> float:
        tried.append(judge)
        return 5.0

    bounds = [5.0, 6.0, *[4.0] * (len(state.options) - 2)]
    game = replace(GAME, value=noted, ceilings=lambda state, seat: bounds)
    GreedyAgent(game, 1).choose(View(game, state, state.stack[-1], seat))
    assert tried == [seat, seat]


# The judgement of positions: what links bring, where loose ends lead, and that money comes first.

RED_SEAT, BLUE = 0, 1
BLUE_CUBE = CUBE_COLOURS.index("blue")


def test_gains_with_this_engine_and_the_next() -> None:
    desk = Desk()
    desk.turn(RED_SEAT)
    desk.road(RED_SEAT, ((9, 8), "S3 1-3"), ((10, 8), "S1 1,4"), ((11, 7), "S3 2-4"))
    found = network_of(desk.state, RED_SEAT).gains(())
    assert {gain for gain in found if gain.colour == BLUE_CUBE} == {
        Gain(desk.city("Evansville"), BLUE_CUBE, 0.0, 2.0),
        Gain(desk.city("Cincinnati"), BLUE_CUBE, 0.0, 2.0),
    }


def test_gains_over_a_way_not_yet_built() -> None:
    desk = Desk()
    line = desk.hex_of("Evansville"), desk.hex_of("Cincinnati"), 1
    assert network_of(desk.state, RED_SEAT).gains(()) == []
    assert Gain(desk.city("Evansville"), BLUE_CUBE, 1.0, 1.0) in network_of(desk.state, RED_SEAT).gains((line,))


def test_ways_from_a_loose_end() -> None:
    desk = Desk()
    desk.turn(RED_SEAT)
    desk.lay(RED_SEAT, (15, 8), "S3 1-5")
    ahead = desk.track.facing(6 * desk.at((15, 8)) + 5)
    found = outlook(desk.state.table, desk.track.cover, ahead).ways
    assert Way(desk.hex_of("Cincinnati"), 1, 2, 5) in found
    assert all(way.tiles <= 4 for way in found)


def test_ways_lead_around_what_lies_there() -> None:
    desk = Desk()
    desk.turn(RED_SEAT)
    desk.lay(RED_SEAT, (15, 8), "S3 1-5")
    ahead = desk.track.facing(6 * desk.at((15, 8)) + 5)
    desk.road(BLUE, ((13, 7), "S1 0-3"), ((13, 8), "S1 1-4"))
    found = outlook(desk.state.table, desk.track.cover, ahead).ways
    assert min(way.tiles for way in found if way.stop == desk.hex_of("Cincinnati")) > 2


def last_move(cash: int) -> float:
    """How much better it looks to improve the engine than not to, as the last move before expenses of three."""
    state = a_game()
    state.stack = [END_ROUND, *reversed(money_steps()), MOVE_GOODS[RED_SEAT]]
    state.cash = [cash, 10, 10]
    found = []
    for action in (IMPROVE, PASS):
        trial = state.copy()
        settle(trial)
        choose(trial, action)
        settle(trial)
        found.append(value(trial, RED_SEAT))
    return found[0] - found[1]


def money_steps() -> list[object]:
    """Phases 6 to 9 of a first round."""
    state = a_game()
    while not any(step is MOVE_GOODS[RED_SEAT] for step in state.stack):
        choose(state, state.options[0])
        settle(state)
    while any(step in MOVE_GOODS for step in state.stack):
        state.stack.pop()
    return [step for step in reversed(state.stack) if step is not END_ROUND]


def test_no_engine_that_ruins() -> None:
    assert last_move(cash=3) < -30
    assert last_move(cash=30) > -10


def test_a_link_that_delivers_is_worth_its_price() -> None:
    desk = Desk(cash=10)
    desk.turn(RED_SEAT)
    desk.cube("Wheeling", "red", 2)
    before = value(desk.state, RED_SEAT)
    for tile in (((16, 7), "S1 0-3"), ((16, 6), "S3 1-3")):
        desk.build(RED_SEAT, *tile)
    assert value(desk.state, RED_SEAT) > before + 5


def test_an_unfinished_link_that_leads_on_is_better_than_one_that_does_not() -> None:
    worth = []
    for tile in ("S3 1-5", "S2 1-2"):
        desk = Desk(cash=15)
        desk.cube("Wheeling", "blue", 2)
        desk.turn(RED_SEAT)
        desk.build(RED_SEAT, (15, 8), tile)
        desk.state.stack.pop()
        worth.append(value(desk.state, RED_SEAT))
    assert worth[0] > worth[1]


def test_greedy_players_stay_solvent_and_earn() -> None:
    state = GAME.start(a_table(), 3, 5)
    agents = [GreedyAgent(GAME, seat) for seat in range(3)]
    while (decision := settle(state)) is not None:
        seat = decision.seat(state)
        choose(state, agents[seat].choose(View(GAME, state, decision, seat)))
    assert state.out == [0, 0, 0]
    assert min(state.income) > 10


# How `search` plans: a round is one stretch, and on the way all do what looks best at once.

BUILDING = positions({}, 3, 4)


def worth(state: SteamState, seat: int, action: int, by: Value) -> float:
    """What the position after an action is worth to a seat."""
    trial = state.copy()
    choose(trial, action)
    run_on(trial)
    return by(trial, seat)


@pytest.mark.parametrize("place", range(len(BUILDING)))
def test_on_the_way_the_tile_is_taken_that_looks_best(place: int) -> None:
    state = BUILDING[place].copy()
    decision = settle(state)
    assert decision is not None
    seat, taken = decision.seat(state), default_choice(state, decision)
    assert worth(state, seat, taken, value) == max(worth(state, seat, action, value) for action in state.options)


@pytest.mark.parametrize("choices", range(6))
def test_before_building_what_looks_best_is_chosen_as_players_who_think_see_it(choices: int) -> None:
    state = start(BUILDING[0].table, 3, 1)
    decision = settle(state)
    for _ in range(choices):
        choose(state, state.options[-1])
        decision = settle(state)
    assert decision is not None
    seat, taken = decision.seat(state), default_choice(state, decision)
    found = [worth(state, seat, action, considered) for action in state.options]
    assert worth(state, seat, taken, considered) == max(found)


def test_asking_changes_nothing() -> None:
    state = BUILDING[0].copy()
    decision = settle(state)
    assert decision is not None
    before = state.key()
    default_choice(state, decision)
    assert state.key() == before


def test_a_stretch_ends_where_shares_of_the_next_round_are_issued() -> None:
    state = start(BUILDING[0].table, 3, 1)
    met = []
    while (decision := settle(state)) is not None and state.round < 3:
        if not met or met[-1][0] != stretch(state, decision.seat(state)):
            met.append((stretch(state, decision.seat(state)), type(decision)))
        choose(state, default_choice(state, decision))
    assert met == [(1, IssueShares), (2, IssueShares)]


# The judgement of players who think: money in hand and money to come, bids and places, the last incomes.

RED_CUBE, BLUE_IN_TURN, GREEN = 0, 1, 2


def bidding(bids: list[int], dropped: list[int], holder: int, seats: int = 3) -> SteamState:
    """In the middle of an auction; who has not dropped out still bids."""
    state = a_game(seats)
    state.order = list(range(seats))
    state.cash = [20] * seats
    state.bids, state.dropped, state.holder, state.high = bids, dropped, holder, max(bids)
    state.bidders = [seat for seat in range(seats) if seat not in dropped]
    state.stack.append(PAY_BIDS)
    return state


@pytest.mark.parametrize(
    ("bids", "dropped", "paid"),
    [([5, 6, 0], [], [5, 6, 0]), ([5, 6, 3], [GREEN], [5, 6, 0]), ([5, 6, 3, 1], [3, GREEN], [5, 6, 2, 0])],
)
def test_bids_cost_what_the_place_will_cost(bids: list[int], dropped: list[int], paid: list[int]) -> None:
    state = bidding(bids, dropped, holder=BLUE_IN_TURN, seats=len(bids))
    assert [to_pay(state, seat) for seat in range(len(bids))] == paid


def test_the_highest_bid_is_worth_less_than_the_place_it_stands_for() -> None:
    state = bidding([5, 6, 0], [], holder=BLUE_IN_TURN)
    assert PLACES[1] < order_worth(state, BLUE_IN_TURN) < PLACES[0]


def test_the_place_counts_until_the_action_is_selected() -> None:
    state = a_game()
    state.order, state.stack = ([GREEN, RED_CUBE, BLUE_IN_TURN], [SELECT_ACTION[RED_CUBE]])
    assert [order_worth(state, seat) for seat in range(3)] == [PLACES[1], 0.0, 0.0]


def purse(cash: int, income: int) -> SteamState:
    state = a_game()
    state.cash, state.income, state.bidders = [cash] * 3, [income] * 3, []
    return state


def test_money_in_hand_builds_what_money_to_come_cannot() -> None:
    assert money_worth(purse(9, 10), RED_CUBE, BEFORE, left=1) > money_worth(purse(0, 19), RED_CUBE, BEFORE, left=1)


def test_after_building_it_is_all_the_same() -> None:
    assert money_worth(purse(9, 10), RED_CUBE, AFTER, left=1) == money_worth(purse(0, 19), RED_CUBE, AFTER, left=1)


def test_in_the_last_round_incomes_count_as_they_will_be_reduced() -> None:
    state = purse(10, 0)
    state.round = state.table.rules.rounds[3]
    state.stack = [REDUCE_INCOME]
    state.income = [11, 10, 0]
    assert lead_at_last(state, RED_CUBE) == 3 * (11 - 2) - 3 * 10


def test_before_the_last_round_they_count_as_they_are() -> None:
    state = purse(10, 0)
    state.stack = [REDUCE_INCOME]
    state.income = [11, 10, 0]
    assert lead_at_last(state, RED_CUBE) == 3


def test_another_level_is_worth_more_the_more_rounds_follow() -> None:
    def gain(number: int) -> float:
        state = a_game()
        settle(state)
        state.cash, state.income, state.round = [30] * 3, [10] * 3, number
        better = state.copy()
        better.engine[RED_CUBE] = 2
        return considered(better, RED_CUBE) - considered(state, RED_CUBE)

    assert gain(2) > gain(9)


def test_the_action_of_the_last_round_is_worth_nothing_in_the_next_auction() -> None:
    """Or a bid too many looks better than to let the auction end, when actions are returned."""
    state = bidding([5, 6, 0], [], holder=BLUE_IN_TURN)
    state.stack.append(RETURN_ACTIONS)
    engineer = state.copy()
    engineer.action[RED_CUBE] = next(
        number for number, word in enumerate(state.table.actions) if type(word) is Engineer
    )
    assert considered(engineer, RED_CUBE) == considered(state, RED_CUBE)


# Track that joins all cities: shown by an example that keeps to the supply, refuted by counting, or left open.

FEW = published("change:", "  S1: {count: 1}", "  S2: {count: 1}", "  S3: {count: 1}", "  town-marker: {count: 1}")


def table_of(files: Files, folder: Path) -> Table:
    """A custom set, compiled."""
    return Table(opened(written(folder, files)))


def overdrawn(table: Table) -> list[str]:
    """Tiles of which the network uses more than the box holds."""
    laid = [table.faces.tile[face] for face in spanning_network(table).track.face if face >= 0]
    return [name for tile, name in enumerate(table.tile_ids) if laid.count(tile) > table.tile_counts[tile]]


def is_joined(table: Table, track: Track) -> bool:
    """Whether complete links join all cities of the map."""
    found, edge = {table.grid.cities[0]}, [table.grid.cities[0]]
    while edge:
        place = edge.pop()
        for link in track.links.values():
            for one, other in ((link.first, link.last), (link.last, link.first)):
                if one == place and other >= 0 and other not in found:
                    found.add(other)
                    edge.append(other)
    return found >= set(table.grid.cities)


def test_track_joins_all_cities_of_the_shipped_map() -> None:
    table = Table(open_set("steam"))
    witness = spanning_network(table)
    assert (witness.left_out, is_joined(table, witness.track)) == ([], True)


@pytest.mark.parametrize("files", [published(), FEW, meadow()], ids=["published", "few tiles", "meadow"])
def test_no_tile_is_used_that_the_box_does_not_hold(files: Files, tmp_path: Path) -> None:
    assert overdrawn(table_of(files, tmp_path)) == []


def test_cities_that_are_left_out_are_named(tmp_path: Path) -> None:
    witness = spanning_network(table_of(FEW, tmp_path))
    assert witness.left_out


def test_the_search_says_that_it_gave_up() -> None:
    witness = spanning_network(Table(open_set("steam")), most_work=50)
    assert (witness.gave_up, witness.work) == (True, 50)


def test_a_search_that_found_all_did_not_give_up() -> None:
    assert not spanning_network(Table(open_set("steam"))).gave_up


def test_the_same_search_finds_the_same_network() -> None:
    first, second = (spanning_network(Table(open_set("steam"))) for _ in range(2))
    assert (first.track.face, first.work) == (second.track.face, second.work)


def test_the_bound_is_below_what_was_found() -> None:
    table = Table(open_set("steam"))
    assert least_tiles(table) <= spanning_network(table).tiles


def test_straight_track_alone_does_not_join_cities_that_lie_askew(tmp_path: Path) -> None:
    files = meadow(removed=", A, S2, S3, X1, X2, X3, P1, P2, P3, P4, V1, V2, V3, V4, V5, town-marker", towns=[])
    assert unjoined(table_of(files, tmp_path)) == [0, 1]


def test_a_new_city_joins_what_no_tile_on_its_town_does(tmp_path: Path) -> None:
    walls = [(2, 0), (2, 1), (2, 3), (2, 4)]
    removed = ", X1, X2, X3, P1, P2, P3, P4, V1, V2, V3, V4, V5, town-marker"
    files = meadow(towns=[(2, 2)], lakes=walls, removed=removed)
    assert unjoined(table_of(files, tmp_path)) == []
