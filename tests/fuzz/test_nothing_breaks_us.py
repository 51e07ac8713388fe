"""Whatever comes ends in findings at places, or in sound sheets and games: a hundred cases here, 5,000 in the soak."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings

from tests.fuzz.sets import Case
from tests.fuzz.surfaces import SURFACES

HOW = settings(database=None, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
"""A case that fails is told as it was drawn, since making it smaller takes minutes."""


def runs() -> Iterator[Any]:
    """Each surface of each game, with few cases, with more as a slow test, and with many as a soak."""
    for name, surface in SURFACES.items():
        for game in surface.games:
            yield pytest.param(name, game, surface.few, id=f"{name}-{game}")
            yield pytest.param(name, game, 3 * surface.few, id=f"{name}-{game}-more", marks=pytest.mark.slow)
            yield pytest.param(name, game, surface.many, id=f"{name}-{game}-many", marks=pytest.mark.soak)


@pytest.mark.parametrize(("name", "game", "cases"), [*runs()])
def test_every_case_ends_well(name: str, game: str, cases: int, here: Path, tally: Counter[str]) -> None:
    surface = SURFACES[name]

    @settings(HOW, max_examples=cases)
    @given(surface.cases(game))
    def ends_well(case: Case) -> None:
        outcome = surface.judge(case, here)
        tally.update(cases=1, legal=outcome.legal, printed=bool(outcome.printed), played=bool(outcome.played))

    # Other cases for each surface; and new ones each time where new ones are asked for.
    (seed(crc32(f"{name}-{game}".encode()))(ends_well) if HOW.derandomize else ends_well)()
