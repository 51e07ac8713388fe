"""Runs of the toy game Pebbles, for the tests of play-testing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.playtest import pebbles as toy
from validator.play.playtest.run import Outcome, playtest
from validator.play.playtest.running.plan import Plan, bench_of, lineups, plan_of
from validator.play.playtest.running.playing import Progress, play_numbered
from validator.play.playtest.running.table import Row

GAMES = 300


def run(
    reference: str,
    games: int = GAMES,
    agents: tuple[str, ...] = ("anyone",),
    workers: int = 1,
    store: Path | None = None,
    progress: Progress | None = None,
    **more: Any,
) -> Outcome:
    return playtest(
        reference, games, agents, 7, workers, store, progress, opener=toy.open_toy, roster=toy.anyone, **more
    )


def plan(reference: str, *agents: str) -> Plan:
    bench = bench_of(reference, agents, toy.open_toy, toy.anyone)
    return plan_of(reference, lineups(agents, None, bench.content), 7, bench)


def rows_of(reference: str, games: int, *agents: str) -> list[Row]:
    bench = bench_of(reference, agents, toy.open_toy, toy.anyone)
    return list(play_numbered(bench, plan(reference, *agents), range(games)))
