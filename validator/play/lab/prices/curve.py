"""The curve of a set: what cost goes with which traits, by a regression that few odd pieces do not bend.

Least squares by statsmodels, with two things added. Every trait's worth is expected to be small, as if it had been
seen before to be nought give or take `EXPECTED` (ridge regression as mixed estimation; Theil and Goldberger 1961), so
that what rests on few pieces stays near nought and its interval wide. And each piece is taken to be off the curve with
some chance, given how far its cost lies from what the others foretell; it weighs the less the likelier it is (a mixture
of a narrow and a wide normal distribution; Box and Tiao 1968). The chance is reckoned from the distance that is left
when the piece itself has no say, and from how well that is known, so that a piece with a word of its own is not blamed.

The sizes in `EXPECTED` were chosen once, by how many of six costs moved by three are found again in the shipped sets.
"""

from collections.abc import Mapping, Sequence
from math import hypot, sqrt
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray
from statsmodels.regression.linear_model import WLS

from validator.play.lab.prices.traits import Sort, Trait, Traits

Matrix = NDArray[numpy.float64]
EXPECTED: Mapping[Sort, float] = {
    "kind": 0.35,
    "number": 0.6,
    "number by kind": 0.1,
    "having": 1.4,
    "choice": 0.25,
    "list": 0.1,
    "word": 0.35,
    "amount": 0.35,
    "shared": 0.1,
    "option": 0.12,
}
"""How much cost a trait is expected to bring or take at its usual size, by its sort; costs run from about 0 to 9."""
NOISE, NOISE_SEEN = 0.5, 50.0
"""How far costs are expected to lie from the curve, and as how many pieces that counts; for all, and for each kind."""
ODD = 0.1
"""The share of pieces expected to be off the curve."""
FAR = 3.0
"""How far off those are expected to be."""
_WIDE = 10.0
_USUAL_SPREAD = 3.0
"""Costs that are spread more widely are another currency: all sizes above grow with them."""
_STEPS, _SETTLED = 30, 1e-3
_FIRST, _HELD_BACK = 4, 0.3
_OPEN = 4.0
"""How much wider than expected worths may be where they are told rather than reckoned with."""
_FREEDOM, _OFTEN = 4.0, 4
_PLAIN = ("kind", "number", "having")


class Distance(NamedTuple):
    """How a piece lies to the curve that the other pieces make.

    ``expected`` is the cost they foretell, ``error`` the standard deviation of a cost around that, and ``chance`` how
    likely it is that the piece is off the curve.
    """

    expected: float
    error: float
    chance: float


class Curve:
    """A fitted curve. ``traits`` are its columns, each of its usual size ``sizes``; ``noise`` is by kind."""

    def __init__(self, rows: Sequence[Traits], kinds: Sequence[str], costs: Sequence[float]) -> None:
        self._seen = {trait for row in rows for trait in row}
        self.traits = _telling(rows)
        self._places = {trait: place for place, trait in enumerate(self.traits)}
        self.sizes = [_usual_size(trait, rows) for trait in self.traits]
        self.unit = max(1.0, _spread(costs) / _USUAL_SPREAD)
        self._fit(numpy.array([self.at(row) for row in rows]), kinds, numpy.array(costs, dtype=float))

    def at(self, traits: Traits) -> Matrix:
        """Traits as a row of the regression: the constant, then each in its usual size."""
        row = numpy.zeros(len(self.traits) + 1)
        row[0] = 1.0
        for trait, amount in traits.items():
            if trait in self._places:
                place = self._places[trait]
                row[place + 1] = amount / self.sizes[place]
        return row

    def sum_of(self, row: Matrix) -> tuple[float, float]:
        """What a row of the regression comes to in cost, and the standard error of that."""
        return float(row @ self._worths), sqrt(max(0.0, float(row @ self._spreads @ row)))

    def told_of(self, row: Matrix) -> tuple[float, float]:
        """The same by the pieces alone, as far as they go: what is expected of traits counts for little."""
        return float(row @ self._told), sqrt(max(0.0, float(row @ self._unsure @ row)))

    def unheard(self, traits: Traits) -> float:
        """The standard deviation that traits bring which no piece of the set has."""
        return hypot(*(EXPECTED[one.sort] * self.unit for one, many in traits.items() if many and self._is_new(one)))

    def _is_new(self, trait: Trait) -> bool:
        return trait.sort in ("word", "amount", "option", "choice", "having") and trait not in self._seen

    def _fit(self, table: Matrix, kinds: Sequence[str], costs: Matrix) -> None:
        names = sorted(set(kinds))
        member = numpy.array([[kind == name for name in names] for kind in kinds], dtype=float)
        belief = numpy.array([_WIDE, *(EXPECTED[trait.sort] for trait in self.traits)]) * self.unit
        plain = numpy.array([1.0, *(1.0 if trait.sort in _PLAIN else _HELD_BACK for trait in self.traits)])
        noise = numpy.full(len(costs), (NOISE * self.unit) ** 2)
        chance = numpy.zeros(len(costs))
        expected, often = belief, _often(table)
        for step in range(_STEPS):
            spread = noise / ((1 - chance) + chance * noise / (noise + (FAR * self.unit) ** 2))
            found = _regressed(table, costs, spread, belief * plain ** (step < _FIRST))
            if step >= _FIRST:
                belief = _widened(expected, found, often)
            left, known = _without_itself(found, table, costs, spread)
            before, chance = chance, _chance_of_odd(left, known + noise, (FAR * self.unit) ** 2)
            if step > _FIRST and numpy.abs(chance - before).max() < _SETTLED:
                break
            noise = _noise(left**2 - known, 1 - chance, member, (NOISE * self.unit) ** 2)
        self._worths, self._spreads = found.params, found.normalized_cov_params
        open_minded = _regressed(table, costs, spread, expected * _OPEN)
        self._told, self._unsure = open_minded.params, open_minded.normalized_cov_params
        self.usual_noise = sqrt(float(noise.mean()))
        self.noise = {name: sqrt(noise[kinds.index(name)]) for name in names}
        self.distances = [
            Distance(float(cost - far), sqrt(wide), float(odd))
            for cost, far, wide, odd in zip(costs, left, known + noise, chance, strict=True)
        ]


def _telling(rows: Sequence[Traits]) -> list[Trait]:
    """The traits in which the pieces differ, in order of their names."""
    every = sorted({trait for row in rows for trait in row})
    return [trait for trait in every if len({row.get(trait, 0.0) for row in rows}) > 1]


def _usual_size(trait: Trait, rows: Sequence[Traits]) -> float:
    amounts = [amount for row in rows if (amount := row.get(trait, 0.0))]
    return sqrt(sum(amount**2 for amount in amounts) / len(amounts))


def _spread(costs: Sequence[float]) -> float:
    """How widely the middle half of the costs lies, as a standard deviation."""
    low, high = numpy.quantile(costs, (0.25, 0.75))
    return float(high - low) / 1.349


def _regressed(table: Matrix, costs: Matrix, spread: Matrix, belief: Matrix) -> Any:
    """Weighed least squares, with what is believed of each column as one more observation."""
    seen = numpy.concatenate([costs, numpy.zeros(len(belief))])
    weights = numpy.concatenate([1 / spread, belief**-2])
    return WLS(seen, numpy.vstack([table, numpy.eye(len(belief))]), weights=weights).fit(method="qr")


def _often(table: Matrix) -> NDArray[numpy.bool_]:
    """Which columns rest on enough pieces to show that a trait is worth more than is expected of any."""
    enough: NDArray[numpy.bool_] = (table != 0).sum(axis=0) >= _OFTEN
    return enough


def _widened(expected: Matrix, found: Any, often: NDArray[numpy.bool_]) -> Matrix:
    """What is believed of each column after a regression: Student’s distribution, as normal ones of own sizes."""
    seen = found.params**2 + numpy.diag(found.normalized_cov_params)
    wider: Matrix = numpy.sqrt((_FREEDOM * expected**2 + seen) / (_FREEDOM + 1))
    return numpy.where(often, wider, expected)


def _without_itself(found: Any, table: Matrix, costs: Matrix, spread: Matrix) -> tuple[Matrix, Matrix]:
    """Each cost less what the regression without it foretells, and the variance of that foretelling."""
    own = numpy.einsum("ij,jk,ik->i", table, found.normalized_cov_params, table)
    rest = 1 - own / spread
    return (costs - table @ found.params) / rest, own / rest


def _chance_of_odd(left: Matrix, usual: Matrix, far: float) -> Matrix:
    near, wide = (numpy.exp(-(left**2) / 2 / one) / numpy.sqrt(one) for one in (usual, usual + far))
    odd: Matrix = ODD * wide / (ODD * wide + (1 - ODD) * near)
    return odd


def _noise(squares: Matrix, weights: Matrix, member: Matrix, expected: float) -> Matrix:
    """The variance around the curve of each piece's kind, shrunk to that of all, and that to what is expected."""
    weighed = weights * squares
    overall = (NOISE_SEEN * expected + max(0.0, float(weighed.sum()))) / (NOISE_SEEN + weights.sum())
    of_kinds = (NOISE_SEEN * overall + numpy.maximum(0.0, member.T @ weighed)) / (NOISE_SEEN + member.T @ weights)
    shared: Matrix = member @ of_kinds
    return shared
