"""Players play on as they are said to: out by themselves, not peeking, steadily, in styles, and `greedy` as it
landed.
"""

from __future__ import annotations

import zlib
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.games.played import seats_of, the_game
from validator.base.issue import ContentError
from validator.content.loading import read_value
from validator.play.agents.contract import View
from validator.play.agents.greedy import GreedyAgent, RandomAgent, play_out
from validator.play.agents.manner import Manner, Manners
from validator.play.agents.steady import SteadyAgent
from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.game import Game, PlayingOn
from validator.play.engine.step import Decision, State, Step, choose, settle
from validator.play.games.race.players.choosing import guess_again, hurried
from validator.play.games.race.rules.rounds import ChooseActions
from validator.play.games.race.rules.state import NOTHING, RaceState
from validator.play.lookup import game_of, games, open_set
from validator.play.playtest.running.roster import agent_named, styles
from validator.play.playtest.running.table import play_through


def test_nobody_looking_on_makes_no_difference() -> None:
    content = open_set("race")
    game = game_of(content)
    table = game.table(content)
    alone, watched = game.start(table, 2, 1), game.start(table, 2, 1)
    play_out(game, alone, [RandomAgent(game, seat) for seat in range(2)])
    play_through(game, watched, [RandomAgent(game, seat) for seat in range(2)])
    assert alone.key() == watched.key()


CHOICES = 60
LANDED = {
    ("empires", 2): 1265221262,
    ("race", 2): 2761565113,
    ("race", 3): 737493941,
    ("roll", 2): 2112778444,
    ("trucker", 2): 2544867185,
    ("steam", 3): 3080888612,
}
"""Sums of the first choices of a game, and of how many options each had, as commit 2b37afd plays it."""


@pytest.mark.parametrize("name, seats", LANDED)
def test_greedy_chooses_as_when_it_landed(name: str, seats: int) -> None:
    game, table = the_game(name)
    state = game.start(table, seats, 18)
    agents = [GreedyAgent(game, scrambled(18, seat)) for seat in range(seats)]
    chosen: list[int] = []
    while (decision := settle(state)) is not None and len(chosen) < 2 * CHOICES:
        seat = decision.seat(state)
        action = agents[seat].choose(View(game, state, decision, seat))
        chosen += [len(state.options), action]
        choose(state, action)
    assert zlib.crc32(repr(chosen).encode()) == LANDED[name, seats]


PLAYERS = ("greedy", "fast", "steady", "cautious", "search:12")
LOOKED_AT = 40
"""So many choices of random games are looked at, far apart."""
APART = 13


def looked_at(name: str) -> list[Any]:
    """The positions at some choices of random games."""
    game, table = the_game(name)
    found: list[Any] = []
    for seed in count():
        dice = Dice(seed)
        state = game.start(table, seats_of(name, 0), seed)
        while settle(state) is not None:
            if state.options[1:] and below(dice, APART) == 0:
                found.append(state.copy())
            if len(found) == LOOKED_AT:
                return found
            choose(state, state.options[below(dice, len(state.options))])
    return found


def standing_at(state: Any) -> Decision[Any]:
    """The choice that a position waits for."""
    decision = settle(state)
    assert decision is not None
    return decision


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", games())
def test_the_hidden_changes_no_choice(name: str, player: str) -> None:
    game, _ = the_game(name)
    for state in looked_at(name):
        seat = standing_at(state).seat(state)
        # Guesses are of the true position for both, and made one by one, so that nothing else can tell them apart.
        guessing = replace(game, imagine=lambda _, seat, seed, true=state: game.imagine(true, seat, seed), judged=None)
        chosen = []
        for position in (state, game.imagine(state, seat, 11)):
            view = View(guessing, position, standing_at(position), seat)
            chosen.append(agent_named(player)(guessing, 3).choose(view))
        assert chosen[0] == chosen[1]


TEMPTING, PATIENT = 0, 1


class Purse(State):
    """Two rounds of one seat: what tempts brings 1 at once and costs 9 by the end of the round."""

    def __init__(self) -> None:
        self.seats, self.stack, self.options, self.chance = 1, [Offer(), Nod(), Pause(), Nod()], [], 1
        self.stack.reverse()
        self.points, self.debt, self.round = 0, 0, 0

    def copy(self) -> Purse:
        twin = Purse()
        twin.stack, twin.options, twin.lot = self.stack[:], self.options, self.lot
        twin.points, twin.debt, twin.round = self.points, self.debt, self.round
        return twin

    def key(self) -> tuple[object, ...]:
        return self.points, self.debt, self.round


class Offer(Decision[Purse]):
    def seat(self, state: Purse) -> int:
        return 0

    def options(self, state: Purse) -> list[int]:
        return [TEMPTING, PATIENT]

    def apply(self, state: Purse, action: int) -> None:
        if action == TEMPTING:
            state.points, state.debt = state.points + 1, 9


class Nod(Decision[Purse]):
    """A choice that changes nothing, before the round is over."""

    def seat(self, state: Purse) -> int:
        return 0

    def options(self, state: Purse) -> list[int]:
        return [TEMPTING, PATIENT]

    def apply(self, state: Purse, action: int) -> None: ...


class Pause(Step[Purse]):
    """The round ends, and the debt is paid."""

    def run(self, state: Purse) -> None:
        state.points, state.debt, state.round = state.points - state.debt, 0, 1


def purse(**changes: Any) -> Game:
    """The record of that game."""
    game, _ = the_game("empires")
    return replace(
        game,
        value=lambda state, seat: float(state.points),
        imagine=lambda state, seat, seed: state.copy(),
        **{
            "judged": None,
            "weighed": None,
            "considered": None,
            "ceilings": None,
            "playing_on": PlayingOn(lambda state, seat: state.round),
            **changes,
        },
    )


def chosen(agent: Any, game: Game) -> int:
    state = Purse()
    decision = settle(state)
    assert decision is not None
    action: int = agent(game, 1).choose(View(game, state, decision, 0))
    return action


def test_what_tempts_at_once_is_left_where_the_round_ends_badly() -> None:
    assert chosen(SteadyAgent, purse()) == PATIENT


def test_greedy_takes_what_tempts() -> None:
    assert chosen(GreedyAgent, purse()) == TEMPTING


@pytest.mark.parametrize("playing_on", [None, PlayingOn(lambda state, seat: -1)])
def test_without_a_quiet_moment_the_next_choice_is_as_far_as_it_looks(playing_on: PlayingOn | None) -> None:
    assert chosen(SteadyAgent, purse(playing_on=playing_on)) == TEMPTING


@pytest.mark.parametrize("playing_on", [None, PlayingOn(lambda state, seat: state.round)])
def test_positions_are_judged_by_what_players_who_think_see(playing_on: PlayingOn | None) -> None:
    record = purse(playing_on=playing_on, considered=lambda state, seat: float(-state.points - 20 * state.debt))
    assert chosen(SteadyAgent, record) == (PATIENT if playing_on is None else TEMPTING)


def at_action_cards(chosen_already: int, seats: int = 3) -> RaceState:
    """A game of Race in its first round, when so many have chosen."""
    game, table = the_game("race")
    dice, state = Dice(4), game.start(table, seats, 4)
    while (decision := settle(state)) is not None:
        waiting = state.chosen.count(NOTHING)
        if isinstance(decision, ChooseActions) and waiting == seats - chosen_already:
            return state
        choose(state, state.options[below(dice, len(state.options))])
    raise AssertionError


def hurried_calls(state: RaceState) -> int:
    """How often a rival is asked while a steady player chooses action cards."""
    game, _ = the_game("race")
    assert game.playing_on is not None and game.playing_on.secret_choices is not None
    calls = []

    def noted(guess: RaceState, decision: Any) -> int:
        calls.append(decision.who)
        return hurried(guess, decision)

    secret = replace(game.playing_on.secret_choices, hurried=noted)
    record = replace(game, playing_on=replace(game.playing_on, secret_choices=secret))
    decision = state.stack[-1]
    assert isinstance(decision, Decision)
    SteadyAgent(record, 7).choose(View(record, state, decision, decision.seat(state)))
    return len(calls)


def test_each_rival_chooses_in_secret_once_for_each_guess_whatever_option_is_tried() -> None:
    assert hurried_calls(at_action_cards(0)) == 2 * 3


def test_rivals_who_have_chosen_in_secret_choose_again_in_a_hurry() -> None:
    state = at_action_cards(2)
    seat = state.stack[-1].seat(state)  # type: ignore[attr-defined]
    rival = next(other for other in range(3) if other != seat)
    again = state.copy()
    guess_again(again, seat)
    alone = state.copy()
    alone.chosen = [NOTHING] * 3
    step = next(step for step in at_action_cards(0).stack if isinstance(step, ChooseActions) and step.who == rival)
    assert again.chosen[rival] == hurried(alone, step)


@pytest.mark.parametrize("name", ["empires", "race", "roll"])
def test_the_same_seed_chooses_the_same(name: str) -> None:
    assert first_choices(name) == first_choices(name)


@pytest.mark.parametrize("name", ["empires", "race", "roll"])
def test_thinking_leaves_the_game_as_it_was(name: str) -> None:
    game, table = the_game(name)
    state = game.start(table, 2, 5)
    decision = settle(state)
    assert decision is not None
    before = state.key(), state.options[:]
    SteadyAgent(game, 5).choose(View(game, state, decision, decision.seat(state)))
    assert (state.key(), state.options) == before


def first_choices(name: str) -> list[int]:
    game, table = the_game(name)
    state = game.start(table, 2, 3)
    agents = [SteadyAgent(game, scrambled(3, seat)) for seat in range(2)]
    found: list[int] = []
    while (decision := settle(state)) is not None and len(found) < 5:
        seat = decision.seat(state)
        found.append(agents[seat].choose(View(game, state, decision, seat)))
        choose(state, found[-1])
    return found


def thinking(**manner: Any) -> Any:
    return lambda game, seed: SteadyAgent(game, seed, "styled", Manner(**manner))


def leaning_purse(**changes: Any) -> Game:
    """The game of the purse, judged at the next choice and without a value of its own."""
    return replace(purse(playing_on=None, **changes), value=lambda state, seat: 0.0)


TEMPTED = {
    "score": {"scores": lambda state: [state.points]},
    "held": {"held": lambda state, seat: float(state.points)},
    "end": {"over": lambda state: float(state.points) / 10},
}


@pytest.mark.parametrize("weight", TEMPTED)
@pytest.mark.parametrize("sign, taken", [(1.0, TEMPTING), (-1.0, PATIENT)])
def test_a_weight_draws_to_what_it_counts(weight: str, sign: float, taken: int) -> None:
    assert chosen(thinking(**{weight: sign}), leaning_purse(**TEMPTED[weight])) == taken


def guessed(state: Purse, seat: int, seed: int) -> Purse:
    """What is hidden is one bit."""
    twin = state.copy()
    twin.chance = seed & 1
    return twin


def risky(state: Purse, seat: int) -> float:
    """At the end patience is worth 2, and what tempted 9 or nothing, by what is hidden."""
    return 2.0 if state.points >= 0 else (9.0 if state.chance else 0.0)


@pytest.mark.parametrize("worst, taken", [(0.0, TEMPTING), (1.0, PATIENT)])
def test_who_counts_on_the_worst_leaves_what_may_end_badly(worst: float, taken: int) -> None:
    record = replace(purse(), imagine=guessed, value=risky)
    assert chosen(thinking(worst=worst, guesses=12), record) == taken


def test_who_always_errs_takes_each_option_at_times() -> None:
    agent = SteadyAgent(purse(), 1, "erring", Manner(errs=1.0))
    assert {chosen(lambda game, seed: agent, purse()) for _ in range(20)} == {TEMPTING, PATIENT}


@pytest.mark.parametrize("name", styles())
def test_each_style_sits_under_its_own_name(name: str) -> None:
    assert agent_named(name)(purse(), 1).name == name


@pytest.mark.parametrize("text", ["wild:\n  luck: 1\n", "wild:\n  worst: 2\n"])
def test_a_style_of_no_known_weight_or_range_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "styles.yaml"
    file.write_text(text)
    with pytest.raises(ContentError):
        read_value(file, file.name, Manners)
