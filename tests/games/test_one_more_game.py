"""One more game is new files only: Lanterns lives in this folder, is loaded by path, checked, printed and played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from tests import ROOT

HERE = ROOT / "tests"
LANTERNS = HERE / "sixth_game" / "lanterns"


def proofpress(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command from ``folder``, with the game's code named in the environment."""
    environment = {**os.environ, "PROOFPRESS_GAMES": str(HERE / "sixth_game" / "games"), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "generator.cli", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def proof(tmp_path_factory: pytest.TempPathFactory) -> tuple[subprocess.CompletedProcess[str], Path]:
    folder = tmp_path_factory.mktemp("proof")
    done = proofpress(folder, "proof", str(LANTERNS), "--games", "60", "--workers", "2")
    return done, folder / "output" / "lanterns"


def test_the_game_is_proofed_without_touching_a_file(proof: tuple[subprocess.CompletedProcess[str], Path]) -> None:
    done, _ = proof
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_sheets_hold_its_titles(proof: tuple[subprocess.CompletedProcess[str], Path]) -> None:
    _, folder = proof
    text = "".join(page.extract_text() for page in PdfReader(folder / "lanterns-zh-Hant-a4.pdf").pages)
    assert "玉燈" in text


def test_its_games_are_reported(proof: tuple[subprocess.CompletedProcess[str], Path]) -> None:
    _, folder = proof
    assert "60 games were played" in (folder / "report.txt").read_text(encoding="utf-8")


def test_it_is_told_and_replayed(tmp_path: Path) -> None:
    told = proofpress(tmp_path, "play", str(LANTERNS), "--seats", "greedy,random")
    assert "Player 1 hangs" in told.stdout
    (transcript,) = (tmp_path / "output" / "lanterns" / "transcripts").iterdir()
    again = proofpress(tmp_path, "replay", str(transcript))
    assert again.returncode == 0, again.stdout + again.stderr


def test_its_words_are_shown(tmp_path: Path) -> None:
    assert "glow kindle" in proofpress(tmp_path, "words", str(LANTERNS)).stdout


def test_no_other_file_knows_it() -> None:
    sources = [*ROOT.glob("generator/**/*.py"), *ROOT.glob("validator/**/*.py"), *ROOT.glob("content/**/*.yaml")]
    # A kit is no game with rules, and may be about lanterns as well.
    sources = [file for file in sources if "kits" not in file.relative_to(ROOT).parts[:2]]
    assert [file.name for file in sources if "lantern" in file.read_text(encoding="utf-8").lower()] == []
