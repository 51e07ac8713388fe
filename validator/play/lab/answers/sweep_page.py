"""The page of a sweep: for each figure a curve with its band, or a field of two values, then all sets in a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from validator.base.speech.sentences import text_in
from validator.play.lab.answers.bands import LOOKS, Axes, Curve, Field, axes_of, banded, tinted
from validator.play.lab.answers.sweep_words import (
    SHARES,
    address_text,
    apart_text,
    figure_name,
    head_name,
    line_text,
    marked_text,
    point_text,
    value_text,
    within_text,
)
from validator.play.lab.answers.swept import SEAT, Point, Shown, Sweep, Value, Varied, figure_in, word_of
from validator.play.lab.answers.words import AnswerWords
from validator.play.playtest.page.frame import framed, languages_of, pages_in
from validator.play.playtest.page.tables import Cell, Column, Row, table_of
from validator.play.playtest.report.wording import LANGUAGES

STEM = "sweep"
MOST_ROWS = 40
_STYLE = (
    "<style>.tinted { width: auto; } .tinted td, .tinted th { text-align: center; padding: 0.35rem 0.8rem; } "
    ".data td code, .data td.text small { white-space: nowrap; }</style>"
)

Key = tuple[str, int, int]
Known = Sequence[tuple[Value, Sequence[Shown]]]
"""The figures of each value of an address."""


def sweep_pages(sweep: Sweep) -> dict[str, tuple[str, str]]:
    """A page in each language, as file name and text, by kind: ``html``, ``html zh-Hant`` and so on."""
    return pages_in(STEM, LANGUAGES, lambda language: _page(sweep, language))


def _page(sweep: Sweep, language: str) -> str:
    words = AnswerWords(language)
    addresses = words.words.listed([address_text(varied, sweep, language) for varied in sweep.varied])
    name = sweep.set_titles.get(language) or sweep.title
    title = _word(words, "sweep-title", title=name, addresses=addresses)
    return framed(language, title, _sections(sweep, words, title))


def _word(words: AnswerWords, key: str, **values: object) -> str:
    return words.words.word(key, **values)


def _sections(sweep: Sweep, words: AnswerWords, title: str) -> Iterator[str]:
    language = words.words.language
    yield f"{_STYLE}<header>{languages_of(STEM, language, LANGUAGES)}<h1>{escape(title)}</h1>"
    yield f'<p class="note">{escape(line_text(sweep, words.words))}</p>'
    if sweep.interrupted:
        yield f'<p class="stop">{escape(_word(words, "sweep-interrupted"))}</p>'
    yield f'<p class="note">{escape(_word(words, "sweep-bands"))}</p></header>'
    usual = [key for key in sweep.keys if key[0] != SEAT]
    for key in usual:
        name = escape(figure_name(key, sweep, words.words))
        yield f"<section><h2>{name}</h2>{''.join(_figure(sweep, [key], words, name))}</section>"
    for size in dict.fromkeys(key[1] for key in sweep.keys if key[0] == SEAT):
        name = escape(_word(words, "sweep-seats", seats=size))
        keys = [key for key in sweep.keys if key[:2] == (SEAT, size)]
        yield f"<section><h2>{name}</h2>{''.join(_figure(sweep, keys, words, name))}</section>"
    yield from _all_sets(sweep, words)


def _figure(sweep: Sweep, keys: list[Key], words: AnswerWords, name: str) -> Iterator[str]:
    """What is told and drawn of one figure, or of the seats at one table."""
    if len(keys) == 1:
        yield from (f'<p class="answer">{escape(text)}</p>' for text in _told(sweep, keys[0], words))
    if len(sweep.varied) == 1:
        known = [(point.values[0], point.figures) for point in sweep.points]
        yield from _drawn(sweep, sweep.varied[0], known, keys, words, name)
    elif len(sweep.varied) == 2:
        for key in keys:
            yield f"<h3>{escape(figure_name(key, sweep, words.words))}</h3>" if len(keys) > 1 else ""
            yield _field(sweep, key, words, name)
    for varied, margin in zip(sweep.varied, sweep.margins, strict=False):
        address = address_text(varied, sweep, words.words.language)
        yield f"<h3>{escape(_word(words, 'sweep-by-itself', address=address))}</h3>"
        known = [(average.value, average.figures) for average in margin.averages]
        yield from _drawn(sweep, varied, known, keys, words, name)


def _told(sweep: Sweep, key: Key, words: AnswerWords) -> Iterator[str]:
    """The lowest and the highest of the sets, and whether any differs from the unchanged one."""
    known = [(one.found.value, point, one) for point in sweep.points if (one := point.figure(key)) is not None]
    if not known:
        return
    known.sort(key=lambda each: each[0])
    (_, low, least), (_, high, greatest) = known[0], known[-1]
    if least.found.value == greatest.found.value:
        yield _word(words, "sweep-same", low=value_text(least.found.value, key[0]))
        return
    changed = sum(one.changed for _, _, one in known)
    yield _word(
        words,
        "sweep-told",
        low=value_text(least.found.value, key[0]),
        at=point_text(low, sweep),
        high=value_text(greatest.found.value, key[0]),
        other=point_text(high, sweep),
        changed=changed,
        sets=sum(one.difference is not None for _, _, one in known),
    )


def _place(varied: Varied, value: object) -> float:
    """Where a value lies across: a number at itself, a word at its place among the values."""
    if varied.is_number and isinstance(value, int | float):
        return float(value)
    return float(varied.values.index(value))


def _along(sweep: Sweep, varied: Varied, known: Known, key: Key, words: AnswerWords) -> Curve:
    """The curve of a figure over the values of an address."""
    points = []
    for value, figures in known:
        if (one := figure_in(figures, key)) is not None:
            told = f"{word_of(value)}: {within_text(one.found, key[0], words.words)}"
            points.append((_place(varied, value), one.found, escape(told)))
    return Curve(escape(figure_name(key, sweep, words.words)), sorted(points, key=lambda each: each[0]))


def _drawn(sweep: Sweep, varied: Varied, known: Known, keys: list[Key], words: AnswerWords, name: str) -> Iterator[str]:
    """Curves with the figures up their side and the values varied below."""
    every = (_along(sweep, varied, known, key, words) for key in keys)
    curves = [curve for curve in every if curve.points]
    if not curves:
        yield f'<p class="note">{escape(_word(words, "sweep-nothing"))}</p>'
        return
    base = sweep.base.figure(keys[0]) if len(keys) == 1 else None
    level = None if base is None else base.found.value
    axes = axes_of(curves, level, share=keys[0][0] in SHARES)
    up = "".join(f"<span>{value_text(value, keys[0][0])}</span>" for value in axes.levels())
    label = f"{name}: {escape(address_text(varied, sweep, words.words.language))}"
    yield f'<div class="curve"><div class="up">{up}</div><div>{banded(curves, axes, level, label)}</div>'
    yield f'<div class="across">{_ticks(varied, axes)}</div></div>'
    if len(curves) > 1:
        items = (f'<li><i class="part-{place % LOOKS}"></i>{curve.name}</li>' for place, curve in enumerate(curves))
        yield f'<ul class="legend">{"".join(items)}</ul>'


def _ticks(varied: Varied, axes: Axes) -> str:
    return "".join(
        f'<span style="left: {axes.across.at(_place(varied, value))}">{escape(word_of(value))}</span>'
        for value in varied.values
    )


def _field(sweep: Sweep, key: Key, words: AnswerWords, name: str) -> str:
    """A field of cells over two addresses that were varied."""
    first, second = sweep.varied
    by_values = {point.values: point for point in sweep.points}
    rows = [
        (escape(word_of(down)), [_cell(by_values[down, along], key, words) for along in second.values])
        for down in first.values
    ]
    base = sweep.base.figure(key)
    corner = f"{escape(first.address)} ↓ {escape(second.address)} →"
    heads = [escape(word_of(value)) for value in second.values]
    return tinted(heads, rows, corner, None if base is None else base.found.value, name)


def _cell(point: Point, key: Key, words: AnswerWords) -> Field:
    one = point.figure(key)
    if one is None:
        return Field("–", None, _word(words, "sweep-not-played"))
    told = f"{within_text(one.found, key[0], words.words)}; {apart_text(one)}"
    return Field(marked_text(one), one.found.value, told)


def _all_sets(sweep: Sweep, words: AnswerWords) -> Iterator[str]:
    """Every set with every figure, and where it lies."""
    heading = escape(_word(words, "sweep-all"))
    shown = [
        Column(escape(varied.address), look="name" if not place else "number")
        for place, varied in enumerate(sweep.varied)
    ]
    shown += [Column(escape(_word(words, "sweep-games")))]
    shown += [_column(sweep, key, words) for key in sweep.keys]
    shown += [Column(escape(_word(words, "sweep-where")), look="text")]
    rows = [_row(sweep, point, words) for point in sweep.rows]
    yield f'<section><h2>{heading}</h2><p class="note">{escape(_word(words, "sweep-star"))}</p>'
    yield table_of(words, heading, shown, rows, most=MOST_ROWS)
    yield "</section>"


def _column(sweep: Sweep, key: Key, words: AnswerWords) -> Column:
    head, told = head_name(key, sweep, words.words), figure_name(key, sweep, words.words)
    if key[0] == SEAT:
        head = f"{key[1]}: {head}"
        told = f"{_word(words, 'sweep-seats', seats=key[1])}: {told}"
    return Column(escape(head), escape(told))


def _row(sweep: Sweep, point: Point, words: AnswerWords) -> Row:
    cells = [Cell(escape(word_of(value)), _number(value)) for value in point.values]
    games = escape(_word(words, "sweep-not-played")) if point.refused else str(point.games)
    cells.append(Cell(games, point.games))
    for key in sweep.keys:
        one = point.figure(key)
        if one is None:
            cells.append(Cell("–"))
        else:
            apart = "" if one.difference is None else f"<small>{apart_text(one)}</small>"
            cells.append(Cell(f"{value_text(one.found.value, key[0])}{apart}", one.found.value))
    where = f"<code>{escape(point.folder)}</code>" if point.folder else escape(_word(words, "sweep-unchanged"))
    findings = "".join(
        f"<br><small>{escape(text_in(finding, words.words.language))}</small>" for finding in point.refused
    )
    return Row([*cells, Cell(where + findings)])


def _number(value: object) -> float | None:
    return float(value) if isinstance(value, int | float) else None
