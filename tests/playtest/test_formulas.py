"""Formulas against worked values: how many games a run plays, intervals that hold, and what a tally makes of single
games.
"""

from __future__ import annotations

from math import pi, sqrt
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec.structs import replace

from benchmarks.coverage_of_intervals import coverage
from tests.playtest.pebble_runs import plan, run
from validator.play.engine.chance import Dice, below
from validator.play.playtest.budget import Aim, Minutes, Until, always_half, rounded_down
from validator.play.playtest.figures.estimates import spread, tables_of
from validator.play.playtest.figures.results import said
from validator.play.playtest.figures.statistics import (
    Z95,
    Difference,
    Interval,
    Moments,
    Outcomes,
    between,
    holm,
    mean_difference,
    mean_interval,
    median,
    median_error,
    moments,
    never_more_than,
    quantile,
    share_difference,
    student,
    weighed_median,
    wilson,
)
from validator.play.playtest.figures.tally import WIN, Tally
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.table import DRAWN, PLAYED, Row, bits


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # Newcombe (1998), table I, method 3
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson(wins: int, trials: int, low: float, high: float) -> None:
    found = wilson(wins, trials)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_wilson_of_nothing_is_anything() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


@given(some.integers(1, 100_000), some.floats(0, 1))
def test_wilson_stays_between_0_and_1_around_the_share(trials: int, share: float) -> None:
    found = wilson(share * trials, trials)
    assert 0 <= found.low <= found.value <= found.high <= 1


@pytest.mark.parametrize(
    ("freedom", "point"),
    [(1, 12.706), (2, 4.303), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980), (10_000, 1.960)],
)
def test_student(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, abs=2e-3)


def test_moments_of_a_histogram() -> None:
    assert moments({3: 2, 5: 1}) == Moments(3, 11, 43)


def test_variance() -> None:
    assert moments({2: 1, 4: 3, 5: 2, 7: 1, 9: 1}).variance == pytest.approx(32 / 7)


def test_mean_interval() -> None:
    found = mean_interval(moments({2: 1, 4: 3, 5: 2, 7: 1, 9: 1}))
    assert (found.value, found.low, found.high) == pytest.approx((5, 3.2125, 6.7875), abs=1e-3)


def test_mean_of_one_value_has_no_width() -> None:
    assert mean_interval(moments({7: 1})).low == 7


def test_mean_difference_by_welch() -> None:
    found = mean_difference(moments({2: 1, 4: 1, 6: 1, 8: 1, 10: 1}), moments({1: 1, 2: 1, 3: 1, 4: 1, 5: 1})).interval
    assert (found.value, found.low, found.high) == pytest.approx((3, -0.87, 6.87), abs=0.02)


def test_agresti_caffo() -> None:
    found = share_difference([(Outcomes(7, 10), Outcomes(2, 10))])
    assert found is not None
    # (8/12 - 3/12) +- 1.96 sqrt(8/12 * 4/12 / 12 + 3/12 * 9/12 / 12)
    assert (found.interval.low, found.interval.high) == pytest.approx((0.0546, 0.7787), abs=5e-4)


def test_difference_shows_the_plain_estimate() -> None:
    found = share_difference([(Outcomes(7, 10), Outcomes(2, 10))])
    assert found is not None
    assert found.interval.value == pytest.approx(0.5)


def test_strata_do_not_mix() -> None:
    """Within each table the groups win alike; pooled they would seem to differ (Simpson's paradox)."""
    found = share_difference([(Outcomes(450, 900), Outcomes(50, 100)), (Outcomes(25, 100), Outcomes(225, 900))])
    assert found is not None
    assert found.interval.value == pytest.approx(0)


UNEQUAL = [(Outcomes(8, 10), Outcomes(10, 40)), (Outcomes(6, 20), Outcomes(2, 20))]
"""Weights by Mantel and Haenszel: 10 * 40 / 50 = 8 and 20 * 20 / 40 = 10."""


def test_strata_are_weighed_by_the_harmonic_size_of_their_groups() -> None:
    found = share_difference(UNEQUAL)
    assert found is not None
    # (8 * (0.8 - 0.25) + 10 * (0.3 - 0.1)) / 18
    assert found.interval.value == pytest.approx(6.4 / 18)


def test_the_middle_of_several_strata_is_weighed_alike() -> None:
    found = share_difference(UNEQUAL)
    assert found is not None
    # (8 * (9/12 - 11/42) + 10 * (7/22 - 3/22)) / 18
    assert found.middle == pytest.approx(0.317941, abs=1e-6)


def test_errors_of_strata_are_added_by_the_squares_of_their_weights() -> None:
    found = share_difference(UNEQUAL)
    assert found is not None
    # sqrt(64 * (9/12 * 3/12 / 12 + 11/42 * 31/42 / 42) + 100 * (7/22 * 15/22 / 22 + 3/22 * 19/22 / 22)) / 18
    assert found.error == pytest.approx(0.093227, abs=1e-6)


def test_no_stratum_with_both_groups() -> None:
    assert share_difference([(Outcomes(3, 5), Outcomes(0, 0))]) is None


def test_chance_of_a_difference() -> None:
    found = share_difference([(Outcomes(50, 98), Outcomes(50, 98))])
    assert found is not None
    assert found.chance(found.middle + 1.959964 * found.error) == pytest.approx(0.05, abs=1e-6)


def test_holm() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])


@given(some.lists(some.floats(0, 1), max_size=30))
def test_holm_never_lowers(chances: list[float]) -> None:
    assert all(after >= before for before, after in zip(chances, holm(chances), strict=True))


def test_rule_of_three() -> None:
    assert never_more_than(1000) == pytest.approx(3 / 1000, rel=5e-3)


def test_never_seen_in_no_games_may_be_always() -> None:
    assert never_more_than(0) == 1


@pytest.mark.parametrize(("share", "value"), [(0.05, 1), (0.25, 2), (0.5, 3), (0.75, 4), (1, 5)])
def test_quantile(share: float, value: int) -> None:
    assert quantile({1: 2, 2: 2, 3: 2, 4: 2, 5: 2}, share) == value


@pytest.mark.parametrize(
    ("estimates", "middle"),
    [
        ([], 0.0),
        ([(3.0, 1.0)], 3.0),
        ([(1.0, 1.0), (2.0, 1.0), (9.0, 1.0)], 2.0),
        ([(1.0, 1.0), (2.0, 1.0), (4.0, 1.0), (9.0, 1.0)], 3.0),
        ([(0.1, 100.0), (1.0, 1.0), (2.0, 1.0), (3.0, 1.0)], 0.1),
        ([(3.0, 1.0), (1.0, 4.0), (2.0, 4.0), (4.0, 1.0)], 2.0),
    ],
)
def test_weighed_median(estimates: list[tuple[float, float]], middle: float) -> None:
    assert weighed_median(estimates) == pytest.approx(middle)


def test_the_median_of_estimates_that_are_alike_is_as_unsure_as_theory_has_it() -> None:
    assert median_error([(0.0, 1.0, 0.3)] * 50) == pytest.approx(0.3 * sqrt(pi / 2 / 50))


def test_the_median_rests_on_the_estimates_near_it_alone() -> None:
    assert median_error([(0.0, 1.0, 0.1), (-9.0, 1.0, 0.1), (9.0, 1.0, 0.1)]) == pytest.approx(0.1)


def test_the_median_is_never_less_sure_than_the_least_sure_estimate() -> None:
    assert median_error([(-9.0, 1.0, 0.1), (9.0, 1.0, 0.2)]) == 0.2


@pytest.mark.parametrize("estimates", [[], [(1.0, 0.0, 0.1)], [(1.0, 1.0, 0.0)]])
def test_no_estimates_have_no_error(estimates: list[tuple[float, float, float]]) -> None:
    assert median_error(estimates) == 0.0


def test_a_difference_from_what_is_estimated_is_as_unsure_as_both() -> None:
    assert Difference(Interval(5.0, 2.0, 8.0), 5.0, 3.0).wider(4.0) == Difference(Interval(5.0, 0.0, 10.0), 5.0, 5.0)


def test_median_of_an_even_number() -> None:
    assert median([4.0, 1.0, 3.0, 2.0]) == 2.5


def test_between_two_differences() -> None:
    first, second = Difference(Interval(0.3, 0, 1), 0.3, 0.03), Difference(Interval(0.1, 0, 1), 0.1, 0.04)
    found = between(first, second).interval
    assert (found.value, found.low, found.high) == pytest.approx((0.2, 0.102, 0.298), abs=1e-3)


def test_a_difference_that_never_varies_is_certain() -> None:
    assert mean_difference(moments({12: 9}), moments({10: 9})).chance(0) == 0


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


LINEUP = ("anyone", "best", "best")


def seated(reference: str, promises: int = 4) -> Plan:
    return replace(plan(reference, "anyone", "best"), lineups=(LINEUP,), promises=promises)


def game(run: Plan, number: int = 0, scores: tuple[int, ...] = (9, 5, 2), kept: tuple[int, ...] = ()) -> Row:
    """A game that the seats with the highest score won, in which nobody did anything."""
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    uses = bits((), len(LINEUP) * len(run.designs) * 3)
    return Row(number, list(scores), winners, 3, 9, 0, bits(kept, run.promises), uses, {})


def counted(run: Plan, *games: Row) -> Tally:
    tally = Tally(run)
    tally.add(games)
    return tally


def test_the_first_is_ahead_of_the_last_by_the_difference_of_their_scores(pebbles: str) -> None:
    run = seated(pebbles)
    assert counted(run, game(run)).tables[0].to_last == {7: 1}


def test_the_first_is_ahead_of_the_second_by_the_difference_of_their_scores(pebbles: str) -> None:
    run = seated(pebbles)
    assert counted(run, game(run)).tables[0].to_second == {4: 1}


def test_an_agent_has_the_wins_of_the_seat_it_moved_on_to(pebbles: str) -> None:
    run = seated(pebbles)
    tally = counted(run, *(game(run, number) for number in range(2)))
    assert {name: agent.wins for name, agent in tally.tables[0].agents.items()} == {"anyone": WIN, "best": WIN}


def uneven(reference: str, wins: tuple[int, ...]) -> list[bool]:
    """Which seats of a table stand out when each has won so many games."""
    run = replace(seated(reference), lineups=(("anyone",) * len(wins),))
    winners = [seat for seat, count in enumerate(wins) for _ in range(count)]
    games = [
        game(run, number, tuple(int(seat == winner) for seat in range(3))) for number, winner in enumerate(winners)
    ]
    (table,) = tables_of(counted(run, *games))
    return [side.uneven for side in table.seats]


def test_a_seat_is_measured_by_its_share_among_all_at_the_table(pebbles: str) -> None:
    assert uneven(pebbles, (300, 150, 150))[0]


def test_seats_are_numbered_from_one(pebbles: str) -> None:
    run = seated(pebbles)
    (table,) = tables_of(counted(run, game(run)))
    assert [side.name for side in table.seats] == [said("seat", number=number) for number in (1, 2, 3)]


def test_a_seat_that_is_hardly_ahead_does_not_stand_out(pebbles: str) -> None:
    assert uneven(pebbles, (1800, 1600, 1600)) == [False, False, False]


def test_points_of_every_copy_of_a_design_are_counted(pebbles: str) -> None:
    run = replace(seated(pebbles), lineups=(("best",) * 3,))
    tally = counted(run, replace(game(run), worth=[(1, 3), (1, 3), (0, 2)]))
    assert [design.worth for design in tally.hands["best"].designs[:2]] == [{2: 1}, {3: 2}]


def with_uses(run: Plan, row: Row, *uses: tuple[int, int, int]) -> Row:
    """The game in which seats put designs to uses."""
    places = [(seat * len(run.designs) + design) * 3 + use for seat, design, use in uses]
    return replace(row, uses=bits(places, len(LINEUP) * len(run.designs) * 3))


def test_a_game_in_which_two_seats_draw_a_design_is_one_game(pebbles: str) -> None:
    run = seated(pebbles)
    tally = counted(run, with_uses(run, game(run), (1, 1, DRAWN), (2, 1, DRAWN)))
    design = tally.hands["best"].designs[1]
    assert (design.games[DRAWN], design.seats[DRAWN]) == (1, 2)


def test_who_held_a_design_and_won_is_set_against_who_played_it_and_lost(pebbles: str) -> None:
    run = seated(pebbles)
    row = game(run, scores=(2, 9, 5))
    tally = counted(run, with_uses(run, row, (1, 1, DRAWN), (2, 1, DRAWN), (2, 1, PLAYED)))
    assert tally.hands["best"].designs[1].compared() == [((0, 1), (1, 1))]


def test_a_spread_has_its_five_quantiles_in_order() -> None:
    assert spread(dict.fromkeys((1, 2, 3, 4, 5), 2)).quantiles == (1, 2, 3, 4, 5)


def test_every_promise_has_a_count_of_its_own(pebbles: str) -> None:
    run = seated(pebbles, promises=17)
    kept = counted(run, game(run, kept=(0, 16)), game(run, 1, kept=(16,))).kept
    assert {promise: count for promise, count in enumerate(kept) if count} == {0: 1, 16: 2}
