"""What the commands make of a kit: a new one checks and prints, schemas lie beside it, and nobody plays it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from generator.cli import main
from tests.kits.making import CARDS, KIT, kit_in
from validator.content.source import parse, plain


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in which commands are given."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_new_kit_is_legal_and_complete(inside: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["new", "wizards", "--kit"])
    capsys.readouterr()
    assert main(["check", "wizards"]) == 0
    assert capsys.readouterr().out == "wizards: legal and complete (8 designs, nothing found)\n"


def test_a_new_kit_prints(inside: Path) -> None:
    main(["new", "wizards", "--kit"])
    main(["print", "wizards", "--output", "out"])
    assert (inside / "out" / "wizards" / "wizards-en-a4.pdf").is_file()


def test_a_new_kit_speaks_the_languages_asked_for(inside: Path) -> None:
    main(["new", "wizards", "--kit", "--lang", "de", "--lang", "zh-Hant"])
    assert main(["check", "wizards"]) == 0
    assert "languages: [de, zh-Hant]" in (inside / "wizards" / "set.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize("more", [["--from", "race"], ["--recipe"], ["--lang", "English language"]])
def test_a_kit_stands_alone(inside: Path, more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "wizards", "--kit", *more]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_recipe_is_not_begun_for_what_nobody_plays(inside: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["new", "wizards", "--kit"])
    capsys.readouterr()
    assert main(["new", "decks", "--recipe", "--from", "wizards"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1 and not (inside / "decks").exists()


@pytest.mark.parametrize(("file", "schema"), [("cards.yaml", "entries"), ("kit.yaml", "kit"), ("set.yaml", "set")])
def test_the_files_of_a_new_kit_fit_the_schemas_beside_them(inside: Path, file: str, schema: str) -> None:
    main(["new", "wizards", "--kit"])
    found = json.loads((inside / "wizards" / "schemas" / f"{schema}.schema.json").read_text(encoding="utf-8"))
    data = plain(parse((inside / "wizards" / file).read_text(encoding="utf-8"), file), [])
    assert list(Draft202012Validator(found).iter_errors(data)) == []


def test_schemas_follow_the_declaration(inside: Path) -> None:
    kit_in(inside, KIT.replace("cost: {", "price: {"))
    (inside / "goblins" / "cards.yaml").write_text(CARDS.replace("cost:", "price:"), encoding="utf-8")
    main(["schema", "goblins"])
    text = (inside / "goblins" / "schemas" / "entries.schema.json").read_text(encoding="utf-8")
    assert '"price"' in text


def test_words_tell_kinds_keywords_and_checks(inside: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kit_in(inside, KIT + "keywords: {swift: {en: Acts first.}}\nchecks: [{check: total, exactly: 3}]\n")
    main(["words", "goblins"])
    said = capsys.readouterr().out
    assert all(line in said for line in ("kind goblin", "{swift} Swift: Acts first.", "total; wanted 3"))


@pytest.mark.parametrize(
    "command",
    [
        ["play"],
        ["playtest"],
        ["price"],
        ["sweep", "--vary", "cost=1..2"],
        ["tune"],
        ["generate"],
        ["train"],
        ["ladder"],
    ],
)
def test_what_plays_refuses_a_kit_in_a_sentence(
    inside: Path, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    kit_in(inside)
    assert main([command[0], "goblins", *command[1:]]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_proof_of_a_kit_is_to_check_and_print_it(inside: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kit_in(inside)
    assert main(["proof", "goblins", "--output", "out"]) == 0
    assert "was checked and printed; no rules are known that play it" in capsys.readouterr().out


def test_an_icon_that_nobody_drew_is_told_at_its_column(inside: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kit_in(inside, KIT + "keywords: {swift: {en: Acts first.}}\n", CARDS + "    text: Be {swfit} now\n")
    assert main(["check", "goblins"]) == 1
    assert "cards.yaml:11:15: error: G2 › text: there is no icon and no keyword 'swfit'" in capsys.readouterr().out


def test_a_colour_that_no_theme_has_is_told_at_its_card(inside: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kit_in(inside, KIT, CARDS + "    tint: bleu-de-france\n")
    main(["check", "goblins"])
    assert "cards.yaml:11:11: error: G2 › tint: there is no colour 'bleu-de-france'" in capsys.readouterr().out


def test_reminders_and_names_are_drawn(inside: Path) -> None:
    kit = KIT.replace("values: [red, green]", "values: [red, green], names: {green: {en: Moss}}")
    kit_in(inside, kit + "keywords: {swift: {en: Acts first.}}\n", CARDS + '    text: "{swift}"\n')
    main(["print", "goblins", "--svg-text", "--output", "out"])
    drawn = next((inside / "out").rglob("G2*.svg")).read_text(encoding="utf-8")
    assert "Acts" in drawn
