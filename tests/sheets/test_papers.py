"""Papers by name, by size, and what several of them share."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest
from pypdf import PdfReader

from generator.cli import main
from generator.front.tasks.pressing import pages_in
from generator.front.tasks.printers import paper_asked
from generator.print.sheets.geometry import POINTS_PER_MM, paper_of
from validator.base.issue import WrongUse


def size(name: str) -> tuple[float, float]:
    return paper_of(name).width, paper_of(name).height


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("legal", (215.9, 355.6)),
        ("Tabloid", (279.4, 431.8)),
        ("216x330", (216.0, 330.0)),
        ("330 × 216 mm", (216.0, 330.0)),
        ("8.5x13in", (215.9, 330.2)),
        ("a4+letter", (210.0, 279.4)),
        ("letter+a4", (210.0, 279.4)),
    ],
)
def test_a_paper_is_known_by_name_and_by_size(name: str, wanted: tuple[float, float]) -> None:
    assert size(name) == wanted


@pytest.mark.parametrize(
    "name", ["a44", "", "216", "50x50", "3000x3000", "a4+", "+", "a4+nothing", "1e9x5", "216x-330"]
)
def test_what_is_no_paper_is_refused_with_what_there_is(name: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="there are: a4, letter, legal, tabloid"):
        paper_asked(name)


def test_a_slip_is_told_with_the_paper_that_was_meant() -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="did you mean 'letter'"):
        paper_asked("leter")


def printed(folder: Path, *options: str) -> PdfReader:
    (folder / "out").mkdir(exist_ok=True)
    assert main(["print", "empires", "--lang", "en", "--output", str(folder / "out"), *options]) == 0
    (path,) = (folder / "out").rglob("*.pdf")
    return PdfReader(path)


@pytest.mark.parametrize("paper", ["a4+letter", "8.5x13in", "tabloid"])
def test_sheets_have_the_size_of_their_paper_upright_or_lying(tmp_path: Path, paper: str) -> None:
    reader = printed(tmp_path, "--paper", paper, "--only", "E01-E04")
    sizes = {
        tuple(sorted(round(float(edge) / POINTS_PER_MM, 1) for edge in page.mediabox[2:])) for page in reader.pages
    }
    assert sizes == {tuple(sorted(round(edge, 1) for edge in size(paper)))}


def test_the_file_is_called_by_its_paper(tmp_path: Path) -> None:
    printed(tmp_path, "--paper", "A4+Letter", "--only", "E01")
    assert [path.name for path in tmp_path.rglob("*.pdf")] == ["empires-en-a4+letter-E01.pdf"]


def test_only_some_pages_are_printed_in_their_order(tmp_path: Path) -> None:
    found = {}
    for name, options in (("whole", ()), ("some", ("--pages", "4,1-2"))):
        (tmp_path / name).mkdir()
        reader = printed(tmp_path / name, "--only", "E01-E15", *options)
        found[name] = [page.extract_text().split() for page in reader.pages]
    assert found["some"] == [found["whole"][place] for place in (0, 1, 3)]


def test_a_page_that_there_is_not_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "empires", "--lang", "en", "--only", "E01", "--pages", "99", "--output", str(tmp_path)]) == 2
    assert "--pages asks for page 99; there are 2 (en)" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["0", "3-1", "1-", "-4", "one", "1,,2", "1-2-3", "99999"])
def test_what_is_no_range_of_pages_is_refused(text: str) -> None:
    with pytest.raises(WrongUse, match="--pages takes pages and ranges"):
        pages_in(text)
