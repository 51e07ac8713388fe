"""Decks ranked by goals: raced on the same deals, the best bred, the finalists played afresh on new seeds.

What a deal adds to a deck's badness is told for the goals that have a figure of each game; what the other goals surely
miss counts alike for all deals.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from math import isnan
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from validator.content.loading import ContentSet
from validator.play.engine.game import Game
from validator.play.lab.generating_gain import gain_of
from validator.play.lab.goals.each_game import has_shares, shares
from validator.play.lab.goals.measuring import Measured, measured, told_apart
from validator.play.lab.goals.stated import Goal, Goals, kinds_of
from validator.play.lab.racing.race import Finish, Terms, run_race
from validator.play.lab.trial.field import Field
from validator.play.lookup import open_set
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.running.crews import Where
from validator.play.playtest.running.ordinary import Progress
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.rows import Row

AFRESH = 1_000_003
"""By so much the seed of the finalists' games is another."""
FINALISTS, MIDDLE = 5, 5
"""So many of the best are played afresh, and so many from the middle of the field to compare them with."""
FIRST_LOOK = 6
"""Deals before the first look at a race; a deal is a game at each table."""
Look = Callable[[Mapping[str, Sequence[float]]], None]
Ground = tuple[Path, Goals, int, Where, Progress | None]
Breed = Callable[[Sequence[str]], Mapping[str, tuple[str, ...]]]
"""From all decks, the best first, to new ones, each with its parents."""
BRED = 4
"""A quarter as many decks as were made are bred in each generation."""
MOST_GENERATIONS = 4
ENOUGH = 12
"""Deals for each deck of a race on the mean, below which there are fewer generations instead."""


class Budget(NamedTuple):
    """Games for the first race, all races with bred decks, and the finals."""

    race: int
    bred: int
    finals: int


class Ranked(NamedTuple):
    """A deck in the final ranking: its folder, its badness afresh, each goal, and games played in all."""

    reference: str
    badness: Interval
    measures: tuple[Measured, ...]
    games: int


class Raced(NamedTuple):
    """A deck with its badness in the last race it was in, and the decks it was bred of."""

    reference: str
    badness: float
    parents: tuple[str, ...]


class Ranking(NamedTuple):
    """The answer: finalists best first, the shipped set beside them, and how much better they are than the middle.

    ``order`` are all decks as the races ranked them, each with its badness there and its games; ``generations`` are
    those that were made, and those bred after each race. ``gain`` is None where there is nothing to compare, or the
    games were ended before their time.
    """

    finalists: tuple[Ranked, ...]
    shipped: Ranked
    middle: tuple[Ranked, ...]
    gain: Interval | None
    order: tuple[tuple[str, float, int], ...]
    generations: tuple[tuple[Raced, ...], ...]
    interrupted: bool


def split(games: int) -> Budget:
    """How games are divided: two fifths for all, a quarter for the bred, the rest for the finals."""
    race, bred = games * 2 // 5, games // 4
    return Budget(race, bred, games - race - bred)


def generations_of(budget: Budget, decks: int, tables: int) -> int:
    """How many generations are bred of so many decks: as many as the games allow, one at least."""
    runners = max(1, decks // BRED) + FINALISTS
    return max(1, min(MOST_GENERATIONS, budget.bred // (tables * ENOUGH * runners)))


class Judge:
    """Plays decks on one field and tells what each deal adds to their badness."""

    def __init__(self, field: Field, goals: Goals, look: Look | None = None) -> None:
        self._field, self._goals, self._look = field, goals, look
        self._kinds: dict[str, Mapping[str, str]] = {}

    @property
    def tables(self) -> int:
        """Games to a deal."""
        return max(1, len(self._goals.lineups))

    def contributions(self, runners: Sequence[str], deals: int) -> dict[str, list[float]]:
        """What each deal adds to each deck's badness, as `Contributions` of a race asks."""
        self._field.play([(runner, deals * self.tables) for runner in runners])
        found = {runner: self._by_deal(runner, deals) for runner in runners}
        if self._look is not None:
            self._look(found)
        return found

    def _by_deal(self, reference: str, deals: int) -> list[float]:
        rows = self._field.rows(reference, deals * self.tables)
        by_deal: dict[int, list[Row]] = {}
        for row in rows:
            by_deal.setdefault(row.number // self.tables, []).append(row)
        whole = [by_deal[deal] for deal in sorted(by_deal) if len(by_deal[deal]) == self.tables]
        plan = self._field.plan(reference)
        found = self.measured(reference, deals)
        terms = [_terms(one, plan, whole) for one in found]
        return [sum(values) for values in zip(*terms, strict=True)] if terms else [0.0] * len(whole)

    def measured(self, reference: str, deals: int, left_out: Collection[int] = ()) -> list[Measured]:
        """Each goal in so many deals of a deck, but for those ``left_out``."""
        if reference not in self._kinds:
            self._kinds[reference] = kinds_of(open_set(reference))
        rows = self._field.rows(reference, deals * self.tables)
        if left_out:
            rows = [row for row in rows if row.number // self.tables not in left_out]
        return measured(self._goals, self._field.plan(reference), rows, self._kinds[reference])

    def ranked(self, reference: str, deals: int) -> Ranked:
        """A deck with its figures."""
        found = self.measured(reference, deals)
        games = len(self._field.rows(reference, deals * self.tables))
        return Ranked(reference, told_apart(found), tuple(found), games)


def _terms(found: Measured, plan: Plan, deals: Sequence[Sequence[Row]]) -> list[float]:
    """What each deal adds to the distance from one goal, weighed."""
    goal, whole = found.goal, told_apart([found]).value
    if not has_shares(goal.measure) or found.value is None or found.distance.value <= 0:
        return [whole] * len(deals)
    values = [_mean_share(goal, plan, rows) for rows in deals]
    known = [value for value in values if not isnan(value)]
    centre = fmean(known) if known else 0.0
    sign = -1.0 if goal.least is not None and found.value < goal.least else 1.0
    slope = sign * goal.weight / goal.tolerance
    return [whole if isnan(value) else whole + slope * (value - centre) for value in values]


def _mean_share(goal: Goal, plan: Plan, rows: Sequence[Row]) -> float:
    here = [row for row in rows if row.fault is None and plan.lineups[plan.table_of(row.number)] in goal.lineups]
    known = [value for row in here if (value := shares(goal, plan, row)) is not None]
    return fmean(known) if known else float("nan")


def raced(judge: Judge, decks: Sequence[str], games: int) -> Finish[str]:
    """The decks raced with so many games together."""
    deals = games // judge.tables
    first = max(2, min(FIRST_LOOK, deals // max(1, len(decks))))
    return run_race(decks, judge.contributions, Terms(first=first, most=max(first, deals), games=deals))


def rank(
    content: ContentSet, game: Game, reference: str, decks: Sequence[str], ground: Ground, games: int, breed: Breed,
    look: Look | None = None,
) -> Ranking:  # fmt: skip
    """Race the decks, breed the best by ``breed`` and race these with them, again and again; play the finalists afresh.

    ``look`` is told whenever a race has gone on, what each deal so far adds to the badness of the decks in it.

    Raises:
        ContentError, StoreError, Stopped: as `Field.play`.
    """
    store, goals, seed, workers, progress = ground
    budget = split(games)
    with Field(store, goals.lineups, seed, workers, progress) as field:
        judge = Judge(field, goals, look)
        finishes, families = _raced_and_bred(field, judge, decks, budget, breed)
        stopped = field.interrupted
    order = _ordered(finishes)
    middle = [one for one in _middle(finishes[0].order) if one not in order[:FINALISTS]]
    with Field(store, goals.lineups, seed + AFRESH, workers, progress) as field:
        judge = Judge(field, goals, look)
        final = [*order[:FINALISTS], *middle, reference]
        deals = max(2, budget.finals // (judge.tables * len(final))) if not stopped else 0
        if deals:
            judge.contributions(final, deals)
        ranked = {one: judge.ranked(one, deals) for one in final}
        stopped = stopped or field.interrupted
        gain = None if stopped else gain_of(
            order[:FINALISTS], middle, lambda one, out: told_apart(judge.measured(one, deals, out)).value, deals
        )  # fmt: skip
    best = sorted((ranked[one] for one in order[:FINALISTS]), key=lambda one: one.badness.value)
    means, spent = _last(finishes)
    generations = tuple(
        tuple(Raced(one, means[one], parents) for one, parents in family.items() if one in means) for family in families
    )
    return Ranking(
        tuple(best), ranked[reference], tuple(ranked[one] for one in middle), gain,
        tuple((one, means[one], spent[one]) for one in order), generations, stopped,
    )  # fmt: skip


def _raced_and_bred(
    field: Field, judge: Judge, decks: Sequence[str], budget: Budget, breed: Breed
) -> tuple[list[Finish[str]], list[Mapping[str, tuple[str, ...]]]]:
    """The races, and the decks of each generation with their parents."""
    families: list[Mapping[str, tuple[str, ...]]] = [dict.fromkeys(decks, ())]
    finishes = [raced(judge, decks, budget.race)]
    generations = generations_of(budget, len(decks), judge.tables)
    for _ in range(generations if budget.bred else 0):
        best = _ordered(finishes)
        if field.interrupted or not (children := breed(best)):
            break
        families.append(children)
        finishes.append(raced(judge, [*children, *best[:FINALISTS]], budget.bred // generations))
    return finishes, families


def _last(finishes: Sequence[Finish[str]]) -> tuple[dict[str, float], dict[str, int]]:
    """The badness of each deck in the last race it was in, and its deals there."""
    means = {one: finish.means[one] for finish in finishes for one in finish.order}
    return means, {one: finish.deals[one] for finish in finishes for one in finish.order}


def _ordered(finishes: Sequence[Finish[str]]) -> list[str]:
    """All decks: the best of the last race as it ranked them, then the others by their badness."""
    best, (means, _) = finishes[-1].order[:FINALISTS], _last(finishes)
    return [*best, *sorted((one for one in means if one not in best), key=lambda one: (means[one], one))]


def _middle(order: Sequence[str]) -> list[str]:
    start = max(0, (len(order) - MIDDLE) // 2)
    return list(order[start : start + MIDDLE])
