"""What sets the best decks apart: words and numbers counted, and what chance may explain said to be so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import ROOT
from validator.base.plugins.installed import GAMES_NAMED
from validator.play.lab.ranking import MEAN, WORD, counted, distinctions
from validator.play.lookup import open_set

SIXTH = ROOT / "tests" / "sixth_game"


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv(GAMES_NAMED, str(SIXTH / "games"))
    return str(SIXTH / "lanterns")


def brightened(folder: Path, lanterns: str, light: int) -> str:
    """A copy of the lanterns of which the fourth shines so brightly."""
    folder.mkdir()
    for file in Path(lanterns).rglob("*"):
        if file.is_file():
            target = folder / file.relative_to(lanterns)
            target.parent.mkdir(parents=True, exist_ok=True)
            text = file.read_text(encoding="utf-8").replace("colour: green, light: 3", f"colour: green, light: {light}")
            target.write_text(text, encoding="utf-8")
    return folder.as_posix()


def test_words_are_counted_by_cards_and_numbers_by_their_mean(lanterns: str) -> None:
    found = counted(open_set(lanterns))
    assert (found[WORD, "kindle"], found[MEAN, "lantern.light"]) == (8, 2.5)


def test_what_only_the_best_have_is_told(lanterns: str, tmp_path: Path) -> None:
    order = [brightened(tmp_path / f"{place}", lanterns, 4 if place < 3 else 2) for place in range(12)]
    (found,) = distinctions(order)
    assert (found.of, found.is_told, found.best - found.rest) == ("lantern.light", True, 0.5)


def test_what_chance_may_bring_is_not_told(lanterns: str, tmp_path: Path) -> None:
    order = [brightened(tmp_path / f"{place}", lanterns, 3 + place % 2) for place in range(12)]
    assert [one.is_told for one in distinctions(order)] == [False]


def test_of_few_decks_nothing_is_said(lanterns: str) -> None:
    assert distinctions([lanterns] * 11) == []
