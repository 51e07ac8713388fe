"""What is written in one cell: sign by sign, read as the type of its field wants it, and whatever a vocabulary says
read back.
"""

from __future__ import annotations

import csv
import io
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta

from validator.base.issue import Issue
from validator.base.yaml_nodes import yaml
from validator.content.source import plain
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
from validator.content.spreadsheets.reading import entries_of
from validator.content.spreadsheets.tables import read
from validator.content.spreadsheets.typed import Typist, kind_of
from validator.content.spreadsheets.writing.rows import Rows, separated
from validator.content.vocabulary import Act, Language, Piece

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


Size = Literal["small", "very_large"]
ByLanguage = Annotated[dict[Language, str], Meta()]
Prices = Annotated[dict[Annotated[str, Meta(pattern="^[a-z]+$")], int], Meta()]


class Gain(Act, frozen=True, kw_only=True):
    """Gain."""

    cards: int = 1
    sizes: tuple[Size, ...] = ()
    note: str = ""


class Lose(Act, frozen=True, kw_only=True):
    """Lose."""

    what: Size | None = None
    names: ByLanguage = msgspec.field(default_factory=dict)


class Keep(Act, frozen=True, kw_only=True):
    """Keep: its sizes are told in words, those of `Gain` are a list of sizes."""

    sizes: str = ""


class Half(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A half."""

    points: int | Size = 0
    deeds: tuple[Gain | Lose, ...] = ()
    deed: Gain | Lose | None = None


class Thing(Piece, frozen=True, kw_only=True):
    """A thing."""

    loud: bool = False
    weight: float = 0.0
    words: tuple[str, ...] = ()
    text: str = ""
    pairs: tuple[tuple[int, int], ...] = ()
    deep: tuple[tuple[tuple[Size, ...], ...], ...] = ()
    local: ByLanguage = msgspec.field(default_factory=dict)
    half: Half | None = None
    halves: tuple[Half, ...] = ()
    prices: Prices = msgspec.field(default_factory=dict)
    best: Size | Literal[1, 2] | None = None
    other: Gain | Keep | None = None


FORMS = (("", Thing),)
LETTERS = st.text("ab ;,.:=+-@'\"[]{}#~|\n\\0é鐵", max_size=12)
SIZES = st.sampled_from(["small", "very_large"])
LOCAL = st.dictionaries(st.sampled_from(["en", "zh-Hant"]), LETTERS)


def partial(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """A group that states some of these fields."""
    return st.fixed_dictionaries({}, optional=fields)


GAIN = partial(cards=st.integers(-9, 9), sizes=st.lists(SIZES, max_size=3), note=LETTERS).map(
    lambda group: {"do": "gain", **group}
)
LOSE = partial(what=SIZES | st.none(), names=LOCAL).map(lambda group: {"do": "lose", **group})
HALF = partial(points=st.integers(0, 9) | SIZES, deeds=st.lists(GAIN | LOSE, max_size=3), deed=GAIN | LOSE)
THING = partial(
    local=LOCAL,
    count=st.integers(1, 500),
    loud=st.booleans(),
    words=st.lists(LETTERS, max_size=3),
    text=LETTERS,
    weight=st.floats(-1e3, 1e3).map(lambda number: round(number, 3)),
    halves=st.lists(HALF, max_size=2),
    half=HALF,
    pairs=st.lists(st.lists(st.integers(0, 20), min_size=2, max_size=2), max_size=3),
    deep=st.lists(st.lists(st.lists(SIZES, max_size=2), max_size=2), max_size=2),
    prices=st.dictionaries(st.sampled_from(["a", "b"]), st.integers(0, 9)),
    best=SIZES | st.sampled_from([1, 2, None]),
)


def read_back(data: bytes) -> list[Any]:
    """The entries of a CSV file as plain data."""
    node = entries_of([read(data, "thing.csv", ("thing",), False)], ["en", "zh-Hant"], [])
    assert isinstance(node, yaml.MappingNode)
    typist = Typist([], "en")
    return [plain(typist.entry(entry, kind_of(Thing)), []) for entry in node.value[0][1].value]


@settings(max_examples=250, deadline=None)
@given(st.lists(THING, min_size=1, max_size=3))
def test_entries_read_back_from_csv_as_they_were(things: list[dict[str, Any]]) -> None:
    entries = [{"id": f"T{number}", **thing} for number, thing in enumerate(things)]
    data = separated(Rows(FORMS, ["en", "zh-Hant"], lambda node: plain(node, [])).table(entries), ",")
    assert msgspec.convert(read_back(data), list[Thing]) == msgspec.convert(entries, list[Thing])


@settings(max_examples=250, deadline=None)
@given(LETTERS)
def test_no_cell_of_an_export_begins_as_a_formula_does(text: str) -> None:
    table = Rows(FORMS, ["en"], lambda node: plain(node, [])).table([{"id": "T", "text": text}])
    rows = csv.reader(io.StringIO(separated(table, "\t").decode("utf-8-sig"), newline=""), delimiter="\t")
    assert not [cell for row in rows for cell in row if cell.startswith(("=", "+", "-", "@"))]


NOTHING: dict[str, Any] = {}


def read_cells(heading: str, cells: str) -> tuple[dict[str, Any], list[Issue]]:
    """The fields of one row besides its id, as plain data, and what is wrong with them."""
    issues: list[Issue] = []
    quoted = '"' + cells.replace('"', '""') + '"' if "|" not in cells else cells.replace("|", ",")
    data = f"id,{heading}\nT1,{quoted}\n".encode()
    node = entries_of([read(data, "thing.csv", ("thing",), False)], ["en", "zh-Hant"], issues)
    assert isinstance(node, yaml.MappingNode)
    entry = Typist(issues, "en").entry(node.value[0][1].value[0], kind_of(Thing))
    fields = NOTHING if entry is None else plain(entry, [])
    return {name: value for name, value in fields.items() if name != "id"}, issues


@pytest.mark.parametrize(
    ("heading", "cell", "value"),
    [
        ("words", "[]", []),
        ("words", "a", ["a"]),
        ("words", "a; b", ["a", "b"]),
        ("words", "a, b", ["a, b"]),
        ("words", "a, b; c", ["a, b", "c"]),
        ("words", "[a", ["[a"]),
        ("words", "[a, b]", ["a", "b"]),
        ("words", '"a; b"; c', ["a; b", "c"]),
        ("pairs", "1, 2", [[1, 2]]),
        ("pairs", "1, 2; 3, 4", [[1, 2], [3, 4]]),
        ("pairs", "[1, 2]; [3, 4]", [[1, 2], [3, 4]]),
        ("pairs", "[[1, 2], [3, 4]]", [[1, 2], [3, 4]]),
        ("pairs", "[1, 2]", [[1, 2]]),
        ("pairs", "[[], {0: 1, 1: 2}]", [[], [1, 2]]),
        ("pairs", "[[], {}]", [[], {}]),
        ("pairs", "[[], {a: 1}]", [[], {"a": 1}]),
        ("pairs", '[[], "a"]', [[], "a"]),
        ("deep.0.0", "small, very large", [[["small", "very_large"]]]),
        ("deep", "small, very large; small", [[["small"], ["very_large"]], [["small"]]]),
        ("deep", "[[small]]; [[very large]]", [[["small"]], [["very_large"]]]),
        ("half", "points=3", {"points": 3}),
        ("half", "{points: 3}", {"points": 3}),
        ("half.deed", "gain cards=2", {"deed": {"do": "gain", "cards": 2}}),
        ("other", "gain sizes=small", {"do": "gain", "sizes": ["small"]}),
        ("other", "keep sizes=small", {"do": "keep", "sizes": "small"}),
        ("half", "deeds=[{do: gain, sizes: [small]}]", {"deeds": [{"do": "gain", "sizes": ["small"]}]}),
        ("halves", "points=1; points=2", [{"points": 1}, {"points": 2}]),
        ("half.points", "small", {"points": "small"}),
        ("prices", "a=1 b=2", {"a": 1, "b": 2}),
        ("prices", "{a: 1}", {"a": 1}),
        ("local", "word", {"en": "word"}),
        ("local", "{word", {"en": "{word"}),
        ("text", "{word", "{word"),
        ("best", "~", None),
        ("text", "~", "~"),
        ("best", "2", 2),
    ],
)
def test_a_cell_says_what_its_field_wants(heading: str, cell: str, value: object) -> None:
    fields, issues = read_cells(heading, cell)
    assert (fields, issues) == ({heading.partition(".")[0]: value}, [])


@pytest.mark.parametrize(
    ("heading", "cells", "value"),
    [
        ("words.0,words.1", "a|b", ["a", "b"]),
        ("words.1,words.0", "a|b", ["b", "a"]),
        ("words.10,words.9", "a|b", ["b", "a"]),
        ("words.0,words.2", "a|b", ["a", "b"]),
        ("pairs.0.0,pairs.0.1,pairs.1", "1|2|3; 4", [[1, 2], [3, 4]]),
        ("other.do,other.sizes", "gain|small", {"do": "gain", "sizes": ["small"]}),
        ("other.do,other.sizes", "keep|small", {"do": "keep", "sizes": "small"}),
    ],
)
def test_columns_of_one_field_are_one_value(heading: str, cells: str, value: object) -> None:
    fields, issues = read_cells(heading, cells)
    assert (fields, issues) == ({heading.partition(".")[0]: value}, [])


@pytest.mark.parametrize(
    ("heading", "cell", "code", "says"),
    [
        ("pairs", "[1, 2", "cell-notation", "bracket"),
        ("pairs", "[1, 2]]", "cell-notation", "bracket"),
        ("half", "{points: 3", "cell-notation", "}"),
        ("half", "points", "cell-notation", "points"),
        ("half", "points points=3", "cell-notation", "points"),
        ("half.0", "1", "unknown-field", "0"),
        ("hlf", "1", "unknown-field", "hlf"),
        ("half.pints", "1", "unknown-field", "pints"),
    ],
)
def test_what_a_field_does_not_want_is_told(heading: str, cell: str, code: str, says: str) -> None:
    _, issues = read_cells(heading, cell)
    assert [(issue.code, says in str(issue)) for issue in issues] == [(code, True)]
