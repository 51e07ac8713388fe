"""A made-up set: fifty cards in two groups and one switch, whose effects on two goals are known."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import numpy as np

from validator.base.issue import Span
from validator.play.lab.goals.words import Goal, Measure
from validator.play.lab.tuning.ground import Edits, Lever, Numbers, Reading, blamed

LEVERS = [
    *(Lever(f"C{number:02}.cost", "card.cost", f"C{number:02}", 4, 0, 9) for number in range(25)),
    *(Lever(f"C{number:02}.points", "card.points", f"C{number:02}", 3, 0, 9) for number in range(25)),
    Lever("rules.pace", "rules.pace", "", 5, 2, 8),
]


def goal(measure: Measure, least: float | None, most: float | None) -> Goal:
    return Goal(
        measure=measure, least=least, most=most, weight=1, tolerance=1, lineups=(("fast",) * 2,), span=Span("g")
    )


class MadeUp:
    """Trials whose figures are 10 (length) and 30 (score), plus what each edit adds, plus chance that deals share."""

    def __init__(self, effects: dict[str, tuple[float, float]], goals: Sequence[Goal], stop_after: int = 10**9) -> None:
        self.goals = tuple(goals)
        self.effects_of = effects
        self.asked: list[tuple[Edits, int]] = []
        self._stop_after = stop_after
        self._wanted = [("length", "score").index(one.measure) for one in goals]

    @property
    def interrupted(self) -> bool:
        return len(self.asked) > self._stop_after

    def is_legal(self, edits: Edits) -> bool:
        return all(address != "C24.cost" for address, _ in edits)

    def play(self, wanted: Sequence[tuple[Edits, int]]) -> None:
        self.asked += wanted

    def deals(self, edits: Edits, deals: int) -> Numbers:
        present = {lever.address: lever.present for lever in LEVERS}
        found = np.tile([10.0, 30.0], (deals, 1))
        found += np.random.default_rng(1).standard_normal((1_000, 2))[:deals] * [1.5, 4.0]
        own = np.random.default_rng([2, abs(hash_of(edits))])
        found += own.standard_normal((1_000, 2))[:deals] * [0.7, 2.0]
        for address, value in edits:
            assert isinstance(value, int)
            found += np.array(self.effects_of.get(address, (0.0, 0.0))) * (value - present[address])
        return np.asarray(found[:, self._wanted])

    def readings(self, edits: Edits, deals: int) -> list[Reading]:
        return [reading(column) for column in self.deals(edits, deals).T]

    def effects(self, edits: Edits, deals: int, without: Edits = ()) -> list[Reading]:
        return [reading(column) for column in (self.deals(edits, deals) - self.deals(without, deals)).T]

    def by_deal(self, edits: Edits, deals: int) -> list[float]:
        return blamed(self.goals, self.readings(edits, deals), self.deals(edits, deals), edits)

    def truth(self, edits: Edits) -> list[float]:
        """The figures without chance."""
        present = {lever.address: lever.present for lever in LEVERS}
        found = np.array([10.0, 30.0])
        for address, value in edits:
            assert isinstance(value, int)
            found += np.array(self.effects_of.get(address, (0.0, 0.0))) * (value - present[address])
        return [float(one) for one in found[self._wanted]]


def hash_of(edits: Edits) -> int:
    """A number for edits that is the same in every process."""
    return sum(ord(letter) * (place + 1) for place, letter in enumerate(repr(edits)))


def reading(values: Numbers) -> Reading:
    return Reading(float(values.mean()), float(values.std(ddof=1)) / sqrt(len(values)))
