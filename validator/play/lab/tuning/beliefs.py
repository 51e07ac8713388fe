"""What is believed of the effect of every lever on every goal, from all edits tried so far."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from validator.play.lab.tuning.ground import Numbers, Reading
from validator.play.lab.tuning.hints import Hints
from validator.play.lab.tuning.levers import Edits, Lever

PRIORS = (0.03, 0.1, 0.3, 1.0)
"""How much one step of a lever may well move a goal, in tolerances: of these the likeliest is taken."""
GROUPS_MORE = 1.0
"""How much a group's common effect may be, beside that of single levers."""


class Seen(NamedTuple):
    """Edits that were tried, and their effects on the goals."""

    edits: Edits
    effects: Sequence[Reading]


class Beliefs:
    """Effects are taken to add up, and to grow with the steps of a lever: near enough for small edits.

    A lever's effect is what its group has in common, as often as its piece is played, and something of its own, which
    may be more where hints speak against the piece.
    """

    def __init__(self, levers: Sequence[Lever], hints: Hints, tolerances: Sequence[float]) -> None:
        self.levers = levers
        self._place = {lever.address: place for place, lever in enumerate(levers)}
        self._groups = {group: place for place, group in enumerate(dict.fromkeys(lever.group for lever in levers))}
        self._usage = _usage_of(levers, hints)
        self._tolerances = tolerances
        own = [hints.suspicion.get(lever.piece, 1.0) for lever in levers]
        alone = {group for group in self._groups if sum(lever.group == group for lever in levers) == 1}
        common = [0.0 if group in alone else GROUPS_MORE for group in self._groups]
        # A lever that is a group by itself, such as a switch, acts in every game.
        single = [4.0 if lever.group in alone else 1.0 for lever in levers]
        self._prior = np.array([*(one * more for one, more in zip(own, single, strict=True)), *common])
        nothing = self._posterior(np.zeros((0, len(self._prior))), np.zeros(0), np.zeros(0))
        self._means = np.array([nothing[0] for _ in tolerances])
        self._roots = [nothing[1] for _ in tolerances]

    def scale(self, lever: Lever) -> float:
        """What counts as one step of a lever."""
        return max(1.0, (lever.most - lever.least) / 8)

    def _features(self, edits: Edits) -> Numbers:
        found = np.zeros(len(self.levers) + len(self._groups))
        for address, value in edits:
            place = self._place[address]
            lever = self.levers[place]
            assert isinstance(value, int)
            step = (value - lever.present) / self.scale(lever)
            found[place] += step
            found[len(self.levers) + self._groups[lever.group]] += step * self._usage[place]
        return found

    def learn(self, seen: Sequence[Seen]) -> None:
        """Believe what these tell, and forget what was believed before."""
        features = np.array([self._features(one.edits) for one in seen])
        for goal, tolerance in enumerate(self._tolerances):
            told = [place for place, one in enumerate(seen) if one.effects[goal].value is not None]
            values = np.array([float(seen[place].effects[goal].value or 0.0) for place in told]) / tolerance
            errors = np.array([seen[place].effects[goal].error for place in told]) / tolerance
            errors = np.sqrt(errors**2 + 0.05**2)
            self._means[goal], self._roots[goal] = self._posterior(features[told], values, errors)

    def _posterior(self, features: Numbers, values: Numbers, errors: Numbers) -> tuple[Numbers, Numbers]:
        """The likeliest effect of each lever, and a root of how unsure it is, levers by sources of chance."""
        if not len(values):
            return np.zeros(len(self.levers)), self._to_levers(np.diag(np.sqrt(self._prior)) * PRIORS[1])
        fits = [(_likelihood(features, values, errors, self._prior * size**2), size) for size in PRIORS]
        prior = self._prior * max(fits)[1] ** 2
        crossed = features * prior
        inner = crossed @ features.T + np.diag(errors**2)
        gain = np.linalg.solve(inner, crossed).T
        covariance = np.diag(prior) - gain @ crossed
        values_of, vectors = np.linalg.eigh((covariance + covariance.T) / 2)
        root = vectors * np.sqrt(np.maximum(values_of, 0.0))
        return self._to_levers(gain @ values), self._to_levers(root)

    def _to_levers(self, found: Numbers) -> Numbers:
        """Effects of levers from effects of their own and of their groups."""
        groups = [self._groups[lever.group] + len(self.levers) for lever in self.levers]
        usage = np.array(self._usage)
        own, common = found[: len(self.levers)], found[groups]
        total: Numbers = own + (common.T * usage).T
        return total

    def likeliest(self) -> Numbers:
        """The effect of one step of each lever (columns) on each goal (rows), in tolerances."""
        return self._means.copy()

    def imagined(self, chance: np.random.Generator) -> Numbers:
        """The same, drawn from what is believed possible."""
        drawn = [
            mean + root @ chance.standard_normal(root.shape[1])
            for mean, root in zip(self._means, self._roots, strict=True)
        ]
        return np.array(drawn)


def _likelihood(features: Numbers, values: Numbers, errors: Numbers, prior: Numbers) -> float:
    """How likely the values are; in logarithms, without what is common to all priors."""
    inner = (features * prior) @ features.T + np.diag(errors**2)
    _, size = np.linalg.slogdet(inner)
    return -0.5 * (float(size) + float(values @ np.linalg.solve(inner, values)))


def _usage_of(levers: Sequence[Lever], hints: Hints) -> list[float]:
    """How often the piece of each lever is played, beside others of its group; 1 where that is not known."""
    groups: Mapping[str, list[float]] = {lever.group: [] for lever in levers}
    for lever in levers:
        if lever.piece in hints.usage:
            groups[lever.group].append(hints.usage[lever.piece])
    found = []
    for lever in levers:
        known = groups[lever.group]
        mean = sum(known) / len(known) if known else 0.0
        found.append(hints.usage[lever.piece] / mean if mean > 0 and lever.piece in hints.usage else 1.0)
    return found
