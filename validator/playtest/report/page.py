"""The report as one page that opens offline: plain sentences first, then pictures, then tables."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path

from validator.playtest.figures.findings import percent, share, signed
from validator.playtest.figures.results import (
    CardFigures,
    Counts,
    Group,
    Picture,
    PromiseFigures,
    Report,
    Side,
    Spread,
    TableFigures,
)
from validator.playtest.figures.statistics import Interval
from validator.playtest.report.plots import Scale, histogram, interval, stacked
from validator.playtest.report.text import brought_by, by_lift, mean, points, tables
from validator.playtest.report.wording import Wording, issue_of

_WORDS = Wording("en")
_HERE = Path(__file__).parent
OFTEN, SOME = 0.5, 0.05
"""From these shares of games on, a promise's square is dark, or half dark."""
MOST_LISTED = 12
PLACES = {
    "findings": "Findings", "seats": "Seats", "scores": "Scores", "length": "Length", "pictures": "Pictures",
    "cards": "Cards", "coverage": "Coverage", "table": "All cards", "limits": "What this cannot tell",
}  # fmt: skip
METHODS = (
    "Shares: Wilson's score interval. A win shared by n seats counts 1/n for each.",
    "Mean scores: Student's t interval.",
    "Lift: win share of seats that drew a card, minus that of seats of the same agent in the same game that did not, "
    "less the typical card's; weighed by Mantel and Haenszel, variance by game.",
    "A seat is uneven if its win share differs from an equal one, after Bonferroni-Holm correction, by at least 3 "
    "points.",
    "Never seen in n games: at most 1 - 0.05^(1/n) of games at 95 %, about 3/n (rule of three).",
)


def page_of(report: Report, pictures: Sequence[Picture] = ()) -> str:
    """The whole page; everything that comes from content is escaped, and pictures stand alone as images."""
    title = escape(f"{report.title}: play-test")
    style, script = ((_HERE / name).read_text(encoding="utf-8") for name in ("page.css", "page.js"))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(_sections(report, pictures))
        + f"\n</main>\n<script>\n{script}</script>\n</body>\n</html>\n"
    )


def _sections(report: Report, pictures: Sequence[Picture]) -> Iterator[str]:
    yield from _head(report, pictures)
    yield from _findings(report)
    yield from _seats(report)
    yield from _scores(report)
    yield from _parts(report)
    yield from _length(report)
    yield from _pictures(pictures)
    yield from _lifts(report)
    yield from _coverage(report)
    yield from _card_table(report)
    yield from _limits(report)


def _head(report: Report, pictures: Sequence[Picture]) -> Iterator[str]:
    yield f"<header><p class=meta>Play-test report</p><h1>{escape(report.title)}</h1>"
    yield f"<p class=meta>set <code>{escape(report.set)}</code> · seed {report.seed}</p></header>"
    if report.interrupted:
        yield f"<p class=stop>Interrupted: {report.played:,} of {report.asked:,} games were played.</p>"
    promises = report.promises
    seen = sum(promise.seen == "play" for promise in promises)
    outstanding = sum(bool(card.verdicts) for card in _cards(report))
    tiles = [
        (f"{report.played:,}", "games played"),
        (f"{report.broken:,}", "games broken"),
        (f"{seen} / {len(promises)}", "promises seen in play"),
        (f"{outstanding} / {sum(card.draw_lift is not None for card in _cards(report))}", "cards stand out"),
    ]
    yield "<div class=tiles>" + "".join(f"<div><b>{value}</b><span>{name}</span></div>" for value, name in tiles)
    words = Wording("en", report.title_in("en"))
    yield "</div><section id=short>" + "".join(f"<p>{_prose(words.say(sentence))}</p>" for sentence in report.sentences)
    yield "</section>"
    places = PLACES if pictures else {at: name for at, name in PLACES.items() if at != "pictures"}
    yield "<nav>" + "".join(f'<a href="#{at}">{name}</a>' for at, name in places.items()) + "</nav>"


def _findings(report: Report) -> Iterator[str]:
    yield "<h2 id=findings>Findings</h2>"
    if not report.findings:
        yield "<p>Nothing to report: no game broke, nothing promised is missing, no seat and no card stands out.</p>"
        return
    yield "<p class=note>Errors are broken games, warnings are things never seen, advice is about balance.</p>"
    yield "<ul class=findings>"
    words = Wording("en", report.title_in("en"))
    for finding in report.findings:
        issue = issue_of(finding, words)
        level = issue.severity.value
        yield (
            f'<li><span class="sev {level}">{level}</span><span>{_prose(issue.message)}</span>'
            f"<span class=where><code>{escape(f'{issue.span.file}:{issue.span.line}')}</code> · {escape(issue.code)}"
            "</span></li>"
        )
    yield "</ul>"


def _prose(text: str) -> str:
    """Escaped text whose percent signs stay with their numbers."""
    return escape(text).replace(" %", "&nbsp;%")


def _seats(report: Report) -> Iterator[str]:
    yield "<h2 id=seats>Who wins</h2>"
    yield (
        "<p class=note>Share of wins with its 95 % interval. The upright line is an equal share; the left end of "
        "each picture is no win at all.</p>"
    )
    for table in report.tables:
        yield f"<h3>{escape(_WORDS.say(table.title))}</h3><div class=rows>"
        sides = _sides(table)
        fair = 1 / len(table.seats)
        scale = Scale(0, max(2 * fair, *(side.wins.high for side in sides)))
        yield from (_side(side, scale, fair) for side in sides)
        yield "</div>"
    yield "<div class=scroll><table><thead><tr><th></th><th>games</th><th>wins</th><th>mean score</th>"
    yield "<th>5 %</th><th>25 %</th><th>median</th><th>75 %</th><th>95 %</th></tr></thead><tbody>"
    for table in report.tables:
        yield from (_side_row(f"{_WORDS.say(table.title)}, {_WORDS.say(side.name)}", side) for side in _sides(table))
    yield "</tbody></table></div>"


def _sides(table: TableFigures) -> list[Side]:
    """The seats, and the agents where there are several."""
    return [*table.seats, *(table.agents if len(table.agents) > 1 else ())]


def _side(side: Side, scale: Scale, fair: float) -> str:
    look = "uneven" if side.uneven else "even"
    drawn = interval(side.wins, scale, {"fair": fair}, look, escape(f"{_WORDS.say(side.name)} wins {share(side.wins)}"))
    return _row(escape(_WORDS.say(side.name)), drawn, percent(side.wins.value), _ends(side.wins), flag=side.uneven)


def _ends(found: Interval) -> str:
    return f"{100 * found.low:.1f} to {100 * found.high:.1f}"


def _row(what: str, drawn: str, value: str, ends: str, flag: bool = False) -> str:
    look = "row flag" if flag else "row"
    return (
        f'<div class="{look}"><div class=what>{what}</div><div class=draw>{drawn}</div>'
        f"<div class=num><b>{value}</b> {ends}</div></div>"
    )


def _side_row(name: str, side: Side) -> str:
    cells = [f"{side.games:,}", share(side.wins), mean(side.score), *map(str, side.score.quantiles)]
    return f"<tr><td>{escape(name)}</td>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _figure(title: str, counts: Counts, words: str) -> str:
    low, high = (counts[0][0], counts[-1][0]) if counts else (0, 0)
    ends = "".join(f"<span>{value}</span>" for value in (low, (low + high) // 2, high))
    return (
        f"<figure><h3>{escape(title)}</h3>{histogram(counts, escape(title))}"
        f"<div class=ends>{ends}</div><figcaption>{escape(words)}</figcaption></figure>"
    )


def _nine(found: Spread) -> str:
    return f"nine in ten from {found.quantiles[0]} to {found.quantiles[4]}"


def _scores(report: Report) -> Iterator[str]:
    yield "<h2 id=scores>Scores</h2><p class=note>Points at the end, of every seat of every ordinary game.</p>"
    yield "<div class=grid>"
    for table in report.tables:
        means = _WORDS.listed([f"{side.score.mean.value:.1f}" for side in table.seats])
        yield _figure(_WORDS.say(table.title), table.scores, f"Mean by seat: {means}.")
    yield "</div>"
    spreads = [(table, table.to_second, table.to_last) for table in report.tables]
    yield "<h3>How close it is</h3><div class=grid>"
    for table, second, last in spreads:
        if second is not None and last is not None:
            shared = f"{percent(table.shared.value)} of games end in a shared win."
            words = f"First minus second: {second.mean.value:.1f} points, {_nine(second)}."
            more = f" First minus last: {last.mean.value:.1f}, {_nine(last)}." if len(table.lineup) > 2 else ""
            yield _figure(f"{_WORDS.say(table.title)}: lead of the first", second.counts, f"{words}{more} {shared}")
    yield "</div>"


def _parts(report: Report) -> Iterator[str]:
    tables = [table for table in report.tables if table.parts]
    if not tables:
        return
    names = [part.name for part in tables[0].parts]
    bars = [
        (f"{_WORDS.say(table.title)}, winners", [(part.name, part.winners) for part in table.parts]) for table in tables
    ]
    bars += [
        (f"{_WORDS.say(table.title)}, others", [(part.name, part.others) for part in table.parts]) for table in tables
    ]
    scale = Scale(
        min(sum(min(0.0, value) for _, value in values) for _, values in bars),
        max(sum(max(0.0, value) for _, value in values) for _, values in bars),
    )
    lost = " What costs points is drawn left of the upright line." if scale.low < 0 else ""
    yield f"<h3>Where points come from</h3><p class=note>Mean points of winners and of the others.{lost}</p>"
    legend = (f'<li><i class="part-{at % 8}"></i>{escape(name)}</li>' for at, name in enumerate(names))
    yield f"<ul class=legend>{''.join(legend)}</ul><div class=rows>"
    for name, values in sorted(bars, key=lambda bar: bar[0].split(",")[0]):
        told = [(escape(part), value) for part, value in values]
        drawn = stacked(told, scale, escape(name))
        yield _row(escape(name), drawn, f"{sum(value for _, value in values):.1f}", "points")
    yield "</div>"


def _length(report: Report) -> Iterator[str]:
    unit = report.length_unit
    told = f"{unit.capitalize()}s, and real choices: decisions with more than one option."
    yield f"<h2 id=length>Length</h2><p class=note>{escape(told)}</p>"
    heads, *rows = tables(report, _WORDS)
    yield "<div class=scroll><table><thead><tr>" + "".join(f"<th>{escape(head)}</th>" for head in heads)
    yield "</tr></thead><tbody>"
    for row in rows:
        yield "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
    yield "</tbody></table></div>"
    yield "<div class=grid>"
    for table in report.tables:
        if not table.length.constant:
            yield _figure(f"{_WORDS.say(table.title)}: {unit}s", table.length.counts, _sized(table.length, f"{unit}s"))
    for table in report.tables:
        always = f" Always {table.length.counts[0][0]} {unit}s." if table.length.constant else ""
        yield _figure(
            f"{_WORDS.say(table.title)}: choices", table.choices.counts, _sized(table.choices, "choices") + always
        )
    yield "</div>"


def _sized(found: Spread, unit: str) -> str:
    return f"{found.mean.value:.1f} {unit} on average, {_nine(found)}."


def _pictures(pictures: Sequence[Picture]) -> Iterator[str]:
    if pictures:
        yield "<h2 id=pictures>Pictures</h2>"
    for picture in pictures:
        title, data = escape(picture.title), b64encode(picture.svg.encode()).decode()
        yield f'<figure class=picture><h3>{title}</h3><img src="data:image/svg+xml;base64,{data}" alt="{title}">'
        yield f"<figcaption>{escape(picture.caption)}</figcaption></figure>"


def _cards(report: Report) -> list[CardFigures]:
    return [card for hand in report.hands for card in hand.cards]


def _verdict(card: CardFigures) -> str:
    return ", ".join(card.verdicts)


def _lifts(report: Report) -> Iterator[str]:
    compared = [card for card in by_lift(_cards(report)) if card.draw_lift is not None]
    yield "<h2 id=cards>Cards: what goes with winning</h2>"
    if not compared:
        yield "<p>Too few games to compare cards.</p>"
        return
    yield (
        "<p class=note>Win lift: how much more often seats win that played a card than seats that held it and did not, "
        "in percentage points with a 95 % interval. The solid line is no difference, the dashed line the typical card. "
        "Cards that stand out are coloured and marked.</p><div class=rows>"
    )
    lows = [card.draw_lift.low for card in compared if card.draw_lift is not None]
    highs = [card.draw_lift.high for card in compared if card.draw_lift is not None]
    scale = Scale(min(0.0, *lows), max(0.0, *highs))
    ends = f"<span>{signed(scale.low)}</span><span>{signed(scale.high)}</span>"
    yield f'<div class="row scale"><div class=what></div><div class=draw><div class=ends>{ends}</div></div></div>'
    yield from (_lift(card, 0.0, scale) for card in compared)
    yield "</div>"
    left = len(_cards(report)) - len(compared)
    if left:
        yield f"<p class=note>{left} cards could not be compared: seldom played, or always.</p>"


def _lift(card: CardFigures, typical: float, scale: Scale) -> str:
    assert card.draw_lift is not None
    mark = {"strong": "▲ ", "weak": "▼ "}.get(_verdict(card), "")
    label = escape(f"{card.title}: {points(card.draw_lift)}")
    drawn = interval(card.draw_lift, scale, {"zero": 0.0, "typical": typical}, _verdict(card) or "plain", label)
    ends = f"{signed(card.draw_lift.low)} to {signed(card.draw_lift.high)}"
    name = f"{mark}{escape(card.title)}<small>{escape(card.id)}</small>"
    return _row(name, drawn, signed(card.draw_lift.value), ends, flag=bool(card.verdicts))


def _coverage(report: Report) -> Iterator[str]:
    yield "<h2 id=coverage>Coverage</h2>"
    yield "<p class=note>One mark for each thing the set promises that play should show.</p><ul class=legend>"
    for look, name in (
        ("often", "in half of all games or more"), ("some", "in one of twenty or more"), ("rare", "seldomer"),
        ("spotlight", "only when dealt on purpose"), ("never", "never"), ("untried", "not looked for"),
    ):  # fmt: skip
        yield f'<li><i class="cell {look}"></i>{name}</li>'
    yield "</ul>"
    for group in report.coverage:
        yield from _group(group, report.played)


def _look(promise: PromiseFigures, played: int) -> str:
    if promise.seen != "play":
        return promise.seen
    part = promise.games / played
    return "often" if part >= OFTEN else "some" if part >= SOME else "rare"


def _group(group: Group, played: int) -> Iterator[str]:
    seen = group.count("play")
    yield f"<div class=group><h3>{escape(group.name)}<span>{seen} of {len(group.promises)} seen in play</span></h3>"
    cells = (
        f'<i class="{_look(promise, played)}" title="{escape(promise.what)}: {_often(promise, played)}"></i>'
        for promise in group.promises
    )
    yield f"<div class=cells>{''.join(cells)}</div>"
    missing = [promise for promise in group.promises if promise.seen != "play"]
    if missing:
        yield "<ul>" + "".join(f"<li>{_missing(promise)}</li>" for promise in missing[:MOST_LISTED])
        yield (f"<li>and {len(missing) - MOST_LISTED} more</li>" if len(missing) > MOST_LISTED else "") + "</ul>"
    else:
        rarest = min(group.promises, key=lambda promise: promise.games)
        yield f"<p class=note>Seldomest: {escape(rarest.what)}, {_often(rarest, played)}.</p>"
    yield "</div>"


def _often(promise: PromiseFigures, played: int) -> str:
    if promise.seen == "play":
        return f"{percent(promise.games / played)} of games"
    return f"in under {percent(promise.bound)} of games"


def _missing(promise: PromiseFigures) -> str:
    where = {
        "spotlight": f"only when dealt on purpose (game {promise.deals} of those)",
        "never": f"never, nor in {promise.deals} games dealt for it",
    }.get(promise.seen, "not looked for")
    what, place = escape(promise.what), escape(f"{promise.file}:{promise.line}")
    return f"{what}: {where}; in under {percent(promise.bound)} of ordinary games. <code>{place}</code>"


def _card_table(report: Report) -> Iterator[str]:
    if not _cards(report):
        return
    yield "<h2 id=table>All cards</h2>"
    yield (
        "<p class=note>Shares of games in which some seat put the card to a use; the share of seats holding it that "
        "played it; and the win lift in points. A click on a heading sorts.</p>"
    )
    worth = ["points brought"] if _has_worth(report) else []
    heads = ["card", "line", *(use.name for use in _cards(report)[0].uses), "played if drawn", *worth, "win lift"]
    yield "<div class=scroll><table class=sorts><thead><tr>" + "".join(f"<th>{escape(head)}</th>" for head in heads)
    yield "</tr></thead><tbody>"
    yield from (_card_row(card, bool(worth)) for card in _cards(report))
    yield "</tbody></table></div>"


def _has_worth(report: Report) -> bool:
    """Whether the game knows what points a card brings."""
    return any(card.points is not None for card in _cards(report))


def _card_row(card: CardFigures, with_worth: bool) -> str:
    place = escape(f"{card.file.rsplit('/', 1)[-1]}:{card.line}")
    shares = [*(use.games for use in card.uses), card.played_if_drawn]
    cells = "".join(f'<td data-value="{one.value:.4f}">{percent(one.value)}</td>' for one in shares)
    if with_worth:
        brought = f"{card.points.value:.4f}" if card.points is not None else "-99"
        cells += f'<td data-value="{brought}">{brought_by(card.points)}</td>'
    lift = f"{card.draw_lift.value:.4f}" if card.draw_lift is not None else "-9"
    tag = f' <span class="tag {_verdict(card)}">{_verdict(card)}</span>' if card.verdicts else ""
    return (
        f"<tr><td>{escape(card.title)} <small>{escape(card.id)}</small></td>"
        f'<td data-value="{card.line}"><code>{place}</code></td>{cells}'
        f'<td data-value="{lift}">{points(card.draw_lift)}{tag}</td></tr>'
    )


def _limits(report: Report) -> Iterator[str]:
    yield "<h2 id=limits>What this cannot tell</h2>" + _list(map(_WORDS.say, report.limits))
    yield "<h3>How the figures are made</h3>" + _list(METHODS)
    yield (
        f"<footer>Proofpress {escape(report.version)} · game {escape(report.game)} · rules and content "
        f"<code>{escape(report.digest)}</code> · seed {report.seed}. The same games give the same page.</footer>"
    )


def _list(sentences: Iterable[str]) -> str:
    return "<ul class=plain>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences) + "</ul>"
