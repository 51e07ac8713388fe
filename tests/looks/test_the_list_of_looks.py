"""``proofpress looks``: every look with its slots, a near miss, and pictures."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.cli import main
from generator.print.looks.shelves import names


def test_every_look_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["looks"])
    listed = capsys.readouterr().out
    assert [name for name in names() if f"{name}: " not in listed] == []


def test_a_look_says_what_its_slots_take(capsys: pytest.CaptureFixture[str]) -> None:
    main(["looks", "trick"])
    assert "rank: number or one_of (what the look is for)" in capsys.readouterr().out


def test_a_look_is_told_in_chinese(capsys: pytest.CaptureFixture[str]) -> None:
    main(["looks", "trick", "--lang", "zh-Hant"])
    assert "吃墩牌" in capsys.readouterr().out


def test_a_look_that_is_not_there_is_refused_with_the_one_meant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["looks", "clasic"]) == 2
    assert "did you mean 'classic'?" in capsys.readouterr().err


def test_a_look_is_drawn_with_its_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["looks", "medal", "--svg", str(tmp_path)])
    assert sorted(file.name for file in tmp_path.iterdir()) == ["medal-back.svg", "medal.svg"]


def test_a_picture_of_a_look_is_the_same_each_time(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        main(["looks", "classic", "--svg", str(tmp_path / folder)])
    assert (tmp_path / "one" / "classic.svg").read_bytes() == (tmp_path / "two" / "classic.svg").read_bytes()
