"""Costs that stand on one piece, as those of a tile's two sides: what one of them is says something of the others.

What all costs of a piece come to together has a curve of its own. Where pieces are made so that a dear side goes with
a cheap one, that curve is known better than the curves of the sides, so that a cost is foretold by the other costs too:
of the costs of a piece as they would be if none were off, those are likely that lie near their curves and whose sum
lies near its curve (normal distributions multiplied). Every combination of costs that may be off is then weighed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence
from itertools import product
from math import hypot, sqrt
from statistics import median

import numpy

from validator.play.lab.prices.curve import FAR, ODD, Curve, Distance, Matrix
from validator.play.lab.prices.traits import Trait, Traits

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
    found = list(curve.distances)
    groups = [places for places in _groups(pieces) if 2 <= len(places) <= MOST_PARTS]
    if len(groups) < FEWEST:
        return found
    kinds = [_kinds(rows, places) for places in groups]
    totals = [sum(costs[place] for place in places) for places in groups]
    sums = Curve([_merged([rows[place] for place in places]) for places in groups], kinds, totals)
    spreads = _spreads(kinds, [total - one.expected for total, one in zip(totals, sums.distances, strict=True)])
    for places, kind, whole in zip(groups, kinds, sums.distances, strict=True):
        parts = [curve.distances[place] for place in places]
        whole = whole._replace(error=max(spreads[kind], whole.error))
        if whole.error > NARROWER * hypot(*(one.error for one in parts)):
            continue
        stated = numpy.array([costs[place] for place in places])
        for place, one in zip(places, _told(parts, whole, stated, curve.unit), strict=True):
            found[place] = one
    return found


def _spreads(kinds: Sequence[str], left: Sequence[float]) -> dict[str, float]:
    """How widely the middle half of the sums of each kind lies around what is expected, as a standard deviation."""
    found: dict[str, list[float]] = defaultdict(list)
    for kind, one in zip(kinds, left, strict=True):
        found[kind].append(abs(one))
    return {kind: median(values) / _MIDDLE for kind, values in found.items()}


def _groups(pieces: Sequence[Hashable]) -> list[list[int]]:
    """The places of the costs of each piece."""
    found: dict[Hashable, list[int]] = defaultdict(list)
    for place, piece in enumerate(pieces):
        found[piece].append(place)
    return list(found.values())


def _kinds(rows: Sequence[Traits], places: Sequence[int]) -> str:
    return " ".join(sorted({trait.of for place in places for trait in rows[place] if trait.sort == "kind"}))


def _merged(rows: Sequence[Traits]) -> Traits:
    """The traits of all parts of a piece, those that go with the sum of costs."""
    found: Traits = defaultdict(float)
    for row in rows:
        for trait, amount in row.items():
            if trait.sort in _TOGETHER:
                found[Trait(*trait)] += amount
    return dict(found)


def _told(parts: Sequence[Distance], whole: Distance, stated: Matrix, unit: float) -> Iterator[Distance]:
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
    sure = numpy.diag([one.error**-2 for one in parts])
    spread: Matrix = numpy.linalg.inv(sure + numpy.outer(ones, ones) / whole.error**2).astype(numpy.float64)
    said = numpy.array([one.expected / one.error**2 for one in parts]) + whole.expected / whole.error**2
    return spread @ said, spread


def _weight(state: Matrix, left: Matrix, spread: Matrix) -> float:
    """How likely a combination of costs that are off is, beside others."""
    before = float(numpy.prod(numpy.where(state > 0, ODD, 1 - ODD)))
    told = numpy.exp(-left @ numpy.linalg.solve(spread, left) / 2) / sqrt(numpy.linalg.det(spread))
    return before * float(told)


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
