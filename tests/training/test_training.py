"""Training: lessons in courses, weights that were planted are found, and ``proofpress train``."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.cli import main
from tests.playtest import pebbles
from tests.training.made_up_lessons import FEATURES, made_up, open_described
from validator.base.issue import WrongUse
from validator.content.loading import read_typed
from validator.play.learned.weights import Tried, Weights, text_of_weights
from validator.play.playtest.running.plan import CannotSeat
from validator.play.playtest.running.playing import Progress
from validator.play.training import course
from validator.play.training.course import Deal, Task, Taught, is_worth_having, outcome_of, teach
from validator.play.training.lessons import LATER, Label, fitted


def task(folder: Path, labels: int = 400, seed: int = 1) -> Task:
    return Task(pebbles.write_set(folder / "stones"), "greedy", (2,), seed, labels)


def taught(
    folder: Path, labels: int = 400, seed: int = 1, workers: int = 1, progress: Progress | None = None
) -> Taught:
    return teach(task(folder, labels, seed), workers, folder / "notes.sqlite", progress, open_described)


def text(found: Taught) -> str:
    assert found.weights is not None
    return text_of_weights(found.weights)


def test_a_course_has_labels_enough_and_not_many_more(tmp_path: Path) -> None:
    assert 400 <= taught(tmp_path).labels < 430


def test_what_stays_in_hand_is_found_to_be_worth_its_points(tmp_path: Path) -> None:
    weights = taught(tmp_path, 2_000).weights
    assert weights is not None and sum(weights.cards["hand"]["points"]) > 0.2


def test_the_same_seed_gives_the_same_bytes_on_two_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.play.playtest.running.workers.WORTH_A_POOL_SECONDS", 0.0)
    assert text(taught(tmp_path / "one")) == text(taught(tmp_path / "two", workers=2)).replace("two", "one")


def test_another_seed_learns_from_other_games(tmp_path: Path) -> None:
    assert text(taught(tmp_path)) != text(taught(tmp_path, seed=2)).replace("seed: 2", "seed: 1")


def test_more_labels_later_are_as_if_asked_for_at_once(tmp_path: Path) -> None:
    taught(tmp_path / "twice", 100)
    assert text(taught(tmp_path / "twice")) == text(taught(tmp_path / "once"))


def test_ctrl_c_keeps_the_labels_and_the_course_goes_on(tmp_path: Path) -> None:
    def interrupt(stage: str, done: int, total: int) -> None:
        if 0 < done < total:
            raise KeyboardInterrupt

    stopped = taught(tmp_path / "stopped", progress=interrupt)
    assert (stopped.weights, stopped.labels > 0) == (None, True)
    assert text(taught(tmp_path / "stopped")) == text(taught(tmp_path / "whole"))


def test_a_game_that_cannot_be_described_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongUse, match="nothing can be learned of pebbles yet"):
        teach(task(tmp_path), 1, None, None, pebbles.open_toy)


def test_tables_that_the_set_does_not_allow_are_refused(tmp_path: Path) -> None:
    with pytest.raises(CannotSeat, match="2 to 3 players, not 4"):
        teach(task(tmp_path)._replace(seats=(4,)), 1, None, None, open_described)


def test_a_set_without_choices_teaches_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "PATIENCE", 5)
    only = "pebble:\n  - {id: Stuck, points: 1, stuck: true, count: 20}\n"
    reference = pebbles.write_set(tmp_path / "stones", only)
    with pytest.raises(WrongUse, match="held no choice to learn from"):
        teach(Task(reference, "greedy", (2,), 1, 10), 1, None, None, open_described)


CARDS = [{"plain": 1.0}, {"bright": 1.0}]


@pytest.mark.parametrize(("once", "each_round"), [(2.0, 0.0), (0.0, 0.5), (1.0, -0.25)])
def test_what_a_card_is_worth_is_found(once: float, each_round: float) -> None:
    found = fitted(made_up(100, 1, once, each_round), FEATURES, CARDS)
    bright, plain = (found.cards["board"].get(word, (0.0, 0.0)) for word in ("bright", "plain"))
    # Each seat has three cards: one bright card more is one plain card less.
    worth = [bright[column] - plain[column] for column in (0, 1)]
    assert worth == pytest.approx([once, each_round], abs=0.15)


def test_ends_are_foretold_better_with_it() -> None:
    found = fitted(made_up(100, 3, 2.0, 0.0), FEATURES, CARDS)
    assert found.learned > found.hand + 0.1


def test_where_there_is_nothing_but_luck_next_to_nothing_is_learned() -> None:
    found = fitted(made_up(100, 20, 0.0, 0.0), FEATURES, CARDS)
    assert all(abs(once) < 0.5 for once, _ in found.cards["board"].values())


def test_the_same_lessons_give_the_same_weights() -> None:
    assert fitted(made_up(20, 5, 1.0, 0.1), FEATURES, CARDS) == fitted(made_up(20, 5, 1.0, 0.1), FEATURES, CARDS)


@pytest.mark.parametrize(
    ("later", "outcome"), [([], 12.0), ([6.0], 11.0), ([0.0] * LATER, 2.0), ([0.0] * LATER + [90.0], 2.0)]
)
def test_what_an_option_led_to_is_the_mean_of_moments_on_the_way_and_the_end(
    later: list[float], outcome: float
) -> None:
    assert Label(1.0, 12.0, 3.0, [], [], later).outcome == outcome


SET = """\
extends: race
title: {en: Own, zh-Hant: 自, zh-Hans: 自}
"""
CARDS_TO_TRAIN = """\
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
    (folder / "cards.yaml").write_text(CARDS_TO_TRAIN, encoding="utf-8")
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
