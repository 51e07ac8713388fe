"""A recipe to begin with: it makes decks like the base set, and its comments show what else may be said.

Whatever stands in a comment holds for the base set itself, so each line may be taken up as it is, alone or with others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from validator.base.decoding import convert
from validator.content.loading import ContentSet
from validator.content.rulebook.checks import ids_asked_for
from validator.play.lab.making.entries import tags_in
from validator.play.lab.making.pool import Workshop, words_by_side
from validator.play.lab.recipes.reading import demands_of, usual_kinds
from validator.play.lab.recipes.vocabulary import Names, Reach, Recipe
from validator.play.lookup import making_of

LEEWAY = 2
"""An example of a range allows so many more or fewer than the base set has."""


def starter_text(content: ContentSet) -> str:
    """The text of a recipe for a set."""
    making = making_of(content.words.game)
    names = Names(content.words, making.numbers)
    made = usual_kinds(content, names)
    recipe = Recipe(base=content.name, make=made)
    shop = Workshop(recipe, content, making, demands_of(recipe, names))
    lines = [
        "# yaml-language-server: $schema=schemas/recipe.schema.json",
        f"# What new decks of {content.name} are to be. Whatever is not said is as in that set.",
        f"from: {content.name}",
        "# Kinds that are made anew, and how many cards or tiles of each; the old ones are left out.",
        f"make: {{{', '.join(f'{kind}: {count}' for kind, count in made.items())}}}",
        *_asked_for(content),
        *(line for kind in list(made)[:1] for line in _of_kind(shop, kind)),
        *_switch(content),
        "seed: 1",
        "decks: 20",
        "# Games to spend on ranking all decks; 0 makes them and plays none. Or: minutes, which choose the games.",
        "games: 4000",
        "# What the best decks are to be, besides playing as the set does:",
        "# goals: [{measure: real_choices, from: 70}]",
    ]
    return "\n".join(lines) + "\n"


def _asked_for(content: ContentSet) -> Iterator[str]:
    """The pieces that have to stay, since rules beside a kit name them."""
    if asked := [name for name in ids_asked_for(content) if name in content.by_id]:
        yield from ("# Pieces that the rules name stay:", f"keep: [{', '.join(asked)}]")


def _of_kind(shop: Workshop, kind: str) -> Iterator[str]:
    """Lines to take the comment sign from, about the first kind that is made."""
    if numbers := shop.making.numbers.get(kind):
        said = ", ".join(f"{kind}.{name}: {Reach(*reach)}" for name, reach in numbers.items())
        yield from ("# Ranges of numbers, of which each deck takes one:", f"# numbers: {{{said}}}")
        return
    if not ids_asked_for(shop.content):
        first = shop.content.pieces[kind][0].id
        yield from ("# Pieces that stay though their kind is made anew:", f"# keep: [{first}]")
    yield from _numbers(shop, kind)
    yield from _words(shop, kind)


def _numbers(shop: Workshop, kind: str) -> Iterator[str]:
    """Of the first number that differs between pieces: how many have each of two values, and from where to where."""
    leaves = shop.names.kinds[kind].leaves
    for path in (path for path, leaf in leaves.items() if leaf.is_number and path != "count"):
        held = _counted(shop, kind, f"{path}=")
        values = sorted(int(value) for value in held if value.lstrip("-").isdecimal())
        if len(values) > 1:
            first, second = values[:2]
            yield from (f"# How many have each {path}, exactly or from and to:", "# curves:")
            yield f"#   {path}: {{{first}: {held[str(first)]}, {second}: {_around(held[str(second)])}}}"
            yield from (
                "# The range of a number, of a field or in a word:",
                f"# numbers: {{{path}: {Reach(values[0], values[-1])}}}",
            )
            return


def _words(shop: Workshop, kind: str) -> Iterator[str]:
    """Of its words: on how many pieces the first stands, how many stand on one, and two that never do together."""
    held = _counted(shop, kind, "word ")
    if not held:
        return
    first = next(tag for tag in shop.names.kinds[kind].words if tag in held)
    yield from ("# On how many a word stands (0 is never):", f"# words: {{{first}: {_around(held[first])}}}")
    yield from ("# How many words stand on one, or on each side of it:", f"# powers: {_powers(shop)}")
    together = {
        pair for piece in shop.patterns[kind] for pair in combinations(sorted(set(tags_in(shop.names, piece))), 2)
    }
    if apart := next((pair for pair in combinations(sorted(held), 2) if pair not in together), None):
        yield from ("# Words of which no two stand on one:", f"# apart: [[{', '.join(apart)}]]")


def _powers(shop: Workshop) -> Reach:
    """From how many to how many words stand on one piece, or a side of it, of all kinds that are made."""
    amounts = {
        len(value)
        for kind in shop.recipe.make
        for piece in shop.variers[kind].pieces
        for value in words_by_side(shop.names, piece).values()
    }
    return Reach(min(amounts), max(amounts))


def _counted(shop: Workshop, kind: str, sign: str) -> dict[str, int]:
    """What is counted of the base set under names that begin so, by the rest of the name."""
    return {name.removeprefix(sign): count for name, count in shop.base[kind].items() if name.startswith(sign)}


def _around(count: int) -> Reach:
    return Reach(max(0, count - LEEWAY), count + LEEWAY)


def _switch(content: ContentSet) -> Sequence[str]:
    """The first switch of the rules that is a number, with its value and where it may be one more with that too."""
    for field in msgspec.structs.fields(content.words.rules):
        value = getattr(content.rules, field.name)
        if type(value) is int:
            values = [value, value + 1] if _may_be(value + 1, field) else [value]
            said = f"# rules: {{{field.encode_name}: [{', '.join(map(str, values))}]}}"
            return ["# Switches of the rules to try; each deck takes one of the values:", said]
    return []


def _may_be(value: int, field: msgspec.structs.FieldInfo) -> bool:
    try:
        convert(value, field.type)
    except msgspec.ValidationError:
        return False
    return True
