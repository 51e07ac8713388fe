"""Which draws were dead, and which pairs win together beyond their parts?

Wins are laid out as a sum: what every single card adds, how many cards were played, which table it was. What a pair
adds beyond that sum is the coefficient of its product (Frisch and Waugh 1933). Since all pairs are looked at, the false
ones among those named are held under a twentieth (Benjamini and Hochberg 1995), and the intervals of those shown are
widened for having been chosen (Benjamini and Yekutieli 2005).
"""

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import NormalDist
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from validator.play.playtest.figures.estimates import Z80
from validator.play.playtest.figures.power import LEAST_DRAWN, NEARLY_NEVER
from validator.play.playtest.figures.questions.gathered import Gathered, Seats
from validator.play.playtest.figures.results import (
    CardFigures,
    Dots,
    Figure,
    Hand,
    Mark,
    Name,
    Question,
    Said,
    cell,
    figure,
    look_of,
    said,
)
from validator.play.playtest.figures.statistics import ALPHA, Z95, Interval, median, normal_below, wilson

MOST_DRAWS_SHOWN = 10
MOST_DRAWS_NAMED = 5
CHOICES = ("drawn", "offered")
"""Where designs came to a player who could then use them or not."""


def dead_draws(hand: Hand) -> Question:
    """The question's answer, from the cards in one agent's hands."""
    cards = [card for card in hand.cards if (card.basis or hand.basis) in CHOICES]
    if not cards:
        return Question(key="draws", answer=(said("draws-no-choice"),))
    known = those_to_choose([card for card in cards if card.drawn >= LEAST_DRAWN])
    if not known:
        return Question(key="draws", answer=(said("draws-untold", agent=hand.agent, least=LEAST_DRAWN),))
    usual = median(card.played_if_drawn.value for card in known)
    marks = tuple(
        Mark(
            label=cell(Name(id=card.id)),
            value=card.played_if_drawn,
            against=usual,
            look="weak" if "dead" in card.verdicts else "",
            cards=(card.id,),
        )
        for card in _seldomest(known)[:MOST_DRAWS_SHOWN]
    )
    return Question(
        key="draws",
        answer=(_draws_answer(hand, known),),
        plot=Dots(marks=marks, form="share", upright=said("usual-card")),
    )


def those_to_choose(cards: Sequence[CardFigures]) -> list[CardFigures]:
    """The cards of kinds that are usually played now and then: of others nobody chooses whether to."""
    shares: dict[str, list[float]] = {}
    for card in cards:
        shares.setdefault(card.kind, []).append(card.played_if_drawn.value)
    return [card for card in cards if median(shares[card.kind]) > NEARLY_NEVER]


def _seldomest(cards: Sequence[CardFigures]) -> list[CardFigures]:
    return sorted(cards, key=lambda card: (card.played_if_drawn.value, card.played_if_drawn.high))


def _draws_answer(hand: Hand, known: Sequence[CardFigures]) -> Said:
    drawn = sum(card.drawn for card in known)
    played = wilson(round(sum(card.played_if_drawn.value * card.drawn for card in known)), drawn)
    dead = _seldomest([card for card in known if "dead" in card.verdicts])
    overall = said("draws-overall", agent=hand.agent, share=figure(played, "share"))
    if not dead:
        return said("draws-none", overall=overall, cards=len(known))
    named = tuple(Name(id=card.id) for card in dead[:MOST_DRAWS_NAMED])
    return said("draws-dead", overall=overall, cards=len(dead), named=named, rest=len(dead) - len(named))


LEAST_SEATS = 30
"""A pair is looked at if so many seats played both, and so many each card without the other."""
FALSE_SHARE = 0.05
LEAST_GAIN = 0.05
"""A pair is named only if it adds or takes so much of a win: less would not change a design."""
TELLING = 0.15
"""Of a pair that adds so much a report says how many games would show it."""
MOST_PAIRS_SHOWN = 8
MOST_PAIRS_NAMED = 3
Matrix = NDArray[np.float64]


class Pair(NamedTuple):
    """Two designs, by number: what both together add to a seat's win share beyond their parts, and its error."""

    first: int
    second: int
    seats: int
    gain: float
    error: float

    @property
    def chance(self) -> float:
        """Two-sided p value, by the normal distribution, of the guess that the pair adds nothing."""
        return 2 * normal_below(-abs(self.gain) / self.error) if self.error else 1.0

    def interval(self, width: float) -> Interval:
        """The gain with its interval of so many errors to either side."""
        return Interval(self.gain, self.gain - width * self.error, self.gain + width * self.error)


def pairs(gathered: Gathered) -> Question:
    """The question's answer."""
    looked_at = pairs_of(gathered.seats)
    if not looked_at:
        return Question(key="pairs", answer=(said("pairs-too-few", agent=gathered.seats.agent, least=LEAST_SEATS),))
    named = discovered(looked_at)
    shown = sorted(named or looked_at, key=lambda pair: (-abs(pair.gain) / (pair.error or 1), pair[:2]))[
        :MOST_PAIRS_SHOWN
    ]
    width = max(Z95, NormalDist().inv_cdf(1 - ALPHA * len(shown) / len(looked_at) / 2))
    marks = tuple(_mark(pair, gathered.designs, width, pair in named) for pair in shown)
    return Question(
        key="pairs",
        answer=tuple(_pairs_answer(gathered, looked_at, named, width)),
        plot=Dots(marks=marks, form="points", upright=said("no-more-than-parts")),
    )


def pairs_of(seats: Seats) -> list[Pair]:
    """Every pair that was played together, and apart, often enough to be looked at."""
    design = _design(seats)
    size, rank = design.shape[0], int(np.linalg.matrix_rank(design.T @ design)) if len(design) else 0
    if size - rank < LEAST_SEATS:
        return []
    inverse = np.linalg.pinv(design.T @ design, hermitian=True)
    rest = seats.wins - seats.fair
    rest = rest - design @ (inverse @ (design.T @ rest))
    noise = float(rest @ rest) / (size - rank)
    # Counts below 2^24 are exact in 32 bits, and take half the time.
    played, columns = seats.played.astype(np.float32), design.astype(np.float32)
    counts = played.sum(axis=0)
    pairs: list[Pair] = []
    for first in range(played.shape[1] - 1):
        others = _partners(played, counts, first)
        if not len(others):
            continue
        both = played[:, others] * played[:, [first]]
        crossed = (columns.T @ both).astype(np.float64)
        left = both.sum(axis=0) - np.einsum("ij,ij->j", crossed, inverse @ crossed)
        gained = both.T.astype(np.float64) @ rest
        pairs += [
            Pair(first, int(other), int(number), float(gain / room), sqrt(noise / room))
            for other, number, gain, room in zip(others, both.sum(axis=0), gained, left, strict=True)
            if room > 1
        ]
    return pairs


def _design(seats: Seats) -> Matrix:
    """What is taken off before pairs are looked at: a column for each table, each design, and how many were played."""
    tables = [(seats.table == table).astype(float) for table in sorted(set(seats.table.tolist()))]
    number = seats.played.sum(axis=1).astype(float)
    if not tables:
        return np.zeros((0, 0))
    return np.column_stack([*tables, number * number, seats.played.astype(float)])


def _partners(played: NDArray[np.float32], counts: NDArray[np.float32], first: int) -> NDArray[np.int64]:
    """The designs after ``first`` that make a pair with it often enough."""
    together = played[:, first] @ played
    enough = np.minimum(together, np.minimum(counts[first] - together, counts - together)) >= LEAST_SEATS
    return np.flatnonzero(enough & (np.arange(len(counts)) > first))


def discovered(looked_at: Sequence[Pair]) -> list[Pair]:
    """The pairs to be named, the surest first."""
    order = sorted(looked_at, key=lambda pair: (pair.chance, pair[:2]))
    last = 0
    for rank, pair in enumerate(order, start=1):
        if pair.chance <= FALSE_SHARE * rank / len(order):
            last = rank
    return [pair for pair in order[:last] if abs(pair.gain) >= LEAST_GAIN]


def _mark(pair: Pair, designs: Sequence[str], width: float, named: bool) -> Mark:
    ids = designs[pair.first], designs[pair.second]
    look = look_of(Interval(pair.gain, pair.gain, pair.gain), 0) if named else ""
    return Mark(label=_both(ids), value=pair.interval(width), against=0.0, look=look, cards=ids)


def _both(ids: Sequence[str]) -> Said:
    return said("pair", first=Name(id=ids[0]), second=Name(id=ids[1]))


def _pairs_answer(gathered: Gathered, looked_at: Sequence[Pair], named: Sequence[Pair], width: float) -> list[Said]:
    agent, count = gathered.seats.agent, len(looked_at)
    if not named:
        error = median(pair.error for pair in looked_at)
        # The surest of so many pairs has to stand this far out before it is named.
        reach = NormalDist().inv_cdf(1 - FALSE_SHARE / count / 2) + Z80
        games = len(set(gathered.seats.game.tolist()))
        needed = ceil(games * (reach * error / TELLING) ** 2 / 100) * 100
        words = "pairs-none" if needed <= games else "pairs-untold"
        return [
            said(
                words,
                agent=agent,
                pairs=count,
                games=games,
                needed=needed,
                shown=Figure(value=reach * error, form="points"),
                telling=Figure(value=TELLING, form="points"),
            ),
            said("pairs-nearest"),
        ]
    gains = []
    for pair in named[:MOST_PAIRS_NAMED]:
        ids = gathered.designs[pair.first], gathered.designs[pair.second]
        gains.append(said("pair-gains", pair=_both(ids), gain=figure(pair.interval(width), "points")))
    rest = len(named) - len(gains)
    return [said("pairs-found", agent=agent, pairs=count, found=tuple(gains), rest=rest), said("pairs-caution")]
