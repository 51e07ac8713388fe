"""Planted faults of form: YAML, types, words, fields, ids and differences, each at its line.

What a whole set gets wrong, and what only shows on paper, is in ``test_faults_of_sets.py``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.planted import CARDS, SET, Fault, card, cards_yaml, expect, issues_of, manifest, set_yaml, written
from validator.content.places import CONTENT
from validator.play.lookup import games

LAUGHS = "a: &a [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join([f'*{before}'] * 10)}]\n" for before, name in zip("abcdef", "bcdefg", strict=True)
)

VALUES = [
    Fault(
        "text for a number",
        card("cost: 1", "cost: one"),
        "wrong-type",
        "fleet/cards.yaml:4:11",
        "X1 › cost",
        "'one'",
        "a whole number from 0 to 9",
    ),
    Fault("a fraction for a number", card("cost: 1", "cost: 1.5"), "wrong-type", "fleet/cards.yaml:4:11", found="1.5"),
    Fault("1.0 for 1", card("cost: 1", "cost: 1.0"), "wrong-type", "fleet/cards.yaml:4:11", found="1.0"),
    Fault("truth for a number", card("cost: 1", "cost: true"), "wrong-type", "fleet/cards.yaml:4:11", found="true"),
    Fault(
        "a date for a number",
        card("cost: 1", "cost: 2024-01-01"),
        "wrong-type",
        "fleet/cards.yaml:4:11",
        found="'2024-01-01'",
    ),
    Fault("nothing for a number", card("cost: 1", "cost:"), "wrong-type", "fleet/cards.yaml:4", found="nothing"),
    Fault(
        "a list for a choice",
        card("left: 1", "left: [1]"),
        "wrong-type",
        "fleet/cards.yaml:5:11",
        found="a list of 1",
        accepted="a whole number from 1 to 6 or wormhole",
    ),
    Fault(
        "yes for true",
        manifest("rules: {cost_per_half: yes}\n"),
        "wrong-type",
        "fleet/set.yaml:4:24",
        found="'yes'",
        accepted="true or false",
        suggestion="true",
    ),
    *(
        Fault(
            f"a number written {written}",
            card("cost: 1", f"cost: {written}"),
            "wrong-type",
            "fleet/cards.yaml:4:11",
            suggestion=meant,
        )
        for written, meant in (("'3'", "3"), ("3 credits", "3"), ("3元", "3"), ("3,0", "3"), ("\u0663", "3"))
    ),
    *(
        Fault(
            f"{written} for a number",
            card("cost: 1", f"cost: {written}"),
            "wrong-type",
            "fleet/cards.yaml:4:11",
            suggestion="None",
        )
        for written in ("2,5", "12 credits", "-1 credit", "1:2", "1 to 3")
    ),
    Fault("a number for an entry", cards_yaml("empire: [5]\n"), "wrong-type", "fleet/cards.yaml:1:10", "the entry"),
    Fault(
        "cost below its range",
        card("cost: 1", "cost: -1"),
        "out-of-range",
        "fleet/cards.yaml:4:11",
        "X1 › cost is too small",
        "-1",
        "a whole number from 0 to 9",
    ),
    Fault("cost above its range", card("cost: 1", "cost: 10"), "out-of-range", "fleet/cards.yaml:4:11", "too large"),
    Fault(
        "an effect's number out of range",
        card("cards: 1", "cards: 9"),
        "out-of-range",
        "fleet/cards.yaml:7:36",
        "X1 › a › ability › cards is too large",
        "9",
        "a whole number from 1 to 3",
    ),
    Fault(
        "too many routes on an edge",
        card("left: 1", "left: 7"),
        "out-of-range",
        "fleet/cards.yaml:5:11",
        "X1 › left is too large",
        "7",
        "a whole number from 1 to 6 or wormhole",
    ),
    Fault(
        "an optional number out of range",
        card("points: 2", "points: 2, cost: 12"),
        "out-of-range",
        "fleet/cards.yaml:7:57",
        "X1 › a › cost is too large",
    ),
    Fault("no symbols", card("[trade]", "[]"), "wrong-length", "fleet/cards.yaml:7:60", "too few", "a list of 0"),
    Fault("too many symbols", card("[trade]", "[trade, trade, trade, trade]"), "wrong-length", "fleet/cards.yaml:7:60"),
    Fault("an empty title", card("Far Beacon", "''"), "wrong-length", "fleet/cards.yaml:3:17", "X1 › title › en"),
    Fault(
        "an id with a space",
        card("id: X1", "id: X 1"),
        "wrong-spelling",
        "fleet/cards.yaml:2:9",
        accepted="letters from a to z, digits, - and _, a letter first",
    ),
    Fault("no language code", {"set.yaml": SET.replace("[en]", "[English]")}, "wrong-spelling", "fleet/set.yaml:3:13"),
]

WORDS = [
    Fault(
        "a misspelt effect",
        card("do: look", "do: lok"),
        "unknown-word",
        "fleet/cards.yaml:7:23",
        "X1 › a › ability › do",
        "'lok'",
        suggestion="'look'",
    ),
    Fault(
        "a misspelt edge",
        card("left: 1", "left: wormhol"),
        "unknown-word",
        "fleet/cards.yaml:5:11",
        suggestion="'wormhole'",
    ),
    Fault(
        "a misspelt civilisation",
        card("[trade]", "[trad]"),
        "unknown-word",
        "fleet/cards.yaml:7:61",
        "X1 › a › symbols › entry 1",
        "'trad'",
        "culture, military, population, science, trade",
        "'trade'",
    ),
    Fault(
        "a misspelt way to print",
        manifest("parts:\n  - {kind: empire, count: 43, print: crad}\n"),
        "unknown-word",
        "fleet/set.yaml:5:38",
        "parts › entry 1 › print",
        suggestion="'card'",
    ),
    Fault(
        "a misspelt field",
        card("cost: 1", "csot: 1"),
        "unknown-field",
        "fleet/cards.yaml:4:5",
        "X1 has no field 'csot'",
        "'csot'",
        "id, title, count, flavour, cost, left, right, a, b",
        "'cost'",
    ),
    Fault(
        "a missing field",
        card("    cost: 1\n", ""),
        "missing-field",
        "fleet/cards.yaml:2:5",
        "X1 lacks the field 'cost'",
        accepted="a whole number from 0 to 9",
    ),
    Fault(
        "a misspelt field of a half",
        card("points", "ponts"),
        "unknown-field",
        "fleet/cards.yaml:7:40",
        suggestion="'points'",
    ),
    Fault(
        "a field of another effect",
        card("cards: 1", "cards: 1, discard: 1"),
        "unknown-field",
        "fleet/cards.yaml:7:39",
        "X1 › a › ability has no field 'discard'",
        accepted="do, cards",
    ),
    Fault(
        "an effect without its word",
        card("do: look, ", ""),
        "missing-field",
        "fleet/cards.yaml:7:18",
        "X1 › a › ability lacks the field 'do'",
    ),
    Fault(
        "a misspelt field of set.yaml",
        manifest("playres: {from: 2, to: 4}\n"),
        "unknown-field",
        "fleet/set.yaml:4:1",
        "the file has no field",
        suggestion="'players'",
    ),
    Fault(
        "a misspelt switch",
        manifest("rules: {hand_sise: 5}\n"),
        "unknown-field",
        "fleet/set.yaml:4:9",
        suggestion="'hand_size'",
    ),
    Fault(
        "rounds for too many players",
        manifest("rules: {rounds: {5: 3}}\n"),
        "unknown-field",
        "fleet/set.yaml:4:18",
        "rules › rounds has no field '5'",
        accepted="2, 3, 4",
    ),
    Fault(
        "an unknown kind of piece",
        card("empire:", "empires:"),
        "unknown-kind",
        "fleet/cards.yaml:1:1",
        found="'empires'",
        accepted="empire, raid, ambassador, homeworld",
        suggestion="'empire'",
    ),
    Fault("an unknown kind without entries", cards_yaml("\nempiree: []\n"), "unknown-kind", "fleet/cards.yaml:2:1"),
    Fault(
        "an entry without an id",
        card("- id: X1\n    title", "- title"),
        "missing-field",
        "fleet/cards.yaml:2:5",
        "the entry lacks the field 'id'",
    ),
]

DIFFERENCES = [
    Fault(
        "an id that is taken",
        card("X1", "E01"),
        "duplicate-id",
        "fleet/cards.yaml:2:5",
        "taken at content/empires/cards.yaml:6:5",
    ),
    Fault(
        "an id given twice",
        cards_yaml(CARDS + CARDS.partition("\n")[2]),
        "duplicate-id",
        "fleet/cards.yaml:9:5",
        "taken at fleet/cards.yaml:2:5",
    ),
    Fault(
        "the removal of nothing",
        manifest("remove:\n  - E01\n  - Z1\n"),
        "unknown-id",
        "fleet/set.yaml:6:5",
        found="'Z1'",
    ),
    Fault("a removal misspelt", manifest("remove: [A11]\n"), "unknown-id", "fleet/set.yaml:4:10", suggestion="'A1'"),
    Fault("a removal twice", manifest("remove: [E01, E01]\n"), "duplicate-id", "fleet/set.yaml:4:15"),
    Fault(
        "a removal that is no list",
        manifest("remove: E01\n"),
        "wrong-type",
        "fleet/set.yaml:4:9",
        accepted="a list of ids such as [E01, E02]",
    ),
    Fault("the change of nothing", manifest("change:\n  E99: {cost: 2}\n"), "unknown-id", "fleet/set.yaml:5:3"),
    Fault("a change that is a list", manifest("change: [E01]\n"), "wrong-type", "fleet/set.yaml:4:9"),
    Fault("a change that is a number", manifest("change: {E01: 5}\n"), "wrong-type", "fleet/set.yaml:4:15"),
    Fault("a change of an id", manifest("change:\n  E01: {id: E02}\n"), "changed-id", "fleet/set.yaml:5:13"),
    Fault(
        "a change out of range",
        manifest("change:\n  E01:\n    cost: 22\n"),
        "out-of-range",
        "fleet/set.yaml:6:11",
        "E01 › cost is too large",
    ),
    Fault(
        "two changes of one entry",
        manifest("change:\n  E01: {cost: 2}\n  E01: {cost: 3}\n"),
        "duplicate-key",
        "fleet/set.yaml:6:3",
        "'E01' is given twice",
    ),
    Fault("entries in place of a list", manifest("add: {empire: {id: X1}}\n"), "wrong-type", "fleet/set.yaml:4:15"),
    Fault(
        "a misspelt set",
        set_yaml("extends: empire\n"),
        "unknown-set",
        "fleet/set.yaml:1:10",
        found="'empire'",
        suggestion="'empires'",
    ),
    Fault(
        "a set to extend outside", set_yaml("extends: ../x\n"), "path-outside", "fleet/set.yaml:1:10", found="'../x'"
    ),
    Fault("a path with a zero byte", set_yaml('extends: "a\\0b"\n'), "control-character", "fleet/set.yaml:1:10"),
    Fault("a path too long", set_yaml(f"extends: {'a' * 5000}\n"), "path-outside", "fleet/set.yaml:1:10"),
    Fault("a set that extends itself", set_yaml("extends: .\n"), "extends-circle", "fleet/set.yaml:1:10"),
    Fault(
        "an empty set two steps down",
        {"set.yaml": "extends: a\n", "a/set.yaml": "extends: b\n", "a/b/set.yaml": ""},
        "empty-file",
        "fleet/a/b/set.yaml:1:1",
    ),
    Fault("nothing to extend", set_yaml("extends:\n"), "wrong-type", "fleet/set.yaml:1"),
    Fault(
        "an unknown game",
        set_yaml("game: empirs\n"),
        "unknown-game",
        "fleet/set.yaml:1:7",
        accepted=", ".join(games()),
        suggestion="'empires'",
    ),
    Fault("neither game nor set", set_yaml("title: {en: X}\n"), "missing-field", "fleet/set.yaml:1:1"),
    Fault(
        "a game and nothing else",
        set_yaml("game: empires\n"),
        "missing-field",
        "fleet/set.yaml:1:1",
        "the file lacks the fields 'players' and 'languages'",
    ),
]

YAML = [
    Fault("an empty set.yaml", set_yaml(""), "empty-file", "fleet/set.yaml:1:1"),
    Fault("a list for set.yaml", set_yaml("- a\n"), "wrong-type", "fleet/set.yaml:1:1"),
    Fault("a list for entries", cards_yaml("- id: X\n"), "wrong-type", "fleet/cards.yaml:1:1", "name of their kind"),
    Fault("a kind without a list", cards_yaml("empire:\n"), "wrong-type", "fleet/cards.yaml:1", "a list of entries"),
    Fault("an open bracket", card("[trade]}", "[trade"), "yaml-syntax", "fleet/cards.yaml:8"),
    Fault("a tab for spaces", card("    left", "\tleft"), "yaml-syntax", "fleet/cards.yaml:5:1", "tab"),
    Fault("an alias of nothing", card("cost: 1", "cost: *no"), "yaml-syntax", "fleet/cards.yaml:4:11"),
    Fault("two documents", cards_yaml(CARDS + "---\na: 1\n"), "yaml-syntax", "fleet/cards.yaml:9:1"),
    Fault("a control character", cards_yaml("a: 1\0"), "control-character", "fleet/cards.yaml:1:5", found="U+0000"),
    Fault("another encoding", cards_yaml(CARDS.encode() + b"\n# \xff"), "not-utf8", "fleet/cards.yaml:10"),
    Fault("a field given twice", card("left: 1", "left: 1\n    left: 2"), "duplicate-key", "fleet/cards.yaml:6:5"),
    Fault("a kind given twice", cards_yaml(CARDS + "empire: []\n"), "duplicate-key", "fleet/cards.yaml:9:1"),
    Fault("a title twice in set.yaml", manifest("title: {en: X}\n"), "duplicate-key", "fleet/set.yaml:4:1"),
    Fault(
        "a merge key",
        card("cost: 1", "cost: 1\n    <<: {count: 2}"),
        "yaml-merge",
        "fleet/cards.yaml:5:5",
        found="'<<'",
    ),
    Fault("a list as a field's name", card("cost: 1", "? [a, b]\n    : 1"), "wrong-type", "fleet/cards.yaml:4:7"),
    Fault("a list as a kind's name", cards_yaml("? [a]\n: []\n"), "wrong-type", "fleet/cards.yaml:1:3"),
    Fault(
        "a Python object",
        card("{do: look, cards: 1}", "!!python/object:os.system {do: look}"),
        "yaml-tag",
        "fleet/cards.yaml:7:18",
        found="tag:yaml.org,2002:python/object:os.system",
    ),
    Fault("a tagged number", card("cost: 1", "cost: !!int 1"), "yaml-tag", "fleet/cards.yaml:4:11"),
    Fault("a billion laughs", cards_yaml(LAUGHS), "too-much-content", "fleet/cards.yaml:1", "200,000 values"),
    Fault("an alias of itself", cards_yaml("empire: &a [*a]\n"), "too-much-content", "fleet/cards.yaml:1:9"),
    Fault("lists in lists", cards_yaml("empire: " + "[" * 60 + "]" * 60), "too-much-content", "fleet/cards.yaml:1"),
    Fault("endless lists in lists", cards_yaml("[" * 100_000), "too-much-content", "fleet/cards.yaml:1", "40 levels"),
    Fault("endless values", cards_yaml("[" + "a," * 400_000 + "]"), "too-much-content", "fleet/cards.yaml:1"),
]

FAULTS = [*VALUES, *WORDS, *DIFFERENCES, *YAML]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_found_at_its_place(fault: Fault, tmp_path: Path) -> None:
    expect(fault, issues_of(written(tmp_path, fault.files)))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_message_is_one_line_without_python_in_it(fault: Fault, tmp_path: Path) -> None:
    for issue in map(str, issues_of(written(tmp_path, fault.files))):
        assert "\n" not in issue and "Node(" not in issue and "Expected `" not in issue and "object at 0x" not in issue


def test_the_set_without_a_fault_is_clean(tmp_path: Path) -> None:
    assert issues_of(written(tmp_path, {"set.yaml": SET, "cards.yaml": CARDS})) == []


def test_all_faults_of_a_set_come_out_at_once_sorted_by_place(tmp_path: Path) -> None:
    cards = CARDS.replace("cost: 1", "csot: 1").replace("look", "lok").replace("[science]", "[]")
    found = issues_of(
        written(tmp_path, {"set.yaml": SET + "remove: [Z1]\nrules: {hand_size: 99}\n", "cards.yaml": cards})
    )
    assert [(issue.code, str(issue.span)) for issue in found] == [
        ("unknown-field", "fleet/cards.yaml:4:5"),
        ("unknown-word", "fleet/cards.yaml:7:23"),
        ("wrong-length", "fleet/cards.yaml:8:60"),
        ("unknown-id", "fleet/set.yaml:4:10"),
        ("out-of-range", "fleet/set.yaml:5:20"),
    ]


def test_a_huge_file_is_refused_without_being_read(tmp_path: Path) -> None:
    place = written(tmp_path, {"set.yaml": SET})
    with (tmp_path / "cards.yaml").open("wb") as file:
        file.truncate(100_000_000)
    fault = Fault("", {}, "file-too-large", "fleet/cards.yaml:1:1", found="100,000,000 bytes")
    expect(fault, issues_of(place))


@pytest.mark.parametrize("name", ["set.yaml", "cards.yaml", "layout.yaml", "text/en.ftl"])
def test_a_link_that_leaves_the_folder_is_refused(name: str, tmp_path: Path) -> None:
    place = written(tmp_path / "fleet", {"set.yaml": SET, "text/zh-Hant.ftl": "a = b\n"})
    (tmp_path / "fleet" / name).unlink(missing_ok=True)
    (tmp_path / "fleet" / name).symlink_to(CONTENT / "empires" / name)
    expect(Fault("", {}, "path-outside", f"fleet/{name}:1:1", found=repr(name)), issues_of(place))


def test_sets_that_extend_each_other_in_a_circle_are_refused(tmp_path: Path) -> None:
    place = written(tmp_path, {"set.yaml": "extends: inner\n", "inner/set.yaml": "\nextends: back\n"})
    (tmp_path / "inner" / "back").symlink_to(".")
    expect(Fault("", {}, "extends-circle", "fleet/inner/set.yaml:2:10", found="'back'"), issues_of(place))


def test_a_link_inside_the_folder_is_followed(tmp_path: Path) -> None:
    place = written(tmp_path, {"set.yaml": SET, "parts/cards.txt": CARDS})
    (tmp_path / "cards.yaml").symlink_to("parts/cards.txt")
    assert issues_of(place) == []


@pytest.mark.parametrize("name", ["cards.yaml", "text/en.ftl"])
def test_a_folder_in_place_of_a_file_is_refused(name: str, tmp_path: Path) -> None:
    place = written(tmp_path, {"set.yaml": SET})
    (tmp_path / name).mkdir(parents=True)
    expect(Fault("", {}, "file-unreadable", f"fleet/{name}:1:1", "not a plain file"), issues_of(place))
