"""A game from ``new-game``, installed by pip into a fresh environment: nothing here knows it, and everything works."""

from __future__ import annotations

import sys
import sysconfig
import venv
from pathlib import Path
from subprocess import CompletedProcess
from typing import NamedTuple

import pytest

from tests import ROOT
from tests.new_game.laid_out import proofpress, python, run


class Reader(NamedTuple):
    """Somebody's computer: an environment with Proofpress and the game in it, and a folder to work in."""

    interpreter: Path
    desk: Path

    def proofpress(self, *arguments: str) -> CompletedProcess[str]:
        """Run the command there."""
        return run(self.desk, [str(self.interpreter), "-m", "generator.cli", *arguments])


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    folder = tmp_path_factory.mktemp("plugin")
    assert proofpress(folder, "new-game", "evenings").returncode == 0
    venv.create(folder / "environment", symlinks=True)
    interpreter = folder / "environment" / "bin" / "python"
    place = run(folder, [str(interpreter), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"])
    libraries = f"{sysconfig.get_path('purelib')}\n{ROOT}\n"
    Path(place.stdout.strip(), "libraries.pth").write_text(libraries, encoding="utf-8")
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    installed = python(
        folder, "-m", "pip", "--python", str(interpreter), "install", "-q", *options, str(folder / "evenings")
    )
    assert installed.returncode == 0, installed.stderr
    (folder / "desk").mkdir()
    return Reader(interpreter, folder / "desk")


pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="environments have another shape there")


def test_it_is_checked(reader: Reader) -> None:
    assert reader.proofpress("check", "evenings").stdout == "evenings: legal and complete (24 designs, nothing found)\n"


def test_it_is_printed(reader: Reader) -> None:
    done = reader.proofpress("print", "evenings", "--lang", "zh-Hant", "--output", "printed")
    assert (reader.desk / "printed" / "evenings" / "evenings-zh-Hant-a4.pdf").is_file(), done.stderr


def test_it_is_played_and_told(reader: Reader) -> None:
    told = reader.proofpress("play", "evenings", "--seats", "greedy,steady", "--output", "played").stdout
    assert "Player 1 plays" in told and "wins the trick" in told


def test_it_is_played_again(reader: Reader) -> None:
    reader.proofpress("play", "evenings", "--seats", "random,random", "--output", "again")
    (transcript,) = (reader.desk / "again" / "evenings" / "transcripts").iterdir()
    assert "holds" in reader.proofpress("replay", str(transcript)).stdout


def test_its_games_are_reported(reader: Reader) -> None:
    done = reader.proofpress("playtest", "evenings", "--games", "40", "--workers", "2", "--output", "tested")
    assert done.returncode == 0, done.stdout + done.stderr
    report = (reader.desk / "tested" / "evenings" / "report.txt").read_text(encoding="utf-8")
    assert "40 games were played" in report


def test_a_set_of_ones_own_extends_it(reader: Reader) -> None:
    mine = reader.desk / "mine"
    mine.mkdir()
    (mine / "set.yaml").write_text(
        "extends: evenings\ntitle: {en: Mine, zh-Hant: 我的, zh-Hans: 我的}\nrules: {hand_size: 5}\n", encoding="utf-8"
    )
    done = reader.proofpress("check", "mine")
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_words_are_shown(reader: Reader) -> None:
    assert "bonus prize" in reader.proofpress("words", "evenings").stdout


def test_a_near_miss_of_its_name_is_guessed(reader: Reader) -> None:
    assert "did you mean 'evenings'?" in reader.proofpress("check", "evenigs").stderr
