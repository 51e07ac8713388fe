"""A sweep: what it plays, what it refuses, and that workers, Ctrl-C and kept games leave no trace in its answer."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from generator.front.commands import sweep as command
from tests import ROOT
from validator.base.issue import ContentError, WrongUse
from validator.content.loading import ContentSet
from validator.play.lab.answers.sweep import Shown, Sweep, sweep_text
from validator.play.lab.sweeping import STORE, Games, swept, varied, write_sweep
from validator.play.lab.tuning import field
from validator.play.lookup import open_set
from validator.play.playtest.running.plan import lineups
from validator.play.playtest.running.playing import Progress
from validator.play.playtest.running.store import Store

LANTERNS = ROOT / "tests" / "sixth_game" / "lanterns"
GRID = ("rules.hand_size=3..4", "L2.light=3,4,6")


@pytest.fixture(autouse=True)
def the_sixth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROOFPRESS_GAMES", str(ROOT / "tests" / "sixth_game" / "games"))


def sweep(
    folder: Path,
    *asked: str,
    games: int = 40,
    workers: int = 1,
    progress: Progress | None = None,
    reference: Path = LANTERNS,
) -> Sweep:
    content = open_set(str(reference))
    chosen = Games(games, lineups(["greedy"], [2, 3], content), 5, workers)
    return swept(str(reference), content, varied(content, asked), chosen, folder, progress)


def answer(folder: Path, *asked: str, **options: Any) -> dict[str, bytes]:
    """The bytes of everything that a sweep writes but for its store."""
    write_sweep(sweep(folder, *asked, **options), folder)
    files = [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith(STORE)]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_every_combination_is_played_but_the_set_itself_only_once(tmp_path: Path) -> None:
    found = sweep(tmp_path, *GRID)
    assert [point.values for point in found.points] == [(3, 3), (3, 4), (3, 6), (4, 3), (4, 4), (4, 6)]
    assert [point.is_base for point in found.points] == [False, True, False, False, False, False]
    with Store(tmp_path / STORE) as store:
        assert [run.games for run in store.runs()] == [40] * 6


def test_a_game_takes_as_many_more_turns_as_hands_have_more_cards(tmp_path: Path) -> None:
    (point,) = sweep(tmp_path, "rules.hand_size=4").points
    length = point.figure(("length", 0, 0))
    assert length is not None and length.difference is not None
    assert length.found.value == length.found.low == length.found.high
    assert (length.difference.value > 0, length.changed) == (True, True)


def test_differences_are_those_of_games_on_the_same_deals(tmp_path: Path) -> None:
    found = sweep(tmp_path, "L2.light=6")
    with Store(tmp_path / STORE) as store:
        base, other = ([sum(row.scores) / len(row.scores) for row in store.rows(run.run)] for run in store.runs())
    pairs = [now - was for was, now in zip(base, other, strict=True)]
    score = found.points[0].figure(("score", 0, 0))
    assert score is not None and score.difference is not None
    assert score.difference.value == pytest.approx(fmean([fmean(pairs[0::2]), fmean(pairs[1::2])]))


@pytest.mark.parametrize("games, told", [(2, False), (6, True), (40, True)])
def test_a_difference_takes_two_pairs_of_games_at_every_table(tmp_path: Path, games: int, told: bool) -> None:
    score = sweep(tmp_path, "L2.light=6", games=games).points[0].figure(("score", 0, 0))
    assert score is not None
    assert (score.difference is not None, score.pairs) == (told, games)


def test_what_has_no_spread_in_few_games_is_not_called_changed(tmp_path: Path) -> None:
    (point,) = sweep(tmp_path, "rules.hand_size=4", games=8).points
    length = point.figure(("length", 0, 0))
    assert length is not None and length.difference is not None
    assert (length.difference.low == length.difference.high, length.changed) == (True, False)


def test_seats_win_a_hundred_percent_together(tmp_path: Path) -> None:
    found = sweep(tmp_path, "L2.light=6")
    seats: list[Shown] = [one for one in found.points[0].figures if one.key[:2] == ("seat", 3)]
    assert sum(one.found.value for one in seats) == pytest.approx(100)


def test_any_number_of_workers_gives_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(field, "WORTH_A_POOL_SECONDS", 0.0)
    monkeypatch.setattr(field, "CHUNK_SECONDS", 0.01)
    assert answer(tmp_path / "one", *GRID) == answer(tmp_path / "two", *GRID, workers=2)


def stopping(after: int) -> Callable[[str, int, int], None]:
    def stop(stage: str, done: int, total: int) -> None:
        if stage == "games" and done >= after:
            raise KeyboardInterrupt

    return stop


def test_after_ctrl_c_the_next_call_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    first = sweep(tmp_path / "broken-off", *GRID, progress=stopping(60))
    assert first.interrupted
    with Store(tmp_path / "broken-off" / STORE) as store:
        kept = sum(run.games for run in store.runs())
    assert 0 < kept < 240
    assert answer(tmp_path / "broken-off", *GRID) == answer(tmp_path / "whole", *GRID)


def test_an_interrupted_sweep_says_so(tmp_path: Path) -> None:
    assert "the next call goes on" in sweep_text(sweep(tmp_path, *GRID, progress=stopping(60)))


def test_kept_games_are_not_played_again(tmp_path: Path) -> None:
    sweep(tmp_path, *GRID)
    told: list[int] = []
    sweep(tmp_path, *GRID, progress=lambda stage, done, total: told.append(done) if stage == "games" else None)
    assert told == [240]


def test_what_check_refuses_is_shown_and_not_played(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "set.yaml").write_text("extends: race\nchange:\n  W04: {points: 5}\n")
    content = open_set(str(mine))
    chosen = Games(2, lineups(["random"], [2], content), 5, 1)
    found = swept(str(mine), content, varied(content, ["W04.defence=null,2"]), chosen, tmp_path / "out")
    assert [(point.games, bool(point.refused)) for point in found.points] == [(2, False), (0, True)]
    assert "set.yaml:3:" in sweep_text(found) and "[cost-or-defence]" in sweep_text(found)


def test_every_set_lies_in_a_folder_of_its_own(tmp_path: Path) -> None:
    found = sweep(tmp_path, "L2.light=6")
    folder = tmp_path / found.points[0].folder
    assert folder.name == "L2.light=6"
    assert "title: {en: Ember, zh-Hant: 餘火, zh-Hans: 余火}, count: 4, colour: red, light: 6}" in (
        folder / "cards.yaml"
    ).read_text(encoding="utf-8")


def test_what_an_earlier_sweep_left_in_a_folder_is_gone(tmp_path: Path) -> None:
    left = tmp_path / "sweep" / "L2.light=6" / "more.yaml"
    left.parent.mkdir(parents=True)
    left.write_text("lantern: []\n")
    sweep(tmp_path, "L2.light=6")
    assert not left.exists()


@pytest.mark.parametrize("language, title", [("", "Ember"), (".zh-Hant", "餘火"), (".zh-Hans", "余火")])
def test_a_page_in_each_language_names_the_piece(tmp_path: Path, language: str, title: str) -> None:
    text = answer(tmp_path, "L2.light=3,6")[f"sweep{language}.html"].decode()
    assert f"L2.light ({title})" in text


def test_one_value_is_drawn_as_curves_with_bands(tmp_path: Path) -> None:
    text = answer(tmp_path, "L2.light=3,5,6")["sweep.html"].decode()
    assert text.count('<polygon class="part-') == len(sweep(tmp_path, "L2.light=3,5,6").keys)


def test_two_values_are_drawn_as_fields(tmp_path: Path) -> None:
    text = answer(tmp_path, *GRID)["sweep.html"].decode()
    assert text.count('<table class="tinted">') == len(sweep(tmp_path, *GRID).keys)


def test_what_a_value_does_by_itself_is_the_mean_over_the_others(tmp_path: Path) -> None:
    found = sweep(tmp_path, *GRID)
    average = found.margins[0].averages[1]
    scores = [one for point in found.points[3:] if (one := point.figure(("score", 0, 0)))]
    (score,) = [one for one in average.figures if one.measure == "score"]
    assert (average.value, score.found.value) == (4, pytest.approx(fmean([one.found.value for one in scores])))


def test_words_are_swept_as_numbers_are(tmp_path: Path) -> None:
    found = sweep(tmp_path, "L1.colour=red,green")
    write_sweep(found, tmp_path)
    assert [point.values for point in found.points] == [("red",), ("green",)]
    assert json.loads((tmp_path / "sweep.json").read_text())["points"][1]["values"] == ["green"]


@pytest.fixture
def lanterns() -> ContentSet:
    return open_set(str(LANTERNS))


def test_all_faults_are_told_at_once(lanterns: ContentSet) -> None:
    asked = ["rules.hand_siz=3", "L2.light=0..7", "L2.light", "L2.light=7..3", "rules.hand_size=3", "rules.hand_size=4"]
    with pytest.raises(ContentError) as found:
        varied(lanterns, asked)
    assert [(issue.span.line, issue.span.column, issue.code) for issue in found.value.issues] == [
        (1, 1, "unknown-address"),
        (2, 10, "out-of-range"),
        (3, 1, "no-values"),
        (4, 10, "wrong-values"),
        (6, 1, "varied-twice"),
    ]


def test_more_combinations_than_anyone_waits_for_are_refused_with_their_number(lanterns: ContentSet) -> None:
    asked = [f"{name}.light=1..6" for name in ("L1", "L2", "L3")]
    with pytest.raises(WrongUse, match="216"):
        varied(lanterns, asked)


def test_the_command_plays_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parser = command.argparse.ArgumentParser()
    command.configure(parser)
    given = [str(LANTERNS), "--vary", "L2.light=6", "--games", "8", "--workers", "1", "--output", str(tmp_path)]
    assert command.run(parser.parse_args(given)) == 0
    assert "L2.light" in capsys.readouterr().out
    assert (tmp_path / "lanterns" / "sweep.json").is_file()
