"""Numbers that stand apart from their like: what was set by mistake most often does, so these are tried first."""

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import median
from typing import NamedTuple

from validator.play.lab.tuning.hints import Fair, Hints
from validator.play.lab.tuning.levers import Edits, Lever, with_edit

ODD = 2.0
"""So many spreads from the usual number of its group is far."""
FEWEST = 6
"""Fewer numbers of a group do not say what is usual there."""
MOST_TRIED = 8
TOGETHER = (2, 3, 4, 6, 8)
"""The oddest are moved by themselves, and so many of them together."""


class Outlier(NamedTuple):
    """A number that stands apart: the value it would usually have, how much speaks for moving it, and who says so."""

    lever: Lever
    usual: int
    oddness: float
    is_priced: bool


def outliers_of(levers: Sequence[Lever], hints: Hints) -> list[Outlier]:
    """The oddest numbers of their groups, then the oddest prices, more so where games speak against the piece."""
    groups: dict[str, list[int]] = {}
    for lever in levers:
        groups.setdefault(lever.group, []).append(lever.present)
    usual = {group: _usual(values) for group, values in groups.items() if len(values) >= FEWEST}
    found = [one for lever in levers if (one := _outlier(lever, usual, hints)) is not None]
    ranked = sorted(found, key=lambda one: (-one.oddness, one.lever.address))
    return [one for side in (False, True) for one in [one for one in ranked if one.is_priced is side][:MOST_TRIED]]


def _usual(values: Sequence[int]) -> Fair:
    """The usual number of a group, and how widely others lie around it."""
    middle = median(values)
    around = sorted(abs(value - middle) for value in values)
    return Fair(middle, max(1.0, around[int(0.68 * (len(around) - 1))]))


def _outlier(lever: Lever, usual: Mapping[str, Fair], hints: Hints) -> Outlier | None:
    priced = hints.fair.get(lever.address)
    fair = priced or usual.get(lever.group)
    if fair is None or (apart := abs(lever.present - fair.value) / fair.spread) < ODD:
        return None
    value = min(lever.most, max(lever.least, round(fair.value)))
    speaks = sqrt(hints.suspicion.get(lever.piece, 1.0)) * apart
    return Outlier(lever, value, speaks, priced is not None) if value != lever.present else None


def first_moves(outliers: Sequence[Outlier]) -> list[Edits]:
    """The oddest numbers together, prices and others apart from each other, then each by itself, made what is usual."""
    found: list[Edits] = []
    for side in (False, True):
        oddest = [one for one in outliers if one.is_priced is side]
        for count in TOGETHER:
            edits: Edits = ()
            for one in oddest[:count]:
                edits = with_edit(edits, one.lever, one.usual)
            found.append(edits)
    found += [with_edit((), one.lever, one.usual) for one in outliers]
    return [edits for edits in dict.fromkeys(found) if edits]
