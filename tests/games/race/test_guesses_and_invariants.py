"""What a seat does not see is dealt afresh in a guess, each part of it; and broken invariants are noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.race.tabletop import Tabletop, compiled, table
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import PASS, choose, settle
from validator.play.games.race.players.hidden import imagine, seen_by
from validator.play.games.race.rules.invariants import faults
from validator.play.games.race.rules.rounds import start
from validator.play.games.race.rules.state import NOTHING, RaceState

SEEDS = range(12)


def under_way(choices: int = 60, seed: int = 7, seats: int = 3) -> RaceState:
    """Some way into a random game."""
    dice = Dice(seed)
    state = start(compiled({}, {}), seats, seed)
    settle(state)
    for _ in range(choices):
        choose(state, state.options[below(dice, len(state.options))])
        settle(state)
    return state


def until(decision: str, seat: int, seed: int = 3, seats: int = 3) -> RaceState:
    """A random game at a decision of one seat."""
    dice = Dice(seed)
    state = start(compiled({}, {}), seats, seed)
    while (step := settle(state)) is not None:
        if type(step).__name__ == decision and step.seat(state) == seat:
            return state
        choose(state, state.options[below(dice, len(state.options))])
    raise AssertionError(f"nobody is asked for {decision}")


def guessed(state: RaceState, seat: int, part: Callable[[RaceState], Any]) -> list[Any]:
    return [part(imagine(state, seat, seed)) for seed in SEEDS]


HIDDEN: dict[str, Callable[[RaceState], Any]] = {
    "a rival's hand": lambda state: state.hands[1],
    "another rival's hand": lambda state: state.hands[2],
    "the deck": lambda state: state.deck,
    "the discards": lambda state: state.discard,
    "the cards under goods": lambda state: state.under,
}


@pytest.mark.parametrize("part", HIDDEN)
def test_a_guess_deals_what_is_hidden_afresh(part: str) -> None:
    state = under_way()
    assert HIDDEN[part](state), "there is nothing to guess"
    assert len({repr(found) for found in guessed(state, 0, HIDDEN[part])}) > 1


def test_a_guess_keeps_the_own_hand() -> None:
    state = under_way()
    assert all(hand == state.hands[1] for hand in guessed(state, 1, lambda guess: guess.hands[1]))


def test_a_guess_may_give_a_discarded_card_to_a_rival() -> None:
    state = under_way()
    assert any(set(hand) & set(state.discard) for hand in guessed(state, 0, lambda guess: guess.hands[1]))


def test_cards_drawn_by_exploring_are_known_to_who_draws() -> None:
    state = until("ExploreKeep", 0)
    assert all(drawn == state.drawn[0] for drawn in guessed(state, 0, lambda guess: guess.drawn[0]))
    assert len({repr(drawn) for drawn in guessed(state, 1, lambda guess: guess.drawn[0])}) > 1


def last_of(state: RaceState) -> int:
    """The seat that is the last to decide."""
    return state.order[-1]


def test_action_cards_chosen_in_secret_are_guessed() -> None:
    state = until("ChooseActions", 0)
    state = until("ChooseActions", last_of(state))
    first, last = state.order[0], last_of(state)
    assert state.chosen[first] != NOTHING and state.chosen[last] == NOTHING
    assert len(set(guessed(state, last, lambda guess: guess.chosen[first]))) > 1
    assert set(guessed(state, first, lambda guess: guess.chosen[first])) == {state.chosen[first]}
    assert set(guessed(state, first, lambda guess: guess.chosen[last])) == {NOTHING}


def test_action_cards_are_known_once_they_are_turned_up() -> None:
    state = until("ExploreKeep", 0)
    assert all(chosen == state.chosen for chosen in guessed(state, 0, lambda guess: guess.chosen))


def committed_by(card: str, seat: int) -> RaceState:
    """A seat has committed a card in secret; the next one is asked."""
    top = table(3).hand(0, "D01", "D02", "D03", "W01", "W02", "W16").hand(1, "D04", "D06", "W03", "W04", "W05")
    top.state.deck = [top.design(f"W{number}") for number in range(20, 40)]
    top.play("develop" if card[0] == "D" else "settle")
    return top.do(card).state


@pytest.mark.parametrize("card", ["D01", "W01", "pass"])
def test_a_card_committed_in_secret_is_guessed_among_those_in_the_guessed_hand(card: str) -> None:
    state = committed_by(card, 0)
    found = guessed(state, 1, lambda guess: (guess.committed[0], guess.hands[0]))
    assert len({committed for committed, _ in found}) > 1
    assert all(committed == PASS or committed in hand for committed, hand in found)
    assert set(guessed(state, 0, lambda guess: guess.committed[0])) == {state.committed[0]}


def test_a_committed_card_is_not_seen_by_others() -> None:
    one, other = committed_by("D01", 0), committed_by("D02", 0)
    assert seen_by(one, 1) == seen_by(other, 1)
    assert seen_by(one, 0) != seen_by(other, 0)


def test_a_committed_card_is_seen_by_all_once_it_is_turned_up() -> None:
    seen = []
    for card in ("D02", "D03"):
        top = table(2).hand(0, card, "W01", "W02", "W04").play("develop").do(card)
        assert top.asked == "DiscardCard 0"
        top.hand(0, "W01", "W02", "W04")
        seen.append(seen_by(top.state, 1))
    assert seen[0] != seen[1]


def changed(change: Callable[[RaceState], object]) -> RaceState:
    """A position under way after one change."""
    state = under_way()
    change(state)
    return state


def lift(state: RaceState, **values: Any) -> None:
    for name, number in values.items():
        setattr(state, name, getattr(state, name) + number)


SEEN: dict[str, Callable[[RaceState], object]] = {
    "the own hand": lambda state: state.hands[0].append(94),
    "the size of a rival's hand": lambda state: state.hands[1].pop(),
    "the size of the deck": lambda state: state.deck.pop(),
    "the size of the discards": lambda state: state.discard.pop(),
    "a tableau": lambda state: state.tableaus.reverse(),
    "goods on worlds": lambda state: state.goods.__setitem__(0, 64),
    "chips": lambda state: state.chips.__setitem__(1, 88),
    "the pool": lambda state: lift(state, pool=1),
    "the round": lambda state: lift(state, round=1),
}


@pytest.mark.parametrize("part", SEEN)
def test_a_seat_sees(part: str) -> None:
    assert seen_by(changed(SEEN[part]), 0) != seen_by(under_way(), 0)


def swap_with_deck(cards: list[int], deck: list[int]) -> None:
    cards[0], deck[0] = deck[0], cards[0]


UNSEEN: dict[str, Callable[[RaceState], object]] = {
    "a rival's cards": lambda state: swap_with_deck(state.hands[1], state.deck),
    "discards": lambda state: swap_with_deck(state.discard, state.deck),
    "the card under a good": lambda state: swap_with_deck(state.under, state.deck),
    "the order of the deck": lambda state: state.deck.reverse(),
}


@pytest.mark.parametrize("part", UNSEEN)
def test_a_seat_does_not_see(part: str) -> None:
    assert seen_by(changed(UNSEEN[part]), 0) == seen_by(under_way(), 0)


def test_a_position_under_way_has_no_faults() -> None:
    assert faults(under_way()) == []


def overfull(state: RaceState) -> None:
    state.round = 2
    state.hands[0] += [94] * 11


def give_good(state: RaceState) -> None:
    place = next(place for place, card in enumerate(state.tableaus[0].cards) if not state.table.kind[card])
    state.goods[0] |= 1 << place


FAULTS: dict[str, Callable[[RaceState], object]] = {
    "are not the cards of the box": lambda state: state.deck.pop(),
    "are not the chips of the box": lambda state: lift(state, pool=1),
    "fewer chips than none": lambda state: lift(state, pool=-99),
    "not as many cards under worlds as goods": lambda state: state.under.append(state.deck.pop()),
    "the hand of seat 1 is out of order": lambda state: state.hands[0].reverse(),
    "cannot hold a good": give_good,
    "seat 1 begins a round with more cards than the hand limit": overfull,
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_noticed(fault: str) -> None:
    state = until("ChooseActions", 0, seed=7) if "limit" in fault else under_way(100)
    FAULTS[fault](state)
    assert any(fault in sentence for sentence in faults(state))


def test_a_development_built_twice_is_noticed() -> None:
    found = faults(table().lay(0, "D01", "D01").state)
    assert any("seat 1 has built a development twice" in sentence for sentence in found)


def test_a_reserve_that_is_not_used_is_noticed() -> None:
    top = Tabletop(2, compiled({"reserve_chips": False}, {}))
    top.state.reserve -= 2
    top.state.chips[0] += 2
    assert any("reserve that is not used" in sentence for sentence in faults(top.state))
