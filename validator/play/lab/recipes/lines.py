"""The lines of a recipe as demands on a deck: on sums over its cards, or on each card by itself."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from validator.play.lab.recipes.names import Names
from validator.play.lab.recipes.vocabulary import Reach, Recipe, reach_of

NodePath = tuple[str | int, ...]


class Demand(NamedTuple):
    """One line: where it stands; its kinds; what is counted of a card (None: the line is on each card by itself).

    ``counted`` is a feature such as ``cost=3`` or ``word strength``, "cards", or "worth" for what the price list says.
    """

    at: NodePath
    kinds: frozenset[str]
    counted: str | None
    reach: Reach
    paths: tuple[tuple[str, str, str], ...] = ()
    """Of a range of numbers: kind, word (empty for a field of the piece) and field."""
    apart: frozenset[str] = frozenset()
    """Of words that may not stand together: the words."""


def demands_of(recipe: Recipe, names: Names) -> list[Demand]:
    """Every line of a recipe that limits what decks may hold."""
    parts: tuple[Callable[[Recipe, Names], Iterator[Demand]], ...] = (_made, _curves, _words, _numbers, _others)
    return [demand for part in parts for demand in part(recipe, names)]


def _made(recipe: Recipe, names: Names) -> Iterator[Demand]:
    for kind, count in recipe.make.items():
        yield Demand(("make", kind), frozenset({kind}), "cards", Reach(count, count))


def _curves(recipe: Recipe, names: Names) -> Iterator[Demand]:
    for address, curve in recipe.curves.items():
        found = [(kind, path) for kind, path in names.fields(address) if kind in recipe.make]
        for value, amount in curve.items():
            for path in sorted({path for _, path in found}):
                kinds = frozenset(kind for kind, other in found if other == path)
                yield Demand(("curves", address, value), kinds, f"{path}={value}", reach_of(amount))


def _words(recipe: Recipe, names: Names) -> Iterator[Demand]:
    for address, amount in recipe.words.items():
        found = [(kind, tag) for kind, tag in names.words(address) if kind in recipe.make]
        if found:
            kinds = frozenset(kind for kind, _ in found)
            yield Demand(("words", address), kinds, f"word {found[0][1]}", reach_of(amount))


def _numbers(recipe: Recipe, names: Names) -> Iterator[Demand]:
    for address, amount in recipe.numbers.items():
        fields = [(kind, "", path) for kind, path in names.fields(address)]
        paths = tuple(one for one in (*fields, *names.word_fields(address)) if one[0] in recipe.make)
        made = {kind for kind in names.made_numbers(address) if kind in recipe.make}
        kinds = frozenset({kind for kind, _, _ in paths} | made)
        yield Demand(("numbers", address), kinds, None, reach_of(amount), paths)


def _others(recipe: Recipe, names: Names) -> Iterator[Demand]:
    every = frozenset(recipe.make)
    if recipe.powers is not None:
        yield Demand(("powers",), every, "words", reach_of(recipe.powers))
    for place, together in enumerate(recipe.apart):
        tags = frozenset(tag for address in together for _, tag in names.words(address))
        yield Demand(("apart", place), every, None, Reach(0, 0), apart=tags)
    for kind, amount in recipe.budget.items():
        yield Demand(("budget", kind), frozenset({kind}), "worth", reach_of(amount))
