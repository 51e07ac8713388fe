"""What every game must keep to, whatever its rules: asked of each game that can be found.

Games outside the package are asked too:
``PROOFPRESS_GAMES=folder python -m pytest tests/games/test_what_every_game_keeps_to.py``. The
set they are played with has the game's name and lies beside that folder.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import validator
from validator.content.loading import ContentSet
from validator.content.places import built_in
from validator.engine.chance import Dice, below
from validator.engine.game import Game
from validator.engine.step import Decision, Watcher, choose, settle
from validator.issue import Severity
from validator.lookup import game_of, games, open_set, rule_issues

SEEDS = range(16)
GUESSES = range(6)
FORBIDDEN = {"random", "secrets", "deepcopy", "numpy"}


class Case(NamedTuple):
    """A game at a table of one size."""

    game: Game
    content: ContentSet
    table: Any
    seats: int


class Played(NamedTuple):
    """A finished game: what was chosen, all positions at choices, and the end."""

    actions: list[int]
    keys: list[str]
    end: Any


def reference_of(name: str) -> str:
    """The set a game is tested with."""
    if name in built_in():
        return name
    folders = os.environ.get("PROOFPRESS_GAMES", "").split(os.pathsep)
    return next(str(Path(folder).parent / name) for folder in folders if (Path(folder) / name).is_dir())


@cache
def opened(name: str) -> tuple[ContentSet, Game, Any]:
    content = open_set(reference_of(name))
    game = game_of(content)
    return content, game, game.table(content)


def cases() -> Iterator[tuple[str, int]]:
    for name in games():
        players = opened(name)[0].manifest.players
        for seats in range(players.least, players.most + 1):
            yield name, seats


@pytest.fixture(params=list(cases()), ids=lambda case: f"{case[0]}-{case[1]}")
def case(request: pytest.FixtureRequest) -> Case:
    name, seats = request.param
    content, game, table = opened(name)
    return Case(game, content, table, seats)


@pytest.fixture(params=games())
def named(request: pytest.FixtureRequest) -> Case:
    """A game at its smallest table."""
    content, game, table = opened(request.param)
    return Case(game, content, table, content.manifest.players.least)


def key(state: Any) -> str:
    """A state's key, as text, so that it does not change with the state."""
    return repr(state.key())


def choices(case: Case, seed: int, watcher: Watcher[Any] | None = None) -> Iterator[tuple[Any, Decision[Any]]]:
    """Stand at each choice of a game in turn; the choices are random but the same for the same seed."""
    dice = Dice(seed, 1)
    state = case.game.start(case.table, case.seats, seed)
    while (decision := settle(state, watcher)) is not None:
        action = state.options[below(dice, len(state.options))]
        yield state, decision
        choose(state, action, watcher)


def played(case: Case, seed: int, watcher: Watcher[Any] | None = None) -> Played:
    actions, keys = [], []
    dice = Dice(seed, 1)
    state = case.game.start(case.table, case.seats, seed)
    while settle(state, watcher) is not None:
        actions.append(state.options[below(dice, len(state.options))])
        keys.append(key(state))
        choose(state, actions[-1], watcher)
    return Played(actions, keys, state)


def some_choices(case: Case) -> Iterator[tuple[Any, Decision[Any]]]:
    """Every fifth choice of some games."""
    for seed in SEEDS:
        for number, (state, decision) in enumerate(choices(case, seed)):
            if number % 5 == seed % 5:
                yield state, decision


# Chance


def test_the_same_seed_is_the_same_game(case: Case) -> None:
    assert all(played(case, seed).keys == played(case, seed).keys for seed in SEEDS)


def test_another_seed_is_another_game(case: Case) -> None:
    assert len({played(case, seed).keys[0] for seed in SEEDS}) == len(SEEDS)


def test_the_same_choices_come_to_the_same_scores(case: Case) -> None:
    for seed in SEEDS:
        first = played(case, seed)
        state = case.game.start(case.table, case.seats, seed)
        for action in first.actions:
            settle(state)
            choose(state, action)
        settle(state)
        assert case.game.scores(state) == case.game.scores(first.end)


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (str(node.module), *(alias.name for alias in node.names))
        elif isinstance(node, ast.Attribute):
            yield node.attr


def test_nothing_that_plays_takes_chance_from_elsewhere_or_copies_blindly() -> None:
    package = Path(validator.__file__).parent
    playing = [file for file in package.rglob("*.py") if not {"figures", "lab"} & set(file.parts)]
    used = {file.name: FORBIDDEN & set(imports(file)) for file in playing}
    assert {name: found for name, found in used.items() if found} == {}


# Copies


def test_a_copy_equals_its_origin(case: Case) -> None:
    assert all(key(state.copy()) == key(state) for state, _ in some_choices(case))


def test_past_copies_stay_as_they_were_while_the_game_goes_on(case: Case) -> None:
    for seed in SEEDS:
        copies = [(state.copy(), key(state)) for state, _ in choices(case, seed)]
        assert all(key(copy) == then for copy, then in copies)


def test_a_copy_goes_on_as_its_origin_does(case: Case) -> None:
    for seed in SEEDS:
        first = played(case, seed)
        state = case.game.start(case.table, case.seats, seed)
        for action in first.actions:
            state = state.copy()
            settle(state)
            choose(state, action)
        settle(state)
        assert key(state) == key(first.end)


# Options and invariants


def test_there_is_always_something_to_choose(case: Case) -> None:
    assert all(len(state.options) > 1 for state, _ in some_choices(case))


def test_no_option_is_offered_twice(case: Case) -> None:
    assert all(len(set(state.options)) == len(state.options) for state, _ in some_choices(case))


def test_asking_for_options_changes_nothing(case: Case) -> None:
    for state, decision in some_choices(case):
        before = key(state)
        decision.options(state)
        assert key(state) == before


def test_every_option_can_be_taken(case: Case) -> None:
    for state, _ in some_choices(case):
        for action in state.options:
            trial = state.copy()
            choose(trial, action)
            settle(trial)
            assert case.game.faults(trial) == []


def test_the_one_who_chooses_sits_at_the_table(case: Case) -> None:
    assert all(0 <= decision.seat(state) < case.seats for state, decision in some_choices(case))


class Inspector:
    """Looks for broken invariants after every step."""

    def __init__(self, game: Game) -> None:
        self.faults: list[str] = []
        self.steps = 0
        self._faults = game.faults

    def before(self, state: Any, step: Any, action: int | None) -> None:
        self.steps += 1

    def after(self, state: Any, step: Any, action: int | None) -> None:
        self.faults += self._faults(state)


def test_invariants_hold_after_every_step(case: Case) -> None:
    inspector = Inspector(case.game)
    for seed in SEEDS:
        played(case, seed, inspector)
    assert inspector.faults == []


def test_a_game_ends_within_its_limit_of_steps(case: Case) -> None:
    for seed in SEEDS:
        inspector = Inspector(case.game)
        played(case, seed, inspector)
        assert inspector.steps <= case.game.step_limit


# What a seat can see


def guesses(case: Case) -> Iterator[tuple[Any, Any, int]]:
    """States, with a guess for each seat at each of some choices."""
    for state, _ in some_choices(case):
        for seat in range(case.seats):
            yield state, case.game.imagine(state, seat, 3), seat


def test_a_guess_looks_the_same_to_its_seat(case: Case) -> None:
    assert all(case.game.seen_by(guess, seat) == case.game.seen_by(state, seat) for state, guess, seat in guesses(case))


def test_a_guess_breaks_no_invariant(case: Case) -> None:
    assert all(case.game.faults(guess) == [] for _, guess, _ in guesses(case))


def test_guessing_leaves_the_game_alone(case: Case) -> None:
    for state, _ in some_choices(case):
        before = key(state)
        case.game.imagine(state, 0, 3)
        assert key(state) == before


def test_the_one_who_chooses_is_offered_the_same_in_a_guess(case: Case) -> None:
    for state, decision in some_choices(case):
        guess = case.game.imagine(state, decision.seat(state), 3)
        assert decision.options(guess) == state.options


def without_chance(state: Any) -> str:
    copy = state.copy()
    copy.chance = 0
    return key(copy)


def test_guesses_differ_in_what_is_hidden(case: Case) -> None:
    state = next(iter(choices(case, 1)))[0]
    found = {without_chance(case.game.imagine(state, 0, seed)) for seed in GUESSES}
    assert (len(found) > 1) == (case.game.guesses > 1)


def test_a_guess_has_another_future(case: Case) -> None:
    assert all(guess.chance != state.chance for state, guess, _ in guesses(case))


def test_two_guesses_have_two_futures(case: Case) -> None:
    state = next(iter(choices(case, 1)))[0]
    assert len({case.game.imagine(state, 0, seed).chance for seed in GUESSES}) == len(GUESSES)


def test_the_same_guess_is_made_again(case: Case) -> None:
    state = next(iter(choices(case, 1)))[0]
    assert key(case.game.imagine(state, 0, 3)) == key(case.game.imagine(state, 0, 3))


# The end


def test_every_seat_has_a_score(case: Case) -> None:
    assert all(len(case.game.scores(played(case, seed).end)) == case.seats for seed in SEEDS)


def test_someone_wins(case: Case) -> None:
    assert all(case.game.winners(played(case, seed).end) for seed in SEEDS)


def test_scoring_changes_nothing(case: Case) -> None:
    end = played(case, 1).end
    before = key(end)
    case.game.scores(end)
    case.game.winners(end)
    assert key(end) == before


def test_a_position_has_a_value_for_each_seat(case: Case) -> None:
    for state, _ in some_choices(case):
        values = [case.game.value(state, seat) for seat in range(case.seats)]
        assert all(abs(value) < float("inf") for value in values)


# Observers and promises


def facts_of(case: Case, seed: int) -> tuple[Any, Any]:
    observer = case.game.observer(case.table)
    observer.start(case.game.start(case.table, case.seats, seed))
    end = played(case, seed, observer).end
    return observer.finish(end), end


def test_being_watched_changes_nothing(case: Case) -> None:
    assert all(key(facts_of(case, seed)[1]) == key(played(case, seed).end) for seed in SEEDS)


def test_parts_of_a_score_add_up_to_it(case: Case) -> None:
    for seed in SEEDS:
        facts, end = facts_of(case, seed)
        sums = [sum(points) for points in zip(*facts.parts.values(), strict=True)]
        assert sums == case.game.scores(end)


def test_what_was_kept_was_promised(case: Case) -> None:
    count = len(case.game.promises(case.table))
    assert all(number in range(count) for seed in SEEDS for number in facts_of(case, seed)[0].kept)


def test_uses_name_seats_designs_and_uses_there_are(case: Case) -> None:
    designs, uses = len(case.game.designs(case.table)), len(case.game.uses)
    for seed in SEEDS:
        for seat, design, use in facts_of(case, seed)[0].uses:
            assert seat in range(case.seats) and design in range(designs) and use in range(uses)


def test_no_promise_is_made_twice(named: Case) -> None:
    keys = [promise.key for promise in named.game.promises(named.table)]
    assert len(set(keys)) == len(keys)


def test_promises_name_pieces_of_the_set(named: Case) -> None:
    pieces = {promise.piece for promise in named.game.promises(named.table)} - {None}
    assert pieces <= set(named.content.by_id)


def test_a_position_dealt_on_purpose_breaks_no_invariant(named: Case) -> None:
    for number in range(len(named.game.promises(named.table))):
        state = named.game.spotlight(named.table, named.seats, 5, number)
        assert state is None or named.game.faults(state) == []


def test_its_set_passes_the_games_own_check(named: Case) -> None:
    assert [issue for issue in rule_issues(named.content) if issue.severity is Severity.ERROR] == []
