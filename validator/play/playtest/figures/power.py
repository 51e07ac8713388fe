"""How much a card helps: draw lifts, and the cards in the hands of each agent that stand out.

Which seat draws a card is nearly chance, so the difference is nearly what the card causes. Games are weighed by
Mantel and Haenszel (1959); the variance is clustered by game (Liang and Zeger, 1986), since of seats of one game one
wins because another does not. Two won and two lost games are added, as Agresti and Coull (1998) do for a share.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import fsum, sqrt
from typing import NamedTuple

from msgspec import convert

from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece
from validator.play.engine.game import Contrast
from validator.play.playtest.figures.results import Basis, CardFigures, Hand, UseFigures, Verdict
from validator.play.playtest.figures.statistics import (
    FALSE_SHARE,
    Difference,
    Interval,
    Likely,
    Outcomes,
    discoveries,
    mean_interval,
    median,
    median_error,
    moments,
    normal_below,
    share_difference,
    shrunken,
    student,
    weighed_median,
    wilson,
)
from validator.play.playtest.figures.tally import WIN, HandTally, Tally, UseTally

LEAST_COMPARED = 20
"""A card is compared when so many games hold both a seat that drew it and one that did not."""
LEAST_SEATS = 30
"""Seats that played it, and as many that held it and did not, before a card's win lift is shown."""
_ADDED = 4
_ROUNDING = 1 / 12
"""The variance of a point, since points are whole (Sheppard): no game is surer than that."""


class Compared(NamedTuple):
    """One game: seats of an agent, those that drew a design, their wins, and the wins of the agent's others."""

    seats: int
    drawn: int
    won: float
    rest: float

    @property
    def weight(self) -> float:
        """By Mantel and Haenszel: 0 where all drew it, or none."""
        return self.drawn * (self.seats - self.drawn) / self.seats

    @property
    def weighed(self) -> float:
        """The difference of mean wins times the weight."""
        return ((self.seats - self.drawn) * self.won - self.drawn * self.rest) / self.seats


def draw_lift(design: UseTally) -> Difference | None:
    """A design's draw lift: within games where the agent sat more than once, else across the games of one seat."""
    if sum(design.within.values()) >= LEAST_COMPARED:
        return within_games(design.within)
    strata = [
        (Outcomes(won / WIN, drawn), Outcomes(rest_won / WIN, rest))
        for drawn, won, rest, rest_won in (design.across[key] for key in sorted(design.across))
    ]
    if min(sum(one.trials for one, _ in strata), sum(two.trials for _, two in strata)) < LEAST_COMPARED:
        return None
    return share_difference(strata)


def within_games(games: Mapping[tuple[int, int, int, int], int]) -> Difference | None:
    """The mean difference within games, given as `UseTally.within`; None for no games.

    A game of n seats of which k drew weighs ``k (n - k) / n``; its difference is the mean win of the k less that of
    the others.
    """
    count = sum(games.values())
    if not count:
        return None
    ordered = sorted(games.items())
    weights = sum(often * k * (n - k) / n for (n, k, _, _), often in ordered)
    total = sum(often * ((n - k) * won - k * rest) / (n * WIN) for (n, k, won, rest), often in ordered)
    usual = weights / count
    middle = total / (weights + _ADDED * usual)
    spread = sum(
        often * (((n - k) * won - k * rest) / (n * WIN) - middle * k * (n - k) / n) ** 2
        for (n, k, won, rest), often in ordered
    )
    spread += _ADDED / 2 * usual**2 * ((1 - middle) ** 2 + (1 + middle) ** 2)
    error = sqrt(spread) / (weights + _ADDED * usual)
    half = student(count + _ADDED - 1) * error
    value = total / weights
    return Difference(
        Interval(value, max(-1.0, min(value, middle - half)), min(1.0, max(value, middle + half))), middle, error
    )


def comparisons(design: UseTally) -> float:
    """How much a design's lift rests on: the weights of all games, or of all seats across games."""
    if sum(design.within.values()) >= LEAST_COMPARED:
        return fsum(often * k * (n - k) / n for (n, k, _, _), often in sorted(design.within.items()))
    return fsum(had * rest / (had + rest) for had, _, rest, _ in design.across.values())


def score_lift(design: UseTally) -> Difference | None:
    """By how many points seats that drew a design end ahead of seats of the same game that did not.

    Games are weighed as in `within_games`; None where too few compare anything.
    """
    games = sum(design.within.values())
    if games < LEAST_COMPARED or not design.ahead:
        return None
    parts = [(sums, (seats, seats, seats**2, seats**2, seats**2)) for seats, sums in design.ahead.items()]
    gained, weighed, gains, both, weights = (
        fsum(sums[place] / scale[place] for sums, scale in parts) for place in range(5)
    )
    value = gained / weighed
    spread = max(gains - 2 * value * both + value**2 * weights, _ROUNDING * weights)
    error = sqrt(spread * games / (games - 1)) / weighed
    half = student(games - 1) * error
    return Difference(Interval(value, value - half, value + half), value, error)


def worth_of_a_point(hand: HandTally) -> float:
    """How much of a win goes with one more point at the end, within games; 0 where that tells nothing.

    The slope of least squares of wins on scores: what a small lead in points, got in any way, is worth in wins.
    """
    together, spread = (fsum(sums[place] / seats for seats, sums in hand.scored.items()) for place in range(2))
    return max(0.0, together / spread / WIN) if spread else 0.0


def win_lift(design: UseTally) -> Difference | None:
    """A design's win lift when played; None where too few seats played it, or held it and did not."""
    strata = design.compared()
    played = sum(one.trials for one, _ in strata)
    held = sum(two.trials for _, two in strata)
    return share_difference(strata) if min(played, held) >= LEAST_SEATS else None


def paired_difference(
    pairs: Sequence[tuple[Compared, Compared]],
) -> tuple[Interval | None, Interval | None, Interval | None]:
    """The lifts of two designs dealt alike, and the first less the second, from games that share their deals.

    The lifts are ratios of sums over games; errors are linearised (Cochran, *Sampling Techniques*, 1977, 6.4), so that
    what both ways of a game have in common falls away. None where no game compares anything.
    """
    weights = [fsum(pair[side].weight for pair in pairs) for side in (0, 1)]
    if len(pairs) < 2 or not all(weights):
        return None, None, None
    lifts = [fsum(pair[side].weighed for pair in pairs) / weights[side] for side in (0, 1)]
    parts = [
        [(pair[side].weighed - lifts[side] * pair[side].weight) / weights[side] for pair in pairs] for side in (0, 1)
    ]
    both = [one - other for one, other in zip(*parts, strict=True)]
    values = (*lifts, lifts[0] - lifts[1])
    intervals = [_linear(value, influence) for value, influence in zip(values, (*parts, both), strict=True)]
    return intervals[0], intervals[1], intervals[2]


def _linear(value: float, influences: Sequence[float]) -> Interval:
    count = len(influences)
    half = student(count - 1) * sqrt(fsum(influence * influence for influence in influences) * count / (count - 1))
    return Interval(value, value - half, value + half)


MARGIN = 0.05
"""A difference of win shares that a designer would care about."""
NEARLY_ALWAYS = 0.9
"""A card is automatic if more of the seats that drew it play it, and not a third as many as usual leave it."""
NEARLY_NEVER = 0.1
"""A card is dead if fewer of the seats that drew it play it, and not a third as many as usual do."""
_THIRD = 1 / 3
LEAST_DRAWN = 30
FALSE_BY_POINTS = 0.02
"""Of cards named by points so many may be none: they come on top of those named by wins, and the sum is promised."""


class Judged(NamedTuple):
    """One design: its draw lift less the typical card's, shrunk; the same in points; and its verdicts.

    ``by_points`` says that it is strong or weak by the scores at the end, where wins alone do not tell yet.
    """

    plain: Interval | None
    likely: Likely | None
    ahead: Interval | None
    likely_ahead: Interval | None
    verdicts: tuple[Verdict, ...]
    by_points: bool


class Standing(NamedTuple):
    """How the designs of one hand stand against the typical one, whose lift and lead in points were taken off.

    ``point_worth`` is how much of a win one more point goes with.
    """

    typical: float
    typical_ahead: float
    point_worth: float
    designs: list[Judged]


class _FromTypical(NamedTuple):
    """Estimates less the typical one, which is itself known to within an ``error``."""

    typical: float
    error: float
    found: list[Difference | None]

    def plain(self, place: int) -> Interval | None:
        """An estimate with its interval, as unsure as it and the typical one are."""
        one = self.found[place]
        return None if one is None else one.wider(self.error).interval

    def times(self, factor: float) -> "_FromTypical":
        """In another unit."""
        times = [one and one.times(factor) for one in self.found]
        return _FromTypical(self.typical * factor, self.error * factor, times)


def hands_of(tally: Tally, content: ContentSet, margin: float = MARGIN) -> tuple[Hand, ...]:
    """The cards in each agent's hands, agents in the order of their names, cards in the set's order."""
    return tuple(_hand(name, hand, tally, content, margin) for name, hand in tally.hands.items() if hand.games)


def _hand(name: str, hand: HandTally, tally: Tally, content: ContentSet, margin: float) -> Hand:
    entries = {piece.id: (kind, piece) for kind, piece in content.every_piece()}
    named = [entries[design] for design in tally.plan.designs]
    judgement = judged(hand, [kind for kind, _ in named], margin)
    cards = [
        _card(tally, hand.games, design, one, content, entry)
        for design, one, entry in zip(hand.designs, judgement.designs, named, strict=True)
    ]
    return Hand(
        agent=name,
        games=hand.games,
        basis=_basis(tally.contrasts[0]),
        typical=judgement.typical,
        typical_ahead=judgement.typical_ahead,
        point_worth=judgement.point_worth,
        cards=tuple(cards),
    )


def judged(hand: HandTally, kinds: Sequence[str], margin: float) -> Standing:
    """How each design of a hand stands against the typical one.

    It is strong or weak by its wins; or by its points, which tell sooner, where its wins lean beyond the margin too.
    """
    lifts, leads = _from_typical(hand.designs, draw_lift), _from_typical(hand.designs, score_lift)
    worth = worth_of_a_point(hand)
    likely = _likely(lifts)
    by_score = _likely(leads.times(worth)) if worth else [None] * len(hand.designs)
    sides = _sides(lifts.found, likely, by_score, margin)
    automatic, dead = (discoveries(_extremes(hand.designs, kinds, side)) for side in (1, -1))
    designs = []
    for place, (side, by_points) in enumerate(sides):
        named = (side, bool(side)), ("automatic", automatic[place]), ("dead", dead[place])
        verdicts = tuple(convert(name, Verdict) for name, judged in named if judged)
        scored = by_score[place]
        shrunk = None if scored is None else scored.interval.times(1 / worth)
        designs.append(Judged(lifts.plain(place), likely[place], leads.plain(place), shrunk, verdicts, by_points))
    return Standing(lifts.typical, leads.typical, worth, designs)


def _sides(
    lifts: Sequence[Difference | None], likely: Sequence[Likely | None], scored: Sequence[Likely | None], margin: float
) -> Iterator[tuple[str, bool]]:
    """What is strong or weak (or neither: empty), and whether by points alone."""
    by_wins, by_points = _standing_out(likely, margin, FALSE_SHARE), _standing_out(scored, margin, FALSE_BY_POINTS)
    for wins, points, lift in zip(by_wins, by_points, lifts, strict=True):
        side = points if points == _leaning(lift, margin) else ""
        yield wins or side, not wins and bool(side)


def _from_typical(designs: Sequence[UseTally], lift: Callable[[UseTally], Difference | None]) -> _FromTypical:
    lifts = [lift(design) for design in designs]
    weighed = [
        (one.middle, comparisons(design), one.error)
        for design, one in zip(designs, lifts, strict=True)
        if one is not None
    ]
    typical = weighed_median((value, weight) for value, weight, _ in weighed)
    return _FromTypical(typical, median_error(weighed), [one and one.less(typical) for one in lifts])


def _likely(lifts: _FromTypical) -> list[Likely | None]:
    """Each shrunk by its own error; that of the typical one, which all have in common, comes on top."""
    likely = iter(shrunken([(one.middle, one.error) for one in lifts.found if one is not None]))
    return [next(likely).wider(lifts.error) if one is not None else None for one in lifts.found]


def _standing_out(likely: Sequence[Likely | None], margin: float, false: float) -> list[str]:
    """Which are surely strong or weak; empty for neither."""
    strong = discoveries([None if one is None else one.below(margin) for one in likely], false)
    weak = discoveries([None if one is None else 1 - one.below(-margin) for one in likely], false)
    return ["strong" if up else "weak" if down else "" for up, down in zip(strong, weak, strict=True)]


def _leaning(lift: Difference | None, margin: float) -> str:
    """To which side the wins are beyond the margin, taken as they are."""
    if lift is None or abs(lift.interval.value) <= margin:
        return ""
    return "strong" if lift.interval.value > 0 else "weak"


def _extremes(designs: Sequence[UseTally], kinds: Sequence[str], side: int) -> list[float | None]:
    """The chance that each design is not automatic (``side`` 1), or not dead (-1).

    None where it came to too few seats, or most of its kind are so: there it is no choice.
    """
    usual = usual_play(designs, kinds)
    extremes: list[float | None] = []
    for design, kind in zip(designs, kinds, strict=True):
        if design.drawn < LEAST_DRAWN:
            extremes.append(None)
            continue
        bound = automatic_above(usual[kind]) if side > 0 else dead_below(usual[kind])
        a_choice = side * (usual[kind] - bound) < 0
        extremes.append(_tail(design.drawn, design.played, bound, side) if a_choice else None)
    return extremes


def automatic_above(usual: float) -> float:
    """Above which share of play a card is automatic, by what is ``usual`` for its kind."""
    return max(NEARLY_ALWAYS, 1 - _THIRD * (1 - usual))


def dead_below(usual: float) -> float:
    """Below which share of play a card is dead, by what is ``usual`` for its kind."""
    return min(NEARLY_NEVER, _THIRD * usual)


def usual_play(designs: Sequence[UseTally], kinds: Sequence[str]) -> dict[str, float]:
    """By kind, the middle one of its designs' shares of seats that drew them and played them."""
    shares: dict[str, list[float]] = {}
    for design, kind in zip(designs, kinds, strict=True):
        if design.drawn >= LEAST_DRAWN:
            shares.setdefault(kind, []).append(design.played / design.drawn)
    return {kind: median(usual_play) for kind, usual_play in shares.items()}


def _tail(drawn: int, played: int, bound: float, side: int) -> float:
    """The chance that the true share lies on the other side of ``bound`` than 1 (``side`` 1) or 0 (-1) does.

    By the score test; the same is the posterior chance where nothing is known before.
    """
    error = sqrt(bound * (1 - bound) / drawn)
    return normal_below(side * (bound - played / drawn) / error)


def _basis(contrast: Contrast) -> Basis:
    basis: Basis = convert(contrast.basis, Basis)
    return basis


def _card(
    tally: Tally, games: int, design: UseTally, found: Judged, content: ContentSet, entry: tuple[str, Piece]
) -> CardFigures:
    kind, piece = entry
    span = content.span(piece.id)
    won = win_lift(design)
    return CardFigures(
        id=piece.id,
        title=content.called(piece, "en"),
        kind=kind,
        file=span.file,
        line=span.line,
        uses=tuple(
            UseFigures(name=use, games=wilson(often, games), seats=seats)
            for use, often, seats in zip(tally.uses, design.games, design.seats, strict=True)
        ),
        drawn=design.drawn,
        played_if_drawn=wilson(design.played, design.drawn),
        draw_lift=found.plain,
        likely_lift=found.likely.interval if found.likely is not None else None,
        ahead=found.ahead,
        likely_ahead=found.likely_ahead,
        win_lift=won.interval if won is not None else None,
        verdicts=found.verdicts,
        by_points=found.by_points,
        points=mean_interval(moments(design.worth)) if design.worth else None,
        basis=_basis(tally.contrasts[design.contrast]) if design.contrast else None,
    )


def titles_of(content: ContentSet, designs: Sequence[str]) -> dict[str, dict[str, str]]:
    """The titles of designs in each language of the set, by language and id."""
    pieces = [piece for _, piece in content.every_piece() if piece.id in set(designs)]
    return {language: {piece.id: content.called(piece, language) for piece in pieces} for language in content.languages}
