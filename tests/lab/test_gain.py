"""How much better some decks are than others, and how sure that is."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from statistics import fmean, stdev

from validator.play.lab.ranking import gain_of
from validator.play.playtest.figures.statistics import Interval

DEALS = 100


def found_in(games: dict[str, list[float]]):  # type: ignore[no-untyped-def]
    """Badness as the mean of what games added, of those that are not left out."""

    def bad(deck: str, left_out: Collection[int]) -> float:
        return fmean(value for deal, value in enumerate(games[deck]) if deal not in left_out)

    return bad


def by_chance(seed: int, centre: float) -> list[float]:
    """Games of a deck whose badness scatters by 1."""
    chance = Random(seed)
    return [chance.gauss(centre, 1.0) for _ in range(DEALS)]


def test_the_gain_is_by_how_much_less_the_best_miss() -> None:
    games = {"best": [1.0] * DEALS, "other": [3.5] * DEALS}
    found = gain_of(["best"], ["other"], found_in(games), DEALS)
    assert found == Interval(2.5, 2.5, 2.5)


def test_its_interval_is_as_wide_as_games_scatter() -> None:
    widths = []
    for seed in range(40):
        games = {"best": by_chance(2 * seed, 0.0), "other": by_chance(2 * seed + 1, 0.0)}
        found = gain_of(["best"], ["other"], found_in(games), DEALS)
        assert found is not None
        widths.append((found.high - found.low) / 2)
    # Two means of a hundred games each: 2.23 times the root of 2 / 100.
    assert abs(fmean(widths) - 0.315) < 0.04
    assert stdev(widths) < 0.1


def test_what_is_found_of_all_games_together_has_its_chance_too() -> None:
    """A spread: no deal adds to it by itself."""
    games = {"best": by_chance(1, 0.0), "other": by_chance(2, 0.0)}

    def bad(deck: str, left_out: Collection[int]) -> float:
        return stdev(value for deal, value in enumerate(games[deck]) if deal not in left_out)

    found = gain_of(["best"], ["other"], bad, DEALS)
    assert found is not None
    assert 0.1 < (found.high - found.low) / 2 < 0.4


def test_without_others_there_is_nothing_to_compare() -> None:
    assert gain_of(["best"], [], found_in({"best": [1.0] * DEALS}), DEALS) is None
