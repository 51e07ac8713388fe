"""Play-tests begun, in the words of ``proofpress playtest``, and watched; the sets opened for them, and their runs."""

import shlex
import threading
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from generator.front.studio.http.replies import Refused
from generator.front.studio.versions import Versions
from generator.front.studio.work.folder import Folder
from generator.front.studio.work.jobs import Job, Jobs
from generator.front.tasks.runs import PlayedSet, played_set
from validator.base.console import output_folder
from validator.base.issue import ContentError, WrongUse
from validator.content.check_cache import set_stamp
from validator.play.checking import open_legal
from validator.play.engine.transcript import MOST_SEED
from validator.play.playtest.comparing import checked_name
from validator.play.playtest.figures.results import Report
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.report.wording import Wording
from validator.play.playtest.reporting import glance
from validator.play.playtest.run import opened
from validator.play.playtest.running.plan import CannotSeat, Plan, bench_of, lineups, plan_of
from validator.play.playtest.running.roster import DEFAULT_AGENT, UnknownAgent, agent_named, known_agents
from validator.play.playtest.running.store import FILE, Run, Store

MOST_HELD = 4


class Tables:
    """Opens sets for play when they are first asked for, and holds the last few."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._held: OrderedDict[str, tuple[str | None, PlayedSet]] = OrderedDict()
        self._lock = threading.RLock()

    def of(self, reference: str) -> PlayedSet:
        """A set, opened. Raises ContentError where it is not legal, WrongUse where no rules play it."""
        stamp = set_stamp(self._folder.place(reference))
        with self._lock:
            held = self._held.get(reference)
            if held is None or stamp is None or held[0] != stamp:
                held = self._held[reference] = stamp, played_set(reference, open_legal(reference))
            self._held.move_to_end(reference)
            while len(self._held) > MOST_HELD:
                self._held.popitem(last=False)
            return held[1]

    def store_of(self, laid: PlayedSet) -> Path:
        """The file that holds a set's runs; it may not be there yet."""
        return self._folder.inside(output_folder(laid.bench.content.name, None).as_posix()) / FILE

    def runs(self, laid: PlayedSet) -> tuple[list[Run], dict[str, int]]:
        """The runs of a set that are kept, oldest first, and the numbers of those that have a name."""
        path = self.store_of(laid)
        if not path.is_file():
            return [], {}
        with Store(path) as store:
            return store.runs(), store.names()

    def run(self, laid: PlayedSet, number: int) -> Run:
        """A run by its number. Raises Refused where there is none."""
        run = next((run for run in self.runs(laid)[0] if run.run == number), None)
        if run is None:
            raise Refused(f"{laid.bench.content.name} has no run {number}")
        return run


def plan_for(reference: str, agents: Sequence[str], sizes: Sequence[int] | None, seed: int, *, apart: bool) -> Plan:
    """The plan of a run that is to be played. Raises WrongUse where the agents or sizes do not fit."""
    try:
        bench = bench_of(reference, agents, opened, agent_named)
        return plan_of(reference, lineups(agents, sizes, bench.content, apart=apart), seed, bench)
    except (CannotSeat, UnknownAgent) as fault:
        raise WrongUse(str(fault)) from None


MOST_COUNTS = 6
"""Runs whose counts are held at once."""


class Count:
    """The games of one run that were counted."""

    def __init__(self, plan: Plan, laid: PlayedSet) -> None:
        self.tally = Tally(plan, laid.bench.game.contrasts)
        self._seen: set[int] = set()
        self._first = 0

    def is_of(self, plan: Plan, played: int) -> bool:
        """Whether these are counts of that plan; a store that holds fewer games now is another."""
        return self.tally.plan == plan and len(self._seen) <= played

    def take(self, store: Store, run: int) -> None:
        """Count the games that have come since."""
        rows = [row for row in store.rows(run, first=self._first) if row.number not in self._seen]
        self.tally.add(rows)
        self._seen.update(row.number for row in rows)
        while self._first in self._seen:
            self._first += 1


class Watch:
    """Looks at runs, and holds what it counted of the last few."""

    def __init__(self) -> None:
        self._counts: OrderedDict[tuple[Path, int], Count] = OrderedDict()
        self._lock = threading.Lock()

    def look(self, laid: PlayedSet, path: Path, run: int, plan: Plan, asked: int) -> Report:
        """What the games of a run show by now; ``asked`` is how many were wanted, 0 where that is not known."""
        with self._lock, Store(path) as store:
            count = self._counts.get((path, run))
            if count is None or not count.is_of(plan, store.played(run, 2**62)):
                count = self._counts[path, run] = Count(plan, laid)
            self._counts.move_to_end((path, run))
            while len(self._counts) > MOST_COUNTS:
                self._counts.popitem(last=False)
            count.take(store, run)
            tally = count.tally
            return glance(laid.bench, tally, store, run, asked or tally.games + len(tally.broken))


PAGE = "test"
MOST_GAMES = 100_000


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """A run to be played; every field as the option of the command that has its name."""

    set: str
    seats: Annotated[tuple[str, ...], Meta(min_length=1, max_length=8)] = (DEFAULT_AGENT,)
    players: tuple[int, ...] = ()
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] | None = None
    until: str = ""
    seed: Annotated[int, Meta(ge=0)] = 1
    name: str = ""
    apart: bool = False

    def words(self) -> list[str]:
        """The words of the command after ``proofpress``."""
        given = {
            "seats": ",".join(self.seats),
            "players": ",".join(map(str, self.players)),
            "games": str(self.games or ""),
            "until": self.until,
            "seed": str(self.seed),
            "name": self.name,
        }
        words = [f"--{name}={value}" for name, value in given.items() if value]
        return ["playtest", self.set, *words, *(["--apart"] if self.apart else [])]

    def command(self) -> str:
        """The line to type that does the same."""
        return shlex.join(["proofpress", *self.words()])


class Playing:
    """The runs that jobs of this studio play."""

    def __init__(self, tables: Tables, jobs: Jobs) -> None:
        self._tables = tables
        self._jobs = jobs
        self._played: dict[tuple[str, int], tuple[int, int]] = {}

    def begin(self, wanted: Wanted) -> dict[str, Any]:
        """Start a run, or go on with one that was begun before; its number, and the job that plays it.

        Raises:
            ContentError: the set is not legal.
            WrongUse: players, sizes or name do not fit.
        """
        if wanted.name:
            checked_name(wanted.name)
        if wanted.seed > MOST_SEED:
            raise WrongUse(f"a seed is 0 or more, up to {MOST_SEED}")
        laid = self._tables.of(wanted.set)
        plan = plan_for(wanted.set, wanted.seats, wanted.players or None, wanted.seed, apart=wanted.apart)
        with Store(self._tables.store_of(laid)) as store:
            run = store.run_of(plan)
        job = self._jobs.start(PAGE, f"{laid.bench.content.name}, run {run}", wanted.words())
        self._played[wanted.set, run] = job.number, wanted.games or 0
        return {"run": run, "job": job.number}

    def job(self, reference: str, run: int) -> Job | None:
        """The last job of this studio that played a run."""
        number, _ = self._played.get((reference, run), (0, 0))
        return self._jobs.job(number) if number else None

    def asked(self, reference: str, run: int) -> int:
        """How many games that job was to play, as far as one knows; 0 where one does not."""
        job = self.job(reference, run)
        given = self._played.get((reference, run), (0, 0))[1]
        return given or (job.total if job is not None and job.stage == "games" else 0)


def as_wanted(reference: str, plan: Plan, laid: PlayedSet) -> Wanted | None:
    """How a kept run is asked for again, so as to go on; None where no words would."""
    agents = tuple(dict.fromkeys(name for table in plan.lineups for name in table))
    sizes = tuple(dict.fromkeys(len(table) for table in plan.lineups))
    for seats, players, apart in ((agents, sizes, False), (agents, sizes, True), (plan.lineups[0], (), False)):
        try:
            if lineups(seats, players or None, laid.bench.content, apart=apart) == plan.lineups:
                return Wanted(set=reference, seats=seats, players=players, seed=plan.seed, apart=apart)
        except CannotSeat:
            continue
    return None


def choices_for(laid: PlayedSet, language: str) -> dict[str, Any]:
    """What there is to choose: who plays and how each plays, how many may sit there, how many games one plays."""
    words, content = Wording(language), laid.bench.content
    players = content.manifest.players
    return {
        "agents": [
            {"name": name, "manner": words.word(f"manner-{name}") if words.has(f"manner-{name}") else ""}
            for name in known_agents()
        ],
        "agent": DEFAULT_AGENT,
        "sizes": list(range(players.least, players.most + 1)),
        "games": laid.bench.game.proof_games,
    }


def runs_of(folder: Folder, versions: Versions, reference: str, numbers: Sequence[str]) -> list[int | None]:
    """The last run that was played with a set as it was at each of some states; None where nothing was."""
    tables = Tables(folder)
    return [_run_of(versions, tables, reference, number) for number in numbers]


def _run_of(versions: Versions, tables: Tables, reference: str, number: str) -> int | None:
    with suppress(ContentError, WrongUse):
        runs, _ = tables.runs(tables.of(reference))
        if runs:
            content = versions.content(reference, versions.state(reference, number).parcel)
            there = content.place.folder.as_posix()
            digest = played_set(there, open_legal(there)).digest
            return next((run.run for run in reversed(runs) if run.plan.digest == digest and run.games), None)
    return None
