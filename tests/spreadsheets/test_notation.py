"""What is written in one cell, sign by sign: where it is cut, what is quoted, and which brackets are whole."""

from __future__ import annotations

import pytest

from validator.base.yaml_nodes import yaml
from validator.content.spreadsheets.cells import CellMark
from validator.content.spreadsheets.notation import (
    MOST_DEPTH,
    NotSo,
    bracketed,
    fields_of,
    is_balanced,
    is_bracketed,
    parts_of,
    unquoted,
)

MARK = CellMark("thing.csv", "", 0, 0)


def held(node: yaml.Node) -> object:
    """What nodes say, each word as it is written."""
    if isinstance(node, yaml.SequenceNode):
        return [held(item) for item in node.value]
    if isinstance(node, yaml.MappingNode):
        return {held(key): held(value) for key, value in node.value}
    return node.value


def why(text: str) -> str:
    with pytest.raises(NotSo) as refused:
        bracketed(text, MARK)
    return str(refused.value.why)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", []),
        ("a", ["a"]),
        (" a ; b ", ["a", "b"]),
        ("a\nb;c", ["a", "b", "c"]),
        (";a;;b;", ["a", "b"]),
        ('"a;b";c', ['"a;b"', "c"]),
        ('a;"b;c"', ["a", '"b;c"']),
        (r'"a\";b";c', [r'"a\";b"', "c"]),
        ('a"b;c"', ['a"b', 'c"']),
        ('"a;b', ['"a', "b"]),
        ("[a;b];c", ["[a;b]", "c"]),
        ("{a;[b;c]};d", ["{a;[b;c]}", "d"]),
        ("[a];[b]", ["[a]", "[b]"]),
        ("a];b", ["a]", "b"]),
        ("[a;b", ["[a", "b"]),
    ],
)
def test_a_text_is_cut_outside_brackets_and_quotes(text: str, parts: list[str]) -> None:
    assert parts_of(text, ";\n") == parts


@pytest.mark.parametrize("before", "\n;,[{:= \t")
def test_a_quote_begins_behind_what_may_stand_before_one(before: str) -> None:
    assert parts_of(f'a{before}"b|c"', "|") == [f'a{before}"b|c"'.strip()]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('"a"', "a"),
        ('""', ""),
        ('"', None),
        ("a", None),
        ('"a', None),
        ('a"', None),
        (r'"\""', '"'),
        ('"a"b"', None),
        ('"a\nb"', "a\nb"),
    ],
)
def test_what_stands_in_quotes(text: str, said: str | None) -> None:
    assert unquoted(text) == said


@pytest.mark.parametrize(
    ("text", "whole"),
    [("", True), ("a", True), ("[]", True), ("[{a}]", True), ("[", False), ("[[]", False), ('["["]', True)],
)
def test_brackets_are_balanced(text: str, whole: bool) -> None:
    assert is_balanced(text) is whole


@pytest.mark.parametrize(
    ("text", "whole"),
    [("[a]", True), ("{a}", True), ("[a}", False), ("[a];[b]", False), ("[a", False), ("a]", False), ("", False)],
)
def test_a_text_stands_in_brackets_as_a_whole(text: str, whole: bool) -> None:
    assert is_bracketed(text) is whole


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("", ("", [])),
        ("do", ("do", [])),
        ("do a=1", ("do", [("a", "1")])),
        ("a=1 b=2", ("", [("a", "1"), ("b", "2")])),
        ("a=1 2 b=3", ("", [("a", "1 2"), ("b", "3")])),
        ("a= 1", ("", [("a", "1")])),
        ('a="b c=d"', ("", [("a", '"b c=d"')])),
    ],
)
def test_a_group_is_a_word_and_fields(text: str, fields: tuple[str, list[tuple[str, str]]]) -> None:
    assert fields_of(text) == fields


def test_two_words_before_the_fields_are_one_too_many() -> None:
    with pytest.raises(NotSo, match="do"):
        fields_of("do it a=1")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("[]", []),
        ("{}", {}),
        ("[a]", ["a"]),
        ("[a,]", ["a"]),
        ("[ a , b ]", ["a", "b"]),
        ('["a,b"]', ["a,b"]),
        ('["a", "b"]', ["a", "b"]),
        ("[[a], [b]]", [["a"], ["b"]]),
        ("[~]", [""]),
        ("{a: b}", {"a": "b"}),
        ("{a: b, c: d}", {"a": "b", "c": "d"}),
        ("{a: b,}", {"a": "b"}),
        ("{a: [b], c: {d: e}}", {"a": ["b"], "c": {"d": "e"}}),
        ('{"a": b}', {"a": "b"}),
        ("[a:b]", ["a:b"]),
        ("[a] ", ["a"]),
    ],
)
def test_brackets_hold_what_they_hold_in_yaml(text: str, value: object) -> None:
    assert held(bracketed(text, MARK)) == value


@pytest.mark.parametrize(
    ("text", "sign"),
    [
        ("[a] b", "after"),
        ("[a", "]"),
        ("[a b: c]", "]"),
        ("{a: b", "}"),
        ("{a: b c: d}", "}"),
        ("{a}", "colon"),
        ("[a}", "]"),
        ("{a: b]", "}"),
        ("[,]", "value"),
        ("{a: }", "value"),
        ('["a]', "quot"),
        ('["a\\x"]', "quot"),
    ],
)
def test_what_is_not_whole_is_refused_by_what_is_missing(text: str, sign: str) -> None:
    assert sign in why(text)


@pytest.mark.parametrize("opens", ["[", "{a: "])
def test_brackets_stand_twelve_deep(opens: str) -> None:
    closes = {"[": "]", "{a: ": "}"}[opens]
    deepest = f"{opens * (MOST_DEPTH - 1)}a{closes * (MOST_DEPTH - 1)}"
    assert bracketed(deepest, MARK) is not None
    assert str(MOST_DEPTH) in why(f"{opens}{deepest}{closes}")
