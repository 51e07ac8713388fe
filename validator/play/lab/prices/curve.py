"""The curve of a set: what cost goes with which traits, by a regression that few odd pieces cannot bend."""

from collections import defaultdict
from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import product
from math import hypot, sqrt
from statistics import median
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
        return float(row @ self._describe), sqrt(max(0.0, float(row @ self._unsure @ row)))

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
            regressed = _regressed(table, costs, spread, belief * plain ** (step < _FIRST))
            if step >= _FIRST:
                belief = _widened(expected, regressed, often)
            left, known = _without_itself(regressed, table, costs, spread)
            before, chance = chance, _chance_of_odd(left, known + noise, (FAR * self.unit) ** 2)
            if step > _FIRST and numpy.abs(chance - before).max() < _SETTLED:
                break
            noise = _noise(left**2 - known, 1 - chance, member, (NOISE * self.unit) ** 2)
        self._worths, self._spreads = regressed.params, regressed.normalized_cov_params
        open_minded = _regressed(table, costs, spread, expected * _OPEN)
        self._describe, self._unsure = open_minded.params, open_minded.normalized_cov_params
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


MOST_PARTS = 4
"""Pieces with more costs are left as they are: there would be too many combinations."""
FEWEST = 8
"""Fewer pieces of several costs make no curve of sums."""
NARROWER = 0.75
"""A sum tells something where it is less unsure than so much of what its costs would leave open by themselves."""
_MIDDLE = 0.6745
"""Half of what is spread normally lies within so many standard deviations."""
_TOGETHER = ("kind", "number", "having", "list", "word")


def distances_together(
    curve: Curve, pieces: Sequence[Hashable], rows: Sequence[Traits], costs: Sequence[float]
) -> list[Distance]:
    """The distances of a curve's costs, by what else their pieces cost; ``pieces`` says on which each cost stands."""
    distances_together = list(curve.distances)
    groups = [places for places in _groups(pieces) if 2 <= len(places) <= MOST_PARTS]
    if len(groups) < FEWEST:
        return distances_together
    kinds = [_kinds(rows, places) for places in groups]
    totals = [sum(costs[place] for place in places) for places in groups]
    sums = Curve([_merged([rows[place] for place in places]) for places in groups], kinds, totals)
    spreads = _spreads(kinds, [total - one.expected for total, one in zip(totals, sums.distances, strict=True)])
    for places, kind, whole in zip(groups, kinds, sums.distances, strict=True):
        parts = [curve.distances[place] for place in places]
        whole = whole._replace(error=max(spreads[kind], whole.error))
        if whole.error > NARROWER * hypot(*(part.error for part in parts)):
            continue
        stated = numpy.array([costs[place] for place in places])
        for place, one in zip(places, _describe(parts, whole, stated, curve.unit), strict=True):
            distances_together[place] = one
    return distances_together


def _spreads(kinds: Sequence[str], left: Sequence[float]) -> dict[str, float]:
    """How widely the middle half of the sums of each kind lies around what is expected, as a standard deviation."""
    spreads_of: dict[str, list[float]] = defaultdict(list)
    for kind, one in zip(kinds, left, strict=True):
        spreads_of[kind].append(abs(one))
    return {kind: median(values) / _MIDDLE for kind, values in spreads_of.items()}


def _groups(pieces: Sequence[Hashable]) -> list[list[int]]:
    """The places of the costs of each piece."""
    places_of: dict[Hashable, list[int]] = defaultdict(list)
    for place, piece in enumerate(pieces):
        places_of[piece].append(place)
    return list(places_of.values())


def _kinds(rows: Sequence[Traits], places: Sequence[int]) -> str:
    return " ".join(sorted({trait.of for place in places for trait in rows[place] if trait.sort == "kind"}))


def _merged(rows: Sequence[Traits]) -> Traits:
    """The traits of all parts of a piece, those that go with the sum of costs."""
    traits: Traits = defaultdict(float)
    for row in rows:
        for trait, amount in row.items():
            if trait.sort in _TOGETHER:
                traits[Trait(*trait)] += amount
    return dict(traits)


def _describe(parts: Sequence[Distance], whole: Distance, stated: Matrix, unit: float) -> Iterator[Distance]:
    """The distance of each cost of a piece."""
    mean, spread = _if_none_is_off(parts, whole)
    states = [numpy.array(state, dtype=float) for state in product((0, 1), repeat=len(parts))]
    far = (FAR * unit) ** 2
    weights = [_weight(state, stated - mean, spread + far * numpy.diag(state)) for state in states]
    total = sum(weights)
    for place in range(len(parts)):
        chance = sum(weight for weight, state in zip(weights, states, strict=True) if state[place]) / total
        expected, error = _foretold(place, stated, mean, spread, far)
        yield Distance(expected, error, float(chance))


def _if_none_is_off(parts: Sequence[Distance], whole: Distance) -> tuple[Matrix, Matrix]:
    """The costs to be expected of a piece, and their covariance, by the curves of its parts and of their sum."""
    ones = numpy.ones(len(parts))
    sure = numpy.diag([part.error**-2 for part in parts])
    spread: Matrix = numpy.linalg.inv(sure + numpy.outer(ones, ones) / whole.error**2).astype(numpy.float64)
    said = numpy.array([part.expected / part.error**2 for part in parts]) + whole.expected / whole.error**2
    return spread @ said, spread


def _weight(state: Matrix, left: Matrix, spread: Matrix) -> float:
    """How likely a combination of costs that are off is, beside others."""
    before = float(numpy.prod(numpy.where(state > 0, ODD, 1 - ODD)))
    density = numpy.exp(-left @ numpy.linalg.solve(spread, left) / 2) / sqrt(numpy.linalg.det(spread))
    return before * float(density)


def _foretold(place: int, stated: Matrix, mean: Matrix, spread: Matrix, far: float) -> tuple[float, float]:
    """A cost as the others on its piece foretell it, and the standard deviation of a cost around that.

    Whether these are off themselves is told without the cost in question.
    """
    others = [one for one in range(len(stated)) if one != place]
    weights, values, squares = [], [], []
    for state in product((0, 1), repeat=len(others)):
        around = spread[numpy.ix_(others, others)] + far * numpy.diag(state)
        left = stated[others] - mean[others]
        lean = numpy.linalg.solve(around, spread[others, place])
        value = float(mean[place] + lean @ left)
        weights.append(_weight(numpy.array(state, dtype=float), left, around))
        values.append(value)
        squares.append(value**2 + float(spread[place, place] - lean @ spread[others, place]))
    shares = numpy.array(weights) / sum(weights)
    expected = float(shares @ values)
    return expected, sqrt(max(0.0, float(shares @ squares) - expected**2))
