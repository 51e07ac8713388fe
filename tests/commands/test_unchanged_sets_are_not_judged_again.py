"""A verdict is kept until anything changes that it depends on, and told as if it were new."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from generator.cli import main
from generator.front.tasks import judging
from tests.content.planted import CARDS, SET, written
from validator.base.cache import FOLDER_NAMED, _stamp, entries, keep
from validator.base.plugins import GAMES_NAMED
from validator.content.check_cache import kept_verdict, set_stamp
from validator.content.places import find
from validator.play import checking

ADVISED = {"set.yaml": SET, "cards.yaml": CARDS, "notes.yml": "a file that is not read\n"}
ILLEGAL = {"set.yaml": SET, "cards.yaml": CARDS.replace("cost: 1", "cost: 99")}


@pytest.fixture(autouse=True)
def fleet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A custom set with one warning, a cache folder of the test's own, and an empty folder around."""
    monkeypatch.setenv(FOLDER_NAMED, str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    written(Path("fleet"), ADVISED)
    return Path("fleet")


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A line for each time a set is looked through."""
    asked: list[str] = []
    through = checking.everything_wrong

    def counted(content: object, report: object = None) -> object:
        asked.append("looked through")
        return through(content, report)  # type: ignore[arg-type]

    monkeypatch.setattr(checking, "everything_wrong", counted)
    monkeypatch.setattr(judging, "everything_wrong", counted)
    return asked


def check(capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, str, str]:
    """The exit code, and what was told."""
    code = main(["check", "fleet", *options])
    return code, *capsys.readouterr()


def stamp() -> str | None:
    return set_stamp(find("fleet"))


@pytest.mark.parametrize("style", ["text", "json", "github"])
def test_a_kept_verdict_is_told_alike(style: str, times: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (check(capsys, "--format", style) for _ in range(2))
    assert first == second and len(times) == 1 and "unread-file" in first[1]


def test_a_verdict_with_errors_is_not_kept(fleet: Path, times: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    (fleet / "cards.yaml").write_text(CARDS.replace("Far Beacon", "Far " * 60), encoding="utf-8")
    assert [check(capsys)[0] for _ in range(2)] == [1, 1] and len(times) == 2


def test_a_set_that_check_passed_is_printed_without_another_look(times: list[str]) -> None:
    main(["check", "fleet"])
    main(["print", "fleet", "--lang", "en", "--only", "rules"])
    assert len(times) == 1


def test_a_set_that_was_printed_is_played_without_another_look(times: list[str]) -> None:
    main(["print", "fleet", "--lang", "en", "--only", "rules"])
    checking.open_legal("fleet")
    assert len(times) == 1


def test_a_set_that_is_only_known_to_be_playable_is_still_checked(
    times: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    checking.open_legal("fleet")
    assert "unread-file" in check(capsys)[1] and len(times) == 2


def edit_a_card(fleet: Path) -> None:
    (fleet / "cards.yaml").write_text(CARDS.replace("cost: 1", "cost: 2"), encoding="utf-8")


def edit_within_the_same_moment(fleet: Path) -> None:
    file = fleet / "cards.yaml"
    state = file.stat()
    file.write_text(CARDS.replace("cost: 1", "cost: 2"), encoding="utf-8")
    os.utime(file, ns=(state.st_atime_ns, state.st_mtime_ns))


def edit_the_set(fleet: Path) -> None:
    (fleet / "set.yaml").write_text(SET + "note: changed\n", encoding="utf-8")


def add_a_layout(fleet: Path) -> None:
    (fleet / "layout.yaml").write_text("cards: 1\n", encoding="utf-8")


def add_a_text(fleet: Path) -> None:
    (fleet / "text").mkdir()
    (fleet / "text" / "en.ftl").write_text("title-F01 = Beacon\n", encoding="utf-8")


def add_an_empty_file(fleet: Path) -> None:
    (fleet / "more.yaml").touch()


def rename_a_file(fleet: Path) -> None:
    (fleet / "cards.yaml").rename(fleet / "ships.yaml")


def take_a_file_away(fleet: Path) -> None:
    (fleet / "notes.yml").unlink()


EDITS = [
    edit_a_card,
    edit_within_the_same_moment,
    edit_the_set,
    add_a_layout,
    add_a_text,
    add_an_empty_file,
    rename_a_file,
    take_a_file_away,
]


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.__name__)
def test_any_edit_makes_another_stamp(edit: Callable[[Path], None], fleet: Path) -> None:
    before = stamp()
    edit(fleet)
    assert stamp() != before


def test_an_edited_set_is_judged_anew(fleet: Path, times: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    check(capsys)
    (fleet / "cards.yaml").write_text(CARDS.replace("cost: 1", "cost: 99"), encoding="utf-8")
    assert check(capsys)[0] == 1


def test_an_edit_while_it_is_judged_keeps_nothing(
    fleet: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    through = judging.found_in

    def edited(content: object, report: object) -> object:
        edit_a_card(fleet)
        return through(content, report)  # type: ignore[arg-type]

    monkeypatch.setattr(judging, "found_in", edited)
    check(capsys)
    assert [entry.path.name for entry in entries() if entry.path.name.startswith(("verdict-", "legal-"))] == []


def test_the_same_set_under_another_name_is_another(fleet: Path) -> None:
    assert set_stamp(find("fleet")) != set_stamp(find("./fleet/../fleet"))


def test_more_than_a_set_may_hold_has_no_stamp(fleet: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.content.check_cache.MOST_BYTES", 10)
    assert stamp() is None


def test_too_many_files_have_no_stamp(fleet: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.content.check_cache.MOST_FILES", 2)
    assert stamp() is None


@pytest.mark.parametrize("target", [".", "nowhere"])
def test_a_link_to_a_folder_or_nowhere_leaves_no_stamp(target: str, fleet: Path) -> None:
    (fleet / "link").symlink_to(target)
    assert stamp() is None


def test_a_pipe_in_the_folder_leaves_no_stamp(fleet: Path) -> None:
    os.mkfifo(fleet / "pipe")
    assert stamp() is None


def test_a_file_of_the_program_is_part_of_the_stamp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = tmp_path / "games" / "checkers"
    games.mkdir(parents=True)
    monkeypatch.setenv(GAMES_NAMED, str(games.parent))
    before = _stamp.__wrapped__()
    (games / "rules.py").write_text("", encoding="utf-8")
    assert _stamp.__wrapped__() != before


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b'{"name": 3}', b"\xff\x00"])
def test_a_verdict_that_is_none_is_as_good_as_none(content: bytes) -> None:
    keep("verdict", "key", content)
    assert kept_verdict("key") is None


def test_the_cache_is_told_and_cleared(capsys: pytest.CaptureFixture[str]) -> None:
    keep("text", "key", b"data")
    told = [(main(["cache", *words]), capsys.readouterr().out.partition(": ")[2]) for words in ([], ["clear"], [])]
    assert told == [
        (0, "1 file, 0.0 MB of 64 MB at most\n"),
        (0, "1 file removed\n"),
        (0, "0 files, 0.0 MB of 64 MB at most\n"),
    ]


def test_a_cache_that_is_switched_off_is_said_to_be(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(FOLDER_NAMED, "")
    main(["cache"])
    assert "nothing is kept on disk: PROOFPRESS_CACHE is empty" in capsys.readouterr().out
