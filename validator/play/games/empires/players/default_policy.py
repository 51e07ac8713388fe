"""What a seat does without looking ahead while an option is played on: which cards it can best do without."""

from __future__ import annotations

from typing import Final

from validator.play.engine.step import Decision
from validator.play.games.empires.players.value import card_worths
from validator.play.games.empires.rules.choosing import ChooseCards
from validator.play.games.empires.rules.state import EmpiresState

DEAREST: Final = 1e9
"""More than any card is worth."""


def default_choice(state: EmpiresState, decision: Decision[EmpiresState]) -> int | None:
    """Cards to discard by their worth in hand; None for all other choices."""
    if not isinstance(decision, ChooseCards):
        return None
    seat = decision.seat(state)
    worths = card_worths(state, seat)[state.bound :]
    hand = state.hands[seat][state.bound :]
    first = len(hand)
    for _ in range(state.owed):
        place = worths.index(min(worths))
        worths[place] = DEAREST
        first = min(first, place)
    return hand[first]
