"""The games that a run can be laid beside: those of the set before it was edited, or of the set that it extends."""

from __future__ import annotations

from pathlib import Path

from validator.content.loading import ContentSet
from validator.play.playtest.figures.questions.changed import Before
from validator.play.playtest.figures.said import Said, said
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.store import Run, Store


def games_before(store: Store, path: Path | None, plan: Plan, content: ContentSet) -> Before | None:
    """The latest kept run at one of the plan's tables: of a set extended, if there is one, or of the set itself.

    Stores of sets lie in folders beside each other that are named after them. Of the set's own runs those count that
    were played with other cards or rules.

    Raises:
        StoreError: a store cannot be read.
    """
    bases = content.manifest.extends or ()
    for name in [Path(base).name for base in ((bases,) if isinstance(bases, str) else bases)]:
        beside = None if path is None else path.parent.parent / name / path.name
        if beside is not None and beside.is_file():
            with Store(beside) as kept:
                found = _latest(kept, plan)
                if found is not None:
                    return _of(kept, found, said("set-extended", set=name))
    found = _latest(store, plan)
    return None if found is None else _of(store, found, said("run-before", run=found.run))


def _latest(store: Store, plan: Plan) -> Run | None:
    tables = set(plan.lineups)
    runs = [run for run in store.runs() if run.games and run.plan.digest != plan.digest]
    return next((run for run in reversed(runs) if tables & set(run.plan.lineups)), None)


def _of(store: Store, run: Run, name: Said) -> Before:
    return Before(run.plan, tuple(store.rows(run.run)), name)
