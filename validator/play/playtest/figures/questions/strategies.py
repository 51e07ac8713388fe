"""Which strategies are there? Groups of what winners built, if they fall into groups at all.

What a winner played is a point, cards weighed by how rare they are. Points are grouped by Ward's method (1963), groups
are tightened until each point lies nearest to its own, and their number is the one at which points lie most clearly in
theirs (silhouettes, Rousseeuw 1987). The same is done with the cards shuffled among the winners: groups count only
if they are clearer than those.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from validator.play.playtest.figures.questions.gathered import Gathered, Seats
from validator.play.playtest.figures.results import (
    Dots,
    Mark,
    Name,
    Question,
    Said,
    Sheet,
    cell,
    figure,
    look_of,
    number,
    said,
    share,
)
from validator.play.playtest.figures.statistics import Interval, wilson

LEAST_WINNERS = 100
MOST_WINNERS = 800
"""Grouping takes the square of their number."""
GROUPS = range(2, 7)
DIRECTIONS = 6
"""Points are looked at in the directions in which they differ most."""
SHUFFLES = 4
SEED = 20
CLEARER = 0.03
"""By how much the mean silhouette has to be above that of shuffled cards, which varies by about 0.01."""
STEPS = 50
NAMED, LISTED = 2, 6
LEAST_SHARE = 0.1
"""A card stands for a group if it is played there so much oftener than elsewhere."""
Matrix = NDArray[np.float64]
Numbers = NDArray[np.int64]
_TREES = "scipy.cluster.hierarchy"
"""It takes as long to load as a short report takes to write, so only where there are enough winners to group."""


class Grouping(NamedTuple):
    """Points and how they lie in groups: the mean silhouette says how clearly, from -1 to 1."""

    groups: Numbers
    centres: Matrix
    clearness: float


class Strategy(NamedTuple):
    """A group: its seats, their wins and equal shares, points, and the designs that stand for it, the most telling
    first, with how often they were played there and elsewhere."""

    seats: int
    winners: float
    wins: Interval
    fair: float
    points: float
    cards: tuple[tuple[str, float, float], ...]


def strategies(gathered: Gathered) -> Question:
    """The question's answer."""
    seats = gathered.seats
    winners = np.flatnonzero(seats.wins > 0)[:MOST_WINNERS]
    if len(winners) < LEAST_WINNERS:
        answer = said("strategies-too-few", winners=len(winners), needed=LEAST_WINNERS, agent=seats.agent)
        return Question(key="strategies", answer=(answer,))
    groups = groups_of(seats, winners)
    if groups is None:
        return Question(key="strategies", answer=(said("strategies-none", winners=len(winners), agent=seats.agent),))
    return answer_of(strategies_of(seats, groups, gathered.designs), seats.agent)


def groups_of(seats: Seats, winners: Numbers) -> Numbers | None:
    """The group of every seat, from 0; None where winners do not fall into groups."""
    played = seats.played[winners]
    weight = np.log(len(winners) / np.maximum(1, played.sum(axis=0))) * (played.sum(axis=0) > 0)
    best = grouping(_points(played, weight))
    dice = np.random.Generator(np.random.PCG64(SEED))
    chance = sum(grouping(_points(_shuffled(played, dice), weight)).clearness for _ in range(SHUFFLES)) / SHUFFLES
    if best.clearness < chance + CLEARER:
        return None
    everyone = _unit(seats.played * weight)
    centres = np.array([everyone[winners[best.groups == group]].mean(axis=0) for group in range(len(best.centres))])
    return nearest(everyone, centres)


def grouping(points: Matrix) -> Grouping:
    """The clearest grouping of the points."""
    trees: Any = import_module(_TREES)
    tree = trees.linkage(points, "ward")
    distances = np.sqrt(np.maximum(0, _squares(points, points)))
    groupings = [_tightened(points, trees.fcluster(tree, count, "maxclust") - 1, distances) for count in GROUPS]
    return max(groupings, key=lambda one: round(one.clearness, 9))


def _tightened(points: Matrix, groups: Numbers, distances: Matrix) -> Grouping:
    """Points move to the group whose centre is nearest until none does."""
    for _ in range(STEPS):
        kept = np.unique(groups)
        centres = np.array([points[groups == group].mean(axis=0) for group in kept])
        before, groups = np.searchsorted(kept, groups), nearest(points, centres)
        if (before == groups).all():
            break
    return Grouping(groups, centres, silhouette(groups, distances))


def nearest(points: Matrix, centres: Matrix) -> Numbers:
    """The number of the centre nearest to each point."""
    numbers: Numbers = np.argmin(_squares(points, centres).round(9), axis=1)
    return numbers


def silhouette(groups: Numbers, distances: Matrix) -> float:
    """The mean over points of how much nearer they are to their own group than to the next, -1 to 1."""
    sizes = np.bincount(groups)
    if (sizes > 0).sum() < 2:
        return -1.0
    sums = distances @ np.eye(len(sizes))[groups]
    own = np.arange(len(groups)), groups
    within = sums[own] / np.maximum(1, sizes[groups] - 1)
    means = sums / np.maximum(1, sizes)
    means[:, sizes == 0] = np.inf
    means[own] = np.inf
    other = means.min(axis=1)
    values = (other - within) / np.maximum(np.maximum(other, within), 1e-12)
    return float(np.where(sizes[groups] > 1, values, 0.0).mean())


def _squares(points: Matrix, others: Matrix) -> Matrix:
    squares: Matrix = (points**2).sum(axis=1)[:, None] + (others**2).sum(axis=1) - 2 * points @ others.T
    return squares


def _unit(points: Matrix) -> Matrix:
    matrix: Matrix = points / np.maximum(np.sqrt((points**2).sum(axis=1)), 1e-12)[:, None]
    return matrix


def _points(played: NDArray[np.bool_], weight: Matrix) -> Matrix:
    """What each played, rare cards weighing more, in the directions in which the points differ most."""
    points = _unit(played * weight)
    points = points - points.mean(axis=0)
    _, directions = np.linalg.eigh(points.T @ points)
    matrix: Matrix = points @ directions[:, -DIRECTIONS:]
    return matrix


def _shuffled(played: NDArray[np.bool_], dice: "np.random.Generator") -> NDArray[np.bool_]:
    """Every card played as often as before, by whomever."""
    return np.stack([dice.permutation(column) for column in played.T], axis=1)


def strategies_of(seats: Seats, groups: Numbers, designs: Sequence[str]) -> list[Strategy]:
    """The groups, the one with the most winners first."""
    strategies = []
    for group in range(int(groups.max()) + 1):
        own = groups == group
        if not own.any():
            continue
        here, elsewhere = seats.played[own].mean(axis=0), seats.played[~own].mean(axis=0)
        order = np.argsort(-(here - elsewhere).round(9), kind="stable")[:LISTED]
        cards = tuple(
            (designs[card], float(here[card]), float(elsewhere[card]))
            for card in order.tolist()
            if here[card] - elsewhere[card] >= LEAST_SHARE
        )
        count, wins = int(own.sum()), float(seats.wins[own].sum())
        strategies.append(
            Strategy(
                count,
                wins / float(seats.wins.sum()),
                wilson(wins, count),
                float(seats.fair[own].mean()),
                float(seats.points[own].mean()),
                cards,
            )
        )
    return sorted(strategies, key=lambda strategy: -strategy.winners)


def answer_of(found: Sequence[Strategy], agent: str) -> Question:
    """The strategies in a sentence, a picture of how much they win, and the cards that stand for each."""
    far = [one for one in found if look_of(one.wins, one.fair)]
    far.sort(key=lambda one: one.fair - one.wins.value)
    named = tuple(
        said("strategy-wins", name=_name(fromkey), wins=figure(fromkey.wins, "share"), fair=share(fromkey.fair))
        for fromkey in dict.fromkeys([*far[:1], *far[-1:]])
    ) or (said("strategies-even"),)
    marks = tuple(
        Mark(
            label=_name(one),
            value=one.wins,
            against=one.fair,
            cards=tuple(card for card, _, _ in one.cards[:NAMED]),
            look=look_of(one.wins, one.fair),
        )
        for one in found
    )
    heads = ("name", "seats", "winners", "points", "cards")
    rows = tuple(
        (_name(one), cell(one.seats), cell(share(one.winners)), cell(number(one.points)), _cards(one)) for one in found
    )
    return Question(
        key="strategies",
        answer=(said("strategies-found", agent=agent, count=len(found), found=named), said("strategies-caution")),
        plot=Dots(marks=marks, form="share", upright=said("equal-share")),
        sheet=Sheet(heads=tuple(said(f"strategy-{head}") for head in heads), rows=rows),
    )


def _name(strategy: Strategy) -> Said:
    names = tuple(Name(id=card) for card, _, _ in strategy.cards[:NAMED])
    return said("strategy-named", cards=names) if names else said("strategy-mixed")


def _cards(strategy: Strategy) -> Said:
    return cell(
        tuple(
            said("card-here-and-there", card=Name(id=card), here=f"{100 * here:.0f}", there=f"{100 * there:.0f}")
            for card, here, there in strategy.cards
        )
    )
