"""Races and trials on the same deals, how sure a lead is, and what sets the best decks apart."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import pytest
from simple_html import render

from tests import ROOT
from tests.playtest import pebbles as toy
from tests.playtest.pebble_runs import rows_of
from validator.base.plugins import GAMES_NAMED
from validator.play.charts.dots import family
from validator.play.lab.generating_page import member_of
from validator.play.lab.ranking import (
    MEAN,
    MOST_GENERATIONS,
    WORD,
    Budget,
    Raced,
    counted,
    distinctions,
    gain_of,
    generations_of,
)
from validator.play.lab.tuning.field import Field, Finish, Terms, mean_bounds, run_race
from validator.play.lookup import open_set
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.running.playing import Progress
from validator.play.playtest.running.table import Row

LOOKS = (4, 6, 9, 14, 21, 32, 48, 72, 108, 162)


def noise(count: int, seed: int, mean: float = 0.0) -> list[float]:
    chance = Random(seed)
    return [chance.gauss(mean, 1.0) for _ in range(count)]


def test_bounds_that_are_looked_at_ten_times_miss_no_more_often_than_stated() -> None:
    missed = 0
    for seed in range(600):
        values = noise(LOOKS[-1], seed)
        bounds = [mean_bounds(values[:look], 0.05) for look in LOOKS]
        missed += any(not one.low <= 0 <= one.high for one in bounds)
    assert missed <= 0.05 * 600


def test_an_interval_for_one_look_would_miss_more_often_than_it_says() -> None:
    """What the bounds above are for: the usual two standard errors do not hold when looked at ten times."""
    missed = 0
    for seed in range(600):
        values = noise(LOOKS[-1], seed)
        missed += any(abs(sum(values[:look])) > 1.96 * look**0.5 for look in LOOKS)
    assert missed > 0.1 * 600


@pytest.mark.parametrize("count", [20, 80, 320])
def test_bounds_become_narrower_with_games(count: int) -> None:
    few, many = mean_bounds(noise(count, 1), 0.05), mean_bounds(noise(4 * count, 1), 0.05)
    assert many.high - many.low < 0.7 * (few.high - few.low)


def test_a_difference_that_is_always_the_same_is_known_after_some_games() -> None:
    assert mean_bounds([1.0] * 200, 0.05) == (1.0, 1.0, 1.0)


def dealt(runners: Sequence[int], deals: int, *, gaps: Mapping[int, float], luck: int) -> dict[int, list[float]]:
    """Contributions: what all runners have in common of a deal, and some of their own; runner i is worse by a gap."""
    common = noise(deals, luck)
    own = {one: noise(deals, luck * 1_000 + one + 1) for one in runners}
    return {
        one: [gaps[one] + shared + 0.7 * apart for shared, apart in zip(common, own[one], strict=True)]
        for one in runners
    }


def raced(gaps: Sequence[float], luck: int = 1, **terms: float) -> Finish[int]:
    contributions = partial(dealt, gaps=dict(enumerate(gaps)), luck=luck)
    return run_race(range(len(gaps)), contributions, Terms(**{"most": 2_000, **terms}))  # type: ignore[arg-type]


def test_the_best_wins_and_the_worst_drop_out_first() -> None:
    finish = raced([0.0, 0.5, 1.5, 3.0])
    assert finish.order == (0, 1, 2, 3)


def test_the_worse_play_fewer_games() -> None:
    finish = raced([0.0, 0.3, 3.0])
    assert finish.deals[2] < finish.deals[1] == finish.deals[0]


def test_the_best_of_all_is_lost_no_more_often_than_stated() -> None:
    lost = sum(raced([0.0, *[0.25] * 9], luck).winner != 0 for luck in range(1, 121))
    assert lost <= 0.05 * 120


def test_runners_that_are_alike_stop_when_they_are_within_the_margin() -> None:
    finish = raced([0.0, 0.0], margin=0.5)
    assert len(finish.inside) == 2 and finish.deals[0] < 2_000


def test_no_more_games_are_played_than_given() -> None:
    assert raced([0.0, 0.01, 0.02], games=100).games <= 100


def test_one_runner_plays_the_first_deals_and_wins() -> None:
    assert raced([1.0]).deals == {0: 12}


def test_games_that_stop_short_end_the_race() -> None:
    def short(runners: Sequence[int], deals: int) -> dict[int, list[float]]:
        return {one: found[:20] for one, found in dealt(runners, deals, gaps={0: 0, 1: 0}, luck=3).items()}

    assert run_race([0, 1], short, Terms()).deals == {0: 20, 1: 20}


TABLES = (("anyone", "anyone"), ("anyone",) * 3)


@pytest.fixture(scope="module")
def sets(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp("sets")
    return [
        toy.write_set(folder / name, toy.PEBBLES.replace("points: 5", f"points: {points}"))
        for name, points in (("light", 5), ("heavy", 6), ("heavier", 7))
    ]


def field(store: Path | None = None, workers: int = 1, progress: Progress | None = None, seed: int = 7) -> Field:
    return Field(store, TABLES, seed, workers, progress, opener=toy.open_toy, roster=toy.anyone)


def played(sets: list[str], games: int, workers: int) -> list[list[Row]]:
    with field(workers=workers) as open_field:
        open_field.play([(reference, games) for reference in sets])
        return [open_field.rows(reference, games) for reference in sets]


@pytest.mark.parametrize("workers", [2, 3])
def test_the_number_of_workers_changes_nothing(sets: list[str], workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.play.lab.tuning.field.WORTH_A_POOL_SECONDS", 0)
    assert played(sets, 60, workers) == played(sets, 60, 1)


def test_the_games_are_those_of_a_play_test_of_the_same_seed(sets: list[str]) -> None:
    with Field(None, (("anyone",) * 2,), 7, 1, opener=toy.open_toy, roster=toy.anyone) as open_field:
        open_field.play([(sets[0], 20)])
        assert open_field.rows(sets[0], 20) == rows_of(sets[0], 20, "anyone", "anyone")


def test_sets_of_the_same_content_have_the_same_games(tmp_path: Path) -> None:
    first, second = played([toy.write_set(tmp_path / "one"), toy.write_set(tmp_path / "two")], 30, 1)
    assert first == second


def test_another_seed_deals_other_games(sets: list[str]) -> None:
    with field(seed=8) as open_field:
        open_field.play([(sets[0], 30)])
        assert open_field.rows(sets[0], 30) != played(sets[:1], 30, 1)[0]


def test_more_games_begin_with_the_first_ones(sets: list[str]) -> None:
    with field() as open_field:
        open_field.play([(sets[0], 10)])
        few = open_field.rows(sets[0], 10)
        open_field.play([(sets[0], 25), (sets[0], 5)])
        assert open_field.rows(sets[0], 25)[:10] == few


def test_kept_games_are_not_played_again(sets: list[str], tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    for games in (20, 30):
        with field(tmp_path / "kept.sqlite", progress=lambda stage, done, total: told.append((done, total))) as one:
            one.play([(sets[0], games)])
    assert (20, 30) in told and told[-1] == (30, 30)


def stop_midway(stage: str, done: int, total: int) -> None:
    if done > total // 3:
        raise KeyboardInterrupt


def test_an_interrupted_field_says_so_and_goes_on(sets: list[str], tmp_path: Path) -> None:
    with field(tmp_path / "kept.sqlite", progress=stop_midway) as stopped:
        stopped.play([(reference, 40) for reference in sets])
        assert stopped.interrupted
    with field(tmp_path / "kept.sqlite") as again:
        again.play([(reference, 40) for reference in sets])
        assert [again.rows(reference, 40) for reference in sets] == played(sets, 40, 1)


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


SIXTH = ROOT / "tests" / "sixth_game"


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv(GAMES_NAMED, str(SIXTH / "games"))
    return str(SIXTH / "lanterns")


def brightened(folder: Path, lanterns: str, light: int) -> str:
    """A copy of the lanterns of which the fourth shines so brightly."""
    folder.mkdir()
    for file in Path(lanterns).rglob("*"):
        if file.is_file():
            target = folder / file.relative_to(lanterns)
            target.parent.mkdir(parents=True, exist_ok=True)
            text = file.read_text(encoding="utf-8").replace("colour: green, light: 3", f"colour: green, light: {light}")
            target.write_text(text, encoding="utf-8")
    return folder.as_posix()


def test_words_are_counted_by_cards_and_numbers_by_their_mean(lanterns: str) -> None:
    found = counted(open_set(lanterns))
    assert (found[WORD, "kindle"], found[MEAN, "lantern.light"]) == (8, 2.5)


def test_what_only_the_best_have_is_told(lanterns: str, tmp_path: Path) -> None:
    order = [brightened(tmp_path / f"{place}", lanterns, 4 if place < 3 else 2) for place in range(12)]
    (found,) = distinctions(order)
    assert (found.of, found.is_told, found.best - found.rest) == ("lantern.light", True, 0.5)


def test_what_chance_may_bring_is_not_told(lanterns: str, tmp_path: Path) -> None:
    order = [brightened(tmp_path / f"{place}", lanterns, 3 + place % 2) for place in range(12)]
    assert [one.is_told for one in distinctions(order)] == [False]


def test_of_few_decks_nothing_is_said(lanterns: str) -> None:
    assert distinctions([lanterns] * 11) == []


MADE = [Raced("decks/a", 4.0, ()), Raced("decks/b", 9.0, ()), Raced("decks/c", 9.01, ())]
BRED = [Raced("decks/d", 2.0, ("decks/a", "decks/b"))]


@pytest.mark.parametrize(("games", "expected"), [(0, 1), (480, 1), (960, 2), (100_000, MOST_GENERATIONS)])
def test_there_are_as_many_generations_as_the_games_allow(games: int, expected: int) -> None:
    assert generations_of(Budget(race=0, bred=games, finals=0), decks=20, tables=4) == expected


def drawn() -> str:
    return render(family([[*map(member_of, decks)] for decks in (MADE, BRED)], "Breeding", ["1", "2"]))


def test_a_line_leads_to_a_bred_deck_from_each_parent() -> None:
    assert drawn().count("stroke-opacity") == 2


def test_the_better_a_deck_the_further_left_it_stands() -> None:
    places = re.findall(r'cx="([0-9.]+)%"', drawn())
    assert [float(place) for place in places] == [*sorted(map(float, places[:3])), min(map(float, places))]


def test_decks_as_good_as_each_other_stand_one_above_the_other() -> None:
    heights = re.findall(r'cy="(\d+)"', drawn())
    assert heights[1] != heights[2]


def test_a_bred_deck_names_its_parents_when_pointed_at() -> None:
    assert "<title>d: 2.0 (a × b)</title>" in drawn()
