"""``proofpress train``, with a set of one's own that says what no shipped card says."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.cli import main
from validator.content.loading import read_typed
from validator.play.learned.weights import Tried, Weights
from validator.play.training import course
from validator.play.training.course import Deal, is_worth_having, outcome_of

SET = """\
extends: race
title: {en: Own, zh-Hant: 自, zh-Hans: 自}
"""
CARDS = """\
development:
  - {id: N1, count: 30, cost: 1, points: 1, title: {en: New, zh-Hant: 新, zh-Hans: 新},
     powers: [{do: draw_per_kind, cards: 3}]}
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A set of one's own in the folder from which commands are given."""
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "set.yaml").write_text(SET, encoding="utf-8")
    (folder / "cards.yaml").write_text(CARDS, encoding="utf-8")
    return folder


def train(*more: str) -> int:
    return main(["train", "own", "--by", "greedy", "--labels", "60", "--workers", "1", *more])


def learned(folder: Path) -> Weights:
    return read_typed(folder, "learned.yaml", Weights)[0]


def test_a_word_joined_as_in_no_shipped_card_is_learned(own: Path) -> None:
    assert train("--lang", "en") == 0
    assert "draw_per_kind.cards" in learned(own.parent / "output/own/learned.yaml").cards["hand"]


@pytest.mark.parametrize(("language", "begins"), [("en", "From "), ("zh-Hant", "共"), ("zh-Hans", "共")])
def test_it_speaks_three_languages(own: Path, capsys: pytest.CaptureFixture[str], language: str, begins: str) -> None:
    train("--lang", language)
    assert capsys.readouterr().out.startswith(begins)


def test_what_does_not_win_is_not_adopted(
    own: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(course, "PLAYER", "greedy")
    train("--lang", "en", "--try", "2", "--adopt")
    assert "is not read by anything" in capsys.readouterr().out
    assert not (own / "learned.yaml").exists()


def test_what_wins_is_adopted_and_says_how_it_did(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    won = Tried(games=400, won=56.0, least=52.0, most=60.0)
    monkeypatch.setattr("generator.front.commands.train.try_out", lambda *_: won)
    train("--adopt")
    assert learned(own / "learned.yaml").tried == won


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--labels", "0"), "--labels is from 1 to"),
        (("--players", "two"), "--players takes numbers"),
        (("--players", "9"), "not 9"),
        (("--by", "nobody"), "there is no agent"),
        (("--try", "0"), "--try and --workers are 1 or more"),
    ],
)
def test_what_cannot_be_done_is_said(
    own: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], told: str
) -> None:
    assert train(*arguments) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("won", "is_good"), [([2.0] * 60 + [0.0] * 40, True), ([2.0] * 52 + [0.0] * 48, False), ([2.0, 2.0, 0.0], False)]
)
def test_only_a_clear_lead_is_worth_having(won: list[float], is_good: bool) -> None:
    assert is_worth_having(outcome_of([Deal(number, each) for number, each in enumerate(won)], 2)) == is_good


def test_with_three_seats_a_third_of_the_games_is_even() -> None:
    assert outcome_of([Deal(0, 1.0), Deal(1, 1.0)], 3).won == 50.0
