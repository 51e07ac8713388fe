"""How many games a run plays: minutes, aims, and intervals that hold however often one looks."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import pytest

from tests.playtest.pebble_runs import run
from validator.play.engine.chance import Dice, below
from validator.play.playtest.budget import Minutes, Until, rounded_down
from validator.play.playtest.figures.looks import Aim, always_half
from validator.play.playtest.figures.statistics import Z95

SEATS = Aim("seats", 0.15)


def test_an_interval_for_many_looks_is_wider_than_a_plain_one() -> None:
    assert all(always_half(1.0, size) > Z95 for size in (1, 10, 1_000, 100_000))


def test_it_narrows_with_the_games() -> None:
    halves = [always_half(0.5 / sqrt(size), size) for size in (100, 200, 400, 800, 10_000)]
    assert halves == sorted(halves, reverse=True)


def test_it_is_that_of_the_formula() -> None:
    """By hand: tuned = (5.9915 + log 5.9915 + 1) / 1000 = 0.008782; grown = 0.8782; sqrt(4.2776 * 3.3109) = 3.7633."""
    assert always_half(1.0, 100) == pytest.approx(3.7633, abs=0.001)


def test_it_holds_at_all_looks_together() -> None:
    """Of 400 fair coins thrown 2,000 times, fewer than 1 in 20 ever leave the interval after the 50th throw."""
    missed = 0
    for coin in range(400):
        chance, heads = Dice(coin), 0
        for size in range(1, 2_001):
            heads += below(chance, 2)
            if size >= 50 and abs(heads / size - 0.5) > always_half(0.5 / sqrt(size), size):
                missed += 1
                break
    assert missed <= 20


def test_a_run_ends_when_its_aim_is_reached(pebbles: str) -> None:
    found = run(pebbles, Until(SEATS, 5_000), seats=(2,))
    assert found.chosen is not None
    assert (found.chosen.key, found.report.played < 5_000) == ("until-reached", True)


def test_a_run_ends_when_its_budget_is_spent(pebbles: str) -> None:
    found = run(pebbles, Until(Aim("seats", 0.01), 150), seats=(2,))
    assert found.chosen is not None
    assert (found.chosen.key, found.report.played) == ("until-spent", 150)


def test_so_many_games_give_the_same_report(pebbles: str) -> None:
    found = run(pebbles, Until(SEATS, 5_000), seats=(2,)).report
    assert found == run(pebbles, found.played, seats=(2,)).report


def test_minutes_choose_the_number_of_games_alone(pebbles: str, tmp_path: Path) -> None:
    found = run(pebbles, Minutes(0.02, 1), store=tmp_path / "playtest.sqlite").report
    assert found == run(pebbles, found.played).report


@pytest.mark.parametrize(
    ("games", "tables", "rounded"), [(1, 4, 4), (97, 4, 96), (1_234, 3, 1_200), (98_765, 2, 98_000), (5, 5, 5)]
)
def test_numbers_are_rounded_so_that_every_table_is_played_at_alike(games: int, tables: int, rounded: int) -> None:
    assert rounded_down(games, tables) == rounded
