"""A price list as a page in each language: what is off the curve, the picture, and every worth in a table."""

from __future__ import annotations

from collections.abc import Iterator

from validator.play.lab.answers.price_plot import LOOKS, scatter
from validator.play.lab.answers.price_text import (
    STEM,
    alike_lines,
    kinds_table,
    made,
    off_count,
    off_sentence,
    shown,
    shown_chance,
    shown_name,
    signed,
    strength_lines,
    title_of,
    worth_cells,
)
from validator.play.lab.answers.words import AnswerWords
from validator.play.lab.prices.results import Placed, Priced, Prices
from validator.play.playtest.page.book import prose
from validator.play.playtest.page.frame import framed, languages_of, pages_in
from validator.play.playtest.page.tables import Cell, Column, Filter, Row, table_of
from validator.play.playtest.report.wording import LANGUAGES

_SORTS = ("number", "having", "word", "more", "option")
_LIMITS = ("own", "sum", "rare", "few")
_MOST_ROWS = 40


def price_pages(prices: Prices) -> dict[str, tuple[str, str]]:
    """A page in each language, as file name and text, by kind as in `page.writing`."""
    return pages_in(STEM, LANGUAGES, lambda language: _page(prices, language))


def _page(prices: Prices, language: str) -> str:
    words = AnswerWords(language)
    title = words.words.word("price-title", title=prices.set_titles.get(language) or prices.title)
    return framed(language, title, _sections(prices, words, title))


def _sections(prices: Prices, words: AnswerWords, title: str) -> Iterator[str]:
    wording = words.words
    yield f"<header>{languages_of(STEM, wording.language, LANGUAGES)}<h1>{prose(title)}</h1>"
    yield f'<p class="meta">{prose(made(prices, wording))}</p></header>'
    yield from _off(prices, words)
    yield from _picture(prices, words)
    yield _headed(words, "worths", "price-note-worths")
    yield _worths(prices, words)
    if prices.alike:
        yield _headed(words, "alike", "price-alike-note")
        yield "<ul>" + "".join(f"<li>{prose(line)}</li>" for line in alike_lines(prices, wording)) + "</ul>"
    yield _headed(words, "strength")
    yield from (f"<p>{prose(line)}</p>" for line in strength_lines(prices, wording))
    yield _headed(words, "kinds")
    yield _kinds(prices, words)
    yield _headed(words, "every", "price-every-note")
    yield _every(prices, words)
    yield _headed(words, "limits")
    yield "<ul>" + "".join(f"<li>{_said(words, f'price-limit-{one}')}</li>" for one in _LIMITS) + "</ul>"


def _said(words: AnswerWords, key: str, **values: object) -> str:
    return prose(words.words.word(key, **values))


def _headed(words: AnswerWords, part: str, note: str = "") -> str:
    told = f'<p class="note">{_said(words, note)}</p>' if note else ""
    return f'<h2 id="{part}">{_said(words, f"price-{part}")}</h2>{told}'


def _off(prices: Prices, words: AnswerWords) -> Iterator[str]:
    yield _headed(words, "off")
    yield f"<p>{prose(off_count(prices, words.words))}</p>"
    rows = (
        f"<li><div>{prose(off_sentence(one, words.words))} <code>{prose(str(one.span))}</code></div></li>"
        for one in prices.named
    )
    yield f'<ul class="findings">{"".join(rows)}</ul>' if prices.named else ""


def _picture(prices: Prices, words: AnswerWords) -> Iterator[str]:
    kinds = [f"{one.kind} {one.field}" for one in prices.kinds]
    names = [f"{prose(_name(one, words))}: {one.stated:g} ({shown(one.expected.value)})" for one in prices.pieces]
    yield _headed(words, "picture", "price-picture-note")
    yield f"<figure>{scatter(prices.pieces, names, kinds, _said(words, 'price-picture'))}<figcaption>"
    yield f"↑ {_said(words, 'price-axis-stated')}, → {_said(words, 'price-axis-expected')}. "
    looks = (f'<li><i class="part-{look % LOOKS}"></i>{prose(kind)}</li>' for look, kind in enumerate(kinds))
    yield f'</figcaption></figure><ul class="legend">{"".join(looks)}</ul>'


def _name(one: Placed, words: AnswerWords) -> str:
    title = title_of(one, words.words.language)
    return one.id if title == one.id else f"{one.id} {title}"


def _worths(prices: Prices, words: AnswerWords) -> str:
    heads = [Column(_said(words, "price-head-word"), look="name")]
    heads += [Column(_said(words, f"price-head-{name}")) for name in ("worth", "within")]
    heads += [Column(_said(words, "price-head-pieces")), Column(_said(words, "price-head-sort"), look="text")]
    sorts = [(sort, _said(words, f"price-sort-{sort}")) for sort in _SORTS]
    told = [("yes", _said(words, "price-told-yes")), ("no", _said(words, "price-told-no"))]
    filters = [Filter(_said(words, "price-head-sort"), sorts), Filter(_said(words, "price-told"), told)]
    rows = [_worth(one, words) for one in sorted(prices.worths, key=lambda one: (not one.known, -one.worth.value))]
    return table_of(words, _said(words, "price-worths"), heads, rows, filters, _MOST_ROWS)


def _worth(one: Priced, words: AnswerWords) -> Row:
    worth, within, pieces = worth_cells(one)
    shown_worth = f"<b>{worth}</b>" if one.known else worth
    cells = [
        Cell(f"<code>{prose(shown_name(one))}</code>"),
        Cell(shown_worth, one.worth.value),
        Cell(within),
        Cell(pieces, one.pieces),
        Cell(_said(words, f"price-sort-{one.sort}")),
    ]
    return Row(cells, [one.sort, "yes" if one.known else "no"])


def _kinds(prices: Prices, words: AnswerWords) -> str:
    heads, *rows = kinds_table(prices, words.words)
    columns = [Column(prose(head), look="number" if place else "name") for place, head in enumerate(heads)]
    told = [Row([Cell(prose(cell)) for cell in row]) for row in rows]
    table = table_of(words, _said(words, "price-kinds"), columns, told)
    if not prices.unpriced:
        return table
    return f'{table}<p class="note">{_said(words, "price-unpriced", kinds=", ".join(prices.unpriced))}</p>'


def _every(prices: Prices, words: AnswerWords) -> str:
    looks = {"piece": "name", "field": "text", "line": "text"}
    names = ("piece", "field", "stated", "expected", "within", "distance", "chance", "line")
    columns = [Column(_said(words, f"price-head-{name}"), look=looks.get(name, "number")) for name in names]
    sorts = [("off", _said(words, "price-shown-off")), ("on", _said(words, "price-shown-on"))]
    kinds = [(one.kind.replace(" ", "-"), prose(one.kind)) for one in {one.kind: one for one in prices.kinds}.values()]
    filters = [Filter(_said(words, "price-head-chance"), sorts), Filter(_said(words, "price-head-kind"), kinds)]
    rows = [_row(one, words) for one in prices.pieces]
    return table_of(words, _said(words, "price-every"), columns, rows, filters, _MOST_ROWS)


def _row(one: Placed, words: AnswerWords) -> Row:
    cells = [
        Cell(prose(_name(one, words))),
        Cell(prose(" ".join((*one.path, one.field)))),
        Cell(f"{one.stated:g}", one.stated),
        Cell(shown(one.expected.value), one.expected.value),
        Cell(f"{shown(one.expected.low)} – {shown(one.expected.high)}"),
        Cell(signed(one.distance), one.distance),
        Cell(prose(shown_chance(one.chance)), one.chance),
        Cell(f"<code>{prose(str(one.span))}</code>"),
    ]
    return Row(cells, ["off" if one.off else "on", one.kind.replace(" ", "-")])
