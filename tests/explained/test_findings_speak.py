"""Every sentence of a finding stands in all three languages, with its values in their place."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import get_type_hints

import pytest

from tests.explained.sayings import ROOT, messages, rooms, sayings, sources
from validator.base.issue import Issue
from validator.base.speech.sentences import LANGUAGES, Said


def _name(room: Path) -> str:
    return str(room.relative_to(ROOT))


def test_every_sentence_names_its_message() -> None:
    assert [one.place for one in sayings() if "?" in one.keys] == []


def test_every_sentence_has_its_message_and_gives_it_its_values() -> None:
    wrong = []
    for one in sayings():
        known = messages(one.room, "en")
        for key in one.keys:
            fitting = [values for name, values in known.items() if fnmatch(name, key)]
            if not fitting or ("**" not in one.values and any(values - one.values for values in fitting)):
                wrong.append(f"{one.place}: {key} {sorted(one.values)}")
    assert wrong == []


def test_no_value_is_given_in_vain() -> None:
    wrong = []
    for one in sayings():
        known = messages(one.room, "en")
        asked = {value for key in one.keys for name, values in known.items() if fnmatch(name, key) for value in values}
        wrong += [f"{one.place}: {value}" for value in one.values - asked - {"**"}]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("room", rooms(), ids=_name)
def test_every_language_says_the_same(room: Path, language: str) -> None:
    assert list(messages(room, language)) == list(messages(room, "en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("room", rooms(), ids=_name)
def test_every_language_shows_the_same_values(room: Path, language: str) -> None:
    """What English only chooses its plural by, other languages may do without."""
    asked, english = messages(room, language), messages(room, "en")
    shown = messages(room, "en", shown=True)
    assert [key for key in english if not shown[key] <= asked[key] <= english[key]] == []


@pytest.mark.parametrize("room", rooms(), ids=_name)
def test_no_message_is_left_over(room: Path) -> None:
    made = {key for one in sayings() if one.room == room for key in one.keys}
    if room == ROOT / "validator" / "base" / "speech":
        made |= {"joined-*", "whole-*", "level-*"}
    assert [name for name in messages(room, "en") if not any(fnmatch(name, key) for key in made)] == []


def _plain(node: ast.expr) -> Iterator[ast.expr]:
    """The parts of an expression that are texts of the program with more than one word."""
    if isinstance(node, ast.IfExp):
        yield from _plain(node.body)
        yield from _plain(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for part in node.values:
            yield from _plain(part)
    elif isinstance(node, ast.Constant | ast.JoinedStr):
        parts = node.values if isinstance(node, ast.JoinedStr) else [node]
        text = "".join(str(part.value) if isinstance(part, ast.Constant) else "0" for part in parts)
        if re.search(r"[A-Za-z]{2,}[ ,.:;]+\w|\w [A-Za-z]{2,}", text):
            yield node


def _named(scope: ast.AST, name: str) -> Iterator[ast.expr]:
    """All that a function calls by a name."""
    for node in ast.walk(scope):
        for target in node.targets if isinstance(node, ast.Assign) else ():
            if isinstance(target, ast.Name) and target.id == name:
                yield node.value
            elif isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = zip(target.elts, node.value.elts, strict=True)
                yield from (value for each, value in pairs if isinstance(each, ast.Name) and each.id == name)


def _in_one_language(tree: ast.AST) -> Iterator[int]:
    """Lines at which a finding, or what makes one, is given words of the program."""
    for scope in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        for call in (node for node in ast.walk(scope) if isinstance(node, ast.Call)):
            name = getattr(call.func, "id", getattr(call.func, "attr", ""))
            if name in ("Issue", "Worded", "error", "warning", "advice") or name.endswith("issue"):
                given = [keyword.value for keyword in call.keywords if keyword.arg in ("message", "found", "accepted")]
                given += call.args[:1] if name == "Worded" else []
                given += [value for one in given if isinstance(one, ast.Name) for value in _named(scope, one.id)]
                yield from (node.lineno for one in given for node in _plain(one))


def test_no_finding_is_written_in_one_language() -> None:
    """Neither its message nor what is found or accepted is a text of the program; of messages mypy sees to the rest."""
    found = {str(file.relative_to(ROOT)): sorted({*_in_one_language(tree)}) for file, tree in sources()}
    assert {file: lines for file, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        'Issue(code="a", message="It is wrong.")',
        'box.warning("a", say("b"), found=f"{one} cards")',
        'Issue(code="a", message=say("b"), accepted=None if x else "one of them")',
        'told = "no card"; Issue(code="a", message=told)',
        'Worded(f"it is {one}")',
    ],
)
def test_words_of_the_program_are_noticed(line: str) -> None:
    assert [*_in_one_language(ast.parse(f"def ask():\n    {line}"))] == [2]


def test_a_message_is_a_sentence() -> None:
    assert get_type_hints(Issue)["message"] == Said
