"""Layouts and icons of strangers: no number that is none, nothing drawn without end; told at a line and column."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect

from generator.print.drawing.icons import IconFile
from generator.print.drawing.shapes import parse
from generator.print.faces.sides import faces_of
from generator.print.layout.vocabulary import Layout, MoreLayout
from generator.print.writers.common import factor, number
from tests.content.planted import CARDS, SET, Fault, drawn_issues_of, expect, issues_of, opened, written
from validator.base.issue import ContentError, Issue
from validator.base.opening import within_means
from validator.content import loading
from validator.content.manifest import entries_type, manifest_type
from validator.content.places import Place
from validator.play.games.trucker.words import ShipLayout
from validator.play.lookup import games, words_of

HEAD = "themes: {standard: {ink: '#000000', paper: '#ffffff'}}\n"
TAIL = "fronts: {empire: front}\nbacks: {plain: {empire: none}}\n"


def layout(parts: str, named: str = "") -> dict[str, str | bytes]:
    """A set of one card with a layout of its own, whose one face begins in line 2 with these parts."""
    more = f"parts: {named}\n" if named else ""
    return {
        "set.yaml": SET,
        "cards.yaml": CARDS,
        "layout.yaml": f"{HEAD}faces: {{front: {{parts: {parts}}}}}\n{more}{TAIL}",
    }


def drawn_of(place: Place) -> list[Issue]:
    """What is wrong with the set by form, or on the one card that is its own."""
    try:
        return faces_of(opened(place), "en", only=["X1"])[1]
    except ContentError as error:
        return error.issues


BEYOND = ["1.0e999", "-1.0e999", "1.0e308", "1000000.0", "1001", ".inf", "-.inf", ".nan", "nan", "inf"]
FIELDS = {
    "a box": "[{{part: panel, box: [0, 0, 5, {}], fill: ink}}]",
    "a radius": "[{{part: panel, box: [0, 0, 5, 5], fill: ink, radius: {}}}]",
    "an inset": "[{{part: frame, inset: [{}, 0], fill: ink}}]",
    "a size of letters": "[{{part: title, box: [0, 0, 5, 5], size: {}}}]",
    "a scale": "[{{part: group, scale: {}, parts: []}}]",
    "a turn": "[{{part: group, turn: {}, parts: []}}]",
    "a place": "[{{part: group, at: [0, {}], parts: []}}]",
}


@pytest.mark.parametrize("value", BEYOND)
@pytest.mark.parametrize("field", FIELDS)
def test_a_number_beyond_its_bounds_is_refused_in_its_line(field: str, value: str, tmp_path: Path) -> None:
    issues = drawn_of(written(tmp_path, layout(FIELDS[field].format(value))))
    found = [issue for issue in issues if issue.span.file == "fleet/layout.yaml"]
    assert found
    assert {(issue.code in ("out-of-range", "wrong-type"), issue.span.line) for issue in found} == {(True, 2)}


FAULTS = [
    Fault(
        "an endless number in a layout",
        layout("[{part: panel, box: [0, 0, 5, 1.0e999], fill: ink}]"),
        "out-of-range",
        "fleet/layout.yaml:2:54",
        found="1.0e999",
    ),
    Fault(
        "an endless number on a card",
        {"set.yaml": SET, "cards.yaml": CARDS.replace("cost: 1", "cost: 1.0e999")},
        "out-of-range",
        "fleet/cards.yaml:4:11",
        found="1.0e999",
    ),
    Fault(
        "an endless number of the rules",
        {"set.yaml": SET + "rules: {hand: 1.0e999}\n"},
        "out-of-range",
        "fleet/set.yaml:4:15",
        found="1.0e999",
    ),
    Fault(
        "an endless number of an icon",
        {"set.yaml": SET, "icons.yaml": "a: [{d: 'M0 0L1 1', width: 1.0e999}]\n"},
        "out-of-range",
        "fleet/icons.yaml:1:28",
    ),
    Fault(
        "an icon drawn beyond measure",
        {"set.yaml": SET, "icons.yaml": "a: [{d: 'M0 0L1e999 1', fill: ink}]\n"},
        "icon-path",
        "fleet/icons.yaml:1:9",
        "beyond 10000",
    ),
    Fault(
        "parts that use themselves",
        layout("[{part: group, use: a}]", "{a: [{part: group, use: a}]}"),
        "layout",
        "fleet/layout.yaml:2:16",
        "a → a",
    ),
    Fault(
        "parts that use each other",
        layout("[{part: group, use: a}]", "{a: [{part: group, use: b}], b: [{part: group, use: a}]}"),
        "layout",
        "fleet/layout.yaml:2:16",
        "→ b →",
    ),
    Fault(
        "a billion parts",
        layout(
            "[{part: group, use: p0}]",
            "{"
            + ", ".join(f"p{n}: [{', '.join([f'{{part: group, use: p{n + 1}}}'] * 10)}]" for n in range(9))
            + ", p9: []}",
        ),
        "layout",
        "fleet/layout.yaml:2:16",
        "more than 20,000 parts",
    ),
    Fault(
        "a pattern of dust",
        layout("[{part: pattern, box: [0, 0, 900, 900], pitch: [0.1, 0.1], size: 1, shape: rect}]"),
        "layout",
        "fleet/layout.yaml:2:16",
        "more than 40,000 repeats",
    ),
    Fault(
        "a pattern without a step",
        layout("[{part: pattern, box: [0, 0, 9, 9], pitch: [0, 1], size: 1, shape: rect}]"),
        "out-of-range",
        "fleet/layout.yaml:2:68",
    ),
    Fault(
        "groups that grow in groups",
        layout("[{part: group, scale: 20, parts: [{part: group, scale: 20, parts: []}]}]"),
        "layout",
        "fleet/layout.yaml:2:16",
        "more than 100 times",
    ),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_layout_beyond_its_bounds_is_found_at_its_place(fault: Fault, tmp_path: Path) -> None:
    expect(fault, drawn_of(written(tmp_path, fault.files)))


@pytest.mark.parametrize("value", [math.inf, -math.inf, math.nan, 1e12])
@pytest.mark.parametrize("write", [number, factor])
def test_no_number_that_is_none_is_ever_written(write: Any, value: float) -> None:
    with pytest.raises(ValueError, match="no file can hold"):
        write(value)


@pytest.mark.parametrize("radius", ["1e-320", "1e-200", "1e-160", "1e-9", "0"])
def test_an_arc_of_no_radius_is_a_line(radius: str) -> None:
    assert parse(f"M0 0A{radius} 1 0 0 0 5 5") == (("M", 0.0, 0.0), ("L", 5.0, 5.0))


def _loose(kind: inspect.Type, path: str, seen: set[type]) -> Iterator[str]:
    """Every number of a type that may be as large as it likes."""
    if isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        if (kind.ge is None and kind.gt is None) or (kind.le is None and kind.lt is None):
            yield path
    elif isinstance(kind, inspect.StructType) and kind.cls not in seen:
        seen.add(kind.cls)
        for field in kind.fields:
            yield from _loose(field.type, f"{kind.cls.__name__}.{field.name}", seen)
    elif isinstance(kind, inspect.DictType):
        yield from _loose(kind.key_type, path, seen)
        yield from _loose(kind.value_type, path, seen)
    else:
        inner = [getattr(kind, "item_type", None), *getattr(kind, "types", ()), *getattr(kind, "item_types", ())]
        for one in inner:
            yield from _loose(one, path, seen) if one is not None else ()


READ: dict[str, Any] = {"layout": Layout, "more layout": MoreLayout, "icons": IconFile, "ship": ShipLayout}
for _game in games():
    _words = words_of(_game)
    assert _words is not None
    READ |= {f"{_game} set": manifest_type(_words), f"{_game} entries": entries_type(_words)}


@pytest.mark.parametrize("kind", READ.values(), ids=READ)
def test_every_number_of_a_file_has_a_least_and_a_most(kind: Any) -> None:
    assert list(_loose(inspect.type_info(kind), "", set())) == []


DEEP = {
    "lists in lists": "[" * 5000,
    "lists in lists by dashes": "- " * 5000,
    "groups in groups": "{a: " * 5000,
    "lines ever further in": "".join(f"{' ' * depth}a:\n" for depth in range(500)),
    "questions in questions": "? " * 5000,
    "aliases that multiply": "a: &a0 [x]\n"
    + "".join(f"b{n}: &a{n + 1} [{', '.join([f'*a{n}'] * 10)}]\n" for n in range(9)),
    "an alias of itself": "a: &a [*a]\n",
    "a list of many": "a: [" + "1, " * 250_000 + "]\n",
}


@pytest.mark.parametrize("file", ["set.yaml", "cards.yaml", "layout.yaml", "icons.yaml"])
@pytest.mark.parametrize("text", DEEP.values(), ids=DEEP)
def test_what_is_nested_without_end_is_a_finding_of_its_file(text: str, file: str, tmp_path: Path) -> None:
    issues = drawn_of(written(tmp_path, {"set.yaml": SET, file: text}))
    assert f"fleet/{file}" in [issue.span.file for issue in issues]


DIGITS = "9" * 5000


@pytest.mark.parametrize(
    "more",
    [
        f"rules: {{rounds: {{{DIGITS}: 3}}}}\n",
        f"rules: {{hand: {DIGITS}}}\n",
        f"players: {{from: {DIGITS}, to: 4}}\n",
        f"remove: [{DIGITS}]\n",
        f"change: {{{DIGITS}: {{cost: {DIGITS}}}}}\n",
        f"{DIGITS}: 1\n",
    ],
    ids=lambda more: more.split(":")[0][:9],
)
def test_a_number_of_five_thousand_digits_is_a_finding(more: str, tmp_path: Path) -> None:
    assert "fleet/set.yaml" in [issue.span.file for issue in issues_of(written(tmp_path, {"set.yaml": SET + more}))]


@pytest.mark.parametrize("game", games())
def test_five_thousand_digits_for_a_number_of_players_are_a_finding(game: str, tmp_path: Path) -> None:
    switches = f"rules:\n  rounds:\n    ? '{DIGITS}'\n    : 3\n"
    place = written(tmp_path, {"set.yaml": f"extends: {game}\ntitle: {{en: A}}\nlanguages: [en]\n{switches}"})
    assert "fleet/set.yaml" in [issue.span.file for issue in issues_of(place)]


def test_a_set_has_no_more_designs_than_checks_compare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "MOST_DESIGNS", 50)
    fault = Fault(
        "51 designs",
        {"set.yaml": SET, "cards.yaml": CARDS},
        "too-much-content",
        "fleet/cards.yaml:2:5",
        "the set has 51 designs",
        accepted="at most 50",
    )
    expect(fault, issues_of(written(tmp_path, fault.files)))


@pytest.mark.parametrize("error", [RecursionError, OverflowError, MemoryError])
def test_what_is_beyond_the_machine_is_a_finding_of_the_file(error: type[Exception]) -> None:
    said = r"fleet/set.yaml:1:1: error: what this set asks for is .*too-much-content"
    with pytest.raises(ContentError, match=said), within_means("fleet/set.yaml"):
        raise error


@pytest.mark.parametrize(
    ("module", "step"),
    [
        ("validator.content.loading", "stacked"),
        ("validator.play.checking", "lint"),
        ("generator.print.press", "faces_of"),
    ],
)
def test_no_step_from_a_file_to_a_face_lets_it_pass(
    module: str, step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(*_: object, **__: object) -> None:
        raise RecursionError

    monkeypatch.setattr(f"{module}.{step}", endless)
    issues = drawn_issues_of(written(tmp_path, {"set.yaml": SET}))
    assert "too-much-content" in [issue.code for issue in issues]
