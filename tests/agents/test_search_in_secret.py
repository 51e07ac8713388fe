"""Choices made in secret: what rivals are guessed to choose, and how search finds its way among them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.agents.test_players_and_styles import PATIENT, TEMPTING, purse
from tests.agents.test_players_and_styles import chosen as chosen_by
from tests.games.played import the_game
from validator.play.agents.contract import View
from validator.play.agents.search import SearchAgent
from validator.play.agents.steady import AT_THE_NEXT_CHOICE, best_by_halving, futures
from validator.play.engine.chance import Dice, below
from validator.play.engine.game import PlayingOn
from validator.play.engine.step import choose, settle
from validator.play.games.roll.players.choosing import PLACES, hurried, shortlist
from validator.play.games.roll.players.hidden import imagine
from validator.play.games.roll.players.value import value
from validator.play.games.roll.rules.assigning import Dictate, MoveWorker, SelectPhase
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.words.numbers import (
    CITIZENRY,
    COLOURS,
    COLUMNS,
    CREDITS,
    DEVELOP,
    DEVELOPERS,
    EXPLORE,
    PHASE_COUNT,
    SELECTED,
    SELECTOR,
    STACKS,
    WILD,
)


def selecting(seed: int, seat: int) -> tuple[RollState, SelectPhase]:
    """A game at the first choice of a phase by a seat."""
    game, table = the_game("roll")
    dice, state = Dice(seed), game.start(table, 2, seed)
    while (decision := settle(state)) is not None:
        if isinstance(decision, SelectPhase) and decision.who == seat:
            return state, decision
        choose(state, state.options[below(dice, len(state.options))])
    raise AssertionError


def at_decision(seed: int, seat: int) -> View:
    state, decision = selecting(seed, seat)
    return View(the_game("roll")[0], state, decision, seat)


@pytest.mark.parametrize("seed", range(4))
def test_a_phase_is_selected_in_a_hurry_by_a_legal_action(seed: int) -> None:
    state, decision = selecting(seed, 0)
    assert hurried(state, decision) in state.options


@pytest.mark.parametrize("seed", range(4))
def test_the_short_list_holds_one_action_for_each_phase(seed: int) -> None:
    state, decision = selecting(seed, 0)
    found = shortlist(state, decision)
    assert [option // PLACES for option in found] == list(range(PHASE_COUNT))
    assert set(found) <= set(state.options)


def test_asking_changes_nothing() -> None:
    state, decision = selecting(1, 0)
    before = repr(state.key())
    hurried(state, decision)
    shortlist(state, decision)
    assert repr(state.key()) == before


@pytest.mark.parametrize("seed", range(6))
def test_a_rival_who_has_selected_is_guessed_with_as_many_dice_and_a_selection(seed: int) -> None:
    state, _ = selecting(seed, 1)
    guess = imagine(state, 1, seed)
    for mat in (state.mats[0], guess.mats[0]):
        assert mat[SELECTED] >= 0
    colours = [
        [sum(mat[COLUMNS + colour : STACKS : COLOURS]) + (mat[SELECTOR] == colour) for colour in range(COLOURS)]
        for mat in (state.mats[0], guess.mats[0])
    ]
    assert colours[0] == colours[1]


def test_search_gives_the_same_answer_to_the_same_seed() -> None:
    game, _ = the_game("roll")
    answers = {SearchAgent(game, 5, 40).choose(at_decision(3, 0)) for _ in range(3)}
    assert len(answers) == 1


def test_search_answers_with_one_of_the_options() -> None:
    game, _ = the_game("roll")
    view = at_decision(2, 1)
    assert SearchAgent(game, 9, 30).choose(view) in view.options


@pytest.mark.parametrize("favourite", [TEMPTING, PATIENT])
def test_search_takes_what_its_game_weighs_without_guessing(favourite: int) -> None:
    weighed = [float(action == favourite) for action in (TEMPTING, PATIENT)]
    record = purse(playing_on=None, weighed=lambda state, seat, seeds: weighed)
    assert chosen_by(SearchAgent, record) == favourite


@pytest.mark.parametrize("favourite", [TEMPTING, PATIENT])
def test_search_takes_what_its_game_foresees(favourite: int) -> None:
    foreseen = [float(action == favourite) for action in (TEMPTING, PATIENT)]
    assert chosen_by(SearchAgent, purse(foreseen=lambda state, seat, rounds: foreseen)) == favourite


@pytest.mark.parametrize("favourite", [TEMPTING, PATIENT])
def test_search_takes_what_ends_best_in_the_trial_games_of_its_game(favourite: int) -> None:
    class Fixed:
        def guessed(self, seed: int) -> Callable[[int], float]:
            return lambda action: float(action == favourite)

    assert chosen_by(SearchAgent, purse(trials=lambda state, seat: Fixed())) == favourite


def test_search_plays_on_where_others_judge_at_the_next_choice() -> None:
    record = purse(playing_on=None, searched_on=PlayingOn(lambda state, seat: state.round))
    assert chosen_by(SearchAgent, record) == PATIENT


def test_search_thinks_of_the_promising_alone() -> None:
    """What tempts looks best at the next choice."""
    record = purse(playing_on=PlayingOn(lambda state, seat: state.round, promising=1))
    assert chosen_by(SearchAgent, record) == TEMPTING


@pytest.mark.parametrize("behind, taken", [(0.5, TEMPTING), (1.0, PATIENT)])
def test_search_leaves_out_what_looks_far_worse_than_the_best(behind: float, taken: int) -> None:
    """What tempts looks better by a point at the next choice."""
    record = purse(playing_on=PlayingOn(lambda state, seat: state.round, promising=2, behind=behind))
    assert chosen_by(SearchAgent, record) == taken


@pytest.mark.parametrize("further, taken", [(0, PATIENT), (1, TEMPTING)])
def test_search_plays_on_as_far_as_its_game_says(further: int, taken: int) -> None:
    """What tempts looks bad after the first round and good after the second."""
    record = purse(
        playing_on=PlayingOn(lambda state, seat: state.round, further=further),
        considered=lambda state, seat: float(state.points if state.stack else -state.points),
    )
    assert chosen_by(SearchAgent, record) == taken


def test_search_in_secret_keeps_to_a_time_as_well() -> None:
    game, _ = the_game("roll")
    view = at_decision(2, 0)
    assert SearchAgent(game, 9, seconds=0.05).choose(view) in view.options


def test_halving_finds_the_option_that_is_worth_most() -> None:
    """With a value that looks at the seat's selection alone, the phase it favours is chosen."""
    game, _ = the_game("roll")
    favourite = 3
    record = replace(game, considered=lambda state, seat: float(state.mats[seat][SELECTED] == favourite))
    dice = Dice(1)
    view = at_decision(4, 0)
    guessed = futures(record, AT_THE_NEXT_CHOICE, view, lambda: below(dice, 1 << 31))
    action = best_by_halving(guessed, view.options, lambda part, done: done < part * 20)
    assert action // PLACES == favourite


def budgets_asked(value: Callable[[RollState, int], float]) -> list[float]:
    """How many trials were made, whenever a choice with a budget of 200 asks whether to go on."""
    game, _ = the_game("roll")
    dice, asked = Dice(1), [0.0]

    def goes_on(part: float, done: float) -> bool:
        asked.append(done)
        return done < part * 200

    record = replace(game, considered=value)
    view = at_decision(4, 0)
    guessed = futures(record, AT_THE_NEXT_CHOICE, view, lambda: below(dice, 1 << 31))
    best_by_halving(guessed, view.options, goes_on)
    return asked


@pytest.mark.parametrize("effort, guesses", [(1, 10), (200, 1)])
def test_where_trials_take_long_options_are_dropped_on_a_single_guess(effort: int, guesses: int) -> None:
    """With a budget of so many iterations that each of the phases can be tried ten times if trials are short."""
    game, _ = the_game("roll")
    dice, tried = Dice(1), [0]

    def counted(state: RollState, seat: int) -> float:
        tried[0] += 1
        return float(below(dice, 100))

    view = at_decision(4, 0)
    options = view.options[:2]
    guessed = futures(replace(game, considered=counted), AT_THE_NEXT_CHOICE, view, lambda: below(dice, 1 << 31))
    best_by_halving(guessed, options, lambda part, done: done < part * 10 * len(options), effort=effort)
    assert tried[0] == guesses * len(options)


def test_more_is_tried_where_options_are_close_than_where_one_is_surely_best() -> None:
    dice = Dice(3)
    close = budgets_asked(lambda state, seat: float(below(dice, 100)))
    sure = budgets_asked(lambda state, seat: float(state.mats[seat][SELECTED] == 3))
    assert max(sure) < max(close)


@pytest.mark.parametrize("seed", range(6))
def test_a_worker_that_must_be_moved_is_moved_in_a_hurry_to_where_it_looks_best(seed: int) -> None:
    state, decision = moving(seed)
    worth = {option: value(chosen(state, option), decision.who) for option in state.options}
    assert worth[hurried(state, decision)] == max(worth.values())


@pytest.mark.parametrize("seed", range(6))
def test_a_power_about_to_move_a_worker_is_worth_what_its_best_move_brings(seed: int) -> None:
    state, decision = moving(seed, by_power=True)
    state.left = 1
    worth = [value(chosen(state, option), decision.who) for option in state.options]
    assert value(state, decision.who) == pytest.approx(max(worth))


def moving(seed: int, by_power: bool = False) -> tuple[RollState, MoveWorker]:
    """A game at the first move of a worker that a dictate pays for, or that a power to reassign allows."""
    game, table = the_game("roll")
    dice, state = Dice(seed), game.start(table, 2, seed)
    while (decision := settle(state)) is not None:
        if isinstance(decision, MoveWorker) and (state.power >= 0) == by_power:
            return state, decision
        dictates = isinstance(decision, Dictate)
        choose(state, state.options[0 if dictates else below(dice, len(state.options))])
    raise AssertionError


def chosen(state: RollState, option: int) -> RollState:
    trial = state.copy()
    choose(trial, option)
    return trial


def test_a_credit_is_worth_more_while_a_citizen_waits_to_be_recruited() -> None:
    """Of two credits the second has nobody left to pay for."""
    state, decision = selecting(1, 0)
    mat = state.mats[decision.who]
    mat[CITIZENRY:COLUMNS] = [1] + [0] * (COLOURS - 1)
    worth = []
    for credits in range(3):
        mat[CREDITS] = credits
        worth.append(value(state, decision.who))
    assert worth[1] - worth[0] > worth[2] - worth[1] > 0


def test_before_the_reveal_a_worker_of_the_selected_phase_is_worth_more_than_one_of_another() -> None:
    state, decision = selecting(1, 0)
    mat = state.mats[decision.who]
    mat[COLUMNS:WILD] = [0] * (WILD - COLUMNS)
    mat[DEVELOPERS] = 2
    worth = {}
    for phase in (EXPLORE, DEVELOP):
        trial = state.copy()
        decision.apply(trial, PLACES * phase + DEVELOPERS - COLUMNS)
        worth[phase] = value(trial, decision.who)
    assert worth[DEVELOP] > worth[EXPLORE]
