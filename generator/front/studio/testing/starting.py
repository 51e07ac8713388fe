"""A play-test as it is asked for at the page, in the words of ``proofpress playtest``."""

import shlex
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from generator.front.studio.testing.tables import Tables, plan_for
from generator.front.studio.work.jobs import Job, Jobs
from generator.front.tasks.retelling import Laid
from validator.base.issue import WrongUse
from validator.play.engine.transcript import MOST_SEED
from validator.play.playtest.comparing import checked_name
from validator.play.playtest.report.wording import Wording
from validator.play.playtest.running.plan import CannotSeat, Plan, lineups
from validator.play.playtest.running.roster import DEFAULT_AGENT, known_agents
from validator.play.playtest.running.store import Store

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
        found = [f"--{name}={value}" for name, value in given.items() if value]
        return ["playtest", self.set, *found, *(["--apart"] if self.apart else [])]

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


def as_wanted(reference: str, plan: Plan, laid: Laid) -> Wanted | None:
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


def offered(laid: Laid, language: str) -> dict[str, Any]:
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
