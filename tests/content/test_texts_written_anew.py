"""Texts that a set writes anew beside those of the set it extends: without a value, spelt out, alike, empty, unread."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.planted import SET, Fault, Files, expect, issues_of, text_file, written
from validator.base.characters import as_told_apart
from validator.content.checks.printed_numbers import counted_in

CHINESE = SET.replace("languages: [en]", "languages: [en, zh-Hant]")


def at(name: str, code: str, text: str, line: int = 1, says: str = "") -> Fault:
    """A fault in the English texts of a set."""
    return Fault(name, text_file(text), code, f"fleet/text/en.ftl:{line}", says=says)


FAULTS = [
    at(
        "a value of a kind's text spelt out",
        "value-left-out",
        "homeworld-text = Its symbol counts as 5.\n",
        says="$worth",
    ),
    at("the right number as it stands", "fixed-number", "ability-discount = Later cards cost 1 less.\n", says="$cards"),
    at("a number in words", "fixed-number", "ability-threat = A rival discards three cards.\n", says="4"),
    at(
        "an arm with a number of its own",
        "fixed-number",
        "ability-extra-points = Score { $points ->\n    [one] 1 point\n   *[other] 3 points\n } more.\n",
        says="$points",
    ),
    at("two, where each is one", "fixed-number", "ability-ambassadors = Score 2 points for each ambassador.\n"),
    at(
        "values in exchanged places",
        "exchanged-values",
        "ability-loss = A rival gives { $discard } random cards: discard { $cards }, return any others.\n",
        says="$cards and $discard",
    ),
    at(
        "values in exchanged places of one sentence",
        "exchanged-values",
        "mission-busy-seams = Have at least { $routes } seams with { $count } trade routes or more.\n",
    ),
    at(
        "another number beside a value",
        "fixed-number",
        "ability-force-discard = A rival discards { $cards } random cards, then draws 4.\n",
        says="4",
    ),
    at("many where each card takes one", "value-left-out", "ability-take = Take random cards from a rival’s hand.\n"),
    at("two names alike", "twin-name", "ability-look-name = Discount\n", says="ability-discount-name"),
    at("two rules alike", "twin-name", "ability-take = { $cards }!\nability-threat = { $cards }!\n", line=2),
    at("nothing left of a rule", "empty-text", 'ability-protect = {""}\n'),
    at("a text nothing asks for", "unread-text", "ability-luk = See { $cards }.\n", says="ability-luk"),
    at("a title of no card", "unread-text", "title-E99 = Nobody\n"),
    at("a title that the card says itself", "unread-text", "title-E05 = Nobody\n", says="E05"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_text_written_anew_is_held_against_what_it_replaces(fault: Fault, tmp_path: Path) -> None:
    expect(fault, issues_of(written(tmp_path, fault.files)))


SOUND = {
    "a sentence in other words": "ability-look = When you draw, look at { $cards } more.\n",
    "arms that say what plays": "ability-double = Count it { $times ->\n    [2] twice\n   *[3] thrice\n } here.\n",
    "a number that is meant": "# numbers differ\nability-threat = A rival discards three cards.\n",
    "values in another order": "mission-busy-seams = Reach { $routes } routes at { $count } of your seams.\n",
    "values of one order in other words": "mission-busy-seams = { $count } seams, each of { $routes } trade routes.\n",
    "one card in words": "ability-take = Take a random card from a rival’s hand.\n",
    "a number that is meant beside a value": "# numbers differ\nability-threat = A rival discards { $cards } of 9.\n",
    "another name": "civilisation-military = War\n",
    "a message that another refers to": "foes = rivals\nability-protect = Safe from { foes }.\n",
}


@pytest.mark.parametrize("text", SOUND.values(), ids=SOUND)
def test_what_says_the_same_in_other_words_is_no_fault(text: str, tmp_path: Path) -> None:
    assert [str(issue) for issue in issues_of(written(tmp_path, text_file(text)))] == []


def test_a_text_in_the_wrong_file_is_told_by_its_script(tmp_path: Path) -> None:
    files: Files = {"set.yaml": CHINESE, "text/zh-Hant.ftl": "ability-protect = No raid can be aimed here.\n"}
    issues = issues_of(written(tmp_path, files))
    assert ("other-script", "fleet/text/zh-Hant.ftl:1:19") in [(issue.code, str(issue.span)) for issue in issues]


@pytest.mark.parametrize("text", ["PAINTERS'  MOON", "Painters’ Moon ", "Ｐainters' moon"])
def test_titles_are_told_apart_as_readers_do(text: str) -> None:
    assert as_told_apart(text) == "painters' moon"


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("two cards and twelve", {2, 12}),
        ("抽兩張", {2}),
        ("二十三分", {23}),
        ("十分", {10}),
        ("both", set()),
        ("三四五", set()),
    ],
)
def test_words_that_only_count_are_numbers(text: str, numbers: set[int]) -> None:
    assert counted_in(text) == numbers
