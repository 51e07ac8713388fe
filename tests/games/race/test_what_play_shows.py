"""Race for the Galaxy: what the observer notes of play, what spotlights bring, what the report shows of cards."""

from __future__ import annotations

import pytest

from tests.games.played import keys_kept, out_of_reach, played, promises_of, the_game
from tests.games.race.tabletop import compiled, table
from validator.play.agents.greedy import GreedyAgent
from validator.play.engine.step import choose, settle
from validator.play.games.race.coverage.observer import DRAWN, KEPT, PAID, PLAYED, RaceObserver
from validator.play.games.race.coverage.promises import TWO_OF_NINE, Promises
from validator.play.games.race.rules.consuming import CONSUME_PHASE
from validator.play.games.race.words.consume import Consume
from validator.play.games.race.words.power import GoodsPower
from validator.play.games.race.words.sell import Sell
from validator.play.playtest.report.wording import Wording
from validator.play.playtest.run import playtest

GAMES = 240
SELLS, CONSUMES = Sell(bonuses=False), Consume(points=1)


def test_random_games_show_nearly_all_that_the_set_promises() -> None:
    missing = {promise.key for promise in promises_of("race")} - keys_kept("race", GAMES)
    assert len(missing) <= 8, sorted(missing)


@pytest.mark.parametrize("group", ["cards", "powers", "bonuses"])
def test_a_spotlight_brings_each_promise_of_a_card_within_reach(group: str) -> None:
    assert out_of_reach("race", group, samples=12) == []


def test_with_seven_actions_what_takes_two_cards_is_not_promised() -> None:
    pairs = {f"rule:{key}" for key in TWO_OF_NINE}
    assert pairs <= set(Promises(compiled({}, {})).number)
    assert not pairs & set(Promises(compiled({"two_player_actions": "one_of_seven"}, {})).number)


@pytest.mark.parametrize(("power", "doubled"), [(SELLS, False), (CONSUMES, True)])
def test_points_are_doubled_only_where_a_power_brings_some(power: GoodsPower, doubled: bool) -> None:
    top = table(3, cards={"D20": {"powers": (power,)}}).lay(0, "D20", "W16").goods(0, "W16").acts(0, "double")
    state, watcher = top.state, RaceObserver(top.table)
    watcher.start(state)
    state.stack.append(CONSUME_PHASE)
    while settle(state, watcher) is not None:
        choose(state, state.options[0], watcher)
    assert (Promises(top.table).number["rule:doubled"] in watcher.finish(state).kept) == doubled


def test_whatever_is_placed_was_drawn_and_kept() -> None:
    _, table = the_game("race")
    for result in played("race", 12):
        placed = {(seat, design) for seat, design, use in result.facts.uses if use == PLAYED}
        drawn = {(seat, design) for seat, design, use in result.facts.uses if use == DRAWN}
        kept = {(seat, design) for seat, design, use in result.facts.uses if use == KEPT}
        starts = {(seat, design) for seat, design in placed if design in table.starts}
        assert placed <= drawn
        assert placed - starts <= kept


def test_cards_refused_when_exploring_or_at_the_start_are_drawn_but_not_kept() -> None:
    for result in played("race", 12):
        drawn = {(seat, design) for seat, design, use in result.facts.uses if use == DRAWN}
        kept = {(seat, design) for seat, design, use in result.facts.uses if use == KEPT}
        starts = {(seat, design) for seat, design in drawn if design in the_game("race")[1].starts}
        assert kept < drawn
        assert len(drawn - starts - kept) > len(result.scores)


def test_whatever_pays_had_been_drawn() -> None:
    for result in played("race", 12):
        paid = {(seat, design) for seat, design, use in result.facts.uses if use == PAID}
        assert paid
        assert paid <= {(seat, design) for seat, design, use in result.facts.uses if use == DRAWN}


def test_points_of_cards_are_those_that_players_have_beside_chips() -> None:
    for result in played("race", 12, GreedyAgent):
        points = sum(points for _, points in result.facts.worth)
        assert points == sum(result.scores) - sum(result.facts.parts["chips"])


def test_the_report_says_what_cards_bring_and_how_long_games_are_for_each_agent() -> None:
    report = playtest("race", 36, ["greedy", "random"], 5, 1, None, apart=True).report
    words = Wording("en")
    assert [words.say(table.title) for table in report.tables] == [
        f"{seats} players ({agent})" for agent in ("greedy", "random") for seats in (2, 3, 4)
    ]
    assert any(card.points is not None for card in report.hands[0].cards)
    assert {use.name for use in report.hands[0].cards[0].uses} == {"drawn", "played", "kept", "paid"}
    assert all(table.choices.mean.value > table.length.mean.value > 3 for table in report.tables)
