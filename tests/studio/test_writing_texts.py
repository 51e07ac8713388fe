"""Edits put into a file's text: only what is touched changes. And two people's changes brought together."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from generator.front.studio.writing.saving import merge
from validator.content.yaml_editing import NodePath, copied, entry_path, free_name, moved_in, with_value, without

CARDS = """\
# Mine.

world:
  # the first
  - id: X1
    title: {en: Far Beacon}   # as it is called
    note: |
      one
      two
    powers:
      - {do: draw, cards: 1}
      - {do: sell}
  - id: X2
    cost: 1
"""
AT = ["world", 0]
TITLE = "    title: {en: Far Beacon}   # as it is called"


def lines_changed(old: str, new: str) -> list[str]:
    """What a comparison of two texts says, without its heading."""
    found = unified_diff(old.split("\n"), new.split("\n"), lineterm="", n=0)
    return [line for line in found if line[:2] not in ("--", "++", "@@")]


@pytest.mark.parametrize(
    ("path", "value", "changed"),
    [
        (["title", "en"], "Moon", [f"-{TITLE}", "+    title: {en: Moon}   # as it is called"]),
        (["title", "zh-Hant"], "月", [f"-{TITLE}", "+    title: {en: Far Beacon, zh-Hant: 月}   # as it is called"]),
        (["note"], "three", ["-    note: |", "-      one", "-      two", "+    note: three"]),
        (["powers", 0, "cards"], 2, ["-      - {do: draw, cards: 1}", "+      - {do: draw, cards: 2}"]),
        (["powers", 2], {"do": "sell"}, ["+      - {do: sell}"]),
        (["count"], 2, ["+    count: 2"]),
        (["title", "en"], "a: b", [f"-{TITLE}", '+    title: {en: "a: b"}   # as it is called']),
    ],
)
def test_a_value_set_changes_its_own_line_alone(path: NodePath, value: object, changed: list[str]) -> None:
    assert lines_changed(CARDS, with_value(CARDS, [*AT, *path], value)) == changed


@pytest.mark.parametrize(
    ("path", "changed"),
    [
        (["note"], ["-    note: |", "-      one", "-      two"]),
        (["powers", 0, "cards"], ["-      - {do: draw, cards: 1}", "+      - {do: draw}"]),
        (["powers", 1], ["-      - {do: sell}"]),
        (
            ["id"],
            [
                "-  - id: X1",
                "-    title: {en: Far Beacon}   # as it is called",
                "+  - title: {en: Far Beacon}   # as it is called",
            ],
        ),
    ],
)
def test_a_value_taken_away_takes_its_own_lines_alone(path: NodePath, changed: list[str]) -> None:
    assert lines_changed(CARDS, without(CARDS, [*AT, *path])) == changed


def test_the_last_entry_of_a_kind_takes_the_kind_with_it() -> None:
    assert without("a: 1\nworld:\n  - id: X\n", ["world", 0]) == "a: 1\n"


def test_a_group_that_is_missing_is_made() -> None:
    assert with_value("extends: race\n", ["change", "D01", "cost"], 2) == "extends: race\n\nchange:\n  D01: {cost: 2}\n"


def test_a_field_with_nothing_behind_it_is_filled() -> None:
    assert with_value("remove:\nx: 1\n", ["remove", 0], "D01") == "remove:\n  - D01\nx: 1\n"


def test_a_copy_stands_below_with_its_own_id() -> None:
    assert lines_changed(CARDS, copied(CARDS, ["world", 1], "X3")) == ["+  - id: X3", "+    cost: 1"]


def test_an_entry_of_another_file_is_indented_as_those_here() -> None:
    other = "world:\n- id: W1\n  cost: 4\n"
    assert lines_changed(CARDS, moved_in(CARDS, other, ["world", 0], "world", "W2")) == [
        "+  - id: W2",
        "+    cost: 4",
        "+",
    ]


def test_an_entry_is_found_by_its_id() -> None:
    assert entry_path(CARDS, "X2") == ["world", 1]


def test_a_free_id_counts_on() -> None:
    assert free_name("W09", {"W10"}) == "W11"


OLD = "a\nb\nc\nd\ne\n"


@pytest.mark.parametrize(
    ("ours", "theirs", "both"),
    [
        ("a\nB\nc\nd\ne\n", "a\nb\nc\nD\ne\n", "a\nB\nc\nD\ne\n"),
        ("a\nB\nc\nd\ne\n", "a\nB\nc\nd\ne\n", "a\nB\nc\nd\ne\n"),
        (OLD, "a\nd\ne\n", "a\nd\ne\n"),
        ("z\na\nb\nc\nd\ne\n", "a\nb\nc\nd\ne\nf\n", "z\na\nb\nc\nd\ne\nf\n"),
    ],
)
def test_changes_of_other_lines_are_both_kept(ours: str, theirs: str, both: str) -> None:
    assert merge(OLD, ours, theirs) == (both, None)


@pytest.mark.parametrize(
    ("ours", "theirs", "kept", "offered"),
    [
        ("a\nB\nc\nd\nE\n", "a\nQ\nc\nd\ne\n", "a\nQ\nc\nd\nE\n", "a\nB\nc\nd\nE\n"),
        ("a\nb\nc\nd\ne\nf\n", "a\nb\nc\nd\ne\ng\n", "a\nb\nc\nd\ne\ng\n", "a\nb\nc\nd\ne\nf\n"),
        ("a\ne\n", "a\nb\nC\nd\ne\n", "a\nb\nC\nd\ne\n", "a\ne\n"),
    ],
)
def test_where_both_changed_a_line_theirs_stands_and_ours_is_offered(
    ours: str, theirs: str, kept: str, offered: str
) -> None:
    assert merge(OLD, ours, theirs) == (kept, offered)
