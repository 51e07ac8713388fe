"""A price list for the terminal, with its picture, and as a page in each language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil, floor

from validator.base.columns import columns, filled, headed
from validator.play.lab.answers.bands import AnswerWords, answer_wording
from validator.play.lab.prices.traits import LIKELY, Odd, Placed, Priced, Prices, Strength
from validator.play.playtest.page.book import prose
from validator.play.playtest.page.frame import Cell, Column, Filter, Row, framed, languages_of, pages_in, table_of
from validator.play.playtest.report.plots import Scale
from validator.play.playtest.report.wording import LANGUAGES, Wording, shown_change

HEIGHT = 380
"""In CSS pixels."""
_MARGIN, _FOOT = 8.0, 26.0
LOOKS = 8
_MOST_TICKS = 12
_LETTERS = 'fill="currentColor" font-size="13"'
_ASIDE = 9
"""Labels stand so far from their dot."""
_ROOM = 13.0
"""Labels on the same side of the picture stand at least so far apart."""


def scatter(pieces: Sequence[Placed], names: Sequence[str], kinds: Sequence[str], label: str) -> str:
    """A dot for each cost, coloured by its place in ``kinds``; ``names`` (HTML) tell of each when pointed at.

    Pieces off the curve are labelled with their ids. To the right is what is foretold, upwards what is stated.
    """
    scale = across(pieces)
    line = (
        f'<line class="axis" x1="{scale.at(scale.low)}" x2="{scale.at(scale.high)}" '
        f'y1="{_height(scale.low, scale)}" y2="{_height(scale.high, scale)}"/>'
    )
    dots = "".join(_dot(one, name, kinds, scale) for one, name in zip(pieces, names, strict=True))
    body = "".join(_grid(scale)) + line + dots + "".join(_labels(pieces, scale))
    return f'<svg role="img" aria-label="{label}" width="100%" height="{HEIGHT}">{body}</svg>'


def across(pieces: Sequence[Placed]) -> Scale:
    """From a cost to a place: both axes hold all that is stated and foretold."""
    costs = [cost for piece in pieces for cost in (piece.stated, piece.expected.value)]
    return Scale(floor(min(costs)) - 0.5, ceil(max(costs)) + 0.5)


def _height(cost: float, scale: Scale) -> str:
    share = (cost - scale.low) / (scale.high - scale.low)
    return f"{_MARGIN + (HEIGHT - _MARGIN - _FOOT) * (1 - share):.1f}"


def _grid(scale: Scale) -> Iterator[str]:
    low, high = ceil(scale.low), floor(scale.high)
    for cost in range(low, high + 1, max(1, -(-(high - low) // _MOST_TICKS))):
        level = _height(cost, scale)
        yield f'<line class="level" x1="0" x2="100%" y1="{level}" y2="{level}"/>'
        yield f'<text {_LETTERS} x="2" y="{float(level) - 3:.1f}">{cost}</text>'
        yield f'<text {_LETTERS} x="{scale.at(cost)}" y="{HEIGHT - 4}" text-anchor="middle">{cost}</text>'


def _dot(one: Placed, name: str, kinds: Sequence[str], scale: Scale) -> str:
    look = kinds.index(f"{one.kind} {one.field}") % LOOKS
    size = 6 if one.off else 4
    return (
        f'<circle class="point part-{look}" cx="{scale.at(one.expected.value)}" cy="{_height(one.stated, scale)}" '
        f'r="{size}"><title>{name}</title></circle>'
    )


def _labels(pieces: Sequence[Placed], scale: Scale) -> Iterator[str]:
    """The ids of pieces off the curve; of those close together the later stands lower."""
    taken: list[tuple[float, float]] = []
    middle = (scale.low + scale.high) / 2
    for one in sorted((piece for piece in pieces if piece.off), key=lambda one: (-one.stated, one.expected.value)):
        place, height = one.expected.value, float(_height(one.stated, scale)) + 4
        near = (scale.high - scale.low) / 8
        while any(abs(place - other) < near and abs(height - level) < _ROOM for other, level in taken):
            height += _ROOM
        taken.append((place, height))
        side, shift = ("start", _ASIDE) if place < middle else ("end", -_ASIDE)
        yield (
            f'<text {_LETTERS} font-weight="600" x="{scale.at(place)}" dx="{shift}" y="{height:.1f}" '
            f'text-anchor="{side}">{escape(one.id)}</text>'
        )


STEM = "prices"
_MAIN = ("number", "having", "word")
MOST_ALIKE = 6
"""So many pieces of a group that cannot be told apart are written out."""


def price_wording(language: str) -> Wording:
    """The words of price lists in one language."""
    return answer_wording(language)


def prices_text(prices: Prices, language: str = "en") -> str:
    """The whole price list in a language."""
    return "\n".join(_lines(prices, price_wording(language))) + "\n"


def _lines(prices: Prices, words: Wording) -> Iterator[str]:
    yield words.word("price-title", title=prices.set_titles.get(words.language) or prices.title)
    yield made(prices, words)
    yield from headed(words.word("price-kinds"))
    yield from columns(kinds_table(prices, words))
    if prices.unpriced:
        yield filled(words.word("price-unpriced", kinds=", ".join(prices.unpriced)))
    yield from headed(words.word("price-worths"))
    told = [worth for worth in prices.worths if worth.known]
    untold = [worth for worth in prices.worths if not worth.known and worth.sort in _MAIN]
    if told:
        yield from columns(_worths_in_text(told, words))
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
    words = price_wording("en")
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
    rows = [_row(piece, words) for piece in prices.pieces]
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
