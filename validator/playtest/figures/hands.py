"""Cards in the hands of each agent: lifts less the typical card's, shrunk, and which of them stand out."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
from typing import NamedTuple

from msgspec import convert

from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece
from validator.engine.game import Contrast
from validator.playtest.figures.power import draw_lift, win_lift
from validator.playtest.figures.results import Basis, CardFigures, Hand, UseFigures, Verdict
from validator.playtest.figures.shrinkage import Likely, discoveries, shrunken
from validator.playtest.figures.statistics import Difference, Interval, mean_interval, median, moments, wilson
from validator.playtest.figures.tally import HandTally, Tally, UseTally

MARGIN = 0.05
"""A difference of win shares that a designer would care about."""
NEARLY_ALWAYS, NEARLY_NEVER = 0.9, 0.05
"""Of the seats that drew a card: above or below these shares of them playing it, drawing it was no choice."""
LEAST_DRAWN = 30


class _Judged(NamedTuple):
    """One design: its draw lift less the typical card's, shrunk, and its verdicts."""

    plain: Interval | None
    likely: Likely | None
    verdicts: tuple[Verdict, ...]


def hands_of(tally: Tally, content: ContentSet, margin: float = MARGIN) -> tuple[Hand, ...]:
    """The cards in each agent's hands, agents in the order of their names, cards in the set's order."""
    return tuple(_hand(name, hand, tally, content, margin) for name, hand in tally.hands.items() if hand.games)


def _hand(name: str, hand: HandTally, tally: Tally, content: ContentSet, margin: float) -> Hand:
    entries = {piece.id: (kind, piece) for kind, piece in content.every_piece()}
    named = [entries[design] for design in tally.plan.designs]
    lifts = [draw_lift(design) for design in hand.designs]
    typical = median(lift.middle for lift in lifts if lift is not None)
    judged = _judged(hand.designs, [kind for kind, _ in named], lifts, typical, margin)
    cards = [
        _card(tally, hand.games, design, one, content, entry)
        for design, one, entry in zip(hand.designs, judged, named, strict=True)
    ]
    return Hand(
        agent=name, games=hand.games, basis=_basis(tally.contrasts[0]), typical=typical, cards=tuple(cards)
    )  # fmt: skip


def _judged(
    designs: Sequence[UseTally], kinds: Sequence[str], lifts: Sequence[Difference | None], typical: float,
    margin: float,
) -> list[_Judged]:  # fmt: skip
    found = iter(shrunken([(lift.middle - typical, lift.error) for lift in lifts if lift is not None]))
    likely = [next(found) if lift is not None else None for lift in lifts]
    named: dict[Verdict, list[bool]] = {
        "strong": discoveries([None if one is None else one.below(margin) for one in likely]),
        "weak": discoveries([None if one is None else 1 - one.below(-margin) for one in likely]),
        "automatic": discoveries(_extremes(designs, kinds, NEARLY_ALWAYS, 1)),
        "dead": discoveries(_extremes(designs, kinds, NEARLY_NEVER, -1)),
    }
    return [
        _Judged(_less(lift, typical), one, tuple(verdict for verdict, standing in named.items() if standing[place]))
        for place, (lift, one) in enumerate(zip(lifts, likely, strict=True))
    ]


def _extremes(designs: Sequence[UseTally], kinds: Sequence[str], bound: float, side: int) -> list[float | None]:
    """The chance of each share of play, on this ``side`` of ``bound``, if the true one is ``bound``.

    None where a design came to too few seats, or most of its kind lie beyond the bound: there it is no choice.
    """
    enough = [design.drawn >= LEAST_DRAWN for design in designs]
    shares: dict[str, list[float]] = {}
    for design, kind, many in zip(designs, kinds, enough, strict=True):
        if many:
            shares.setdefault(kind, []).append(design.played / design.drawn)
    a_choice = {kind: side * (median(found) - bound) < 0 for kind, found in shares.items()}
    return [
        _tail(design.drawn, design.played, bound, side) if many and a_choice[kind] else None
        for design, kind, many in zip(designs, kinds, enough, strict=True)
    ]


def _tail(drawn: int, played: int, bound: float, side: int) -> float:
    """The chance, by the score test, of so high (``side`` 1) or low (-1) a share if the true one is ``bound``."""
    error = sqrt(bound * (1 - bound) / drawn)
    return erfc(side * (played / drawn - bound) / error / sqrt(2)) / 2


def _less(lift: Difference | None, typical: float) -> Interval | None:
    if lift is None:
        return None
    found = lift.interval
    return Interval(found.value - typical, found.low - typical, found.high - typical)


def _basis(contrast: Contrast) -> Basis:
    basis: Basis = convert(contrast.basis, Basis)
    return basis


def _card(
    tally: Tally, games: int, design: UseTally, judged: _Judged, content: ContentSet, entry: tuple[str, Piece]
) -> CardFigures:  # fmt: skip
    kind, piece = entry
    span = content.span(piece.id)
    won = win_lift(design)
    return CardFigures(
        id=piece.id, title=content.title(piece, "en"), kind=kind, file=span.file, line=span.line,
        uses=tuple(
            UseFigures(name=use, games=wilson(often, games), seats=seats)
            for use, often, seats in zip(tally.uses, design.games, design.seats, strict=True)
        ),
        drawn=design.drawn,
        played_if_drawn=wilson(design.played, design.drawn),
        draw_lift=judged.plain,
        likely_lift=judged.likely.interval if judged.likely is not None else None,
        win_lift=won.interval if won is not None else None,
        verdicts=judged.verdicts,
        points=mean_interval(moments(design.worth)) if design.worth else None,
        basis=_basis(tally.contrasts[design.contrast]) if design.contrast else None,
    )  # fmt: skip


def titles_of(content: ContentSet, designs: Sequence[str]) -> dict[str, dict[str, str]]:
    """The titles of designs in each language of the set, by language and id."""
    pieces = [piece for _, piece in content.every_piece() if piece.id in set(designs)]
    return {language: {piece.id: content.title(piece, language) for piece in pieces} for language in content.languages}
