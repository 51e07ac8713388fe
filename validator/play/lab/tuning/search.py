"""The search for edits that meet the goals.

Groups of levers first, then what is worth trying, and numbers that stand apart.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from math import fsum, sqrt
from statistics import median
from typing import NamedTuple

import numpy as np

from validator.play.lab.goals.measuring import has_shares
from validator.play.lab.tuning.field import Finish, Terms, run_race
from validator.play.lab.tuning.ground import (
    Edits,
    Fair,
    Hints,
    Lever,
    Trials,
    likely_misses,
    misses,
    with_edit,
    without,
)
from validator.play.lab.tuning.proposals import EDIT_PRICE, Beliefs, Proposer, Seen, asked_of_optuna, price

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
    outliers = [one for lever in levers if (one := _outlier(lever, usual, hints)) is not None]
    ranked = sorted(outliers, key=lambda one: (-one.oddness, one.lever.address))
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
    first_moves: list[Edits] = []
    for side in (False, True):
        oddest = [outlier for outlier in outliers if outlier.is_priced is side]
        for count in TOGETHER:
            edits: Edits = ()
            for one in oddest[:count]:
                edits = with_edit(edits, one.lever, one.usual)
            first_moves.append(edits)
    first_moves += [with_edit((), outlier.lever, outlier.usual) for outlier in outliers]
    return [edits for edits in dict.fromkeys(first_moves) if edits]


FEW_ENOUGH = 0.02
"""A badness that counts as none."""
SCREENED = 0.3
"""At most so much of the search goes to moving whole groups."""
PROPOSED = 9
FEWEST_ROUNDS = 10
"""Where games are few, so few edits are tried in a round that about so many rounds can be played."""
FROM_OPTUNA = 3
PROMISING = 2
"""So many of the best known edits race along with new ones."""
LONGER = 4
"""A race goes on for at most so many times its first deals."""
RISK = 0.1
CHANCE = 1.5
"""An edit that brings less than so many standard errors is left out again."""
IDLE = 1.7
"""An edit that changes no figure by more than so many standard errors does nothing."""
FINALISTS = 3
SURE = 2
"""Edits are believed to meet the goals after so many times the deals of the unchanged set."""
FOR_TRIMMING = 0.25
"""So much of the search is kept for leaving out what is not needed."""

Told = Callable[[str, int, int], None]


class Spending(NamedTuple):
    """What a search may spend, in deals of one set: one game at each table.

    Attributes:
        base: deals of the unchanged set, and of edits before they are believed to meet the goals.
        look: deals before the first look at any edits.
        total: deals of all edits together.
    """

    base: int
    look: int
    total: int


class _Interrupted(Exception):
    """Ctrl-C was pressed: what was found so far counts."""


class Round(NamedTuple):
    """One round of the search: how many edits were tried in all, deals spent, and the best so far with its badness."""

    tried: int
    deals: int
    best: Edits
    badness: float


class Found(NamedTuple):
    """What a search found.

    Attributes:
        finalists: the best edits, the best first; empty where nothing is better than the unchanged set.
        rounds: how it went.
        tried: how many different edits were played.
        deals: how many deals they were played with, all together.
    """

    finalists: tuple[Edits, ...]
    rounds: tuple[Round, ...]
    tried: int
    deals: int


class Search:
    """A search over ``levers`` on ``trials``; the same trials and seed, the same finds."""

    def __init__(
        self,
        trials: Trials,
        levers: Sequence[Lever],
        hints: Hints,
        spending: Spending,
        seed: int,
        told: Told | None = None,
    ) -> None:
        self._trials = trials
        self._levers = {lever.address: lever for lever in levers}
        self._hints = hints
        self._spending = spending
        self._seed = seed
        self._chance = np.random.default_rng([seed, 19])
        self._beliefs = Beliefs(levers, hints, [goal.tolerance for goal in trials.goals])
        self._played: dict[Edits, int] = {}
        self._best: Edits = ()
        self._rounds: list[Round] = []
        self._told = told
        # What no single game tells about is only told apart by as many games as the unchanged set has.
        together = [
            0.0 if has_shares(goal.measure) else miss for goal, miss in zip(trials.goals, self._missed(), strict=True)
        ]
        self._look = spending.base if 2 * fsum(together) > fsum(self._missed()) else spending.look
        self._sure = SURE * spending.base
        self._kept = int(FOR_TRIMMING * spending.total)

    @property
    def spent(self) -> int:
        """Deals of all edits so far."""
        return sum(self._played.values())

    def run(self) -> Found:
        """Search until the goals are met or all is spent; Ctrl-C ends it with what was found so far."""
        if self._levers:
            with suppress(_Interrupted):
                self._screen()
                self._rounds_on()
                self._trim()
        return Found(self._finalists(self._best), tuple(self._rounds), len(self._played), self.spent)

    # Rounds

    def _rounds_on(self) -> None:
        while self._left() >= 3 * self._look:
            before, best = self.spent, self._best
            batch = self._batch(best)
            promising = sorted((edits for edits in self._played if edits != best), key=self._worth)[:PROMISING]
            best = self._raced([best, *promising, *batch])
            best = self._confirmed(best)
            self._note(best)
            if best and self._badness(best) <= FEW_ENOUGH and self._played[best] >= self._sure:
                break
            if self.spent == before:
                break

    def _batch(self, best: Edits) -> list[Edits]:
        """Edits to try next, none of them twice."""
        proposer, legal = self._proposer(), self._trials.is_legal
        batch = dict.fromkeys([proposer.likeliest(legal, ()), proposer.likeliest(legal, best)])
        affordable = min(self._left() // 2, self._spending.total // FEWEST_ROUNDS) // self._look
        size = max(2, min(PROPOSED, affordable))
        for number in range(4 * size):
            batch[proposer.by_chance(self._chance, legal, best if number % 2 else ())] = None
            if len(self._new(batch)) >= size:
                break
        tried = [(edits, self._badness(edits)) for edits in self._played]
        round_seed = self._seed * 1_000 + len(self._rounds)
        for edits in asked_of_optuna(tried, self._levers, min(FROM_OPTUNA, size // 2), round_seed, legal):
            batch[edits] = None
        return self._new(batch)

    def _proposer(self) -> Proposer:
        """What to try next, by all that was played."""
        self._beliefs.learn([Seen(edits, self._trials.effects(edits, deals)) for edits, deals in self._played.items()])
        present = [reading.value for reading in self._trials.readings((), self._spending.base)]
        return Proposer(self._trials.goals, self._beliefs, present)

    def _new(self, found: Mapping[Edits, None]) -> list[Edits]:
        return [edits for edits in found if edits and edits not in self._played]

    def _raced(self, batch: Sequence[Edits]) -> Edits:
        """The best of a batch, by badness and the price of its edits."""
        runners = list(dict.fromkeys(batch))
        most = max(LONGER * self._look, self._spending.base)
        games = min(2 * self._look * len(runners), max(self._look * len(runners), self._left() // 3))
        done: Finish[Edits] = run_race(
            runners, self._contributions, Terms(self._look, most, 0.1, games, EDIT_PRICE / 2)
        )
        return min(done.inside, key=self._worth)

    def _contributions(self, runners: Sequence[Edits], deals: int) -> dict[Edits, list[float]]:
        self._play(runners, deals)
        contributions: dict[Edits, list[float]] = {}
        for edits in runners:
            extra = price(edits, self._levers)
            contributions[edits] = [one + extra for one in self._trials.by_deal(edits, deals)]
        return contributions

    def _confirmed(self, best: Edits) -> Edits:
        """The best edits once more games are known of them: luck is not taken for worth."""
        for _ in range(6):
            goal = self._sure if best and self._badness(best) <= FEW_ENOUGH else self._spending.base
            more = min(goal - self._played[best], self._left()) if best else 0
            if more <= 0:
                break
            self._play([best], self._played[best] + more)
            known = [edits for edits, deals in self._played.items() if deals >= self._look]
            best = min([(), *known], key=self._worth)
        return best

    # Whole groups

    def _screen(self) -> None:
        """Make odd numbers usual, then move all levers of a group by a step up and down; see what becomes of goals."""
        odd = first_moves(outliers_of(list(self._levers.values()), self._hints))
        moves = [edits for edits in [*odd, *self._group_moves()] if self._trials.is_legal(edits)]
        affordable = int(SCREENED * self._spending.total) // max(1, self._look)
        self._play(moves[:affordable], self._look)
        self._note(())

    def _group_moves(self) -> list[Edits]:
        """All moves of whole groups, those of most weight in play first."""
        groups: dict[str, list[Lever]] = {}
        for lever in self._levers.values():
            groups.setdefault(lever.group, []).append(lever)
        ranked = sorted(groups.items(), key=lambda one: (-self._weight(one[1]), one[0]))
        moves: list[Edits] = []
        for _, levers in ranked:
            for side in (1, -1):
                edits: Edits = ()
                for lever in levers:
                    step = round(side * self._beliefs.scale(lever))
                    edits = with_edit(edits, lever, min(lever.most, max(lever.least, lever.present + step)))
                moves += [edits] if edits else []
        return moves

    def _weight(self, levers: Sequence[Lever]) -> float:
        """How much a group has to do with play, and with what looks suspicious."""
        return fsum(
            self._hints.usage.get(lever.piece, 1.0) * self._hints.suspicion.get(lever.piece, 2.0) for lever in levers
        )

    # Fewer and smaller edits

    def _trim(self) -> None:
        """Leave the best edits without those that are not needed, each number as near to the present one as will do."""
        self._kept = 0
        for _ in range(2 * len(self._best) + 2):
            best = self._best
            if not best:
                break
            deals = min(self._played[best], self._spending.base)
            proposer, fewer = self._proposer(), self._fewer(best)
            others = [*fewer, *map(proposer.moved, fewer), proposer.moved(best), *self._smaller(best)]
            options = [
                fromkey for fromkey in dict.fromkeys(others) if fromkey != best and self._trials.is_legal(fromkey)
            ]
            self._play(options[: max(0, self._left()) // deals], deals)
            known = [option for option in options if self._played.get(option, 0) >= deals]
            spare = [one for one in fewer if one in known and self._is_spare(best, one)]
            better = min(spare or [best, *known], key=self._worth)
            self._note(better)
            if better == best:
                break

    def _is_spare(self, edits: Edits, fewer: Edits) -> bool:
        """Whether the edit that ``fewer`` lacks brings no more than chance, or is not needed to meet the goals."""
        deals = min(self._played[edits], self._played[fewer])
        if self._is_idle(edits, fewer, deals):
            return True
        if self._badness(edits) <= FEW_ENOUGH:
            return self._badness(fewer) <= FEW_ENOUGH
        both = zip(self._trials.by_deal(fewer, deals), self._trials.by_deal(edits, deals), strict=True)
        worse = np.array([one - other for one, other in both])
        return float(worse.mean()) <= CHANCE * float(worse.std()) / sqrt(max(1, len(worse)))

    def _is_idle(self, edits: Edits, fewer: Edits, deals: int) -> bool:
        """Whether no figure differs beyond chance; where games are known only together, chance is told less well."""
        return all(
            one.value is None or abs(one.value) <= (IDLE if has_shares(goal.measure) else 1) * one.error
            for goal, one in zip(self._trials.goals, self._trials.effects(edits, deals, fewer), strict=True)
        )

    def _fewer(self, edits: Edits) -> list[Edits]:
        return [without(edits, address) for address, _ in edits] if len(edits) > 1 else []

    def _smaller(self, edits: Edits) -> list[Edits]:
        moves = []
        for address, value in edits:
            lever = self._levers[address]
            half = lever.present + int((int(value or 0) - lever.present) / 2)
            if half != lever.present:
                moves.append(with_edit(edits, lever, half))
        return moves

    # Of all

    def _finalists(self, best: Edits) -> tuple[Edits, ...]:
        known = [edits for edits, deals in self._played.items() if 2 * deals >= self._spending.base and edits != best]
        ranked = sorted(known, key=self._worth)[: FINALISTS - 1]
        bound = self._worth(())
        return tuple(one for one in (best, *ranked) if one and self._worth(one) < bound)

    def _play(self, wanted: Sequence[Edits], deals: int) -> None:
        self._trials.play([(edits, deals) for edits in wanted if edits])
        if self._trials.interrupted:
            raise _Interrupted
        for edits in wanted:
            if edits:
                self._played[edits] = max(deals, self._played.get(edits, 0))

    def _left(self) -> int:
        return self._spending.total - self._kept - self.spent

    def _missed(self) -> list[float]:
        """By how much the unchanged set misses each goal."""
        readings = self._trials.readings((), self._spending.base)
        return [
            0.0 if reading.value is None else misses(goal, reading.value)
            for goal, reading in zip(self._trials.goals, readings, strict=True)
        ]

    def _badness(self, edits: Edits) -> float:
        """By what is known of it so far."""
        deals = self._played[edits] if edits else self._spending.base
        readings = self._trials.readings(edits, deals)
        return fsum(
            misses(goal, reading.value)
            for goal, reading in zip(self._trials.goals, readings, strict=True)
            if reading.value is not None
        )

    def _worth(self, edits: Edits) -> float:
        """The badness to be reckoned with, and the price of the edits; less is better."""
        deals = self._played[edits] if edits else self._spending.base
        readings = self._trials.readings(edits, deals)
        likely = fsum(map(likely_misses, self._trials.goals, readings))
        return likely + price(edits, self._levers)

    def _note(self, best: Edits) -> None:
        self._best = best
        self._rounds.append(Round(len(self._played), self.spent, best, self._badness(best)))
        if self._told is not None:
            self._told("rounds", min(self.spent, self._spending.total), self._spending.total)
