"""What a sensible player chooses in secret without thinking long: action cards by what their own phases promise."""

from __future__ import annotations

from validator.games.race.players.choosing import add_secret
from validator.games.race.rules.rounds import ChooseActions
from validator.games.race.rules.state import NOTHING, RaceState, SeatDecision

MOST_CHOICES = 8
"""So many choices of action cards are worth thinking about."""


def is_secret(state: RaceState) -> bool:
    """Whether action cards are being chosen."""
    return bool(state.stack) and isinstance(state.stack[-1], ChooseActions)


def hurried(state: RaceState, decision: SeatDecision) -> int:
    """The choice of action cards whose own phases promise most."""
    worth = _promises(state, decision.who, state.options)
    return state.options[worth.index(max(worth))]


def shortlist(state: RaceState, decision: SeatDecision) -> list[int]:
    """The choices whose own phases promise most."""
    worth = _promises(state, decision.who, state.options)
    order = sorted(range(len(worth)), key=lambda place: -worth[place])
    return [state.options[place] for place in sorted(order[:MOST_CHOICES])]


def guess_again(state: RaceState, seat: int) -> None:
    """Action cards that rivals have chosen already are chosen again in a hurry, with the hands of this guess."""
    if is_secret(state):
        chosen = state.chosen
        numbers = state.table.choice_numbers[state.seats]
        for other, number in enumerate(chosen):
            if other != seat and number != NOTHING:
                worth = _promises(state, other, numbers)
                chosen[other] = numbers[worth.index(max(worth))]


def _promises(state: RaceState, seat: int, numbers: list[int]) -> list[float]:
    totals = [0.0] * len(numbers)
    options, state.options = state.options, numbers
    add_secret(totals, state, seat, 1)
    state.options = options
    return totals
