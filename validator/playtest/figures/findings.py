"""What a designer should look at, each with the line it is about."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from validator.content.edits import at_touched
from validator.content.loading import ContentSet
from validator.engine.game import Promise
from validator.issue import Issue, Severity, Span, in_order
from validator.playtest.figures.estimates import place_of
from validator.playtest.figures.results import CardFigures, Group, PromiseFigures, TableFigures
from validator.playtest.figures.statistics import Interval
from validator.playtest.figures.tally import Tally
from validator.playtest.running.plan import broken_game
from validator.playtest.running.store import Spotlight
from validator.playtest.running.table import game_seed

MOST_BROKEN = 10
ENOUGH_TO_MISS = 0.01
"""A thing seen only in spotlight games is worth a word once it is known to be seldomer than this share of games."""


def broken_of(tally: Tally, spotlights: Iterable[Spotlight], content: ContentSet) -> Iterator[Issue]:
    """Games that broke, the first ten of them; the report counts the rest."""
    span = content.manifest_span()
    plan = tally.plan
    for row in tally.broken[:MOST_BROKEN]:
        yield broken_game(plan, row.number, game_seed(plan.seed, row.number), row.fault or "", span)
    faults = [fault for light in spotlights for fault in light.faults]
    for fault in faults[:MOST_BROKEN]:
        yield Issue(code="broken-game", message=f"a game dealt on purpose broke: {fault}", span=span)


def missing_of(coverage: Sequence[Group], promises: Sequence[Promise], content: ContentSet) -> Iterator[Issue]:
    """Promises that ordinary play did not keep."""
    figures = {promise.key: promise for group in coverage for promise in group.promises}
    for promise in promises:
        found = figures[promise.key]
        if found.seen == "never":
            issue = _never(promise, found, place_of(promise, content))
        elif found.seen == "spotlight" and found.bound is not None and found.bound <= ENOUGH_TO_MISS:
            issue = _seldom(found, place_of(promise, content))
        else:
            continue
        yield at_touched(issue, content.stack, promise.piece)


def _never(promise: Promise, found: PromiseFigures, span: Span) -> Issue:
    word = re.sub(r"[^a-z0-9]+", "-", promise.group.lower()).strip("-")
    dealt = f"nor in {found.deals} games dealt for it" if found.deals else "and no deal brings it within reach"
    message = (
        f"never seen: {found.what} (not once in ordinary play, so in under {percent(found.bound)} of games; {dealt})"
    )
    return Issue(code=f"never-{word}", message=message, span=span, severity=Severity.WARNING)


def _seldom(found: PromiseFigures, span: Span) -> Issue:
    message = f"seen only when dealt on purpose: {found.what} (under {percent(found.bound)} of ordinary games)"
    return Issue(code="only-in-spotlight", message=message, span=span, severity=Severity.ADVICE)


def balance_of(
    tables: Iterable[TableFigures], typical: float, cards: Iterable[CardFigures], content: ContentSet
) -> Iterator[Issue]:
    """Seats and cards that stand out, after correcting for how many were looked at."""
    for table in tables:
        for seat in table.seats:
            if seat.uneven:
                message = (
                    f"{seat.name} of {len(table.seats)} wins {share(seat.wins)}, not {percent(1 / len(table.seats))}"
                )
                span = content.manifest_span("players")
                yield Issue(code="seat-advantage", message=message, span=span, severity=Severity.ADVICE)
    for card in cards:
        if card.verdict and card.lift is not None:
            word = "more" if card.verdict == "strong" else "less"
            start = f"{card.title} ({card.id}) goes with winning {word} than the typical card"
            message = f"{start}: {lift(card.lift)} of win share, not {signed(typical)}"
            span = content.span(card.id)
            issue = Issue(code=f"{card.verdict}-card", message=message, span=span, severity=Severity.ADVICE)
            yield at_touched(issue, content.stack, card.id)


def by_weight(issues: Iterable[Issue]) -> list[Issue]:
    """Errors first, then warnings, then advice; by place within each."""
    rank = list(Severity)
    return sorted(in_order(issues), key=lambda issue: rank.index(issue.severity))


def percent(value: float | None) -> str:
    """``0.5213`` as ``52.1 %``; small shares keep two digits that say something."""
    value = 100 * (value or 0.0)
    return f"{value:.1f} %" if value >= 0.995 or value == 0 else f"{value:.2g} %"


def share(found: Interval) -> str:
    """A share with its interval: ``52.1 % (49.0 to 55.2)``."""
    return f"{100 * found.value:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"


def signed(value: float) -> str:
    """A difference of shares in percentage points: ``+5.2``, ``−0.4``, ``0.0``."""
    text = f"{100 * value:+.1f}"
    return "0.0" if text[1:] == "0.0" else text.replace("-", "−")


def lift(found: Interval) -> str:
    """A difference of shares with its interval: ``+5.2 points (+3.1 to +7.3)``."""
    return f"{signed(found.value)} points ({signed(found.low)} to {signed(found.high)})"
