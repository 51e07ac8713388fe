"""The price list itself: what a point, a word, a number in a word is worth, with intervals; and cost against play."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import atanh, hypot, sqrt, tanh
from pathlib import Path
from typing import NamedTuple

import numpy
from statsmodels.regression.linear_model import OLS

from validator.base.decoding import convert
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece
from validator.play.engine.game import Game
from validator.play.lab.prices.curve import Curve, Distance, Matrix, distances_together
from validator.play.lab.prices.traits import (
    Odd,
    Priced,
    Stated,
    Strength,
    Trait,
    Traits,
    WorthOf,
    cost_fields,
    costs_in,
    costs_of,
    effects_in,
    of_kinds,
    traits_of,
    traits_of_word,
    word_called,
    words_in,
)
from validator.play.playtest.figures.power import MARGIN, hands_of
from validator.play.playtest.figures.results import CardFigures, Hand
from validator.play.playtest.figures.statistics import Z95, Interval, discoveries, shrunken, student
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.running.plan import digest_of
from validator.play.playtest.running.store import Run, Store

LEAST_PIECES = 3
"""A curve is drawn through so many costs or more."""
_NAMELESS = "worth"


class Worth(NamedTuple):
    """What a piece is worth by the price list, in cost, and the standard deviation of a cost around that."""

    cost: float
    error: float


class TooFewCosts(Exception):
    """A set states too few costs for a curve; ``found`` is how many."""

    def __init__(self, found: int) -> None:
        super().__init__(f"{found} costs are too few for a price list")
        self.found = found


class PriceList:
    """The price list of a set: its costs as ``stated``, the ``curve`` through them, and their ``distances`` to it.

    Raises:
        WrongUse: no piece has the field ``asked`` for, or nothing of the ``kinds`` named has a cost.
        TooFewCosts: fewer than `LEAST_PIECES` are stated.
    """

    def __init__(self, content: ContentSet, kinds: Sequence[str] = (), asked: str | None = None) -> None:
        self.fields = cost_fields(content, asked)
        self.stated = of_kinds(costs_of(content, self.fields), kinds)
        if len(self.stated) < LEAST_PIECES:
            raise TooFewCosts(len(self.stated))
        self.rows = [traits_of(one, self.fields) for one in self.stated]
        self.curve, self.distances = self.fitted([one.cost for one in self.stated])
        self._types = content.words.kinds

    def fitted(self, costs: Sequence[float]) -> tuple[Curve, list[Distance]]:
        """The curve if the set's pieces cost this, and how each cost lies to what is to be expected of it."""
        curve = Curve(self.rows, [listed_as(one) for one in self.stated], costs)
        return curve, distances_together(curve, [one.piece.id for one in self.stated], self.rows, costs)

    def worth(self, kind: str, fields: Mapping[str, object]) -> Worth | None:
        """What a piece written in plain ``fields`` is worth, all its parts together; None where nothing has a cost.

        A cost among the fields says only which of several it is (a ``defence`` or a ``cost``), not what it is worth.

        Raises:
            msgspec.ValidationError: the fields do not make a piece of that kind.
        """
        return self.worth_of(kind, convert({"id": _NAMELESS, **fields}, self._types[kind], strict=True))

    def worth_of(self, kind: str, piece: Piece) -> Worth | None:
        """The same for a typed piece."""
        parts = [self._worth(cost) for cost in costs_in(piece, kind, self.fields)]
        return Worth(sum(part.cost for part in parts), hypot(*(part.error for part in parts))) if parts else None

    def _worth(self, one: Stated) -> Worth:
        traits: Traits = traits_of(one, self.fields)
        cost, error = self.curve.sum_of(self.curve.at(traits))
        noise = self.curve.noise.get(listed_as(one), self.curve.usual_noise)
        return Worth(cost, hypot(error, noise, self.curve.unheard(traits)))


def listed_as(one: Stated) -> str:
    """The line of the list a cost belongs to: ``development cost``, ``world defence``, ``tile world cost``."""
    return f"{one.kind} {one.field}"


def worths_of(prices: PriceList) -> list[Priced]:
    """Every thing on the list, numbers first, then what a piece can have, then words with their numbers."""
    return [*_numbers(prices), *_havings(prices), *_words(prices)]


def _priced(
    prices: PriceList, sort: WorthOf, name: str, adds: Mapping[Trait, float], pieces: int, within: str = ""
) -> Priced | None:
    """The worth of what adds these traits; None where no piece of the set could tell anything of it."""
    curve = prices.curve
    row = curve.at(dict(adds))
    row[0] = 0.0
    if not row.any():
        return None
    worth, error = curve.told_of(row)
    low, high = worth - Z95 * error, worth + Z95 * error
    return Priced(
        sort=sort, name=name, within=within, worth=Interval(worth, low, high), pieces=pieces, known=low > 0 or high < 0
    )


def _numbers(prices: PriceList) -> Iterator[Priced]:
    """One more of each number, as the kinds that have it share it."""
    for of in sorted({trait.of for row in prices.rows for trait in row if trait.sort == "number"}):
        having = [row for row in prices.rows if Trait("number", of) in row]
        adds: Traits = defaultdict(float)
        for row in having:
            for trait in row:
                if trait.of == of and trait.sort in ("number", "number by kind"):
                    adds[trait] += 1 / len(having)
        if (priced := _priced(prices, "number", of, adds, len(having))) is not None:
            yield priced


def _havings(prices: PriceList) -> Iterator[Priced]:
    """Each value of what a piece may have, and having it at all where it has no values of its own.

    Where pieces of a kind all have it or none, what it is worth to have it at all is the kind's, and is left out.
    """
    values = {trait for row in prices.rows for trait in row if trait.sort == "choice"}
    plain = {trait for row in prices.rows for trait in row if trait.sort == "having"}
    for trait in sorted(values | {one for one in plain if not any(value.of == one.of for value in values)}):
        having = Trait("having", trait.of)
        is_open = _differs_within_a_kind(prices, having)
        if trait == having and (not is_open or len(words_by_field(prices).get(trait.of, ())) == 1):
            continue
        adds = {trait: 1.0, having: 1.0} if is_open else {trait: 1.0}
        pieces = sum(trait in row for row in prices.rows)
        name = f"{trait.of}: {trait.value}" if trait.value else trait.of
        if (priced := _priced(prices, "having", name, adds, pieces)) is not None:
            yield priced


def _differs_within_a_kind(prices: PriceList, trait: Trait) -> bool:
    pairs = {(one.kind, trait in row) for one, row in zip(prices.stated, prices.rows, strict=True)}
    return len(pairs) > len({kind for kind, _ in pairs})


def words_by_field(prices: PriceList) -> dict[str, set[str]]:
    """Which words stand in each field of the pieces; a field of one word is there exactly where the word is."""
    words: dict[str, set[str]] = defaultdict(set)
    for one in prices.stated:
        for field, word in words_in(one.part):
            words[field].add(word_called(word))
        for field, tag, _ in effects_in(one.part):
            words[field].add(tag)
    return words


def _words(prices: PriceList) -> Iterator[Priced]:
    """Each word as it stands on the set's pieces on average, and one more of each number that differs there."""
    standing: dict[str, list[Traits]] = defaultdict(list)
    alone = {field for field, tags in words_by_field(prices).items() if len(tags) == 1}
    pieces: dict[str, set[int]] = defaultdict(set)
    for place, one in enumerate(prices.stated):
        for field, word in words_in(one.part):
            traits = traits_of_word(field, word)
            standing[word_called(word)].append({**traits, Trait("having", field): 1.0} if field in alone else traits)
            pieces[word_called(word)].add(place)
        for _, tag, amount in effects_in(one.part):
            standing[tag].append({Trait("word", tag): amount})
            pieces[tag].add(place)
    for tag in sorted(standing):
        adds: Traits = defaultdict(float)
        for traits in standing[tag]:
            for trait, amount in traits.items():
                adds[trait] += amount / len(standing[tag])
        if (priced := _priced(prices, "word", tag, adds, len(pieces[tag]))) is not None:
            yield priced
        yield from _more(prices, tag, standing[tag], len(pieces[tag]))


def _more(prices: PriceList, tag: str, standing: list[Traits], pieces: int) -> Iterator[Priced]:
    """One more of each number in a word that is not the same wherever the word stands, and each choice in it."""
    for trait in sorted(
        {trait for traits in standing for trait in traits if trait.sort == "amount" and trait.of == tag}
    ):
        if len({traits.get(trait, 0.0) for traits in standing}) > 1:
            adds = {trait: 1.0, Trait("shared", trait.value): 1.0}
            if (priced := _priced(prices, "more", trait.value, adds, pieces, within=tag)) is not None:
                yield priced
    for trait in sorted({trait for traits in standing for trait in traits if trait.sort == "option"}):
        having = sum(trait in row for row in prices.rows)
        if trait.of.startswith(f"{tag} ") and 0 < sum(trait in traits for traits in standing) < len(standing):
            name = f"{trait.of.removeprefix(f'{tag} ')}: {trait.value}".removesuffix(": ")
            if (priced := _priced(prices, "option", name, {trait: 1.0}, having, within=tag)) is not None:
                yield priced


LEAST_PLAYED = 8
"""Cost and strength are laid beside each other from so many pieces on."""
LEAST_SPREAD = 1e-9
"""Costs or win shares that differ by less are all the same."""


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
    return tuple(strength for hand in hands if (strength := compared(hand, stated, titles)) is not None)


def latest_of(store: Store, digest: str) -> Run | None:
    """The latest run in which the same cards were played by the same rules."""
    return next((run for run in reversed(store.runs()) if run.games and run.plan.digest == digest), None)


def compared(hand: Hand, stated: Sequence[Stated], titles: Mapping[str, dict[str, str]]) -> Strength | None:
    """Cost against the lift of one player's cards; None where too few pieces have both, or all cost the same."""
    cards = {card.id: card for card in hand.cards}
    played = list(_played(cards, stated))
    kinds = sorted({one.kind for one in played})
    if len(played) < max(LEAST_PLAYED, len(kinds) + 4):
        return None
    groups = numpy.array([[one.kind == kind for kind in kinds] for one in played], dtype=float)
    costs, lifts = _within(groups, [one.cost for one in played]), _within(groups, [one.lift.value for one in played])
    if min(abs(costs).max(), abs(lifts).max()) < LEAST_SPREAD:
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
            yield Played(name, kind, sum(cost.cost for cost in costs), lift)


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
