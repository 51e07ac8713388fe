"""Edits that are worth trying next: by what is believed of the effect of every lever on every goal."""

import warnings
from collections.abc import Callable, Mapping, Sequence
from math import fsum
from typing import Any, NamedTuple

import numpy as np

from validator.base.plugins import with_extra
from validator.play.lab.goals.words import Goal
from validator.play.lab.tuning.ground import Edits, Hints, Lever, Numbers, Reading, narrowed, with_edit, without

PRIORS = (0.03, 0.1, 0.3, 1.0)
"""How much one step of a lever may well move a goal, in tolerances: of these the likeliest is taken."""
GROUPS_MORE = 1.0
"""How much a group's common effect may be, beside that of single levers."""


class Seen(NamedTuple):
    """Edits that were tried, and their effects on the goals."""

    edits: Edits
    effects: Sequence[Reading]


class Beliefs:
    """Effects are taken to add up, and to grow with the steps of a lever: near enough for small edits.

    A lever's effect is what its group has in common, as often as its piece is played, and something of its own, which
    may be more where hints speak against the piece.
    """

    def __init__(self, levers: Sequence[Lever], hints: Hints, tolerances: Sequence[float]) -> None:
        self.levers = levers
        self._place = {lever.address: place for place, lever in enumerate(levers)}
        self._groups = {group: place for place, group in enumerate(dict.fromkeys(lever.group for lever in levers))}
        self._usage = _usage_of(levers, hints)
        self._tolerances = tolerances
        own = [hints.suspicion.get(lever.piece, 1.0) for lever in levers]
        alone = {group for group in self._groups if sum(lever.group == group for lever in levers) == 1}
        common = [0.0 if group in alone else GROUPS_MORE for group in self._groups]
        # A lever that is a group by itself, such as a switch, acts in every game.
        single = [4.0 if lever.group in alone else 1.0 for lever in levers]
        self._prior = np.array([*(one * more for one, more in zip(own, single, strict=True)), *common])
        nothing = self._posterior(np.zeros((0, len(self._prior))), np.zeros(0), np.zeros(0))
        self._means = np.array([nothing[0] for _ in tolerances])
        self._roots = [nothing[1] for _ in tolerances]

    def scale(self, lever: Lever) -> float:
        """What counts as one step of a lever."""
        return max(1.0, (lever.most - lever.least) / 8)

    def _features(self, edits: Edits) -> Numbers:
        features = np.zeros(len(self.levers) + len(self._groups))
        for address, value in edits:
            place = self._place[address]
            lever = self.levers[place]
            assert isinstance(value, int)
            step = (value - lever.present) / self.scale(lever)
            features[place] += step
            features[len(self.levers) + self._groups[lever.group]] += step * self._usage[place]
        return features

    def learn(self, seen: Sequence[Seen]) -> None:
        """Believe what these tell, and forget what was believed before."""
        features = np.array([self._features(one.edits) for one in seen])
        for goal, tolerance in enumerate(self._tolerances):
            measured = [place for place, one in enumerate(seen) if one.effects[goal].value is not None]
            values = np.array([float(seen[place].effects[goal].value or 0.0) for place in measured]) / tolerance
            errors = np.array([seen[place].effects[goal].error for place in measured]) / tolerance
            errors = np.sqrt(errors**2 + 0.05**2)
            self._means[goal], self._roots[goal] = self._posterior(features[measured], values, errors)

    def _posterior(self, features: Numbers, values: Numbers, errors: Numbers) -> tuple[Numbers, Numbers]:
        """The likeliest effect of each lever, and a root of how unsure it is, levers by sources of chance."""
        if not len(values):
            return np.zeros(len(self.levers)), self._to_levers(np.diag(np.sqrt(self._prior)) * PRIORS[1])
        fits = [(_likelihood(features, values, errors, self._prior * size**2), size) for size in PRIORS]
        prior = self._prior * max(fits)[1] ** 2
        crossed = features * prior
        inner = crossed @ features.T + np.diag(errors**2)
        gain = np.linalg.solve(inner, crossed).T
        covariance = np.diag(prior) - gain @ crossed
        values_of, vectors = np.linalg.eigh((covariance + covariance.T) / 2)
        root = vectors * np.sqrt(np.maximum(values_of, 0.0))
        return self._to_levers(gain @ values), self._to_levers(root)

    def _to_levers(self, numbers: Numbers) -> Numbers:
        """Effects of levers from effects of their own and of their groups."""
        groups = [self._groups[lever.group] + len(self.levers) for lever in self.levers]
        usage = np.array(self._usage)
        own, common = numbers[: len(self.levers)], numbers[groups]
        total: Numbers = own + (common.T * usage).T
        return total

    def likeliest(self) -> Numbers:
        """The effect of one step of each lever (columns) on each goal (rows), in tolerances."""
        return self._means.copy()

    def imagined(self, chance: np.random.Generator) -> Numbers:
        """The same, drawn from what is believed possible."""
        drawn = [
            mean + root @ chance.standard_normal(root.shape[1])
            for mean, root in zip(self._means, self._roots, strict=True)
        ]
        return np.array(drawn)


def _likelihood(features: Numbers, values: Numbers, errors: Numbers, prior: Numbers) -> float:
    """How likely the values are; in logarithms, without what is common to all priors."""
    inner = (features * prior) @ features.T + np.diag(errors**2)
    _, size = np.linalg.slogdet(inner)
    return -0.5 * (float(size) + float(values @ np.linalg.solve(inner, values)))


def _usage_of(levers: Sequence[Lever], hints: Hints) -> list[float]:
    """How often the piece of each lever is played, beside others of its group; 1 where that is not known."""
    groups: Mapping[str, list[float]] = {lever.group: [] for lever in levers}
    for lever in levers:
        if lever.piece in hints.usage:
            groups[lever.group].append(hints.usage[lever.piece])
    usage = []
    for lever in levers:
        known = groups[lever.group]
        mean = sum(known) / len(known) if known else 0.0
        usage.append(hints.usage[lever.piece] / mean if mean > 0 and lever.piece in hints.usage else 1.0)
    return usage


MOST_EDITS = 8
EDIT_PRICE = 0.12
"""An edit has to be worth so many tolerances: fewest edits are wanted."""
RULE_PRICE = 0.3
"""So much more for a switch or number of the rules: those act on everything, and players have to learn them anew."""
STEP_PRICE = 0.01
"""So much more for each step it moves a number: small edits are wanted."""
MOST_CHOSEN = 10
"""Among so many levers Optuna searches."""

Tried = tuple[Edits, float]
"""Edits and their badness."""


def price(edits: Edits, levers: dict[str, Lever]) -> float:
    """What edits cost beside what they bring, in tolerances."""
    return fsum(_price_of(levers[address], int(value or 0)) for address, value in edits)


def _price_of(lever: Lever, value: int) -> float:
    """What one edit costs."""
    return EDIT_PRICE + RULE_PRICE * (not lever.piece) + STEP_PRICE * abs(value - lever.present)


class Proposer:
    """Puts together edits that might meet the goals, given what is believed; the same chance, the same proposals."""

    def __init__(self, goals: Sequence[Goal], beliefs: Beliefs, present: Sequence[float | None]) -> None:
        self._beliefs = beliefs
        self._levers = {lever.address: lever for lever in beliefs.levers}
        options = [(place, value) for place, lever in enumerate(beliefs.levers) for value in lever.values()]
        self._options = options
        self._places = np.array([place for place, _ in options], int)
        self._steps = np.array(
            [(value - beliefs.levers[place].present) / beliefs.scale(beliefs.levers[place]) for place, value in options]
        )
        self._costs = np.array([_price_of(beliefs.levers[place], value) for place, value in options])
        known = [place for place, value in enumerate(present) if value is not None]
        self._known = known
        scales = np.array([goals[place].tolerance for place in known])
        self._present = np.array([float(present[place] or 0.0) for place in known]) / scales
        self._low = np.array([narrowed(goals[place])[0] for place in known]) / scales
        self._high = np.array([narrowed(goals[place])[1] for place in known]) / scales
        self._weights = np.array([goals[place].weight for place in known])

    def by_chance(self, chance: np.random.Generator, is_legal: Callable[[Edits], bool], start: Edits) -> Edits:
        """The edits that would be best if effects were as they might well be: tried often where little is known."""
        return self._best(self._beliefs.imagined(chance), is_legal, start)

    def likeliest(self, is_legal: Callable[[Edits], bool], start: Edits) -> Edits:
        """The edits that are best by what is believed likeliest."""
        return self._best(self._beliefs.likeliest(), is_legal, start)

    def moved(self, edits: Edits) -> Edits:
        """The edits with one of their numbers elsewhere, the likeliest to be best; themselves where that is so."""
        effects = self._beliefs.likeliest()[self._known]
        options = [edits]
        for address, _ in edits:
            lever = self._levers[address]
            near = range(lever.least, lever.most + 1)
            options += [with_edit(edits, lever, value) for value in near if value != lever.present]
        return min(options, key=lambda one: self._believed(one, effects))

    def _believed(self, edits: Edits, effects: Numbers) -> float:
        """Badness and price as far as effects are believed."""
        return float(self._misses(self._figures(edits, effects)[:, None])[0]) + price(edits, self._levers)

    def _best(self, effects: Numbers, is_legal: Callable[[Edits], bool], start: Edits) -> Edits:
        """Edits added one by one to ``start`` while each is worth its price, and those left out that no longer are."""
        effects = effects[self._known]
        by_option = effects[:, self._places] * self._steps
        edits, refused = start, set[int]()
        for _ in range(4 * MOST_EDITS):
            place = self._next(edits, effects, by_option, refused)
            if place is None:
                break
            lever, value = self._beliefs.levers[self._options[place][0]], self._options[place][1]
            more = self._allowed(with_edit(edits, lever, value), lever, value, effects, is_legal)
            if more is not None:
                edits = more
            else:
                refused.add(place)
        return self._thinned(edits, effects)

    def _allowed(
        self, edits: Edits, lever: Lever, value: int, effects: Numbers, is_legal: Callable[[Edits], bool]
    ) -> Edits | None:
        """The edits, where need be with a number beside it moved by as much the other way: sides of a die add up."""
        if is_legal(edits):
            return edits
        beside, moved = lever.address.rpartition(".")[0], dict(edits)
        options = [
            with_edit(edits, other, other.present - value + lever.present)
            for other in self._levers.values()
            if other.address.rpartition(".")[0] == beside
            and lever.piece
            and other.address not in moved
            and other.least <= other.present - value + lever.present <= other.most
        ]
        ranked = sorted(options, key=lambda one: (self._believed(one, effects), one))
        return next((one for one in ranked if len(one) <= MOST_EDITS and is_legal(one)), None)

    def _next(self, edits: Edits, effects: Numbers, by_option: Numbers, refused: set[int]) -> int | None:
        """The option that brings most beyond its price; None where none does."""
        figures = self._figures(edits, effects)
        others = {
            address: self._misses(self._figures(without(edits, address), effects)[:, None])[0] for address, _ in edits
        }
        if len(edits) >= MOST_EDITS:
            return None
        free = np.array([self._beliefs.levers[place].address not in others for place, _ in self._options])
        gains = self._misses(figures[:, None]) - self._misses(figures[:, None] + by_option) - self._costs
        gains[~free] = -np.inf
        for place in refused:
            gains[place] = -np.inf
        best = int(np.argmax(gains))
        return best if gains[best] > 0 else None

    def _thinned(self, edits: Edits, effects: Numbers) -> Edits:
        for address, _ in edits:
            fewer = without(edits, address)
            now, then = (self._misses(self._figures(one, effects)[:, None])[0] for one in (edits, fewer))
            if fewer and then <= now + EDIT_PRICE:
                edits = fewer
        return edits

    def _figures(self, edits: Edits, effects: Numbers) -> Numbers:
        places = {lever.address: place for place, lever in enumerate(self._beliefs.levers)}
        figures: Numbers = self._present.copy()
        for address, value in edits:
            lever = self._levers[address]
            assert isinstance(value, int)
            figures = figures + effects[:, places[address]] * (value - lever.present) / self._beliefs.scale(lever)
        return figures

    def _misses(self, figures: Numbers) -> Numbers:
        """Badness of figures, goals by cases."""
        off = np.maximum(0.0, np.maximum(self._low[:, None] - figures, figures - self._high[:, None]))
        total: Numbers = self._weights @ off
        return total


def chosen_levers(tried: Sequence[Tried], levers: dict[str, Lever]) -> list[Lever]:
    """The levers of the best edits so far, the best first."""
    ranked = sorted(tried, key=lambda one: (one[1] + price(one[0], levers), one[0]))
    addresses = dict.fromkeys(address for edits, _ in ranked for address, _ in edits)
    return [levers[address] for address in addresses][:MOST_CHOSEN]


def asked_of_optuna(
    tried: Sequence[Tried], levers: dict[str, Lever], count: int, seed: int, is_legal: Callable[[Edits], bool]
) -> list[Edits]:
    """What Optuna's TPE would try next among the levers of the best edits, told all that was tried, in its order."""
    chosen = chosen_levers(tried, levers)
    if not chosen:
        return []
    values_of = {lever.address: _values(lever, tried) for lever in chosen}
    study = told_study(tried, levers, chosen, values_of, seed)
    moves: list[Edits] = []
    for _ in range(3 * count):
        trial = study.ask()
        edits: Edits = ()
        for lever in chosen:
            values = values_of[lever.address]
            edits = with_edit(edits, lever, values[trial.suggest_int(lever.address, 0, len(values) - 1)])
        if edits and len(edits) <= MOST_EDITS and edits not in moves and is_legal(edits):
            moves.append(edits)
        if len(moves) == count:
            break
    return moves


def told_study(
    tried: Sequence[Tried],
    levers: dict[str, Lever],
    chosen: Sequence[Lever],
    values_of: Mapping[str, list[int]],
    seed: int,
) -> Any:
    """A study of all edits tried among these levers, told in their order; its aim is badness and the edits' price."""
    # An extra, which takes a second to load: nothing but a search needs it.
    optuna = with_extra("lab", "optuna", "tuning a set")
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", optuna.exceptions.ExperimentalWarning)
        sampler = optuna.samplers.TPESampler(
            seed=seed, multivariate=True, constant_liar=True, n_startup_trials=4, n_ei_candidates=48
        )
    study = optuna.create_study(sampler=sampler, study_name="tune")
    spread = {
        lever.address: optuna.distributions.IntDistribution(0, len(values_of[lever.address]) - 1) for lever in chosen
    }
    for edits, badness in tried:
        values = dict(edits)
        if any(address not in spread for address in values):
            continue
        stands = {lever.address: values_of[lever.address].index(_present(values, lever)) for lever in chosen}
        study.add_trial(
            optuna.trial.create_trial(params=stands, distributions=spread, value=badness + price(edits, levers))
        )
    return study


def _present(values: Mapping[str, object], lever: Lever) -> int:
    value = values.get(lever.address, lever.present)
    assert isinstance(value, int)
    return value


def _values(lever: Lever, tried: Sequence[Tried]) -> list[int]:
    """The values of a lever in order, the present one among them, and whatever was tried."""
    before = (value for edits, _ in tried for address, value in edits if address == lever.address)
    return sorted({lever.present, *lever.values(), *(value for value in before if isinstance(value, int))})
