"""What the best decks of a ranking have more or less of than the others: words, and numbers of cards."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

from validator.content.loading import ContentSet
from validator.play.lab.prices.traits import word_called, words_in
from validator.play.lookup import open_set
from validator.play.playtest.figures.statistics import Difference, Interval, freedom_of, holm, student

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
    found = []
    for name in names:
        values = [deck.get(name, 0.0) for deck in decks]
        if len(set(values)) > 1:
            found.append((name, values[:count], values[count:]))
    apart = [_apart(best, rest) for _, best, rest in found]
    told = [chance < RISK for chance in holm([chance for _, chance in apart])]
    every = [
        (chance, Distinction(*name, fmean(best), fmean(rest), interval, is_told))
        for (name, best, rest), (interval, chance), is_told in zip(found, apart, told, strict=True)
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
    found = {(WORD, word): many for word, many in words.items()}
    for name, values in numbers.items():
        cards = sum(many for _, many in values)
        if cards:
            found[MEAN, name] = sum(value * many for value, many in values) / cards
    return found


def _apart(best: Sequence[float], rest: Sequence[float]) -> tuple[Interval, float]:
    """The difference of two means and how likely chance brings as much, by Welch's test (1947)."""
    parts = [(variance(values) / len(values), len(values)) for values in (best, rest)]
    error, far, freedom = sqrt(sum(part for part, _ in parts)), fmean(best) - fmean(rest), freedom_of(parts)
    half = student(freedom) * error
    interval = Interval(far, far - half, far + half)
    return interval, Difference(interval, far, error, freedom).chance(0)
