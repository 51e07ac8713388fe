"""Recipes that no deck can keep to: which of their lines clash, or are to blame where nothing clashes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from validator.base.issue import ContentError, Issue, Severity
from validator.base.speech.sentences import Sentence, Sentences, Several
from validator.content.loading import ContentSet
from validator.content.source import value_at
from validator.play.engine.making import Chance
from validator.play.lab.making.choosing import Model, NoDeck
from validator.play.lab.making.maker import Maker, Unmade
from validator.play.lab.making.pool import Pool, Workshop
from validator.play.lab.recipes.reading import Demand, NodePath, Read
from validator.play.lab.recipes.vocabulary import Recipe
from validator.play.lookup import making_of

say = Sentences(__package__)


MORE = 8
"""So many candidates for each design before a recipe is refused."""


def refuse_clash(shop: Workshop, read: Read) -> None:
    """Raise ContentError where no deck of this set keeps to all lines of a recipe: with the lines that clash."""
    chance = Chance(shop.recipe.seed, 0)
    kept = Pool(shop, chance)
    try:
        Model(shop, kept.candidates).chosen(chance, {})
        return
    except NoDeck:
        free = Pool(shop, chance, MORE, free=True, first_body=len(kept.candidates))
        core = Model(shop, [*kept.candidates, *free.candidates]).clash()
    if core:
        raise ContentError([_describe(core, read)])


def _describe(core: Sequence[Demand], read: Read) -> Issue:
    said = [_said(demand) for demand in core]
    spans = sorted({read.span(demand.at) for demand in core})
    if len(said) == 1:
        message = say("line-of-no-deck", line=said[0])
    else:
        message = say("two-lines-clash" if len(said) == 2 else "lines-clash", lines=said)
    return Issue(code="clash", message=message, span=spans[0], together=tuple(spans[1:]))


def _said(demand: Demand) -> str:
    """A line in a few words: ``make.world: 59``."""
    name = ".".join(str(step) for step in demand.at)
    return (
        name
        if demand.at[0] == "apart" or (demand.at[0] == "curves" and len(demand.at) < 3)
        else f"{name}: {demand.reach}"
    )


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
