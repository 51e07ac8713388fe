"""How long a game takes, and how much is decided in it."""

from __future__ import annotations

from collections.abc import Iterator

from validator.play.playtest.figures.results import TableFigures
from validator.play.playtest.page.book import Book
from validator.play.playtest.page.seats import spread_figure, spread_values
from validator.play.playtest.page.tables import Cell, Column, Row, table_of


def length(book: Book) -> Iterator[str]:
    """A table, and a picture of every figure that varies."""
    tables = book.report.tables
    if not tables:
        return
    yield f'<p class="note">{book.text("length-note", unit=_unit(book))}</p>'
    yield table_of(book, book.text("length-table"), _columns(book), [_row(book, table) for table in tables])
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


def _columns(book: Book) -> list[Column]:
    heads = [Column(book.text(f"head-{name}"), book.text(f"head-{name}-told")) for name in ("games", "score")]
    took = Column(book.text("head-length", unit=_unit(book)), book.text("head-length-told"))
    chosen = Column(book.text("head-choices"), book.text("head-choices-told"))
    return [Column(book.text("head-table"), look="name"), *heads, took, chosen]


def _row(book: Book, table: TableFigures) -> Row:
    scores = [side.score.mean.value for side in table.seats]
    score = sum(scores) / len(scores)
    took, chosen = table.length.mean.value, table.choices.mean.value
    figures = [Cell(f"{value:.1f}", value) for value in (score, took, chosen)]
    return Row([Cell(book.said(table.title)), Cell(f"{table.games:,}", table.games), *figures])
