"""One cell, read as the type of its field wants it: lists by their depth, groups, free names, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spreadsheets.test_cells_read_back import Thing
from validator.base.issue import Issue
from validator.base.yaml_nodes import yaml
from validator.content.source import plain
from validator.content.spreadsheets.rows import entries_of
from validator.content.spreadsheets.separated import read
from validator.content.spreadsheets.typed import Typist
from validator.content.spreadsheets.wanted import kind_of

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
    ],
)
def test_numbered_columns_are_a_list(heading: str, cells: str, value: object) -> None:
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
