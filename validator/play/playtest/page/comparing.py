"""Two runs side by side as a page: what changed as pictures, then every figure in a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from validator.base.files import write_beside
from validator.play.playtest.figures.differences import Change
from validator.play.playtest.page.book import Words, prose
from validator.play.playtest.page.frame import NAMES, file_of, framed, languages_of
from validator.play.playtest.page.tables import Cell, Column, Filter, Row, table_of
from validator.play.playtest.page.writing import json_text
from validator.play.playtest.report.comparison import Comparison, comparison_text, difference_of, row_of, sentences
from validator.play.playtest.report.plots import Scale, interval

_TOGETHER = (("share", "lift"), ("points",), ("length",), ("choices",))
"""Units whose differences stand on one scale."""


def write_comparison(found: Comparison, folder: Path, stem: str) -> dict[str, Path]:
    """Write ``<stem>.txt``, ``<stem>.json`` and a page in each language; the paths by kind and language."""
    paths = {"text": write_beside(folder / f"{stem}.txt", comparison_text(found).encode())}
    for language in NAMES:
        kind = "html" if language == "en" else f"html {language}"
        page = comparison_page(found, stem, language)
        paths[kind] = write_beside(folder / file_of(stem, language), page.encode())
    paths["json"] = write_beside(folder / f"{stem}.json", json_text(found, found.wording("en")).encode())
    return paths


def comparison_page(found: Comparison, stem: str, language: str) -> str:
    """The page in one language; ``stem`` is the name of its file, by which it leads to the others."""
    book = Words(language, found.title_in(language))
    title = book.words.word("compare-title", first=found.names[0], second=found.names[1])
    return framed(
        language,
        title,
        [
            f"<header>{languages_of(stem, language, list(NAMES))}<h1>{prose(title)}</h1></header>",
            *_short(found, book),
            *_changed(found, book),
            *_every(found, book),
        ],
    )


def _short(found: Comparison, book: Words) -> Iterator[str]:
    yield '<section id="short">'
    yield from (f"<p>{prose(sentence)}</p>" for sentence in sentences(found, book.words)[:2])
    yield "</section>"


def _changed(found: Comparison, book: Words) -> Iterator[str]:
    changed = [change for change in found.changes if change.changed]
    if not changed:
        return
    yield f"<h2>{prose(book.words.word('compare-changed'))}</h2>"
    yield f'<p class="note">{prose(book.words.word("compare-note"))}</p>'
    for units in _TOGETHER:
        yield from _pictures([change for change in changed if change.unit in units], found.length_unit, book)


def _pictures(changed: Sequence[Change], unit: str, book: Words) -> Iterator[str]:
    if not changed:
        return
    ends = [end for change in changed for end in (change.difference.low, change.difference.high, 0.0)]
    scale = Scale(min(ends), max(ends))
    yield '<div class="rows">'
    for change in changed:
        what, told = prose(book.words.say(change.what)), prose(difference_of(change, unit, book.words))
        look = "strong" if change.difference.value > 0 else "weak"
        drawn = interval(change.difference, scale, {"zero": 0.0}, look, told)
        yield (
            f'<div class="row flag"><div class="what">{what}</div><div class="draw">{drawn}</div>'
            f'<div class="num"><b>{told}</b></div></div>'
        )
    yield "</div>"


def _every(found: Comparison, book: Words) -> Iterator[str]:
    title = prose(book.words.word("compare-all"))
    told = prose(book.words.word("compare-note"))
    heads = [*found.names, book.words.word("difference")]
    columns = [Column(prose(book.words.word("compare-figure")), look="name"), *(Column(prose(head)) for head in heads)]
    chance = prose(book.words.word("beyond-chance"))
    sorts = [("changed", chance), ("card", prose(book.words.word("compare-cards")))]
    yield f"<h2>{title}</h2>"
    rows = [_row(change, found, book) for change in found.ordered()]
    filters = [Filter(prose(book.words.word("compare-figure")), sorts)]
    yield table_of(book, title, [*columns, Column(chance, told)], rows, filters)


def _row(change: Change, found: Comparison, book: Words) -> Row:
    what, first, second, difference, mark = (prose(cell) for cell in row_of(change, found.length_unit, book.words))
    cells = [
        Cell(what),
        Cell(first, change.first),
        Cell(second, change.second),
        Cell(difference, change.difference.value),
        Cell("✓" if mark else "", float(change.changed)),
    ]
    return Row(cells, [" ".join(["changed"] * change.changed + ["card"] * bool(change.card))])
