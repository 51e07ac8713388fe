"""Recipes that no deck can keep to: which of their lines clash."""

from __future__ import annotations

from collections.abc import Sequence

from validator.base.issue import ContentError, Issue
from validator.play.engine.making import Chance
from validator.play.lab.making.choosing import Model, NoDeck
from validator.play.lab.making.pool import Pool, Workshop
from validator.play.lab.making.wording import say
from validator.play.lab.recipes.reading import Demand, Read

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
        raise ContentError([_told(core, read)])


def _told(core: Sequence[Demand], read: Read) -> Issue:
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
