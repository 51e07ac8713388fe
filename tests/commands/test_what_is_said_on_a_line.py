"""What commands say of names, paths and options is one line each, whatever these hold; what they read is plain."""

from __future__ import annotations

import ast
import io
import json
import os
import sys
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from generator.cli import main
from generator.front.tasks.exporting import is_ours
from tests import ROOT
from validator.base.characters import MOST_LINE
from validator.base.files import save
from validator.base.opening import bytes_held
from validator.play.playtest.figures.strength import FILE as LADDER
from validator.play.playtest.figures.strength import ladder_in

ESCAPED = "a\x1b[31m\nb"
BOUND = {"one_line", "visible_line", "_say"}
OF_FEW_WORDS = {"lang"}
"""Options that are one of a few words."""


def is_anything(word: ast.AST) -> bool:
    """Whether a path or an option is named, which may hold anything."""
    if isinstance(word, ast.keyword):
        return word.arg in ("file", "path")
    if not isinstance(word, ast.Attribute):
        return False
    is_option = isinstance(word.value, ast.Name) and word.value.id == "options" and word.attr not in OF_FEW_WORDS
    return is_option or word.attr == "as_posix"


def printed_raw(file: Path) -> Iterator[int]:
    """The lines of a module on which a path or an option is printed as it is."""
    for call in (one for one in ast.walk(ast.parse(file.read_text())) if isinstance(one, ast.Call)):
        if isinstance(call.func, ast.Name) and call.func.id == "print":
            inside = [word for argument in call.args for word in ast.walk(argument)]
            called = {one.func.id for one in inside if isinstance(one, ast.Call) and isinstance(one.func, ast.Name)}
            if any(map(is_anything, inside)) and not called & BOUND:
                yield call.lineno


def test_no_command_prints_a_path_or_an_option_as_it_is() -> None:
    found = {
        file.name: lines
        for room in ("commands", "tasks")
        for file in (ROOT / "generator" / "front" / room).rglob("*.py")
        if (lines := [*printed_raw(file)])
    }
    assert found == {}


def pack_of(**changed: Any) -> bytes:
    files = {"set.yaml": b"game: kit\ntitle: {en: M}\nlanguages: [en]\n"}
    held = [{"name": name, "size": len(data), "sha256": sha256(data).hexdigest()} for name, data in files.items()]
    listed = {"format": 1, "set": "mine", "title": {"en": "M"}, "game": "kit", "needs": [], "within": [], "files": held}
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as packed:
        for name, data in {"proofpress.json": json.dumps(listed | changed).encode(), **files}.items():
            packed.writestr(name, data)
    return whole.getvalue()


@pytest.mark.parametrize(
    "changed",
    [
        {"title": {"en": "M\x1b[31m\n" * 90}},
        {"title": {"en": "M\x1b[31m\n" * 9_000}},
        {"game": "\x1b[31m" * 190},
        {"needs": ["mine"] * 100_000},
        {"needs": ["../x\x1b" * 90] * 90},
        {"within": ["a"] * 100_000},
    ],
    ids=["a title", "a long title", "a game", "many needs", "long needs", "many within"],
)
def test_a_pack_is_told_of_on_short_lines(
    changed: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.zip").write_bytes(pack_of(**changed))
    main(["open", "mine.zip"])
    lines = "".join(capsys.readouterr()).splitlines()
    assert (len(lines) <= 3, max(map(len, lines)) <= MOST_LINE) == (True, True)


def test_a_pack_asks_once_which_sets_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr("generator.front.commands.open.built_in", lambda: asked.append(1) or ["race"])
    monkeypatch.chdir(tmp_path)
    Path("mine.zip").write_bytes(pack_of(needs=["race"] * 90))
    assert (main(["open", "mine.zip"]), asked) == (0, [1])


def test_a_sheet_is_told_of_on_short_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("x.csv").write_text(f"id,Name,Qty\n{'9' * 5_000},x,2\n{'9' * 5_000}1,y,2\n")
    assert main(["new", "mine", "--kit", "--sheet", "x.csv"]) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= MOST_LINE


@pytest.mark.skipif(sys.platform == "win32", reason="no such names there")
@pytest.mark.parametrize("command", [["export", "empires", "--csv"], ["replay"], ["cache"]])
def test_a_folder_whose_name_acts_on_a_terminal_is_written_out(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PROOFPRESS_CACHE", str(tmp_path / ESCAPED))
    Path(ESCAPED).mkdir()
    main([*command, *([] if command == ["cache"] else [ESCAPED])])
    said = "".join(capsys.readouterr())
    assert ("\x1b" in said, r"a\x1b[31m\nb" in said) == (False, True)


@pytest.mark.skipif(sys.platform != "linux", reason="names of any bytes are Linux's")
def test_a_game_is_written_to_a_folder_whose_name_is_no_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    code = main(["play", "empires", "--seats", "random,random", "--seed", "1", "--output", "q\udcff"])
    assert (code, r"Transcript: q\udcff/empires/transcripts/" in capsys.readouterr().out) == (0, True)


@pytest.mark.parametrize("columns", ["9" * 5_000, "²", "0"])
def test_columns_that_nobody_has_end_no_help(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from generator import cli

    cli._columns.cache_clear()
    monkeypatch.setenv("COLUMNS", columns)
    assert cli._columns() == cli.COLUMNS
    cli._columns.cache_clear()


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes in folders there")
def test_a_pipe_in_the_place_of_a_file_of_ours_is_never_waited_for(tmp_path: Path) -> None:
    for name in (LADDER, "manifest.json"):
        os.mkfifo(tmp_path / name)
    assert (bytes_held(tmp_path / LADDER), ladder_in(tmp_path), is_ours(tmp_path)) == (None, None, False)


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes in folders there")
def test_a_pipe_is_no_pack_to_be_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    os.mkfifo("x")
    assert (main(["pack", "empires", "-o", "x"]), "no pack; nothing was touched" in capsys.readouterr().err) == (
        2,
        True,
    )


def test_a_path_that_is_too_long_is_refused_before_its_folders_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []
    exists = Path.exists
    monkeypatch.setattr(Path, "exists", lambda path: asked.append(path) or exists(path))
    with pytest.raises(OSError, match="too long"):
        save(tmp_path / ("../" * 3_000) / "x", b"")
    assert len(asked) <= 1
