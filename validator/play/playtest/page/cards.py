"""The cards in the hands of each agent, who wins or plays more or less with them; and what a designer asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import simple_html as html
from simple_html import Node

from validator.play.charts.bars import stacked
from validator.play.charts.frames import Scale, legend, row, rows, with_axes
from validator.play.charts.lines import LEVELS, curves, interval, ticks
from validator.play.playtest.figures.results import (
    MOST_GAMES,
    Bar,
    Bars,
    CardFigures,
    Dots,
    Figure,
    Hand,
    Lines,
    Mark,
    Question,
    Said,
    Sheet,
    figure,
)
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.page.book import Book, faces_of, prose
from validator.play.playtest.page.frame import note
from validator.play.playtest.page.tables import Cell, Column, Filter, Row, columns_of, row_of, table_of
from validator.play.playtest.report.wording import shown_change, shown_points, shown_share

MOST = 15
VERDICTS = ("strong", "weak", "automatic", "dead")
LEAST_SPAN = 0.05
"""Lifts are drawn on a scale that reaches at least so far to either side."""


def cards(book: Book) -> Iterator[Node]:
    """A part for each agent: players are never pooled."""
    hands = [hand for hand in book.report.hands if hand.cards]
    if not hands:
        return
    yield note(book.text("cards-note", margin=shown_points(book.report.margin).lstrip("+")))
    if len(hands) > 1:
        names = (html.button({"type": "button"}, hand.agent) for hand in hands)
        yield html.div({"class": "tabs", "hidden": None}, *names)
    yield from (_of_hand(book, hand) for hand in hands)


def _of_hand(book: Book, hand: Hand) -> Node:
    title, uses = book.text("hand", agent=hand.agent), book.text("uses")
    used = table_of(book, uses, _use_columns(book, hand), _use_rows(book, hand), most=MOST)
    more = html.details(html.summary(uses), used)
    return html.div({"class": "part"}, html.h3(title), note(_basis(book, hand)), _lifts(book, hand, title), more)


def _basis(book: Book, hand: Hand) -> str:
    return book.text(f"basis-{hand.basis}", agent=hand.agent, games=hand.games)


def _lifts(book: Book, hand: Hand, title: str) -> Node:
    """The table that shows how strong each card is."""
    lifts = [card.draw_lift for card in hand.cards if card.draw_lift is not None]
    span = max([LEAST_SPAN, *(max(abs(lift.low), abs(lift.high)) for lift in lifts)])
    worth = any(card.points is not None for card in hand.cards)
    won = any(card.win_lift is not None for card in hand.cards)
    played = ["played"] if hand.basis == "drawn" else ["taken"] if hand.basis != "chosen" else []
    ahead = ["ahead"] if any(card.ahead is not None for card in hand.cards) else []
    names = ["likely", *ahead, *played, "drawn", *(["points"] if worth else []), *(["won"] if won else [])]
    columns = columns_of(book, "page-head", " ".join(["card:name", "lift:plot", *names]))
    rows = [_lift_row(book, card, Scale(-span, span), names) for card in sorted(hand.cards, key=_rank)]
    return table_of(book, title, columns, rows, _filters(book, hand), MOST)


def _rank(card: CardFigures) -> tuple[bool, float, float]:
    """Cards that stand out first, then by how far they are from the usual."""
    far = [-abs(lift.value) if lift is not None else 1.0 for lift in (card.likely_lift, card.draw_lift)]
    return not card.verdicts, far[0], far[1]


def _filters(book: Book, hand: Hand) -> list[Filter]:
    given = {verdict for card in hand.cards for verdict in card.verdicts}
    verdicts = [(name, book.text(f"verdict-{name}")) for name in VERDICTS if name in given]
    filters = [Filter(book.text("filter-verdict"), [*verdicts, ("none", book.text("verdict-none"))])]
    kinds = list(dict.fromkeys(card.kind for card in hand.cards))
    if len(kinds) > 1:
        filters.append(Filter(book.text("filter-kind"), [(kind, book.kind(kind)) for kind in kinds]))
    return filters


def _lift_row(book: Book, card: CardFigures, scale: Scale, names: list[str]) -> Row:
    taken = card.played_if_drawn if card.drawn else None
    played = _cell(book, taken, shown_share, partial(shown_share, bare=True), -1)
    figures = {
        "likely": _cell(book, card.likely_lift, shown_points, shown_points, -9),
        "ahead": _cell(book, card.ahead, shown_change, shown_change, -999),
        "played": played,
        "taken": played,
        "drawn": Cell([f"{card.drawn:,}", _other_basis(book, card)], card.drawn),
        "points": _score(book, card.points),
        "won": _cell(book, card.win_lift, shown_points, shown_points, -9),
    }
    cells = [_name(book, card), _drawn(book, card, scale), *(figures[name] for name in names)]
    return Row(cells, [" ".join(card.verdicts) or "none", card.kind])


def _other_basis(book: Book, card: CardFigures) -> Node:
    return html.small(book.text(f"basis-short-{card.basis}")) if card.basis is not None else ""


def _name(book: Book, card: CardFigures) -> Cell:
    """A card by its picture, name, verdicts and the line it stands in."""
    tags = (
        html.span(
            {"class": f"tag {verdict}", "title": book.text(f"verdict-{verdict}-told")}, book.text(f"verdict-{verdict}")
        )
        for verdict in card.verdicts
    )
    place = html.code(f"{card.file.rsplit('/', 1)[-1]}:{card.line}")
    title = book.title(card.id)
    own = f"{card.id} · " if title != card.id else ""
    names = html.div(html.b(title), " ", *tags, html.small(own, place))
    return Cell(html.div({"class": "piece"}, book.face(card.id), names))


def _drawn(book: Book, card: CardFigures, scale: Scale) -> Cell:
    """The draw lift as a picture with its figure, and a mark at the likely one."""
    draw_lift = card.draw_lift
    if draw_lift is None:
        return Cell(html.small(book.text("not-compared")), -9)
    look = next((verdict for verdict in card.verdicts if verdict in ("strong", "weak")), "plain")
    margin = book.report.margin
    marks = {"zero": 0.0} | ({"margin": -margin, "margin far": margin} if scale.high > margin else {})
    if card.likely_lift is not None:
        marks["likely"] = card.likely_lift.value
    label = f"{book.title(card.id)}: {book.words.figure(figure(draw_lift, 'points'))}"
    value = html.small(html.b(shown_points(draw_lift.value)), " ", _ends(book, draw_lift))
    return Cell([interval(draw_lift, scale, marks, look, label), value], draw_lift.value)


def _ends(book: Book, found: Interval) -> str:
    return book.text("ends", low=shown_points(found.low), high=shown_points(found.high))


def _cell(
    book: Book, found: Interval | None, say: Callable[[float], str], end: Callable[[float], str], last: int
) -> Cell:
    """A figure with its ends; ``last`` is below all figures, for those that are not known."""
    if found is None:
        return Cell("–", last)
    ends = book.text("ends", low=end(found.low), high=end(found.high))
    return Cell([say(found.value), html.small(ends)], found.value)


def _score(book: Book, found: Interval | None) -> Cell:
    if found is None:
        return Cell("–", -99)
    ends = book.text("ends", low=f"{found.low:.1f}", high=f"{found.high:.1f}")
    varies = html.small(ends) if found.high > found.low else ""
    return Cell([f"{found.value:.1f}", varies], found.value)


def _use_columns(book: Book, hand: Hand) -> list[Column]:
    meaning = book.text("use-told")
    uses = [Column(book.name("use", use.name), meaning) for use in hand.cards[0].uses]
    return [*columns_of(book, "page-head", "card:name"), *uses]


def _use_rows(book: Book, hand: Hand) -> list[Row]:
    return [
        row_of(_name(book, card), *(Cell(shown_share(use.games.value), use.games.value) for use in card.uses))
        for card in hand.cards
    ]


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
    rows = [Row([_answer_cell(book, part) for part in parts]) for parts in sheet.rows]
    columns = []
    for place, head in enumerate(sheet.heads):
        long = any(len(str(each.cells[place].shown)) > LONG for each in rows)
        look = "name" if not place else "text" if long else "number"
        columns.append(Column(book.said(head), book.word(f"{head.key}-told") if place else "", look))
    return table_of(book, title, columns, rows)


def _answer_cell(book: Book, part: Said) -> Cell:
    value = part.values.get("value")
    if isinstance(value, Figure):
        return Cell(book.said(part), value.value)
    return Cell(book.said(part), value if isinstance(value, int) else None)
