"""Courses of lessons: the same bytes on any number of workers, kept when interrupted, for sets of one's own too."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playtest import pebbles
from tests.training.made_up_lessons import open_described
from validator.base.issue import WrongUse
from validator.play.learned.weights import text_of_weights
from validator.play.playtest.running.ordinary import Progress
from validator.play.playtest.running.plan import CannotSeat
from validator.play.training import course
from validator.play.training.course import Task, Taught, teach


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
