"""The judgement of positions: what links bring, where loose ends lead, and that money comes first."""

from __future__ import annotations

from tests.games.steam.tabletop import Desk, a_game, a_table
from validator.play.agents.contract import View
from validator.play.agents.greedy import GreedyAgent
from validator.play.engine.step import PASS, choose, settle
from validator.play.games.steam.game import GAME
from validator.play.games.steam.players.network import Gain, network_of
from validator.play.games.steam.players.value import value
from validator.play.games.steam.players.ways import Way, outlook
from validator.play.games.steam.rules.moving import IMPROVE, MOVE_GOODS
from validator.play.games.steam.rules.rounds import END_ROUND
from validator.play.games.steam.words.vocabulary import CUBE_COLOURS

RED, BLUE = 0, 1
BLUE_CUBE = CUBE_COLOURS.index("blue")


def test_gains_with_this_engine_and_the_next() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.road(RED, ((9, 8), "S3 1-3"), ((10, 8), "S1 1,4"), ((11, 7), "S3 2-4"))
    found = network_of(desk.state, RED).gains(())
    assert {gain for gain in found if gain.colour == BLUE_CUBE} == {
        Gain(desk.city("Evansville"), BLUE_CUBE, 0.0, 2.0),
        Gain(desk.city("Cincinnati"), BLUE_CUBE, 0.0, 2.0),
    }


def test_gains_over_a_way_not_yet_built() -> None:
    desk = Desk()
    line = desk.hex_of("Evansville"), desk.hex_of("Cincinnati"), 1
    assert network_of(desk.state, RED).gains(()) == []
    assert Gain(desk.city("Evansville"), BLUE_CUBE, 1.0, 1.0) in network_of(desk.state, RED).gains((line,))


def test_ways_from_a_loose_end() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.lay(RED, (15, 8), "S3 1-5")
    ahead = desk.track.facing(6 * desk.at((15, 8)) + 5)
    found = outlook(desk.state.table, desk.track.cover, ahead).ways
    assert Way(desk.hex_of("Cincinnati"), 1, 2, 5) in found
    assert all(way.tiles <= 4 for way in found)


def test_ways_lead_around_what_lies_there() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.lay(RED, (15, 8), "S3 1-5")
    ahead = desk.track.facing(6 * desk.at((15, 8)) + 5)
    desk.road(BLUE, ((13, 7), "S1 0-3"), ((13, 8), "S1 1-4"))
    found = outlook(desk.state.table, desk.track.cover, ahead).ways
    assert min(way.tiles for way in found if way.stop == desk.hex_of("Cincinnati")) > 2


def last_move(cash: int) -> float:
    """How much better it looks to improve the engine than not to, as the last move before expenses of three."""
    state = a_game()
    state.stack = [END_ROUND, *reversed(money_steps()), MOVE_GOODS[RED]]
    state.cash = [cash, 10, 10]
    found = []
    for action in (IMPROVE, PASS):
        trial = state.copy()
        settle(trial)
        choose(trial, action)
        settle(trial)
        found.append(value(trial, RED))
    return found[0] - found[1]


def money_steps() -> list[object]:
    """Phases 6 to 9 of a first round."""
    state = a_game()
    while not any(step is MOVE_GOODS[RED] for step in state.stack):
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
    desk.turn(RED)
    desk.cube("Wheeling", "red", 2)
    before = value(desk.state, RED)
    for tile in (((16, 7), "S1 0-3"), ((16, 6), "S3 1-3")):
        desk.build(RED, *tile)
    assert value(desk.state, RED) > before + 5


def test_an_unfinished_link_that_leads_on_is_better_than_one_that_does_not() -> None:
    worth = []
    for tile in ("S3 1-5", "S2 1-2"):
        desk = Desk(cash=15)
        desk.cube("Wheeling", "blue", 2)
        desk.turn(RED)
        desk.build(RED, (15, 8), tile)
        desk.state.stack.pop()
        worth.append(value(desk.state, RED))
    assert worth[0] > worth[1]


def test_greedy_players_stay_solvent_and_earn() -> None:
    state = GAME.start(a_table(), 3, 5)
    agents = [GreedyAgent(GAME, seat) for seat in range(3)]
    while (decision := settle(state)) is not None:
        seat = decision.seat(state)
        choose(state, agents[seat].choose(View(GAME, state, decision, seat)))
    assert state.out == [0, 0, 0]
    assert min(state.income) > 10
