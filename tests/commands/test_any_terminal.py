"""Any terminal will do: other encodings, no colours, forty columns, a pipe that closes, the line ends of Windows."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT
from tests.content.planted import CARDS, SET, issues_of, written

COMMANDS = {
    "check": ("check", "empires"),
    "words": ("words", "empires"),
    "play": ("play", "empires", "--lang", "zh-Hans", "--seed", "1"),
    "proof": ("proof", "empires", "--games", "2", "--workers", "1"),
}


NO_COLOURS = {"NO_COLOR": "1", "COLUMNS": "40"}, pytest.param({"TERM": "dumb"}, marks=pytest.mark.slow)


def proofpress(folder: Path, *arguments: str, **surroundings: str) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **surroundings}
    command = [sys.executable, "-m", "generator.cli", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
@pytest.mark.parametrize("command", ["words", "play"])
def test_an_encoding_without_a_letter_ends_no_command(command: str, encoding: str, tmp_path: Path) -> None:
    done = proofpress(tmp_path, *COMMANDS[command], PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")


def test_json_says_every_letter_in_any_encoding(tmp_path: Path) -> None:
    written(tmp_path / "fleet", {"set.yaml": SET, "cards.yaml": CARDS.replace("Far Beacon", "\u9060" * 90)})
    done = proofpress(tmp_path, "check", "fleet", "--format", "json", PYTHONIOENCODING="ascii")
    assert isinstance(json.loads(done.stdout), list)


@pytest.fixture(scope="module", params=NO_COLOURS, ids=["NO_COLOR COLUMNS", "TERM"])
def proof(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> subprocess.CompletedProcess[bytes]:
    """A whole proof at a terminal that wants no colours; the first is forty columns wide."""
    return proofpress(tmp_path_factory.mktemp("proof"), *COMMANDS["proof"], **request.param)


def test_no_colours_are_written_where_none_are_wanted(proof: subprocess.CompletedProcess[bytes]) -> None:
    assert (proof.returncode, b"\x1b" in proof.stdout + proof.stderr) == (0, False)


@pytest.mark.parametrize("proof", NO_COLOURS[:1], indirect=True, ids=["NO_COLOR COLUMNS"])
def test_forty_columns_are_enough(proof: subprocess.CompletedProcess[bytes]) -> None:
    assert "empires: legal yes, complete yes, played yes" in proof.stdout.decode().splitlines()


def test_a_pipe_that_closes_is_no_fault(tmp_path: Path) -> None:
    program = f"{sys.executable} -m generator.cli words race | head -n 1"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(["sh", "-c", program], cwd=tmp_path, env=environment, capture_output=True, check=False)
    assert done.stderr == b""


def test_the_line_ends_of_windows_change_no_finding(tmp_path: Path) -> None:
    files = {"set.yaml": SET + "remove: [E99]\n", "cards.yaml": CARDS}
    unix = issues_of(written(tmp_path / "unix", files))
    windows = issues_of(
        written(tmp_path / "windows", {name: text.replace("\n", "\r\n") for name, text in files.items()})
    )
    assert unix == windows != []
