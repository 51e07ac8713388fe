"""Whether a single card keeps to a recipe, and how one that does not is mended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from validator.play.engine.making import Chance, Fields
from validator.play.lab.making.entries import Path, copied, put, slots_in, value_of
from validator.play.lab.making.variation import Varier
from validator.play.lab.recipes.reading import Demand
from validator.play.lab.recipes.vocabulary import Names


def is_single(demand: Demand) -> bool:
    """Whether a demand is on each card by itself."""
    return demand.counted in (None, "words")


def keeps(demand: Demand, names: Names, kind: str, piece: Fields) -> bool:
    """Whether a card keeps to a demand on single cards; those on sums are for the whole deck."""
    if kind not in demand.kinds:
        return True
    if demand.counted == "words":
        return all(
            demand.reach.least <= len(found) <= demand.reach.most for found in words_by_side(names, piece).values()
        )
    if demand.apart:
        return all(len(demand.apart & {*found}) < 2 for found in words_by_side(names, piece).values())
    if demand.counted is None:
        return all(
            not isinstance(value, int) or demand.reach.least <= value <= demand.reach.most
            for _, _, value in _numbers(demand, names, kind, piece)
        )
    return True


def words_by_side(names: Names, piece: Fields) -> dict[Path, list[str]]:
    """The words of each group of a piece that can hold any; of a piece without groups, its own."""
    slots = slots_in(names, piece)
    groups: dict[Path, list[str]] = {slot.group: [] for slot in slots} or {(): []}
    for slot in slots:
        groups[slot.group].append(slot.tag)
    return groups


def _numbers(demand: Demand, names: Names, kind: str, piece: Fields) -> Iterator[tuple[Fields, str, Any]]:
    """The numbers that a demand speaks of: what holds each, its field, and its value."""
    for other, tag, field in demand.paths:
        if other != kind:
            continue
        if not tag:
            *groups, last = field.split(".")
            holder = piece if not groups else value_of(piece, ".".join(groups))
            if (
                isinstance(holder, dict)
                and (value := holder.get(last, names.kinds[kind].leaves[field].default)) is not None
            ):
                yield holder, last, value
            continue
        leaf = names.kinds[kind].words[tag][field]
        for slot in slots_in(names, piece):
            if slot.tag == tag:
                yield slot.word, field, slot.word.get(field, leaf.default)


def mend(demand: Demand, names: Names, kind: str, piece: Fields, varier: Varier, chance: Chance) -> None:
    """Make a card keep to a demand on single cards, as far as that goes."""
    if demand.counted == "words":
        for _ in range(4):
            found = words_by_side(names, piece)
            if any(len(tags) > demand.reach.most for tags in found.values()):
                varier.drop_word(piece, chance)
            elif any(len(tags) < demand.reach.least for tags in found.values()):
                varier.add_word(piece, chance)
    elif demand.apart:
        _take_apart(demand.apart, names, piece, varier, chance)
    else:
        for holder, field, value in list(_numbers(demand, names, kind, piece)):
            if isinstance(value, int):
                holder[field] = max(demand.reach.least, min(demand.reach.most, value))


def _take_apart(apart: frozenset[str], names: Names, piece: Fields, varier: Varier, chance: Chance) -> None:
    here = [slot for slot in slots_in(names, piece) if slot.tag in apart]
    if len({slot.tag for slot in here}) > 1 and any(slot.place is not None for slot in here):
        varier.drop_word(piece, chance, only=chance.one_of([slot for slot in here if slot.place is not None]).tag)


def with_value(demand: Demand, piece: Fields, value: str, varier: Varier) -> Fields | None:
    """The card with another value of the field that a curve is of; None where it cannot have it."""
    assert demand.counted is not None
    path = demand.counted.partition("=")[0]
    old = value_of(piece, path)
    if isinstance(old, str) and not value.lstrip("-").isdecimal():
        return varier.recoloured(piece, path, value)
    if isinstance(old, int) and not isinstance(old, bool) and value.lstrip("-").isdecimal():
        fresh: Fields = copied(piece)
        put(fresh, path, int(value))
        return fresh
    return None
