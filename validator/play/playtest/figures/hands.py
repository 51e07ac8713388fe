"""Cards in the hands of each agent: lifts less the typical card's, shrunk, and which of them stand out."""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from msgspec import convert

from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece
from validator.play.engine.game import Contrast
from validator.play.playtest.figures.power import comparisons, draw_lift, score_lift, win_lift, worth_of_a_point
from validator.play.playtest.figures.results import Basis, CardFigures, Hand, UseFigures, Verdict
from validator.play.playtest.figures.shrinkage import FALSE_SHARE, Likely, discoveries, shrunken
from validator.play.playtest.figures.statistics import (
    Difference,
    Interval,
    mean_interval,
    median,
    median_error,
    moments,
    normal_below,
    weighed_median,
    wilson,
)
from validator.play.playtest.figures.tally import HandTally, Tally, UseTally

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
        found = [one and one.times(factor) for one in self.found]
        return _FromTypical(self.typical * factor, self.error * factor, found)


def hands_of(tally: Tally, content: ContentSet, margin: float = MARGIN) -> tuple[Hand, ...]:
    """The cards in each agent's hands, agents in the order of their names, cards in the set's order."""
    return tuple(_hand(name, hand, tally, content, margin) for name, hand in tally.hands.items() if hand.games)


def _hand(name: str, hand: HandTally, tally: Tally, content: ContentSet, margin: float) -> Hand:
    entries = {piece.id: (kind, piece) for kind, piece in content.every_piece()}
    named = [entries[design] for design in tally.plan.designs]
    found = judged(hand, [kind for kind, _ in named], margin)
    cards = [
        _card(tally, hand.games, design, one, content, entry)
        for design, one, entry in zip(hand.designs, found.designs, named, strict=True)
    ]
    return Hand(
        agent=name,
        games=hand.games,
        basis=_basis(tally.contrasts[0]),
        typical=found.typical,
        typical_ahead=found.typical_ahead,
        point_worth=found.point_worth,
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
        verdicts = tuple(convert(name, Verdict) for name, found in named if found)
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
        told = points if points == _leaning(lift, margin) else ""
        yield wins or told, not wins and bool(told)


def _from_typical(designs: Sequence[UseTally], lift: Callable[[UseTally], Difference | None]) -> _FromTypical:
    found = [lift(design) for design in designs]
    told = [
        (one.middle, comparisons(design), one.error)
        for design, one in zip(designs, found, strict=True)
        if one is not None
    ]
    typical = weighed_median((value, weight) for value, weight, _ in told)
    return _FromTypical(typical, median_error(told), [one and one.less(typical) for one in found])


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
    found: list[float | None] = []
    for design, kind in zip(designs, kinds, strict=True):
        if design.drawn < LEAST_DRAWN:
            found.append(None)
            continue
        bound = automatic_above(usual[kind]) if side > 0 else dead_below(usual[kind])
        a_choice = side * (usual[kind] - bound) < 0
        found.append(_tail(design.drawn, design.played, bound, side) if a_choice else None)
    return found


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
    return {kind: median(found) for kind, found in shares.items()}


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
