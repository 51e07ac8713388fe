"""Whatever a vocabulary can say, a row of cells says too."""

from __future__ import annotations

import csv
import io
from typing import Annotated, Any, Literal

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta

from validator.base.yaml_nodes import yaml
from validator.content.source import plain
from validator.content.spreadsheets.rows import entries_of
from validator.content.spreadsheets.separated import read
from validator.content.spreadsheets.typed import Typist
from validator.content.spreadsheets.wanted import kind_of
from validator.content.spreadsheets.writing.files import separated
from validator.content.spreadsheets.writing.rows import Rows
from validator.content.vocabulary import Act, Language, Piece

Size = Literal["small", "very_large"]
ByLanguage = Annotated[dict[Language, str], Meta()]
Prices = Annotated[dict[Annotated[str, Meta(pattern="^[a-z]+$")], int], Meta()]


class Gain(Act, frozen=True, kw_only=True):
    """Gain."""

    cards: int = 1
    sizes: tuple[Size, ...] = ()
    note: str = ""


class Lose(Act, frozen=True, kw_only=True):
    """Lose."""

    what: Size | None = None
    names: ByLanguage = msgspec.field(default_factory=dict)


class Half(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A half."""

    points: int | Size = 0
    deeds: tuple[Gain | Lose, ...] = ()
    deed: Gain | Lose | None = None


class Thing(Piece, frozen=True, kw_only=True):
    """A thing."""

    loud: bool = False
    weight: float = 0.0
    words: tuple[str, ...] = ()
    text: str = ""
    pairs: tuple[tuple[int, int], ...] = ()
    deep: tuple[tuple[tuple[Size, ...], ...], ...] = ()
    local: ByLanguage = msgspec.field(default_factory=dict)
    half: Half | None = None
    halves: tuple[Half, ...] = ()
    prices: Prices = msgspec.field(default_factory=dict)
    best: Size | Literal[1, 2] | None = None


FORMS = (("", Thing),)
LETTERS = st.text("ab ;,.:=+-@'\"[]{}#~|\n\\0é鐵", max_size=12)
SIZES = st.sampled_from(["small", "very_large"])
LOCAL = st.dictionaries(st.sampled_from(["en", "zh-Hant"]), LETTERS)


def partial(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """A group that states some of these fields."""
    return st.fixed_dictionaries({}, optional=fields)


GAIN = partial(cards=st.integers(-9, 9), sizes=st.lists(SIZES, max_size=3), note=LETTERS).map(
    lambda group: {"do": "gain", **group}
)
LOSE = partial(what=SIZES | st.none(), names=LOCAL).map(lambda group: {"do": "lose", **group})
HALF = partial(points=st.integers(0, 9) | SIZES, deeds=st.lists(GAIN | LOSE, max_size=3), deed=GAIN | LOSE)
THING = partial(
    local=LOCAL,
    count=st.integers(1, 500),
    loud=st.booleans(),
    words=st.lists(LETTERS, max_size=3),
    text=LETTERS,
    weight=st.floats(-1e3, 1e3).map(lambda number: round(number, 3)),
    halves=st.lists(HALF, max_size=2),
    half=HALF,
    pairs=st.lists(st.lists(st.integers(0, 20), min_size=2, max_size=2), max_size=3),
    deep=st.lists(st.lists(st.lists(SIZES, max_size=2), max_size=2), max_size=2),
    prices=st.dictionaries(st.sampled_from(["a", "b"]), st.integers(0, 9)),
    best=SIZES | st.sampled_from([1, 2, None]),
)


def read_back(data: bytes) -> list[Any]:
    """The entries of a CSV file as plain data."""
    node = entries_of([read(data, "thing.csv", ("thing",), False)], ["en", "zh-Hant"], [])
    assert isinstance(node, yaml.MappingNode)
    typist = Typist([], "en")
    return [plain(typist.entry(entry, kind_of(Thing)), []) for entry in node.value[0][1].value]


@settings(max_examples=250, deadline=None)
@given(st.lists(THING, min_size=1, max_size=3))
def test_entries_read_back_from_csv_as_they_were(things: list[dict[str, Any]]) -> None:
    entries = [{"id": f"T{number}", **thing} for number, thing in enumerate(things)]
    data = separated(Rows(FORMS, ["en", "zh-Hant"], lambda node: plain(node, [])).table(entries), ",")
    assert msgspec.convert(read_back(data), list[Thing]) == msgspec.convert(entries, list[Thing])


@settings(max_examples=250, deadline=None)
@given(LETTERS)
def test_no_cell_of_an_export_begins_as_a_formula_does(text: str) -> None:
    table = Rows(FORMS, ["en"], lambda node: plain(node, [])).table([{"id": "T", "text": text}])
    rows = csv.reader(io.StringIO(separated(table, "\t").decode("utf-8-sig"), newline=""), delimiter="\t")
    assert not [cell for row in rows for cell in row if cell.startswith(("=", "+", "-", "@"))]
