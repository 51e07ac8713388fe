"""Which things the pieces of a set cannot tell apart: words that always stand together, or with the same pieces."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy
from numpy.typing import NDArray

from validator.play.lab.prices.results import Alike
from validator.play.lab.prices.traits import Trait, Traits

_NAMEABLE = ("choice", "word")
_TOLERANCE = 1e-6


def alike_in(rows: Sequence[Traits], pieces: Sequence[str]) -> list[Alike]:
    """Groups of things of which any may be worth more if another is worth less, by the pieces of these ``rows``.

    A thing can be told from the others if no sum of these gives the same amounts on every piece.
    """
    columns = _columns(rows)
    names = list(columns)
    table = numpy.array([columns[name] for name in names], dtype=float).T
    reach = numpy.linalg.pinv(table) @ table
    open_to = [place for place in range(len(names)) if reach[place, place] < 1 - _TOLERANCE]
    found = []
    for group in _connected(open_to, numpy.abs(reach) > _TOLERANCE):
        held = [pieces[row] for row in range(len(rows)) if any(table[row, place] for place in group)]
        if len(group) > 1:
            found.append(Alike(names=tuple(sorted(names[place] for place in group)), pieces=tuple(held)))
    return sorted(found, key=lambda one: (len(one.names), one.names))


def _columns(rows: Sequence[Traits]) -> dict[str, list[float]]:
    """How much of each thing is on each piece; a thing that is on all of them is none."""
    traits = sorted({trait for row in rows for trait in row if trait.sort in _NAMEABLE})
    columns: dict[str, list[float]] = {}
    for trait in traits:
        amounts = [row.get(trait, 0.0) for row in rows]
        if all(amounts):
            continue
        columns.setdefault(called(trait), amounts)
    return columns


def called(trait: Trait) -> str:
    """How a thing is written: ``strength``, ``good: alien``."""
    return f"{trait.of}: {trait.value}" if trait.value else trait.of


def _connected(places: Sequence[int], linked: NDArray[numpy.bool_]) -> list[list[int]]:
    groups: dict[int, list[int]] = defaultdict(list)
    left = list(places)
    while left:
        first = left.pop(0)
        groups[first].append(first)
        for other in groups[first]:
            near = [one for one in left if linked[other, one]]
            groups[first] += near
            left = [one for one in left if one not in near]
    return list(groups.values())
