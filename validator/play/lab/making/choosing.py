"""The cards of a deck chosen among candidates, so that every line of the recipe holds exactly (CP-SAT of OR-Tools), or
exchanged one by one for others that count for the same.

What the recipe leaves open is kept as near to the base set as it goes, and beyond that chance decides. One worker and a
deterministic limit: the same candidates give the same deck on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from ortools.sat.python import cp_model

from validator.base.interrupts import awaited
from validator.play.engine.making import Chance
from validator.play.lab.making.entries import key_of
from validator.play.lab.making.pool import Candidate, Workshop, is_single, keeps
from validator.play.lab.recipes.reading import Demand

LIMITS = (0.2, 1.0)
"""Deterministic time for choosing a deck (a tenth is about a second); the second where the first finds none."""
LONG = 5.0
"""The same for telling that no deck can be had."""
AWAY, NOISE = 12, 9
"""What one card more or less than in the base set counts, against the most that chance counts for a card."""
HUNDREDTHS = 100
"""What cards are worth is counted in hundredths of a cost."""
Targets = Mapping[str, Mapping[str, int]]


class NoDeck(Exception):
    """No deck of these candidates keeps to all the demands; ``core`` are some that clash."""

    def __init__(self, core: Sequence[Demand]) -> None:
        super().__init__("the demands clash")
        self.core = tuple(core)


def amount_of(demand: Demand, candidate: Candidate) -> int:
    """What a card adds to the sum that a demand is on; worth in hundredths."""
    if candidate.kind not in demand.kinds:
        return 0
    if demand.counted == "cards":
        return candidate.copies
    if demand.counted == "worth":
        return round(HUNDREDTHS * candidate.worth) * candidate.copies
    return candidate.features[str(demand.counted)] * candidate.copies


def bounds_of(demand: Demand) -> tuple[int, int]:
    """From and to what the sum of a demand may be."""
    scale = HUNDREDTHS if demand.counted == "worth" else 1
    return demand.reach.least * scale, demand.reach.most * scale


class Model:
    """The choice as a model: a yes or no for each candidate, a switch for each demand."""

    def __init__(self, shop: Workshop, candidates: Sequence[Candidate]) -> None:
        self._shop, self._candidates = shop, candidates
        self._model = cp_model.CpModel()
        self._taken = [self._model.new_bool_var(f"c{place}") for place in range(len(candidates))]
        self._held = {demand: self._model.new_bool_var(f"d{place}") for place, demand in enumerate(shop.demands)}
        for demand in shop.demands:
            self._demand(demand)
        self._one_of_each()

    def _demand(self, demand: Demand) -> None:
        held = self._held[demand]
        if is_single(demand):
            for candidate, taken in zip(self._candidates, self._taken, strict=True):
                if not keeps(demand, self._shop.names, candidate.kind, candidate.piece):
                    self._model.add_implication(held, ~taken)
            return
        terms = [
            taken * amount
            for candidate, taken in zip(self._candidates, self._taken, strict=True)
            if (amount := amount_of(demand, candidate))
        ]
        total = sum(terms)
        least, most = bounds_of(demand)
        self._model.add(total >= least).only_enforce_if(held)
        self._model.add(total <= most).only_enforce_if(held)

    def _one_of_each(self) -> None:
        """At most one card of a body, and of a face where no two of the base set have the same."""
        alike: dict[object, list[cp_model.IntVar]] = {}
        for candidate, taken in zip(self._candidates, self._taken, strict=True):
            groups = self._shop.groups(candidate.kind, candidate.piece)
            for sign in (candidate.body, *((candidate.kind, group) for group in groups)):
                alike.setdefault(sign, []).append(taken)
        for some in alike.values():
            if len(some) > 1:
                self._model.add_at_most_one(some)

    def chosen(self, chance: Chance, targets: Targets) -> list[Candidate]:
        """The cards of one deck; ``targets`` are features that each kind is to have about so often.

        Raises:
            NoDeck: none of these candidates make one.
        """
        for held in self._held.values():
            self._model.add(held == 1)
        away = [
            self._distance(kind, feature, amount)
            for kind, wanted in targets.items()
            for feature, amount in wanted.items()
        ]
        noise = [taken * chance.between(0, NOISE) for taken in self._taken]
        self._model.minimize(sum(AWAY * one for one in away) + sum(noise))
        seed = chance.below(1 << 30)
        for limit in LIMITS:
            solver = _solver(limit, seed)
            status = _solved(solver, self._model)
            if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
                both = zip(self._candidates, self._taken, strict=True)
                return [one for one, taken in both if solver.boolean_value(taken)]
            if status == cp_model.INFEASIBLE:
                break
        raise NoDeck(())

    def _distance(self, kind: str, feature: str, wanted: int) -> cp_model.IntVar:
        have = sum(
            taken * candidate.features[feature] * candidate.copies
            for candidate, taken in zip(self._candidates, self._taken, strict=True)
            if candidate.kind == kind and candidate.features[feature]
        )
        away = self._model.new_int_var(0, 2000, "")
        self._model.add(away >= have - wanted)
        self._model.add(away >= wanted - have)
        return away

    def clash(self) -> list[Demand]:
        """The fewest lines found that no deck keeps to together; none where a deck keeps to all.

        The values of a curve count as one line; where a single value clashes by itself, it alone is named.
        """
        lines: dict[object, list[Demand]] = {}
        for demand in self._held:
            lines.setdefault(demand.at[:2], []).append(demand)
        core = self._core(list(lines.values()))
        for line in list(core):
            fewer = [other for other in core if other is not line]
            if self._core(fewer):
                core = fewer
        return [self._narrowed(line, [other for other in core if other is not line]) for line in core]

    def _narrowed(self, line: list[Demand], others: list[list[Demand]]) -> Demand:
        if len(line) > 1:
            for demand in line:
                if self._core([*others, [demand]]):
                    return demand
            return line[0]._replace(at=line[0].at[:2])
        return line[0]

    def _core(self, lines: list[list[Demand]]) -> list[list[Demand]]:
        """Some of these lines that clash; none where they do not."""
        self._model.clear_assumptions()
        self._model.add_assumptions([self._held[demand] for line in lines for demand in line])
        solver = _solver(LONG, 1)
        status = _solved(solver, self._model)
        if status == cp_model.UNKNOWN and self._fixed(lines) == cp_model.INFEASIBLE:
            return lines
        if status != cp_model.INFEASIBLE:
            return []
        named = set(solver.sufficient_assumptions_for_infeasibility())
        return [line for line in lines if any(self._held[demand].index in named for demand in line)] or lines

    def _fixed(self, lines: list[list[Demand]]) -> cp_model.CpSolverStatus:
        """The same told of a model in which the lines hold beyond doubt: more is seen at once, but not which clash."""
        model = self._model.clone()
        model.clear_assumptions()
        for line in lines:
            for demand in line:
                model.add(self._held[demand] == 1)
        return _solved(_solver(LONG, 1), model)


def _solver(limit: float, seed: int) -> cp_model.CpSolver:
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = seed
    solver.parameters.cp_model_probing_level = solver.parameters.symmetry_level = 0
    solver.parameters.max_deterministic_time = limit
    solver.parameters.catch_sigint_signal = False  # it would leave Ctrl-C to end the process there and then
    return solver


def _solved(solver: cp_model.CpSolver, model: cp_model.CpModel) -> cp_model.CpSolverStatus:
    return awaited(lambda: solver.solve(model), solver.stop_search)


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
        candidates = [
            one
            for one in pool
            if one.kind == old.kind
            and one.body not in bodies
            and key_of(one.piece) not in keys
            and not any((one.kind, group) in groups for group in self._shop.groups(one.kind, one.piece))
            and self._holds(old, one)
        ]
        if not candidates:
            return False
        self._count(old, -1)
        near = sorted((self._away(one), chance.below(1 << 20), number) for number, one in enumerate(candidates))[:AMONG]
        self._put(place, old, candidates[chance.one_of(near)[2]])
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
