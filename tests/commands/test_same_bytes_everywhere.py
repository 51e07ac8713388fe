"""The whole way at once: what ``proofpress proof`` writes, twice the same to the byte, whatever the surroundings."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pypdfium2  # type: ignore[import-untyped]
import pytest
from pypdf import PdfReader

from tests import ROOT
from validator.play.lookup import open_set

HERE = {"PYTHONHASHSEED": "1", "TZ": "Asia/Taipei", "LC_ALL": "C.UTF-8"}
ELSEWHERE = {"PYTHONHASHSEED": "2", "TZ": "America/Lima", "LC_ALL": "C"}
OTHERS = (
    ("print", "empires", "--lang", "zh-Hans", "--only", "raid,rules", "--svg", "--png"),
    ("play", "empires", "--seed", "3"),
)
PROOF = (("proof", "empires", "--games", "12", "--workers", "1"), *OTHERS)
PROOF_ELSEWHERE = (("proof", "empires", "--games", "12", "--workers", "2"), *OTHERS)
ONE_LANGUAGE = (("print", "empires", "--lang", "zh-Hant"), *OTHERS)


def proofpress(folder: Path, arguments: tuple[str, ...], surroundings: dict[str, str]) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **surroundings}
    command = [sys.executable, "-m", "generator.cli", *arguments]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def run(folder: Path, commands: tuple[tuple[str, ...], ...], surroundings: dict[str, str]) -> Path:
    for command in commands:
        proofpress(folder, command, surroundings)
    return folder / "output" / "empires"


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a proof and two more commands write."""
    return run(tmp_path_factory.mktemp("run"), PROOF, HERE)


def written(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix != ".sqlite"
    }


@pytest.mark.slow
def test_every_file_is_the_same_to_the_byte(first: Path, tmp_path: Path) -> None:
    here, elsewhere = map(written, (first, run(tmp_path, PROOF_ELSEWHERE, ELSEWHERE)))
    assert [name for name in here | elsewhere if here.get(name) != elsewhere.get(name)] == []


def test_sheets_of_one_language_and_a_game_are_the_same_to_the_byte(first: Path, tmp_path: Path) -> None:
    here, elsewhere = map(written, (first, run(tmp_path, ONE_LANGUAGE, ELSEWHERE)))
    assert {Path(name).suffix for name in elsewhere} == {".pdf", ".svg", ".png", ".jsonl"}
    assert [name for name in elsewhere if here.get(name) != elsewhere[name]] == []


def test_all_kinds_of_files_are_written(first: Path) -> None:
    suffixes = {Path(name).suffix for name in written(first)}
    assert suffixes == {".pdf", ".svg", ".png", ".html", ".json", ".txt", ".jsonl"}


@pytest.mark.parametrize("language", open_set("empires").languages)
def test_every_title_can_be_searched_in_the_pdf(first: Path, language: str) -> None:
    content = open_set("empires")
    pages = pypdfium2.PdfDocument(first / f"empires-{language}-a4.pdf")
    text = "".join("".join(page.get_textpage().get_text_range() for page in pages).split())
    titles = [content.title(piece, language) for _, piece in content.every_piece()]
    assert [title for title in titles if "".join(title.split()) not in text] == []


@pytest.mark.parametrize("language", open_set("empires").languages)
def test_all_fonts_of_a_pdf_are_embedded_and_subset(first: Path, language: str) -> None:
    reader = PdfReader(first / f"empires-{language}-a4.pdf")
    fonts = {
        font["/BaseFont"]: "/FontFile2" in font["/FontDescriptor"]
        for number in range(1, len(reader.xref_objStm) + len(reader.xref[0]) + 1)
        if isinstance(entry := reader.get_object(number), dict) and entry.get("/Type") == "/Font"
        for font in [entry]
    }
    assert fonts
    assert all(embedded and name[7:8] == "+" for name, embedded in fonts.items())


def test_a_sheet_holds_trim_and_bleed_boxes(first: Path) -> None:
    page = PdfReader(first / "empires-en-a4.pdf").pages[0]
    assert "/TrimBox" in page
    assert "/BleedBox" in page


def test_the_document_has_a_title_and_bookmarks(first: Path) -> None:
    reader = PdfReader(first / "empires-zh-Hant-a4.pdf")
    assert reader.metadata is not None
    assert (reader.metadata.title, bool(reader.outline)) == ("恆星小帝國", True)


def test_one_language_is_under_a_megabyte(first: Path) -> None:
    sizes = [file.stat().st_size for file in first.glob("empires-*-a4.pdf")]
    assert max(sizes) < 1_000_000


def test_without_libcairo_only_png_is_refused(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "class Gone:\n"
        "    def find_spec(self, name, *rest):\n"
        "        if name == 'cairocffi': raise OSError('no library called cairo')\n"
        "sys.meta_path.insert(0, Gone())\n"
        "from generator.cli import main\n"
        "sys.exit(main(['print', 'empires', '--only', 'raid', '--lang', 'en', '--svg', '--png']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "apt install libcairo2" in done.stderr
    assert {path.suffix for path in tmp_path.rglob("*") if path.is_file()} == {".pdf", ".svg"}
