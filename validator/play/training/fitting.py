"""From lessons to weights: a linear correction of the value, fitted to the differences between options of one choice.

Ridge regression; how much it is held back is chosen by how well games that were left out are told (each game's labels
stay together, since they are alike).
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from validator.play.engine.game import Features
from validator.play.learned.described import Described
from validator.play.learned.weights import Named
from validator.play.training.lessons import Label, Lesson

Matrix = NDArray[np.float64]
FOLDS = 5
HELD_BACK = (30.0, 10.0, 3.0, 1.0, 0.3, 0.1, 0.03, 0.01)
"""How strongly weights are drawn to none, in shares of the labels; of equally good ones the strongest is taken."""
DIGITS = 4
_EVEN = 1e-9
"""What differs less than this between options tells nothing."""


class Columns(NamedTuple):
    """What the columns of a table of labels stand for: each name in each place, once and for each round left."""

    features: Features
    words: list[str]
    says: Matrix

    @property
    def places(self) -> tuple[str, ...]:
        """Where cards lie."""
        return (*self.features.shown, *self.features.held)


class Fitted(NamedTuple):
    """Weights by place and name, of numbers by name, and how well values agree with ends that were not learned from.

    ``hand`` is the correlation of the value without the weights, ``learned`` with them.
    """

    cards: dict[str, Named]
    numbers: Named
    hand: float
    learned: float


def fitted(lessons: Sequence[Lesson], features: Features, described: Sequence[Described]) -> Fitted:
    """The weights that lessons teach; ``described`` are the cards by number."""
    columns = _columns(features, described)
    table, ends, outcomes, values, games = _compared(lessons, columns)
    spread = table.std(axis=0)
    telling = spread > _EVEN
    scaled, missing = table[:, telling] / spread[telling], outcomes - values
    sums = [_Sums(scaled[games % FOLDS == fold], missing[games % FOLDS == fold]) for fold in range(FOLDS)]
    foretold = {held: _left_out(scaled, games % FOLDS, sums, held) for held in HELD_BACK}
    best = min(HELD_BACK, key=lambda held: float(((missing - foretold[held]) ** 2).sum()))
    rates = np.zeros(table.shape[1])
    rates[telling] = _ridge(sums, best) / spread[telling]
    cards, numbers = _named(rates, columns)
    return Fitted(cards, numbers, _agreement(values, ends), _agreement(values + foretold[best], ends))


class _Sums:
    """What ridge regression needs of some labels; these add up."""

    def __init__(self, table: Matrix, missing: Matrix) -> None:
        self.square: Matrix = table.T @ table
        self.across: Matrix = table.T @ missing
        self.labels = len(missing)


def _columns(features: Features, described: Sequence[Described]) -> Columns:
    words = sorted({word for card in described for word in card})
    says = np.zeros((len(described), len(words)))
    for number, card in enumerate(described):
        for word, count in card.items():
            says[number, words.index(word)] = count
    return Columns(features, words, says)


def _compared(lessons: Sequence[Lesson], columns: Columns) -> tuple[Matrix, Matrix, Matrix, Matrix, Matrix]:
    """What each label is described by, its end, outcome and value, all less the mean of its choice; and its game."""
    rows: list[Matrix] = []
    ends: list[Matrix] = []
    outcomes: list[Matrix] = []
    values: list[Matrix] = []
    games: list[int] = []
    for lesson in lessons:
        for labels in lesson.choices:
            rows.append(_less_mean([_row(label, columns) for label in labels]))
            ends.append(_less_mean([label.end for label in labels]))
            outcomes.append(_less_mean([label.outcome for label in labels]))
            values.append(_less_mean([label.value for label in labels]))
            games += [lesson.number] * len(labels)
    found = [np.concatenate(each) for each in (rows, ends, outcomes, values)]
    return found[0], found[1], found[2], found[3], np.array(games)


def _less_mean(found: Sequence[float] | Sequence[Matrix]) -> Matrix:
    table = np.array(found, dtype=np.float64)
    less: Matrix = table - table.mean(axis=0)
    return less


def _row(label: Label, columns: Columns) -> Matrix:
    shown, places = len(columns.features.shown), len(columns.places)
    parts = np.zeros((places, len(columns.words)))
    for place, cards in enumerate(label.cards[:places]):
        parts[place] = columns.says[cards].sum(axis=0)
    theirs = label.cards[places:]
    for number, cards in enumerate(theirs):
        parts[number % shown] -= columns.says[cards].sum(axis=0) * shown / len(theirs)
    counted = label.counted or [0.0] * len(columns.features.numbers)
    once = np.array([*parts.ravel(), *counted])
    return np.array([*once, *(once * label.rounds_left)])


def _ridge(sums: Sequence[_Sums], held: float) -> Matrix:
    square: Matrix = sum((each.square for each in sums[1:]), sums[0].square)
    across: Matrix = sum((each.across for each in sums[1:]), sums[0].across)
    labels = sum(each.labels for each in sums)
    return np.asarray(np.linalg.solve(square + held * labels * np.eye(len(across)), across), dtype=np.float64)


def _left_out(table: Matrix, folds: Matrix, sums: Sequence[_Sums], held: float) -> Matrix:
    """What is foretold of each label by weights fitted without the games of its fold."""
    foretold: Matrix = np.zeros(len(table))
    for fold in range(FOLDS):
        out, others = folds == fold, [each for number, each in enumerate(sums) if number != fold]
        if out.any() and not out.all():
            foretold[out] = table[out] @ _ridge(others, held)
    return foretold


def _agreement(told: Matrix, ends: Matrix) -> float:
    if told.std() < _EVEN or ends.std() < _EVEN:
        return 0.0
    return round(float(np.corrcoef(told, ends)[0, 1]), 3)


def _named(rates: Matrix, columns: Columns) -> tuple[dict[str, Named], Named]:
    once, each_round = np.split(np.round(rates, DIGITS) + 0.0, 2)
    width = len(columns.words)
    cards = {
        place: _told(columns.words, once[start : start + width], each_round[start : start + width])
        for start, place in zip(range(0, len(columns.places) * width, width), columns.places, strict=True)
    }
    start = len(columns.places) * width
    return cards, _told(columns.features.numbers, once[start:], each_round[start:])


def _told(names: Sequence[str], once: Matrix, each_round: Matrix) -> Named:
    """Names with what they are worth; those worth nothing are left out."""
    return {
        name: (float(one), float(more)) for name, one, more in zip(names, once, each_round, strict=True) if one or more
    }
