"""What of a recipe can be understood, though some of it be faulty: the rest of it is checked all the same."""

from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml

from validator.base.issue import Issue
from validator.base.locks import learnt
from validator.content.loading import read_in_part
from validator.play.lab.goals.judging import Stated
from validator.play.lab.goals.reading import goals_stated, or_nothing
from validator.play.lab.recipes.vocabulary import Recipe

KINDS = "make"
"""The field whose keys the others lean on: a kind with a faulty number is made all the same."""
GOALS = "goals"


class Understood(NamedTuple):
    """A recipe, its goals and its nodes; ``issues`` is what form and spelling are found wrong in, and is left out."""

    recipe: Recipe
    goals: tuple[Stated, ...]
    node: yaml.Node
    issues: list[Issue]


def understood(path: Path, shown: str, base: str) -> Understood:
    """The recipe in a file; for the set ``base`` where it does not say for which.

    Raises:
        ContentError: it is no YAML, or empty.
    """
    issues: list[Issue] = []
    recipe, node, data = read_in_part(path, shown, Recipe, issues)
    held = data if isinstance(data, dict) else {}
    goals = goals_stated(held.get(GOALS), node)
    if recipe is None:
        left = {"from": base, **_fields_left(held), GOALS: [one.line for one in goals]}
        recipe = msgspec.convert(left, learnt(Recipe), str_keys=True)
    return Understood(recipe, goals, node, issues)


def _fields_left(held: dict[str, Any]) -> dict[str, Any]:
    """The fields that can be understood, of those with names in them what can be."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Recipe):
        name = field.encode_name
        if name not in held:
            continue
        value = held[name]
        if isinstance(value, dict) and name == KINDS:
            value = {key: amount if _fits({key: amount}, field.type) else 1 for key, amount in value.items()}
        if isinstance(value, dict):
            value = {key: one for key, one in value.items() if _fits({key: one}, field.type)}
        if _fits(value, field.type):
            found[name] = value
    return found


def _fits(value: Any, kind: Any) -> bool:
    return or_nothing(value, kind) is not None
