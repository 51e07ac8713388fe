"""The report for the terminal: plain text, a page wide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import fill

from validator.play.playtest.figures.findings import percent, share, signed
from validator.play.playtest.figures.results import CardFigures, Hand, Report, Side, Spread
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.report.wording import Wording, issue_of, shown_change

WIDTH = 100
MOST_FINDINGS = 40
MOST_TITLE = 34


def text_of(report: Report) -> str:
    """The whole report, in English."""
    return "\n".join(_lines(report, Wording("en", report.title_in("en")))) + "\n"


def _lines(report: Report, words: Wording) -> Iterator[str]:
    yield words.word("text-title", title=report.title, set=report.set)
    yield words.word("text-made", seed=str(report.seed), digest=report.digest, version=report.version)
    if report.interrupted:
        yield words.word("text-interrupted", played=report.played, asked=report.asked)
    for sentence in report.sentences:
        yield ""
        yield fill(words.say(sentence), WIDTH)
    yield from _findings(report, words)
    yield from _questions(report, words)
    yield from _headed(words.word("text-tables"), tables(report, words))
    yield from _headed(words.word("text-seats"), _sides(report, words))
    if report.standing:
        yield from _headed(words.word("text-standing"), ())
        yield from (fill(words.say(sentence), WIDTH) for sentence in report.standing)
    for hand in report.hands:
        yield from _headed(
            words.word(f"text-cards-{hand.basis}", agent=hand.agent, games=hand.games), _cards(hand, words)
        )
    yield from _headed(words.word("text-coverage"), _coverage(report, words))
    yield from _headed(words.word("text-limits"), ())
    for limit in report.limits:
        yield fill(words.say(limit), WIDTH, initial_indent="* ", subsequent_indent="  ")


def _questions(report: Report, words: Wording) -> Iterator[str]:
    for question in report.questions:
        yield from _headed(words.word(f"question-{question.key}"), ())
        yield fill(words.say(question.answer[0]), WIDTH)


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


def _findings(report: Report, words: Wording) -> Iterator[str]:
    if not report.findings:
        return
    yield from _headed(words.word("text-findings", count=len(report.findings)), ())
    for finding in report.findings[:MOST_FINDINGS]:
        told = str(issue_of(finding, words))
        yield fill(told, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)
    if len(report.findings) > MOST_FINDINGS:
        yield words.word("text-more", count=len(report.findings) - MOST_FINDINGS)


def _heads(words: Wording, *names: str) -> list[str]:
    return ["", *(words.word(f"head-{name}") for name in names)]


def tables(report: Report, words: Wording) -> list[list[str]]:
    """What a game at each table comes to: heads, then a row for each."""
    length = words.word("head-length", unit=report.length_unit)
    rows = [[*_heads(words, "games", "score"), length, words.word("head-choices")]]
    for table in report.tables:
        seats = [side.score.mean.value for side in table.seats]
        score = sum(seats) / len(seats)
        took, choices = table.length.mean.value, table.choices.mean.value
        rows.append([words.say(table.title), f"{table.games:,}", f"{score:.2f}", f"{took:.2f}", f"{choices:.1f}"])
    return rows


def _sides(report: Report, words: Wording) -> list[list[str]]:
    rows = [[*_heads(words, "games", "wins", "score"), "5 %", words.word("head-median"), "95 %"]]
    for table in report.tables:
        sides = [*table.seats, *(table.agents if len(table.agents) > 1 else ())]
        rows += [_side(f"{words.say(table.title)}, {words.say(side.name)}", side) for side in sides]
    return rows


def _side(name: str, side: Side) -> list[str]:
    low, _, middle, _, high = side.score.quantiles
    return [name, f"{side.games:,}", share(side.wins), mean(side.score), str(low), str(middle), str(high)]


def mean(found: Spread) -> str:
    """A mean with its interval: ``23.41 (23.02 to 23.80)``."""
    return f"{found.mean.value:.2f} ({found.mean.low:.2f} to {found.mean.high:.2f})"


def by_lift(cards: Sequence[CardFigures]) -> list[CardFigures]:
    """Highest likely lift first; cards that could not be compared last, in the set's order."""
    return sorted(cards, key=lambda card: -card.likely_lift.value if card.likely_lift is not None else 2)


def points(found: Interval | None) -> str:
    """A lift as ``+5.2 (+3.1 to +7.3)``, in percentage points, or a dash."""
    if found is None:
        return "–"
    return f"{signed(found.value)} ({signed(found.low)} to {signed(found.high)})"


def brought_by(found: Interval | None) -> str:
    """Points of the game as ``3.1 (2.9 to 3.3)``, or a dash."""
    return "–" if found is None else f"{found.value:.1f} ({found.low:.1f} to {found.high:.1f})"


def _cards(hand: Hand, words: Wording) -> list[list[str]]:
    worth = ["points"] * any(card.points is not None for card in hand.cards)
    rows = [[*_heads(words, "seats", "played", *worth, "draw-lift", "likely-lift", "ahead", "win-lift"), ""]]
    for card in by_lift(hand.cards):
        name = (card.id if card.title == card.id else f"{card.id} {card.title}")[:MOST_TITLE]
        brought = [brought_by(card.points)] * len(worth)
        ahead = "–" if card.ahead is None else shown_change(card.ahead.value)
        lifts = [points(card.draw_lift), points(card.likely_lift), ahead, points(card.win_lift)]
        said = ", ".join(words.word(f"verdict-{verdict}") for verdict in card.verdicts)
        rows.append([name, f"{card.drawn:,}", percent(card.played_if_drawn.value), *brought, *lifts, said])
    return rows


def _coverage(report: Report, words: Wording) -> list[list[str]]:
    rows = [_heads(words, "promises", "play", "spotlight", "never", "untried")]
    for group in report.coverage:
        counts = [group.count("play"), group.count("spotlight"), group.count("never"), group.count("untried")]
        rows.append([group.name, str(len(group.promises)), *map(str, counts)])
    return rows
