"""Sheets of a set that has not changed are written again without drawing them, byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.cli import main
from generator.front.tasks import printing
from tests.content.planted import CARDS, SET, written
from validator.base.cache import FOLDER_NAMED, entries, keep

PDF = Path("output/fleet/fleet-en-a4.pdf")
PRINT = ("print", "fleet", "--lang", "en")


@pytest.fixture(autouse=True)
def fleet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A custom set in an empty folder, and a cache folder of the test's own."""
    monkeypatch.setenv(FOLDER_NAMED, str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    written(Path("fleet"), {"set.yaml": SET, "cards.yaml": CARDS})
    return Path("fleet")


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A line for each time that sheets are drawn."""
    asked: list[str] = []
    draw = printing.rendered

    def counted(*given: object) -> object:
        asked.append("drawn")
        return draw(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(printing, "rendered", counted)
    return asked


def printed(*options: str) -> bytes:
    """The sheets that the command leaves, and nothing else."""
    PDF.unlink(missing_ok=True)
    assert main([*PRINT, *options]) == 0
    return PDF.read_bytes()


def sheets() -> Path:
    return next(entry.path for entry in entries() if entry.path.name.startswith("sheets-"))


def test_the_same_sheets_are_not_drawn_twice(times: list[str]) -> None:
    assert printed() == printed() and len(times) == 1


def test_kept_sheets_are_told_as_new_ones_are(capsys: pytest.CaptureFixture[str]) -> None:
    told = [(main([*PRINT]), *capsys.readouterr()) for _ in range(2)]
    assert told[0] == told[1]


@pytest.mark.parametrize(
    "options", [["--copies", "2"], ["--backs", "none"], ["--offset", "1,0"], ["--spacing", "butt"]]
)
def test_other_sheets_are_drawn(options: list[str], times: list[str]) -> None:
    assert printed() != printed(*options) and len(times) == 2


def test_pictures_are_drawn_although_sheets_are_kept(times: list[str]) -> None:
    for pictures in ([], ["--svg"]):
        main([*PRINT, "--only", "raid", *pictures])
    assert len(times) == 2 and list(Path("output/fleet/svg").rglob("*.svg"))


def test_an_edited_card_is_drawn(fleet: Path, times: list[str]) -> None:
    before = printed()
    (fleet / "cards.yaml").write_text(CARDS.replace("Far Beacon", "Near Beacon"), encoding="utf-8")
    assert printed() != before and len(times) == 2


@pytest.mark.parametrize("damage", [b"", b"no sheets at all", b"\x00" * 40])
def test_damaged_sheets_are_drawn_anew(damage: bytes, times: list[str]) -> None:
    before = printed()
    sheets().write_bytes(damage)
    assert printed() == before and len(times) == 2


def test_sheets_of_another_form_are_drawn_anew(times: list[str]) -> None:
    before = printed()
    kind, _, key = sheets().name.partition("-")
    keep(kind, key, b"\x93\x01\x02\x03")
    assert printed() == before and len(times) == 2
