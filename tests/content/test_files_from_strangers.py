"""Files from strangers: whatever stands in a content file, it is read or refused with issues, and never breaks us."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.content.planted import CARDS, EMPIRES, SET, issues_of, written
from validator.base.issue import ContentError
from validator.content.places import Place
from validator.content.source import parse, plain
from validator.content.texts import Texts, as_read, check_readable, faults_of

QUICK = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))

PIECES = [
    "empire",
    "raid",
    "id",
    "title",
    "a",
    "ability",
    "do",
    "look",
    "extends",
    "empires",
    "game",
    "remove",
    "change",
    "add",
    "parts",
    "rules",
    "rounds",
    "languages",
    "players",
    "E01",
    "en",
    ": ",
    ":\n",
    "\n",
    "\n  ",
    "\n    ",
    "- ",
    "[",
    "]",
    "{",
    "}",
    ", ",
    "? ",
    "&a ",
    "*a",
    "!!set ",
    "!x ",
    "<<: ",
    "| ",
    "> ",
    "'",
    '"',
    "#",
    "---",
    "%",
    "@",
    "~",
    "null",
    "1",
    "-7",
    "1.5",
    "yes",
    "\t",
    "\\",
    "\x85",
    "\ufeff",
    "旗",
    "\u2028",
    "😀",
]
YAMLISH = st.lists(st.sampled_from(PIECES), max_size=60).map("".join)
DOCUMENTS = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 99), st.sampled_from(PIECES[:22])),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(PIECES[:22]), inner, max_size=5),
    max_leaves=20,
)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return written(tmp_path_factory.mktemp("fleet"), {"set.yaml": SET, "cards.yaml": CARDS})


def survives(place: Place, name: str, content: bytes) -> None:
    """The set is checked with the file, and with its own again afterwards (ContentError is dealt with inside)."""
    own = (place.folder / name).read_bytes()
    try:
        (place.folder / name).write_bytes(content)
        issues_of(place)
    finally:
        (place.folder / name).write_bytes(own)


@pytest.mark.parametrize("name", ["set.yaml", "cards.yaml"])
@QUICK
@given(content=st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(name: str, content: bytes, place: Place) -> None:
    survives(place, name, content)


@pytest.mark.parametrize("name", ["set.yaml", "cards.yaml"])
@QUICK
@given(content=YAMLISH)
@example(content="? [a]\n: 1\n")
@example(content="? {a: b}\n: {extends: empires}\n")
@example(content="extends: &a [*a]\n")
@example(content='extends: "\\0"\n')
@example(content="empire: [[], {}, null, {id: {}}, {id: []}]\n")
def test_anything_like_yaml_is_read_or_refused(name: str, content: str, place: Place) -> None:
    survives(place, name, content.encode())


@QUICK
@given(content=YAMLISH)
def test_anything_like_yaml_may_follow_a_sound_start(content: str, place: Place) -> None:
    survives(place, "set.yaml", (SET + content).encode())


@QUICK
@given(fields=st.dictionaries(st.sampled_from(PIECES[:22]), DOCUMENTS, max_size=5))
def test_any_values_of_the_fields_of_a_set_are_read_or_refused(fields: dict[str, object], place: Place) -> None:
    sound = {"extends": "empires", "title": {"en": "Fleet"}, "languages": ["en"]}
    survives(place, "set.yaml", flow(sound | fields).encode())


@QUICK
@given(cards=st.dictionaries(st.sampled_from(["empire", "raid", "homeworld", "x"]), DOCUMENTS, max_size=3))
def test_any_entries_are_read_or_refused(cards: dict[str, object], place: Place) -> None:
    survives(place, "cards.yaml", flow(cards).encode())


def flow(value: object) -> str:
    """Plain data as one line of YAML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key!r}: {flow(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    return repr(value) if isinstance(value, str) else str(value).lower().replace("none", "null")


@settings(max_examples=60, deadline=None)
@given(content=st.text(alphabet='abc=-{}$."*[] \n\t#->_1旗', max_size=200))
def test_any_text_file_is_read_or_refused(content: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.getbasetemp() / "any.ftl"
    file.write_text(content, encoding="utf-8")
    try:
        check_readable(file, "any.ftl")
    except ContentError:
        return
    faults_of(*as_read([file], str))
    assert Texts("en", [file]).language == "en"


@settings(max_examples=60, deadline=None)
@given(cut=st.integers(0, 20_000), more=st.sampled_from(PIECES))
def test_a_cut_and_spoilt_file_is_read_or_refused(cut: int, more: str) -> None:
    text = (EMPIRES / "cards.yaml").read_text(encoding="utf-8")
    try:
        plain(parse(text[:cut] + more + text[cut + 3 :], "cards.yaml"), [])
    except ContentError as error:
        assert all(issue.span.file == "cards.yaml" and issue.span.line >= 1 for issue in error.issues)


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("there are no named pipes here")
    place = written(tmp_path, {"set.yaml": SET})
    os.mkfifo(tmp_path / "cards.yaml")
    assert [issue.code for issue in issues_of(place)] == ["file-unreadable"]


@pytest.mark.parametrize("language", ["nj-Gey", "zc", "de-AAA-AA"])
def test_a_language_that_nobody_counts_in_counts_as_english(language: str, tmp_path: Path) -> None:
    file = tmp_path / "any.ftl"
    file.write_text("cards = { $n ->\n    [one] a card\n   *[other] { $n } cards\n }\n", encoding="utf-8")
    assert Texts(language, [file]).say("cards", n=1) == "a card"
