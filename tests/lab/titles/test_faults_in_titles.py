"""Planted faults of a file of titles, each at its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.played import the_set
from validator.base.issue import ContentError
from validator.play.lab.titles.lists import title_lists
from validator.play.lookup import open_set

HEAD = "languages: [en]\n"
FAULTS = {
    "an unknown slot": (
        "patterns:\n  world:\n    - say: {en: '{ownrs} {spot}'}\n",
        ("titles.yaml:4:17", "no slot or list of words 'ownrs'", "did you mean 'owners'"),
    ),
    "an unknown list": (
        "slots:\n  site:\n    - {from: [war-sites, war-cites]}\n",
        ("titles.yaml:4:26", "no list of words 'war-cites'", "did you mean 'war-sites'"),
    ),
    "an unknown kind": (
        "patterns:\n  wrold:\n    - say: {en: '{air} {site}'}\n",
        ("titles.yaml:4:5", "no kind 'wrold'", "did you mean 'world'"),
    ),
    "an unknown field": (
        "patterns:\n  world:\n    - for: {goood: rare}\n      say: {en: '{air} {site}'}\n",
        ("titles.yaml:4:20", "no field 'goood'", "did you mean 'good'"),
    ),
    "an unknown value": (
        "patterns:\n  world:\n    - for: {powers.do: strenght}\n      say: {en: '{air} {site}'}\n",
        ("titles.yaml:4:24", "no value of do 'strenght'", "did you mean 'strength'"),
    ),
    "a language left out": (
        "words:\n  site:\n    - {fr: Camp}\n",
        ("titles.yaml:4:7", "in more languages", "accepted: en"),
    ),
    "a word twice": (
        "words:\n  site:\n    - {en: Camp}\n    - {en: Camp}\n",
        ("titles.yaml:5:12", "site has this word twice", "found Camp"),
    ),
    "a misspelt field": (
        "pattern:\n  world:\n    - say: {en: '{air} {site}'}\n",
        ("titles.yaml:2:1", "pattern", "did you mean 'patterns'"),
    ),
}


def told(folder: Path, text: str) -> list[str]:
    (folder / "set.yaml").write_text("extends: race\ntitle: {en: Mine}\nlanguages: [en]\n", encoding="utf-8")
    (folder / "titles.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        title_lists(open_set(str(folder)))
    return [str(issue) for issue in caught.value.issues]


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_at_its_line(name: str, tmp_path: Path) -> None:
    text, parts = FAULTS[name]
    assert [[part for part in parts if part not in line] for line in told(tmp_path, HEAD + text)] == [[]]


def test_a_slot_that_one_language_lacks(tmp_path: Path) -> None:
    text = "languages: [en, fr]\npatterns:\n  world:\n    - say: {en: '{air} {site}', fr: '{site}'}\n"
    assert ["{air} {site}" in line for line in told(tmp_path, text)] == [True]


@pytest.mark.parametrize("game", ["empires", "race", "roll", "steam", "trucker", "race-2018"])
def test_the_shipped_files_are_whole(game: str) -> None:
    assert title_lists(the_set(game)).languages == ("en", "zh-Hant", "zh-Hans")
