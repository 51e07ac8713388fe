"""Estimates and intervals, written out anew; points of distributions come from scipy."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from scipy.stats import norm, t

Z = float(norm.ppf(0.975))


def share(wins: float, trials: int) -> list[float]:
    """Value, low and high end: the shares that a score test would not refuse, as roots of its quadratic equation."""
    if trials == 0:
        return [0.0, 0.0, 1.0]
    p, k = wins / trials, Z * Z / trials
    root = sqrt((2 * p + k) ** 2 - 4 * (1 + k) * p * p)
    return [p, (2 * p + k - root) / 2 / (1 + k), (2 * p + k + root) / 2 / (1 + k)]


def mean(values: Sequence[float]) -> list[float]:
    """Value, low and high end of a mean, by Student's t."""
    middle = sum(values) / len(values) if values else 0.0
    if len(values) < 2:
        return [middle] * 3
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))
    half = float(t.ppf(0.975, len(values) - 1)) * spread / sqrt(len(values))
    return [middle, middle - half, middle + half]


def quantile(values: Sequence[int], part: float) -> int:
    """The least value that this part of all does not exceed."""
    return next(value for value in sorted(values) if sum(one <= value for one in values) >= part * len(values))


def spread(values: Sequence[int]) -> dict[str, object]:
    """A figure over games: its mean, five quantiles, and how often each value came."""
    return {
        "mean": mean(values),
        "quantiles": [quantile(values, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95)],
        "counts": [[value, values.count(value)] for value in sorted(set(values))],
    }


def weighed_middle(estimates: Sequence[tuple[float, float]]) -> float:
    """The value of estimates ``(value, weight)`` that has half of all weight on either side; 0 for none."""
    whole = sum(weight for _, weight in estimates)
    reached = [(value, sum(weight for other, weight in estimates if other <= value) / whole) for value, _ in estimates]
    least = min((value for value, share in reached if share >= 0.5 - 1e-9), default=0.0)
    if any(abs(share - 0.5) < 1e-9 for _, share in reached):
        return (least + min(value for value, share in reached if share > 0.5 + 1e-9)) / 2
    return least


def compared(strata: Sequence[tuple[Sequence[float], Sequence[float]]]) -> list[float] | None:
    """Value, low, high end, middle and error of a difference of shares between two groups, by stratum.

    Every group gets one win and one loss more (Agresti and Caffo) but for the value; strata weigh as Mantel and
    Haenszel have it.
    """
    both = [(one, two) for one, two in strata if one and two]
    if not both:
        return None
    weights = [len(one) * len(two) / (len(one) + len(two)) for one, two in both]
    plain = [sum(one) / len(one) - sum(two) / len(two) for one, two in both]
    added = [((sum(one) + 1) / (len(one) + 2), (sum(two) + 1) / (len(two) + 2)) for one, two in both]
    total = sum(weights)
    centre = sum(weight * (p - q) for weight, (p, q) in zip(weights, added, strict=True)) / total
    noise = sum(
        weight**2 * (p * (1 - p) / (len(one) + 2) + q * (1 - q) / (len(two) + 2))
        for weight, (p, q), (one, two) in zip(weights, added, both, strict=True)
    )
    error = sqrt(noise) / total
    value = sum(weight * found for weight, found in zip(weights, plain, strict=True)) / total
    return [value, max(-1.0, centre - Z * error), min(1.0, centre + Z * error), centre, error]
