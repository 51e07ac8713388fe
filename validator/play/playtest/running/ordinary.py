"""The ordinary games of a run, by their numbers: played, kept, and how long one takes."""

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import NamedTuple

from validator.play.playtest.running.plan import Bench, Plan
from validator.play.playtest.running.rows import Recorder, Row
from validator.play.playtest.running.store import Store
from validator.play.playtest.running.table import game_seed, play_game, seated
from validator.play.playtest.running.workers import Workers

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
