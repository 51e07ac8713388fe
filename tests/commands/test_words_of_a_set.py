"""``words``: every kind of piece with its fields, groups inside them, words, switches; one by name; any width."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from generator.cli import main
from validator.content.places import built_in
from validator.content.schema import schema_of
from validator.play.lookup import games, words_of

FIELDS = {
    "a number": ("race", "kind chip", "value: points it is worth; a whole number from 1 to 50; must be given"),
    "a default": (
        "empires",
        "kind raid",
        "cost: other hand cards discarded to play it; a whole number from 0 to 4; 1 if not given",
    ),
    "a word": (
        "empires",
        "kind homeworld",
        "mission: what its owner's row must show at the end; one mission, told below; must be given",
    ),
    "words": (
        "race",
        "kind world",
        "powers: what it does in the phases; a list of up to 5, each one power, told below; may be left out",
    ),
    "a group": (
        "empires",
        "kind empire",
        "a: the half that faces its owner unturned; a group of fields: half, told below; must be given",
    ),
    "groups": (
        "steam",
        "kind map",
        "towns: the towns; a list of up to 60, each a group of fields: town, told below; may be left out",
    ),
    "a choice of groups": (
        "roll",
        "kind faction",
        "left: the face on the left; a group with is: development or world, told below; must be given",
    ),
    "a group's field": (
        "steam",
        "group city",
        "cubes: cubes on it at the start; a whole number from 0 to 9; 2 if not given",
    ),
    "a group in a group": (
        "trucker",
        "group row",
        "row: number printed beside the row; a whole number from 2 to 12; must be given",
    ),
    "a field of every piece": (
        "race",
        "every piece",
        "count: copies in the box; a whole number from 1 to 500; 1 if not given",
    ),
    "a field of a word": ("race", "power sale_bonus", "good: alien, any, genes, novelty, rare; any if not given"),
}


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are not broken, whatever the terminal that runs the tests."""
    monkeypatch.setenv("COLUMNS", "1000")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """What ``words`` tells, in blocks."""
    assert main(["words", *arguments]) == 0
    return capsys.readouterr().out.strip().split("\n\n")


@pytest.mark.parametrize(("name", "heading", "line"), FIELDS.values(), ids=FIELDS)
def test_a_field_is_told_with_what_it_holds_accepts_and_is_if_not_given(
    name: str, heading: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (block,) = (block for block in told(capsys, name) if block.startswith(f"{heading}: "))
    assert f"    {line}" in block.splitlines()


@pytest.mark.parametrize("game", games())
def test_every_field_of_a_kind_or_a_group_in_it_is_described(game: str) -> None:
    words = words_of(game)
    assert words is not None
    told_by_sentences = {kind.__name__ for kinds in words.families.values() for kind in kinds}
    schemas = [schema_of(kind, name) for name, kind in words.kinds.items()]
    groups = [part for schema in schemas for name, part in schema["$defs"].items() if name not in told_by_sentences]
    silent = [
        f"{part['title']} {name}"
        for part in (*schemas, *groups)
        for name, field in part.get("properties", {}).items()
        if "description" not in field and name != "is"
    ]
    assert silent == []


@pytest.mark.parametrize(
    ("name", "headings"),
    [
        ("ship_board", ["kind ship_board", "group plan", "group row"]),
        ("row", ["group row"]),
        ("shield", ["component shield"]),
        ("penalty", ["penalty days", "penalty crew", "penalty goods", "penalty shots"]),
        ("rules", ["rules of trucker (set.yaml, under rules"]),
    ],
)
def test_one_kind_group_family_or_word_is_told_alone(
    name: str, headings: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert [block.partition(":")[0] for block in told(capsys, "trucker", name)] == headings


def test_a_kind_told_alone_has_the_fields_of_every_piece(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = told(capsys, "trucker", "flight_board")
    assert [line.split(":")[0].strip() for line in block.splitlines()[1:]] == [
        "id",
        "title",
        "count",
        "flavour",
        "spaces",
    ]


def test_a_name_that_is_nearly_one_is_guessed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "race", "sale_bonu"]) == 2
    assert "no kind of piece or word 'sale_bonu'; did you mean 'sale_bonus'?" in capsys.readouterr().err


@pytest.mark.parametrize("name", built_in())
def test_forty_columns_hold_every_line(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert main(["words", name]) == 0
    assert [line for line in capsys.readouterr().out.splitlines() if cell_len(line) > 40] == []


def test_a_language_without_texts_says_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "set.yaml").write_text("extends: empires\ntitle: {en: Fleet}\nlanguages: [fr]\n", encoding="utf-8")
    assert main(["words", str(tmp_path), "look"]) == 0
    assert "fr:" not in capsys.readouterr().out


def test_another_form_of_a_kind_is_listed_with_its_fields(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "steam", "map"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert ("kind map (rows):" in told, "rows: the map, row after row" in told, "key: what each character" in told) == (
        True,
        True,
        True,
    )
