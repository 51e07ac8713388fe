"""What the cache folder holds is as good as new, or as good as nothing."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from validator.base import cache
from validator.base.cache import cache_folder, clear, digest, entries, keep
from validator.base.issue import ContentError, Issue, Span


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of the test's own."""
    monkeypatch.setenv(cache.FOLDER_NAMED, str(tmp_path / "cache"))
    return tmp_path / "cache"


def the_entry() -> Path:
    [entry] = entries()
    return entry.path


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1])


def flipped(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[-1] ^= 1
    path.write_bytes(bytes(data))


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def replaced_by_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def replaced_by_a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def linked_to_itself(path: Path) -> None:
    path.unlink()
    path.symlink_to(path)


def test_what_was_kept_comes_back() -> None:
    keep("text", "key", b"data")
    assert cache.cached("text", "key") == b"data"


@pytest.mark.parametrize(("kind", "key"), [("text", "other"), ("face", "key")])
def test_another_kind_or_key_is_another_entry(kind: str, key: str) -> None:
    keep("text", "key", b"data")
    assert cache.cached(kind, key) is None


@pytest.mark.parametrize(
    "damaged",
    [cut, flipped, emptied, replaced_by_a_folder, replaced_by_a_pipe, linked_to_itself],
    ids=lambda damaged: damaged.__name__,
)
def test_a_damaged_entry_is_none(damaged: Callable[[Path], None]) -> None:
    keep("text", "key", b"data")
    damaged(the_entry())
    assert cache.cached("text", "key") is None


@pytest.mark.parametrize("damaged", [cut, replaced_by_a_pipe, linked_to_itself], ids=lambda damaged: damaged.__name__)
def test_a_damaged_entry_is_made_anew(damaged: Callable[[Path], None]) -> None:
    keep("text", "key", b"data")
    damaged(the_entry())
    keep("text", "key", b"data")
    assert cache.cached("text", "key") == b"data"


def test_no_folder_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(cache.FOLDER_NAMED, "")
    keep("text", "key", b"data")
    assert (cache_folder(), cache.cached("text", "key"), entries()) == (None, None, [])


def test_a_file_in_the_place_of_the_folder_is_no_fault(folder: Path) -> None:
    folder.write_text("mine", encoding="utf-8")
    keep("text", "key", b"data")
    assert cache.cached("text", "key") is None and folder.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(("bound", "most"), [("MOST_ENTRIES", 4), ("MOST_BYTES", 4 * 1_016)])
def test_those_longest_without_use_make_room(bound: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, bound, most)
    for number in range(4):
        keep("text", str(number), b"x" * 1_000)
        os.utime(the_file(str(number)), (number, number))
    cache.cached("text", "0")
    keep("text", "4", b"x" * 1_000)
    assert sorted(entry.path.name for entry in entries()) == ["text-0", "text-3", "text-4"]


def the_file(key: str) -> Path:
    return next(entry.path for entry in entries() if entry.path.name == f"text-{key}")


def test_what_would_fill_the_folder_alone_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST_BYTES", 1_000)
    keep("text", "key", b"x" * 300)
    assert entries() == []


def test_clearing_removes_entries_and_nothing_else(folder: Path) -> None:
    keep("text", "key", b"data")
    (folder / "mine.txt").write_text("mine", encoding="utf-8")
    assert clear() == [] and entries() == []
    assert (folder / "mine.txt").is_file()


def keep_many(name: str) -> None:
    for number in range(50):
        keep("text", str(number), name.encode() * 1_000)


def test_two_processes_at_once_leave_whole_entries(folder: Path) -> None:
    context = multiprocessing.get_context("spawn")
    writers = [context.Process(target=keep_many, args=(name,)) for name in "ab"]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert [writer.exitcode for writer in writers] == [0, 0]
    assert {cache.cached("text", str(number)) for number in range(50)} <= {b"a" * 1_000, b"b" * 1_000}
    assert all(stat.S_ISREG(path.stat().st_mode) for path in (folder / "kept").iterdir())
    assert len(entries()) == 50


@pytest.mark.parametrize("others", [("a", "bc"), ("abc",), ("c", "ab"), ("ab", "c", "")])
def test_texts_cut_otherwise_have_another_digest(others: tuple[str, ...]) -> None:
    assert digest("ab", "c") != digest(*others)


def test_a_refusal_comes_whole_out_of_another_process() -> None:
    fault = ContentError([Issue(code="a", message="b", span=Span("c"))], "nothing was printed")
    again = pickle.loads(pickle.dumps(fault))
    assert (again.issues, again.outcome, str(again)) == (fault.issues, fault.outcome, str(fault))


def test_asking_for_what_is_not_kept_says_nothing() -> None:
    program = "import sys; from validator.base.cache import cached; cached('a', 'b'); sys.exit('fluent' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_what_is_kept_is_of_the_program_as_its_files_stand_today() -> None:
    assert [(folder / "__init__.py").is_file() for folder in cache.PACKAGES] == [True, True]
    assert any(state.startswith(f"{cache.__file__} ") for state in cache.states_of(cache.PACKAGES))
