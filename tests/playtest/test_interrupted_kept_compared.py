"""Play-testing: interruption, the store, comparison and the report."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests import ROOT
from tests.games.played import the_game
from tests.playtest import pebbles as toy
from tests.playtest.pebble_runs import GAMES, rows_of, run
from validator.play.playtest.figures.results import Report
from validator.play.playtest.page.document import page_of
from validator.play.playtest.report.text import text_of
from validator.play.playtest.run import write_reports
from validator.play.playtest.running.store import Store
from validator.play.playtest.running.workers import Workers

# Interruption and the store


def stop_after_the_first(stage: str, done: int, count: int) -> None:
    if done:
        raise KeyboardInterrupt


def test_an_interrupted_run_reports_what_was_played(pebbles: str) -> None:
    outcome = run(pebbles, 5_000, progress=stop_after_the_first)
    assert (outcome.exit_code, 0 < outcome.report.played < 5_000) == (130, True)


def test_an_interrupted_run_resumes(pebbles: str, tmp_path: Path) -> None:
    store = tmp_path / "playtest.sqlite"
    run(pebbles, GAMES, store=store, progress=stop_after_the_first)
    assert run(pebbles, GAMES, store=store).report == run(pebbles, GAMES).report


def test_kept_games_are_not_played_again(pebbles: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = tmp_path / "playtest.sqlite"
    first = run(pebbles, store=store)
    monkeypatch.setattr(Workers, "spread", lambda self, task, numbers: iter(()))
    assert run(pebbles, store=store).report == first.report


def test_fewer_games_are_the_first_ones(pebbles: str, tmp_path: Path) -> None:
    store = tmp_path / "playtest.sqlite"
    run(pebbles, 80, store=store)
    assert run(pebbles, 40, store=store).report == run(pebbles, 40).report


def test_a_changed_set_starts_a_new_run(tmp_path: Path) -> None:
    store = tmp_path / "playtest.sqlite"
    reference = toy.write_set(tmp_path / "pebbles")
    first = run(reference, 10, store=store).run
    toy.write_set(tmp_path / "pebbles", toy.PEBBLES.replace("points: 5", "points: 6"))
    assert run(reference, 10, store=store).run != first


def test_a_new_title_keeps_the_run(tmp_path: Path) -> None:
    store = tmp_path / "playtest.sqlite"
    reference = toy.write_set(tmp_path / "pebbles")
    first = run(reference, 10, store=store).run
    toy.write_set(tmp_path / "pebbles", toy.PEBBLES.replace("<b>One</b>", "Uno"))
    assert run(reference, 10, store=store).run == first


def test_gaps_are_found(pebbles: str) -> None:
    with Store(None) as store:
        store.add(1, [row for row in rows_of(pebbles, 10, "anyone") if row.number in (2, 3, 7)])
        assert store.missing(1, 10) == [range(2), range(4, 7), range(8, 10)]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no process groups")
def test_ctrl_c_keeps_what_the_workers_did(pebbles: str, tmp_path: Path) -> None:
    script = (
        "import signal, sys; from pathlib import Path; from tests.playtest import pebbles as toy\n"
        "from validator.play.playtest.run import playtest\n"
        # Where the tests run in the background, Ctrl-C is ignored from the start.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "if __name__ == '__main__':\n"
        f"    out = playtest({pebbles!r}, 10**6, ('anyone',), 1, 2, Path({str(tmp_path / 'p.sqlite')!r}),"
        " lambda *step: print(step[1], flush=True), opener=toy.open_toy, roster=toy.anyone)\n"
        "    print('played', out.report.played, flush=True); sys.exit(out.exit_code)\n"
    )
    path = tmp_path / "long_run.py"
    path.write_text(script)
    environment = {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, str(path)], stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True
    ) as process:
        assert process.stdout is not None
        while int(process.stdout.readline()) < 5_000:
            time.sleep(0)
        os.killpg(process.pid, signal.SIGINT)
        last = process.stdout.read().splitlines()[-1]
        assert (process.wait(30), int(last.split()[1]) >= 5_000) == (130, True)


# The report


def test_two_runs_write_the_same_bytes(pebbles: str, tmp_path: Path) -> None:
    first = write_reports(run(pebbles, 40), tmp_path / "a")
    second = write_reports(run(pebbles, 40), tmp_path / "b")
    assert [path.read_bytes() for path in first.values()] == [path.read_bytes() for path in second.values()]


def test_nothing_is_left_beside_the_reports(pebbles: str, tmp_path: Path) -> None:
    write_reports(run(pebbles, 4), tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["report.html", "report.json", "report.txt"]


def test_the_json_says_how_many_were_played(pebbles: str, tmp_path: Path) -> None:
    path = write_reports(run(pebbles, 40), tmp_path)["json"]
    assert json.loads(path.read_bytes())["played"] == 40


def test_titles_from_strangers_are_escaped(report: Report) -> None:
    assert "<b>One</b>" not in page_of(report)


def test_the_page_needs_nothing_from_outside(report: Report) -> None:
    page = page_of(report)
    assert not any(link in page for link in ("http:", "https:", "src=", "@import", "url("))


@pytest.mark.parametrize("write", [text_of, page_of])
def test_the_length_is_counted_in_the_games_own_word(write: Callable[[Report], str], report: Report) -> None:
    text = write(report)
    assert "always takes 6 moves" in text
    assert "mean moves" in text
    assert not re.findall(r"\bturns?\b", text, re.IGNORECASE)


@pytest.mark.parametrize(
    ("name", "word"),
    [("empires", "turn"), ("trucker", "adventure card"), ("race", "round"), ("roll", "round"), ("steam", "round")],
)
def test_every_game_says_what_its_length_is_counted_in(name: str, word: str) -> None:
    assert the_game(name)[0].length_unit == word


class Tags(HTMLParser):
    """Checks that tags close in order."""

    void = frozenset({"meta", "line", "rect", "circle", "input", "img", "br"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.void:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.void and (not self.open or self.open.pop() != tag):
            self.wrong.append(tag)


def test_the_pages_tags_close(report: Report) -> None:
    tags = Tags()
    tags.feed(page_of(report))
    assert (tags.open, tags.wrong) == ([], [])


def test_no_games_at_all_still_make_a_report(pebbles: str, tmp_path: Path) -> None:
    path = write_reports(run(pebbles, 0), tmp_path)["text"]
    assert "None of 0 games was played." in path.read_text(encoding="utf-8")
