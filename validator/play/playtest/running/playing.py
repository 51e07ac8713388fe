"""The games of a run, played and kept: ordinary ones by number, those dealt on purpose, and who does the work."""

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from validator.base.plugins import with_extra
from validator.play.agents.greedy import RandomAgent
from validator.play.engine.chance import scrambled
from validator.play.engine.game import Observer
from validator.play.playtest.running.plan import Bench, Plan
from validator.play.playtest.running.store import Spotlight, Store
from validator.play.playtest.running.table import AGENT_CHANCE, Recorder, Row, game_seed, play_dealt, play_game, seated
from validator.play.playtest.running.workers import Job, Workers

if TYPE_CHECKING:
    from validator.play.playtest.running.cluster import Cluster

Where = int | str | None
"""How many processes of this machine (None: one for each core), or the address of a cluster."""


def crew_of(job: Job, bench: Bench, where: Where) -> Workers:
    """Those who do a job. Raises as `cluster_at`."""
    if isinstance(where, str):
        crew: Workers = _dask().ClusterWorkers(job, bench, where)
        return crew
    return Workers(job, bench, where or os.cpu_count() or 1)


def cluster_at(address: str) -> "Cluster":
    """The cluster at an address.

    Raises:
        WrongUse: Dask is not installed (`MissingExtra`), or there is no cluster there; the message is one sentence.
    """
    cluster: Cluster = _dask().Cluster(address)
    return cluster


def hands_at(where: Where) -> int:
    """How many work there at once. Raises as `cluster_at`."""
    if not isinstance(where, str):
        return where or os.cpu_count() or 1
    with cluster_at(where) as cluster:
        return cluster.workers


def _dask() -> Any:
    # It takes half a second to load, and few have it.
    return with_extra("cluster", "validator.play.playtest.running.cluster", "playing on many machines")


Progress = Callable[[str, int, int], None]
"""Told now and then: the stage (``games`` or ``spotlight``), how much of it is done, and how much there is."""
TRIAL_SECONDS = 1.5
"""A trial ends with the first game that is over after so long, once every table was played at."""
MOST_TRIED = 200


class Session(NamedTuple):
    """A run that is under way."""

    bench: Bench
    plan: Plan
    store: Store
    run: int
    crew: Workers
    progress: Progress | None


def play_numbered(bench: Bench, plan: Plan, numbers: Sequence[int]) -> Iterator[Row]:
    """Play the games of these numbers, one after the other."""
    observer = bench.game.observer(bench.table)
    recorder = Recorder(plan)
    for number in numbers:
        agents = seated(bench.game, [bench.makers[name] for name in plan.agents_of(number)], plan.seed, number)
        result = play_game(bench.game, bench.table, agents, game_seed(plan.seed, number), observer)
        yield recorder.row(number, result)


def play_up_to(session: Session, games: int) -> None:
    """Play those of a run's first ``games`` games that are not kept yet; Ctrl-C is noted in ``session.crew``."""
    store, run, crew = session.store, session.run, session.crew
    done = store.played(run, games)
    try:
        _tell(session, done, games)
        for rows in crew.spread(play_numbered, store.missing(run, games)):
            store.add(run, rows)
            done += len(rows)
            _tell(session, done, games)
    except KeyboardInterrupt:
        crew.interrupted = True


def seconds_a_game(session: Session, seconds: float = TRIAL_SECONDS) -> float:
    """How long a game of the run takes one process: its first games, played and kept, as many as fill ``seconds``."""
    tables = len(session.plan.lineups)
    began, played = perf_counter(), 0
    try:
        while played < tables or (played < MOST_TRIED and perf_counter() - began < seconds):
            session.store.add(session.run, list(play_numbered(session.bench, session.plan, [played])))
            played += 1
            _tell(session, played, MOST_TRIED, "trial")
    except KeyboardInterrupt:
        session.crew.interrupted = True
    return (perf_counter() - began) / max(1, played)


def _tell(session: Session, done: int, total: int, stage: str = "games") -> None:
    if session.progress is not None:
        session.progress(stage, done, total)


MOST_DEALS = 60
"""Positions tried for one promise. A promise kept in one deal of twenty is missed by all of them in 5 % of cases."""
SPOTLIGHT_CHANCE = 2


def spotlights(bench: Bench, plan: Plan, promises: Sequence[int]) -> Iterator[Spotlight]:
    """Try each promise by itself, so that what one shows never depends on the others."""
    observer = bench.game.observer(bench.table) if promises else None
    for promise in promises:
        yield _shown(bench, plan, promise, observer)


def _shown(bench: Bench, plan: Plan, promise: int, observer: Observer | None) -> Spotlight:
    game, table = bench.game, bench.table
    sizes = sorted({len(lineup) for lineup in plan.lineups})
    players = bench.content.manifest.players
    others = [size for size in range(players.least, players.most + 1) if size not in sizes]
    faults: list[str] = []
    deals = 0
    # What needs a number of players that the run has no table of is not missing: it is dealt for that number.
    turns = [sizes[attempt % len(sizes)] for attempt in range(MOST_DEALS)]
    turns += [others[attempt % len(others)] for attempt in range(MOST_DEALS) if others]
    for attempt, seats in enumerate(turns):
        seed = scrambled(plan.seed, promise, attempt, SPOTLIGHT_CHANCE)
        agents = [RandomAgent(game, scrambled(seed, seat, AGENT_CHANCE)) for seat in range(seats)]
        result = play_dealt(game, partial(game.spotlight, table, seats, seed, promise), agents, observer)
        if result is None:
            continue
        deals += 1
        if result.fault is not None:
            faults.append(f"spotlight on promise {promise}, {seats} seats, game seed {seed}: {result.fault}")
        elif promise in result.facts.kept:
            return Spotlight(promise, deals, True, faults)
    return Spotlight(promise, deals, False, faults)
