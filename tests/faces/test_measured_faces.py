"""Faces that are only measured are told everything that is told of them when they are drawn, in every language."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from generator.print.faces import sides
from generator.print.faces.pictured import Standing
from generator.print.faces.sides import faces_of
from generator.print.press import Job, misprints, render
from tests import SMALL_MAP
from validator.base.cache import FOLDER_NAMED
from validator.base.issue import Issue
from validator.content.loading import ContentSet
from validator.content.places import CONTENT
from validator.play.lookup import open_set

LONG = "Watchfire Marches of the Nine Hundred and Ninety-Nine Lamps and What Lies Beyond Them"
SLIPS = {
    "a title too long in the first language": ("cards.yaml", "en: ", f"en: {LONG} ", "text-overflow"),
    "a title too long in the last language": ("cards.yaml", "zh-Hans: ", f"zh-Hans: {LONG} ", "text-overflow"),
    "a letter that no font has": ("cards.yaml", "zh-Hans: ", "zh-Hans: \U00013000", "missing-glyph"),
    "a colour of a motif": ("layout.yaml", "fill: tint-dark", "fill: tint-drak", "layout"),
    "a trail's colour": ("layout.yaml", "trail_ink: sky-light", "trail_ink: sky-lihgt", "layout"),
    "a motif's icon": ("layout.yaml", "motif: fleet, icon: fighter", "motif: fleet, icon: figther", "layout"),
    "the icon of an emblem": ("layout.yaml", "emblem, icon: fortress", "emblem, icon: fortres", "layout"),
    "the shape of stars": ("layout.yaml", "shape: spark", "shape: spork", "layout"),
    "a message that is missing": ("text/zh-Hant.ftl", "\nlabel-cost", "\nlable-cost", "missing-text"),
    "an icon in a sentence": ("text/zh-Hans.ftl", "[icon:wormhole]", "[icon:wurmhole]", "missing-glyph"),
}


def slipped(folder: Path, file: str, old: str, new: str) -> ContentSet:
    """A copy of Tiny Stellar Empires with something in it replaced."""
    copy = folder / "fleet"
    shutil.copytree(CONTENT / "empires", copy)
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return open_set(str(copy))


def told(content: ContentSet) -> tuple[list[list[Issue]], list[list[Issue]]]:
    """What is wrong in each language where each is drawn by itself, and where all are measured together."""
    drawn = [render(content, language, Job(paper="a3")).issues for language in content.languages]
    standing = Standing(len(content.languages), measures=True)
    return drawn, [misprints(content, language, standing) for language in content.languages]


@pytest.fixture(autouse=True)
def unkept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_NAMED, "")


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_told_as_where_it_is_drawn(slip: str, tmp_path: Path) -> None:
    file, old, new, code = SLIPS[slip]
    drawn, measured = told(slipped(tmp_path, file, old, new))
    assert measured == drawn and code in {issue.code for found in drawn for issue in found}


@pytest.mark.parametrize("reference", ["race", "roll", "trucker", SMALL_MAP])
def test_sets_without_fault_have_none_when_measured(reference: str) -> None:
    drawn, measured = told(open_set(reference))
    assert measured == drawn


def test_an_icon_that_a_picture_alone_shows_is_not_idle(tmp_path: Path) -> None:
    content = slipped(tmp_path, "layout.yaml", "emblem, icon: fortress", "emblem, icon: fortres")
    (content.place.folder / "icons.yaml").write_text("fortres: [{d: M 1 1 L 9 9 Z, fill: ink}]\n", encoding="utf-8")
    drawn, measured = told(open_set(str(content.place.folder)))
    assert measured == drawn == [[], [], []]


def test_what_was_measured_is_drawn_when_it_is_to_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content = open_set("empires")
    monkeypatch.setenv(FOLDER_NAMED, str(tmp_path / "other"))
    wanted = faces_of(content, "en")
    monkeypatch.setenv(FOLDER_NAMED, str(tmp_path / "cache"))
    misprints(content, "en", Standing(measures=True))
    assert faces_of(content, "en") == wanted == faces_of(content, "en")


def test_what_was_measured_or_drawn_is_not_measured_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_NAMED, str(tmp_path / "cache"))
    content = open_set("empires")
    render(content, "en", Job())
    misprints(content, "zh-Hant")
    monkeypatch.setattr(sides, "_drawn", None)
    assert misprints(content, "en") == misprints(content, "zh-Hant") == []
