"""The price list itself: what a point, a word, a number in a word is worth, with intervals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from validator.play.lab.prices.results import Priced, WorthOf
from validator.play.lab.prices.traits import Trait, Traits, effects_in, traits_of_word, word_called, words_in
from validator.play.lab.prices.worth import PriceList
from validator.play.playtest.figures.statistics import Z95, Interval


def worths_of(prices: PriceList) -> list[Priced]:
    """Every thing on the list, numbers first, then what a piece can have, then words with their numbers."""
    return [*_numbers(prices), *_havings(prices), *_words(prices)]


def _priced(
    prices: PriceList, sort: WorthOf, name: str, adds: Mapping[Trait, float], pieces: int, within: str = ""
) -> Priced | None:
    """The worth of what adds these traits; None where no piece of the set could tell anything of it."""
    curve = prices.curve
    row = curve.at(dict(adds))
    row[0] = 0.0
    if not row.any():
        return None
    worth, error = curve.told_of(row)
    low, high = worth - Z95 * error, worth + Z95 * error
    return Priced(
        sort=sort, name=name, within=within, worth=Interval(worth, low, high), pieces=pieces, known=low > 0 or high < 0
    )


def _numbers(prices: PriceList) -> Iterator[Priced]:
    """One more of each number, as the kinds that have it share it."""
    for of in sorted({trait.of for row in prices.rows for trait in row if trait.sort == "number"}):
        having = [row for row in prices.rows if Trait("number", of) in row]
        adds: Traits = defaultdict(float)
        for row in having:
            for trait in row:
                if trait.of == of and trait.sort in ("number", "number by kind"):
                    adds[trait] += 1 / len(having)
        if (found := _priced(prices, "number", of, adds, len(having))) is not None:
            yield found


def _havings(prices: PriceList) -> Iterator[Priced]:
    """Each value of what a piece may have, and having it at all where it has no values of its own.

    Where pieces of a kind all have it or none, what it is worth to have it at all is the kind's, and is left out.
    """
    values = {trait for row in prices.rows for trait in row if trait.sort == "choice"}
    plain = {trait for row in prices.rows for trait in row if trait.sort == "having"}
    for trait in sorted(values | {one for one in plain if not any(value.of == one.of for value in values)}):
        having = Trait("having", trait.of)
        is_open = _differs_within_a_kind(prices, having)
        if trait == having and (not is_open or len(words_by_field(prices).get(trait.of, ())) == 1):
            continue
        adds = {trait: 1.0, having: 1.0} if is_open else {trait: 1.0}
        pieces = sum(trait in row for row in prices.rows)
        name = f"{trait.of}: {trait.value}" if trait.value else trait.of
        if (found := _priced(prices, "having", name, adds, pieces)) is not None:
            yield found


def _differs_within_a_kind(prices: PriceList, trait: Trait) -> bool:
    found = {(one.kind, trait in row) for one, row in zip(prices.stated, prices.rows, strict=True)}
    return len(found) > len({kind for kind, _ in found})


def words_by_field(prices: PriceList) -> dict[str, set[str]]:
    """Which words stand in each field of the pieces; a field of one word is there exactly where the word is."""
    found: dict[str, set[str]] = defaultdict(set)
    for one in prices.stated:
        for field, word in words_in(one.part):
            found[field].add(word_called(word))
        for field, tag, _ in effects_in(one.part):
            found[field].add(tag)
    return found


def _words(prices: PriceList) -> Iterator[Priced]:
    """Each word as it stands on the set's pieces on average, and one more of each number that differs there."""
    standing: dict[str, list[Traits]] = defaultdict(list)
    alone = {field for field, tags in words_by_field(prices).items() if len(tags) == 1}
    pieces: dict[str, set[int]] = defaultdict(set)
    for place, one in enumerate(prices.stated):
        for field, word in words_in(one.part):
            traits = traits_of_word(field, word)
            standing[word_called(word)].append({**traits, Trait("having", field): 1.0} if field in alone else traits)
            pieces[word_called(word)].add(place)
        for _, tag, amount in effects_in(one.part):
            standing[tag].append({Trait("word", tag): amount})
            pieces[tag].add(place)
    for tag in sorted(standing):
        adds: Traits = defaultdict(float)
        for traits in standing[tag]:
            for trait, amount in traits.items():
                adds[trait] += amount / len(standing[tag])
        if (found := _priced(prices, "word", tag, adds, len(pieces[tag]))) is not None:
            yield found
        yield from _more(prices, tag, standing[tag], len(pieces[tag]))


def _more(prices: PriceList, tag: str, standing: list[Traits], pieces: int) -> Iterator[Priced]:
    """One more of each number in a word that is not the same wherever the word stands, and each choice in it."""
    for trait in sorted(
        {trait for traits in standing for trait in traits if trait.sort == "amount" and trait.of == tag}
    ):
        if len({traits.get(trait, 0.0) for traits in standing}) > 1:
            adds = {trait: 1.0, Trait("shared", trait.value): 1.0}
            if (found := _priced(prices, "more", trait.value, adds, pieces, within=tag)) is not None:
                yield found
    for trait in sorted({trait for traits in standing for trait in traits if trait.sort == "option"}):
        having = sum(trait in row for row in prices.rows)
        if trait.of.startswith(f"{tag} ") and 0 < sum(trait in traits for traits in standing) < len(standing):
            name = f"{trait.of.removeprefix(f'{tag} ')}: {trait.value}".removesuffix(": ")
            if (found := _priced(prices, "option", name, {trait: 1.0}, having, within=tag)) is not None:
                yield found
