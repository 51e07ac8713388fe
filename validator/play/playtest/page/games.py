"""How games go: who wins from which seat, with how many points and how close, how long it takes."""

from __future__ import annotations

from collections.abc import Iterator

import simple_html as html
from simple_html import Node

from validator.play.charts.bars import histogram, stacked
from validator.play.charts.frames import Scale, legend, row, rows
from validator.play.charts.lines import interval
from validator.play.playtest.figures.results import Counts, Side, Spread, TableFigures, figure
from validator.play.playtest.page.book import Book
from validator.play.playtest.page.frame import file_of, note
from validator.play.playtest.page.tables import Cell, Column, Row, columns_of, counted, row_of, table_of
from validator.play.playtest.report.wording import shown_share

SEATS = "side:name games wins score low quarter middle three-quarters high"


def seats(book: Book) -> Iterator[Node]:
    """A picture for each table, and all figures of seats and agents."""
    yield note(book.text("seats-note"))
    for table in book.report.tables:
        sides = _sides(table)
        fair = 1 / len(table.seats)
        scale = Scale(0, max(2 * fair, *(side.wins.high for side in sides)))
        yield html.h3(book.said(table.title))
        yield rows(_side(book, side, scale, fair) for side in sides)
    if book.report.tables:
        yield table_of(book, book.text("seats-table"), columns_of(book, "page-head", SEATS), list(_seat_rows(book)))


def _sides(table: TableFigures) -> list[Side]:
    """The seats, and the agents where there are several."""
    return [*table.seats, *(table.agents if len(table.agents) > 1 else ())]


def _side(book: Book, side: Side, scale: Scale, fair: float) -> Node:
    wins = book.words.figure(figure(side.wins, "share"))
    look = "uneven" if side.uneven else "even"
    tip = book.text("side-told", who=book.words.say(side.name), wins=wins, games=side.games, fair=shown_share(fair))
    drawn = interval(side.wins, scale, {"fair": fair}, look, tip)
    return row(book.said(side.name), drawn, wins, tip, flag=side.uneven)


def _seat_rows(book: Book) -> Iterator[Row]:
    for table in book.report.tables:
        for side in _sides(table):
            name = f"{book.said(table.title)}, {book.said(side.name)}"
            wins = Cell(book.words.figure(figure(side.wins, "share")), side.wins.value)
            score = Cell(book.words.figure(figure(side.score.mean, "score")), side.score.mean.value)
            spread = [Cell(str(value), value) for value in side.score.quantiles]
            yield row_of(name, counted(side.games), wins, score, *spread)


def scores(book: Book) -> Iterator[Node]:
    """How many points, how close, and what they are made of."""
    tables = book.report.tables
    if not tables:
        return
    yield note(book.text("scores-note"))
    yield html.div({"class": "grid"}, *(_scores(book, table) for table in tables))
    close = [_close(book, table, table.to_second) for table in tables if table.to_second is not None]
    if close:
        yield from (html.h3(book.text("close")), note(book.text("close-note")), html.div({"class": "grid"}, *close))
    yield from _parts(book, [table for table in tables if table.parts])


def _scores(book: Book, table: TableFigures) -> Node:
    means = book.words.listed([f"{side.score.mean.value:.1f}" for side in table.seats])
    return spread_figure(book.said(table.title), table.scores, book.text("scores-mean", means=means))


def standing(book: Book) -> Iterator[Node]:
    """How strong the players are, if a ladder of the set says so."""
    if book.report.standing:
        yield note(book.text("standing-note"))
        yield html.ul({"class": "plain"}, *(html.li(book.said(sentence)) for sentence in book.report.standing))
        yield html.p(html.a({"href": file_of("ladder", book.words.language)}, book.text("standing-all")))


def spread_figure(title: str, counts: Counts, words: str) -> Node:
    """A histogram under its heading, with a sentence about it."""
    low, high = (counts[0][0], counts[-1][0]) if counts else (0, 0)
    ends = (html.span(str(value)) for value in sorted({low, (low + high) // 2, high}))
    below = html.div({"class": "ends"}, *ends)
    return html.figure(html.h3(title), histogram(counts, title), below, html.figcaption(words))


def _close(book: Book, table: TableFigures, second: Spread) -> Node:
    if table.is_won_together and table.to_last is not None:
        together = book.text("close-together"), book.text("close-last", **spread_values(table.to_last))
        return spread_figure(book.said(table.title), table.to_last.counts, " ".join(together))
    said = [book.text("close-second", **spread_values(second))]
    if table.to_last is not None and len(table.lineup) > 2:
        said.append(book.text("close-last", **spread_values(table.to_last)))
    said.append(book.text("close-shared", share=shown_share(table.shared.value)))
    return spread_figure(book.said(table.title), second.counts, " ".join(said))


def spread_values(spread: Spread) -> dict[str, object]:
    """Mean and the ends of the middle nine tenths, as messages take them."""
    return {"mean": f"{spread.mean.value:.1f}", "low": str(spread.quantiles[0]), "high": str(spread.quantiles[4])}


def _parts(book: Book, tables: list[TableFigures]) -> Iterator[Node]:
    if not tables:
        return
    bars = [_bar(book, table, who) for table in tables for who in ("winners", "others")]
    scale = Scale(
        min(sum(min(0.0, value) for _, value in values) for _, values in bars),
        max(sum(max(0.0, value) for _, value in values) for _, values in bars),
    )
    lost = f" {book.text('parts-lost')}" if scale.low < 0 else ""
    yield html.h3(book.text("parts"))
    yield note(f"{book.text('parts-note')}{lost}")
    yield legend(book.name("part", part.name) for part in tables[0].parts)
    yield rows(_parts_row(book, title, values, scale) for title, values in bars)


def _parts_row(book: Book, title: str, values: list[tuple[str, float]], scale: Scale) -> Node:
    named_values = [(book.name("part", part), value) for part, value in values]
    said = book.words.listed([f"{name} {value:.1f}" for name, value in named_values])
    total = html.b(f"{sum(value for _, value in values):.1f}")
    return row(title, stacked(named_values, scale, title), total, f"{title}: {said}")


def _bar(book: Book, table: TableFigures, who: str) -> tuple[str, list[tuple[str, float]]]:
    """The parts of the score of ``winners`` or ``others`` at a table, under their heading."""
    title = book.text(f"parts-{who}", table=book.words.say(table.title))
    return title, [(part.name, part.winners if who == "winners" else part.others) for part in table.parts]


def length(book: Book) -> Iterator[Node]:
    """A table, and a picture of every figure that varies."""
    tables = book.report.tables
    if not tables:
        return
    yield note(book.text("length-note", unit=_unit(book)))
    lengths = [_length_row(book, table) for table in tables]
    yield table_of(book, book.text("length-table"), _length_columns(book), lengths)
    varying = (table for table in tables if not table.length.constant)
    took = (_spread(book, table, table.length, _unit(book), _unit(book)) for table in varying)
    choices, unit = book.text("choices"), book.words.word("page-choices")
    chosen = (_spread(book, table, table.choices, choices, unit) for table in tables)
    yield html.div({"class": "grid"}, *took, *chosen)


def _spread(book: Book, table: TableFigures, spread: Spread, what: str, unit: str) -> Node:
    words = book.text("spread", **spread_values(spread), unit=unit)
    return spread_figure(f"{book.said(table.title)}: {what}", spread.counts, words)


def _unit(book: Book) -> str:
    """What lengths are counted in, many of them."""
    return book.name("units", book.report.length_unit)


def _length_columns(book: Book) -> list[Column]:
    took = Column(book.text("head-length", unit=_unit(book)), book.text("head-length-told"))
    heads = columns_of(book, "page-head", "table:name games score choices")
    return [*heads[:3], took, *heads[3:]]


def _length_row(book: Book, table: TableFigures) -> Row:
    scores = [side.score.mean.value for side in table.seats]
    score = sum(scores) / len(scores)
    took, chosen = table.length.mean.value, table.choices.mean.value
    figures = [Cell(f"{value:.1f}", value) for value in (score, took, chosen)]
    return row_of(book.said(table.title), counted(table.games), *figures)
