"""How games go: who wins from which seat, with how many points and how close, how long it takes."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from validator.play.playtest.figures.results import Counts, Side, Spread, TableFigures, figure
from validator.play.playtest.page.book import Book
from validator.play.playtest.page.frame import Cell, Column, Row, file_of, table_of
from validator.play.playtest.report.plots import Scale, histogram, interval, stacked
from validator.play.playtest.report.wording import shown_share


def seats(book: Book) -> Iterator[str]:
    """A picture for each table, and all figures of seats and agents."""
    yield f'<p class="note">{book.text("seats-note")}</p>'
    for table in book.report.tables:
        sides = _sides(table)
        fair = 1 / len(table.seats)
        scale = Scale(0, max(2 * fair, *(side.wins.high for side in sides)))
        yield f"<h3>{book.said(table.title)}</h3>"
        yield f'<div class="rows">{"".join(_side(book, side, scale, fair) for side in sides)}</div>'
    if book.report.tables:
        yield table_of(book, book.text("seats-table"), _seat_columns(book), list(_seat_rows(book)))


def _sides(table: TableFigures) -> list[Side]:
    """The seats, and the agents where there are several."""
    return [*table.seats, *(table.agents if len(table.agents) > 1 else ())]


def _side(book: Book, side: Side, scale: Scale, fair: float) -> str:
    wins = book.words.figure(figure(side.wins, "share"))
    look = "uneven" if side.uneven else "even"
    told = book.text("side-told", who=book.words.say(side.name), wins=wins, games=side.games, fair=shown_share(fair))
    drawn = interval(side.wins, scale, {"fair": fair}, look, told)
    return drawn_row(book.said(side.name), drawn, escape(wins), told, flag=side.uneven)


def drawn_row(what: str, drawn: str, value: str, told: str, *, flag: bool = False) -> str:
    """A name, a drawing and a figure beside each other; ``told`` explains it. All HTML."""
    return (
        f'<div class="row{" flag" if flag else ""}" title="{told}"><div class="what">{what}</div>'
        f'<div class="draw">{drawn}</div><div class="num">{value}</div></div>'
    )


def _seat_columns(book: Book) -> list[Column]:
    names = ("games", "wins", "score", "low", "quarter", "middle", "three-quarters", "high")
    heads = [Column(book.text(f"head-{name}"), book.text(f"head-{name}-told")) for name in names]
    return [Column(book.text("head-side"), look="name"), *heads]


def _seat_rows(book: Book) -> Iterator[Row]:
    for table in book.report.tables:
        for side in _sides(table):
            name = Cell(f"{book.said(table.title)}, {book.said(side.name)}")
            wins = Cell(escape(book.words.figure(figure(side.wins, "share"))), side.wins.value)
            score = Cell(escape(book.words.figure(figure(side.score.mean, "score"))), side.score.mean.value)
            spread = [Cell(str(value), value) for value in side.score.quantiles]
            yield Row([name, Cell(f"{side.games:,}", side.games), wins, score, *spread])


def scores(book: Book) -> Iterator[str]:
    """How many points, how close, and what they are made of."""
    tables = book.report.tables
    if not tables:
        return
    yield f'<p class="note">{book.text("scores-note")}</p><div class="grid">'
    for table in tables:
        means = book.words.listed([f"{side.score.mean.value:.1f}" for side in table.seats])
        yield spread_figure(book, book.said(table.title), table.scores, book.text("scores-mean", means=means))
    yield "</div>"
    close = [table for table in tables if table.to_second is not None]
    if close:
        yield f'<h3>{book.text("close")}</h3><p class="note">{book.text("close-note")}</p><div class="grid">'
        yield from (_close(book, table) for table in close)
        yield "</div>"
    yield from _parts(book, [table for table in tables if table.parts])


def standing(book: Book) -> Iterator[str]:
    """How strong the players are, if a ladder of the set says so."""
    if book.report.standing:
        sentences = "".join(f"<li>{book.said(sentence)}</li>" for sentence in book.report.standing)
        whole = f'<a href="{file_of("ladder", book.words.language)}">{book.text("standing-all")}</a>'
        yield f'<p class="note">{book.text("standing-note")}</p><ul class="plain">{sentences}</ul><p>{whole}</p>'


def spread_figure(book: Book, title: str, counts: Counts, words: str) -> str:
    """A histogram under its heading, with a sentence about it. All HTML."""
    low, high = (counts[0][0], counts[-1][0]) if counts else (0, 0)
    ends = "".join(f"<span>{value}</span>" for value in sorted({low, (low + high) // 2, high}))
    return (
        f'<figure><h3>{title}</h3>{histogram(counts, title)}<div class="ends">{ends}</div>'
        f"<figcaption>{words}</figcaption></figure>"
    )


def _close(book: Book, table: TableFigures) -> str:
    second, last = table.to_second, table.to_last
    assert second is not None
    said = [book.text("close-second", **spread_values(second))]
    if last is not None and len(table.lineup) > 2:
        said.append(book.text("close-last", **spread_values(last)))
    said.append(book.text("close-shared", share=shown_share(table.shared.value)))
    return spread_figure(book, book.said(table.title), second.counts, " ".join(said))


def spread_values(found: Spread) -> dict[str, object]:
    """Mean and the ends of the middle nine tenths, as messages take them."""
    return {"mean": f"{found.mean.value:.1f}", "low": str(found.quantiles[0]), "high": str(found.quantiles[4])}


def _parts(book: Book, tables: list[TableFigures]) -> Iterator[str]:
    if not tables:
        return
    bars = [_bar(book, table, who) for table in tables for who in ("winners", "others")]
    scale = Scale(
        min(sum(min(0.0, value) for _, value in values) for _, values in bars),
        max(sum(max(0.0, value) for _, value in values) for _, values in bars),
    )
    lost = f" {book.text('parts-lost')}" if scale.low < 0 else ""
    yield f'<h3>{book.text("parts")}</h3><p class="note">{book.text("parts-note")}{lost}</p>'
    names = [book.name("part", part.name) for part in tables[0].parts]
    legend = "".join(f'<li><i class="part-{at % 8}"></i>{name}</li>' for at, name in enumerate(names))
    yield f'<ul class="legend">{legend}</ul><div class="rows">'
    for title, values in bars:
        told = [(book.name("part", part), value) for part, value in values]
        total = f"{sum(value for _, value in values):.1f}"
        said = book.words.listed([f"{name} {value:.1f}" for name, value in told])
        yield drawn_row(title, stacked(told, scale, title), f"<b>{total}</b>", f"{title}: {said}")
    yield "</div>"


def _bar(book: Book, table: TableFigures, who: str) -> tuple[str, list[tuple[str, float]]]:
    """The parts of the score of ``winners`` or ``others`` at a table, under their heading."""
    title = book.text(f"parts-{who}", table=book.words.say(table.title))
    return title, [(part.name, part.winners if who == "winners" else part.others) for part in table.parts]


def length(book: Book) -> Iterator[str]:
    """A table, and a picture of every figure that varies."""
    tables = book.report.tables
    if not tables:
        return
    yield f'<p class="note">{book.text("length-note", unit=_unit(book))}</p>'
    yield table_of(
        book, book.text("length-table"), _length_columns(book), [_length_row(book, table) for table in tables]
    )
    yield '<div class="grid">'
    for table in tables:
        if not table.length.constant:
            title = f"{book.said(table.title)}: {_unit(book)}"
            words = book.text("spread", **spread_values(table.length), unit=_unit(book))
            yield spread_figure(book, title, table.length.counts, words)
    for table in tables:
        title = f"{book.said(table.title)}: {book.text('choices')}"
        words = book.text("spread", **spread_values(table.choices), unit=book.words.word("page-choices"))
        yield spread_figure(book, title, table.choices.counts, words)
    yield "</div>"


def _unit(book: Book) -> str:
    """What lengths are counted in, many of them."""
    return book.name("units", book.report.length_unit)


def _length_columns(book: Book) -> list[Column]:
    heads = [Column(book.text(f"head-{name}"), book.text(f"head-{name}-told")) for name in ("games", "score")]
    took = Column(book.text("head-length", unit=_unit(book)), book.text("head-length-told"))
    chosen = Column(book.text("head-choices"), book.text("head-choices-told"))
    return [Column(book.text("head-table"), look="name"), *heads, took, chosen]


def _length_row(book: Book, table: TableFigures) -> Row:
    scores = [side.score.mean.value for side in table.seats]
    score = sum(scores) / len(scores)
    took, chosen = table.length.mean.value, table.choices.mean.value
    figures = [Cell(f"{value:.1f}", value) for value in (score, took, chosen)]
    return Row([Cell(book.said(table.title)), Cell(f"{table.games:,}", table.games), *figures])
