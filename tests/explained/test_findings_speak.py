"""Every sentence of a finding stands in all three languages, with its values in their place."""

import ast
from collections import defaultdict
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.explained.sayings import ROOT, messages, rooms, sayings, sources
from validator.speech.sentences import LANGUAGES

WORDS_OF_OTHERS = frozenset({"validator/playtest/report/wording.py", "validator/playtest/running/plan.py"})
"""What these say is worked out in a language by the report's own texts."""


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
    if room == ROOT / "validator" / "speech":
        made |= {"joined-*", "whole-*", "level-*"}
    assert [name for name in messages(room, "en") if not any(fnmatch(name, key) for key in made)] == []


def test_no_finding_is_written_in_one_language() -> None:
    """Neither its message nor what is accepted is a text of the program."""
    written = defaultdict(list)
    for file, tree in sources():
        name = str(file.relative_to(ROOT))
        if name in WORDS_OF_OTHERS:
            continue
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and getattr(call.func, "id", getattr(call.func, "attr", "")) == "Issue":
                for keyword in call.keywords:
                    if (
                        keyword.arg in ("message", "accepted")
                        and isinstance(keyword.value, ast.Constant | ast.JoinedStr)
                        and not (isinstance(keyword.value, ast.Constant) and keyword.value.value is None)
                    ):
                        written[name].append(call.lineno)
    assert written == {}
