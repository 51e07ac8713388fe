"""What a designer should look at, each with the line it is about."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from validator.base.issue import Severity, Span
from validator.content.loading import ContentSet
from validator.content.overlay import touched
from validator.play.engine.game import Promise
from validator.play.playtest.figures.estimates import place_of
from validator.play.playtest.figures.results import (
    CardFigures,
    Figure,
    Finding,
    Group,
    Hand,
    Name,
    PromiseFigures,
    Said,
    TableFigures,
    Verdict,
    figure,
    gap,
    said,
)
from validator.play.playtest.figures.statistics import (
    Z95,
    Interval,
    Outcomes,
    discoveries,
    normal_below,
    share_difference,
    shrunken,
    wilson,
)
from validator.play.playtest.figures.tally import Tally, UseTally
from validator.play.playtest.running.roster import plays_better
from validator.play.playtest.running.store import Spotlight
from validator.play.playtest.running.table import game_seed

LEAST_GAMES = 200
"""So many games must each of two agents have sat in before they are compared."""


class Split(NamedTuple):
    """A card that is better in the hands of agent ``good``, by its own lift ``here``, than in those of ``bad``."""

    card: str
    good: str
    here: Interval
    bad: str
    there: Interval


def splits_of(hands: Sequence[Hand], margin: float) -> Iterator[Split]:
    """Cards whose lifts differ between two agents by more than the margin, found as findings on cards are."""
    for one, other in combinations([hand for hand in hands if hand.games >= LEAST_GAMES], 2):
        yield from _between(one, other, margin)


def _between(one: Hand, other: Hand, margin: float) -> Iterator[Split]:
    pairs = [
        (first, second)
        for first, second in zip(one.cards, other.cards, strict=True)
        if first.draw_lift is not None and second.draw_lift is not None
    ]
    likely = shrunken([_difference(first, second) for first, second in pairs])
    better = discoveries([estimate.below(margin) for estimate in likely])
    worse = discoveries([1 - estimate.below(-margin) for estimate in likely])
    for (first, second), up, down in zip(pairs, better, worse, strict=True):
        assert first.likely_lift is not None
        assert second.likely_lift is not None
        if up:
            yield Split(first.id, one.agent, first.likely_lift, other.agent, second.likely_lift)
        elif down:
            yield Split(first.id, other.agent, second.likely_lift, one.agent, first.likely_lift)


def _difference(first: CardFigures, second: CardFigures) -> tuple[float, float]:
    """The difference of two draw lifts and its error, from their intervals."""
    one, two = first.draw_lift, second.draw_lift
    assert one is not None
    assert two is not None
    errors = [(lift.high - lift.low) / 2 / Z95 for lift in (one, two)]
    middles = [(lift.high + lift.low) / 2 for lift in (one, two)]
    return middles[0] - middles[1], sqrt(errors[0] ** 2 + errors[1] ** 2)


LEAST_DRAWN = 30
"""So many seats must have drawn a card, now and before."""


class Otherwise(NamedTuple):
    """A card in the hands of one agent: of seats that drew it, the shares that played it, now and before."""

    card: str
    agent: str
    now: Interval
    was: Interval


def played_otherwise(now: Tally, was: Tally, margin: float) -> Iterator[Otherwise]:
    """Cards whose share of play moved by more than the margin, found as findings on cards are; agent by agent."""
    for agent in sorted(now.hands.keys() & was.hands.keys()):
        before = dict(zip(was.plan.designs, was.hands[agent].designs, strict=True))
        after = dict(zip(now.plan.designs, now.hands[agent].designs, strict=True))
        yield from _moved(agent, after, before, margin)


def _moved(
    agent: str, after: Mapping[str, UseTally], before: Mapping[str, UseTally], margin: float
) -> Iterator[Otherwise]:
    known = [
        (name, _plays(design), _plays(before[name]))
        for name, design in after.items()
        if name in before and min(design.drawn, before[name].drawn) >= LEAST_DRAWN
    ]
    discovered = discoveries([_still(one, other, margin) for _, one, other in known])
    for (name, one, other), moved in zip(known, discovered, strict=True):
        if moved:
            yield Otherwise(name, agent, wilson(*one), wilson(*other))


def _plays(design: UseTally) -> Outcomes:
    return Outcomes(design.played, design.drawn)


def _still(one: Outcomes, other: Outcomes, margin: float) -> float:
    """The chance that the shares do not truly differ by more than the margin on the side on which they were seen to."""
    difference = share_difference([(one, other)])
    assert difference is not None
    return normal_below((margin - abs(difference.middle)) / difference.error)


MOST_BROKEN = 10


def broken_of(tally: Tally, spotlights: Iterable[Spotlight], content: ContentSet) -> Iterator[Finding]:
    """Games that broke, the first ten of them; the report counts the rest."""
    span = content.manifest_span()
    plan = tally.plan
    for row in tally.broken[:MOST_BROKEN]:
        sentence = said(
            "broken-game",
            number=str(row.number),
            run=str(plan.seed),
            seed=str(game_seed(plan.seed, row.number)),
            agents=",".join(plan.agents_of(row.number)),
            fault=row.fault or "",
        )
        yield Finding(code="broken-game", severity=Severity.ERROR, span=span, said=sentence)
    faults = [fault for light in spotlights for fault in light.faults]
    for fault in faults[:MOST_BROKEN]:
        told_of = said("broken-spotlight", fault=fault)
        yield Finding(code="broken-game", severity=Severity.ERROR, span=span, said=told_of)


def missing_of(coverage: Sequence[Group], promises: Sequence[Promise], content: ContentSet) -> Iterator[Finding]:
    """Promises that neither ordinary play nor spotlight games kept."""
    figures = {promise.key: promise for group in coverage for promise in group.promises}
    for promise in promises:
        figure = figures[promise.key]
        if figure.seen == "never":
            word = re.sub(r"[^a-z0-9]+", "-", promise.group.lower()).strip("-")
            place = place_of(promise, content)
            yield _at(f"never-{word}", Severity.WARNING, place, _never(figure), promise.piece, content)


def _never(promise_figures: PromiseFigures) -> Said:
    bound = Figure(value=promise_figures.bound or 0.0, form="share")
    if promise_figures.deals:
        return said("never-seen", what=promise_figures.what, bound=bound, deals=promise_figures.deals)
    return said("never-dealt", what=promise_figures.what, bound=bound)


def _at(code: str, severity: Severity, span: Span, sentence: Said, piece: str | None, content: ContentSet) -> Finding:
    """A finding about an entry, at the edit that touches it where a custom set has such."""
    place, counted = touched(span, content.stack, piece)
    cards = (piece,) if piece is not None else ()
    return Finding(code=code, severity=severity, span=place, said=sentence, cards=cards, counted=counted)


def seats_of(tables: Iterable[TableFigures], content: ContentSet) -> Iterator[Finding]:
    """Seats whose wins differ from an equal share."""
    for table in tables:
        for number, seat in enumerate(table.seats, start=1):
            if seat.uneven:
                fair = Figure(value=1 / len(table.seats), form="share")
                sentence = said(
                    "uneven-seat", seat=number, table=table.title, wins=figure(seat.wins, "share"), fair=fair
                )
                span = content.manifest_span("players")
                yield Finding(code="seat-advantage", severity=Severity.ADVICE, span=span, said=sentence)


def cards_of(hands: Iterable[Hand], content: ContentSet) -> Iterator[Finding]:
    """Cards that stand out in the hands of some agent."""
    for hand in hands:
        for card in hand.cards:
            for verdict in card.verdicts:
                sentence = _standing(hand, card, verdict)
                span = content.span(card.id)
                yield _at(f"{verdict}-card", Severity.ADVICE, span, sentence, card.id, content)


def _standing(hand: Hand, card: CardFigures, verdict: Verdict) -> Said:
    if verdict in ("automatic", "dead"):
        share_played = figure(card.played_if_drawn, "share")
        return said(f"{verdict}-card", card=Name(id=card.id), agent=hand.agent, played=share_played)
    key = f"{verdict}-card-{card.basis or hand.basis}"
    if card.by_points:
        assert card.likely_ahead is not None
        return said(f"{key}-by-points", card=Name(id=card.id), agent=hand.agent, ahead=gap(card.likely_ahead, "number"))
    assert card.likely_lift is not None
    return said(key, card=Name(id=card.id), agent=hand.agent, lift=gap(card.likely_lift, "gap"))


def disagreements_of(hands: Sequence[Hand], margin: float, content: ContentSet) -> Iterator[Finding]:
    """Cards that strong and weak players disagree about."""
    for card, good, here, bad, there in splits_of(hands, margin):
        better = plays_better(bad, good)
        sentence = said(
            "split-card",
            card=Name(id=card),
            good=good,
            here=figure(here, "points"),
            bad=bad,
            there=figure(there, "points"),
            who="unknown" if better is None else "beginner" if better else "master",
        )
        yield _at("split-card", Severity.ADVICE, content.span(card), sentence, card, content)


def otherwise_of(now: Tally, was: Tally, name: Said, margin: float, content: ContentSet) -> Iterator[Finding]:
    """Cards that are played more or less than in earlier games; ``name`` says which those are."""
    for card, agent, share_now, share_was in played_otherwise(now, was, margin):
        code = "played-more" if share_now.value > share_was.value else "played-less"
        sentence = said(
            code,
            card=Name(id=card),
            agent=agent,
            played=figure(share_now, "share"),
            before=name,
            was=figure(share_was, "share"),
        )
        yield _at(code, Severity.ADVICE, content.span(card), sentence, card, content)


def by_weight(findings: Iterable[Finding]) -> list[Finding]:
    """Errors first, then warnings, then advice; by place within each."""
    rank = list(Severity)
    return sorted(findings, key=lambda one: (rank.index(one.severity), one.span, one.code, one.said.key))


def percent(value: float | None) -> str:
    """``0.5213`` as ``52.1 %``; small shares keep two digits that say something."""
    value = 100 * (value or 0.0)
    return f"{value:.1f} %" if value >= 0.995 or value == 0 else f"{value:.2g} %"


def signed(value: float) -> str:
    """A difference of shares in percentage points: ``+5.2``, ``−0.4``, ``0.0``."""
    text = f"{100 * value:+.1f}"
    return "0.0" if text[1:] == "0.0" else text.replace("-", "−")


def lift(interval: Interval) -> str:
    """A difference of shares with its interval: ``+5.2 points (+3.1 to +7.3)``."""
    return f"{signed(interval.value)} points ({signed(interval.low)} to {signed(interval.high)})"
