"""A YAML text changed at its own places: what is wanted is read back, and what stays keeps every letter."""

from __future__ import annotations

from typing import Any

import pytest

from validator.base.issue import WrongUse
from validator.content.source import parse, plain, value_at
from validator.content.yaml_editing import (
    Document,
    inline,
    with_entries,
    with_item,
    with_list,
    with_node,
    with_value,
    without,
)

TEXT = """\
# above
list:
  # first
  - {at: [1, 1], is: a}  # a note
  - at: [2, 1]
    is: b
  # before the last
  - {at: [3, 1], is: c}
after: 1  # end
"""
A, B, C = {"at": [1, 1], "is": "a"}, {"at": [2, 1], "is": "b"}, {"at": [3, 1], "is": "c"}
NEW = {"at": [4, 1], "is": "d"}


def edited(text: str, wanted: list[dict[str, Any]]) -> str:
    node = parse(text, "list.yaml")
    assert node is not None
    found = value_at(node, "list")
    assert found is not None
    return with_entries(text, found, wanted)


def read(text: str) -> Any:
    return plain(parse(text, "list.yaml"), [])


@pytest.mark.parametrize(
    "wanted, old, new",
    [
        ([A, B, C], "", ""),
        ([C, B, A], "", ""),
        ([A | {"is": "x"}, B, C], "{at: [1, 1], is: a}", "{at: [1, 1], is: x}"),
        ([A, B | {"is": "x"}, C], "- at: [2, 1]\n    is: b", "- {at: [2, 1], is: x}"),
        ([B, C], "  - {at: [1, 1], is: a}  # a note\n", ""),
        ([A, C], "  - at: [2, 1]\n    is: b\n", ""),
        ([A, B, C, NEW], "is: c}\n", "is: c}\n  - {at: [4, 1], is: d}\n"),
        ([A, B, NEW], "{at: [3, 1], is: c}", "{at: [4, 1], is: d}"),
    ],
)
def test_only_what_changed_is_written_anew(wanted: list[dict[str, Any]], old: str, new: str) -> None:
    assert edited(TEXT, wanted) == TEXT.replace(old, new, 1)


@pytest.mark.parametrize("text", [TEXT, "list: []\nafter: 1\n", "list: [{at: [1, 1], is: a}]\n", "list:\n  []\n"])
@pytest.mark.parametrize("wanted", [[], [NEW], [A, NEW], [A, A], [B, C, NEW, A]])
def test_whatever_the_form_the_list_says_what_is_wanted(text: str, wanted: list[dict[str, Any]]) -> None:
    found = read(edited(text, wanted))["list"]
    assert sorted(map(str, found)) == sorted(map(str, wanted))


def test_a_list_without_an_end_of_line_is_added_to() -> None:
    assert read(edited("list:\n  - {at: [1, 1], is: a}", [A, NEW]))["list"] == [A, NEW]


@pytest.mark.parametrize("wanted", [["a", "b"], ["a"], ["a", "x", "c", "d"], ["z"]])
def test_a_list_in_order_keeps_its_order(wanted: list[str]) -> None:
    text = "list:\n  - a  # one\n  - b\n  - c\nafter: 1\n"
    node = value_at(parse(text, "list.yaml"), "list")  # type: ignore[arg-type]
    assert node is not None
    assert read(with_list(text, node, wanted)) == {"list": wanted, "after": 1}


@pytest.mark.parametrize(
    "value",
    [
        "plain",
        "two words",
        "colon: here",
        "#hash",
        "true",
        "null",
        "12",
        "1.5",
        "",
        " edge ",
        "it's",
        '"quoted"',
        "渡口",
        "- dash",
        "{brace",
        "new\nline",
        "*star",
        "&and",
        "@at",
        "a, b",
        "~",
        "|",
        "yes",
    ],
)
def test_any_text_is_read_as_it_was_written(value: str) -> None:
    assert read(f"list: {inline({'x': value, 'y': [value]})}\n")["list"] == {"x": value, "y": [value]}


def test_a_value_is_replaced_and_its_comment_stays() -> None:
    node = value_at(parse(TEXT, "list.yaml"), "after")  # type: ignore[arg-type]
    assert node is not None
    assert with_node(TEXT, node, "2") == TEXT.replace("after: 1 ", "after: 2 ")


FORMS = """\
# above
a: {b: 1, c: [x, y]}  # in a line
d:  # below
  # first
  e: |
    one

    two
  f:
    - {g: 1}
    - g: 2
      h: >-
        three
        four
k:
l:
- m
- n: 1
  # between
  o: [ ]
'p': "q"  # last"""
LEAVES = [
    ["a", "b"],
    ["a", "c"],
    ["a", "c", 1],
    ["d"],
    ["d", "e"],
    ["d", "f"],
    ["d", "f", 0],
    ["d", "f", 1],
    ["d", "f", 1, "g"],
    ["d", "f", 1, "h"],
    ["k"],
    ["l"],
    ["l", 0],
    ["l", 1],
    ["l", 1, "o"],
    ["p"],
]
NEW_PLACES = [
    ["z"],
    ["a", "z"],
    ["d", "z"],
    ["d", "f", 1, "z"],
    ["k", "z", "y"],
    ["l", 2],
    ["l", 1, "o", 0],
    ["y", "z"],
]


def changed(data: Any, path: list[Any], value: Any) -> Any:
    """Plain data with a value at a path."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        items = list(data or [])
        return [*items[:step], changed(items[step] if step < len(items) else None, rest, value), *items[step + 1 :]]
    fields = dict(data or {})
    return fields | {step: changed(fields.get(step), rest, value)}


def remarks(text: str) -> list[str]:
    return [line.partition("#")[2] for line in text.splitlines() if "#" in line]


@pytest.mark.parametrize("line_break", ["\n", "\r\n"])
@pytest.mark.parametrize("value", [7, "no", "a, b: #c", {"u": 1, "v": {"w": [2]}}, [1, {"u": "x"}], [], {}])
@pytest.mark.parametrize("path", [*LEAVES, *NEW_PLACES])
def test_a_value_is_read_where_it_was_set_and_all_else_is_as_before(
    path: list[Any], value: Any, line_break: str
) -> None:
    text = FORMS.replace("\n", line_break)
    assert read(with_value(text, path, value)) == changed(read(text), path, value)


@pytest.mark.parametrize("path", [path for path in LEAVES if path not in (["d"], ["d", "f"], ["l"], ["l", 1])])
def test_remarks_stay_where_a_single_value_is_set(path: list[Any]) -> None:
    assert remarks(with_value(FORMS, path, 7)) == remarks(FORMS)


@pytest.mark.parametrize("path", [path for path in LEAVES if path != ["d", "f", 1, "h"]])
def test_what_is_taken_away_is_gone_and_all_else_is_as_before(path: list[Any]) -> None:
    wanted = read(FORMS)
    holder = wanted
    for step in path[:-1]:
        holder = holder[step]
    del holder[path[-1]]
    assert read(without(FORMS, path)) == wanted


def test_many_changes_of_a_document_are_made_at_once() -> None:
    document = Document(FORMS, "list.yaml")
    wanted = read(FORMS)
    assert document.root is not None
    for path in (["a", "b"], ["d", "f", 1, "g"], ["a", "z"], ["z"]):
        document.lay(document.root, path, lambda depth, path=path: changed(None, path[depth:], 9))
        wanted = changed(wanted, path, 9)
    assert read(document.amended()) == wanted


@pytest.mark.parametrize("text", ["card:\n  cost: 1\n", "card: {cost: 1}\n"], ids=["in lines", "in braces"])
def test_a_group_in_the_place_of_a_list_is_left_as_it_is(text: str) -> None:
    with pytest.raises(WrongUse, match="no list"):
        with_item(text, ["card"], {"id": "X1"})
