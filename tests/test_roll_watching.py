"""Roll for the Galaxy: what the observer notes of play, what spotlights bring, what the report shows of tiles."""

from __future__ import annotations

import pytest

from tests.roll_runs import keys_kept, observed, the_game
from validator.agents.greedy import GreedyAgent
from validator.agents.random_agent import RandomAgent
from validator.games.roll.watching import ABANDONED, DEVELOPED, DRAWN, SETTLED
from validator.playtest.run import playtest
from validator.playtest.table import play_dealt

GAMES = 80


def test_random_games_show_nearly_all_that_the_set_promises() -> None:
    kept = keys_kept(GAMES)
    game, table = the_game()
    missing = {promise.key for promise in game.promises(table)} - kept
    assert len(missing) <= 20, sorted(missing)


@pytest.mark.parametrize("kind", ["face", "gain", "power", "bonus", "rolled", "traded", "consumed"])
def test_every_kind_of_promise_is_made_and_kept(kind: str) -> None:
    assert any(key.startswith(f"{kind}:") for key in keys_kept(GAMES))


@pytest.mark.parametrize("group", ["tiles", "gains", "powers", "bonuses"])
def test_a_spotlight_brings_each_promise_within_reach(group: str) -> None:
    game, table = the_game()
    observer = game.observer(table)
    promises = [(number, promise) for number, promise in enumerate(game.promises(table)) if promise.group == group]
    for number, promise in promises[:: max(1, len(promises) // 6)]:
        found = False
        for attempt in range(40):
            seats = 2 + attempt % 4
            agents = [RandomAgent(game, 100 * attempt + seat) for seat in range(seats)]
            seed = 1_000 * attempt + number
            result = play_dealt(
                game, lambda s=seats, d=seed, n=number: game.spotlight(table, s, d, n), agents, observer
            )
            if result is not None:
                assert result.fault is None
                if number in result.facts.kept:
                    found = True
                    break
        assert found, promise.key


def test_an_empty_supply_is_within_reach() -> None:
    game, table = the_game()
    number = next(number for number, each in enumerate(game.promises(table)) if each.key == "rule:die-missing")
    state = game.spotlight(table, 3, 1, number)
    assert state is not None
    assert not any(state.supply)


def test_whatever_is_completed_was_drawn_or_begun_with() -> None:
    _, table = the_game()
    for result in observed(8, RandomAgent):
        built = {(seat, design) for seat, design, use in result.facts.uses if use in (DEVELOPED, SETTLED)}
        drawn = {(seat, design) for seat, design, use in result.facts.uses if use == DRAWN}
        assert {(seat, design) for seat, design in built if design < table.first_faction} <= drawn


def test_a_tile_is_abandoned_by_whoever_drew_it() -> None:
    abandoned = 0
    for result in observed(8, RandomAgent):
        gone = {(seat, design) for seat, design, use in result.facts.uses if use == ABANDONED}
        assert gone <= {(seat, design) for seat, design, use in result.facts.uses if use == DRAWN}
        abandoned += len(gone)
    assert abandoned


def test_points_of_tiles_are_those_that_players_have_beside_chips() -> None:
    for result in observed(8, GreedyAgent):
        points = sum(points for _, points in result.facts.worth)
        assert points == sum(result.scores) - sum(result.facts.parts["chips"])


def test_the_report_says_what_tiles_bring_and_how_long_games_are_for_each_agent() -> None:
    report = playtest("roll", 8, ["greedy", "random"], 5, 1, None, apart=True).report
    assert [table.title for table in report.tables] == [
        f"{seats} players ({agent})" for agent in ("greedy", "random") for seats in (2, 3, 4, 5)
    ]
    assert any(card.points is not None for card in report.cards)
    assert {use.name for use in report.cards[0].uses} >= {
        "drawn", "played as development", "played as world", "abandoned"
    }  # fmt: skip
