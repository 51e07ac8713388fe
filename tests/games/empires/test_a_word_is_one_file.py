"""A new word of Empires: one file of Python and three lines of text in each language, and the whole house knows it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT

SIFT = Path(__file__).parent / "sift"
LANGUAGES = ("en", "zh-Hant", "zh-Hans")
NO_BYTE_CODE = shutil.ignore_patterns("__pycache__")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with the word in it, and a set that has it on both halves of a card."""
    root = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "validator", root / "validator", ignore=NO_BYTE_CODE)
    (root / "content").mkdir()
    for place in (ROOT / "content").iterdir():
        (root / "content" / place.name).symlink_to(place)
    for name in ("generator", "schemas", "pyproject.toml"):
        (root / name).symlink_to(ROOT / name)
    (root / "content" / "empires").unlink()
    shutil.copytree(ROOT / "content" / "empires", root / "content" / "empires")
    words = root / "validator" / "play" / "games" / "empires" / "words"
    shutil.copy(SIFT / "word.py.txt", words / "sift.py")
    for language in LANGUAGES:
        with (root / "content" / "empires" / "text" / f"{language}.ftl").open("a", encoding="utf-8") as text:
            text.write((SIFT / f"{language}.ftl").read_text(encoding="utf-8"))
    (root / "sifted").mkdir()
    for name in ("set.yaml", "cards.yaml"):
        shutil.copy(SIFT / name, root / "sifted" / name)
    return root


def said(house: Path, *arguments: str) -> str:
    command = [sys.executable, "-m", "generator.cli", *arguments]
    result = subprocess.run(
        command,
        cwd=house,
        env={"PYTHONPATH": str(house), "HOME": str(house)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def test_the_set_is_legal_and_complete(house: Path) -> None:
    assert "legal and complete" in said(house, "check", "sifted")


def test_the_word_is_listed_with_its_fields(house: Path) -> None:
    assert "sift" in said(house, "words", "sifted")


@pytest.mark.parametrize(("language", "told"), [("en", "sifts"), ("zh-Hant", "篩掉"), ("zh-Hans", "筛掉")])
def test_its_game_is_told(house: Path, language: str, told: str) -> None:
    games = (
        said(house, "play", "sifted", "--lang", language, "--seed", str(seed), "--seats", "random,random")
        for seed in range(3)
    )
    assert any(told in game for game in games)


def test_its_card_is_printed(house: Path) -> None:
    assert "X1" in said(house, "print", "sifted", "--only", "X1", "--lang", "zh-Hant")
