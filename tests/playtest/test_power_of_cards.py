"""What a card is worth: draw lifts, shrinking, findings and how strong the evidence is, against values by hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.playtest import pebbles as toy
from tests.playtest.pebble_runs import plan, run
from validator.play.playtest.figures.estimates import advantage_shown, beyond_the_margin, games_for_advantage
from validator.play.playtest.figures.findings import played_otherwise, splits_of
from validator.play.playtest.figures.power import (
    Compared,
    automatic_above,
    dead_below,
    draw_lift,
    judged,
    paired_difference,
    score_lift,
    within_games,
    worth_of_a_point,
)
from validator.play.playtest.figures.results import CardFigures, Hand, Report
from validator.play.playtest.figures.statistics import (
    Z95,
    Interval,
    Likely,
    Outcomes,
    beyond_chance,
    discoveries,
    shrunken,
)
from validator.play.playtest.figures.tally import WIN, HandTally, Tally, UseTally
from validator.play.playtest.running.table import Row, bits

# Draw lift


def test_draw_lift_of_two_seats_is_an_agresti_coull_share() -> None:
    """30 of 40 drawers win: (32 / 44) ± z √(p q / 44), twice as far from a half."""
    found = within_games({(2, 1, WIN, 0): 30, (2, 1, 0, WIN): 10})
    assert found is not None
    share = 32 / 44
    assert (found.interval.value, found.middle, found.error) == pytest.approx(
        (0.5, 2 * share - 1, 2 * sqrt(share * (1 - share) / 44))
    )


def test_games_weigh_by_mantel_and_haenszel() -> None:
    """One of four drew and won, weight 3/4, difference 1; two of four drew and lost, weight 1, -1/2."""
    found = within_games({(4, 1, WIN, 0): 1, (4, 2, 0, WIN): 1})
    assert found is not None
    assert found.interval.value == pytest.approx((3 / 4 * 1 - 1 * 1 / 2) / (3 / 4 + 1))


def test_no_game_with_both_kinds_of_seat() -> None:
    assert within_games({}) is None


def test_few_games_are_not_compared() -> None:
    design = UseTally(2, 1)
    design.within[2, 1, WIN, 0] = 19
    assert draw_lift(design) is None


def test_an_agent_alone_at_its_table_is_compared_across_games() -> None:
    design = UseTally(2, 1)
    design.across[0, 0] = [40, 30 * WIN, 40, 10 * WIN]
    found = draw_lift(design)
    assert found is not None
    assert found.interval.value == pytest.approx(0.5)


def row(
    number: int, winners: list[int], drawn: list[tuple[int, int]], seats: int = 2, scores: Sequence[int] = ()
) -> Row:
    """A game of Pebbles in which seats drew designs."""
    places = [(seat * 5 + design) * 3 for seat, design in drawn]
    points = [*scores] or [0] * seats
    return Row(number, points, winners, 1, 1, 0, b"\0" * 2, bits(places, seats * 15), {})


def test_only_seats_of_the_same_agent_are_compared(pebbles: str) -> None:
    tally = Tally(plan(pebbles, "anyone", "best"))
    tally.add([row(0, [0], [(0, 2)]), row(1, [0], [(1, 2)])])
    assert [dict(hand.designs[2].within) for hand in tally.hands.values()] == [{}, {}]


def test_games_are_counted_by_who_drew_and_who_won(pebbles: str) -> None:
    tally = Tally(plan(pebbles, "anyone"))
    tally.add([row(0, [0], [(0, 2)]), row(1, [2], [(0, 2), (1, 2)], 3), row(2, [0], [(0, 2), (1, 2)])])
    assert tally.hands["anyone"].designs[2].within == {(2, 1, WIN, 0): 1, (3, 2, 0, WIN): 1}


def test_a_seat_alone_is_counted_by_its_place(pebbles: str) -> None:
    tally = Tally(plan(pebbles, "anyone", "best"))
    tally.add([row(0, [0], [(0, 2)])])
    assert dict(tally.hands["best"].designs[2].across) == {(0, 1): [0, 0, 1, 0]}


def test_points_by_which_seats_that_drew_a_design_end_ahead(pebbles: str) -> None:
    """They lead by 2 and by 4 in turn, twenty times: mean 3; each game is off by 1, which makes √(1 / 19)."""
    tally = Tally(plan(pebbles, "anyone"))
    tally.add([row(4 * number, [0], [(0, 2)], scores=(8, 6) if number % 2 else (9, 5)) for number in range(20)])
    found = score_lift(tally.hands["anyone"].designs[2])
    assert found is not None
    assert (found.middle, found.error) == pytest.approx((3, sqrt(1 / 19)))


def test_points_weigh_like_wins(pebbles: str) -> None:
    """One of two drew and is 4 ahead, weight 1/2; two of three drew and are 3 behind on average, weight 2/3."""
    tally = Tally(plan(pebbles, "anyone"))
    both = [(0, 2), (1, 2)]
    rows = [(row(6 * turn, [0], [(0, 2)], 2, (9, 5)), row(6 * turn + 1, [2], both, 3, (1, 3, 5))) for turn in range(10)]
    tally.add([one for pair in rows for one in pair])
    found = score_lift(tally.hands["anyone"].designs[2])
    assert found is not None
    assert found.middle == pytest.approx((4 * 1 / 2 - 3 * 2 / 3) / (1 / 2 + 2 / 3))


def test_what_a_point_is_worth(pebbles: str) -> None:
    """Leads of 4 and 2 that won, and of 2 that lost: (4 + 2 - 2) / 2 over (16 + 4 + 4) / 2."""
    tally = Tally(plan(pebbles, "anyone"))
    tally.add([row(number, [int(number == 4)], [], scores=(5 + (4, 2, 2)[number // 2], 5)) for number in (0, 2, 4)])
    assert worth_of_a_point(tally.hands["anyone"]) == pytest.approx(4 / 24)


def test_where_fewer_points_win_points_are_worth_nothing(pebbles: str) -> None:
    tally = Tally(plan(pebbles, "anyone"))
    tally.add([row(0, [0], [], scores=(5, 9))])
    assert worth_of_a_point(tally.hands["anyone"]) == 0


def test_where_all_points_are_alike_a_point_is_worth_nothing(pebbles: str) -> None:
    tally = Tally(plan(pebbles, "anyone"))
    tally.add([row(0, [0], [(0, 2)])])
    assert worth_of_a_point(tally.hands["anyone"]) == 0


def test_the_strongest_card_has_the_highest_lift(report: Report) -> None:
    lifts = {card.id: card.draw_lift.value for card in report.hands[0].cards if card.draw_lift is not None}
    assert max(lifts, key=lambda name: lifts[name]) == "Five"


# The same deals twice


def test_paired_difference() -> None:
    """The differences of four games are 0, 2, 0 and 0 in turn: mean 1/2, error 1/2, Student's t with 3 is 3.182."""
    won, lost = Compared(2, 1, 1, 0), Compared(2, 1, 0, 1)
    *_, found = paired_difference([(won, won), (won, lost), (lost, lost), (won, won)])
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((0.5, 0.5 - 1.591, 0.5 + 1.591), abs=2e-3)


def test_nothing_to_compare() -> None:
    assert paired_difference([(Compared(2, 2, 1, 0), Compared(2, 1, 1, 0))] * 5) == (None, None, None)


# Shrinking


def test_a_mixture_is_read_by_its_parts() -> None:
    both = Likely(((0.5, 0.0, 1.0), (0.5, 2.0, 1.0)))
    assert (both.mean, both.below(1.0), both.below(0.0)) == pytest.approx((1, 0.5, (0.5 + 0.02275) / 2), abs=1e-4)


def test_quantiles_of_a_single_part_are_normal() -> None:
    found = Likely(((1.0, 0.1, 0.05),)).interval
    assert (found.low, found.high) == pytest.approx((0.1 - 0.098, 0.1 + 0.098), abs=1e-4)


def test_one_far_from_all_others_stays() -> None:
    far, *_ = shrunken([(0.5, 0.06), *[(0.01 * place, 0.06) for place in range(-10, 11)]])
    assert far.mean > 0.4
    assert far.below(0.05) < 0.001


def test_a_little_above_the_others_is_chance() -> None:
    found, *_ = shrunken([(0.12, 0.06), *[(0.01 * place, 0.06) for place in range(-10, 11)]])
    assert found.mean < 0.04


def test_discoveries_while_their_mean_chance_is_low() -> None:
    assert discoveries([0.04, None, 0.2, 0.01], 0.05) == [True, False, False, True]


# Findings


def hand_of(*played: tuple[int, int]) -> HandTally:
    """Designs by seats that drew them and seats that played them."""
    hand = HandTally(len(played), 2, 1)
    for design, (drawn, used) in zip(hand.designs, played, strict=True):
        design.strata[0] = [drawn, 0, used, 0]
    return hand


@pytest.mark.parametrize(
    ("played", "verdicts"), [(392, ("automatic",)), (364, ()), (200, ()), (40, ()), (4, ("dead",))]
)
def test_played_nearly_always_or_never(played: int, verdicts: tuple[str, ...]) -> None:
    hand = hand_of((400, played), *[(400, 200)] * 4)
    assert judged(hand, ["card"] * 5, 0.05).designs[0].verdicts == verdicts


def test_where_everything_of_a_kind_is_played_nothing_is_automatic() -> None:
    hand = hand_of(*[(400, 400)] * 5, *[(400, 0)] * 5)
    assert {one.verdicts for one in judged(hand, ["home"] * 5 + ["token"] * 5, 0.05).designs} == {()}


def test_bounds_of_play_follow_what_is_usual() -> None:
    assert (automatic_above(0.5), automatic_above(0.94), dead_below(0.6), dead_below(0.18)) == pytest.approx(
        (0.9, 0.98, 0.1, 0.06)
    )


def test_few_games_raise_no_finding_on_lifts() -> None:
    hand = hand_of(*[(100, 50)] * 5)
    for design in hand.designs:
        design.within.update({(2, 1, WIN, 0): 10, (2, 1, 0, WIN): 10})
    hand.designs[0].within[2, 1, WIN, 0] = 14
    assert judged(hand, ["card"] * 5, 0.05).designs[0].verdicts == ()


def led_by(points: int, won: int, games: int = 60) -> HandTally:
    """Of two seats the first design's drawer ends that far ahead in every game and wins some; others gain nothing."""
    hand = hand_of(*[(games, games // 2)] * 5)
    hand.scored = {2: (games * 2 * WIN * 10, games * 2 * 100)}
    for design in hand.designs:
        design.within.update({(2, 1, WIN, 0): games // 2, (2, 1, 0, WIN): games // 2})
        design.ahead = {2: (0, games, games * 64, 0, games)}
    hand.designs[0].within.update({(2, 1, WIN, 0): won - games // 2, (2, 1, 0, WIN): games // 2 - won})
    hand.designs[0].ahead = {2: (games * points, games, games * (points**2 + 64), games * points, games)}
    return hand


@pytest.mark.parametrize(
    ("points", "won", "side"),
    [
        (8, 36, ("strong", True)),
        (-8, 24, ("weak", True)),
        (8, 30, (None, False)),
        (8, 24, (None, False)),
        (1, 36, (None, False)),
        (8, 58, ("strong", False)),
    ],
)
def test_named_by_points_where_wins_lean_the_same_way(points: int, won: int, side: tuple[str | None, bool]) -> None:
    found = judged(led_by(points, won), ["card"] * 5, 0.05).designs[0]
    assert (next(iter(found.verdicts), None), found.by_points) == side


def test_a_seat_is_uneven_only_beyond_the_margin() -> None:
    """60 of 100, and a bound of 0.55: z is 0.05 / √(0.55 · 0.45 / 100) = 1.005."""
    assert beyond_chance(Outcomes(60, 100), 0.5, 0.05) == pytest.approx(0.1574, abs=1e-4)


def split_hands(report: Report, greedy: float, random: float, games: int = 500) -> list[Hand]:
    """The first card's lift in the hands of two agents; all others at nought."""
    hands = []
    for agent, lift in (("greedy", greedy), ("random", random)):
        cards: list[CardFigures] = []
        for place in range(20):
            value = lift if not place else 0.0
            found = Interval(value, value - 0.08, value + 0.08)
            cards.append(replace(report.hands[0].cards[0], id=f"C{place}", draw_lift=found, likely_lift=found))
        hands.append(
            Hand(
                agent=agent,
                games=games,
                basis="drawn",
                typical=0.0,
                typical_ahead=0.0,
                point_worth=0.0,
                cards=tuple(cards),
            )
        )
    return hands


def test_agents_who_disagree_about_a_card(report: Report) -> None:
    (found,) = splits_of(split_hands(report, -0.1, 0.4), 0.05)
    assert (found.card, found.good, found.bad) == ("C0", "random", "greedy")


def test_agents_who_agree(report: Report) -> None:
    assert list(splits_of(split_hands(report, 0.4, 0.4), 0.05)) == []


def test_agents_with_few_games_are_not_laid_side_by_side(report: Report) -> None:
    assert list(splits_of(split_hands(report, -0.1, 0.4, games=150), 0.05)) == []


# How strong the evidence is


def test_games_that_show_an_advantage() -> None:
    """(1.960 + 0.842)² · 1/4 / 0.03²."""
    assert games_for_advantage(0.5) == pytest.approx(2180, abs=1)


def test_what_would_have_shown() -> None:
    assert advantage_shown(2180, 0.5) == pytest.approx(0.06, abs=1e-4)


@pytest.mark.parametrize(
    ("ahead", "worth", "beyond"),
    [
        # By wins alone: (1.960 + 0.842) · 0.05.
        (None, 0.0, 0.1401),
        # Points that are worth nothing tell nothing.
        (1.0, 0.0, 0.1401),
        # By points: (2.326 + 0.842) · 1 · 0.02.
        (1.0, 0.02, 0.0634),
        # However sure the points are, wins have to lean: 0.842 · 0.05.
        (0.1, 0.02, 0.0421),
        # Points that tell less than wins change nothing.
        (5.0, 0.02, 0.1401),
    ],
)
def test_how_far_beyond_the_margin_shows(report: Report, ahead: float | None, worth: float, beyond: float) -> None:
    lift, lead = (error and Interval(0.0, -Z95 * error, Z95 * error) for error in (0.05, ahead))
    card = replace(report.hands[0].cards[0], draw_lift=lift, ahead=lead)
    hand = replace(report.hands[0], point_worth=worth, cards=(card,) * 3)
    assert beyond_the_margin(hand) == pytest.approx(beyond, abs=1e-4)


@pytest.mark.parametrize("games", [4, 20, 400])
def test_few_games_say_that_seats_cannot_be_told(games: int, pebbles: str) -> None:
    told = [sentence.key for sentence in few(pebbles, games).sentences if sentence.key.startswith("seats-")]
    assert set(told) <= {"seats-untold", "seats-uneven"}


def few(pebbles: str, games: int) -> Report:
    """A short run of Pebbles."""
    return run(pebbles, games).report


# Against earlier games


def earlier(pebbles: str, drawn: int, played: int) -> Tally:
    """Games in which so many seats drew and played the first card."""
    tally = Tally(plan(pebbles, "anyone"))
    tally.hands["anyone"].designs[0].strata[0] = [drawn, 0, played, 0]
    return tally


@pytest.mark.parametrize(
    ("now", "was", "found"), [((400, 60), (400, 200), ["One"]), ((400, 190), (400, 200), []), ((20, 0), (400, 200), [])]
)
def test_played_otherwise_than_before(
    now: tuple[int, int], was: tuple[int, int], found: list[str], pebbles: str
) -> None:
    moved = played_otherwise(earlier(pebbles, *now), earlier(pebbles, *was), 0.05)
    assert [one.card for one in moved] == found


def test_a_weakened_card_is_played_less_than_in_the_run_before(tmp_path: Path) -> None:
    folder, store = tmp_path / "pebbles", tmp_path / "games.sqlite"
    run(toy.write_set(folder), 300, store=store)
    shy = toy.PEBBLES.replace("id: Five, points: 5,", "id: Five, points: 5, stuck: true,")
    report = run(toy.write_set(folder, shy), 300, store=store).report
    assert ("played-less", ("Five",)) in {(finding.code, finding.cards) for finding in report.findings}
