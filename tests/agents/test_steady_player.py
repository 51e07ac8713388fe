"""The player who plays options on to a quiet moment: what it sees that `greedy` does not, and what stays as it was."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.played import the_game
from validator.play.agents.contract import View
from validator.play.agents.greedy import GreedyAgent
from validator.play.agents.steady import SteadyAgent
from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.game import Game, PlayingOn
from validator.play.engine.step import Decision, State, Step, choose, settle
from validator.play.games.race.players.choosing import guess_again, hurried
from validator.play.games.race.rules.rounds import ChooseActions
from validator.play.games.race.rules.state import NOTHING, RaceState

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
