"""How strong agents are against each other: games of two seats in which they swap seats."""

from __future__ import annotations

import pytest

from validator.play.playtest.figures.statistics import wilson
from validator.play.playtest.run import playtest

pytestmark = pytest.mark.soak

WORKERS = 2
SEED = 2_026
DUELS = [
    ("empires", "greedy", "random", 1_000, 0.9),
    ("empires", "search:200", "greedy", 200, 0.6),
    ("race", "greedy", "random", 1_000, 0.95),
    ("race", "search:200", "greedy", 200, 0.6),
    ("roll", "greedy", "random", 1_000, 0.95),
    ("roll", "search:200", "greedy", 200, 0.6),
    ("trucker", "greedy", "random", 500, 0.95),
]


@pytest.mark.parametrize(("game", "stronger", "weaker", "games", "least"), DUELS)
def test_the_stronger_wins(game: str, stronger: str, weaker: str, games: int, least: float) -> None:
    """A shared win counts half."""
    (table,) = playtest(game, games, [stronger, weaker], SEED, WORKERS, None, seats=(2,)).report.tables
    share = next(side.wins.value for side in table.agents if side.name == stronger)
    found = wilson(share * games, games)
    print(f"{stronger} against {weaker}: {found.value:.3f} ({found.low:.3f} to {found.high:.3f}) in {games} games")
    assert found.value >= least
