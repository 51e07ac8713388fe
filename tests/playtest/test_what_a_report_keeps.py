"""A report of pieces that were kept is the report made from nothing; what is kept is drawn once for a set as it is."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from generator.cli import main
from generator.front.illustrations.albums import drawn_once
from generator.print.drawing.scene import Scene
from generator.print.writers.gallery import gallery_svg
from tests import ROOT
from tests.content.planted import CARDS, SET, written
from validator.base.cache import FOLDER_NAMED, entries
from validator.content.check_cache import set_stamp
from validator.content.places import find
from validator.play.lookup import open_set
from validator.play.playtest.report import wording
from validator.play.playtest.report.wording import Wording, keep_said

PLAYED = ("--games", "3", "--seats", "random", "--players", "2", "--workers", "1", "--output")


@pytest.fixture(autouse=True)
def fleet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A custom set, a cache folder of the test's own, and words that nobody has said before."""
    monkeypatch.setenv(FOLDER_NAMED, str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    written(Path("fleet"), {"set.yaml": SET, "cards.yaml": CARDS})
    wording._texts_in.cache_clear()
    return Path("fleet")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """For each gallery that is drawn, how many faces are in it."""
    found: list[int] = []

    def counted(scenes: dict[str, Scene]) -> str:
        found.append(len(scenes))
        return gallery_svg(scenes)

    monkeypatch.setattr("generator.front.illustrations.piece_albums.gallery_svg", counted)
    return found


def report(output: str) -> dict[str, bytes]:
    """The files of a report into a new folder; games that were played for another are there already."""
    played = next(Path().glob("*/fleet/playtest.sqlite"), None)
    if played is not None:
        Path(output, "fleet").mkdir(parents=True)
        shutil.copy(played, Path(output, "fleet"))
    assert main(["playtest", "fleet", *PLAYED, output]) == 0
    return {file.name: file.read_bytes() for file in sorted(Path(output, "fleet").glob("report.*"))}


def test_a_report_of_kept_pieces_is_the_one_made_from_nothing(fleet: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (fleet / "cards.yaml").unlink()
    (fleet / "set.yaml").write_text(SET.replace("[en]", "[en, zh-Hant, zh-Hans]"), encoding="utf-8")
    from_nothing = report("first")
    wording._texts_in.cache_clear()
    from_kept = report("second")
    wording._texts_in.cache_clear()
    monkeypatch.setenv(FOLDER_NAMED, "")
    assert from_nothing == from_kept == report("third")


def test_what_is_drawn_is_drawn_once(drawn: list[int]) -> None:
    report("first")
    assert len(drawn) == 1
    report("second")
    assert len(drawn) == 1


@pytest.mark.slow
def test_without_a_folder_to_keep_in_all_is_drawn_again(drawn: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_NAMED, "")
    report("first")
    report("second")
    assert len(drawn) == 2


def test_a_changed_set_is_drawn_anew(fleet: Path, drawn: list[int]) -> None:
    before = report("first")["report.html"]
    (fleet / "cards.yaml").write_text(CARDS.replace("cost: 1", "cost: 2", 1), encoding="utf-8")
    assert report("second")["report.html"] != before
    assert len(drawn) == 2


@pytest.mark.slow
def test_a_look_that_changed_is_drawn_anew(fleet: Path, drawn: list[int]) -> None:
    report("first")
    (fleet / "layout.yaml").write_text("card: { bleed: 2 }\n", encoding="utf-8")
    report("second")
    assert len(drawn) == 2


def test_of_a_set_that_changed_since_it_was_opened_nothing_is_kept(fleet: Path) -> None:
    stamp, content = set_stamp(find("fleet")), open_set("fleet")
    before = entries()
    (fleet / "cards.yaml").write_text(CARDS.replace("cost: 1", "cost: 2", 1), encoding="utf-8")
    assert [drawn_once(content, stamp, ("piece",), str, lambda: "drawn") for _ in "ab"] == ["drawn", "drawn"]
    assert entries() == before


def test_a_set_that_changes_while_it_is_drawn_is_not_kept(fleet: Path) -> None:
    stamp, content = set_stamp(find("fleet")), open_set("fleet")

    def draw() -> str:
        (fleet / "cards.yaml").write_text(CARDS.replace("cost: 1", "cost: 2", 1), encoding="utf-8")
        return "old and new"

    drawn_once(content, stamp, ("piece",), str, draw)
    assert not any("report" in entry.path.name for entry in entries())


@pytest.mark.parametrize("damage", [b"", b"x" * 40])
def test_a_damaged_piece_is_drawn_anew(damage: bytes) -> None:
    stamp, content = set_stamp(find("fleet")), open_set("fleet")
    drawn_once(content, stamp, ("piece",), str, lambda: "first")
    [entry] = [entry for entry in entries() if entry.path.name.startswith("report-")]
    entry.path.write_bytes(damage)
    assert drawn_once(content, stamp, ("piece",), str, lambda: "second") == "second"


def test_what_a_report_said_is_not_worked_out_again() -> None:
    said = Wording("zh-Hant").word("page-in-games", share="3 %")
    keep_said(["zh-Hant"])
    wording._texts_in.cache_clear()
    again = Wording("zh-Hant")
    assert again.word("page-in-games", share="3 %") == said
    assert "_sayer" not in vars(again._texts)


def test_the_words_of_a_language_are_read_once() -> None:
    assert Wording("en", str.upper)._texts is Wording("en")._texts


def test_a_report_that_is_kept_needs_nothing_that_draws_or_groups() -> None:
    code = (
        "import sys; from generator.cli import main; main(sys.argv[1:]); "
        "print(*sorted(set(sys.modules) & set(sys.argv[0].split())))"
    )
    heavy = "scipy fontTools svgwrite babel uharfbuzz reportlab generator.print.faces.sides"
    code = f"import sys; sys.argv[0] = {heavy!r}; {code}"
    arguments = ["playtest", "fleet", *PLAYED, "out"]
    loaded = [
        subprocess.run(
            [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); {code}", *arguments],
            capture_output=True,
            text=True,
            check=True,
        )
        .stdout.splitlines()[-1]
        .split()
        for _ in "ab"
    ]
    assert loaded[0] == ["generator.print.faces.sides"]
    assert loaded[1] == []


def test_small_matrices_stay_on_one_core() -> None:
    code = "import os, validator.play.playtest.figures.tally; print(os.environ['OPENBLAS_NUM_THREADS'])"
    found = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert found.stdout == "1\n"
