"""The report for the terminal: plain text, a page wide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import fill

from validator.playtest.figures.findings import percent, share, signed
from validator.playtest.figures.results import CardFigures, Report, Side, Spread
from validator.playtest.figures.statistics import Interval

WIDTH = 100
MOST_FINDINGS = 40


def text_of(report: Report) -> str:
    """The whole report."""
    return "\n".join(_lines(report)) + "\n"


def _lines(report: Report) -> Iterator[str]:
    yield f"Play-test of {report.title} ({report.set})"
    yield f"seed {report.seed}, rules and content {report.digest}, Proofpress {report.version}"
    if report.interrupted:
        yield f"Interrupted: {report.played:,} of {report.asked:,} games were played."
    for sentence in report.sentences:
        yield ""
        yield fill(sentence, WIDTH)
    yield from _findings(report)
    yield from _headed("Tables", tables(report))
    yield from _headed("Seats and agents", _sides(report))
    yield from _headed("Cards, by win lift (percentage points, 95 % interval)", _cards(report))
    yield from _headed("Coverage", _coverage(report))
    yield from _headed("What this cannot tell", ())
    for limit in report.limits:
        yield fill(limit, WIDTH, initial_indent="* ", subsequent_indent="  ")


def _headed(title: str, rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield ""
    yield title
    yield "-" * len(title)
    yield from columns(rows)


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table: the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.ljust(width) if not at else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def _findings(report: Report) -> Iterator[str]:
    if not report.findings:
        return
    yield from _headed(f"Findings ({len(report.findings)})", ())
    for issue in report.findings[:MOST_FINDINGS]:
        yield fill(str(issue), WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)
    if len(report.findings) > MOST_FINDINGS:
        yield f"... and {len(report.findings) - MOST_FINDINGS} more in report.json"


def tables(report: Report) -> list[list[str]]:
    """What a game at each table comes to: heads, then a row for each."""
    rows = [["", "games", "mean score", f"mean {report.length_unit}s", "real choices a game"]]
    for table in report.tables:
        seats = [side.score.mean.value for side in table.seats]
        score = sum(seats) / len(seats)
        length, choices = table.length.mean.value, table.choices.mean.value
        rows.append([table.title, f"{table.games:,}", f"{score:.2f}", f"{length:.2f}", f"{choices:.1f}"])
    return rows


def _sides(report: Report) -> list[list[str]]:
    rows = [["", "games", "wins", "mean score", "5 %", "median", "95 %"]]
    for table in report.tables:
        rows += [_side(f"{table.title}, {side.name}", side) for side in table.seats]
        if len(table.agents) > 1:
            rows += [_side(f"{table.title}, {side.name}", side) for side in table.agents]
    return rows


def _side(name: str, side: Side) -> list[str]:
    low, _, middle, _, high = side.score.quantiles
    return [name, f"{side.games:,}", share(side.wins), mean(side.score), str(low), str(middle), str(high)]


def mean(found: Spread) -> str:
    """A mean with its interval: ``23.41 (23.02 to 23.80)``."""
    return f"{found.mean.value:.2f} ({found.mean.low:.2f} to {found.mean.high:.2f})"


def by_lift(cards: Sequence[CardFigures]) -> list[CardFigures]:
    """Highest win lift first; cards that could not be compared last, in the set's order."""
    return sorted(cards, key=lambda card: -card.lift.value if card.lift is not None else 2)


def points(found: Interval | None) -> str:
    """A lift as ``+5.2 (+3.1 to +7.3)``, in percentage points, or a dash."""
    if found is None:
        return "–"
    return f"{signed(found.value)} ({signed(found.low)} to {signed(found.high)})"


def brought_by(found: Interval | None) -> str:
    """Points of the game as ``3.1 (2.9 to 3.3)``, or a dash."""
    return "–" if found is None else f"{found.value:.1f} ({found.low:.1f} to {found.high:.1f})"


def _cards(report: Report) -> list[list[str]]:
    names = [use.name for use in report.cards[0].uses] if report.cards else []
    worth = any(card.points is not None for card in report.cards)
    rows = [["", *names, "played if drawn", *["points brought"] * worth, "win lift", ""]]
    for card in by_lift(report.cards):
        uses = [percent(use.games.value) for use in card.uses]
        name = f"{card.id} {card.title}"[:34]
        brought = [brought_by(card.points)] * worth
        rows.append([name, *uses, percent(card.played_if_drawn.value), *brought, points(card.lift), card.verdict])
    return rows


def _coverage(report: Report) -> list[list[str]]:
    rows = [["", "promises", "in play", "only in spotlight", "never", "not looked for"]]
    for group in report.coverage:
        counts = [group.count("play"), group.count("spotlight"), group.count("never"), group.count("untried")]
        rows.append([group.name, str(len(group.promises)), *map(str, counts)])
    return rows
