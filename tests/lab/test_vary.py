"""Addresses lead to numbers and words of sets of every game, and a set written with other values there opens as the
base with exactly these changed.
"""

from __future__ import annotations

import difflib
import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import ROOT
from validator.base.issue import ContentError, WrongUse
from validator.content.loading import ContentSet
from validator.play.lab.vary.addresses import Address, Value, address_in, addresses_of, checked, matching, values_of
from validator.play.lab.vary.candidates import change_block, write_candidate
from validator.play.lookup import open_set


@pytest.mark.parametrize(
    ("reference", "text", "present", "accepts"),
    [
        ("race", "rules.hand_limit", 10, "1 to 40"),
        ("race", "rules.trade", "mandatory", "mandatory or optional"),
        ("race", "rules.sale_price.rare", 3, "0 to 12"),
        ("race", "D05.powers.0.amount", 3, "1 to 9"),
        ("empires", "rules.rounds.4", 5, "1 to 12"),
        ("empires", "E01.left", 1, "1 to 6 or wormhole"),
        ("empires", "E20.a.points", 3, "0 to 12"),
        ("empires", "E20.a.cost", None, "0 to 9"),
        ("roll", "G01.front.cost", 1, "0 to 9"),
        ("steam", "rust-belt.cities.0.cubes", 2, "0 to 9"),
        ("steam", "parts.bag.count", 1, "0 to 2000"),
        ("trucker", "T001.edges.0", "smooth", "double, single, smooth or universal"),
        ("trucker", "rules.peeking", True, "false or true"),
    ],
)
def test_an_address_knows_what_stands_there_and_what_may(
    reference: str, text: str, present: object, accepts: str
) -> None:
    found = address_in(open_set(reference), text)
    assert (found.present, str(found.accepts.told)) == (present, accepts)


@pytest.mark.parametrize(
    ("reference", "text", "meant"),
    [
        ("race", "D05.powers.0", "D05.powers.0.amount"),
        ("race", "S1.powers.strength.amount", "S1.powers.0.amount"),
        ("steam", "rust-belt.cities.st-louis.cubes", "rust-belt.cities.1.cubes"),
    ],
)
def test_items_of_lists_may_be_called_by_their_words_and_groups_by_their_only_number(
    reference: str, text: str, meant: str
) -> None:
    assert address_in(open_set(reference), text).text == meant


@pytest.mark.parametrize(
    ("text", "code", "suggestion"),
    [
        ("hand_limit", "unknown-address", "'rules.hand_limit'"),
        ("D05.cots", "unknown-address", "'D05.cost'"),
        ("rules.sale_price.rar", "unknown-address", "'rules.sale_price.rare'"),
        ("D05.cost.more", "unknown-address", "'D05.cost'"),
        ("D05.title.en", "no-single-value", None),
        ("S0.powers.1", "no-single-value", None),
        ("rules", "no-single-value", None),
    ],
)
def test_what_leads_nowhere_is_a_finding_with_what_was_meant(text: str, code: str, suggestion: str | None) -> None:
    with pytest.raises(ContentError) as found:
        address_in(open_set("race"), text)
    assert [(issue.code, issue.suggestion) for issue in found.value.issues] == [(code, suggestion)]


def test_all_numbers_out_of_bounds_are_one_finding_and_every_other_value_is_one() -> None:
    address = address_in(open_set("race"), "D05.cost")
    found = [(issue.code, str(issue.found)) for issue in checked(address, [-1, 0, 9, 10, True, "two", 1.5])]
    assert found == [("out-of-range", "-1, 10 and 1.5"), ("wrong-value", "true"), ("wrong-value", "two")]


def test_words_are_offered_where_one_is_misspelt() -> None:
    address = address_in(open_set("race"), "rules.trade")
    assert [issue.suggestion for issue in checked(address, ["optionel"])] == ["'optional'"]


@pytest.mark.parametrize("reference", ["race", "empires", "roll", "steam", "trucker"])
def test_the_listing_has_numbers_first_and_no_places(reference: str) -> None:
    found = addresses_of(open_set(reference))
    numbers = [address.is_number for address in found]
    assert numbers == sorted(numbers, reverse=True)
    assert not [one.text for one in found if isinstance(one.path[-1], int) and one.is_number and not one.choices]


def test_every_listed_value_is_one_that_its_place_takes() -> None:
    content = open_set("trucker")
    assert [one.text for one in addresses_of(content) if not one.accepts.takes(one.present)] == []


def test_patterns_choose_addresses() -> None:
    found = matching(addresses_of(open_set("race")), ["rules.h*", "D0[12].cost"])
    assert [address.text for address in found] == ["rules.hand_limit", "D01.cost", "D02.cost"]


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("7..9", [7, 8, 9]),
        ("0..8/4", [0, 4, 8]),
        ("-1..1", [-1, 0, 1]),
        ("1,2,5,2", [1, 2, 5]),
        ("0..2,wormhole", [0, 1, 2, "wormhole"]),
        ("true,false", [True, False]),
        ("null, 3", [None, 3]),
    ],
)
def test_values_are_written_as_ranges_and_lists(text: str, values: list[object]) -> None:
    assert values_of(text) == values


@pytest.mark.parametrize("text", ["", "1,,2", "9..7", "1..5/0", "1..x", "0..999999999"])
def test_what_names_no_values_is_refused(text: str) -> None:
    with pytest.raises(WrongUse):
        values_of(text)


COPIES = TemporaryDirectory()
SETS = [
    "race",
    "empires",
    "roll",
    "steam",
    "trucker",
    "race-2018",
    "tests/steam_small",
    "tests/games/race/new_words",
    "copy of race",
    "copy of empires",
    "copy of roll",
    "copy of steam",
    "copy of trucker",
]


@cache
def _opened(name: str) -> tuple[ContentSet, list[Address]]:
    if name.startswith("copy of "):
        game = name.removeprefix("copy of ")
        content = open_set(str(shutil.copytree(ROOT / "content" / game, Path(COPIES.name) / game)))
    else:
        content = open_set(str(ROOT / name) if "/" in name else name)
    return content, addresses_of(content)


def _data(content: ContentSet) -> Any:
    parts = {line.kind: line for line in content.manifest.parts}
    return msgspec.json.decode(msgspec.json.encode([content.pieces, content.rules, parts]))


def _others(address: Address) -> st.SearchStrategy[Value]:
    accepts = address.accepts
    numbers = [st.integers(int(accepts.least or 0), int(accepts.most or 0))] if accepts.is_number else []
    return st.one_of(*numbers, *([st.sampled_from(address.choices)] if address.choices else []))


def _expected(content: ContentSet, edits: dict[Address, Value]) -> Any:
    pieces, rules, parts = _data(content)
    for address, value in edits.items():
        here = {"rules": rules, "parts": parts}.get(str(address.path[0]))
        if here is None:
            here = next(entry for entry in pieces[address.kind] if entry["id"] == address.path[0])
        for step in address.path[1:-1]:
            here = here[step]
        here[address.path[-1]] = value
    for kind, entries in pieces.items():
        if kind in parts and not any(address.path[:2] == ("parts", kind) for address in edits):
            parts[kind]["count"] = sum(entry["count"] for entry in entries)
    return [pieces, rules, parts]


@pytest.mark.parametrize("name", SETS)
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_a_candidate_is_the_base_with_these_values(name: str, data: st.DataObject) -> None:
    content, addresses = _opened(name)
    usual = [one for one in addresses if one.kind != "parts"]
    chosen = data.draw(st.lists(st.sampled_from(usual), min_size=1, max_size=4, unique_by=lambda one: one.text))
    edits = {address: data.draw(_others(address)) for address in chosen}
    with TemporaryDirectory() as folder:
        found = open_set(str(write_candidate(content, edits, Path(folder) / "candidate")))
    assert _data(found) == _expected(content, edits)


def _candidate(folder: Path, files: dict[str, str], edits: dict[str, Value]) -> dict[str, str]:
    """What the candidate's files hold that differ from those of a set of a designer's."""
    source = folder / "mine"
    for name, text in files.items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_bytes(text.encode())
    content = open_set(str(source))
    target = write_candidate(content, {address_in(content, at): value for at, value in edits.items()}, folder / "out")
    after = {path.relative_to(target).as_posix(): path.read_bytes().decode() for path in target.rglob("*.*")}
    again = open_set(str(target))
    assert {at: address_in(again, at).present for at in edits} == edits
    return {name: text for name, text in after.items() if text != files.get(name)}


OWN = """\
# What my set is for.
extends: race   # the box
title: {en: Mine}
languages: [en]
rules:
  hand_limit: 8   # fewer cards
change:
  D01: {cost: 2}   # dearer
  D02:
    # two powers
    powers:
      - {do: strength, amount: 1}   # weak

add:
  development:
    - id: X1
      title: {en: Mine}
      cost: 3   # as yet
      powers: [{do: consume, points: 1}]
# The end.
"""


@pytest.mark.parametrize(
    ("edits", "lines"),
    [
        ({"rules.hand_limit": 9}, ["  hand_limit: 9   # fewer cards"]),
        ({"rules.start_hand": 5}, ["  start_hand: 5"]),
        ({"rules.sale_price.rare": 4}, ["  sale_price: {rare: 4}"]),
        ({"D01.cost": 3}, ["  D01: {cost: 3}   # dearer"]),
        ({"D01.points": 3}, ["  D01: {cost: 2, points: 3}   # dearer"]),
        ({"D02.powers.0.amount": 2}, ["      - {do: strength, amount: 2}   # weak"]),
        ({"D02.cost": 4}, ["    cost: 4"]),
        ({"D04.cost": 4, "D04.points": 2}, ["  D04: {cost: 4, points: 2}"]),
        ({"X1.cost": 4}, ["      cost: 4   # as yet"]),
        ({"X1.points": 4}, ["      points: 4"]),
        ({"X1.powers.0.goods": 2}, ["      powers: [{do: consume, points: 1, goods: 2}]"]),
    ],
)
def test_a_value_changes_where_a_person_would_change_it(
    tmp_path: Path, edits: dict[str, Value], lines: list[str]
) -> None:
    after = _candidate(tmp_path, {"set.yaml": OWN}, edits)["set.yaml"]
    changed = [line[2:] for line in difflib.ndiff(OWN.splitlines(), after.splitlines()) if line.startswith("+ ")]
    assert changed == lines


def test_an_inherited_list_is_stated_whole(tmp_path: Path) -> None:
    after = _candidate(tmp_path, {"set.yaml": "extends: race\ntitle: {en: Mine}\n"}, {"S1.powers.1.cards": 2})
    assert after["set.yaml"] == (
        "extends: race\ntitle: {en: Mine}\nchange:\n  S1:\n    powers:\n      - {do: strength, amount: 1}\n"
        "      - {do: consume, points: 1, cards: 2}\n"
    )


ALIASES = """\
extends: race
change:
  D01:
    powers: &two [{do: strength, amount: 2}]
  D04: {powers: *two}
  D05: {cost: 1}  # *two
"""


def test_what_an_alias_repeats_changes_in_one_place_alone(tmp_path: Path) -> None:
    after = _candidate(tmp_path, {"set.yaml": ALIASES}, {"D04.powers.0.amount": 3})["set.yaml"]
    assert after == ALIASES.replace("{powers: *two}", "{powers: [{do: strength, amount: 3}]}")


def test_aliases_stay_where_nothing_of_theirs_changes(tmp_path: Path) -> None:
    after = _candidate(tmp_path, {"set.yaml": ALIASES}, {"D05.cost": 3})["set.yaml"]
    assert after == ALIASES.replace("cost: 1", "cost: 3")


def test_line_ends_and_the_mark_at_the_start_of_a_file_stay(tmp_path: Path) -> None:
    text = "\ufeff" + OWN.replace("\n", "\r\n")
    after = _candidate(tmp_path, {"set.yaml": text}, {"rules.start_hand": 5, "D01.cost": 3})["set.yaml"]
    wanted = text.replace("{cost: 2}", "{cost: 3}").replace("# fewer cards\r\n", "# fewer cards\r\n  start_hand: 5\r\n")
    assert after == wanted


def test_an_empty_change_is_filled(tmp_path: Path) -> None:
    after = _candidate(tmp_path, {"set.yaml": "extends: race\nchange:   # nothing yet\n"}, {"D01.cost": 3})
    assert after["set.yaml"] == "extends: race\nchange: {D01: {cost: 3}}   # nothing yet\n"


DRAWN = """\
map:
  - id: grove
    title: {en: Grove}
    rows: |
      A.a.
      .^.B
    key:
      A: {is: city, name: {en: Alder}, colour: red, group: light, number: 1}
      B: {is: city, name: {en: Birch}, colour: blue, group: dark, number: 2, cubes: 1}
      a: {is: town, name: {en: Ash}}
"""


@pytest.mark.parametrize(
    ("edits", "old", "new"),
    [
        ({"grove.cities.birch.cubes": 3}, "cubes: 1", "cubes: 3"),
        ({"grove.cities.0.cubes": 3}, "number: 1}", "number: 1, cubes: 3}"),
    ],
)
def test_a_drawn_map_changes_in_its_key(tmp_path: Path, edits: dict[str, Value], old: str, new: str) -> None:
    own = "extends: steam\ntitle: {en: Grove}\nremove: [rust-belt]\n"
    assert _candidate(tmp_path, {"set.yaml": own, "map.yaml": DRAWN}, edits) == {"map.yaml": DRAWN.replace(old, new)}


def test_a_drawn_map_that_is_inherited_changes_in_its_key(tmp_path: Path) -> None:
    own = "extends: steam\ntitle: {en: Grove}\nremove: [rust-belt]\n"
    files = {"set.yaml": "extends: base\ntitle: {en: Grove}\n", "base/set.yaml": own, "base/map.yaml": DRAWN}
    after = _candidate(tmp_path, files, {"grove.cities.birch.cubes": 3})
    assert after == {"set.yaml": "extends: base\ntitle: {en: Grove}\nchange:\n  grove: {key: {B: {cubes: 3}}}\n"}


def test_counts_of_the_parts_list_follow_pieces(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "content" / "race", tmp_path / "race")
    content = open_set(str(tmp_path / "race"))
    target = write_candidate(content, {address_in(content, "D05.count"): 4}, tmp_path / "out")
    assert "{kind: development, count: 52, print: card}" in (target / "set.yaml").read_text()


def test_a_copy_does_not_hold_itself(tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text("extends: race\ntitle: {en: Mine}\n")
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "config").write_text("x")
    content = open_set(str(tmp_path))
    write_candidate(content, {}, tmp_path / "output" / "one")
    target = write_candidate(content, {}, tmp_path / "output" / "two")
    assert sorted(path.name for path in target.rglob("*")) == ["set.yaml"]


def test_edits_read_as_a_person_writes_them() -> None:
    content = open_set("race")
    edits: dict[str, Value] = {"rules.hand_limit": 9, "rules.trade": "optional", "D05.cost": 3, "S1.powers.1.cards": 2}
    assert change_block(content, {address_in(content, at): value for at, value in edits.items()}) == (
        "rules:\n  hand_limit: 9\n  trade: optional\n"
        "change:\n  D05: {cost: 3}\n  S1:\n    powers:\n      - {do: strength, amount: 1}\n"
        "      - {do: consume, points: 1, cards: 2}\n"
    )


def test_what_lies_in_a_folder_stays_unless_it_is_written_afresh(tmp_path: Path) -> None:
    content = open_set("race")
    (tmp_path / "mine.yaml").write_text("world: []\n")
    write_candidate(content, {}, tmp_path)
    assert (tmp_path / "mine.yaml").is_file()
