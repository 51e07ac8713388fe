"""A profile's findings: each fault at the line to blame, in three languages, and none where there is none."""

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
from generator.print.preflight.checking import apart, found_for, ink_of, told_by_colour
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
    assert [(one.one, one.other) for one in told_by_colour([red, green, blue])] == [(0, 1)]


def test_who_sees_all_colours_tells_them_apart() -> None:
    assert apart("#b05a2e", "#7a7a20") > 22 > 11 > apart("#b05a2e", "#7a7a20", "deutan")


def test_words_on_a_gradient_stand_on_its_colour_there() -> None:
    fill = Linear((0.0, 0.0), (10.0, 0.0), ((0.0, "#000000", 1.0), (1.0, "#ffffff", 1.0)))
    (leaf,) = leaves((Outline(rect(0, 0, 10, 10), fill),))
    ground = ground_of(leaf)
    assert ground is not None and colour_at([ground], 5.0, 5.0, lambda *_: None) == "#808080"
