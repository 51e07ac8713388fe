"""A profile's findings: each of sixty planted faults at the line to blame, in three languages, and none where there
is none.
"""

from __future__ import annotations

import json
import shutil
from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from generator.cli import main
from generator.front.tasks.preflighting import preflighted
from generator.print.drawing.coverage import colour_at, ground_of, leaves
from generator.print.drawing.scene import Linear, Scene
from generator.print.drawing.scene import Path as Outline
from generator.print.drawing.shapes import rect
from generator.print.faces.pictured import Standing
from generator.print.preflight.checking import alike_but_for_colour, apart, found_for, ink_of
from generator.print.preflight.profiles import Profile, profile_of, profiles
from generator.print.press import Job, drawn
from tests import ROOT
from validator.base.issue import ContentError, Issue
from validator.base.speech.sentences import LANGUAGES
from validator.play.lookup import open_set

KIT = ROOT / "content" / "kits" / "board"


@cache
def found(profile: Profile) -> list[Issue]:
    content = open_set(str(KIT))
    sides, _, _ = drawn(content, "en", Job(), Standing())
    return list(found_for(content, sides, profile))


def codes(profile: Profile) -> set[str]:
    return {issue.code for issue in found(profile)}


@pytest.mark.parametrize(
    ("profile", "code"),
    [
        (Profile(type=30), "small-type"),
        (Profile(stroke=3), "thin-stroke"),
        (Profile(contrast=21, large_contrast=21), "low-contrast"),
        (Profile(bleed=9), "short-bleed"),
        (Profile(ink=40), "much-ink"),
        (Profile(safe=20), "beyond-safe"),
        (Profile(vendor="makeplayingcards", name="makeplayingcards"), "no-product"),
    ],
)
def test_each_need_is_found_lacking_by_its_code(profile: Profile, code: str) -> None:
    assert code in codes(profile)


def test_who_needs_nothing_finds_nothing() -> None:
    assert codes(Profile(colour_blind=False)) == set()


def test_a_finding_of_words_is_at_their_entry() -> None:
    (file, line), *_ = [(one.span.file, one.span.line) for one in found(Profile(type=30)) if one.code == "small-type"]
    assert "id:" in Path(file).read_text(encoding="utf-8").splitlines()[line - 1]


def test_a_finding_of_a_size_is_at_its_kind() -> None:
    ours = [one for one in found(Profile(bleed=9)) if one.code == "short-bleed"]
    lines = (KIT / "kit.yaml").read_text(encoding="utf-8").splitlines()
    assert {lines[one.span.line - 1].strip() for one in ours} == {"map:", "event:", "ship:", "money:"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_findings_are_said_in_every_language(language: str) -> None:
    told = [one.in_language(language) for one in found(Profile(type=30, bleed=9, ink=40))]
    assert all("{" not in line for line in told) and (language == "en") == all(
        line.isascii() for line in told if "%" in line
    )


@pytest.mark.parametrize("game", ["empires", pytest.param("race", marks=pytest.mark.slow)])
def test_nothing_is_wrong_with_a_game_that_is_printed_at_home(game: str) -> None:
    content = open_set(game)
    assert preflighted(content, "home", content.languages) == []


def test_a_profile_of_ones_own_is_read_and_its_faults_told(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text("type: 9\nbleed: 2\n", encoding="utf-8")
    assert (profile_of(str(mine)).type, profile_of(str(mine)).name) == (9, "mine")
    mine.write_text("type: 9\nbleeed: 2\n", encoding="utf-8")
    with pytest.raises(ContentError) as faults:
        profile_of(str(mine))
    assert [(one.span.line, one.suggestion) for one in faults.value.issues] == [(2, "'bleed'")]


def test_the_command_ends_with_one_where_a_press_would_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "big.yaml").write_text("type: 30\n", encoding="utf-8")
    assert main(["preflight", str(KIT), "--for", str(tmp_path / "big.yaml"), "--format", "json"]) == 1
    assert "small-type" in {one["code"] for one in json.loads(capsys.readouterr().out)}


def test_check_tells_it_as_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copytree(KIT, tmp_path / "board")
    assert main(["check", str(tmp_path / "board"), "--for", "makeplayingcards"]) == 0
    assert "[no-product]" in capsys.readouterr().out


def test_a_profile_that_there_is_not_is_named_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["preflight", str(KIT), "--for", "hom"]) == 2
    told = capsys.readouterr().err
    assert "did you mean 'home'" in told and told.count("\n") == 1


def test_every_profile_asks_for_something() -> None:
    assert all(profile.type and profile.dpi for profile in profiles().values())


@pytest.mark.parametrize(("colour", "least", "most"), [("#ffffff", 0, 0), ("#000000", 280, 310), ("#ffff00", 100, 100)])
def test_ink_is_about_what_a_press_lays(colour: str, least: int, most: int) -> None:
    assert least <= ink_of(Image.new("RGB", (4, 4), colour)) <= most


def square(name: str, colour: str) -> Scene:
    return Scene(name, name, 20, 20, (Outline(rect(0, 0, 20, 20), colour),), 0, 0)


def test_red_and_green_of_one_lightness_are_told_apart_by_colour_alone() -> None:
    red, green, blue = square("red", "#b05a2e"), square("green", "#7a7a20"), square("blue", "#2040c0")
    assert [(one.one, one.other) for one in alike_but_for_colour([red, green, blue])] == [(0, 1)]


def test_who_sees_all_colours_tells_them_apart() -> None:
    assert apart("#b05a2e", "#7a7a20") > 22 > 11 > apart("#b05a2e", "#7a7a20", "deutan")


def test_words_on_a_gradient_stand_on_its_colour_there() -> None:
    fill = Linear((0.0, 0.0), (10.0, 0.0), ((0.0, "#000000", 1.0), (1.0, "#ffffff", 1.0)))
    (leaf,) = leaves((Outline(rect(0, 0, 10, 10), fill),))
    ground = ground_of(leaf)
    assert ground is not None and colour_at([ground], 5.0, 5.0, lambda *_: None) == "#808080"


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
    assert _ended([command, str(KIT), *options, *output]) == 2
    told = capsys.readouterr().err.strip()
    assert said in told and "\n" not in told and "Traceback" not in told


def _ended(command: list[str]) -> object:
    try:
        return main(command)
    except SystemExit as end:
        return end.code
