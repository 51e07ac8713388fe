"""A price list for the terminal: plain text, a page wide, in English; and its words for the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import fill

from validator.play.lab.answers.words import answer_wording
from validator.play.lab.prices.results import LIKELY, Odd, Placed, Priced, Prices, Strength
from validator.play.playtest.report.text import WIDTH, columns
from validator.play.playtest.report.wording import Wording, shown_change

STEM = "prices"
_MAIN = ("number", "having", "word")
MOST_ALIKE = 6
"""So many pieces of a group that cannot be told apart are written out."""


def price_wording(language: str) -> Wording:
    """The words of price lists in one language."""
    return answer_wording(language)


def prices_text(prices: Prices) -> str:
    """The whole price list, in English."""
    return "\n".join(_lines(prices, price_wording("en"))) + "\n"


def _lines(prices: Prices, words: Wording) -> Iterator[str]:
    yield words.word("price-title", title=prices.title)
    yield made(prices, words)
    yield from _headed(words.word("price-kinds"))
    yield from columns(kinds_table(prices, words))
    if prices.unpriced:
        yield fill(words.word("price-unpriced", kinds=", ".join(prices.unpriced)), WIDTH)
    yield from _headed(words.word("price-worths"))
    told = [one for one in prices.worths if one.known]
    untold = [one for one in prices.worths if not one.known and one.sort in _MAIN]
    if told:
        yield from columns(_worths(told, words))
    if untold:
        yield from ("", words.word("price-untold"))
        yield from columns(_worths(untold, words))
    if prices.alike:
        yield from _headed(words.word("price-alike"))
        yield from (_folded(line, "* ") for line in alike_lines(prices, words))
    yield from _headed(words.word("price-off"))
    yield from (_folded(line) for line in _off(prices, words))
    yield from _headed(words.word("price-strength"))
    yield from (_folded(line) for line in strength_lines(prices, words))


def _headed(title: str) -> Iterator[str]:
    yield from ("", title, "-" * len(title))


def _folded(line: str, before: str = "") -> str:
    return fill(
        line, WIDTH, initial_indent=before, subsequent_indent=" " * 4, break_long_words=False, break_on_hyphens=False
    )


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


def _worths(worths: Sequence[Priced], words: Wording) -> list[list[str]]:
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


def _off(prices: Prices, words: Wording) -> Iterator[str]:
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
    found = words.word(
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
    yield f"{found} {words.word(f'price-strength-{verdict}')} {words.word('price-strength-whose', agent=one.agent)}"
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
