"""Laws of Tiny Stellar Empires that hold whatever the seed, the number of seats, the switches and the choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

from hypothesis import given, settings
from hypothesis import strategies as some

from tests.games.empires.tabletop import compiled
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import Decision, choose, settle
from validator.play.games.empires.players.hidden import imagine, seen_by
from validator.play.games.empires.rules.invariants import faults
from validator.play.games.empires.rules.scoring import columns, majorities, score_parts, scores, winners
from validator.play.games.empires.rules.standing import standing
from validator.play.games.empires.rules.state import EmpiresState, refresh
from validator.play.games.empires.rules.turn import MOST_TURNS_PER_CARD, fits, price, rounds, start
from validator.play.games.empires.words.switches import EmpiresRules

CIVILISATIONS = 5
NUMBERS: dict[str, some.SearchStrategy[Any]] = {
    "hand_size": some.integers(1, 8),
    "rounds": some.integers(1, 7).map(lambda number: dict.fromkeys((2, 3, 4), number)),
    "swap_cards": some.integers(0, 4),
    "wormhole_routes": some.integers(0, 12),
    "homeworld_routes": some.integers(0, 6),
}


def values_of(name: str, kind: Any) -> some.SearchStrategy[Any]:
    """All values of a switch."""
    if name in NUMBERS:
        return NUMBERS[name]
    return some.sampled_from(get_args(kind)) if get_origin(kind) is Literal else some.booleans()


switches = some.fixed_dictionaries(
    {}, optional={name: values_of(name, kind) for name, kind in get_type_hints(EmpiresRules).items()}
)
seats = some.integers(2, 4)
seeds = some.integers(0, 1 << 63)


def positions(rules: dict[str, Any], count: int, seed: int) -> Iterator[tuple[EmpiresState, Decision[EmpiresState]]]:
    """Stand at each choice of a random game."""
    dice = Dice(seed, 1)
    state = start(compiled(rules, {}), count, seed)
    while (decision := settle(state)) is not None:
        yield state, decision
        choose(state, state.options[below(dice, len(state.options))])


def final(rules: dict[str, Any], count: int, seed: int) -> EmpiresState:
    *_, (state, _) = positions(rules, count, seed)
    return state


few = settings(max_examples=150, deadline=None)


@few
@given(switches, seats, seeds)
def test_cards_are_conserved_and_rows_match(rules: dict[str, Any], count: int, seed: int) -> None:
    assert [fault for state, _ in positions(rules, count, seed) for fault in faults(state)] == []


@few
@given(switches, seats, seeds)
def test_options_are_never_few_nor_double(rules: dict[str, Any], count: int, seed: int) -> None:
    assert all(1 < len(state.options) == len(set(state.options)) for state, _ in positions(rules, count, seed))


@few
@given(switches, seats, seeds)
def test_every_first_option_can_be_taken_anywhere(rules: dict[str, Any], count: int, seed: int) -> None:
    for state, _ in positions(rules, count, seed):
        trial = state.copy()
        choose(trial, trial.options[0])
        settle(trial)
        assert faults(trial) == []


@few
@given(switches, seats, seeds)
def test_what_is_done_in_a_copy_is_not_done_in_the_game(rules: dict[str, Any], count: int, seed: int) -> None:
    for state, _ in positions(rules, count, seed):
        as_it_was = repr(state.key())
        for action in state.options:
            trial = state.copy()
            choose(trial, action)
            settle(trial)
        assert repr(state.key()) == as_it_was


@few
@given(switches, seats, seeds)
def test_the_standing_that_copies_remember_is_the_score(rules: dict[str, Any], count: int, seed: int) -> None:
    for state, _ in positions(rules, count, seed):
        for action in state.options:
            trial = state.copy()
            choose(trial, action)
            settle(trial)
            assert standing(trial) == scores(trial)
        assert standing(state) == scores(state)


@few
@given(switches, seats, seeds)
def test_the_first_card_fits_the_homeworld_where_it_has_routes(rules: dict[str, Any], count: int, seed: int) -> None:
    if rules.get("row_side") == "either":
        return
    state = final(rules, count, seed)
    routes = state.table.rules.homeworld_routes
    assert all(fits(state.table.left_of_face[row[0]], routes) for row in state.rows if row)


@few
@given(switches, seats, seeds)
def test_rows_are_no_longer_than_the_rounds(rules: dict[str, Any], count: int, seed: int) -> None:
    state = final(rules, count, seed)
    assert max(map(len, state.rows)) <= rounds(state.table, count)


@few
@given(switches, seats, seeds)
def test_nobody_takes_more_turns_than_allowed(rules: dict[str, Any], count: int, seed: int) -> None:
    state = final(rules, count, seed)
    most = rounds(state.table, count) * (MOST_TURNS_PER_CARD if rules.get("round_count") == "cards" else 1)
    assert max(state.turns) <= most


@few
@given(switches, seats, seeds)
def test_parts_add_up_to_scores(rules: dict[str, Any], count: int, seed: int) -> None:
    state = final(rules, count, seed)
    assert [sum(points) for points in zip(*score_parts(state).values(), strict=True)] == scores(state)


@few
@given(switches, seats, seeds)
def test_majorities_bring_between_two_points_and_one_for_each_seat(
    rules: dict[str, Any], count: int, seed: int
) -> None:
    """For each civilisation somebody has: 2 points to one seat, or 1 to each of two or more."""
    state = final(rules, count, seed)
    scored = sum(any(column) or rules.get("empty_majority") == "everybody" for column in columns(state))
    assert 2 * scored <= sum(majorities(state)) <= max(2, count) * scored


@few
@given(switches, seats, seeds)
def test_winners_have_the_highest_score(rules: dict[str, Any], count: int, seed: int) -> None:
    state = final(rules, count, seed)
    points = scores(state)
    assert {points[seat] for seat in winners(state)} == {max(points)}


@few
@given(switches, seats, seeds, some.integers(0, 3))
def test_a_guess_conserves_cards(rules: dict[str, Any], count: int, seed: int, seat: int) -> None:
    for state, _ in positions(rules, count, seed):
        assert faults(imagine(state, seat % count, seed)) == []


@few
@given(switches, seats, seeds, some.integers(0, 3))
def test_a_guess_looks_the_same(rules: dict[str, Any], count: int, seed: int, seat: int) -> None:
    seat %= count
    for state, _ in positions(rules, count, seed):
        assert seen_by(imagine(state, seat, seed), seat) == seen_by(state, seat)


@few
@given(switches, seats, seeds)
def test_sums_of_discounts_and_looks_are_up_to_date(rules: dict[str, Any], count: int, seed: int) -> None:
    for state, _ in positions(rules, count, seed):
        fresh = state.copy()
        for seat in range(count):
            refresh(fresh, seat)
        assert (fresh.discounts, fresh.looks) == (state.discounts, state.looks)


@few
@given(switches, seats, seeds)
def test_a_card_that_costs_something_is_never_free(rules: dict[str, Any], count: int, seed: int) -> None:
    for state, _ in positions(rules, count, seed):
        faces = [2 * card for card in state.hands[state.active] if card < state.table.first_raid]
        assert all(price(state, face) >= 1 for face in faces)


@few
@given(switches, seats, seeds)
def test_cut_down_hands_are_never_too_large_at_the_start_of_a_turn(
    rules: dict[str, Any], count: int, seed: int
) -> None:
    rules = {**rules, "discard_to_hand_size": True}
    for state, decision in positions(rules, count, seed):
        if type(decision).__name__ == "Exchange" and not state.drawing:
            assert len(state.hands[state.active]) <= state.table.rules.hand_size
