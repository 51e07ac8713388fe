"""Decks ranked by goals: raced on the same deals.

The best bred, the finalists played afresh, and what they have more of than the others.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from math import isnan, sqrt
from pathlib import Path
from statistics import fmean, stdev, variance
from typing import NamedTuple

import msgspec

from validator.base.files import write_beside
from validator.content.loading import ContentSet
from validator.play.engine.game import Game
from validator.play.engine.making import Chance
from validator.play.lab.goals.measuring import Measured, has_shares, measured, shares, told_apart
from validator.play.lab.goals.words import Goal, Goals, kinds_of
from validator.play.lab.prices.traits import word_called, words_in
from validator.play.lab.tuning.field import Field, Finish, Terms, run_race
from validator.play.lookup import open_set
from validator.play.playtest.figures.statistics import Difference, Interval, freedom_of, holm, student
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.playing import Progress, Where
from validator.play.playtest.running.table import Row

STANDING = "standing.json"
WIDTH = 1.96
"""Standard errors to each side of a mean."""


class Stand(msgspec.Struct):
    """A deck by its folder's name, its mean badness in so many deals, and the interval of 95 percent around it."""

    deck: str
    badness: float
    low: float
    high: float
    deals: int


class Standing:
    """Writes how all decks stand into a folder, the best first; a deck keeps what it had when it was last looked at."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / STANDING
        self._decks: dict[str, Stand] = {}

    def tell(self, found: Mapping[str, Sequence[float]]) -> None:
        """Take what each deal adds to the badness of the decks that were just looked at."""
        for reference, values in found.items():
            if values:
                name = Path(reference).name
                self._decks[name] = _stand(name, values)
        ordered = sorted(self._decks.values(), key=lambda one: (one.badness, one.deck))
        write_beside(self._file, msgspec.json.encode(ordered) + b"\n")


def _stand(name: str, values: Sequence[float]) -> Stand:
    mean = fmean(values)
    reach = WIDTH * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return Stand(name, mean, mean - reach, mean + reach, len(values))


PAIRS = 10
"""So often the deals are parted in two halves."""
Bad = Callable[[str, Collection[int]], float]
"""From a deck and deals that are left out to how far the deck is from what is wanted."""


def gain_of(best: Sequence[str], others: Sequence[str], bad: Bad, deals: int) -> Interval | None:
    """By how much the best are nearer to what is wanted than others; None where there is nothing to compare."""
    if not best or not others or deals < 2:
        return None

    def gain(left_out: Collection[int]) -> float:
        return fmean(bad(other, left_out) for other in others) - fmean(bad(one, left_out) for one in best)

    value = gain(())
    # Two halves of one parting are off to either side alike: each parting tells one thing of the spread.
    half = student(PAIRS) * sqrt(fmean((gain(left_out) - value) ** 2 for left_out in _halves(deals)))
    return Interval(value, value - half, value + half)


def _halves(deals: int) -> Iterator[frozenset[int]]:
    chance = Chance(deals)
    for _ in range(PAIRS):
        order = chance.shuffled(range(deals))
        yield frozenset(order[: deals // 2])
        yield frozenset(order[deals // 2 :])


FEWEST = 3
"""Of fewer decks on either side nothing is said."""
BEST = 4
"""The best are one in so many."""
MOST_TOLD = 12
RISK = 0.05
WORD, MEAN = "word", "mean"
_UNSAID = ("count",)


class Distinction(NamedTuple):
    """One thing that is counted of every deck.

    Attributes:
        sort: ``word``: on how many cards a word stands; ``mean``: the mean of a number over the cards that have it.
        of: the word, or the number as ``world.cost``.
        best: how much of it the best decks have on the mean.
        rest: the same of the others.
        apart: how much more the best have.
        is_told: whether that is beyond chance, corrected for how many things were looked at.
    """

    sort: str
    of: str
    best: float
    rest: float
    apart: Interval
    is_told: bool


def distinctions(order: Sequence[str]) -> list[Distinction]:
    """What sets the first quarter of the decks (folders, the best first) apart from the rest, the surest first.

    Nothing where there are too few decks. Raises as `open_set`.
    """
    count = len(order) // BEST
    if count < FEWEST:
        return []
    decks = [counted(open_set(reference)) for reference in order]
    names = sorted({name for deck in decks for name in deck})
    distinctions = []
    for name in names:
        values = [deck.get(name, 0.0) for deck in decks]
        if len(set(values)) > 1:
            distinctions.append((name, values[:count], values[count:]))
    apart = [_apart(best, rest) for _, best, rest in distinctions]
    told_apart = [chance < RISK for chance in holm([chance for _, chance in apart])]
    every = [
        (chance, Distinction(*name, fmean(best), fmean(rest), interval, is_told))
        for (name, best, rest), (interval, chance), is_told in zip(distinctions, apart, told_apart, strict=True)
    ]
    return [one for _, one in sorted(every, key=lambda one: one[0])][:MOST_TOLD]


def counted(content: ContentSet) -> Mapping[tuple[str, str], float]:
    """On how many cards of a set each word stands, and the mean of each number that cards state."""
    words: dict[str, float] = defaultdict(float)
    numbers: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for kind, piece in content.every_piece():
        for word in {word_called(word) for _, word in words_in(piece)}:
            words[word] += piece.count
        for field in piece.__struct_fields__:
            value = getattr(piece, field)
            if field not in _UNSAID and isinstance(value, int) and not isinstance(value, bool):
                numbers[f"{kind}.{field}"].append((value, piece.count))
    counted = {(WORD, word): many for word, many in words.items()}
    for name, values in numbers.items():
        cards = sum(many for _, many in values)
        if cards:
            counted[MEAN, name] = sum(value * many for value, many in values) / cards
    return counted


def _apart(best: Sequence[float], rest: Sequence[float]) -> tuple[Interval, float]:
    """The difference of two means and how likely chance brings as much, by Welch's test (1947)."""
    parts = [(variance(values) / len(values), len(values)) for values in (best, rest)]
    error, far, freedom = sqrt(sum(part for part, _ in parts)), fmean(best) - fmean(rest), freedom_of(parts)
    half = student(freedom) * error
    interval = Interval(far, far - half, far + half)
    return interval, Difference(interval, far, error, freedom).chance(0)


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
        contributions = {runner: self._by_deal(runner, deals) for runner in runners}
        if self._look is not None:
            self._look(contributions)
        return contributions

    def _by_deal(self, reference: str, deals: int) -> list[float]:
        rows = self._field.rows(reference, deals * self.tables)
        by_deal: dict[int, list[Row]] = {}
        for row in rows:
            by_deal.setdefault(row.number // self.tables, []).append(row)
        whole = [by_deal[deal] for deal in sorted(by_deal) if len(by_deal[deal]) == self.tables]
        plan = self._field.plan(reference)
        measured = self.measured(reference, deals)
        terms = [_terms(one, plan, whole) for one in measured]
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
        measured = self.measured(reference, deals)
        games = len(self._field.rows(reference, deals * self.tables))
        return Ranked(reference, told_apart(measured), tuple(measured), games)


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
