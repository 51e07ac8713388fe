"""What a seat of Roll for the Galaxy can see, what it cannot, and what holds whatever anybody does."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.roll.tabletop import Laid, selection, table_of
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle
from validator.play.games.roll.players.hidden import guess_again, imagine, seen_by
from validator.play.games.roll.players.quick_choice import looks
from validator.play.games.roll.rules.assigning import SELECT_PHASE
from validator.play.games.roll.rules.invariants import faults
from validator.play.games.roll.rules.rounds import start
from validator.play.games.roll.rules.scoring import scores
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.words.numbers import COLOURS, COLUMNS, PHASE_COUNT, PHASES, SELECTED, STACKS, dice_owned

GUESSES = 20


def positions(seed: int, seats: int) -> Iterator[tuple[RollState, int]]:
    """Each choice of a random game, with the seat whose it is."""
    dice = Dice(seed)
    state = start(table_of(), seats, seed)
    while (decision := settle(state)) is not None:
        yield state, decision.seat(state)
        choose(state, state.options[below(dice, len(state.options))])


def assigned() -> Laid:
    """Seat 0 has assigned three workers; seat 1 is about to select."""
    laid = Laid().dice("explore", home=2).dice("ship", rare=1).run(SELECT_PHASE[0])
    laid.choose(selection("settle", "ship", "rare"))
    laid.state.concealed = 1
    return laid.dice("develop", seat=1, home=2).run(SELECT_PHASE[1])


def test_rivals_workers_are_rolled_and_assigned_afresh() -> None:
    laid = assigned()
    columns, phases = set(), set()
    for seed in range(GUESSES):
        guess = imagine(laid.state, 1, seed)
        assert guess.mats[1] == laid.state.mats[1]
        assert [dice_owned(guess.mats[0], colour) for colour in (0, 4)] == [2, 1]
        columns.add(tuple(guess.mats[0][COLUMNS:STACKS]))
        phases.add(guess.mats[0][SELECTED])
    assert len(columns) > 5
    assert phases <= set(range(PHASE_COUNT))


def test_rivals_dice_guessed_again_are_as_many_and_the_own_stay() -> None:
    laid = assigned()
    for seed in range(GUESSES):
        guess = imagine(laid.state, 1, seed)
        guess_again(guess, 1)
        assert guess.mats[1] == laid.state.mats[1]
        assert [dice_owned(guess.mats[0], colour) for colour in (0, 4)] == [2, 1]
        assert guess.mats[0][SELECTED] in range(PHASE_COUNT)


def test_a_rivals_wild_face_is_guessed_where_a_worker_does_most() -> None:
    laid = Laid().dice("ship", alien=1).run(SELECT_PHASE[1])
    laid.state.concealed = 1
    columns = set()
    for seed in range(3 * GUESSES):
        guess = imagine(laid.state, 1, seed)
        guess_again(guess, 1)
        columns.add((guess.mats[0].index(1, COLUMNS, STACKS) - COLUMNS) // COLOURS)
    faces = {PHASES.index(phase) for phase in ("develop", "settle", "produce")}
    assert len(columns - faces) == 1


def test_what_the_last_to_choose_looks_at_does_not_hang_on_what_its_rival_selected() -> None:
    last = SELECT_PHASE[1]
    one = next(state for state, _ in positions(4, 2) if state.stack[-1] is last and state.mats[0][SELECTED] >= 0)
    other = one.copy()
    other.mats[0][SELECTED] = (one.mats[0][SELECTED] + 1) % PHASE_COUNT
    assert looks(one, last, one.options) == looks(other, last, other.options)


def test_own_workers_stay_as_they_are() -> None:
    laid = assigned()
    assert all(imagine(laid.state, 0, seed).mats[0] == laid.state.mats[0] for seed in range(GUESSES))


def test_after_the_reveal_nothing_of_the_mats_is_secret() -> None:
    laid = assigned()
    laid.state.concealed = 0
    assert all(imagine(laid.state, 1, seed).mats == laid.state.mats for seed in range(GUESSES))


def test_only_the_top_tiles_of_rivals_are_known() -> None:
    laid = Laid().stack("G01.front", "G02.front", "G03.front", "G04.back", "G05.back")
    lower, tops = set(), set()
    for seed in range(GUESSES):
        guess = imagine(laid.state, 1, seed)
        tops.add((guess.stacks[0][-1], guess.stacks[1][-1]))
        lower.add((*guess.stacks[0][:-1], *guess.stacks[1][:-1]))
        assert faults(guess) == []
        assert imagine(laid.state, 0, seed).stacks == laid.state.stacks
    assert tops == {(laid.face("G03.front"), laid.face("G05.back"))}
    assert len(lower) > 5


def test_tiles_in_hand_are_known_to_their_seat_alone() -> None:
    state = start(table_of(), 2, 4)
    settle(state)
    assert all(imagine(state, 0, seed).drawn[0] == state.drawn[0] for seed in range(GUESSES))
    assert len({imagine(state, 0, seed).drawn[1] for seed in range(GUESSES)}) > 5


def test_what_is_hidden_is_not_seen() -> None:
    one, other = assigned().state, assigned().state
    mat = other.mats[0]
    mat[COLUMNS], mat[COLUMNS + 7] = mat[COLUMNS + 7], mat[COLUMNS]
    assert seen_by(one, 1) == seen_by(other, 1)
    assert seen_by(one, 0) != seen_by(other, 0)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 1 << 30), seats=st.integers(2, 5))
def test_random_games_keep_every_die_tile_and_point(seed: int, seats: int) -> None:
    for number, (state, seat) in enumerate(positions(seed, seats)):
        if number % 7 == 0:
            assert faults(state) == []
            guess = imagine(state, seat, seed)
            assert faults(guess) == []
            assert seen_by(guess, seat) == seen_by(state, seat)
        last = state
    assert faults(last) == []


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 1 << 30), seats=st.integers(2, 5))
def test_points_never_fall(seed: int, seats: int) -> None:
    least = [0] * seats
    for state, _ in positions(seed, seats):
        now = [mat[1] for mat in state.mats]
        assert all(before <= after for before, after in zip(least, now, strict=True))
        least = now
    assert all(total >= 0 for total in scores(state))


def broken_states() -> Iterator[tuple[str, RollState]]:
    """Positions with one thing wrong, by a word of the sentence that must say so."""
    laid = Laid()
    laid.state.supply[0] += 1
    yield "dice of home", laid.state
    laid = Laid()
    laid.state.bag.pop()
    yield "tiles in the bag", laid.state
    laid = Laid()
    laid.state.pool -= 1
    yield "points paid", laid.state
    yield "credits", Laid().credits(11).state
    yield "more goods", Laid().dice("rare world", home=1).state
    laid = Laid()
    laid.state.mats[0][SELECTED] = 1
    yield "without a worker", laid.state
    laid = Laid()
    laid.state.powers[0] = laid.state.powers[0][:]
    laid.state.powers[0][0] += 1
    yield "powers of seat 1", laid.state
    laid = Laid()
    laid.state.bag.remove(0)
    laid.state.stacks[0].append(1)
    yield "does not belong", laid.state


def test_each_fault_is_found() -> None:
    for words, state in broken_states():
        assert any(words in fault for fault in faults(state)), words
        assert len(faults(state)) == 1
