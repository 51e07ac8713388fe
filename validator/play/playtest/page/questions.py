"""The questions of a designer: to each a sentence that answers it, a picture, and a small table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import simple_html as html
from simple_html import Node

from validator.play.charts.bars import stacked
from validator.play.charts.frames import Scale, legend, row, rows, with_axes
from validator.play.charts.lines import LEVELS, curves, interval, ticks
from validator.play.playtest.figures.results import (
    MOST_GAMES,
    Bar,
    Bars,
    Dots,
    Figure,
    Lines,
    Mark,
    Question,
    Said,
    Sheet,
    figure,
)
from validator.play.playtest.page.book import Book, faces_of, prose
from validator.play.playtest.page.frame import note
from validator.play.playtest.page.tables import Cell, Column, Row, table_of

FACE_HEIGHT = 40
"""Of a piece beside what is said of it, in CSS pixels."""
LONG = 60
"""Cells of so many signs are text, not figures."""
ROOM = 1.04
"""A scale reaches so much further than what is drawn on it."""


def questions(book: Book) -> Iterator[Node]:
    """All questions that were put to the run."""
    asked = book.report.questions
    if not asked:
        return
    yield note(book.word("questions-note"))
    if book.report.played > MOST_GAMES:
        yield note(book.word("questions-capped", games=MOST_GAMES))
    for question in asked:
        key = f"question-{question.key}"
        yield html.section({"class": "question", "id": key}, html.h3(book.word(key)), *_answered(book, question))


def _answered(book: Book, question: Question) -> Iterator[Node]:
    first, *more = question.answer
    yield note(book.said(first), "answer")
    yield from (note(book.said(sentence)) for sentence in more)
    if isinstance(question.plot, Dots):
        yield from _dots(book, question.plot)
    elif isinstance(question.plot, Lines):
        yield from _lines(book, question.plot)
    elif isinstance(question.plot, Bars):
        yield from _bars(book, question.plot)
    if question.sheet is not None:
        yield _sheet(book, book.word(f"question-{question.key}"), question.sheet)


def _dots(book: Book, plot: Dots) -> Iterator[Node]:
    scale = _scale(plot)
    if plot.upright is not None:
        yield note(f"{book.word('upright-line')} {book.said(plot.upright)}")
    yield rows(_mark(book, mark, plot, scale) for mark in plot.marks)


def _scale(plot: Dots) -> Scale:
    lows = [min(mark.value.low, mark.value.low if mark.against is None else mark.against) for mark in plot.marks]
    highs = [max(mark.value.high, mark.value.high if mark.against is None else mark.against) for mark in plot.marks]
    if plot.form in ("points", "change"):
        reach = max(*map(abs, lows), *map(abs, highs)) * ROOM
        return Scale(-reach, reach)
    return Scale(0, max(highs) * ROOM)


def _mark(book: Book, mark: Mark, plot: Dots, scale: Scale) -> Node:
    value, label = prose(book.words.figure(figure(mark.value, plot.form))), book.said(mark.label)
    tip = f"{label}: {value}"
    upright = {} if mark.against is None else {"fair": mark.against}
    drawn = interval(mark.value, scale, upright, mark.look or "even", tip)
    faces = faces_of(book.face(card, FACE_HEIGHT) for card in mark.cards)
    return row([faces, html.span(label)], drawn, value, tip, flag=bool(mark.look))


def _lines(book: Book, plot: Lines) -> Iterator[Node]:
    lines = [(book.said(series.label), series.points) for series in plot.series]
    if not lines:
        return
    names = [name for name, _ in lines]
    drawn = curves(lines, f"{book.said(plot.up)}: {', '.join(names)}")
    yield note(book.said(plot.up))
    yield with_axes(drawn, (prose(f"{100 * level:.0f} %") for level in reversed(LEVELS)), ticks(lines))
    yield note(book.said(plot.across))
    yield legend(names)


def _bars(book: Book, plot: Bars) -> Iterator[Node]:
    names = [book.said(part) for part in plot.parts]
    scale = Scale(0, max(sum(bar.values) for bar in plot.bars) * ROOM)
    yield legend(names)
    yield rows(_bar(book, bar, names, scale) for bar in plot.bars)


def _bar(book: Book, bar: Bar, names: Sequence[str], scale: Scale) -> Node:
    parts = list(zip(names, bar.values, strict=True))
    tip = ", ".join(f"{name}: {value:.1f}" for name, value in parts)
    value = " + ".join(f"{value:.1f}" for value in bar.values)
    return row(book.said(bar.label), stacked(parts, scale, tip), value, tip)


def _sheet(book: Book, title: str, sheet: Sheet) -> Node:
    """The table; a column is text if one of its cells is long."""
    rows = [Row([_cell(book, part) for part in parts]) for parts in sheet.rows]
    columns = []
    for place, head in enumerate(sheet.heads):
        long = any(len(str(each.cells[place].shown)) > LONG for each in rows)
        look = "name" if not place else "text" if long else "number"
        columns.append(Column(book.said(head), book.word(f"{head.key}-told") if place else "", look))
    return table_of(book, title, columns, rows)


def _cell(book: Book, part: Said) -> Cell:
    value = part.values.get("value")
    if isinstance(value, Figure):
        return Cell(book.said(part), value.value)
    return Cell(book.said(part), value if isinstance(value, int) else None)
