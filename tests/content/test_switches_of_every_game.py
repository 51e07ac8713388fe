"""Switches that are groups: a set states only what differs, in every game, and a slip in one is found at its word.

The groups are read from the vocabularies, so a new one is tested without a line here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
import yaml
from jsonschema import Draft202012Validator

from tests.content.planted import issues_of, opened, written
from validator.base.issue import Issue
from validator.content.loading import load
from validator.content.manifest import Manifest
from validator.content.schema import set_schema
from validator.content.vocabulary import Rules, Vocabulary
from validator.play.lookup import games, words_of


class Group(NamedTuple):
    """A switch that is a group, in one profile of a game, with what the profile holds there as YAML has it."""

    words: Vocabulary
    profile: str
    switch: str
    entries: dict[str, Any]

    def text(self, value: object, base: str = "") -> str:
        """A ``set.yaml`` that states ``value`` for the switch; its group begins on line 6."""
        stated = yaml.safe_dump({"rules": {self.switch: value}}, default_flow_style=False)
        head = f"extends: {base or self.words.game}\ntitle: {{en: Ours}}\nlanguages: [en]\nprofile: {self.profile}\n"
        return head + stated


def groups() -> list[Group]:
    found = []
    for game in games():
        words = words_of(game)
        assert words is not None
        for name, profile in words.profiles.items():
            plain = msgspec.json.decode(msgspec.json.encode(profile))
            found += [Group(words, name, switch, value) for switch, value in plain.items() if isinstance(value, dict)]
    return found


def named(value: object) -> str:
    return f"{value.words.game}-{value.profile}-{value.switch}" if isinstance(value, Group) else str(value)


def plain_rules(rules: Rules) -> dict[str, Any]:
    return dict(msgspec.json.decode(msgspec.json.encode(rules)))


def changed(value: Any) -> Any:
    """Another value of the same kind that is within every range."""
    return [changed(one) for one in value] if isinstance(value, list) else value - 1 if value > 1 else value + 1


CASES = [pytest.param(group, key, id=f"{named(group)}-{key}") for group in groups() for key in group.entries]


def key_of(name: str) -> str | int:
    return int(name) if name.isdecimal() else name


@pytest.mark.parametrize(("group", "key"), CASES)
def test_one_entry_of_a_group_changes_alone(group: Group, key: str, tmp_path: Path) -> None:
    place = written(tmp_path, {"set.yaml": group.text({key_of(key): changed(group.entries[key])})})
    whole = plain_rules(group.words.profiles[group.profile])
    wanted = whole | {group.switch: group.entries | {key: changed(group.entries[key])}}
    assert plain_rules(opened(place).rules) == wanted


@pytest.mark.parametrize("group", groups(), ids=named)
def test_a_set_that_extends_a_custom_set_keeps_what_that_states(group: Group, tmp_path: Path) -> None:
    first, *_, last = group.entries
    inner = group.text({key_of(first): changed(group.entries[first])})
    outer = group.text({key_of(last): changed(group.entries[last])}, base="inner")
    place = written(tmp_path, {"inner/set.yaml": inner, "set.yaml": outer})
    wanted = group.entries | {key: changed(group.entries[key]) for key in (first, last)}
    assert plain_rules(opened(place).rules)[group.switch] == wanted


def told(group: Group, value: object, folder: Path) -> list[Issue]:
    return issues_of(written(folder, {"set.yaml": group.text(value)}))


@pytest.mark.parametrize("group", groups(), ids=named)
def test_a_misspelt_entry_is_found_at_its_word(group: Group, tmp_path: Path) -> None:
    key = next(iter(group.entries))
    wrong = f"{key}x"
    (issue,) = told(group, {wrong: group.entries[key]}, tmp_path)
    assert (issue.code, str(issue.span), str(issue.message), issue.found) == (
        "unknown-field",
        "fleet/set.yaml:7:5",
        f"rules › {group.switch} has no field {wrong!r}",
        repr(wrong),
    )


@pytest.mark.parametrize("group", [group for group in groups() if not next(iter(group.entries)).isdecimal()], ids=named)
def test_the_entry_that_is_meant_is_named(group: Group, tmp_path: Path) -> None:
    key = next(iter(group.entries))
    (issue,) = told(group, {f"{key}x": group.entries[key]}, tmp_path)
    assert (str(issue.accepted), issue.suggestion) == (", ".join(sorted(group.entries)), repr(key))


@pytest.mark.parametrize("group", groups(), ids=named)
def test_a_wrong_value_in_a_group_is_found_at_the_value(group: Group, tmp_path: Path) -> None:
    key = next(iter(group.entries))
    (issue,) = told(group, {key_of(key): "many"}, tmp_path)
    assert (issue.code, str(issue.span)) == ("wrong-type", f"fleet/set.yaml:7:{7 + len(key)}")


@pytest.mark.parametrize("group", groups(), ids=named)
def test_editors_know_the_entries_of_a_group(group: Group) -> None:
    schema = Draft202012Validator(set_schema(group.words))
    entry = next(iter(group.entries.values()))
    assert [
        schema.is_valid({"extends": "x", "rules": {group.switch: {key: entry}}})
        for key in (next(iter(group.entries)), "nonsense")
    ] == [True, False]


class Prices(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A switch that is a group of its own fields; no game has one yet."""

    low: int
    high: int = 9
    steps: tuple[int, ...] = (1, 2, 3)


class PricedRules(Rules, frozen=True, kw_only=True):
    """Switches with such a group."""

    prices: Prices = Prices(low=1)


PRICED = msgspec.structs.replace(
    words_of("empires") or Vocabulary(game="", kinds={}, families={}, rules=Rules, profiles={}),
    rules=PricedRules,
    profiles={"documented": PricedRules(prices=Prices(low=2, high=7))},
)


def test_a_group_of_fields_is_laid_over_field_by_field_and_a_list_whole(tmp_path: Path) -> None:
    place = written(tmp_path, {"set.yaml": "extends: empires\ntitle: {en: X}\nrules: {prices: {steps: [5]}}\n"})
    manifest: Manifest = load(place, lambda *_: PRICED, games()).manifest
    assert manifest.rules == PricedRules(prices=Prices(low=2, high=7, steps=(5,)))


def test_editors_ask_for_no_field_of_such_a_group() -> None:
    rules = {"prices": {"high": 5}}
    assert Draft202012Validator(set_schema(PRICED)).is_valid({"extends": "empires", "rules": rules})
