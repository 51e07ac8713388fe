"""The sets of the games, written as spreadsheets and read back, are the same to the last byte of print."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from generator.cli import main
from generator.front.commands.export import exported, sheets_of
from validator.content.places import CONTENT, entry_files, find
from validator.play.lookup import open_set

SETS = ("empires", "race", "race-2018", "roll", "steam", "trucker")
ENDINGS = ("csv", "tsv", "xlsx", "ods")


def in_sheets(name: str, ending: str, folder: Path) -> Path:
    """A copy of a built-in set whose entries are spreadsheets."""
    shutil.copytree(CONTENT / name, folder)
    for file in entry_files(find(name)):
        (folder / file.name).unlink()
    target = folder / f"all.{ending}" if ending in ("xlsx", "ods") else folder
    for path, data in exported(sheets_of(open_set(name)), ending, target):
        path.write_bytes(data)
    return folder


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("name", SETS)
def test_a_set_reads_back_the_same(name: str, ending: str, tmp_path: Path) -> None:
    folder = in_sheets(name, ending, tmp_path / name)
    assert open_set(str(folder)).pieces == open_set(name).pieces


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_what_was_read_back_is_written_the_same(ending: str, tmp_path: Path) -> None:
    folder = in_sheets("steam", ending, tmp_path / "steam")
    assert sheets_of(open_set(str(folder))) == sheets_of(open_set("steam"))


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_same_set_makes_the_same_bytes(ending: str) -> None:
    first, second = (exported(sheets_of(open_set("steam")), ending, Path("x")) for _ in range(2))
    assert first == second


def test_a_set_out_of_a_workbook_prints_the_same_bytes(tmp_path: Path) -> None:
    folder = in_sheets("steam", "xlsx", tmp_path / "sheets" / "steam")
    shutil.copytree(CONTENT / "steam", tmp_path / "yaml" / "steam")
    for source in (folder, tmp_path / "yaml" / "steam"):
        assert main(["print", str(source), "--lang", "en", "--output", str(source.parent / "out")]) == 0
    printed = [
        {file.name: file.read_bytes() for file in sorted((tmp_path / side / "out").rglob("*.pdf"))}
        for side in ("sheets", "yaml")
    ]
    assert printed[0] == printed[1] != {}
