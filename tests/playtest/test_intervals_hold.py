"""Intervals hold the truth of simulated games as often as they promise; the long form is a benchmark."""

from __future__ import annotations

import pytest

from benchmarks.coverage_of_intervals import coverage

WORLDS, GAMES = 30, 200
FIGURES = (
    "lift across games",
    "lift within games",
    "likely lift across games",
    "likely lift within games",
    "likely points ahead",
    "played if drawn",
    "points ahead",
    "win lift when played",
)


@pytest.fixture(scope="module")
def shares() -> dict[str, float]:
    return coverage(WORLDS, GAMES, 2)


@pytest.mark.slow
@pytest.mark.parametrize("figure", FIGURES)
def test_interval_holds_the_truth(figure: str, shares: dict[str, float]) -> None:
    """Over thirty worlds of forty cards; chance alone moves the shares of likely lifts by some two points."""
    assert 0.92 <= shares[figure] <= 0.98


@pytest.mark.slow
def test_findings_are_true(shares: dict[str, float]) -> None:
    assert shares["findings true within games"] >= 0.9
