"""Messages that name a message, a term or a value that there is not: found by the check, in play texts as anywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.planted import SET, Fault, Files, copied, expect, issues_of, text_file, written
from validator.content.checks.printed_numbers import unknown_values, values_in
from validator.content.text_bounds import TextFile

SPOKEN = {"set.yaml": SET.replace("[en]", "[en, zh-Hant, zh-Hans]")}


def chinese(content: str) -> Files:
    """The custom set in all languages of its base, with a Chinese play file of its own."""
    return {**SPOKEN, "text/zh-Hant.play.ftl": content}


NAMES = [
    Fault(
        "an unknown term",
        text_file("-guild = Guild\ntell-round = Round of the { -gild }\n"),
        "unknown-text",
        "fleet/text/en.ftl:2:29",
        "tell-round refers to -gild",
        "'-gild'",
        suggestion="'-guild'",
    ),
    Fault(
        "an unknown message",
        text_file("tell-round = { player-nam }\n"),
        "unknown-text",
        "fleet/text/en.ftl:1:16",
        found="'player-nam'",
        suggestion="'player-name'",
    ),
    Fault(
        "an unknown attribute",
        text_file("a = b\n    .short = c\ntell-round = { a.shrt }\n"),
        "unknown-text",
        "fleet/text/en.ftl:3:16",
        found="'a.shrt'",
        suggestion="'a.short'",
    ),
    Fault(
        "a misspelt value",
        text_file("tell-round =\n    Round { $rond }\n"),
        "unknown-value",
        "fleet/text/en.ftl:2:13",
        "tell-round asks for $rond",
        "'$rond'",
        "$round",
        "'$round'",
    ),
    Fault(
        "a value misspelt where the plural is chosen",
        text_file("tell-round = { $rund ->\n   [one] First\n  *[other] Round { $round }\n }\n"),
        "unknown-value",
        "fleet/text/en.ftl:1:16",
        suggestion="'$round'",
    ),
    Fault(
        "a value that the game never gives",
        text_file("tell-round = Round { $round } of { $years }\n"),
        "unknown-value",
        "fleet/text/en.ftl:1:36",
        found="'$years'",
        accepted="$round",
    ),
    Fault(
        "a value of another message in the place of its own",
        text_file("tell-round = Round { $card }\n"),
        "unknown-value",
        "fleet/text/en.ftl:1:22",
        accepted="$round",
    ),
    Fault(
        "a value where none is given",
        text_file("player-none = Nobody\nkind-empire = { $x }\n"),
        "unknown-value",
        "fleet/text/en.ftl:2:17",
        found="'$x'",
        accepted="none",
    ),
    Fault(
        "a misspelt value in another language",
        chinese("tell-round = 第{ $rond }輪\n"),
        "unknown-value",
        "fleet/text/zh-Hant.play.ftl:1:17",
        suggestion="'$round'",
    ),
    Fault(
        "an unknown term in another language",
        chinese("tell-round = { -gild }{ $round }\n"),
        "unknown-text",
        "fleet/text/zh-Hant.play.ftl:1:16",
    ),
]


@pytest.mark.parametrize("fault", NAMES, ids=lambda fault: fault.name)
def test_a_name_of_nothing_is_found_at_its_place(fault: Fault, tmp_path: Path) -> None:
    expect(fault, issues_of(written(tmp_path, fault.files)))


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_a_set_of_its_own_is_held_against_its_other_languages(language: str, tmp_path: Path) -> None:
    place, line = copied(tmp_path / "fleet", f"text/{language}.play.ftl", "{ $round }", "{ $rond }")
    found = [(issue.code, issue.span.line, issue.suggestion) for issue in issues_of(place)]
    assert found == [("unknown-value", line, "'$round'")]


def test_two_names_of_nothing_in_one_message_are_told_at_once(tmp_path: Path) -> None:
    found = issues_of(written(tmp_path, text_file("tell-round = { -gild } { $rond }\n")))
    assert [issue.code for issue in found] == ["unknown-text", "unknown-value"]


SOUND = {
    "a value less": "tell-round = Another round\n",
    "a message of the set's own": "motto = { $anything }\n",
    "a value that a message it refers to is given": "again = { $round }\ntell-round = { again }\n",
    "a value inside a term": "-round = Round { $anything }\ntell-round = { -round } { $round }\n",
}


@pytest.mark.parametrize("text", SOUND.values(), ids=SOUND)
def test_what_may_be_named_is_no_fault(text: str, tmp_path: Path) -> None:
    assert issues_of(written(tmp_path, text_file(text))) == []


def values(text: str) -> list[str]:
    """What is unknown in a message that another language says so: ``told = { $cards } of { $player }``."""
    other = values_in((TextFile("other.ftl", "told = { $cards } of { $player }\n"),))
    own = values_in((TextFile("own.ftl", text),))
    return [str(issue.found) for issue in unknown_values(own, ["told"], [other])]


def test_a_value_of_other_messages_beside_its_own_is_no_fault() -> None:
    other = values_in((TextFile("other.ftl", "told = { $cards }\nmore = { $player }\n"),))
    own = values_in((TextFile("own.ftl", "told = { $cards } of { $player }\n"),))
    assert list(unknown_values(own, ["told"], [other])) == []


def test_a_plural_of_one_language_alone_is_no_fault() -> None:
    assert values("told = { $worlds ->\n  [one] its\n *[other] their\n } { $cards } { $player }\n") == []


def test_a_number_of_one_language_alone_is_a_fault() -> None:
    assert values("told = { $worlds } { $cards } { $player }\n") == ["'$worlds'"]


def test_a_value_said_twice_is_told_once() -> None:
    assert values("told = { $worlds } { $worlds } { $player }\n") == ["'$worlds'"]
