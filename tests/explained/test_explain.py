"""``proofpress explain``: a page, the list, a near miss; and the line below findings that leads there."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.cli import main
from tests.explained.examples import laid_out
from validator.content.explained.pages import known, pages_of, pointer

WRONG = {"set.yaml": "change:\n  E05: {csot: 2}\n"}


def test_a_page_shows_a_wrong_example_and_a_right_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "unknown-field"]) == 0
    told = capsys.readouterr().out
    assert told.index("No such field") < told.index("E05: {csot: 2}") < told.index("E05: {cost: 2}")


@pytest.mark.parametrize(("language", "title"), [("zh-Hant", "沒有這個欄位"), ("zh-Hans", "没有这个字段")])
def test_a_page_speaks_the_language_asked_for(language: str, title: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["explain", "unknown-field", "--lang", language])
    assert capsys.readouterr().out.startswith(title)


def test_a_code_as_it_ends_a_finding_will_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "[unknown-field]"]) == 0


def test_a_star_stands_for_any_ending(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "never-played"]) == 0


def test_without_a_code_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["explain"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(known()) + 1


def test_a_near_miss_is_guessed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "unknown-feild"]) == 2
    assert "did you mean 'unknown-field'?" in capsys.readouterr().err


def test_a_game_of_ones_own_brings_pages_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROOFPRESS_GAMES", "content/new-game/trick")
    assert [found.game for found in pages_of("too-few-cards")][-1] == "my_game"


def test_the_findings_of_a_check_lead_to_their_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["check", str(laid_out(tmp_path / "mine", WRONG, "empires"))])
    assert capsys.readouterr().out.splitlines()[-1] == "What it means: proofpress explain unknown-field"


@pytest.mark.parametrize("style", ["json", "github"])
def test_programs_are_told_nothing_of_pages(style: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["check", "--format", style, str(laid_out(tmp_path / "mine", WRONG, "empires"))])
    assert "explain" not in capsys.readouterr().out


def test_several_codes_are_named_in_one_line() -> None:
    said = "What they mean: proofpress explain CODE, where CODE is unknown-field and unknown-word"
    assert str(pointer(["unknown-field", "unknown-word", "unknown-field"])) == said


def test_codes_without_a_page_are_not_pointed_to() -> None:
    assert pointer(["of-nobody"]) is None
