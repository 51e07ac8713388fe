"""Cost against play: is what is dear also strong? From the play-tests of the very same cards and rules."""

from collections.abc import Iterator, Mapping, Sequence
from math import atanh, sqrt, tanh
from pathlib import Path
from typing import NamedTuple

import numpy
from statsmodels.regression.linear_model import OLS

from validator.content.loading import ContentSet
from validator.play.engine.game import Game
from validator.play.lab.prices.costs import Stated
from validator.play.lab.prices.curve import Matrix
from validator.play.lab.prices.results import Odd, Strength
from validator.play.lab.prices.worth import listed_as
from validator.play.playtest.figures.hands import MARGIN, hands_of
from validator.play.playtest.figures.results import CardFigures, Hand
from validator.play.playtest.figures.shrinkage import discoveries, shrunken
from validator.play.playtest.figures.statistics import Z95, Interval, student
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.running.plan import digest_of
from validator.play.playtest.running.store import Run, Store

LEAST_PIECES = 8
"""Cost and strength are laid beside each other from so many pieces on."""


class Played(NamedTuple):
    """One piece: what it costs, all its parts together, and its win share when drawn beside the typical piece's."""

    id: str
    kind: str
    cost: float
    lift: Interval


def strength_of(
    content: ContentSet, game: Game, stated: Sequence[Stated], titles: Mapping[str, dict[str, str]], path: Path
) -> tuple[Strength, ...]:
    """How cost and strength go together in the hands of each player of the latest run of these cards in a store.

    Raises:
        StoreError: the store cannot be read.
    """
    if not path.is_file():
        return ()
    with Store(path) as store:
        run = latest_of(store, digest_of(content, game))
        if run is None:
            return ()
        tally = Tally(run.plan, game.contrasts)
        tally.add(store.rows(run.run))
    hands = hands_of(tally, content)
    return tuple(found for hand in hands if (found := compared(hand, stated, titles)) is not None)


def latest_of(store: Store, digest: str) -> Run | None:
    """The latest run in which the same cards were played by the same rules."""
    return next((run for run in reversed(store.runs()) if run.games and run.plan.digest == digest), None)


def compared(hand: Hand, stated: Sequence[Stated], titles: Mapping[str, dict[str, str]]) -> Strength | None:
    """Cost against the lift of one player's cards; None where too few pieces have both, or all cost the same."""
    cards = {card.id: card for card in hand.cards}
    played = list(_played(cards, stated))
    kinds = sorted({one.kind for one in played})
    if len(played) < max(LEAST_PIECES, len(kinds) + 4):
        return None
    groups = numpy.array([[one.kind == kind for kind in kinds] for one in played], dtype=float)
    costs, lifts = _within(groups, [one.cost for one in played]), _within(groups, [one.lift.value for one in played])
    if not costs.any() or not lifts.any():
        return None
    slope = OLS(lifts, costs[:, None]).fit(cov_type="HC3")
    rise, half = float(slope.params[0]), student(len(played) - len(kinds) - 1) * float(slope.bse[0])
    return Strength(
        agent=hand.agent,
        games=hand.games,
        pieces=len(played),
        together=_correlation(costs, lifts, len(played) - len(kinds) - 2),
        per_cost=Interval(rise, rise - half, rise + half),
        odd=tuple(_odd(played, lifts - costs * rise, titles)),
    )


def _played(cards: Mapping[str, CardFigures], stated: Sequence[Stated]) -> Iterator[Played]:
    parts: dict[str, list[Stated]] = {}
    for one in stated:
        parts.setdefault(one.piece.id, []).append(one)
    for name, costs in parts.items():
        lift = cards[name].draw_lift if name in cards else None
        if lift is not None:
            kind = " / ".join(map(listed_as, costs))
            yield Played(name, kind, sum(one.cost for one in costs), lift)


def _within(groups: Matrix, values: list[float]) -> Matrix:
    """Values less the mean of their group."""
    means = groups.T @ numpy.array(values) / groups.sum(axis=0)
    less: Matrix = numpy.array(values) - groups @ means
    return less


def _correlation(first: Matrix, second: Matrix, freedom: int) -> Interval:
    """Pearson's, with Fisher's interval."""
    value = float(numpy.corrcoef(first, second)[0, 1])
    middle, half = atanh(max(-0.999999, min(0.999999, value))), Z95 / sqrt(max(1, freedom))
    return Interval(value, tanh(middle - half), tanh(middle + half))


def _odd(played: Sequence[Played], left: Matrix, titles: Mapping[str, dict[str, str]]) -> Iterator[Odd]:
    """Pieces whose win share is further from what their cost promises than a designer would shrug at."""
    errors = [max(1e-6, (one.lift.high - one.lift.low) / 2 / Z95) for one in played]
    likely = shrunken([(float(far), error) for far, error in zip(left, errors, strict=True)])
    none = [one.below(MARGIN) if far > 0 else 1 - one.below(-MARGIN) for one, far in zip(likely, left, strict=True)]
    for place in numpy.argsort(none, kind="stable"):
        one = played[place]
        if discoveries(none)[place]:
            yield Odd(
                id=one.id,
                cost=one.cost,
                lift=one.lift,
                above=float(likely[place].mean),
                chance=1 - none[place],
                titles=titles.get(one.id, {}),
            )
