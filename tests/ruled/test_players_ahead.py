"""How far the players of a ruled game look ahead: to the end where choices decide, a few choices where luck does."""

from pathlib import Path
from typing import Any

import pytest

from tests.ruled.making import Table, written
from validator.play.agents.greedy import GreedyAgent, RandomAgent, play_out
from validator.play.agents.search import SearchAgent
from validator.play.engine.chance import Dice
from validator.play.engine.step import settle
from validator.play.lookup import game_of, open_set
from validator.play.ruled import record
from validator.play.ruled.record import (
    CHOICES,
    MOST_CHOICES,
    ROLLS,
    Rollouts,
    advantage,
    choices_ahead,
    learning_trials,
    winners,
)
from validator.play.ruled.state import NOBODY, Ask
from validator.play.ruled.trials import BY_LOT, Habits

ZONES = "zones: {bag: {seen: nobody, start: {each: card}}, hand: {of: player, seen: owner}, won: {of: player}}\n"
DEALT = "play:\n  - {for: all, do: [{draw: 4, from: bag}]}\n"
LAY = "{pick: {from: hand}, then: [{move: it, to: won}]}"
DICE = "dice: {storm: {}}\n"


@pytest.mark.parametrize(
    ("rules", "ahead"),
    [
        (f"{ZONES}{DEALT}  - {{turns: [{LAY}], until: {{any_player: {{each: hand, to: 0}}}}}}\n", MOST_CHOICES),
        (f"{ZONES}{DEALT}  - {{rounds: 2, do: [{{draw: 1, from: bag, to: won}}, {LAY}]}}\n", MOST_CHOICES),
        (f"{ZONES}{DEALT}  - {{turns: [{LAY}, {{draw: 1, from: bag}}], until: {{each: bag, to: 0}}}}\n", CHOICES),
        (f"{ZONES}{DICE}{DEALT}  - {{rounds: 2, do: [{LAY}, {{roll: storm}}]}}\n", CHOICES),
    ],
)
def test_how_far_players_look_ahead(rules: str, ahead: int, tmp_path: Path) -> None:
    table = Table(written(tmp_path / "mine", rules), 2)
    table.settle()
    assert choices_ahead(table.state) == ahead


def test_of_many_options_each_is_looked_at_less_far() -> None:
    table = Table("kits/contract", 4)
    table.state.options = [0] * 20
    assert choices_ahead(table.state) == 16


def test_the_worse_half_of_the_options_is_left_out_and_worth_less(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("kits/contract", 4)
    table.settle()
    table.state.options = [*table.state.options][:1] * 8
    games = dict.fromkeys(range(8), 0)
    ahead = iter(range(10_000))

    def worth(state: Any, seat: int) -> float:
        # Later games are worth less, so that those who stay look worse on the way than those who are left out.
        return -float(next(ahead))

    played = record._Trials.play

    def counted(trials: Any, places: list[int], rolls: int) -> None:
        for place in places:
            games[place] += rolls
        played(trials, places, rolls)

    monkeypatch.setattr(record._Trials, "play", counted)
    judged = Rollouts(worth)(table.state, 0, [1, 2, 3])
    most = max(games.values())
    stayed = [place for place, often in games.items() if often == most]
    assert len(stayed) == 2
    assert max(judged) == max(judged[place] for place in stayed)
    assert all(judged[place] < min(judged[other] for other in stayed) for place in games if place not in stayed)
    assert sum(games.values()) <= ROLLS * 3 * 8 < sum(games.values()) + 8 * 3


def test_the_same_guesses_judge_the_same() -> None:
    table = Table("kits/contract", 4)
    table.settle()
    judge = Rollouts(advantage)
    assert judge(table.state, 0, [5, 6]) == judge(table.state, 0, [5, 6])


def test_a_team_that_looks_to_the_end_makes_its_contracts() -> None:
    game = game_of(open_set("kits/contract"))
    table, won = game.table(open_set("kits/contract")), 0
    for number in range(8):
        state: Any = game.start(table, 4, number)
        agents = [(GreedyAgent if (seat + number) % 2 else RandomAgent)(game, number + seat) for seat in range(4)]
        play_out(game, state, agents)
        won += all((seat + number) % 2 for seat in winners(state))
    assert won >= 7


def test_trial_games_choose_what_led_to_most_before_and_now_and_then_by_lot() -> None:
    table = Table("kits/contract", 4)
    asked: Any = settle(table.state)
    habits, dice, options = Habits(), Dice(3), [4, 5, 6]
    for action, end in ((4, 1.0), (5, 3.0), (6, 2.0)):
        habits.learn([(asked.me, asked.code.number, action)], [end] * 4)
    taken = [habits.chosen(asked, options, dice) for _ in range(300)]
    assert taken.count(5) > 300 * (100 - BY_LOT) // 100
    assert {*taken} == {*options}


def test_trial_games_try_first_what_nobody_has_tried() -> None:
    table = Table("kits/contract", 4)
    asked: Any = settle(table.state)
    habits, dice = Habits(), Dice(3)
    habits.learn([(asked.me, asked.code.number, 4)], [1000.0] * 4)
    assert [habits.chosen(asked, [4, 5], dice) for _ in range(100)].count(5) > 60


def test_the_players_of_trial_games_each_learn_for_themselves() -> None:
    """What is good for one seat is not taken to be so for another."""
    table = Table("kits/contract", 4)
    first: Any = settle(table.state)
    asked, code = Ask(first.code, 1, NOBODY), first.code.number
    habits, dice = Habits(), Dice(3)
    habits.learn([(0, code, 4), (1, code, 4)], [9.0, 1.0, 9.0, 9.0])
    habits.learn([(0, code, 5), (1, code, 5)], [0.0, 5.0, 0.0, 0.0])
    assert [habits.chosen(asked, [4, 5], dice) for _ in range(100)].count(5) > 60


@pytest.mark.parametrize("kit, seats", [("tide", 3), ("lots", 3), ("squall", 2)])
def test_the_same_trial_games_end_the_same(kit: str, seats: int) -> None:
    table = Table(f"kits/{kit}", seats)
    decision: Any = settle(table.state)
    before = table.state.key()

    def ends() -> list[float]:
        trials = learning_trials(table.state, decision.me)
        return [end_of(action) for end_of in map(trials.guessed, range(8)) for action in table.state.options]

    assert ends() == ends()
    assert len({*ends()}) > 1
    assert table.state.key() == before


def test_who_searches_beats_who_looks_as_far_at_random() -> None:
    """At a table where a tree of immediate points was worse than steady, which it never beat."""
    content = open_set("kits/beach")
    game, won = game_of(content), 0.0
    table = game.table(content)
    for number in range(6):
        state: Any = game.start(table, 2, number // 2)
        agents = [(SearchAgent if (seat + number) % 2 else GreedyAgent)(game, number + seat) for seat in range(2)]
        play_out(game, state, agents)
        best = winners(state)
        won += sum((seat + number) % 2 for seat in best) / len(best)
    assert won >= 4
