"""Costs that were moved by three are named, few others are, and the curve is not bent by them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
import yaml

from tests.lab.prices.planting import MOVED, Planted, planted
from validator.play.lab.prices.listing import PriceList
from validator.play.lab.prices.traits import Trait
from validator.play.lab.pricing import named_of, priced
from validator.play.lookup import open_set

SEEDS = range(3)


@cache
def prices_of(name: str) -> PriceList:
    reference, _, kind = name.partition(":")
    return PriceList(open_set(reference), [kind] if kind else [])


@cache
def draws(name: str) -> list[Planted]:
    return [planted(prices_of(name), seed) for seed in SEEDS]


@pytest.mark.parametrize("name", ["race", "empires", "roll:tile"])
def test_five_of_six_are_named(name: str) -> None:
    assert [one.found >= MOVED - 1 for one in draws(name)] == [True] * len(SEEDS)


@pytest.mark.parametrize("name", ["race", "empires", "roll:tile"])
def test_under_five_in_a_hundred_of_the_others_are(name: str) -> None:
    assert sum(one.falsely for one in draws(name)) / len(SEEDS) < 0.05


def test_what_a_point_is_worth_stays_what_it_was() -> None:
    prices = prices_of("race")
    bent, _ = prices.fitted(draws("race")[0].costs)
    point = {Trait("number", "points"): 1.0}
    before, after = (curve.sum_of(curve.at(point) - curve.at({})) for curve in (prices.curve, bent))
    assert abs(before[0] - after[0]) < 2 * before[1]


@pytest.mark.parametrize("name", ["race", "empires"])
def test_few_pieces_of_the_shipped_sets_are_named(name: str) -> None:
    chances = [one.chance for one in prices_of(name).distances]
    assert sum(named_of(chances)) <= 0.04 * len(chances)


def test_a_moved_cost_is_named_at_the_line_that_moved_it(tmp_path: Path) -> None:
    folder = tmp_path / "dearer"
    folder.mkdir()
    change = {"extends": "race", "title": {"en": "Dearer"}, "languages": ["en"], "change": {"W12": {"cost": 6}}}
    (folder / "set.yaml").write_text(yaml.safe_dump(change, sort_keys=False), encoding="utf-8")
    found = priced(open_set(str(folder)), ["world"], None, tmp_path)
    assert ("W12", f"{folder.as_posix()}/set.yaml") in [(one.id, one.span.file) for one in found.named]


@pytest.mark.parametrize(
    ("chances", "named"),
    [
        ([0.9, 0.1], [True, False]),
        ([0.1, 0.9, 0.8], [False, True, True]),
        ([0.3] * 10, [True] + [False] * 9),
        ([0.19], [False]),
        ([], []),
    ],
    ids=["the likely", "in any order", "no more than few wrong", "none below one in five", "nothing"],
)
def test_who_is_named(chances: list[float], named: list[bool]) -> None:
    assert named_of(chances) == named
