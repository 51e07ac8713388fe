"""Laws of Race for the Galaxy that hold whatever the seed, the number of seats, the switches and the choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

from hypothesis import given, settings
from hypothesis import strategies as some

from tests.games.race.tabletop import compiled
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import Decision, choose, settle
from validator.play.games.race.players.hidden import imagine, seen_by
from validator.play.games.race.rules.developing import price as develop_price
from validator.play.games.race.rules.invariants import faults
from validator.play.games.race.rules.rounds import start
from validator.play.games.race.rules.scoring import score_parts, scores, winners
from validator.play.games.race.rules.state import RaceState
from validator.play.games.race.table.compiled import ANY
from validator.play.games.race.table.tableau import Tableau, tableau_of
from validator.play.games.race.words.switches import RaceRules

KINDS = ("novelty", "rare", "genes", "alien")
NUMBERS: dict[str, some.SearchStrategy[Any]] = {
    "start_hand": some.integers(3, 8),
    "start_discards": some.integers(0, 3),
    "explore_draw": some.integers(1, 5),
    "explore_keep": some.integers(1, 3),
    "hand_limit": some.integers(4, 12),
    "tableau_end": some.integers(4, 14),
    "points_per_player": some.integers(3, 20),
    "sale_price": some.fixed_dictionaries({kind: some.integers(0, 7) for kind in KINDS}),
}


def values_of(name: str, kind: Any) -> some.SearchStrategy[Any]:
    """All values of a switch."""
    if name in NUMBERS:
        return NUMBERS[name]
    return some.sampled_from(get_args(kind)) if get_origin(kind) is Literal else some.booleans()


switches = some.fixed_dictionaries(
    {}, optional={name: values_of(name, kind) for name, kind in get_type_hints(RaceRules).items()}
)
seats = some.integers(2, 4)
seeds = some.integers(0, 1 << 63)
sets = some.sampled_from(("race", "race-2018"))
few = settings(max_examples=60, deadline=None)


def positions(
    rules: dict[str, Any], count: int, seed: int, name: str = "race"
) -> Iterator[tuple[RaceState, Decision[RaceState]]]:
    """Stand at each choice of a random game."""
    dice = Dice(seed, 1)
    state = start(compiled(rules, {}, name), count, seed)
    while (decision := settle(state)) is not None:
        yield state, decision
        choose(state, state.options[below(dice, len(state.options))])


def final(rules: dict[str, Any], count: int, seed: int) -> RaceState:
    *_, (state, _) = positions(rules, count, seed)
    return state


@few
@given(switches, seats, seeds, sets)
def test_nothing_is_lost_and_nothing_is_double(rules: dict[str, Any], count: int, seed: int, name: str) -> None:
    assert [fault for state, _ in positions(rules, count, seed, name) for fault in faults(state)] == []


@few
@given(switches, seats, seeds)
def test_options_are_never_few_nor_double(rules: dict[str, Any], count: int, seed: int) -> None:
    assert all(1 < len(state.options) == len(set(state.options)) for state, _ in positions(rules, count, seed))


@few
@given(switches, seats, seeds)
def test_every_last_option_can_be_taken_anywhere(rules: dict[str, Any], count: int, seed: int) -> None:
    for state, _ in positions(rules, count, seed):
        trial = state.copy()
        choose(trial, trial.options[-1])
        settle(trial)
        assert faults(trial) == []


@few
@given(switches, seats, seeds)
def test_sums_of_a_tableau_do_not_depend_on_how_it_came_about(rules: dict[str, Any], count: int, seed: int) -> None:
    """Sums kept up to date card by card are those of the same cards laid down at once."""
    sums = set(Tableau.__slots__) - {"latest", "latest_design", "outlook"}
    for state, _ in positions(rules, count, seed):
        for tableau in state.tableaus:
            anew = tableau_of(state.table, tableau.cards)
            assert {name: getattr(anew, name) for name in sums} == {name: getattr(tableau, name) for name in sums}


@few
@given(switches, seats, seeds)
def test_groups_of_like_worlds_make_up_the_worlds(rules: dict[str, Any], count: int, seed: int) -> None:
    for tableau in final(rules, count, seed).tableaus:
        assert sum(tableau.alike) == tableau.worlds[ANY] == tableau.production | tableau.windfalls
        assert sum(tableau.worlds[1:]) == tableau.worlds[ANY]


@few
@given(switches, seats, seeds)
def test_prices_are_never_negative(rules: dict[str, Any], count: int, seed: int) -> None:
    for state, decision in positions(rules, count, seed):
        if type(decision).__name__ == "DevelopCommit":
            seat = decision.seat(state)
            assert min(develop_price(state, seat, design) for design in range(len(state.table.faces))) >= 0


@few
@given(switches, seats, seeds)
def test_hands_are_within_the_limit_when_a_round_begins(rules: dict[str, Any], count: int, seed: int) -> None:
    for state, decision in positions(rules, count, seed):
        if type(decision).__name__ == "ChooseActions" and state.round > 1:
            assert max(map(len, state.hands)) <= state.table.rules.hand_limit


@few
@given(switches, seats, seeds)
def test_a_game_ends_for_a_reason(rules: dict[str, Any], count: int, seed: int) -> None:
    state = final(rules, count, seed)
    full = max(len(tableau.cards) for tableau in state.tableaus) >= state.table.rules.tableau_end
    assert full or not state.pool


@few
@given(switches, seats, seeds)
def test_parts_add_up_to_scores(rules: dict[str, Any], count: int, seed: int) -> None:
    state = final(rules, count, seed)
    assert [sum(points) for points in zip(*score_parts(state).values(), strict=True)] == scores(state)


@few
@given(switches, seats, seeds)
def test_winners_have_the_highest_score(rules: dict[str, Any], count: int, seed: int) -> None:
    state = final(rules, count, seed)
    points = scores(state)
    assert {points[seat] for seat in winners(state)} == {max(points)}


@few
@given(switches, seats, seeds, some.integers(0, 3))
def test_a_guess_looks_the_same_and_loses_nothing(rules: dict[str, Any], count: int, seed: int, seat: int) -> None:
    seat %= count
    for state, _ in positions(rules, count, seed):
        guess = imagine(state, seat, seed)
        assert faults(guess) == [] and seen_by(guess, seat) == seen_by(state, seat)


@few
@given(switches, seats, seeds)
def test_a_guess_can_be_played_to_the_end(rules: dict[str, Any], count: int, seed: int) -> None:
    for number, (state, decision) in enumerate(positions(rules, count, seed)):
        if number % 15 == 7:
            guess, dice = imagine(state, decision.seat(state), seed), Dice(seed)
            while settle(guess) is not None:
                choose(guess, guess.options[below(dice, len(guess.options))])
            assert faults(guess) == []
