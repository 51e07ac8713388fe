"""The games that a run is laid beside: those before an edit, as far as they are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playtest import pebbles as toy
from tests.playtest.pebble_runs import run
from validator.play.lookup import game_of, open_set
from validator.play.playtest.earlier import games_before
from validator.play.playtest.figures.asked import Question
from validator.play.playtest.running.ordinary import play_numbered
from validator.play.playtest.running.plan import Bench, plan_of
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.store import Store

DEARER = toy.PEBBLES.replace("points: 5", "points: 50")


def asked(folder: Path, pebbles: str, store: Path | None) -> Question:
    """What a run of sixty games says of the last edit."""
    questions = run(toy.write_set(folder, pebbles), 60, store=store).report.questions
    return next(question for question in questions if question.key == "changed")


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "playtest.sqlite"


def test_a_first_run_has_nothing_before_it(tmp_path: Path, store: Path) -> None:
    assert asked(tmp_path / "pebbles", toy.PEBBLES, store).answer[0].key == "changed-unknown"


def test_the_same_set_again_has_nothing_before_it(tmp_path: Path, store: Path) -> None:
    asked(tmp_path / "pebbles", toy.PEBBLES, store)
    assert asked(tmp_path / "pebbles", toy.PEBBLES, store).answer[0].key == "changed-unknown"


def test_a_set_is_laid_beside_its_last_run_before_the_edit(tmp_path: Path, store: Path) -> None:
    asked(tmp_path / "pebbles", toy.PEBBLES, store)
    found = asked(tmp_path / "pebbles", DEARER, store).answer[0]
    assert (found.key, found.values["before"].values) == ("changed-found", {"run": 1})


def test_games_that_are_not_kept_cannot_be_laid_beside(tmp_path: Path) -> None:
    asked(tmp_path / "pebbles", toy.PEBBLES, None)
    assert asked(tmp_path / "pebbles", DEARER, None).answer[0].key == "changed-unknown"


def test_a_set_that_extends_another_is_laid_beside_that(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "set.yaml").write_text("extends: race\ntitle: {en: Own}\nrules: {start_hand: 5}\n", encoding="utf-8")
    found = []
    for reference, name in (("race", "race"), (str(own), "own")):
        content = open_set(reference)
        game = game_of(content)
        bench = Bench(content, game, game.table(content), {"random": agent_named("random")})
        plan = plan_of(reference, (("random", "random"),), 1, bench)
        path = tmp_path / "output" / name / "playtest.sqlite"
        with Store(path) as kept:
            kept.add(kept.run_of(plan), list(play_numbered(bench, plan, [0])))
            found.append(games_before(kept, path, plan, content))
    assert [before and before.name.values for before in found] == [None, {"set": "race"}]
