"""Roll for the Galaxy: what the observer notes of play, what spotlights bring, what the report shows of tiles."""

from __future__ import annotations

import pytest

from tests.games.played import keys_kept, out_of_reach, played, promises_of, the_game
from validator.play.agents.greedy import GreedyAgent
from validator.play.games.roll.coverage.observer import ABANDONED, DEVELOPED, DRAWN, SETTLED
from validator.play.playtest.report.wording import Wording
from validator.play.playtest.run import playtest

GAMES = 120


def test_random_games_show_nearly_all_that_the_set_promises() -> None:
    missing = {promise.key for promise in promises_of("roll")} - keys_kept("roll", GAMES)
    assert len(missing) <= 20, sorted(missing)


@pytest.mark.parametrize("kind", ["face", "gain", "power", "bonus", "rolled", "traded", "consumed"])
def test_every_kind_of_promise_is_made_and_kept(kind: str) -> None:
    assert any(key.startswith(f"{kind}:") for key in keys_kept("roll", GAMES))


@pytest.mark.parametrize("group", ["tiles", "gains", "powers", "bonuses"])
def test_a_spotlight_brings_each_promise_within_reach(group: str) -> None:
    assert out_of_reach("roll", group, samples=6, deals=40) == []


def test_an_empty_supply_is_within_reach() -> None:
    game, table = the_game("roll")
    number = next(number for number, each in enumerate(game.promises(table)) if each.key == "rule:die-missing")
    state = game.spotlight(table, 3, 1, number)
    assert state is not None
    assert not any(state.supply)


def test_whatever_is_completed_was_drawn_or_begun_with() -> None:
    _, table = the_game("roll")
    for result in played("roll", 8):
        built = {(seat, design) for seat, design, use in result.facts.uses if use in (DEVELOPED, SETTLED)}
        drawn = {(seat, design) for seat, design, use in result.facts.uses if use == DRAWN}
        assert {(seat, design) for seat, design in built if design < table.first_faction} <= drawn


def test_a_tile_is_abandoned_by_whoever_drew_it() -> None:
    abandoned = 0
    for result in played("roll", 8):
        gone = {(seat, design) for seat, design, use in result.facts.uses if use == ABANDONED}
        assert gone <= {(seat, design) for seat, design, use in result.facts.uses if use == DRAWN}
        abandoned += len(gone)
    assert abandoned


def test_points_of_tiles_are_those_that_players_have_beside_chips() -> None:
    for result in played("roll", 8, GreedyAgent):
        points = sum(points for _, points in result.facts.worth)
        assert points == sum(result.scores) - sum(result.facts.parts["chips"])


def test_the_report_says_what_tiles_bring_and_how_long_games_are_for_each_agent() -> None:
    report = playtest("roll", 8, ["greedy", "random"], 5, 1, None, apart=True).report
    words = Wording("en")
    assert [words.say(table.title) for table in report.tables] == [
        f"{seats} players ({agent})" for agent in ("greedy", "random") for seats in (2, 3, 4, 5)
    ]
    assert any(card.points is not None for card in report.hands[0].cards)
    assert {use.name for use in report.hands[0].cards[0].uses} >= {
        "drawn",
        "played as development",
        "played as world",
        "abandoned",
    }
