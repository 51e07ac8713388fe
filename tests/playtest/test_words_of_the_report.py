"""Sentences of a report are data, said in the reader's language."""

import pytest

from validator.play.playtest.figures.results import Report
from validator.play.playtest.figures.said import Figure, Name, gap, said
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.report.wording import LANGUAGES, Wording


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
