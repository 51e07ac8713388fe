"""Schemas: those committed are those the words make, all content is valid by them, and they agree with the types."""

from __future__ import annotations

import copy
import json
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from msgspec import Meta

from generator.front.commands.schema import schemas
from generator.print.layout.vocabulary import Layout
from validator.content.explaining import explain
from validator.content.manifest import entries_type
from validator.content.places import CONTENT, SCHEMAS, built_in, entry_files, find
from validator.content.schema import Schema, schema_of
from validator.content.source import parse, plain, read, text_at
from validator.content.vocabulary import Vocabulary, tag_of
from validator.play.games.empires.words.vocabulary import ABILITIES, VOCABULARY, EmpireCard, HomeworldCard
from validator.play.lookup import games, words_of

CARD: dict[str, Any] = {
    "id": "X1",
    "title": {"en": "Far Beacon"},
    "cost": 1,
    "left": 1,
    "right": "wormhole",
    "a": {"ability": {"do": "look", "cards": 1}, "points": 2, "symbols": ["trade"]},
    "b": {"ability": {"do": "loss", "cards": 3, "discard": 1}, "points": 2, "symbols": ["science", "culture"]},
}
CARD_SCHEMA = schema_of(EmpireCard, "entry")
COMMITTED = sorted(file.name for file in SCHEMAS.glob("*.json"))
made = cache(schemas)


def words_at(folder: str) -> Vocabulary:
    node = read(CONTENT / folder / "set.yaml", folder)
    assert node is not None
    base = text_at(node, "extends")
    words = words_at(base) if base else words_of(text_at(node, "game") or "")
    assert words is not None
    return words


def valid(file: Path, schema: Schema) -> None:
    issues: list[Any] = []
    data = plain(read(file, file.name), issues)
    assert issues == []
    Draft202012Validator(schema).validate(data)


@pytest.mark.parametrize("name", COMMITTED)
def test_the_committed_schema_is_the_one_the_words_make(name: str) -> None:
    committed = (SCHEMAS / name).read_text(encoding="utf-8")
    assert committed == made()[name], "run proofpress schema"


def test_no_schema_is_left_over() -> None:
    assert sorted(made()) == COMMITTED, "run proofpress schema"


@pytest.mark.parametrize("name", COMMITTED)
def test_a_schema_is_a_schema(name: str) -> None:
    Draft202012Validator.check_schema(json.loads(made()[name]))


@pytest.mark.parametrize("name", built_in())
def test_entries_are_valid_by_their_schema(name: str) -> None:
    for file in entry_files(find(name)):
        valid(file, schema_of(entries_type(words_at(name)), "entries"))


@pytest.mark.parametrize("name", built_in())
def test_a_set_is_valid_by_its_schema(name: str) -> None:
    valid(CONTENT / name / "set.yaml", json.loads(made()[f"{words_at(name).game}.set.schema.json"]))


@pytest.mark.parametrize("file", sorted(CONTENT.glob("*/layout.yaml")), ids=lambda file: file.parent.name)
def test_a_layout_is_valid_by_its_schema(file: Path) -> None:
    valid(file, schema_of(Layout, "layout"))


WRITTEN = [file for file in sorted(CONTENT.glob("*/*.yaml")) if file.parent.name != "descriptions"]
"""Sentences about schemas have none themselves."""


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: f"{file.parent.name}-{file.name}")
def test_an_editor_finds_the_schema_of_a_file(file: Path) -> None:
    _, _, path = file.read_text(encoding="utf-8").partition("\n")[0].partition("$schema=")
    assert (file.parent / path).resolve().is_file()


def fields() -> list[tuple[Any, ...]]:
    """The path of every value inside `CARD`."""
    found: list[tuple[Any, ...]] = []

    def walk(value: Any, path: tuple[Any, ...]) -> None:
        found.append(path)
        steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        for step, inner in steps:
            walk(inner, (*path, step))

    walk(CARD, ())
    return found[1:]


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 14),
    st.sampled_from([10**17, 0.5, 2.5]),
    st.sampled_from(["", "1", "wormhole", "trade", "look", "loss", "x", "E 1", "A" * 33, "a\n", "旗"]),
    st.sampled_from([[], [1], ["trade"], ["trade"] * 4, {}, {"do": "look"}, {"do": "loss", "discard": 5}, {"en": "A"}]),
)
NAMES = st.sampled_from(["cost", "count", "cards", "discard", "do", "en", "points", "times", "flavour", "nonsense"])


@st.composite
def mutated(draw: st.DrawFn) -> dict[str, Any]:
    """The card with one to three values replaced, left out or added."""
    card = copy.deepcopy(CARD)
    for _ in range(draw(st.integers(1, 3))):
        *path, last = draw(st.sampled_from(fields()))
        place: Any = card
        try:
            for step in path:
                place = place[step]
            deed = draw(st.sampled_from(["replace", "leave out", "add"]))
            if deed == "replace":
                place[last] = copy.deepcopy(draw(VALUES))
            elif deed == "leave out":
                del place[last]
            else:
                place[draw(NAMES)] = copy.deepcopy(draw(VALUES))
        except (KeyError, IndexError, TypeError):
            continue
    return card


def is_typed(data: Any) -> bool:
    try:
        msgspec.convert(data, EmpireCard, str_keys=True)
    except msgspec.ValidationError:
        return False
    return True


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(mutated())
def test_types_and_schema_agree_on_what_is_valid(card: dict[str, Any]) -> None:
    assert is_typed(card) == Draft202012Validator(CARD_SCHEMA).is_valid(card)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(mutated())
def test_whatever_the_types_refuse_is_explained(card: dict[str, Any]) -> None:
    node = parse(json.dumps(card, ensure_ascii=False), "card.yaml")
    assert node is not None
    data = plain(node, [])
    assert is_typed(data) == (explain(CARD_SCHEMA, data, node) == [])


def in_a_card(ability: dict[str, Any]) -> dict[str, Any]:
    return CARD | {"a": CARD["a"] | {"ability": ability}}


def explained(data: dict[str, Any], schema: Schema = CARD_SCHEMA) -> list[Any]:
    node = parse(json.dumps(data), "card.yaml")
    assert isinstance(node, yaml.MappingNode)
    return explain(schema, data, node, "X1")


@pytest.mark.parametrize("word", ABILITIES, ids=tag_of)
def test_a_wrong_field_of_an_ability_is_named_not_the_ability(word: Any) -> None:
    (issue,) = [
        issue
        for issue in explained(in_a_card({"do": tag_of(word), "points": 1, "nonsense": 1}))
        if issue.found == "'nonsense'"
    ]
    assert (issue.code, str(issue.message)) == ("unknown-field", "X1 › a › ability has no field 'nonsense'")


@pytest.mark.parametrize(
    ("word", "field"),
    [(word, field) for word in ABILITIES for field in word.__struct_fields__],
    ids=lambda value: value if isinstance(value, str) else tag_of(value),
)
def test_a_number_of_an_ability_is_held_to_its_range(word: Any, field: str) -> None:
    issues = explained(in_a_card({"do": tag_of(word), "points": 1, field: 99}))
    assert f"X1 › a › ability › {field} is too large" in [str(issue.message) for issue in issues]


@pytest.mark.parametrize("word", VOCABULARY.families["mission"], ids=tag_of)
def test_a_wrong_field_of_a_mission_is_named_not_the_mission(word: Any) -> None:
    card = {"id": "H", "symbol": "trade", "mission": {"goal": tag_of(word), "nonsense": 1}}
    (issue,) = explained(card, schema_of(HomeworldCard, "entry"))
    assert (issue.code, str(issue.message)) == ("unknown-field", "X1 › mission has no field 'nonsense'")


def changes(game: str) -> list[dict[str, Any]]:
    """Each entry of a built-in set, as plain data."""
    nodes = [read(file, file.name) for file in entry_files(find(game))]
    return [entry for node in nodes for entries in plain(node, []).values() for entry in entries]


def refused(game: str, found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The changes that an editor marks as wrong."""
    schema = Draft202012Validator(json.loads(made()[f"{game}.set.schema.json"]))
    return [change for change in found if not schema.is_valid({"extends": game, "change": {"E01": change}})]


@pytest.mark.parametrize("game", games())
def test_editors_accept_every_field_of_every_entry_as_a_change(game: str) -> None:
    found = changes(game)
    fields = {json.dumps({name: value}): {name: value} for entry in found for name, value in entry.items()}
    assert refused(game, [*found[::5], *fields.values()]) == []


@pytest.mark.parametrize("game", games())
def test_editors_refuse_a_misspelt_field_of_a_change(game: str) -> None:
    found = [{f"{name}z": value} for name, value in {k: v for entry in changes(game) for k, v in entry.items()}.items()]
    assert refused(game, found) == found


WRONG_CHANGES = [
    {"costs": 2},
    {"cost": 22},
    {"a": {"pionts": 2}},
    {"a": {"ability": {"do": "tke"}}},
    {"mission": {"cuont": 3}},
    {"title": "Far"},
    {"a": {"symbols": ["trad"]}},
    {"cost": 2, "symbol": "trade"},
]
RIGHT_CHANGES = [
    {},
    {"cost": 2},
    {"a": {"points": 2}},
    {"a": {"ability": {"do": "take"}}},
    {"mission": {"count": 3}},
    {"title": {"fr": "Loin"}},
    {"a": {"ability": {"cards": 2}}},
]


def test_editors_refuse_wrong_changes() -> None:
    assert refused("empires", WRONG_CHANGES) == WRONG_CHANGES


def test_editors_accept_a_change_of_a_part_of_an_entry() -> None:
    assert refused("empires", RIGHT_CHANGES) == []


class Twig(msgspec.Struct):
    """A group that holds groups of its own kind, and numbered ones beside."""

    twigs: list[Twig] = []
    leaves: dict[Annotated[int, Meta(ge=1, le=3)], str] = {}


def test_keys_of_groups_that_hold_their_own_kind_are_named() -> None:
    twig = schema_of(Twig, "entry")
    assert twig["properties"]["leaves"]["propertyNames"] == {"enum": ["1", "2", "3"]}
