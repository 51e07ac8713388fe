"""Lists in a YAML text changed item by item: what stays keeps every letter."""

from __future__ import annotations

from typing import Any

import pytest

from generator.front.tasks.edited_lists import flow, with_items, with_list, with_value
from validator.content.source import parse, plain, value_at

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
    return with_items(text, found, wanted)


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
    assert read(f"list: {flow({'x': value, 'y': [value]})}\n")["list"] == {"x": value, "y": [value]}


def test_a_value_is_replaced_and_its_comment_stays() -> None:
    node = value_at(parse(TEXT, "list.yaml"), "after")  # type: ignore[arg-type]
    assert node is not None
    assert with_value(TEXT, node, "2") == TEXT.replace("after: 1 ", "after: 2 ")
