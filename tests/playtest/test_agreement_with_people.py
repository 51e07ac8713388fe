"""The order of cards by how they fare is compared with people's as the benchmark says."""

from __future__ import annotations

import pytest

from benchmarks.agreement_with_people import ranks, spearman


def test_equal_figures_share_their_place() -> None:
    assert ranks([3.0, 1.0, 3.0, 9.0]) == [1.5, 0.0, 1.5, 3.0]


@pytest.mark.parametrize(
    ("others", "wanted"), [([1.0, 4.0, 9.0], 1.0), ([9.0, 4.0, 1.0], -1.0), ([4.0, 9.0, 1.0], -0.5)]
)
def test_orders_agree_from_wholly_to_not_at_all(others: list[float], wanted: float) -> None:
    assert spearman([1.0, 2.0, 3.0], others) == pytest.approx(wanted)
