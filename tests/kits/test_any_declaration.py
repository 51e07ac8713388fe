"""Whatever a kit declares, it loads or is refused with findings in plain words, never with a traceback."""

from __future__ import annotations

import json
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kits.making import CARDS, KIT, SET, found_in, kit_in
from validator.base.issue import ContentError
from validator.content.kits.published import kit_schema, schemas_of
from validator.content.schema import schema_of
from validator.play.checking import everything_wrong
from validator.play.lookup import open_set

NAMES = st.sampled_from(
    ["cost", "tribe", "text", "class", "id", "title", "set", "kind_2", "__class__", "Name", "a", "和"]
)
NUMBERS = st.one_of(st.integers(-3, 12), st.sampled_from([0.5, 10**15, -(10**12), 2.0]))
WORDS = st.sampled_from(
    ["red", "green", "goblin", "orc", "cost", "tribe", "", "x y", "{gold}", "[red]", "**", "#aa0000"]
)
VALUES = st.one_of(WORDS, NUMBERS, st.booleans(), st.none(), st.lists(WORDS, max_size=3))


def fields(**words: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Some of the words of a group, with any values that might stand there, and now and then with one that may not."""
    return st.fixed_dictionaries({}, optional={name.rstrip("_"): value for name, value in words.items()})


WHERE = st.dictionaries(NAMES, st.one_of(VALUES, fields(from_=NUMBERS, to=NUMBERS)), max_size=2)
COUNTING = fields(each=st.one_of(WORDS, NAMES), where=WHERE, of=NAMES, per=NUMBERS, plus=NUMBERS, same=st.lists(NAMES))
TYPES = st.sampled_from(["text", "number", "yes_no", "one_of", "list", "icon", "colour", "picture", "card", "other"])
INNER = fields(type=TYPES, values=st.lists(WORDS, max_size=3), kind=WORDS, translated=st.booleans())
FIELD = fields(
    type=TYPES,
    from_=NUMBERS,
    to=NUMBERS,
    decimals=NUMBERS,
    default=VALUES,
    optional=st.booleans(),
    unique=st.booleans(),
    values=st.lists(st.one_of(WORDS, NUMBERS), max_size=3),
    of=INNER,
    least=NUMBERS,
    most=NUMBERS,
    derived=COUNTING,
    translated=st.booleans(),
    rich=st.booleans(),
    kind=WORDS,
    mutual=st.booleans(),
    about=WORDS,
)
CHECK = fields(
    check=st.sampled_from(["total", "curve", "spread", "unique", "combinations", "pairs", "mutual", "none"]),
    each=st.one_of(WORDS, st.lists(WORDS, max_size=2)),
    where=WHERE,
    has=WHERE,
    other=WORDS,
    exactly=NUMBERS,
    from_=NUMBERS,
    to=NUMBERS,
    of=st.one_of(NAMES, st.lists(NAMES, max_size=3)),
    same=st.lists(NAMES, max_size=2),
    copies=st.dictionaries(st.sampled_from(["1", "red", "x"]), NUMBERS, max_size=2),
    both=st.booleans(),
)
KIND = fields(fields=st.dictionaries(NAMES, FIELD, max_size=4), form=WORDS, size=WORDS, titled=st.booleans())
DECLARATION = fields(
    kinds=st.dictionaries(st.sampled_from(["goblin", "orc", "rules", "Kind"]), KIND, max_size=2),
    keywords=st.dictionaries(NAMES, fields(en=WORDS, called=VALUES, reminder=VALUES), max_size=2),
    checks=st.lists(CHECK, max_size=3),
)
ENTRY = st.dictionaries(NAMES, VALUES, max_size=4)


def judged(folder: Path, kit: str, cards: str) -> None:
    """Open a kit and look at all of it; only findings may come out, each with a place in the kit."""
    place = kit_in(folder, kit, cards)
    try:
        content = open_set(place.as_posix())
        issues = everything_wrong(content)
        schemas_of(content.words)
    except ContentError as error:
        issues = error.issues
    assert all(issue.span.file.startswith(place.as_posix()) for issue in issues), issues


@settings(max_examples=120, deadline=None)
@given(DECLARATION, st.lists(ENTRY, max_size=2))
def test_any_declaration_loads_or_is_refused(declared: dict[str, Any], entries: list[dict[str, Any]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        cards = [{"id": f"G{number}", "title": {"en": f"G{number}"}, **entry} for number, entry in enumerate(entries)]
        judged(Path(folder), json.dumps(declared), json.dumps({"goblin": cards}))


@settings(max_examples=80, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(
            ["cost", "tribe", "text", "tags", "partner", "motto", "weight", "tint", "sign", "art", "grown", "reds"]
        ),
        VALUES,
    )
)
def test_any_card_loads_or_is_refused(entry: dict[str, Any]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        whole = {"id": "G1", "title": {"en": "Boss"}, "cost": 1, "tribe": "red", **entry}
        judged(Path(folder), KIT, json.dumps({"goblin": [whole]}))


COMMON = {"about": st.just("What it is."), "optional": st.booleans(), "unique": st.booleans()}


def sound(named: str, /, **words: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """A field of one type that holds together, with or without what it may leave out."""
    return st.fixed_dictionaries({"type": st.just(named), **words}, optional=COMMON)


CHOICES = st.lists(st.sampled_from(["red", "green", "blue", 1, 2, "x y"]), min_size=1, max_size=4, unique=True)
SIMPLE = st.one_of(
    sound("number", **{"from": st.integers(-5, 0), "to": st.integers(1, 9)}),
    sound("yes_no"),
    sound("icon"),
    sound("one_of", values=CHOICES),
    sound("colour"),
    sound("picture"),
    sound("card", kind=st.just("goblin")),
    sound("text", translated=st.booleans(), rich=st.booleans()),
    sound("number", decimals=st.integers(0, 3)),
)
ENTRIES = st.builds(lambda kind: {"type": kind}, st.sampled_from(["icon", "yes_no", "number", "text"]))
LISTS = sound("list", of=ENTRIES, least=st.integers(0, 2), most=st.integers(2, 9), repeats=st.booleans())
COUNTS = st.sampled_from(
    [
        {"type": "number", "derived": {"each": "goblin"}},
        {"type": "number", "derived": {"each": "goblin", "where": {"id": "G1"}, "per": 2, "plus": -1}},
    ]
)
SOUND = st.dictionaries(st.sampled_from(["cost", "tribe", "class", "a", "b_2"]), st.one_of(SIMPLE, LISTS, COUNTS))


@settings(max_examples=100, deadline=None)
@given(SOUND, st.lists(ENTRY, max_size=2))
def test_any_sound_declaration_loads_and_judges_any_card(declared: dict[str, Any], entries: list[Any]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        empty = kit_in(Path(folder), json.dumps({"kinds": {"goblin": {"fields": declared}}}), "goblin: []\n")
        assert [issue.code for issue in everything_wrong(open_set(empty.as_posix()))] == ["no-pieces"]
        cards = [{"id": f"G{number}", **entry} for number, entry in enumerate(entries)]
        (empty / "cards.yaml").write_text(json.dumps({"goblin": cards}), encoding="utf-8")
        with suppress(ContentError):
            everything_wrong(open_set(empty.as_posix()))


HOSTILE = [
    ("too many kinds", "kinds: {" + ", ".join(f"k{number}: {{}}" for number in range(60)) + "}\n"),
    (
        "too many fields",
        "kinds: {goblin: {fields: {" + ", ".join(f"f{number}: {{type: yes_no}}" for number in range(60)) + "}}}\n",
    ),
    (
        "too many values",
        "kinds: {goblin: {fields: {a: {type: one_of, values: [" + ", ".join(map(str, range(900))) + "]}}}}\n",
    ),
    ("a list without end", "kinds: {goblin: {fields: {a: {type: list, of: {type: yes_no}, most: 99999999}}}}\n"),
    ("lists in lists", "kinds: {goblin: {fields: {a: {type: list, of: {type: list, of: {type: yes_no}}}}}}\n"),
    ("a deep nest", "kinds: " + "{a: " * 60 + "1" + "}" * 60 + "\n"),
    (
        "aliases that multiply",
        "a: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\n"
        "c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]\nd: &d [*c, *c, *c, *c, *c, *c, *c, *c]\n"
        "kinds: [*d, *d, *d, *d, *d, *d]\n",
    ),
    ("a tag that makes things", "kinds: !!python/object:os.system {}\n"),
    ("a number beyond counting", "kinds: {goblin: {fields: {a: {type: number, to: 99999999999999999999}}}}\n"),
    ("a name that is code", "kinds: {'__import__(\"os\")': {}}\n"),
    ("a very long name", f"kinds: {{{'k' * 300}: {{}}}}\n"),
    ("a control character", 'kinds: {goblin: {about: "\\e[31m"}}\n'),
    (
        "counting round about",
        "kinds: {goblin: {fields: {a: {type: number, derived: {each: goblin, of: b}}, "
        "b: {type: number, derived: {each: goblin, of: a}}}}}\n",
    ),
    (
        "combinations beyond counting",
        "kinds: {goblin: {fields: {a: {type: number, from: 0, to: 99}, "
        "b: {type: number, from: 0, to: 99}}}}\nchecks: [{check: combinations, of: [a, b]}]\n",
    ),
]


@pytest.mark.parametrize("kit", [row[1] for row in HOSTILE], ids=[row[0] for row in HOSTILE])
def test_hostile_declarations_are_refused(tmp_path: Path, kit: str) -> None:
    place = kit_in(tmp_path, kit, CARDS)
    with pytest.raises(ContentError):
        open_set(place.as_posix())


def test_the_published_schema_is_that_of_the_declaration() -> None:
    published = Path(__file__).resolve().parents[2] / "schemas" / "kit.schema.json"
    assert json.loads(published.read_text(encoding="utf-8")) == json.loads(json.dumps(kit_schema()))


def test_a_kit_that_is_a_link_elsewhere_is_refused(tmp_path: Path) -> None:
    (tmp_path / "elsewhere.yaml").write_text(KIT, encoding="utf-8")
    place = tmp_path / "goblins"
    place.mkdir()
    (place / "set.yaml").write_text(SET, encoding="utf-8")
    (place / "kit.yaml").symlink_to(tmp_path / "elsewhere.yaml")
    with pytest.raises(ContentError) as fault:
        open_set(place.as_posix())
    assert [issue.code for issue in fault.value.issues] == ["path-outside"]


def test_the_roles_of_fields_are_in_their_schemas(tmp_path: Path) -> None:
    kind = open_set(kit_in(tmp_path).as_posix()).words.kinds["goblin"]
    given_roles = {name: part.get("x-proofpress") for name, part in schema_of(kind, "")["properties"].items()}
    assert {name: role for name, role in given_roles.items() if role} == {
        "text": "rich",
        "tint": "colour",
        "art": "picture",
    }


def test_the_sound_kit_of_these_tests_is_sound(tmp_path: Path) -> None:
    assert found_in(tmp_path) == []
