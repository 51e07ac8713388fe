"""Recipes that clash with nothing and by which a deck still does not come about: which of their lines is to blame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence, Several
from validator.content.loading import ContentSet
from validator.content.source import value_at
from validator.play.lab.making.maker import Maker, Unmade
from validator.play.lab.making.pool import Workshop
from validator.play.lab.making.wording import say
from validator.play.lab.recipes.reading import Demand, NodePath, Read
from validator.play.lab.recipes.vocabulary import Recipe
from validator.play.lookup import making_of

MAKE = "make"
"""The field of recipes without which there is no deck at all."""
MOST_REASONS = 3
Without = tuple[NodePath, Recipe, Sequence[Demand]]


def unmakable(content: ContentSet, read: Read, number: int, fault: Unmade) -> Issue:
    """Why there is no deck of a number, at the line without which there would be one; else at what it makes."""
    begins = MAKE if value_at(read.node, MAKE) is not None else "from"
    span = read.span(_line_to_blame(content, read, number) or (begins,))
    message = say("unmakable", number=number, reasons=reasons(fault))
    return Issue(code="unmakable", message=message, span=span)


def reasons(fault: Unmade) -> Sentence | Several:
    """What was wrong with the last deck that was tried, without places: the deck is nowhere to be read."""
    if fault.found is None or not fault.found.issues:
        return say("no-deck")
    issues = sorted(fault.found.issues, key=lambda issue: list(Severity).index(issue.severity))
    worst = [issue for issue in issues if issue.severity is issues[0].severity]
    return Several(tuple(dict.fromkeys(issue.message for issue in worst[:MOST_REASONS])), "semicolon")


def _line_to_blame(content: ContentSet, read: Read, number: int) -> NodePath | None:
    making = making_of(content.words.game)
    for line, recipe, demands in _without_a_line(read):
        try:
            Maker(Workshop(recipe, content, making, demands)).deck(number)
        except Unmade:
            continue
        return line
    return None


def _without_a_line(read: Read) -> Iterator[Without]:
    """The recipe without each of its lines, then without each field of several."""
    recipe, demands = read.recipe, read.demands
    lines = list(dict.fromkeys(demand.at for demand in demands if demand.at[0] != MAKE))
    for line in lines:
        yield line, recipe, [demand for demand in demands if demand.at != line]
    for switch in recipe.rules:
        fewer = {name: values for name, values in recipe.rules.items() if name != switch}
        yield ("rules", switch), msgspec.structs.replace(recipe, rules=fewer), demands
    if recipe.keep:
        yield ("keep",), msgspec.structs.replace(recipe, keep=()), demands
    for depth in (2, 1):
        for block in dict.fromkeys(line[:depth] for line in lines if len(line) > depth):
            yield block, recipe, [demand for demand in demands if demand.at[:depth] != block]
