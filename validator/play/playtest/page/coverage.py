"""What the set promises that play should show: a mark for each, and a table of what was not seen."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from validator.play.playtest.figures.results import Group, PromiseFigures
from validator.play.playtest.page.book import Book
from validator.play.playtest.page.tables import Cell, Column, Filter, Row, table_of
from validator.play.playtest.report.wording import shown_share

OFTEN, SOME = 0.5, 0.05
"""From these shares of games on, a promise's mark is dark, or half dark."""
LOOKS = ("often", "some", "rare", "spotlight", "never", "untried")
MOST = 15


def coverage(book: Book) -> Iterator[str]:
    """Marks by group, then the rare and the missing."""
    if not book.report.coverage:
        return
    yield f'<p class="note">{book.text("coverage-note")}</p>'
    legend = "".join(f'<li><i class="cell {look}"></i>{book.text(f"look-{look}")}</li>' for look in LOOKS)
    yield f'<ul class="legend">{legend}</ul>'
    yield from (_group(book, group) for group in book.report.coverage)
    rows = [_row(book, group, promise) for group in book.report.coverage for promise in group.promises]
    groups = [(group.name, book.name("group", group.name)) for group in book.report.coverage]
    looks = [(look, book.text(f"look-{look}")) for look in LOOKS]
    filters = [Filter(book.text("filter-seen"), looks), Filter(book.text("filter-group"), groups)]
    rows.sort(key=lambda row: row.cells[2].value or 0.0)
    table = table_of(book, book.text("promises"), _columns(book), rows, filters, MOST)
    yield f"<details><summary>{book.text('promises')}</summary>{table}</details>"


def _look(promise: PromiseFigures, played: int) -> str:
    if promise.seen != "play":
        return promise.seen
    part = promise.games / played
    return "often" if part >= OFTEN else "some" if part >= SOME else "rare"


def _group(book: Book, group: Group) -> str:
    seen = book.text("group-seen", seen=group.count("play"), all=len(group.promises))
    marks = "".join(_mark(book, one) for one in group.promises)
    name = book.name("group", group.name)
    return f'<div class="group"><h3>{name}<span>{seen}</span></h3><div class="cells">{marks}</div></div>'


def _mark(book: Book, promise: PromiseFigures) -> str:
    told = f"{escape(book.promised(promise))}: {_often(book, promise)}"
    return f'<i class="{_look(promise, book.report.played)}" title="{told}"></i>'


def _often(book: Book, promise: PromiseFigures) -> str:
    if promise.seen == "play":
        return book.text("in-games", share=shown_share(promise.games / book.report.played))
    how = book.text(f"seen-{promise.seen}", deals=promise.deals)
    if promise.bound is None:
        return how
    return f"{how}; {book.text('under', share=shown_share(promise.bound))}"


def _columns(book: Book) -> list[Column]:
    return [
        Column(book.text("head-promise"), book.text("head-promise-told"), "name"),
        Column(book.text("head-group"), look="text"),
        Column(book.text("head-seen"), book.text("head-seen-told")),
        Column(book.text("head-line"), book.text("head-line-told"), "text"),
    ]


def _row(book: Book, group: Group, promise: PromiseFigures) -> Row:
    share = promise.games / book.report.played if book.report.played else 0.0
    place = escape(f"{promise.file.rsplit('/', 1)[-1]}:{promise.line}")
    cells = [
        Cell(escape(book.promised(promise))),
        Cell(book.name("group", group.name)),
        Cell(_often(book, promise), share if promise.seen == "play" else -1.0),
        Cell(f"<code>{place}</code>"),
    ]
    return Row(cells, [_look(promise, book.report.played), group.name])
