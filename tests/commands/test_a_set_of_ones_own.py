"""A stranger's first ten minutes: a new set from each built-in one, its templates, and one that is broken off."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from pypdf import PdfReader

from generator.cli import main
from generator.print.choice import chosen
from validator.content.places import CONTENT, built_in
from validator.play.checking import everything_wrong
from validator.play.lookup import open_set

OTHER_LANGUAGES = re.compile(r"\bzh\b|\bHan[ts]\b|Chinese|translat|\blanguages?\b|[\u4e00-\u9fff]")
CHANGES = {
    "empires": "E05: {title: {en: Far Beacon}, cost: 2}",
    "race": "W20: {title: {en: Far Beacon}}",
    "race-2018": "W20: {title: {en: Far Beacon}}",
    "roll": "G02: {front: {title: {en: Far Beacon}}}",
    "steam": "A: {colour: blue}",
    "trucker": "L1-01: {title: {en: Far Beacon}, adventure: {credits: 6}}",
}
TEMPLATES = sorted(folder.parent.name for folder in CONTENT.glob("*/template"))
EXAMPLE = re.compile(r"^# ((?:rules|remove|change):|  )", re.MULTILINE)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test runs from an empty folder far from the checkout."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def changed(base: str) -> None:
    """A new set in English, and one card of the game changed in it."""
    assert main(["new", "fleet", "--from", base, "--lang", "en"]) == 0
    with Path("fleet/set.yaml").open("a", encoding="utf-8") as file:
        file.write(f"change:\n  {CHANGES[base]}\n")


def other_language(told: str) -> str:
    """The first word about another language, or in one."""
    found = OTHER_LANGUAGES.search(told)
    return found[0] if found else ""


@pytest.mark.parametrize("base", built_in())
def test_a_changed_set_in_english_is_found_without_fault(base: str, capsys: pytest.CaptureFixture[str]) -> None:
    changed(base)
    capsys.readouterr()
    assert main(["check", "fleet"]) == 0
    assert re.fullmatch(r"fleet: legal and complete \(\d+ designs, nothing found\)\n", capsys.readouterr().out)


@pytest.mark.parametrize("base", built_in())
def test_what_is_new_in_it_is_printed_on_two_pages_at_most(base: str, capsys: pytest.CaptureFixture[str]) -> None:
    changed(base)
    capsys.readouterr()
    assert main(["print", "fleet", "--only", "new"]) == 0
    told = capsys.readouterr()
    (sheets,) = Path("output/fleet").glob("*.pdf")
    assert (len(PdfReader(sheets).pages) <= 2, other_language(told.out + told.err)) == (True, "")


@pytest.mark.parametrize("base", built_in())
def test_it_is_played_to_the_end(base: str, capsys: pytest.CaptureFixture[str]) -> None:
    changed(base)
    capsys.readouterr()
    seats = "greedy,random,random" if base == "steam" else "greedy,random"
    assert main(["play", "fleet", "--seats", seats, "--seed", "1"]) == 0
    told = capsys.readouterr()
    assert other_language(told.out + told.err) == ""


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("base", built_in())
def test_a_new_set_holds_the_texts_of_its_languages_alone(base: str, language: str) -> None:
    assert main(["new", "fleet", "--from", base, "--lang", language]) == 0
    told = "".join(file.read_text(encoding="utf-8") for file in Path("fleet").glob("*.yaml"))
    spoken = set(re.findall(r"\b(en|zh-Hant|zh-Hans): ", told))
    assert (spoken, list(open_set("fleet").languages)) == ({language}, [language])


@pytest.mark.parametrize("base", built_in())
def test_a_new_set_in_every_language_is_found_without_fault(base: str) -> None:
    assert main(["new", "fleet", "--from", base]) == 0
    assert [str(issue) for issue in everything_wrong(open_set("fleet"))] == []


@pytest.mark.parametrize("game", TEMPLATES)
def test_the_examples_in_the_comments_of_a_template_are_legal(game: str, elsewhere: Path) -> None:
    shutil.copytree(CONTENT / game / "template", elsewhere / "uncommented")
    file = elsewhere / "uncommented" / "set.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(EXAMPLE.sub(r"\1", text), encoding="utf-8")
    content = open_set("uncommented")
    assert content.states("rules") and content.states("remove") and content.states("change")
    assert [str(issue) for issue in everything_wrong(content)] == []


def test_every_game_has_a_template() -> None:
    assert sorted({open_set(name).words.game for name in built_in()}) == TEMPLATES


@pytest.mark.parametrize("game", TEMPLATES)
def test_a_template_is_no_part_of_the_game(game: str) -> None:
    template = open_set(str(CONTENT / game / "template"))
    own = {piece.id for _, piece in template.every_piece() if template.is_own(template.span(piece.id))}
    assert not own & set(open_set(game).by_id)


@pytest.mark.parametrize("game", sorted(set(TEMPLATES) - {"steam"}))
def test_a_template_adds_one_piece(game: str) -> None:
    assert len(chosen(open_set(str(CONTENT / game / "template")), ["new"])) == 1


def test_a_language_the_game_has_no_texts_in_is_refused(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "fleet", "--from", "race", "--lang", "fr"]) == 2
    assert "it has en, zh-Hant, zh-Hans" in capsys.readouterr().err
    assert list(elsewhere.iterdir()) == []


@pytest.mark.parametrize("more", [[], ["--recipe"]])
def test_inside_a_set_it_is_said_where_to_begin_another(
    more: list[str], elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["new", "fleet", "--from", "race", "--lang", "en"])
    monkeypatch.chdir(elsewhere / "fleet")
    assert main(["new", "armada", "--from", ".", *more]) == 2
    assert "begin in the folder around it" in capsys.readouterr().err


@pytest.mark.parametrize("fault", [KeyboardInterrupt, OSError])
def test_a_new_set_that_is_broken_off_leaves_nothing(
    fault: type[BaseException], elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise fault

    monkeypatch.setattr(Path, "write_bytes", broken)
    assert main(["new", "fleet", "--from", "race"]) != 0
    assert list(elsewhere.iterdir()) == []
