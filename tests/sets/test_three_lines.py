"""A set of three lines: what it extends, its title and one colour; it is checked clean and printed in that colour."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.cli import main

COLOUR = "#7a1f1f"
SET = f'extends: race\ntitle: {{en: Ember}}\ntheme: {{ink: "{COLOUR}"}}\n'


@pytest.fixture(autouse=True)
def _three_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ember").mkdir()
    (tmp_path / "ember" / "set.yaml").write_text(SET, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


def test_it_is_checked_without_a_finding(capsys: pytest.CaptureFixture[str]) -> None:
    assert (main(["check", "ember"]), capsys.readouterr().out.count("\n")) == (0, 1)


def test_it_is_printed_in_its_colour() -> None:
    assert main(["print", "ember", "--only", "D01", "--lang", "en", "--svg"]) == 0
    drawn = "".join(file.read_text(encoding="utf-8") for file in Path("output").rglob("*.svg"))
    assert COLOUR in drawn


def test_it_differs_from_the_game_in_the_title_and_the_colour(capsys: pytest.CaptureFixture[str]) -> None:
    main(["diff", "race", "ember"])
    assert f"{{ink: {COLOUR}}}" in capsys.readouterr().out
