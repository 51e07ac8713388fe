"""Play-testing a set: plan, play, look for what is missing, and say what was found."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from validator.base.interrupts import INTERRUPTED
from validator.base.issue import Issue, Severity
from validator.content.loading import ContentSet
from validator.play.engine.game import AnyState, Game
from validator.play.lookup import game_of, open_set
from validator.play.playtest.budget import Budget, spend
from validator.play.playtest.comparing import games_before
from validator.play.playtest.figures.power import MARGIN
from validator.play.playtest.figures.results import Report, Said
from validator.play.playtest.figures.statistics import wilson
from validator.play.playtest.figures.strength import Measured, ladder_in, stands
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.page.book import Album
from validator.play.playtest.page.document import write_report
from validator.play.playtest.report.wording import Wording, issue_of, keep_said
from validator.play.playtest.reporting import reported
from validator.play.playtest.running.plan import Opener, Plan, Roster, bench_of, lineups, plan_of
from validator.play.playtest.running.playing import Progress, Session, Where, crew_of, play_up_to, spotlights
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.store import Store
from validator.play.playtest.running.table import game_seed, play_through, seated
from validator.play.playtest.running.workers import Job, Workers

AT_RANDOM: Final = "random"
LOOKS: Final = (16, 48, 144)
"""After so many games a player whose play is untried is looked at; no more are played once it is clearly better."""


class Outcome(NamedTuple):
    """A finished or interrupted run: its report, its number in the store, its plan, and what its user should know.

    ``note`` is about the store, ``chosen`` says why so many games were played where the number was not given.
    """

    report: Report
    run: int
    plan: Plan
    note: str = ""
    chosen: Said | None = None

    @property
    def sentences(self) -> list[str]:
        """The report's plain sentences, in English."""
        wording = Wording("en", self.report.title_in("en"))
        return [wording.say(sentence) for sentence in self.report.sentences]

    @property
    def issues(self) -> tuple[Issue, ...]:
        """Everything found, in English."""
        wording = Wording("en", self.report.title_in("en"))
        return tuple(issue_of(finding, wording) for finding in self.report.findings)

    @property
    def exit_code(self) -> int:
        """130 after Ctrl-C, 1 if a game broke, else 0."""
        if self.report.interrupted:
            return INTERRUPTED
        return int(any(finding.severity is Severity.ERROR for finding in self.report.findings))


def opened(reference: str) -> tuple[ContentSet, Game]:
    """A set and the game that plays it. Raises as `validator.play.lookup.open_set`."""
    content = open_set(reference)
    return content, game_of(content)


def playtest(
    reference: str,
    games: Budget,
    agents: Sequence[str],
    seed: int,
    workers: Where,
    store_path: Path | None,
    progress: Progress | None = None,
    *,
    seats: Sequence[int] | None = None,
    apart: bool = False,
    opener: Opener = opened,
    roster: Roster = agent_named,
    margin: float = MARGIN,
    content: ContentSet | None = None,
) -> Outcome:
    """Play as many games of a set as the budget ``games`` allows, and report; the same for any count of workers.

    One agent sits at a table of each size the set allows in turn, several make one table, unless ``seats`` gives
    the sizes or they sit ``apart``. ``margin`` is the difference of win shares that matters. ``workers`` is the
    number of processes (default: cores), or the address of a cluster. Games kept in the file ``store_path`` by an
    earlier run of the same plan are not played again; None keeps nothing. ``content`` is the set, where it is open.

    Raises:
        ContentError, UnknownSet: the set cannot be opened.
        CannotSeat, UnknownAgent, StoreError, Stopped: agents or seats do not fit, the store or a worker failed.
    """
    bench = bench_of(reference, agents, opener if content is None else lambda _: (content, game_of(content)), roster)
    plan = plan_of(reference, lineups(agents, seats, bench.content, apart=apart), seed, bench)
    with Store(store_path) as store, crew_of(Job(plan, opener, roster), bench, workers) as crew:
        run = store.run_of(plan)
        spent = spend(games, Session(bench, plan, store, run, crew, progress))
        tally = Tally(plan, bench.game.contrasts)
        tally.add(store.rows(run, spent.games))
        _light_spots(store, run, crew, tally, progress)
        before = games_before(store, store_path, plan, bench.content)
        players = _measured(Job(plan, opener, roster), bench.game, store, workers)
        report = reported(bench, tally, store, run, spent.games, crew.interrupted, margin, before, players)
    report = msgspec.structs.replace(report, standing=_standing(plan, store_path))
    return Outcome(report, run, plan, store.note, spent.note)


def write_reports(outcome: Outcome, folder: Path, albums: Sequence[Album] = (), told: str = "en") -> dict[str, Path]:
    """Write the report as text in the language ``told``, as a page for each album, and as JSON; the paths as
    `write_report` names them."""
    written = write_report(outcome.report, folder, albums, told)
    keep_said(album.language for album in albums)
    return written


def end_of(plan: Plan, number: int, content: ContentSet) -> AnyState:
    """Play one game of a run again; the state in which it ends.

    Raises:
        Refused: the game breaks.
    """
    game = game_of(content)
    agents = seated(game, [agent_named(name) for name in plan.agents_of(number)], plan.seed, number)
    state = game.start(game.table(content), len(agents), game_seed(plan.seed, number))
    play_through(game, state, agents)
    return state


def _light_spots(store: Store, run: int, crew: Workers, tally: Tally, progress: Progress | None) -> None:
    """Deal on purpose what no ordinary game showed."""
    known = store.spotlights(run)
    missing = [number for number in range(tally.plan.promises) if not tally.kept[number] and number not in known]
    done = 0
    try:
        for spotlit in crew.spread(spotlights, [missing]):
            store.add_spotlights(run, spotlit)
            done += len(spotlit)
            if progress is not None:
                progress("spotlight", done, len(missing))
    except KeyboardInterrupt:
        crew.interrupted = True


def _standing(plan: Plan, store_path: Path | None) -> tuple[Said, ...]:
    """How strong the players of the run are, if a ladder lies beside its store."""
    ladder = None if store_path is None else ladder_in(store_path.parent)
    agents = {name for table in plan.lineups for name in table}
    return () if ladder is None else tuple(stands(ladder, agents, {len(table) for table in plan.lineups}, plan.digest))


def _measured(job: Job, game: Game, store: Store, workers: Where) -> dict[str, Measured]:
    """Where play is untried every player of a run against players at random, at the smallest table; what is kept of
    those games is not played again."""
    if not game.untried:
        return {}
    names = sorted({name for lineup in job.plan.lineups for name in lineup})
    return {name: _measured_one(name, job, store, workers) for name in names}


def _measured_one(name: str, job: Job, store: Store, workers: Where) -> Measured:
    if name == AT_RANDOM:
        return Measured(None, 1.0, 0)
    bench = bench_of(job.plan.reference, [name, AT_RANDOM], job.opener, job.roster)
    seats = max(2, bench.content.manifest.players.least)
    plan = plan_of(job.plan.reference, ((name, *[AT_RANDOM] * (seats - 1)),), job.plan.seed, bench)
    measured, run = Measured(None, 1 / seats, 0), store.run_of(plan)
    with crew_of(job._replace(plan=plan), bench, workers) as crew:
        for games in LOOKS:
            play_up_to(Session(bench, plan, store, run, crew, None), games)
            tally = Tally(plan, bench.game.contrasts)
            tally.add(store.rows(run, games))
            (table,) = tally.tables
            if table.games:
                measured = Measured(wilson(*table.agents[name].outcomes), 1 / seats, table.games)
            if measured.is_better or crew.interrupted:
                break
    return measured
