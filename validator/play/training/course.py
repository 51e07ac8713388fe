"""A course of lessons: games are looked into until there are labels enough, and weights are fitted to them."""

from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import NamedTuple

from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.play.engine.game import Game
from validator.play.learned.laid_on import cards_described
from validator.play.learned.weights import VERSION, Made, Weights
from validator.play.lookup import game_of, open_set
from validator.play.playtest.running.crews import Where, crew_of
from validator.play.playtest.running.ordinary import Progress
from validator.play.playtest.running.plan import Bench, Opener, bench_of, lineups, plan_of
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.workers import Job, Workers
from validator.play.training.fitting import fitted
from validator.play.training.lessons import Lesson, lessons
from validator.play.training.notebook import Notebook

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
        found = notes.lessons()
    if kept is None:
        return Taught(None, sum(lesson.labels for lesson in found), len(found))
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
            for found in crew.spread(lessons, [notes.missing(len(known) + more)]):
                notes.add(found)
                labels += sum(lesson.labels for lesson in found)
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
    found = fitted(kept, features, cards_described(bench.game, features, bench.content))
    made = Made(
        by=task.by, seed=task.seed, labels=sum(lesson.labels for lesson in kept), hand=found.hand, learned=found.learned
    )
    return Weights(
        set=bench.content.name, version=VERSION, seats=task.seats, made=made, cards=found.cards, numbers=found.numbers
    )
