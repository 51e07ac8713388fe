"""The search aims inside of what is wanted, by what a figure played afresh may be off by chance."""

from __future__ import annotations

import pytest

from tests.lab.tuning.made_up import goal
from validator.play.lab.goals.words import Goals, Measure
from validator.play.lab.mending import _shared
from validator.play.lab.tuning.ground import Reading, aimed
from validator.play.lab.tuning.search import Found


def aim(
    least: float | None, most: float | None, error: float, fewer: float = 1, measure: Measure = "score"
) -> tuple[float | None, float | None]:
    goals = Goals(goals=(goal(measure, least, most),), contrasts=(), kinds={}, source="")
    (found,) = aimed(goals, [Reading(30.0, error)], fewer).goals
    return found.least, found.most


@pytest.mark.parametrize(
    ("least", "most", "error", "fewer", "found"),
    [
        (20, 30, 1, 1, (21, 29)),
        (20, 30, 1, 4, (22, 28)),
        (20, 30, 9, 1, (22.5, 27.5)),
        (20, None, 0.5, 1, (20.5, None)),
        (None, 30, 9, 1, (None, 29)),
        (None, 0, 9, 1, (None, 0)),
    ],
    ids=["by an error", "of fewer games", "at most a quarter", "one end", "at most a tolerance", "never below nought"],
)
def test_a_range_is_narrowed(
    least: float | None, most: float | None, error: float, fewer: float, found: tuple[float | None, float | None]
) -> None:
    assert aim(least, most, error, fewer) == found


def test_what_no_single_game_tells_of_stays_as_it_is() -> None:
    assert aim(1, 5, 1, measure="power_spread") == (1, 5)


@pytest.mark.parametrize(
    ("left", "edits", "afresh"),
    [(0, 1, 186), (0, 3, 133), (700, 3, 233), (0, 8, 133), (2_000, 8, 244), (2_900, 1, 400)],
)
def test_what_the_search_leaves_over_is_played_afresh(left: int, edits: int, afresh: int) -> None:
    shares = _shared(4_000)
    best = tuple((f"C{number:02}.cost", 1) for number in range(edits))
    found = Found((best, best[:1]), (), 0, shares.search - left)
    assert shares.with_left(found).fresh == afresh
