"""A course of lessons: games are looked into until there are labels enough, weights are fitted, and tried in play."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

from validator.base.issue import ContentError, WrongUse
from validator.content.loading import ContentSet
from validator.content.texts import Texts
from validator.play.agents.contract import Agent, MakeAgent
from validator.play.engine.chance import scrambled
from validator.play.engine.game import Game
from validator.play.learned.laid_on import cards_described, laid_on
from validator.play.learned.weights import VERSION, Made, Tried, Weights, read_weights, weights_issues
from validator.play.lookup import game_of, open_set
from validator.play.playtest.figures.statistics import student
from validator.play.playtest.running.plan import Bench, Opener, Plan, bench_of, lineups, plan_of
from validator.play.playtest.running.playing import Progress, Where, crew_of
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.table import Refused, game_seed, play_game, seated
from validator.play.playtest.running.workers import Job, Workers
from validator.play.training.lessons import Lesson, Notebook, fitted, lessons

FIRST_GAMES = 4
"""So many games are looked into before it is known how many labels a game gives."""
PATIENCE = 200
"""Where so many games give no label at all, there is nothing to learn from."""


class Task(NamedTuple):
    """What is to be learned: of which set, from whose games at which sizes of tables, and from how many labels."""

    reference: str
    by: str
    seats: tuple[int, ...]
    seed: int
    labels: int


class Taught(NamedTuple):
    """What came of a course: the weights, None where it was interrupted, with the labels and games there are now."""

    weights: Weights | None
    labels: int
    games: int


def plainly_opened(reference: str) -> tuple[ContentSet, Game]:
    """A set and the game that plays it, without what players have learned. Raises as `open_set`."""
    content = open_set(reference)
    game = game_of(content)
    return content, game.unlearned or game


def teach(
    task: Task, workers: Where, notebook: Path | None, progress: Progress | None = None, opener: Opener = plainly_opened
) -> Taught:
    """Look into games until there are labels enough, or Ctrl-C, and fit weights; the same for any count of workers.

    Lessons kept in the file ``notebook`` by an earlier course of the same plan are not held again.

    Raises:
        ContentError, UnknownSet: the set cannot be opened.
        CannotSeat, UnknownAgent, WrongUse: the task does not fit the set; the message is one sentence.
        StoreError, Stopped: the file cannot be used, or a worker died; likewise.
    """
    bench = bench_of(task.reference, [task.by], opener, agent_named)
    if bench.game.features is None:
        raise WrongUse(f"nothing can be learned of {bench.game.name} yet: its positions are not described")
    plan = plan_of(task.reference, lineups([task.by], task.seats, bench.content), task.seed, bench)
    with Notebook(notebook, plan) as notes, crew_of(Job(plan, opener, agent_named), bench, workers) as crew:
        kept = _held(task, notes, crew, progress)
        lessons = notes.lessons()
    if kept is None:
        return Taught(None, sum(lesson.labels for lesson in lessons), len(lessons))
    return Taught(_weights(task, bench, kept), sum(lesson.labels for lesson in kept), len(kept))


def _held(task: Task, notes: Notebook, crew: Workers, progress: Progress | None) -> list[Lesson] | None:
    """The first lessons that have labels enough together, those missing held now; None after Ctrl-C."""
    while (kept := enough(known := notes.lessons(), task.labels)) is None:
        labels = sum(lesson.labels for lesson in known)
        if not labels and len(known) >= PATIENCE:
            raise WrongUse(f"{len(known)} games of {task.reference} held no choice to learn from")
        a_game = labels / len(known) if labels else 0.0
        more = ceil((task.labels - labels) / a_game) if a_game else max(FIRST_GAMES, len(known))
        try:
            for labelled in crew.spread(lessons, [notes.missing(len(known) + more)]):
                notes.add(labelled)
                labels += sum(lesson.labels for lesson in labelled)
                if progress is not None:
                    progress("labels", min(labels, task.labels), task.labels)
        except KeyboardInterrupt:
            crew.interrupted = True
        if crew.interrupted:
            return enough(notes.lessons(), task.labels)
    return kept


def enough(known: Sequence[Lesson], labels: int) -> list[Lesson] | None:
    """The first lessons that have so many labels together; None where all have fewer."""
    total = 0
    for place, lesson in enumerate(known):
        total += lesson.labels
        if total >= labels:
            return list(known[: place + 1])
    return None


def _weights(task: Task, bench: Bench, kept: list[Lesson]) -> Weights:
    features = bench.game.features
    assert features is not None
    fit = fitted(kept, features, cards_described(bench.game, features, bench.content))
    made = Made(
        by=task.by, seed=task.seed, labels=sum(lesson.labels for lesson in kept), hand=fit.hand, learned=fit.learned
    )
    return Weights(
        set=bench.content.name, version=VERSION, seats=task.seats, made=made, cards=fit.cards, numbers=fit.numbers
    )


PLAYER = "steady"
"""Who plays with and without the weights."""
LEAST_WON = 53.0
"""Weights are worth having from so many percent on, where their interval lies above `EVEN`."""
EVEN = 50.0
_TRYING = 4
"""Purpose of the seeds of trials: no game that was learned from is played again."""
_LEARNED, _PLAIN = f"learned:{PLAYER}", f"plain:{PLAYER}"


class Deal(msgspec.Struct, frozen=True):
    """The games of one deal, one for each seat in which the weights were: how much was won in all of them."""

    number: int
    won: float


@dataclass(frozen=True)
class Knowing:
    """Opens a set with the weights of a file."""

    file: str

    def __call__(self, reference: str) -> tuple[ContentSet, Game]:
        content, game = plainly_opened(reference)
        weights = read_weights(Path(self.file), content, content.name)
        if weights is None:
            raise ContentError(weights_issues(Path(self.file), content))
        return content, laid_on(game, content, weights)

    def reading(self, file: str) -> "Knowing":
        """The same with the file lying elsewhere, as it does on another machine."""
        return Knowing(file)


def contender(name: str) -> MakeAgent:
    """The maker of ``learned:steady`` or of ``plain:steady``, who knows nothing of weights."""
    kind, _, agent = name.partition(":")
    return agent_named(agent) if kind == "learned" else partial(_plain, agent_named(agent))


def _plain(make: MakeAgent, game: Game, seed: int) -> Agent:
    return make(game.unlearned or game, seed)


def try_out(
    reference: str, file: Path, seats: int, games: int, seed: int, workers: Where, progress: Progress | None = None
) -> Tried | None:
    """How the weights of a file do in at least so many games at tables of one size; None after Ctrl-C.

    Raises:
        ContentError: the file does not fit the set, with what is wrong.
        Refused: a game broke.
        Stopped: a worker died.
    """
    opener = Knowing(file.as_posix())
    bench = bench_of(reference, [_LEARNED, _PLAIN], opener, contender)
    plan = plan_of(reference, ((_LEARNED, *[_PLAIN] * (seats - 1)),), scrambled(seed, _TRYING), bench)
    deals = ceil(games / seats)
    deals_played: list[Deal] = []
    with crew_of(Job(plan, opener, contender), bench, workers) as crew:
        try:
            for more in crew.spread(tried, [range(deals)]):
                deals_played += more
                if progress is not None:
                    progress("games", len(deals_played) * seats, deals * seats)
        except KeyboardInterrupt:
            crew.interrupted = True
    return None if len(deals_played) < deals else outcome_of(deals_played, seats)


def tried(bench: Bench, plan: Plan, numbers: Sequence[int]) -> Iterator[Deal]:
    """The deals of these numbers, each played with the weights in every seat in turn."""
    for number in numbers:
        yield Deal(number, _won(bench, plan, number))


def _won(bench: Bench, plan: Plan, number: int) -> float:
    (lineup,) = plan.lineups
    total = 0.0
    for place in range(len(lineup)):
        names = lineup[-place:] + lineup[:-place] if place else lineup
        agents = seated(bench.game, [bench.makers[name] for name in names], plan.seed, number)
        result = play_game(bench.game, bench.table, agents, game_seed(plan.seed, number))
        if result.fault is not None:
            raise Refused(result.fault)
        total += (place in result.winners) / len(result.winners)
    return total


def outcome_of(deals: Sequence[Deal], seats: int) -> Tried:
    """The percentage of games won, as if between two, with its interval; each deal counts as one trial."""
    won = [EVEN * deal.won for deal in sorted(deals, key=lambda deal: deal.number)]
    mean = fmean(won)
    wide = student(len(won) - 1) * stdev(won) / sqrt(len(won)) if len(won) > 1 else EVEN * seats
    return Tried(
        games=len(won) * seats,
        won=round(min(100.0, mean), 1),
        least=round(max(0.0, mean - wide), 1),
        most=round(min(100.0, mean + wide), 1),
    )


def is_worth_having(tried: Tried) -> bool:
    """Whether players do clearly better with the weights."""
    return tried.won >= LEAST_WON and tried.least > EVEN


def with_trial(weights: Weights, tried: Tried) -> Weights:
    """The weights, with how they did."""
    return msgspec.structs.replace(weights, tried=tried)


_FOLDER = Path(__file__).parent / "text"
_FALLBACK = "en"


class Words:
    """Sentences about what was learned."""

    def __init__(self, language: str) -> None:
        files = [file for name in (_FALLBACK, language) if (file := _FOLDER / f"{name}.ftl").is_file()]
        self._texts = Texts(language, files)

    def say(self, key: str, **values: object) -> str:
        """A sentence of the language's file."""
        return self._texts.say(key, **values)

    def of_course(self, weights: Weights, games: int) -> list[str]:
        """What a course came to."""
        made = weights.made
        words = {name for named in (*weights.cards.values(), weights.numbers) for name in named}
        return [
            self.say("learned", labels=made.labels, games=games, words=len(words)),
            self.say("agreement", hand=made.hand, learned=made.learned),
        ]

    def of_trial(self, tried: Tried) -> list[str]:
        """How the weights did, and whether that is enough."""
        return [
            self.say("tried", player=PLAYER, games=tried.games, won=tried.won, least=tried.least, most=tried.most),
            self.say("worth" if is_worth_having(tried) else "not-worth", needed=LEAST_WON),
        ]
