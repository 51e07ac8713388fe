"""How many games fit into given minutes, found by playing some; once chosen, the number stays."""

from __future__ import annotations

from math import ceil, floor, log10
from pathlib import Path
from time import perf_counter

import msgspec

from validator.base.decoding import from_json
from validator.base.files import write_beside
from validator.play.playtest.run import opened
from validator.play.playtest.running.crews import Where, hands_at
from validator.play.playtest.running.ordinary import play_numbered
from validator.play.playtest.running.plan import bench_of, plan_of
from validator.play.playtest.running.roster import agent_named

NUMBER = "games.json"
TRIAL_SECONDS = 2.0
USED = 0.8
"""The part of given minutes that goes to games; the rest is writing, checking and thinking."""

Tables = tuple[tuple[str, ...], ...]
"""Who sits at each table, by the names of players."""


def games_in(minutes: float, reference: str, tables: Tables, seed: int, workers: Where, kept: Path) -> int:
    """About as many games of a set as take so long, two digits and noughts; kept in a file of the folder ``kept``.

    A call with the same question is given the kept answer, so that it goes on where the call before left off.
    """
    path, hands = kept / NUMBER, hands_at(workers)
    key = f"{minutes:g} minutes, {hands} processes, tables {tables}"
    known = from_json(path.read_bytes(), dict[str, int]) if path.is_file() else {}
    if key not in known:
        known |= {key: _rounded(minutes * 60 * hands * USED / _seconds_a_game(reference, tables, seed))}
        path.parent.mkdir(parents=True, exist_ok=True)
        write_beside(path, msgspec.json.encode(known))
    return known[key]


def _seconds_a_game(reference: str, tables: Tables, seed: int) -> float:
    agents = sorted({name for lineup in tables for name in lineup})
    bench = bench_of(reference, agents, opened, agent_named)
    plan = plan_of(reference, tables, seed, bench)
    began, played = perf_counter(), 0
    while played < len(tables) or perf_counter() - began < TRIAL_SECONDS:
        list(play_numbered(bench, plan, [played]))
        played += 1
    return (perf_counter() - began) / played


def _rounded(games: float) -> int:
    size = 10 ** max(0, floor(log10(max(1.0, games))) - 1)
    return max(1, int(ceil(games / size) * size))
