"""The report for the terminal: plain text, a page wide."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from validator.base.columns import columns, filled, headed
from validator.play.playtest.figures.findings import percent, signed
from validator.play.playtest.figures.results import CardFigures, Finding, Hand, Report, Side, TableFigures
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.report.wording import Wording, issue_of, shown_change

MOST_FINDINGS = 40
MOST_TITLE = 34


def text_of(report: Report, language: str = "en", promises: Mapping[str, str] = {}) -> str:
    """The whole report in a language; ``promises`` say in it what the report says of a promise in English."""
    if promises:
        report = msgspec.structs.replace(report, findings=[_promised(one, promises) for one in report.findings])
    return "\n".join(_lines(report, Wording(language, report.title_in(language)))) + "\n"


def _promised(finding: Finding, promises: Mapping[str, str]) -> Finding:
    what = finding.said.values.get("what")
    if not isinstance(what, str) or what not in promises:
        return finding
    values = {**finding.said.values, "what": promises[what]}
    return msgspec.structs.replace(finding, said=msgspec.structs.replace(finding.said, values=values))


def _lines(report: Report, words: Wording) -> Iterator[str]:
    yield words.word("text-title", title=report.set_titles.get(words.language) or report.title, set=report.set)
    yield words.word("text-made", seed=str(report.seed), digest=report.digest, version=report.version)
    if report.interrupted:
        yield words.word("text-interrupted", played=report.played, asked=report.asked)
    for sentence in report.sentences:
        yield ""
        yield filled(words.say(sentence))
    yield from _findings(report, words)
    yield from _questions(report, words)
    yield from _headed(words.word("text-tables"), tables(report, words))
    yield from _headed(words.word("text-seats"), _sides(report, words))
    if report.standing:
        yield from _headed(words.word("text-standing"), ())
        yield from (filled(words.say(sentence)) for sentence in report.standing)
    for hand in report.hands:
        yield from _headed(
            words.word(f"text-cards-{hand.basis}", agent=hand.agent, games=hand.games), _cards(report, hand, words)
        )
    yield from _headed(words.word("text-coverage"), _coverage(report, words))
    yield from _headed(words.word("text-limits"), ())
    for limit in report.limits:
        yield filled(words.say(limit), "* ", "  ")


def _questions(report: Report, words: Wording) -> Iterator[str]:
    for question in report.questions:
        yield from _headed(words.word(f"question-{question.key}"), ())
        yield filled(words.say(question.answer[0]))


def _headed(title: str, rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield from headed(title)
    yield from columns(rows)


def _findings(report: Report, words: Wording) -> Iterator[str]:
    if not report.findings:
        return
    yield from _headed(words.word("text-findings", count=len(report.findings)), ())
    for finding in report.findings[:MOST_FINDINGS]:
        yield filled(issue_of(finding, words).in_language(words.language), after="    ", whole=True)
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
        rows += [_side(words, table, side) for side in sides]
    return rows


def _side(words: Wording, table: TableFigures, side: Side) -> list[str]:
    low, _, middle, _, high = side.score.quantiles
    name = words.word("join-comma", first=words.say(table.title), last=words.say(side.name))
    shown = [f"{100 * end:.1f}" for end in (side.wins.value, side.wins.low, side.wins.high)]
    wins, score = _within(words, f"{shown[0]} %", *shown[1:]), _mean(side.score.mean, words)
    return [name, f"{side.games:,}", wins, score, str(low), str(middle), str(high)]


def _within(words: Wording, value: str, low: str, high: str) -> str:
    """``52.1 % (49.0 to 55.2)``."""
    return words.word("within", value=value, low=low, high=high)


def _mean(interval: Interval, words: Wording) -> str:
    """A mean with its interval: ``23.41 (23.02 to 23.80)``."""
    return _within(words, f"{interval.value:.2f}", f"{interval.low:.2f}", f"{interval.high:.2f}")


def by_lift(cards: Sequence[CardFigures]) -> list[CardFigures]:
    """Highest likely lift first; cards that could not be compared last, in the set's order."""
    return sorted(cards, key=lambda card: -card.likely_lift.value if card.likely_lift is not None else 2)


def _points(interval: Interval | None, words: Wording) -> str:
    """A lift as ``+5.2 (+3.1 to +7.3)``, in percentage points, or a dash."""
    if interval is None:
        return "–"
    return _within(words, signed(interval.value), signed(interval.low), signed(interval.high))


def _brought_by(interval: Interval | None, words: Wording) -> str:
    """Points of the game as ``3.1 (2.9 to 3.3)``, or a dash."""
    return (
        "–"
        if interval is None
        else _within(words, f"{interval.value:.1f}", f"{interval.low:.1f}", f"{interval.high:.1f}")
    )


def _cards(report: Report, hand: Hand, words: Wording) -> list[list[str]]:
    worth = ["points"] * any(card.points is not None for card in hand.cards)
    titled = report.title_in(words.language)
    rows = [[*_heads(words, "seats", "played", *worth, "draw-lift", "likely-lift", "ahead", "win-lift"), ""]]
    for card in by_lift(hand.cards):
        title = titled(card.id)
        name = (card.id if title == card.id else f"{card.id} {title}")[:MOST_TITLE]
        brought = [_brought_by(card.points, words)] * len(worth)
        ahead = "–" if card.ahead is None else shown_change(card.ahead.value)
        lifts = [_points(card.draw_lift, words), _points(card.likely_lift, words), ahead, _points(card.win_lift, words)]
        said = words.listed([words.word(f"verdict-{verdict}") for verdict in card.verdicts])
        rows.append([name, f"{card.drawn:,}", percent(card.played_if_drawn.value), *brought, *lifts, said])
    return rows


def _coverage(report: Report, words: Wording) -> list[list[str]]:
    rows = [_heads(words, "promises", "play", "spotlight", "never", "untried")]
    for group in report.coverage:
        counts = [group.count("play"), group.count("spotlight"), group.count("never"), group.count("untried")]
        rows.append([words.called("group", group.name), str(len(group.promises)), *map(str, counts)])
    return rows
