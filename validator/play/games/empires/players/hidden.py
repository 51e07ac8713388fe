"""What a seat can see, and guesses at what it cannot."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from validator.play.engine.chance import scrambled, shuffle, shuffle_top
from validator.play.games.empires.rules.state import EmpiresState, name_of, put_in_order

DRAWN_SOON: Final = 6
"""Cards from the top of a guessed deck that are brought into order at once: few guesses are asked for more."""


def imagine(state: EmpiresState, seat: int, seed: int) -> EmpiresState:
    """A copy with chance of its own; rivals' hands and homeworlds, cards they look at and the deck are dealt afresh."""
    guess = state.copy()
    guess.chance = scrambled(seed)
    put_in_order(guess)
    unseen = guess.deck
    loose = len(unseen) - DRAWN_SOON
    for rival, hand in enumerate(guess.hands):
        if rival != seat:
            unseen += hand
    if seat != guess.active:
        unseen += guess.looked
    guess.loose = max(loose, 1)
    guess.loose_lot = shuffle_top(guess, unseen, guess.loose)
    for rival, hand in enumerate(guess.hands):
        if rival != seat and hand:
            guess.hands[rival] = sorted(unseen[-len(hand) :])
            del unseen[-len(hand) :]
    if seat != guess.active and guess.looked:
        guess.looked = sorted(unseen.pop() for _ in guess.looked)
    worlds = [world for rival, world in enumerate(guess.homeworlds) if rival != seat] + guess.box
    shuffle(guess, worlds)
    guess.homeworlds = [guess.homeworlds[rival] if rival == seat else worlds.pop() for rival in range(guess.seats)]
    guess.box = worlds
    guess.points = []
    return guess


def seen_by(state: EmpiresState, seat: int) -> Hashable:
    """All that a seat can see: the table, its own hand and homeworld, the sizes of everything else."""
    looked = tuple(state.looked) if state.active == seat else len(state.looked)
    return (
        tuple(state.hands[seat]),
        state.homeworlds[seat],
        tuple(map(len, state.hands)),
        len(state.deck),
        tuple(state.discard),
        tuple(map(tuple, state.rows)),
        tuple(map(tuple, state.marks)),
        tuple(map(tuple, state.tucked)),
        tuple(state.removed),
        looked,
        tuple(state.surcharge),
        tuple(state.new_hand),
        tuple(state.turns),
        state.active,
        state.owed,
        state.bound,
        state.drawing,
        state.hit,
        state.done,
        state.ambassadors,
        tuple(map(name_of, state.stack)),
    )
