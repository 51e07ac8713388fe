"""The questions of a designer: to each a sentence that answers it, a picture, and a small table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from validator.play.playtest.figures.results import (
    MOST_GAMES,
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
from validator.play.playtest.page.book import Book, prose
from validator.play.playtest.page.frame import Cell, Column, Row, table_of
from validator.play.playtest.page.games import drawn_row
from validator.play.playtest.report.plots import LEVELS, LOOKS, Scale, curves, interval, stacked, ticks

FACE_HEIGHT = 40
"""Of a piece beside what is said of it, in CSS pixels."""
LONG = 60
"""Cells of so many signs are text, not figures."""
ROOM = 1.04
"""A scale reaches so much further than what is drawn on it."""


def questions(book: Book) -> Iterator[str]:
    """All questions that were put to the run."""
    asked = book.report.questions
    if not asked:
        return
    yield f'<p class="note">{_text(book, "questions-note")}</p>'
    if book.report.played > MOST_GAMES:
        yield f'<p class="note">{prose(book.words.word("questions-capped", games=MOST_GAMES))}</p>'
    for question in asked:
        key = f"question-{question.key}"
        yield f'<section class="question" id="{key}"><h3>{_text(book, key)}</h3>'
        yield from _answered(book, question)
        yield "</section>"


def _answered(book: Book, question: Question) -> Iterator[str]:
    first, *more = question.answer
    yield f'<p class="answer">{book.said(first)}</p>'
    yield from (f'<p class="note">{book.said(sentence)}</p>' for sentence in more)
    if isinstance(question.plot, Dots):
        yield from _dots(book, question.plot)
    elif isinstance(question.plot, Lines):
        yield from _lines(book, question.plot)
    elif isinstance(question.plot, Bars):
        yield from _bars(book, question.plot)
    if question.sheet is not None:
        yield _sheet(book, _text(book, f"question-{question.key}"), question.sheet)


def _text(book: Book, key: str) -> str:
    return prose(book.words.word(key))


def _dots(book: Book, plot: Dots) -> Iterator[str]:
    scale = _scale(plot)
    if plot.upright is not None:
        yield f'<p class="note">{_text(book, "upright-line")} {book.said(plot.upright)}</p>'
    yield '<div class="rows">'
    for mark in plot.marks:
        yield _mark(book, mark, plot, scale)
    yield "</div>"


def _scale(plot: Dots) -> Scale:
    lows = [min(mark.value.low, mark.value.low if mark.against is None else mark.against) for mark in plot.marks]
    highs = [max(mark.value.high, mark.value.high if mark.against is None else mark.against) for mark in plot.marks]
    if plot.form in ("points", "change"):
        reach = max(*map(abs, lows), *map(abs, highs)) * ROOM
        return Scale(-reach, reach)
    return Scale(0, max(highs) * ROOM)


def _mark(book: Book, mark: Mark, plot: Dots, scale: Scale) -> str:
    value = prose(book.words.figure(figure(mark.value, plot.form)))
    told = f"{book.said(mark.label)}: {value}"
    upright = {} if mark.against is None else {"fair": mark.against}
    drawn = interval(mark.value, scale, upright, mark.look or "even", told)
    faces = "".join(book.face(card, FACE_HEIGHT) for card in mark.cards)
    shown = f'<span class="faces">{faces}</span>' if faces else ""
    return drawn_row(f"{shown}<span>{book.said(mark.label)}</span>", drawn, value, told, flag=bool(mark.look))


def _lines(book: Book, plot: Lines) -> Iterator[str]:
    lines = [(book.said(series.label), series.points) for series in plot.series]
    if not lines:
        return
    up = "".join(f"<span>{100 * level:.0f}&nbsp;%</span>" for level in reversed(LEVELS))
    across = "".join(f'<span style="left: {place}">{number}</span>' for number, place in ticks(lines))
    label = f"{book.said(plot.up)}: {', '.join(name for name, _ in lines)}"
    yield f'<p class="note">{book.said(plot.up)}</p><div class="curve"><div class="up">{up}</div>'
    yield f'<div>{curves(lines, label)}</div><div class="across">{across}</div></div>'
    yield f'<p class="note">{book.said(plot.across)}</p>'
    yield _legend([name for name, _ in lines])


def _legend(names: Sequence[str]) -> str:
    items = "".join(f'<li><i class="part-{place % LOOKS}"></i>{name}</li>' for place, name in enumerate(names))
    return f'<ul class="legend">{items}</ul>'


def _bars(book: Book, plot: Bars) -> Iterator[str]:
    names = [book.said(part) for part in plot.parts]
    scale = Scale(0, max(sum(bar.values) for bar in plot.bars) * ROOM)
    yield _legend(names) + '<div class="rows">'
    for bar in plot.bars:
        told = ", ".join(f"{name}: {value:.1f}" for name, value in zip(names, bar.values, strict=True))
        drawn = stacked(list(zip(names, bar.values, strict=True)), scale, told)
        value = " + ".join(f"{value:.1f}" for value in bar.values)
        yield drawn_row(book.said(bar.label), drawn, value, told)
    yield "</div>"


def _sheet(book: Book, title: str, sheet: Sheet) -> str:
    """The table; a column is text if one of its cells is long."""
    rows = [Row([_cell(book, part) for part in row]) for row in sheet.rows]
    columns = []
    for place, head in enumerate(sheet.heads):
        long = any(len(row.cells[place].html) > LONG for row in rows)
        look = "name" if not place else "text" if long else "number"
        columns.append(Column(book.said(head), _text(book, f"{head.key}-told") if place else "", look))
    return table_of(book, title, columns, rows)


def _cell(book: Book, part: Said) -> Cell:
    value = part.values.get("value")
    if isinstance(value, Figure):
        return Cell(book.said(part), value.value)
    return Cell(book.said(part), value if isinstance(value, int) else None)
