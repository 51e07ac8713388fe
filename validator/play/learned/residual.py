"""What was learned, added to a game's own value: a few additions for each card that lies there."""

from __future__ import annotations

from typing import Final

from validator.play.engine.game import Features, Value
from validator.play.engine.step import State

Rates = list[float]


class Residual:
    """A value with what was learned on top; a seat's own part counts as much as that of all rivals together against it.

    ``each`` and ``each_round`` hold for every place (`Features.shown`, then ``held``) what a design there is worth
    once, and for each round left; ``numbers`` and ``numbers_round`` the same for `Features.numbers`. At tables of other
    sizes than ``seats`` the value is the game's alone.
    """

    def __init__(
        self,
        value: Value,
        features: Features,
        seats: list[int],
        each: list[Rates],
        each_round: list[Rates],
        numbers: Rates,
        numbers_round: Rates,
    ) -> None:
        self._value: Final = value
        self._cards: Final = features.cards
        self._counted: Final = features.counted
        self._rounds_left: Final = features.rounds_left
        self._shown: Final = len(features.shown)
        self._places: Final = len(each)
        self._seats: Final = seats
        self._each: Final = each
        self._each_round: Final = each_round
        self._numbers: Final = numbers
        self._numbers_round: Final = numbers_round

    def worth(self, state: State, seat: int) -> float:
        """The value of a position to a seat, in points ahead."""
        points = self._value(state, seat)
        seats = state.seats
        if not state.stack or seats not in self._seats:
            return points
        left = self._rounds_left(state)
        points += self._of_seat(state, seat, left, self._places)
        rivals = 0.0
        for other in range(seats):
            if other != seat:
                rivals += self._of_seat(state, other, left, self._shown)
        return points - rivals / (seats - 1) if seats > 1 else points

    def _of_seat(self, state: State, seat: int, left: float, places: int) -> float:
        total = 0.0
        cards = self._cards(state, seat)
        for place in range(places):
            each, each_round = self._each[place], self._each_round[place]
            for design in cards[place]:
                total += each[design] + left * each_round[design]
        if self._counted is not None:
            for number, count in enumerate(self._counted(state, seat)):
                total += count * (self._numbers[number] + left * self._numbers_round[number])
        return total
