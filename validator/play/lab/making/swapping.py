"""Cards exchanged one by one for others that count for the same: how a deck is mended without choosing it anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from validator.play.engine.making import Chance
from validator.play.lab.making.choosing import Targets, amount_of, bounds_of
from validator.play.lab.making.demanded import is_single, keeps
from validator.play.lab.making.entries import key_of
from validator.play.lab.making.pool import Candidate, Workshop
from validator.play.lab.recipes.reading import Demand

AMONG = 3
"""One of so many cards that keep the deck nearest to the base set takes the place of another."""


class Exchange:
    """A deck's cards, to be exchanged for others of a pool."""

    def __init__(self, shop: Workshop, chosen: Sequence[Candidate], targets: Targets) -> None:
        self.chosen = list(chosen)
        self._shop, self._targets = shop, targets
        self._sums = [demand for demand in shop.demands if not is_single(demand)]
        self._singles = [demand for demand in shop.demands if is_single(demand)]
        self._totals = [sum(amount_of(demand, one) for one in chosen) for demand in self._sums]
        self._counts: dict[str, Counter[str]] = {kind: Counter() for kind in targets}
        for one in chosen:
            self._count(one, 1)

    def _count(self, one: Candidate, sign: int) -> None:
        counts = self._counts[one.kind]
        for feature, amount in one.features.items():
            counts[feature] += sign * amount * one.copies

    def swap(self, bad: str, pool: Sequence[Candidate], barred: Collection[str], chance: Chance) -> bool:
        """Exchange the card of this key; False where none of the pool can take its place."""
        place = next(place for place, one in enumerate(self.chosen) if key_of(one.piece) == bad)
        old = self.chosen[place]
        rest = [one for other, one in enumerate(self.chosen) if other != place]
        bodies = {one.body for one in rest}
        keys = {key_of(one.piece) for one in rest} | {bad, *barred}
        groups = {(one.kind, group) for one in rest for group in self._shop.groups(one.kind, one.piece)}
        found = [
            one
            for one in pool
            if one.kind == old.kind
            and one.body not in bodies
            and key_of(one.piece) not in keys
            and not any((one.kind, group) in groups for group in self._shop.groups(one.kind, one.piece))
            and self._holds(old, one)
        ]
        if not found:
            return False
        self._count(old, -1)
        near = sorted((self._away(one), chance.below(1 << 20), number) for number, one in enumerate(found))[:AMONG]
        self._put(place, old, found[chance.one_of(near)[2]])
        return True

    def _put(self, place: int, old: Candidate, new: Candidate) -> None:
        self._totals = [
            total + self._gain(demand, old, new) for demand, total in zip(self._sums, self._totals, strict=True)
        ]
        self._count(new, 1)
        self.chosen[place] = new

    def _gain(self, demand: Demand, old: Candidate, new: Candidate) -> int:
        return amount_of(demand, new) - amount_of(demand, old)

    def _holds(self, old: Candidate, new: Candidate) -> bool:
        for demand, total in zip(self._sums, self._totals, strict=True):
            least, most = bounds_of(demand)
            if not least <= total + self._gain(demand, old, new) <= most:
                return False
        return all(keeps(demand, self._shop.names, new.kind, new.piece) for demand in self._singles)

    def _away(self, one: Candidate) -> int:
        """How far from the base set the deck would be with this card, without the one that it replaces."""
        counts, targets = self._counts[one.kind], self._targets[one.kind]
        return sum(
            abs(counts[feature] + amount * one.copies - wanted) - abs(counts[feature] - wanted)
            for feature, amount in one.features.items()
            for wanted in (targets.get(feature, 0),)
        )
