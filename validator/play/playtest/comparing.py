"""Two runs laid side by side, and the games of an earlier set that a run can be laid beside."""

import re
from pathlib import Path
from typing import NamedTuple

from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.play.engine.game import Game
from validator.play.playtest.figures.differences import Kept, changes, paired_changes
from validator.play.playtest.figures.power import titles_of
from validator.play.playtest.figures.questions.changed import Before
from validator.play.playtest.figures.results import Said, said
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.page.comparing import Comparison
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
                games = _latest(kept, plan)
                if games is not None:
                    return _of(kept, games, said("set-extended", set=name))
    games = _latest(store, plan)
    return None if games is None else _of(store, games, said("run-before", run=games.run))


def _latest(store: Store, plan: Plan) -> Run | None:
    tables = set(plan.lineups)
    runs = [run for run in store.runs() if run.games and run.plan.digest != plan.digest]
    return next((run for run in reversed(runs) if tables & set(run.plan.lineups)), None)


def _of(store: Store, run: Run, name: Said) -> Before:
    return Before(run.plan, tuple(store.rows(run.run)), name)


LAST = "last"
"""What the run of the highest number is called."""
_NAME = re.compile(r"(?=.*[^0-9])[\w.-]{1,40}", re.ASCII)


class Reference(NamedTuple):
    """A kept run: the set it is of, where its store lies, and its number, its name or ``last``."""

    content: ContentSet
    store: Path
    run: str


def checked_name(name: str) -> str:
    """A name for a run.

    Raises:
        WrongUse: it could not be told from a number, or has letters that names do not have.
    """
    if not _NAME.fullmatch(name) or name == LAST:
        raise WrongUse(f"a run's name is of letters, digits, '.', '-' and '_', not a number and not {LAST}: {name!r}")
    return name


def compare(first: Reference, second: Reference, game: Game) -> Comparison:
    """Compare two kept runs of sets of ``game``, as games that have nothing to do with each other.

    Raises:
        StoreError: a store cannot be used.
        WrongUse: there is no such run, or the games differ.
    """
    _check_game(first.content, second.content)
    one, two = _tally(first, game), _tally(second, game)
    return _comparison(first, second, (one, two), game.length_unit)


def compare_deals(first: Reference, second: Reference, game: Game) -> Comparison:
    """Compare, deal by deal, the games of the same numbers that two runs with one seed and the same players played.

    Raises:
        StoreError, WrongUse: as `compare`; also where seed or players differ.
    """
    _check_game(first.content, second.content)
    with Store(first.store) as one, Store(second.store) as two:
        runs = kept_run(first, one), kept_run(second, two)
        plans = [run.plan for run in runs]
        if plans[0].seed != plans[1].seed or plans[0].lineups != plans[1].lineups:
            raise WrongUse("the two runs were not played on the same deals by the same players")
        kept = [
            Kept(run.plan, {row.number: row for row in store.rows(run.run) if row.fault is None})
            for store, run in zip((one, two), runs, strict=True)
        ]
    both = kept[0].rows.keys() & kept[1].rows.keys()
    tallies = Tally(plans[0], game.contrasts), Tally(plans[1], game.contrasts)
    for tally, each in zip(tallies, kept, strict=True):
        tally.add(row for number, row in each.rows.items() if number in both)
    return _comparison(first, second, tallies, game.length_unit, (kept[0], kept[1]))


def _comparison(
    first: Reference,
    second: Reference,
    tallies: tuple[Tally, Tally],
    length_unit: str,
    kept: tuple[Kept, Kept] | None = None,
) -> Comparison:
    one, two = tallies
    titles = [titles_of(each.content, tally.plan.designs) for each, tally in zip((first, second), tallies, strict=True)]
    return Comparison(
        names=_names(first, second, kept is not None),
        games=(one.games, two.games),
        length_unit=length_unit,
        is_paired=kept is not None,
        changes=paired_changes(*kept, tallies) if kept else changes(one, two),
        titles={
            language: titles[1].get(language, {}) | titles[0].get(language, {}) for language in titles[0] | titles[1]
        },
    )


def _names(first: Reference, second: Reference, is_paired: bool) -> tuple[str, str]:
    """What the runs are called beside each other: their sets' names, and what each run has of its own."""
    if first.content.name != second.content.name:
        shown = [each.content.name if is_paired else f"{each.content.name} {each.run}" for each in (first, second)]
    else:
        shown = [f"run {each.run}" if each.run.isdecimal() else each.run for each in (first, second)]
    return shown[0], shown[1]


def _check_game(first: ContentSet, second: ContentSet) -> None:
    games = [content.words.game for content in (first, second)]
    if games[0] != games[1]:
        raise WrongUse(f"{first.name} is a set of {games[0]}, {second.name} one of {games[1]}: they cannot be compared")


def _tally(reference: Reference, game: Game) -> Tally:
    with Store(reference.store) as store:
        run = kept_run(reference, store)
        tally = Tally(run.plan, game.contrasts)
        tally.add(store.rows(run.run))
    return tally


def kept_run(reference: Reference, store: Store) -> Run:
    """A kept run. Raises WrongUse where the store, that of the reference, holds none of that number or name."""
    runs, names = {run.run: run for run in store.runs()}, store.names()
    wanted = reference.run
    numbers = {**{str(number): number for number in runs}, **names, LAST: max(runs, default=0)}
    number = numbers.get(wanted, 0)
    if number not in runs:
        known = ", ".join([*names, *map(str, runs)]) or "none"
        raise WrongUse(f"{reference.content.name} has no run {wanted}; it has {known}")
    return runs[number]
