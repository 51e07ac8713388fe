"""The questions of a designer, put to games whose answers are known; the report's sentences, and its order of cards
beside people's.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec
import numpy as np
import pytest

from benchmarks.agreement_with_people import ranks, spearman
from tests.playtest import made_up_games as made
from validator.play.playtest.figures.questions.cards import pairs
from validator.play.playtest.figures.questions.changed import Before, changed
from validator.play.playtest.figures.questions.course import (
    ahead_for_good,
    decided,
    feel,
    first_wins,
    from_behind,
    from_last,
    halfway,
    lead_changes,
    leader_wins,
)
from validator.play.playtest.figures.questions.strategies import groups_of, strategies
from validator.play.playtest.figures.questions.winners import first_mover, skill
from validator.play.playtest.figures.results import Dots, Figure, Name, Question, Report, gap, said
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.report.wording import LANGUAGES, Wording
from validator.play.playtest.running.table import Row

STEADY = made.course((1, 0), (3, 1), (5, 2), (9, 4), winners=[0])
BACK_AND_FORTH = made.course((1, 0), (1, 2), (3, 2), (4, 5), winners=[1])
FROM_BEHIND = made.course((4, 0, 1), (6, 1, 2), (7, 9, 8), winners=[1])
TIED = made.course((2, 2), (3, 3), (4, 4), winners=[0, 1])
ONE_ROUND = made.course((3, 1), winners=[0])


def any_hand(dice: np.random.Generator) -> Sequence[int]:
    return [int(card) for card in dice.choice(made.DESIGNS, 4, replace=False)]


def one_of_two_halves(dice: np.random.Generator) -> Sequence[int]:
    half = int(dice.integers(2)) * 6
    return [half + int(card) for card in dice.choice(6, 4, replace=False)]


def the_sum_of_parts(hand: Sequence[int]) -> float:
    return sum(card in hand for card in (0, 1)) * 0.5


def more_together(hand: Sequence[int]) -> float:
    return 2.5 if 0 in hand and 1 in hand else 0.0


@cache
def games(hand: str, strength: str) -> tuple[Row, ...]:
    hands = {"any": any_hand, "halves": one_of_two_halves}
    return tuple(made.games(1_500, hands[hand], {"sum": the_sum_of_parts, "together": more_together}[strength]))


def key(question: Question) -> str:
    return question.answer[0].key


@pytest.mark.parametrize(
    ("of", "expected"),
    [
        (halfway, [2, 2, 2, 2, 0]),
        (lead_changes, [0, 3, 1, 0, 0]),
        (ahead_for_good, [1, 4, 3, 1, 1]),
        (lambda game: leader_wins(game, 1), [1.0, 0.0, 0.0, 0.5, 1.0]),
        (first_wins, [1.0, 0.0, 0.0, 0.5, 1.0]),
    ],
)
def test_how_a_game_went(of: object, expected: list[float]) -> None:
    assert callable(of)
    assert [of(game) for game in (STEADY, BACK_AND_FORTH, FROM_BEHIND, TIED, ONE_ROUND)] == expected


def test_who_was_behind_halfway_and_won() -> None:
    games = STEADY, BACK_AND_FORTH, FROM_BEHIND, TIED
    assert [(from_behind(game), from_last(game)) for game in games] == [
        (False, False),
        (False, False),
        (True, True),
        (False, False),
    ]


def test_a_pair_that_does_more_than_its_parts_is_named() -> None:
    plot = pairs(made.asked(games("any", "together"))).plot
    assert isinstance(plot, Dots)
    assert [mark.cards for mark in plot.marks if mark.look == "strong"] == [("card-0", "card-1")]


def test_a_pair_of_two_good_cards_is_not_named() -> None:
    assert key(pairs(made.asked(games("any", "sum")))) in ("pairs-none", "pairs-untold")


def test_few_games_name_no_pair() -> None:
    assert key(pairs(made.asked(games("any", "together")[:20]))) == "pairs-too-few"


def test_two_ways_to_build_are_two_strategies() -> None:
    found = made.asked(games("halves", "sum"))
    groups = groups_of(found.seats, np.flatnonzero(found.seats.wins > 0)[:400])
    assert groups is not None
    halves = found.seats.played[:, :6].any(axis=1)
    assert {len(set(groups[halves == side].tolist()) & set(groups[halves != side].tolist())) for side in (0, 1)} == {0}


def test_hands_by_chance_are_no_strategies() -> None:
    assert key(strategies(made.asked(games("any", "sum")))) == "strategies-none"


def test_few_winners_show_no_strategy() -> None:
    assert key(strategies(made.asked(games("halves", "sum")[:50]))) == "strategies-too-few"


@pytest.mark.parametrize(
    ("wins", "count", "expected"),
    [
        (0.5, 5_000, "first-even"),
        (0.525, 5_000, "first-small"),
        (0.6, 2_000, "first-matters"),
        (0.55, 60, "first-untold"),
    ],
)
def test_what_is_said_of_the_first_player(wins: float, count: int, expected: str) -> None:
    won = round(wins * count)
    rows = [made.row(number, [[], []], [int(number >= won)], starter=0) for number in range(count)]
    assert key(first_mover(made.asked(rows))) == expected


def test_points_that_are_level_halfway_do_not_tell_when_a_game_is_decided() -> None:
    question = decided(made.asked([made.course((0, 0), (0, 0), (0, 0), (1, 0), winners=[0])] * 30), "round")
    assert (key(question), question.plot, question.sheet) == ("decided-level", None, None)


def test_a_strong_and_a_weak_player_show_how_much_skill_pays() -> None:
    plan = made.plan(("greedy", "random"))
    rows = [made.row(number, [[], []], [number % 2]) for number in range(200)]
    plot = skill(made.asked(rows, plan), plan).plot
    assert isinstance(plot, Dots)
    assert [mark.value.value for mark in plot.marks] == [1.0, 0.0]


@pytest.mark.parametrize(
    ("wins", "count", "expected"), [(104, 200, "skill-little"), (130, 200, "skill-met"), (10, 20, "skill-untold")]
)
def test_what_is_said_of_skill_by_how_far_players_are_apart(wins: int, count: int, expected: str) -> None:
    plan = made.plan(("greedy", "random"))
    winner = [number % 2 if number < wins else 1 - number % 2 for number in range(count)]
    rows = [made.row(number, [[], []], [winner[number]]) for number in range(count)]
    assert key(skill(made.asked(rows, plan), plan)) == expected


def test_one_kind_of_player_shows_nothing_of_skill() -> None:
    assert key(skill(made.asked([STEADY]), made.plan())) == "skill-unknown"


def test_games_of_an_older_proofpress_say_that_their_course_is_not_known() -> None:
    old = made.asked([made.row(number, [[], []], [0]) for number in range(50)])
    assert [key(decided(old, "round")), key(feel(old, "round"))] == ["decided-unknown", "feel-unknown"]


def longer(rounds: int) -> list[Row]:
    return [msgspec.structs.replace(STEADY, number=number, length=rounds + number % 2) for number in range(60)]


def test_an_edit_that_makes_games_longer_is_seen() -> None:
    before = Before(made.plan(), longer(4), said("run-before", run=1))
    found = changed(made.asked(longer(9)), before, "round")
    told = found.answer[0]
    assert [one.values["what"].key for one in told.values["found"]] == ["measure-length"]


def test_nothing_changes_between_the_same_games() -> None:
    before = Before(made.plan(), longer(4), said("run-before", run=1))
    assert key(changed(made.asked(longer(4)), before, "round")) == "changed-none"


def test_the_same_games_give_the_same_answers() -> None:
    found = made.asked(games("halves", "sum"))
    assert msgspec.json.encode(strategies(found)) == msgspec.json.encode(strategies(found))


def every_answer() -> list[Question]:
    plan = made.plan(("greedy", "random"))
    met = made.asked([msgspec.structs.replace(STEADY, number=number) for number in range(40)], plan)
    before = Before(plan, longer(4), said("set-extended", set="race"))
    return [
        pairs(made.asked(games("any", "together"))),
        pairs(made.asked(games("any", "sum"))),
        strategies(made.asked(games("halves", "sum"))),
        strategies(made.asked(games("any", "sum"))),
        decided(met, "round"),
        first_mover(met),
        skill(met, plan),
        feel(met, "turn"),
        changed(met, before, "round"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_said(language: str) -> None:
    wording = Wording(language)
    told = [wording.say(sentence) for question in every_answer() for sentence in question.answer]
    assert all(told)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "52.1 % (49.0 to 55.2)"), ("zh-Hant", "52.1 %（49.0 至 55.2）"), ("zh-Hans", "52.1 %（49.0 至 55.2）")],
)
def test_figure_with_its_interval(language: str, text: str) -> None:
    assert Wording(language).figure(Figure(value=0.521, form="share", low=0.49, high=0.552)) == text


def test_names_are_titles_of_the_language() -> None:
    assert Wording("en", {"D01": "Mill"}.__getitem__).listed(["a"]) == "a"
    sentence = said("join-and", first=Name(id="D01"), last=said("join-comma", first="b", last="c"))
    assert Wording("en", {"D01": "Mill"}.__getitem__).say(sentence) == "Mill and b, c"


@pytest.mark.parametrize("language", LANGUAGES)
def test_difference_is_signed(language: str) -> None:
    assert Wording(language).figure(Figure(value=-0.004, form="points")) == "−0.4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_report_can_be_said(language: str, report: Report) -> None:
    wording = Wording(language, report.title_in(language))
    names = [side.name for table in report.tables for side in table.seats]
    told = [*report.sentences, *report.limits, *names, *(finding.said for finding in report.findings)]
    assert all(wording.say(sentence) for sentence in told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verdict", ["strong", "weak"])
@pytest.mark.parametrize("basis", ["drawn", "offered", "met", "chosen"])
def test_cards_that_stand_out_are_named(language: str, verdict: str, basis: str) -> None:
    lift = gap(Interval(-0.12, -0.16, 0.02), "gap")
    sentence = said(f"{verdict}-card-{basis}", card=Name(id="D01"), agent="greedy", lift=lift)
    assert Wording(language).figure(lift) in Wording(language).say(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verdict", ["strong", "weak"])
@pytest.mark.parametrize("basis", ["drawn", "offered", "met", "chosen"])
def test_cards_that_stand_out_by_points_are_named(language: str, verdict: str, basis: str) -> None:
    ahead = gap(Interval(3.25, 1.5, 5.0), "number")
    sentence = said(f"{verdict}-card-{basis}-by-points", card=Name(id="D01"), agent="greedy", ahead=ahead)
    assert Wording(language).figure(ahead) in Wording(language).say(sentence)


@pytest.mark.parametrize(
    ("found", "text"),
    [(Interval(0.12, -0.02, 0.16), "12.0 (−2.0 to 16.0)"), (Interval(-0.12, -0.16, 0.02), "12.0 (−2.0 to 16.0)")],
)
def test_how_far_apart_for_a_sentence_that_says_to_which_side(found: Interval, text: str) -> None:
    assert Wording("en").figure(gap(found, "gap")) == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", ["beginner", "master", "unknown"])
def test_cards_that_players_disagree_about_are_named(language: str, who: str) -> None:
    here, there = Figure(value=0.12, form="points"), Figure(value=-0.03, form="points")
    sentence = said("split-card", card=Name(id="D01"), good="random", here=here, bad="greedy", there=there, who=who)
    assert "−3.0" in Wording(language).say(sentence)


def test_equal_figures_share_their_place() -> None:
    assert ranks([3.0, 1.0, 3.0, 9.0]) == [1.5, 0.0, 1.5, 3.0]


@pytest.mark.parametrize(
    ("others", "wanted"), [([1.0, 4.0, 9.0], 1.0), ([9.0, 4.0, 1.0], -1.0), ([4.0, 9.0, 1.0], -0.5)]
)
def test_orders_agree_from_wholly_to_not_at_all(others: list[float], wanted: float) -> None:
    assert spearman([1.0, 2.0, 3.0], others) == pytest.approx(wanted)
