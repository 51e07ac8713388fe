"""A second studio in a folder says that another is open; what tells it so is in nobody's way."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from generator.front.studio.serving import serve
from tests import ROOT
from validator.base.locks import HIDDEN, marked
from validator.play.checking import everything_wrong
from validator.play.lookup import open_set

KILLED = """\
import os, signal, sys
from pathlib import Path

from validator.base.locks import marked

with marked(Path(sys.argv[1]), "killed"):
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a second studio says that is opened while a first one answers."""
    said: list[str] = []
    monkeypatch.setattr(sys, "setswitchinterval", lambda _: None)

    def second(*_: Any) -> None:
        monkeypatch.setattr("generator.front.studio.app.run", lambda *_: None)
        serve(tmp_path, 0, browser=False, say=said.append)

    monkeypatch.setattr("generator.front.studio.app.run", second)
    serve(tmp_path, 0, browser=False, say=lambda _: None)
    return said


def test_a_second_studio_says_where_another_is_open(said: list[str]) -> None:
    assert "http://127.0.0.1:" in said[2] and f"process {os.getpid()}" in said[2]


def test_it_does_not_give_away_the_secret_of_the_first(said: list[str]) -> None:
    assert "token" not in said[2]


def test_a_studio_leaves_nothing_in_its_folder(said: list[str], tmp_path: Path) -> None:
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="no such kill there")
def test_one_that_was_killed_is_not_taken_for_open(tmp_path: Path) -> None:
    ended = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], cwd=ROOT, check=False)
    with marked(tmp_path, "next") as found:
        assert (ended.returncode, found) == (-signal.SIGKILL, "")


def test_git_does_not_see_that_a_folder_is_open(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    with marked(tmp_path, "open"):
        seen = subprocess.run(["git", "-C", tmp_path, "status", "--short"], capture_output=True, check=True)
    assert seen.stdout == b""


def test_a_set_that_is_open_is_judged_as_ever(tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text("extends: race\ntitle: {en: Mine}\nlanguages: [en]\n")
    with marked(tmp_path, "open"):
        assert everything_wrong(open_set(str(tmp_path))) == []


def test_nothing_is_written_through_a_link_in_the_place_of_the_mark(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "outside").mkdir()
    (tmp_path / "mine" / HIDDEN).symlink_to(tmp_path / "outside")
    with marked(tmp_path / "mine", "open") as found:
        assert (found, list((tmp_path / "outside").iterdir())) == ("", [])


PROGRAM = """
import sys, threading, msgspec
from validator.base.locks import learnt
sys.setswitchinterval(1e-6)
for _ in range(40):
    inner = msgspec.defstruct("Inner", [(f"f{i}", "int | str | None") for i in range(20)])
    kind = msgspec.defstruct("Outer", [(f"f{i}", inner) for i in range(20)])
    data = {f"f{i}": {f"f{j}": j for j in range(20)} for i in range(20)}
    together = threading.Barrier(4)
    def convert():
        together.wait()
        msgspec.convert(data, learnt(kind))
    threads = [threading.Thread(target=convert) for _ in range(4)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
"""


def test_a_type_may_be_met_first_by_several_threads_at_once() -> None:
    # Without `learnt` this process ends by a signal.
    assert subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT, check=False).returncode == 0
