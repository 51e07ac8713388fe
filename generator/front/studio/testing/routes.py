"""The runs of the folder's sets by their addresses: listed, shown, compared, and their games told."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from generator.front.studio.http.replies import Refused, asked, asked_number, body_of, route
from generator.front.studio.testing.figures import RunFigures, comparison_figures
from generator.front.studio.testing.running import Playing, Tables, Wanted, Watch, as_wanted, choices_for
from generator.front.studio.work.jobs import Job
from generator.front.studio.work.room import Workroom
from generator.front.tasks.runs import CannotTell, PlayedSet, check_game_kept, leave_at, name_of_left, retell
from generator.front.tasks.seating import transcripts_of
from validator.base.characters import MOST_NUMBER, whole_number
from validator.base.console import output_folder
from validator.base.issue import WrongUse
from validator.play.engine.transcript import write
from validator.play.playtest.comparing import Reference, compare
from validator.play.playtest.retelling import Example, games_by, games_of_card, games_of_seat
from validator.play.playtest.running.store import Run, Store

RUNNING = ("running", "stopping")
MOST_LINES = 6


class Shelf:
    """What one studio has played and can show."""

    def __init__(self, room: Workroom) -> None:
        self._room = room
        self.tables = Tables(room.folder)
        self.playing = Playing(self.tables, room.jobs)
        self._watch = Watch()

    def listed(self, reference: str) -> list[dict[str, Any]]:
        """The runs of a set, the newest first; those of which nothing was played only while they are."""
        laid = self.tables.of(reference)
        runs, names = self.tables.runs(laid)
        listed = [self._summary(laid, run, names) for run in reversed(runs)]
        return [one for one in listed if one["games"] or one["job"]]

    def _summary(self, laid: PlayedSet, run: Run, names: Mapping[str, int]) -> dict[str, Any]:
        job = self.playing.job(laid.reference, run.run)
        agents = dict.fromkeys(name for table in run.plan.lineups for name in table)
        return {
            "run": run.run,
            "names": [name for name, number in names.items() if number == run.run],
            "games": run.games,
            "agents": list(agents),
            "sizes": sorted({len(table) for table in run.plan.lineups}),
            "seed": run.plan.seed,
            "same": run.plan.digest == laid.digest,
            "job": job.number if job is not None and job.state in RUNNING else None,
            "asked": self.playing.asked(laid.reference, run.run),
            "fault": _fault(job) if not run.games else "",
        }

    def run_data(self, reference: str, number: int, language: str) -> dict[str, Any]:
        """What a run shows by now, and how it is gone on with."""
        laid = self.tables.of(reference)
        run, path = self.tables.run(laid, number), self.tables.store_of(laid)
        asked = self.playing.asked(reference, number)
        report = self._watch.look(laid, path, number, run.plan, asked)
        _, names = self.tables.runs(laid)
        wanted = as_wanted(reference, run.plan, laid)
        return {
            **self._summary(laid, run, names),
            "report": RunFigures(report, laid.bench.content, language).data(),
            "wanted": None if wanted is None else {**msgspec.to_builtins(wanted), "command": _shown(wanted, report)},
            "page": self._page(laid),
        }

    def _page(self, laid: PlayedSet) -> str:
        """Where the whole report of the last run lies; empty where there is none."""
        path = output_folder(laid.bench.content.name, None) / "report.html"
        return path.as_posix() if self._room.folder.inside(path.as_posix()).is_file() else ""

    def compared(self, reference: str, first: int, second: int, language: str) -> dict[str, Any]:
        """Two runs of a set side by side, as ``playtest --compare`` lays them."""
        laid = self.tables.of(reference)
        content, path = laid.bench.content, self.tables.store_of(laid)
        self.tables.run(laid, first), self.tables.run(laid, second)
        one, two = (Reference(content, path, str(number)) for number in (first, second))
        figures = comparison_figures(compare(one, two, laid.bench.game), language)
        return {**figures, "command": f"proofpress playtest {reference} --compare {first},{second}"}

    def examples(self, reference: str, number: int, about: Mapping[str, str]) -> list[dict[str, Any]]:
        """Games of a run that show something about a ``card``, a ``seat`` (from 1), or stand out ``by`` something."""
        laid = self.tables.of(reference)
        run = self.tables.run(laid, number)
        contrasts = laid.bench.game.contrasts
        with Store(self.tables.store_of(laid)) as store:
            rows = store.rows(number)
            if about["card"]:
                how, agent = about["how"] or "drawn", about["agent"]
                games = games_of_card(rows, run.plan, contrasts, about["card"], how, agent)
            elif about["seat"]:
                players, seat = _whole(about["players"]), _whole(about["seat"]) - 1
                games = games_of_seat(rows, run.plan, players, seat)
            else:
                games = games_by(rows, run.plan, about["by"] or "any")
        return [_example_data(game) for game in games]

    def game_data(self, reference: str, number: int, game: int, language: str) -> dict[str, Any]:
        """A game of a run, step by step. Raises Refused where it was not played or cannot be told any more."""
        laid = self.tables.of(reference)
        run = self._run_of_game(laid, number, game)
        with _refusing():
            data: dict[str, Any] = msgspec.to_builtins(retell(laid, run.plan, game, language))
        return data

    def _run_of_game(self, laid: PlayedSet, number: int, game: int) -> Run:
        run = self.tables.run(laid, number)
        with Store(self.tables.store_of(laid)) as store, _refusing():
            check_game_kept(store, run, game)
        return run

    def play_on(self, reference: str, number: int, game: int, at: int, seat: int, language: str) -> str:
        """Save a game of a run as it stood before a choice, to be played on; the file by its path in the folder."""
        laid = self.tables.of(reference)
        run = self._run_of_game(laid, number, game)
        with _refusing():
            left = leave_at(laid, run.plan, game, at, seat, language)
        path = (transcripts_of(laid.bench.content.name) / name_of_left(number, game, at, seat)).as_posix()
        write(left, self._room.folder.inside(path))
        return path


@contextmanager
def _refusing() -> Iterator[None]:
    """What cannot be told of a game is refused at the page: asked for later, it may well be told."""
    try:
        yield
    except CannotTell as fault:
        raise Refused(str(fault)) from None


def _fault(job: Job | None) -> str:
    """Why a job played nothing; empty where that is not known."""
    return "\n".join(job.lines[-MOST_LINES:]) if job is not None and job.state == "failed" else ""


def _shown(wanted: Wanted, report: Any) -> str:
    return msgspec.structs.replace(wanted, games=max(1, report.asked)).command()


def _whole(given: str) -> int:
    number = whole_number(given)
    if number is None:
        raise WrongUse(f"players and seats are whole numbers, not {given!r}")
    return number


def _example_data(one: Example) -> dict[str, Any]:
    return {**one._asdict(), "agents": list(one.agents)}


Counted = Annotated[int, msgspec.Meta(ge=0, le=MOST_NUMBER)]


class PlayOn(msgspec.Struct):
    """Where a game is to be played on from: choice ``at`` of a run's game, a person in ``seat``; all from 0."""

    set: str
    run: Counted
    game: Counted
    at: Counted
    seat: Counted
    lang: str


def routes(room: Workroom) -> list[Route]:
    """The addresses of this room."""
    shelf = Shelf(room)
    return [*_starting(shelf), *_runs(shelf), *_games(shelf)]


def _starting(shelf: Shelf) -> list[Route]:
    def choices(request: Request) -> Any:
        return choices_for(shelf.tables.of(asked(request, "set")), asked(request, "lang"))

    def command(request: Request) -> Any:
        return {"command": body_of(request, Wanted).command()}

    def start(request: Request) -> Any:
        return shelf.playing.begin(body_of(request, Wanted))

    return [
        route("/api/testing/choices", choices),
        route("/api/testing/command", command, "POST"),
        route("/api/testing/start", start, "POST"),
    ]


def _runs(shelf: Shelf) -> list[Route]:
    def runs(request: Request) -> Any:
        return shelf.listed(asked(request, "set"))

    def run(request: Request) -> Any:
        return shelf.run_data(asked(request, "set"), asked_number(request, "run"), asked(request, "lang"))

    def compare(request: Request) -> Any:
        first, second = asked_number(request, "first"), asked_number(request, "second")
        return shelf.compared(asked(request, "set"), first, second, asked(request, "lang"))

    return [route("/api/testing/runs", runs), route("/api/testing/run", run), route("/api/testing/compare", compare)]


def _games(shelf: Shelf) -> list[Route]:
    def games(request: Request) -> Any:
        about = {name: request.query_params.get(name, "") for name in ("card", "how", "agent", "seat", "players", "by")}
        return shelf.examples(asked(request, "set"), asked_number(request, "run"), about)

    def game(request: Request) -> Any:
        reference, run = asked(request, "set"), asked_number(request, "run")
        return shelf.game_data(reference, run, asked_number(request, "game"), asked(request, "lang"))

    def play_on(request: Request) -> Any:
        wanted = body_of(request, PlayOn)
        file = shelf.play_on(wanted.set, wanted.run, wanted.game, wanted.at, wanted.seat, wanted.lang)
        return {"file": file}

    return [
        route("/api/testing/games", games),
        route("/api/testing/game", game),
        route("/api/testing/play-on", play_on, "POST"),
    ]
