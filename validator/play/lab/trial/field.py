"""Many sets played on the same deals by the same players, and kept: the ground on which the lab compares them."""

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from validator.play.lab.trial.crew import Crew, Stretch
from validator.play.playtest.run import opened
from validator.play.playtest.running.crews import Where
from validator.play.playtest.running.ordinary import Progress, play_numbered
from validator.play.playtest.running.plan import Opener, Plan, Roster, bench_of, plan_of
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.rows import Row
from validator.play.playtest.running.store import Store
from validator.play.playtest.running.workers import Job


class _Entrant(NamedTuple):
    """A set on the field: its plan, and the number of its run in the store."""

    plan: Plan
    run: int


class Field:
    """Sets that are played on the same deals. Use it in a ``with`` statement.

    Game ``i`` of every set has the same seed, table and players, so that games of one number may be compared in pairs.
    Games that the store keeps are not played again. After Ctrl-C ``interrupted`` is true, and nothing more is played.

    Args:
        store: the SQLite file that keeps the games; None keeps them while the field is open.
        lineups: the tables in turn, each with its agents' names; see `validator.play.playtest.running.plan.lineups`.
        seed: of all games; another seed gives games that no candidate has met.
        workers: processes for all sets together; None: one for each core; or the address of a cluster.
        progress: told the stage ``games``, how many of those asked for are played, and how many were asked for.

    Raises:
        StoreError, Trouble: the store cannot be used; as `Store`.
    """

    def __init__(
        self,
        store: Path | None,
        lineups: tuple[tuple[str, ...], ...],
        seed: int,
        workers: Where,
        progress: Progress | None = None,
        *,
        opener: Opener = opened,
        roster: Roster = agent_named,
    ) -> None:
        self._store = Store(store)
        self._lineups = lineups
        self._seed = seed
        self._progress = progress
        self._opener = opener
        self._roster = roster
        self._crew: Crew[Row] = Crew(play_numbered, workers)
        self._entrants: dict[str, _Entrant] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._crew.__exit__(kind, error, at)
        self._store.__exit__(kind, error, at)

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C was pressed while games were played."""
        return self._crew.interrupted

    @property
    def note(self) -> str:
        """What became of a store in which nothing could be read; empty where all was well."""
        return self._store.note

    def play(self, wanted: Sequence[tuple[str, int]]) -> None:
        """Play what is missing of the first so many games of each set (a name or folder), all sets in one go.

        Raises:
            ContentError, UnknownSet, UnknownAgent: a set or an agent cannot be had; as `bench_of`.
            StoreError, Stopped: the store cannot be used, a worker died, or a set changed while it was played.
        """
        try:
            self._play(wanted)
        except KeyboardInterrupt:
            self._crew.interrupted = True

    def _play(self, wanted: Sequence[tuple[str, int]]) -> None:
        runs: dict[Job, int] = {}
        stretches: list[Stretch] = []
        most: dict[str, int] = {}
        for reference, games in wanted:
            most[reference] = max(games, most.get(reference, 0))
        for reference, games in most.items():
            entrant = self._entrant(reference)
            job = Job(entrant.plan, self._opener, self._roster)
            runs[job] = entrant.run
            stretches += [Stretch(job, gap) for gap in self._store.missing(entrant.run, games)]
        total = sum(most.values())
        done = total - sum(len(stretch.numbers) for stretch in stretches)
        self._tell(done, total)
        for job, rows in self._crew.spread(stretches):
            self._store.add(runs[job], rows)
            done += len(rows)
            self._tell(done, total)

    def _tell(self, done: int, total: int) -> None:
        if self._progress is not None:
            self._progress("games", done, total)

    def rows(self, reference: str, games: int) -> list[Row]:
        """Those of a set's first so many games that are kept, in order. Raises as `play`."""
        return list(self._store.rows(self._entrant(reference).run, games))

    def plan(self, reference: str) -> Plan:
        """Who plays a set, and the names of what its rows count. Raises as `play`."""
        return self._entrant(reference).plan

    def _entrant(self, reference: str) -> _Entrant:
        if reference not in self._entrants:
            agents = sorted({name for lineup in self._lineups for name in lineup})
            bench = bench_of(reference, agents, self._opener, self._roster)
            plan = plan_of(reference, self._lineups, self._seed, bench)
            self._entrants[reference] = _Entrant(plan, self._store.run_of(plan))
        return self._entrants[reference]
