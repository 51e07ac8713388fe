"""Sixty planted faults of profiles, sheets and exports: each is told at its line, or in a line that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.cli import main
from generator.print.preflight.profiles import profile_of
from tests import ROOT
from validator.base.issue import ContentError

KIT = str(ROOT / "content" / "kits" / "board")
PROFILES = [
    ("typ: 9", "unknown-field", 1),
    ("type: 9\nbleeed: 2", "unknown-field", 2),
    ("type: nine", "wrong-type", 1),
    ("type: 9\nbleed: -1", "out-of-range", 2),
    ("bleed: 51", "out-of-range", 1),
    ("safe: wide", "wrong-type", 1),
    ("safe: 3\nsafe: 4", "duplicate-key", 2),
    ("stroke: 6", "out-of-range", 1),
    ("stroke: [0.1]", "wrong-type", 1),
    ("contrast: 0.5", "out-of-range", 1),
    ("contrast: 22", "out-of-range", 1),
    ("large_contrast: high", "wrong-type", 1),
    ("type: 9\n\ndpi: 2.5", "wrong-type", 3),
    ("dpi: 9600", "out-of-range", 1),
    ("ink: 401", "out-of-range", 1),
    ("ink: 240%", "wrong-type", 1),
    ("margin: five", "wrong-type", 1),
    ("vendor: gamecrafters", "unknown-word", 1),
    ("colour_blind: 3", "wrong-type", 1),
    ("- type: 9", "wrong-type", 1),
]
SHEETS = [
    (["--paper", "a44"], "there is no paper 'a44'"),
    (["--paper", "50x50"], "there is no paper '50x50'"),
    (["--paper", "a4+b9"], "there is no paper 'a4+b9'"),
    (["--backs", "long"], "--backs"),
    (["--spacing", "tight"], "--spacing"),
    (["--offset", "1"], "--offset takes two numbers"),
    (["--offset", "1,30"], "20 mm at most"),
    (["--offset", "nan,0"], "20 mm at most"),
    (["--copies", "0"], "--copies is a number from 1 to 999"),
    (["--copies", "two"], "--copies"),
    (["--pages", "4-1"], "--pages takes pages"),
    (["--pages", "x"], "--pages takes pages"),
    (["--only", "event-1"], "there is no piece"),
    (["--only", "backs", "--backs", "none"], "--only backs prints the backs of sheets that are turned"),
    (["--theme", "dark"], "there is no theme 'dark'"),
    (["--lang", "tlh"], "has no texts in 'tlh'"),
    (["--bleed"], "--bleed is for single pictures"),
    (["--registration", "5"], "--registration"),
    (["--box", "0.01"], "--box says how thick a card is"),
    (["--for", "homes"], "did you mean 'home'"),
]
EXPORTS = [
    (["--to", "tabletop"], "there is no export 'tabletop'"),
    (["--to", "game-crafter"], "did you mean 'gamecrafter'"),
    (["--to", ""], "there is no export ''"),
    (["--to", "images", "--dpi", "10"], "--dpi is from 36 to 1200"),
    (["--to", "images", "--dpi", "9600"], "--dpi is from 36 to 1200"),
    (["--to", "images", "--dpi", "many"], "--dpi"),
    (["--to", "images", "--format", "tiff"], "--format"),
    (["--to", "images", "--url", "https://example.org"], "--url says nothing to images"),
    (["--to", "images", "--profile", "x.icc"], "--profile says nothing to images"),
    (["--to", "gamecrafter", "--dpi", "300"], "--dpi says nothing to gamecrafter"),
    (["--to", "gamecrafter", "--bleed"], "--bleed says nothing to gamecrafter"),
    (["--to", "makeplayingcards", "--format", "webp"], "--format says nothing to makeplayingcards"),
    (["--to", "playingcards-io", "--bleed"], "--bleed says nothing to playingcards-io"),
    (["--to", "tabletop-simulator", "--profile", "x.icc"], "--profile says nothing to tabletop-simulator"),
    (["--to", "drivethrucards", "--profile", "missing.icc"], "there is no profile 'missing.icc'"),
    (["--to", "drivethrucards", "--bleed"], "--bleed says nothing to drivethrucards"),
    (["--to", "images", "--only", "event-1"], "there is no piece"),
    (["--to", "images", "--theme", "dark"], "there is no theme 'dark'"),
    (["--to", "images", "--lang", "tlh"], "has no texts in 'tlh'"),
    (["--csv", "rows", "--dpi", "300"], "--dpi goes with --to"),
]


@pytest.mark.parametrize(("text", "code", "line"), PROFILES, ids=[text for text, _, _ in PROFILES])
def test_a_fault_of_a_profile_is_at_its_line(text: str, code: str, line: int, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(f"{text}\n", encoding="utf-8")
    with pytest.raises(ContentError) as faults:
        profile_of(str(file))
    assert [(one.code, one.span.line) for one in faults.value.issues] == [(code, line)]


@pytest.mark.parametrize(
    ("command", "options", "said"),
    [*(("print", *fault) for fault in SHEETS), *(("export", *fault) for fault in EXPORTS)],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_a_fault_of_sheets_and_exports_is_named_in_one_line(
    command: str, options: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = [] if "--csv" in options else ["--output", str(tmp_path)]
    assert _ended([command, KIT, *options, *output]) == 2
    told = capsys.readouterr().err.strip()
    assert said in told and "\n" not in told and "Traceback" not in told


def _ended(command: list[str]) -> object:
    try:
        return main(command)
    except SystemExit as end:
        return end.code
