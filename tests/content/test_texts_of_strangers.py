"""Fluent files of strangers: circles, endless messages and silly formats are refused at their line and column."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.planted import Fault, expect, issues_of, text_file, written
from validator.content.text_bounds import MOST_CHARACTERS, MOST_DEPTH, MOST_PLACEABLES, TextFile, unfolded_faults

LAUGHS = "".join(
    f"laugh-{number} = {{ laugh-{number - 1} }}" + f" {{ laugh-{number - 1} }}" * 9 + "\n" for number in range(1, 9)
)
CHAIN = "link-0 = a\n" + "".join(f"link-{n} = {{ link-{n - 1} }}\n" for n in range(1, MOST_DEPTH + 2))
FAULTS = [
    Fault("a message that says itself", text_file("a = b { a }\n"), "text-circle", "fleet/text/en.ftl:1:9", "a → a"),
    Fault(
        "two that say each other",
        text_file("a = { b }\nb =\n    x { a }\n"),
        "text-circle",
        "fleet/text/en.ftl:3:9",
        "a → b → a",
    ),
    Fault(
        "two of those that are said",
        text_file("label-cost = { label-points }\nlabel-points = { label-cost }\n"),
        "text-circle",
        "fleet/text/en.ftl:2:18",
    ),
    Fault(
        "terms in a circle",
        text_file("-a = { -b }\n-b = { -a }\n"),
        "text-circle",
        "fleet/text/en.ftl:2:8",
        "-a → -b → -a",
    ),
    Fault(
        "a circle over an attribute",
        text_file("a = { a.x }\n    .x = { a }\n"),
        "text-circle",
        "fleet/text/en.ftl:2:12",
    ),
    Fault(
        "a circle inside a choice",
        text_file("a = { $n ->\n    [one] { b }\n   *[other] c\n }\nb = { a }\n"),
        "text-circle",
        "fleet/text/en.ftl:5:7",
    ),
    Fault(
        "a circle over two files",
        {**text_file("a = { b }\n"), "text/en.more.ftl": "b = { a }\n"},
        "text-circle",
        "fleet/text/en.more.ftl:1:7",
    ),
    Fault(
        "a billion laughs",
        text_file("laugh-0 = ha\n" + LAUGHS),
        "too-much-content",
        "fleet/text/en.ftl:4:11",
        "placeables",
    ),
    Fault(
        "long laughs",
        text_file(f"a = {'ha' * 4000}\nb = {{ a }} {{ a }} {{ a }}\n"),
        "too-much-content",
        "fleet/text/en.ftl:2:5",
        "24,002 characters",
    ),
    Fault("a chain of references", text_file(CHAIN), "too-much-content", f"fleet/text/en.ftl:{MOST_DEPTH + 2}:11"),
    Fault(
        "a huge message",
        text_file("a = b\nc = " + "d" * MOST_CHARACTERS + "\n"),
        "too-much-content",
        "fleet/text/en.ftl:2:1",
    ),
    Fault(
        "a message of placeables",
        text_file("a = " + "{ $b }" * (MOST_PLACEABLES + 1)),
        "too-much-content",
        "fleet/text/en.ftl:1:1",
    ),
    Fault("a huge file", text_file("# " + "a" * 1_000_000), "file-too-large", "fleet/text/en.ftl:1:1"),
    Fault(
        "a million decimals",
        text_file("a = { NUMBER($b, minimumFractionDigits: 1000000) }\n"),
        "out-of-range",
        "fleet/text/en.ftl:1:18",
        found="1000000",
        accepted="0 to 20",
    ),
    Fault(
        "a million digits",
        text_file("a = { NUMBER($b, minimumIntegerDigits: 1000000) }\n"),
        "out-of-range",
        "fleet/text/en.ftl:1:18",
        accepted="1 to 20",
    ),
    Fault(
        "fewer digits than none",
        text_file("a = { NUMBER($b, maximumFractionDigits: -1) }\n"),
        "out-of-range",
        "fleet/text/en.ftl:1:18",
    ),
    Fault(
        "no number at all",
        text_file('a = { NUMBER($b, minimumFractionDigits: "x") }\n'),
        "out-of-range",
        "fleet/text/en.ftl:1:18",
        found="x",
    ),
    Fault(
        "money",
        text_file('a = { NUMBER($b, style: "currency") }\n'),
        "out-of-range",
        "fleet/text/en.ftl:1:18",
        accepted="decimal or percent",
    ),
    Fault(
        "an unknown option",
        text_file("a = { NUMBER($b, minimumFractionDigit: 1) }\n"),
        "unknown-function",
        "fleet/text/en.ftl:1:18",
        suggestion="'minimumFractionDigits'",
    ),
    Fault(
        "an unknown function",
        text_file("a = { NAME($b) }\n"),
        "unknown-function",
        "fleet/text/en.ftl:1:7",
        suggestion="'NAMES'",
    ),
    Fault("a date", text_file("a = { DATETIME($b) }\n"), "unknown-function", "fleet/text/en.ftl:1:7"),
    Fault("a function of nothing", text_file("a = { TITLE() }\n"), "wrong-value", "fleet/text/en.ftl:1:7"),
    Fault("a long number", text_file(f"a = {{ {'9' * 16} }}\n"), "out-of-range", "fleet/text/en.ftl:1:7"),
    Fault(
        "a number that Python would not read",
        text_file(f"a = b\nc = {{ {'9' * 5000} }}\n"),
        "out-of-range",
        "fleet/text/en.ftl:2:7",
    ),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_message_beyond_its_bounds_is_found_at_its_place(fault: Fault, tmp_path: Path) -> None:
    expect(fault, issues_of(written(tmp_path, fault.files)))


SOUND = {
    "a message said twice": "a = b\nc = { a } { a }\n",
    "a formatted number": 'a = { NUMBER($b, minimumFractionDigits: 2, style: "percent", useGrouping: 0) }\n',
    "an attribute beside its message": "a = { a.x }\n    .x = b\n",
    "braces in comments": "# {\n" * 50 + "a = b\n",
}


@pytest.mark.parametrize("text", SOUND.values(), ids=SOUND)
def test_what_is_within_the_bounds_is_no_fault(text: str, tmp_path: Path) -> None:
    assert issues_of(written(tmp_path, text_file(text))) == []


def test_a_later_file_may_break_a_circle() -> None:
    files = TextFile("a.ftl", "a = { b }\nb = { a }\n"), TextFile("b.ftl", "b = c\n")
    assert unfolded_faults(files) == ()
