"""A checkout with one word more, as a newcomer adds it: a file of Python, and some lines of text in each language."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tests import ROOT

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
NO_BYTE_CODE = shutil.ignore_patterns("__pycache__")


def house_with(root: Path, game: str, word: Path) -> Path:
    """Make the checkout in a folder, and below it the set ``own`` that has the word.

    ``word`` is a folder named as the word: ``word.py.txt``, its texts, and the files of the set.
    """
    shutil.copytree(ROOT / "validator", root / "validator", ignore=NO_BYTE_CODE)
    (root / "content").mkdir()
    for place in (ROOT / "content").iterdir():
        (root / "content" / place.name).symlink_to(place)
    for name in ("generator", "schemas", "pyproject.toml"):
        (root / name).symlink_to(ROOT / name)
    (root / "content" / game).unlink()
    shutil.copytree(ROOT / "content" / game, root / "content" / game)
    words = root / "validator" / "play" / "games" / game / "words"
    shutil.copy(word / "word.py.txt", words / f"{word.name}.py")
    for language in LANGUAGES:
        with (root / "content" / game / "text" / f"{language}.ftl").open("a", encoding="utf-8") as text:
            text.write((word / f"{language}.ftl").read_text(encoding="utf-8"))
    (root / "own").mkdir()
    for file in word.glob("*.yaml"):
        shutil.copy(file, root / "own" / file.name)
    return root


def said(house: Path, *arguments: str) -> str:
    """What a command of that checkout prints, all being well."""
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
