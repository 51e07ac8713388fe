"""A price list for the terminal, with its picture, and as a page in each language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import simple_html as html
from simple_html import Node

from validator.base.columns import columns, filled, headed
from validator.play.charts.dots import Spot, scatter
from validator.play.charts.frames import legend
from validator.play.lab.answers.wording import AnswerWords, answer_wording
from validator.play.lab.prices.traits import LIKELY, Odd, Placed, Priced, Prices, Strength
from validator.play.playtest.page.book import prose
from validator.play.playtest.page.frame import framed, languages_of, note, pages_in
from validator.play.playtest.page.tables import Cell, Column, Filter, Row, columns_of, row_of, table_of
from validator.play.playtest.report.wording import LANGUAGES, Wording, shown_change

STEM = "prices"
_MAIN = ("number", "having", "word")
MOST_ALIKE = 6
"""So many pieces of a group that cannot be told apart are written out."""


def prices_text(prices: Prices, language: str = "en") -> str:
    """The whole price list in a language."""
    return "\n".join(_lines(prices, answer_wording(language))) + "\n"


def _lines(prices: Prices, words: Wording) -> Iterator[str]:
    yield words.word("price-title", title=prices.set_titles.get(words.language) or prices.title)
    yield made(prices, words)
    yield from headed(words.word("price-kinds"))
    yield from columns(kinds_table(prices, words))
    if prices.unpriced:
        yield filled(words.word("price-unpriced", kinds=", ".join(prices.unpriced)))
    yield from headed(words.word("price-worths"))
    priced = [worth for worth in prices.worths if worth.known]
    untold = [worth for worth in prices.worths if not worth.known and worth.sort in _MAIN]
    if priced:
        yield from columns(_worths_in_text(priced, words))
    if untold:
        yield from ("", words.word("price-untold"))
        yield from columns(_worths_in_text(untold, words))
    if prices.alike:
        yield from headed(words.word("price-alike"))
        yield from (_folded(line, "* ") for line in alike_lines(prices, words))
    yield from headed(words.word("price-off"))
    yield from (_folded(line) for line in _off_in_text(prices, words))
    yield from headed(words.word("price-strength"))
    yield from (_folded(line) for line in strength_lines(prices, words))


def _folded(line: str, before: str = "") -> str:
    return filled(line, before, " " * 4, whole=True)


def made(prices: Prices, words: Wording) -> str:
    """From what the list was made."""
    return words.word(
        "price-made",
        fields=words.listed(list(prices.fields)),
        pieces=len(prices.pieces),
        set=prices.set,
        version=prices.version,
        digest=prices.digest,
    )


def kinds_table(prices: Prices, words: Wording) -> list[list[str]]:
    """Heads, then a row for each kind with costs."""
    heads = [words.word(f"price-head-{name}") for name in ("kind", "costs", "noise", "off")]
    rows = [[f"{one.kind} {one.field}", str(one.costs), f"{one.noise:.1f}", str(one.off)] for one in prices.kinds]
    return [heads, *rows]


def _worths_in_text(worths: Sequence[Priced], words: Wording) -> list[list[str]]:
    """Heads, then a row for each, the dearest first."""
    heads = ["", *(words.word(f"price-head-{name}") for name in ("worth", "within", "pieces"))]
    dearest = sorted(worths, key=lambda one: -one.worth.value)
    return [heads, *([shown_name(one), *worth_cells(one)] for one in dearest)]


def shown_name(one: Priced) -> str:
    """``points +1``, ``good: alien``, ``strength``, ``strength amount +1``."""
    step = " +1" if one.sort in ("number", "more") else ""
    return f"{one.within} {one.name}".strip() + step


def worth_cells(one: Priced) -> list[str]:
    """A worth, its interval, and on how many pieces it rests."""
    worth = one.worth
    return [signed(worth.value), f"{signed(worth.low)} – {signed(worth.high)}", str(one.pieces)]


def signed(value: float) -> str:
    """A worth with its sign: ``+0.95``."""
    text = f"{value:+.2f}"
    return "0.00" if text[1:] == "0.00" else text.replace("-", "−")


def alike_lines(prices: Prices, words: Wording) -> list[str]:
    """A sentence for each group that the set cannot tell apart."""
    return [
        words.word(
            "price-alike-group",
            names=words.listed(list(one.names)),
            pieces=len(one.pieces),
            ids=", ".join(one.pieces[:MOST_ALIKE]) + ", …" * (len(one.pieces) > MOST_ALIKE),
        )
        for one in prices.alike
    ]


def off_count(prices: Prices, words: Wording) -> str:
    """How many pieces are off the curve, and how many of them may not be."""
    named = prices.named
    if not named:
        return words.word("price-none-off")
    false = f"{sum(1 - one.chance for one in named):.1f}"
    return words.word("price-off-count", count=len(named), pieces=len(prices.pieces), false=false)


def _off_in_text(prices: Prices, words: Wording) -> Iterator[str]:
    yield off_count(prices, words)
    yield from (f"{one.span}: {off_sentence(one, words)}" for one in prices.named)


def off_sentence(one: Placed, words: Wording) -> str:
    """What a piece off the curve costs, what the others foretell, and how sure that is."""
    key = "price-piece-dear" if one.distance > 0 else "price-piece-cheap"
    return words.word(
        key,
        title=title_of(one, words.language),
        id=one.id,
        field=one.field,
        stated=f"{one.stated:g}",
        expected=f"{one.expected.value:.1f}",
        low=shown(one.expected.low),
        high=shown(one.expected.high),
        distance=f"{abs(one.distance):.1f}",
        sure=int(one.chance >= LIKELY),
        chance=shown_chance(one.chance),
    )


def shown(value: float) -> str:
    """A cost to a tenth: ``−0.3``."""
    return f"{value:.1f}".replace("-", "−")


def shown_chance(chance: float) -> str:
    """A chance in whole percent, never a certainty: ``82 %``."""
    return f"{max(1, min(99, round(100 * chance)))} %"


def title_of(one: Placed | Odd, language: str) -> str:
    """What a piece is called in a language, in English where that has no name for it, else its id."""
    return one.titles.get(language) or one.titles.get("en") or one.id


def strength_lines(prices: Prices, words: Wording) -> list[str]:
    """What play-tests say of cost and strength; that there are none, and how to have them, where there are none."""
    if not prices.strength:
        return [words.word("price-strength-none", set=prices.set)]
    return [line for one in prices.strength for line in _strength(one, words)]


def _strength(one: Strength, words: Wording) -> Iterator[str]:
    together, per = one.together, one.per_cost.times(100)
    word = words.word(
        "price-strength-found",
        agent=one.agent,
        games=one.games,
        pieces=one.pieces,
        together=signed(together.value),
        low=signed(together.low),
        high=signed(together.high),
        per=shown_change(per.value),
        perlow=shown_change(per.low),
        perhigh=shown_change(per.high),
    )
    verdict = "yes" if together.low > 0 else "against" if together.high < 0 else "no"
    yield f"{word} {words.word(f'price-strength-{verdict}')} {words.word('price-strength-whose', agent=one.agent)}"
    for odd in one.odd:
        yield words.word(
            "price-odd-above" if odd.above > 0 else "price-odd-below",
            title=title_of(odd, words.language),
            id=odd.id,
            cost=f"{odd.cost:g}",
            above=f"{abs(100 * odd.above):.1f}",
            chance=shown_chance(odd.chance),
        )


def nothing_to_price(set_name: str, found: int, least: int, fields: Sequence[str], others: Sequence[str]) -> str:
    """That a set has too few costs, and what could be priced instead."""
    words = answer_wording("en")
    key = "price-few" if fields else "price-no-field"
    few = words.word(key, set=set_name, found=found, fields=words.listed(list(fields)), least=least)
    if not others:
        return f"{few} {words.word('price-instead-none')}"
    return f"{few} {words.word('price-instead', fields=', '.join(others), first=others[0])}"


_SORTS = ("number", "having", "word", "more", "option")
_LIMITS = ("own", "sum", "rare", "few")
_MOST_ROWS = 40


def price_pages(prices: Prices) -> dict[str, tuple[str, str]]:
    """A page in each language, as file name and text, by kind as in `page.document`."""
    return pages_in(STEM, LANGUAGES, lambda language: _page(prices, language))


def _page(prices: Prices, language: str) -> str:
    words = AnswerWords(language)
    title = words.words.word("price-title", title=prices.set_titles.get(language) or prices.title)
    return framed(language, title, _sections(prices, words, title))


def _sections(prices: Prices, words: AnswerWords, title: str) -> Iterator[Node]:
    wording = words.words
    ways = languages_of(STEM, wording.language, LANGUAGES)
    yield html.header(ways, html.h1(prose(title)), note(prose(made(prices, wording)), "meta"))
    yield from _off(prices, words)
    yield from _picture(prices, words)
    yield from _headed(words, "worths", "price-note-worths")
    yield _worths(prices, words)
    if prices.alike:
        yield from _headed(words, "alike", "price-alike-note")
        yield _list(alike_lines(prices, wording))
    yield from _headed(words, "strength")
    yield from (html.p(prose(line)) for line in strength_lines(prices, wording))
    yield from _headed(words, "kinds")
    yield from _kinds(prices, words)
    yield from _headed(words, "every", "price-every-note")
    yield _every(prices, words)
    yield from _headed(words, "limits")
    yield _list(wording.word(f"price-limit-{one}") for one in _LIMITS)


def _list(lines: Iterable[str]) -> Node:
    return html.ul(html.li(prose(line)) for line in lines)


def _headed(words: AnswerWords, part: str, told: str = "") -> Iterator[Node]:
    yield html.h2({"id": part}, words.word(f"price-{part}"))
    if told:
        yield note(words.word(told))


def _off(prices: Prices, words: AnswerWords) -> Iterator[Node]:
    yield from _headed(words, "off")
    yield html.p(prose(off_count(prices, words.words)))
    parts_of_lines = (
        (prose(off_sentence(one, words.words)), " ", html.code(prose(str(one.span)))) for one in prices.named
    )
    if prices.named:
        yield html.ul({"class": "findings"}, *(html.li(html.div({}, *parts)) for parts in parts_of_lines))


def _picture(prices: Prices, words: AnswerWords) -> Iterator[Node]:
    kinds = [f"{one.kind} {one.field}" for one in prices.kinds]
    spots = [_spot(one, kinds.index(f"{one.kind} {one.field}"), words) for one in prices.pieces]
    yield from _headed(words, "picture", "price-picture-note")
    axes = f"↑ {words.word('price-axis-stated')}, → {words.word('price-axis-expected')}. "
    yield html.figure(scatter(spots, words.word("price-picture")), html.figcaption(axes))
    yield legend(map(prose, kinds))


def _spot(one: Placed, look: int, words: AnswerWords) -> Spot:
    tip = f"{prose(_name(one, words))}: {one.stated:g} ({shown(one.expected.value)})"
    return Spot(one.expected.value, one.stated, look, tip, one.id if one.off else "")


def _name(one: Placed, words: AnswerWords) -> str:
    title = title_of(one, words.words.language)
    return one.id if title == one.id else f"{one.id} {title}"


def _worths(prices: Prices, words: AnswerWords) -> Node:
    heads = columns_of(words, "price-head", "word:name worth within pieces sort:text")
    sorts = [(sort, words.word(f"price-sort-{sort}")) for sort in _SORTS]
    answers = [("yes", words.word("price-told-yes")), ("no", words.word("price-told-no"))]
    filters = [Filter(words.word("price-head-sort"), sorts), Filter(words.word("price-told"), answers)]
    rows = [_worth(one, words) for one in sorted(prices.worths, key=lambda one: (not one.known, -one.worth.value))]
    return table_of(words, words.word("price-worths"), heads, rows, filters, _MOST_ROWS)


def _worth(one: Priced, words: AnswerWords) -> Row:
    worth, within, pieces = worth_cells(one)
    return row_of(
        html.code(prose(shown_name(one))),
        Cell(html.b(worth) if one.known else worth, one.worth.value),
        within,
        Cell(pieces, one.pieces),
        words.word(f"price-sort-{one.sort}"),
        sorts=[one.sort, "yes" if one.known else "no"],
    )


def _kinds(prices: Prices, words: AnswerWords) -> Iterator[Node]:
    heads, *rows = kinds_table(prices, words.words)
    columns = [Column(prose(head), look="number" if place else "name") for place, head in enumerate(heads)]
    rows_of_kinds = [row_of(*map(prose, row)) for row in rows]
    yield table_of(words, words.word("price-kinds"), columns, rows_of_kinds)
    if prices.unpriced:
        yield note(words.word("price-unpriced", kinds=", ".join(prices.unpriced)))


def _every(prices: Prices, words: AnswerWords) -> Node:
    names = "piece:name field:text stated expected within distance chance line:text"
    columns = columns_of(words, "price-head", names)
    sorts = [("off", words.word("price-shown-off")), ("on", words.word("price-shown-on"))]
    kinds = [(one.kind.replace(" ", "-"), prose(one.kind)) for one in {one.kind: one for one in prices.kinds}.values()]
    filters = [Filter(words.word("price-head-chance"), sorts), Filter(words.word("price-head-kind"), kinds)]
    rows = [_row(piece, words) for piece in prices.pieces]
    return table_of(words, words.word("price-every"), columns, rows, filters, _MOST_ROWS)


def _row(one: Placed, words: AnswerWords) -> Row:
    return row_of(
        prose(_name(one, words)),
        prose(" ".join((*one.path, one.field))),
        Cell(f"{one.stated:g}", one.stated),
        Cell(shown(one.expected.value), one.expected.value),
        f"{shown(one.expected.low)} – {shown(one.expected.high)}",
        Cell(signed(one.distance), one.distance),
        Cell(prose(shown_chance(one.chance)), one.chance),
        html.code(prose(str(one.span))),
        sorts=["off" if one.off else "on", one.kind.replace(" ", "-")],
    )
