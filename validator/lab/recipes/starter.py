"""A recipe to begin with: it makes decks like the base set, and its comments show what else may be said."""

from __future__ import annotations

from validator.content.loading import ContentSet
from validator.lab.recipes.names import Names
from validator.lab.recipes.reading import usual_kinds

MOST_WORDS = 4
"""So many words are named as examples."""


def starter_text(content: ContentSet) -> str:
    """The text of a recipe for a set."""
    names = Names(content.words)
    made = usual_kinds(content, names)
    lines = [
        "# yaml-language-server: $schema=schemas/recipe.schema.json",
        f"# What new decks of {content.name} are to be. Whatever is not said is as in that set.",
        f"from: {content.name}",
        "# Kinds that are made anew, and how many cards or tiles of each; the old ones are left out.",
        f"make: {{{', '.join(f'{kind}: {count}' for kind, count in made.items())}}}",
        *_examples(content, names, list(made)),
        "seed: 1",
        "decks: 20",
        "# Games to spend on ranking all decks; 0 makes them and plays none. Or: minutes, which choose the games.",
        "games: 4000",
        "# What the best decks are to be, besides playing as the set does:",
        "# goals: [{measure: real_choices, from: 70}]",
    ]
    return "\n".join(lines) + "\n"


def _examples(content: ContentSet, names: Names, kinds: list[str]) -> list[str]:
    """Lines to take the comment sign from."""
    found: list[str] = []
    first = kinds[0] if kinds else ""
    if content.pieces.get(first):
        found += ["# Pieces that stay though their kind is made anew:", f"# keep: [{content.pieces[first][0].id}]"]
    leaves = names.kinds[first].leaves if first else {}
    numbers = [path for path, leaf in leaves.items() if leaf.is_number and path != "count"]
    if numbers:
        found += [f"# How many have each {numbers[0]}, exactly or from and to:", "# curves:",
                  f"#   {numbers[0]}: {{1: 10, 2: 8..12}}", "# The range of a number, of a field or in a word:",
                  f"# numbers: {{{numbers[0]}: 1..4}}"]  # fmt: skip
    tags = list(names.kinds[first].words)[:MOST_WORDS] if first else []
    if tags:
        found += ["# On how many a word stands (0 is never):", f"# words: {{{tags[0]}: 2..4}}"]
    if len(tags) > 1:
        found += ["# How many words stand on one:", "# powers: 1..2", "# Words of which no two stand on one:",
                  f"# apart: [[{tags[0]}, {tags[1]}]]"]  # fmt: skip
    switches = [(name, value) for name, value in _switches(content).items() if type(value) is int]
    for name, value in switches[:1]:
        found += [
            "# Switches of the rules to try; each deck takes one of the values:",
            f"# rules: {{{name}: [{value}]}}",
        ]
    return found


def _switches(content: ContentSet) -> dict[str, object]:
    """The set's switches and their values."""
    return {name: getattr(content.rules, name) for name in content.rules.__struct_fields__}
