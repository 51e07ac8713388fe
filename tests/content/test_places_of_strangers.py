"""Pipes, devices, folders and links in the place of files: told with their paths, never opened, never ignored.

A pipe that is opened waits for ever: no test here ends where one is.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from generator.cli import main
from tests.content.planted import SET, issues_of, written
from validator.base import opening
from validator.base.issue import ContentError
from validator.base.opening import bytes_of, fault_of
from validator.play.engine.transcript import read as read_transcript
from validator.play.playtest.running.store import Store, StoreError

LONGEST = 20
"""Seconds after which something waits."""

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")


@pytest.fixture(autouse=True)
def _nothing_waits() -> Iterator[None]:
    def end(*_: object) -> None:
        raise TimeoutError("something was opened that never ends")

    before = signal.signal(signal.SIGALRM, end)
    signal.alarm(LONGEST)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def _link(path: Path, to: str) -> None:
    path.symlink_to(to)


MADE: dict[str, Callable[[Path], None]] = {
    "a pipe": os.mkfifo,
    "a folder": Path.mkdir,
    "a device": lambda path: _link(path, "/dev/zero"),
    "a link to itself": lambda path: _link(path, path.name),
    "a link to its folder": lambda path: _link(path, "."),
    "a link to nothing": lambda path: _link(path, "nothing"),
}
FILES = ["set.yaml", "cards.yaml", "layout.yaml", "layout-more.yaml", "icons.yaml", "text/en.ftl", "text/fr.ftl"]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("kind", MADE)
def test_what_is_no_file_is_found_at_its_path(kind: str, file: str, tmp_path: Path) -> None:
    place = written(tmp_path, {"text/en.more.ftl": "a = b\n"} if file == "set.yaml" else {"set.yaml": SET})
    (tmp_path / "text").mkdir(exist_ok=True)
    MADE[kind](tmp_path / file)
    assert [(issue.code, issue.span.file) for issue in issues_of(place)] == [("file-unreadable", f"fleet/{file}")]


def test_two_are_told_at_once(tmp_path: Path) -> None:
    place = written(tmp_path, {"set.yaml": SET})
    os.mkfifo(tmp_path / "a.yaml")
    os.mkfifo(tmp_path / "b.yaml")
    assert [issue.span.file for issue in issues_of(place)] == ["fleet/a.yaml", "fleet/b.yaml"]


@pytest.mark.parametrize("kind", ["a pipe", "a link to itself", "a link to nothing"])
def test_a_folder_of_texts_that_is_none_is_found(kind: str, tmp_path: Path) -> None:
    place = written(tmp_path, {"set.yaml": SET})
    MADE[kind](tmp_path / "text")
    assert [(issue.code, issue.span.file) for issue in issues_of(place)] == [("file-unreadable", "fleet/text")]


@pytest.mark.parametrize("file", ["cards.yaml", "layout.yaml", "text/en.ftl"])
def test_a_link_that_leaves_the_folder_is_found(file: str, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").write_text("empire: []\n")
    folder = tmp_path / "fleet"
    place = written(folder, {"set.yaml": SET, "text/en.more.ftl": "a = b\n"})
    (folder / file).symlink_to(tmp_path / "elsewhere")
    assert [(issue.code, issue.span.file) for issue in issues_of(place)] == [("path-outside", f"fleet/{file}")]


@pytest.mark.parametrize("to", ["..", ".", "loop"])
def test_a_set_to_extend_over_a_link_is_refused_at_its_line(to: str, tmp_path: Path) -> None:
    place = written(tmp_path, {"set.yaml": "extends: loop\n"})
    (tmp_path / "loop").symlink_to(to)
    (issue,) = issues_of(place)
    assert (issue.span.file, issue.span.line, issue.span.column) == ("fleet/set.yaml", 1, 10)
    assert issue.code in ("path-outside", "extends-circle", "unknown-set")


def test_a_file_that_says_it_is_small_is_read_no_further_than_its_bound() -> None:
    endless = Path("/proc/self/smaps")
    if not endless.exists():
        pytest.skip("there are no files here that say they are empty")
    with pytest.raises(ContentError, match="too large"):
        bytes_of(endless, "smaps", 100)


@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="the superuser may read everything")
def test_a_file_that_may_not_be_read_is_found(tmp_path: Path) -> None:
    place = written(tmp_path, {"set.yaml": SET, "cards.yaml": "a: 1\n"})
    (tmp_path / "cards.yaml").chmod(0)
    assert [issue.code for issue in issues_of(place)] == ["file-unreadable"]


@pytest.mark.parametrize("kind", MADE)
def test_a_transcript_that_is_no_file_is_refused(kind: str, tmp_path: Path) -> None:
    MADE[kind](tmp_path / "game.jsonl")
    with pytest.raises(ContentError, match="file-unreadable"):
        read_transcript(tmp_path / "game.jsonl")


@pytest.mark.parametrize("command", ["replay", "play", "ship check"])
@pytest.mark.parametrize("kind", MADE)
def test_a_command_says_so_of_its_file(
    kind: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    MADE[kind](path)
    assert main([*command.split(), str(path)]) == 1
    told = capsys.readouterr()
    assert f"{path.as_posix()}:1:1: error: " in told.out + told.err


@pytest.mark.parametrize("kind", MADE)
def test_a_set_whose_first_file_is_none_is_refused(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    MADE[kind](tmp_path / "set.yaml")
    assert main(["check", str(tmp_path)]) == 1
    assert "set.yaml:1:1: error: " in capsys.readouterr().out


@pytest.mark.parametrize("kind", MADE)
def test_a_store_that_is_no_file_is_refused_and_left_where_it_is(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    MADE[kind](path)
    with pytest.raises(StoreError, match=r"plain file|circle|no such file"):
        Store(path)
    assert os.path.lexists(path)


def test_what_is_not_there_is_no_fault(tmp_path: Path) -> None:
    assert fault_of(tmp_path / "nothing", "nothing") is None


@pytest.mark.parametrize("kind", MADE)
def test_a_kept_ship_that_is_no_file_is_told(kind: str, tmp_path: Path) -> None:
    languages = "extends: trucker\ntitle: {en: Fleet}\nlanguages: [en]\n"
    place = written(tmp_path, {"set.yaml": languages, "witnesses/II.yaml": ""})
    (tmp_path / "witnesses" / "II.yaml").unlink()
    MADE[kind](tmp_path / "witnesses" / "II.yaml")
    assert ("witnesses/II.yaml") in [issue.span.file.removeprefix("fleet/") for issue in issues_of(place)]


def test_a_file_made_a_moment_after_it_was_missed_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "is_there", lambda path: True)
    assert opening.fault_of(tmp_path / "store.sqlite", "store.sqlite") is None
