"""Files that are written over: their mode and links stay, no two meet, and what is saved is on the disk."""

from __future__ import annotations

import os
import stat
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from generator.front.studio.http.replies import Refused
from generator.front.studio.work.folder import Folder
from validator.base.files import READ_ONLY, save, write_beside, write_folder, write_in_turn
from validator.base.issue import Trouble, WrongUse
from validator.base.locks import alone_in

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such modes and links there")
OLD, NEW = b"old", b"new and longer"


@pytest.mark.parametrize("mode", [0o600, 0o664, 0o755])
def test_the_mode_of_a_file_stays(mode: int, tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_bytes(OLD)
    path.chmod(mode)
    write_beside(path, NEW)
    assert (path.read_bytes(), stat.S_IMODE(path.stat().st_mode)) == (NEW, mode)


def test_a_link_to_a_file_of_the_folder_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "shared").mkdir()
    (tmp_path / "cards.yaml").symlink_to(Path("shared", "cards.yaml"))
    write_beside(tmp_path / "cards.yaml", NEW)
    assert ((tmp_path / "cards.yaml").is_symlink(), (tmp_path / "shared" / "cards.yaml").read_bytes()) == (True, NEW)


def test_nothing_is_written_where_a_link_leads_out_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "outside.yaml").write_bytes(OLD)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "cards.yaml").symlink_to(tmp_path / "outside.yaml")
    write_beside(tmp_path / "mine" / "cards.yaml", NEW)
    assert [path.read_bytes() for path in (tmp_path / "outside.yaml", tmp_path / "mine" / "cards.yaml")] == [OLD, NEW]


def test_a_link_in_a_circle_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "one").symlink_to("other")
    (tmp_path / "other").symlink_to("one")
    write_beside(tmp_path / "one", NEW)
    assert (tmp_path / "one").read_bytes() == NEW


def test_the_studio_writes_what_a_link_in_its_folder_leads_to(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "shared.yaml").write_bytes(OLD)
    (tmp_path / "mine" / "cards.yaml").symlink_to(Path("..", "shared.yaml"))
    folder = Folder(tmp_path)
    folder.write("mine/cards.yaml", "new", folder.sum(tmp_path / "shared.yaml"))
    assert ((tmp_path / "mine" / "cards.yaml").is_symlink(), (tmp_path / "shared.yaml").read_text()) == (True, "new")


def test_a_file_that_is_written_while_another_is_does_not_meet_it(tmp_path: Path) -> None:
    def parts() -> Iterator[bytes]:
        yield b"one "
        write_beside(tmp_path / "other.csv", OLD)
        yield b"two"

    write_in_turn(tmp_path / "cards.yaml", parts())
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"cards.yaml": b"one two", "other.csv": OLD}


def test_what_is_saved_is_on_the_disk_with_its_name_and_that_of_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: forced.append(os.fstat(file).st_ino))
    path = tmp_path / "made" / "cards.yaml"
    save(path, NEW)
    assert forced == [found.stat().st_ino for found in (path, path.parent, tmp_path)]


def test_what_somebody_else_saved_meanwhile_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Folder(tmp_path)
    seen = folder.write("cards.yaml", "one", None)
    synced = os.fsync

    def late(file: int) -> None:
        synced(file)
        monkeypatch.undo()
        (tmp_path / "cards.yaml").write_text("theirs")

    monkeypatch.setattr(os, "fsync", late)
    with pytest.raises(Refused, match="changed by another program"):
        folder.write("cards.yaml", "two", seen)
    assert (tmp_path / "cards.yaml").read_text() == "theirs"


def test_a_file_too_large_to_be_looked_at_is_not_taken_for_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("generator.front.studio.work.folder.MOST_BROUGHT", 2)
    (tmp_path / "cards.yaml").write_bytes(OLD)
    with pytest.raises(Refused):
        Folder(tmp_path).write("cards.yaml", "new", None)


@pytest.mark.parametrize("write", [write_beside, save])
@pytest.mark.parametrize("is_linked", [False, True], ids=["itself", "by a link"])
def test_a_file_that_its_owner_made_read_only_is_not_written_over(
    write: Callable[..., object], is_linked: bool, tmp_path: Path
) -> None:
    path = tmp_path / "cards.yaml"
    path.write_bytes(OLD)
    path.chmod(0o444)
    (tmp_path / "link.yaml").symlink_to("cards.yaml")
    written = tmp_path / "link.yaml" if is_linked else path
    with pytest.raises(Trouble, match=f"{written.name} was not written: it is read-only") as refused:
        write(written, NEW)
    assert (refused.value.code, sorted(one.name for one in tmp_path.iterdir())) == (
        READ_ONLY,
        ["cards.yaml", "link.yaml"],
    )
    assert (path.read_bytes(), stat.S_IMODE(path.stat().st_mode)) == (OLD, 0o444)


def test_a_hard_link_is_not_parted_from_its_other_name(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_bytes(OLD)
    os.link(tmp_path / "cards.yaml", tmp_path / "other.yaml")
    with pytest.raises(Trouble, match="was not written: it is a hard link"):
        save(tmp_path / "cards.yaml", NEW)
    held = {path.name: (path.read_bytes(), path.stat().st_nlink) for path in tmp_path.iterdir()}
    assert held == {"cards.yaml": (OLD, 2), "other.yaml": (OLD, 2)}


def test_what_is_made_anew_leaves_a_hard_link_to_it_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "cards.pdf").write_bytes(OLD)
    os.link(tmp_path / "cards.pdf", tmp_path / "kept.pdf")
    write_beside(tmp_path / "cards.pdf", NEW)
    assert ((tmp_path / "cards.pdf").read_bytes(), (tmp_path / "kept.pdf").read_bytes()) == (NEW, OLD)


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="only the superuser gives files away")
def test_the_owner_of_a_file_stays(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_bytes(OLD)
    os.chown(path, 12, 34)
    path.chmod(0o640)
    save(path, NEW)
    state = path.stat()
    assert (state.st_uid, state.st_gid, stat.S_IMODE(state.st_mode)) == (12, 34, 0o640)


FOREIGN = ("con.csv", "AUX.yaml", "Nul", "com1.old.yaml", "lpt¹", "aux .yaml", "cards.yaml.", "cards ")


@pytest.mark.parametrize("name", FOREIGN)
def test_a_new_file_has_a_name_that_it_can_have_everywhere(name: str, tmp_path: Path) -> None:
    for relative in (name, f"{name}/cards.yaml"):
        with pytest.raises(WrongUse, match="Windows"):
            Folder(tmp_path).write(relative, "new", None)
    with pytest.raises(WrongUse, match="Windows"):
        write_folder(tmp_path / "mine", {f"pictures/{name}": NEW})
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("name", ["icon.csv", "con-1.yaml", "console", "com10.yaml", "my.con", "auxiliary.yaml"])
def test_a_name_that_only_looks_like_that_of_a_device_is_taken(name: str, tmp_path: Path) -> None:
    Folder(tmp_path).write(name, "new", None)
    assert (tmp_path / name).read_text() == "new"


def test_a_file_that_is_called_so_already_is_written(tmp_path: Path) -> None:
    (tmp_path / "aux").mkdir()
    (tmp_path / "aux" / "con.yaml").write_bytes(OLD)
    folder = Folder(tmp_path)
    folder.write("aux/con.yaml", "new", folder.sum(tmp_path / "aux" / "con.yaml"))
    folder.write("aux/cards.yaml", "new", None)
    assert {path.read_text() for path in (tmp_path / "aux").iterdir()} == {"new"}


@pytest.mark.parametrize("is_lockable", [True, False], ids=["locked by the system", "a disk that locks nothing"])
def test_one_thread_at_a_time_is_in_a_folder(
    is_lockable: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not is_lockable:
        monkeypatch.setattr("validator.base.locks.fcntl.flock", lambda *_: os.close(-1))
    entered: list[str] = []

    def enter() -> None:
        with alone_in(tmp_path):
            entered.append("second")

    with alone_in(tmp_path):
        other = threading.Thread(target=enter)
        other.start()
        other.join(0.05)
        entered.append("first")
    other.join()
    assert entered == ["first", "second"]
