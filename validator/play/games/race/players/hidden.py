"""What a seat can see, and guesses at what it cannot."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from validator.play.engine.chance import Chancy, below, scrambled, shuffle_on, shuffle_top
from validator.play.games.race.rules.placing import DEVELOP_COMMIT, SETTLE_COMMIT
from validator.play.games.race.rules.state import NOTHING, RaceState, put_in_order

IN_ORDER: Final = 8
"""So many cards of a guessed deck are in order from the start; hardly a look ahead draws more."""


class Deal(Chancy):
    """All that a seat cannot see, dealt afresh, but no further than somebody looks at it.

    That is the deck, discards, goods, what others hold and have just drawn, and what they chose but have not revealed.
    Of the unseen cards those from a place on are dealt; the others are in no order yet.
    """

    __slots__ = ("_cards", "_loose", "_others", "_state")

    _state: RaceState
    _others: list[int]
    _cards: list[int]
    _loose: int

    def __init__(self, state: RaceState, seat: int, seed: int) -> None:
        put_in_order(state, 1)
        self._state, self.chance = state, scrambled(seed)
        self._others = [other for other in range(state.seats) if other != seat]
        self._cards = cards = state.deck + state.discard + state.under
        for other in self._others:
            cards += state.hands[other]
            cards += state.drawn[other]
        self._loose = len(cards)

    def hand(self, seat: int) -> list[int]:
        """What another seat holds."""
        return self._dealt(self._behind(seat) - len(self._state.hands[seat]), len(self._state.hands[seat]))

    def drawn(self, seat: int) -> list[int]:
        """What another seat has just drawn."""
        hand, count = len(self._state.hands[seat]), len(self._state.drawn[seat])
        return self._dealt(self._behind(seat) - hand - count, count)

    def card(self, below_top: int) -> int:
        """A card of the deck; -1 is the one on top, -2 the next."""
        place = len(self._state.deck) + below_top
        self._put_in_order(place)
        return self._cards[place]

    def _behind(self, seat: int) -> int:
        """The place behind the cards of a seat."""
        place = len(self._cards)
        for other in self._others:
            if other == seat:
                break
            place -= len(self._state.hands[other]) + len(self._state.drawn[other])
        return place

    def _dealt(self, place: int, count: int) -> list[int]:
        self._put_in_order(place)
        return sorted(self._cards[place : place + count])

    def _put_in_order(self, place: int) -> None:
        """Bring the cards from a place on into order."""
        if place < self._loose:
            loose = place if place > 1 else 1
            self.lot = shuffle_on(self.lot, self._cards, self._loose, loose)
            self._loose = loose

    def guess(self) -> RaceState:
        """A copy of the game in which it is so, with chance of its own."""
        guess, others = self._state.copy(), self._others
        unseen, dealt = self._cards[: self._loose], self._cards[self._loose :]
        loose = max(1, min(len(guess.deck) - IN_ORDER, self._loose))
        guess.lot = self.lot
        guess.loose_lot = shuffle_top(guess, unseen, loose)
        guess.loose = loose
        unseen += dealt
        for other in others:
            guess.hands[other] = _dealt(unseen, len(guess.hands[other]))
            if guess.drawn[other]:
                guess.drawn[other] = _dealt(unseen, len(guess.drawn[other]))
        sizes = len(guess.discard), len(guess.under)
        guess.discard, guess.under = (_dealt(unseen, size) for size in sizes)
        guess.deck = unseen
        _decide_afresh(guess, others)
        return guess


def imagine(state: RaceState, seat: int, seed: int) -> RaceState:
    """A copy with chance of its own, in which all that the seat cannot see is dealt afresh, see `Deal`."""
    return Deal(state, seat, seed).guess()


def _dealt(unseen: list[int], count: int) -> list[int]:
    cards = unseen[len(unseen) - count :]
    del unseen[len(unseen) - count :]
    cards.sort()
    return cards


def _decide_afresh(guess: RaceState, others: list[int]) -> None:
    """Secret choices that others have made already are made again by lot, with the hands they have now."""
    is_secret = guess.is_secret
    for other in others:
        if is_secret and guess.chosen[other] != NOTHING:
            guess.chosen[other] = below(guess, len(guess.table.choices[guess.seats]))
        committed = guess.committed[other]
        if committed != NOTHING:
            develops = any(step in DEVELOP_COMMIT for step in guess.stack)
            options = (DEVELOP_COMMIT if develops else SETTLE_COMMIT)[other].options(guess)
            guess.committed[other] = options[below(guess, len(options))]


def seen_by(state: RaceState, seat: int) -> Hashable:
    """All that a seat can see: the table, its own cards and choices, the sizes of everything else."""
    seats, is_secret = range(state.seats), state.is_secret
    return (
        tuple(state.hands[seat]),
        tuple(map(len, state.hands)),
        tuple(state.drawn[seat]),
        tuple(map(len, state.drawn)),
        len(state.deck),
        len(state.discard),
        len(state.under),
        tuple(tableau.cards for tableau in state.tableaus),
        tuple(state.goods),
        tuple(state.chips),
        state.starts,
        tuple(state.chosen[other] if other == seat or not is_secret else NOTHING for other in seats),
        state.committed[seat],
        tuple(state.placing),
        tuple(state.owed),
        tuple(state.produced),
        tuple(state.refills),
        state.pool,
        state.reserve,
        state.round,
        state.again,
        state.used,
        state.using,
        state.times,
        state.done,
        state.strength,
        tuple(type(step).__name__ for step in state.stack),
    )
