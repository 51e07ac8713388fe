"""What a seat can see, and guesses at what it cannot."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from validator.play.engine.chance import below, scrambled, shuffle_top
from validator.play.games.race.rules.placing import DEVELOP_COMMIT, SETTLE_COMMIT
from validator.play.games.race.rules.state import NOTHING, RaceState, put_in_order

IN_ORDER: Final = 8
"""So many cards of a guessed deck are in order from the start; hardly a look ahead draws more."""


def imagine(state: RaceState, seat: int, seed: int) -> RaceState:
    """A copy with chance of its own, in which all that the seat cannot see is dealt afresh.

    That is the deck, discards, goods, what others hold and have just drawn, and what they chose but have not revealed.
    """
    guess = state.copy()
    put_in_order(guess, 1)
    guess.chance = scrambled(seed)
    others = [other for other in range(guess.seats) if other != seat]
    unseen = guess.deck + guess.discard + guess.under
    for other in others:
        unseen += guess.hands[other]
        unseen += guess.drawn[other]
    loose = max(1, len(guess.deck) - IN_ORDER)
    guess.loose_lot = shuffle_top(guess, unseen, loose)
    guess.loose = loose
    for other in others:
        guess.hands[other] = _dealt(unseen, len(guess.hands[other]))
        if guess.drawn[other]:
            guess.drawn[other] = _dealt(unseen, len(guess.drawn[other]))
    sizes = len(guess.discard), len(guess.under)
    guess.discard, guess.under = (_dealt(unseen, size) for size in sizes)
    guess.deck = unseen
    _decide_afresh(guess, others)
    return guess


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
