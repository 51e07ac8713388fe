"""What a seat does not see is dealt afresh in a guess, each part of it; and broken invariants are noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.empires.tabletop import Tabletop, empires, table
from validator.play.games.empires.players.hidden import imagine, seen_by
from validator.play.games.empires.rules.invariants import faults
from validator.play.games.empires.rules.setup import table_of
from validator.play.games.empires.rules.state import EmpiresState
from validator.play.games.empires.rules.turn import start

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
