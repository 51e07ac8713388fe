"""What players guess and weigh, and the laws that hold at every moment of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.games.empires.tabletop import Tabletop, compiled, empires, table
from validator.content.vocabulary import Act
from validator.play.agents.contract import View
from validator.play.agents.steady import SteadyAgent
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import Decision, choose, settle
from validator.play.games.empires.game import GAME, table_of
from validator.play.games.empires.players import default_choice, imagine, seen_by
from validator.play.games.empires.rules import turn
from validator.play.games.empires.rules.scoring import (
    columns,
    faults,
    majorities,
    score_parts,
    scores,
    standing,
    winners,
)
from validator.play.games.empires.rules.state import EmpiresState, refresh
from validator.play.games.empires.rules.turn import MOST_TURNS_PER_CARD, PAY, ask_cards, fits, price, rounds, start
from validator.play.games.empires.words.once import ForceDiscard, Loss, Take, Threat
from validator.play.games.empires.words.switches import EmpiresRules

# What a seat does not see is dealt afresh in a guess, each part of it; and broken invariants are noticed.

SEEDS = range(12)


def three_seats() -> EmpiresState:
    return start(table_of(empires()), 3, 7)


def looking() -> Tabletop:
    """Seat 0 looks at two cards of the deck and is about to put one back."""
    deck = [f"E{number}" for number in range(20, 40)]
    return table().row(0, "E04a").hand(0, "E01", "E02", "E03", "E05").deck(*deck).at("refill").do()


HIDDEN: dict[str, Callable[[EmpiresState], Any]] = {
    "a rival's hand": lambda state: state.hands[1],
    "another rival's hand": lambda state: state.hands[2],
    "the deck": lambda state: state.deck,
    "a rival's homeworld": lambda state: state.homeworlds[1],
    "the homeworld in the box": lambda state: state.box,
}


@pytest.mark.parametrize("part", HIDDEN)
def test_a_guess_deals_what_is_hidden_afresh(part: str) -> None:
    guessed = {repr(HIDDEN[part](imagine(three_seats(), 0, seed))) for seed in SEEDS}
    assert len(guessed) > 1


def test_a_guess_may_give_a_rivals_card_to_another_rival() -> None:
    state = three_seats()
    assert any(set(imagine(state, 0, seed).hands[1]) & set(state.hands[2]) for seed in SEEDS)


def test_a_guess_keeps_the_own_hand() -> None:
    state = three_seats()
    assert all(imagine(state, 1, seed).hands[1] == state.hands[1] for seed in SEEDS)


def test_a_guess_keeps_the_own_homeworld() -> None:
    state = three_seats()
    assert all(imagine(state, 1, seed).homeworlds[1] == state.homeworlds[1] for seed in SEEDS)


def test_cards_looked_at_are_known_to_who_looks() -> None:
    state = looking().state
    assert all(imagine(state, 0, seed).looked == state.looked for seed in SEEDS)


def test_cards_looked_at_are_unknown_to_the_others() -> None:
    state = looking().state
    assert len({repr(imagine(state, 1, seed).looked) for seed in SEEDS}) > 1


def test_the_others_see_how_many_cards_are_looked_at() -> None:
    state = looking().state
    assert all(len(imagine(state, 1, seed).looked) == len(state.looked) for seed in SEEDS)


def changed(change: Callable[[EmpiresState], object]) -> EmpiresState:
    """A sound position after one change."""
    state = three_seats()
    change(state)
    return state


SEEN: dict[str, Callable[[EmpiresState], object]] = {
    "the own hand": lambda state: state.hands[0].append(0),
    "the size of a rival's hand": lambda state: state.hands[1].pop(),
    "the own homeworld": lambda state: state.homeworlds.reverse(),
    "the discard pile": lambda state: state.discard.append(0),
    "a row": lambda state: state.rows[1].append(0),
    "what lies on a card": lambda state: state.marks[1].append(3),
    "the size of the deck": lambda state: state.deck.pop(),
    "tucked cards": lambda state: state.tucked[1].append(42),
}


@pytest.mark.parametrize("part", SEEN)
def test_a_seat_sees(part: str) -> None:
    assert seen_by(changed(SEEN[part]), 0) != seen_by(three_seats(), 0)


def test_a_seat_does_not_see_a_rivals_cards() -> None:
    def swap(state: EmpiresState) -> None:
        state.hands[1], state.hands[2] = state.hands[2], state.hands[1]

    assert seen_by(changed(swap), 0) == seen_by(three_seats(), 0)


def test_a_dealt_game_has_no_faults() -> None:
    assert faults(three_seats()) == []


FAULTS: dict[str, Callable[[EmpiresState], object]] = {
    "cards of the box": lambda state: state.deck.pop(),
    "homeworlds": lambda state: state.box.pop(),
    "other than an attack was removed": lambda state: state.removed.append(state.deck.pop()),
    "out of order": lambda state: state.hands[0].reverse(),
    "marks": lambda state: state.marks[0].append(0),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_noticed(fault: str) -> None:
    assert any(fault in sentence for sentence in faults(changed(FAULTS[fault])))


def test_cards_that_do_not_match_are_noticed() -> None:
    assert "cards 1 and 2 of seat 1 do not match" in faults(table().row(0, "E01a", "E23a").state)


def test_a_protected_card_under_attack_is_noticed() -> None:
    assert "a protected card of seat 1 is under attack" in faults(table().row(0, "E02a").attacked(0, 0).state)


# What a player sees who plays options on to the end of its turn: hands of rivals, and cards it can do without.

SEEDS_OF_MATCHES = range(4)


def chosen(laid: Tabletop, seed: int) -> int:
    """What a steady player does here."""
    decision: Decision[object] | None = settle(laid.state)
    assert decision is not None
    view = View(GAME, laid.state, decision, decision.seat(laid.state))
    return SteadyAgent(GAME, seed).choose(view)


def laying(ability: Act) -> Tabletop:
    """Seat 0 has laid a card that bears the ability; rivals have five cards, and there is nothing left to draw."""
    laid = table(rules={"empty_deck": "stop"}, cards={"E01a": {"ability": ability}}).fire("E01a")
    laid.state.stack.insert(0, turn.ATTACK)
    return laid.hand(0, "E20").hand(1, "E02", "E03", "E04", "E05", "E06")


@pytest.mark.parametrize("seed", SEEDS_OF_MATCHES)
@pytest.mark.parametrize("ability", [Threat(), ForceDiscard(), Take(), Loss()], ids=lambda word: type(word).__name__)
def test_who_cannot_draw_again_is_robbed(ability: Act, seed: int) -> None:
    assert chosen(laying(ability), seed) == 1


def paying(count: int, *hand: str) -> list[str]:
    """The cards given up, one after the other, where so many are to be paid."""
    laid = table().row(0, "E02a").hand(0, *hand)
    state = laid.state
    ask_cards(state, PAY, count)
    paid = []
    while state.stack:
        decision = state.stack[-1]
        assert isinstance(decision, Decision)
        state.options = decision.options(state)
        action = default_choice(state, decision)
        assert action in state.options
        paid.append(laid.table.designs[action])
        state.stack.pop()
        decision.apply(state, action)
    return paid


def test_attack_cards_and_ambassadors_are_not_paid_with_while_there_are_others() -> None:
    assert set(paying(2, "E20", "E21", "E22", "R1", "A1")) < {"E20", "E21", "E22"}


def test_the_last_card_pays_where_every_card_must() -> None:
    assert paying(3, "E20", "R1", "A1") == ["E20", "R1", "A1"]


def test_other_choices_are_looked_at() -> None:
    laid = table().row(0, "E02a").hand(0, "E20", "E01", "E03").at("empire")
    assert default_choice(laid.state, turn.PLAY_EMPIRE) is None


# Laws of Tiny Stellar Empires that hold whatever the seed, the number of seats, the switches and the choices.

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
