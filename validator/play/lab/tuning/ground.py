"""Edits: which numbers of a set a search may move, and sets with some moved, checked, played, held against the goals.

Also: which pieces look to blame.
"""

import zlib
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from math import exp, inf, pi, sqrt
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from validator.base.issue import ContentError, is_legal
from validator.content.checks.general import lint
from validator.content.loading import ContentSet
from validator.play.engine.game import Game
from validator.play.lab.goals.measuring import Measured, has_shares, measured, shares
from validator.play.lab.goals.words import Goal, Goals
from validator.play.lab.tuning.field import Field
from validator.play.lab.vary.addresses import Address, Value, matching
from validator.play.lab.vary.candidates import write_candidate
from validator.play.lookup import messages_of, open_set, quick_issues
from validator.play.playtest.figures.power import hands_of
from validator.play.playtest.figures.statistics import normal_below
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.table import PLAYED, Row, columns_of

Edits = tuple[tuple[str, Value], ...]
"""Addresses and the values that are to stand there, in the order of the addresses."""

RULES = "rules"
CARDS = "cards"
MOST_STEPS = 16
"""No number is moved by more than so many."""


class Lever(NamedTuple):
    """A whole number that may be moved.

    Attributes:
        address: where it stands.
        group: what it is, whatever piece it stands on: ``world.cost``.
        piece: the id of the piece; empty for rules.
        present: what stands there.
        least: the least that it may be moved to.
        most: the greatest.
    """

    address: str
    group: str
    piece: str
    present: int
    least: int
    most: int

    def values(self) -> list[int]:
        """Where it may be moved to: one up or down, two, four and so on, and to either end."""
        values: set[int] = {self.least, self.most}
        step = 1
        while step <= MOST_STEPS:
            values |= {self.present - step, self.present + step}
            step *= 2
        return sorted(one for one in values if self.least <= one <= self.most and one != self.present)


def levers_of(addresses: Sequence[Address], change: Iterable[str], only: Sequence[str]) -> list[Lever]:
    """The whole numbers among ``addresses`` that may be moved, in their order.

    Counts of pieces stay, so that the parts list does. No number is moved further than a little beyond what others of
    its group have, nor beyond what is declared for it: small edits are wanted.

    Args:
        change: what may be changed at all: ``rules``, ``cards``.
        only: patterns of addresses, such as ``D05.*``; empty for all.
    """
    wanted = {RULES: RULES in change, CARDS: CARDS in change}
    numbers = [
        one
        for one in (matching(addresses, only) if only else addresses)
        if one.is_number and isinstance(one.present, int) and _is_amount(one) and wanted[_side(one)]
    ]
    ranges = _ranges(numbers)
    levers = [_lever(number, *ranges[group_of(number)]) for number in numbers]
    return [lever for lever in levers if lever.least < lever.most]


def _side(address: Address) -> str:
    return RULES if address.kind == RULES else CARDS


def _is_amount(address: Address) -> bool:
    return address.kind != "parts" and not (address.path[-1] == "count" and len(address.path) == 2)


def group_of(address: Address) -> str:
    """What a number is, whatever piece it stands on, and wherever in a list: ``world.powers.*.amount``."""
    steps = address.path if address.kind == RULES else (address.kind, *address.path[1:])
    return ".".join("*" if isinstance(step, int) else str(step) for step in steps)


def _ranges(numbers: Sequence[Address]) -> dict[str, tuple[int, int]]:
    """The least and the greatest number of each group."""
    ranges: dict[str, tuple[int, int]] = {}
    for number in numbers:
        present = int(number.present or 0)
        least, most = ranges.get(group_of(number), (present, present))
        ranges[group_of(number)] = min(least, present), max(most, present)
    return ranges


def _lever(address: Address, group_least: int, group_most: int) -> Lever:
    present = int(address.present or 0)
    room = max(1, (group_most - group_least + 3) // 4, (abs(present) + 2) // 3)
    least, most = min(group_least, present - room), max(group_most, present + room)
    least, most = max(least, present - MOST_STEPS), min(most, present + MOST_STEPS)
    if address.least is not None:
        least = max(least, int(address.least))
    if address.most is not None:
        most = min(most, int(address.most))
    # A number that was declared without a least one is an amount all the same.
    least = max(least, 0) if present >= 0 else least
    piece = "" if address.kind == RULES else str(address.path[0])
    return Lever(address.text, group_of(address), piece, present, min(least, present), max(most, present))


def with_edit(edits: Edits, lever: Lever, value: int) -> Edits:
    """The edits and one more, or one fewer where the value is the present one."""
    others = without(edits, lever.address)
    return (
        others if value == lever.present else tuple(sorted([*others, (lever.address, value)], key=lambda one: one[0]))
    )


def without(edits: Edits, address: str) -> Edits:
    """The edits but for the one at an address."""
    return tuple(edit for edit in edits if edit[0] != address)


Numbers = npt.NDArray[np.float64]
NARROWER = 0.15
"""By so much of its width a goal's range is narrowed at either end while edits are sought, so that they hold later."""
OPEN_ENDED = 0.25
"""The same for a range with one end, in tolerances."""


class Reading(NamedTuple):
    """What the games say of one goal: the figure and its standard error; None where they tell nothing yet."""

    value: float | None
    error: float


class Trials(Protocol):
    """Where edits are tried out; a deal is one game at every table."""

    goals: tuple[Goal, ...]

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C was pressed."""

    def is_legal(self, edits: Edits) -> bool:
        """Whether the set with these edits passes the checks that take no solver."""

    def play(self, wanted: Sequence[tuple[Edits, int]]) -> None:
        """Play each with so many deals."""

    def readings(self, edits: Edits, deals: int) -> list[Reading]:
        """What the first so many deals say of each goal."""

    def effects(self, edits: Edits, deals: int, without: Edits = ()) -> list[Reading]:
        """By how much each figure is more than with the edits ``without`` (none at all), on the same deals."""

    def by_deal(self, edits: Edits, deals: int) -> list[float]:
        """What each deal adds to the badness, which is their mean."""


def narrowed(goal: Goal) -> tuple[float, float]:
    """The range to aim at: a little inside of what is wanted; without end where that has none."""
    if goal.least is not None and goal.most is not None:
        room = min(NARROWER * (goal.most - goal.least), OPEN_ENDED * goal.tolerance)
        return goal.least + room, goal.most - room
    low = -np.inf if goal.least is None else goal.least + OPEN_ENDED * goal.tolerance
    high = np.inf if goal.most is None else goal.most - OPEN_ENDED * goal.tolerance
    # What counts cards, or is a share of nothing, cannot be below 0.
    return low, max(high, min(0.0, goal.most or 0.0)) if goal.most is not None else np.inf


def misses(goal: Goal, value: float) -> float:
    """By how many tolerances a value misses the narrowed range, times the goal's weight."""
    low, high = narrowed(goal)
    return goal.weight * max(0.0, low - value, value - high) / goal.tolerance


def likely_misses(goal: Goal, reading: Reading) -> float:
    """What a figure misses on the mean, if no more is known of it than the reading says: more where it is unsure."""
    if reading.value is None or reading.error <= 0:
        return 0.0 if reading.value is None else misses(goal, reading.value)
    low, high = narrowed(goal)
    beyond = _mean_beyond((low - reading.value) / reading.error) + _mean_beyond((reading.value - high) / reading.error)
    return goal.weight * reading.error * beyond / goal.tolerance


def _mean_beyond(deviation: float) -> float:
    """By how much a normal chance of mean ``deviation`` and spread 1 is above nought, counting 0 where it is not."""
    if deviation < -40:
        return 0.0
    return deviation * normal_below(deviation) + exp(-deviation * deviation / 2) / sqrt(2 * pi)


def _leaning(goal: Goal, reading: Reading) -> float:
    """How fast the misses grow with the value, as surely as the reading tells on which side it is."""
    low, high = narrowed(goal)
    if reading.value is None or reading.error <= 0:
        return 0.0
    above = normal_below((reading.value - high) / reading.error)
    below = normal_below((low - reading.value) / reading.error)
    return goal.weight * (above - below) / goal.tolerance


class Ground:
    """Edits of one set, on a field on which all are played.

    Of fewer deals than ``enough``, figures of all games together (the spread of cards' power) are taken to be those of
    the unchanged set: so few tell nothing of them.

    Raises:
        ContentError, StoreError, Stopped: of any call, as `Field.play`.
    """

    def __init__(
        self,
        content: ContentSet,
        reference: str,
        addresses: Sequence[Address],
        goals: Goals,
        field: Field,
        folder: Path,
        enough: int = 0,
    ) -> None:
        self.goals = goals.goals
        self._all = goals
        self._content = content
        self._reference = reference
        self._addresses = {address.text: address for address in addresses}
        self._field = field
        self._folder = folder
        self._enough = enough
        self._legal: dict[Edits, bool] = {(): True}
        self._figures: dict[Edits, Numbers] = {}
        self._readings: dict[tuple[Edits, int], list[Reading]] = {}

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C was pressed."""
        return self._field.interrupted

    def reference(self, edits: Edits) -> str:
        """The folder of the set with these edits; the set itself where there are none."""
        return self.folder_of(edits).as_posix() if edits else self._reference

    def folder_of(self, edits: Edits) -> Path:
        """Where the set with these edits lies, or will."""
        name = sha256(msgspec.json.encode(edits)).hexdigest()[:12]
        return self._folder / name

    def addressed(self, edits: Edits) -> dict[Address, Value]:
        """The edits as the lab writes them into sets."""
        return {self._addresses[text]: value for text, value in edits}

    def is_legal(self, edits: Edits) -> bool:
        """Whether the set with these edits passes the checks that take no solver."""
        if edits not in self._legal:
            self._legal[edits] = self._passes(edits)
        return self._legal[edits]

    def _passes(self, edits: Edits) -> bool:
        try:
            write_candidate(self._content, self.addressed(edits), self.folder_of(edits))
            content = open_set(self.reference(edits))
        except ContentError:
            return False
        return is_legal([*lint(content, messages_of(content)), *quick_issues(content)])

    def play(self, wanted: Sequence[tuple[Edits, int]]) -> None:
        """Play each with so many deals; they must be legal."""
        tables = len(self._all.lineups)
        assert all(self.is_legal(edits) for edits, _ in wanted)
        self._field.play([(self.reference(edits), deals * tables) for edits, deals in wanted])

    def measured(self, edits: Edits, deals: int) -> list[Measured]:
        """Each goal in the first so many deals, as the goals measure it."""
        reference, tables = self.reference(edits), len(self._all.lineups)
        return measured(self._all, self._field.plan(reference), self._field.rows(reference, deals * tables))

    def readings(self, edits: Edits, deals: int) -> list[Reading]:
        """What the first so many deals say of each goal."""
        key = edits, deals
        if key not in self._readings:
            self._readings[key] = self._read(edits, deals)
        return self._readings[key]

    def _read(self, edits: Edits, deals: int) -> list[Reading]:
        by_deal = self._by_deal(edits, deals)
        readings = [_mean(column) for column in by_deal.T]
        together = [place for place, goal in enumerate(self.goals) if not has_shares(goal.measure)]
        if together and edits and deals < self._enough:
            usual = self.readings((), self._enough)
            return [
                Reading(usual[place].value, 0.0) if place in together else one for place, one in enumerate(readings)
            ]
        known = self.measured(edits, deals) if together else []
        for place in together:
            figure = known[place].found
            readings[place] = (
                Reading(None, 0.0) if figure is None else Reading(figure.value, max(figure.high - figure.low, 1e-9) / 4)
            )
        return readings

    def effects(self, edits: Edits, deals: int, without: Edits = ()) -> list[Reading]:
        """By how much each figure is more than with the edits ``without`` (none at all), on the same deals."""
        own, other = self._by_deal(edits, deals), self._by_deal(without, deals)
        count = min(len(own), len(other))
        effects = [_mean(column) for column in (own[:count] - other[:count]).T]
        for place, goal in enumerate(self.goals):
            if not has_shares(goal.measure):
                now, before = self.readings(edits, deals)[place], self.readings(without, deals)[place]
                effects[place] = Reading(None, 0.0)
                if now.value is not None and before.value is not None and deals >= self._enough:
                    effects[place] = Reading(now.value - before.value, sqrt(now.error**2 + before.error**2))
        return effects

    def by_deal(self, edits: Edits, deals: int) -> list[float]:
        """What each deal adds to the badness, as `blamed` says."""
        return blamed(self.goals, self.readings(edits, deals), self._by_deal(edits, deals), edits)

    def _by_deal(self, edits: Edits, deals: int) -> Numbers:
        """Of each deal (rows) what it adds to each goal's mean (columns); not a number where it adds nothing."""
        known = self._figures.get(edits)
        if known is None or len(known) < deals:
            known = self._figures[edits] = self._counted(edits, deals)
        return known[:deals]

    def _counted(self, edits: Edits, deals: int) -> Numbers:
        reference, tables = self.reference(edits), len(self._all.lineups)
        plan = self._field.plan(reference)
        rows = self._field.rows(reference, deals * tables)
        whole = len(rows) // tables
        numbers = np.full((whole, len(self.goals)), np.nan)
        for place, goal in enumerate(self.goals):
            if has_shares(goal.measure):
                for deal in range(whole):
                    shares_of_rows = [shares(goal, plan, row) for row in rows[deal * tables : (deal + 1) * tables]]
                    known = [share for share in shares_of_rows if share is not None]
                    numbers[deal, place] = sum(known) / len(known) if known else np.nan
        return numbers


def _mean(values: Numbers) -> Reading:
    known = values[~np.isnan(values)]
    if len(known) < 2:
        return Reading(None, 0.0)
    return Reading(float(known.mean()), max(float(known.std(ddof=1)) / sqrt(len(known)), 1e-9))


def blamed(goals: Sequence[Goal], readings: Sequence[Reading], by_deal: Numbers, edits: Any) -> list[float]:
    """What each deal adds to the badness.

    A goal that is a mean over games adds its miss to all deals, and to each what its own share differs from the mean,
    as far as the goal is missed. Of other goals no single deal tells, so what is not known of them is given to the
    deals as chance of its own: bounds of the mean are then as wide as the figure is unsure.
    """
    blame = np.zeros(len(by_deal))
    for place, (goal, reading) in enumerate(zip(goals, readings, strict=True)):
        if reading.value is None:
            continue
        blame += misses(goal, reading.value)
        if has_shares(goal.measure):
            apart = np.nan_to_num(by_deal[:, place] - reading.value)
        else:
            apart = _chance(f"{edits} {place}", len(by_deal)) * reading.error * sqrt(max(1, len(by_deal)))
        blame += _leaning(goal, reading) * apart
    return [float(one) for one in blame]


def _chance(text: str, count: int) -> Numbers:
    """So many numbers of mean 0 and spread 1, always the same for a text."""
    drawn: Numbers = np.random.default_rng(zlib.crc32(text.encode())).standard_normal(count)
    drawn -= drawn.mean() if count else 0.0
    return drawn / drawn.std() if count > 1 else drawn


OF_A_RANGE = 0.25
"""At most so much of a range's width is given up at either end."""
OF_A_BOUND = 0.25
"""Of a range with one end, at most so much of that bound, and at most a tolerance."""


def aimed(goals: Goals, readings: Sequence[Reading], fewer: float) -> Goals:
    """The goals with narrower ranges: edits at the edge of what is wanted would miss it in half of all fresh games.

    ``readings`` are of the unchanged set, of ``fewer`` times the deals that are played afresh. A range is narrowed by
    one standard error of such a figure; where a single game tells nothing of a figure, it stays as it is.
    """
    narrowed = tuple(_inside(goal, one, sqrt(fewer)) for goal, one in zip(goals.goals, readings, strict=True))
    return msgspec.structs.replace(goals, goals=narrowed)


def _inside(goal: Goal, reading: Reading, wider: float) -> Goal:
    if reading.value is None or not has_shares(goal.measure):
        return goal
    room = min(reading.error * wider, _most(goal))
    least = None if goal.least is None else goal.least + room
    most = None if goal.most is None else goal.most - room
    return msgspec.structs.replace(goal, least=least, most=most)


def _most(goal: Goal) -> float:
    """By how much a range may be narrowed at either end."""
    if goal.least is not None and goal.most is not None:
        return OF_A_RANGE * (goal.most - goal.least)
    bound = goal.most if goal.least is None else goal.least
    return inf if bound is None else min(goal.tolerance, OF_A_BOUND * abs(bound))


MOST_SUSPECT = 10.0
FEWEST_GAMES = 20


class Fair(NamedTuple):
    """What a number would be if it were like others, and how widely those lie around it."""

    value: float
    spread: float


class Hints(NamedTuple):
    """What the games of the unchanged set say of each piece, by id, and the price list of each cost.

    Attributes:
        usage: how many seats play it in a game.
        suspicion: from 1 (nothing speaks against it) to `MOST_SUSPECT`.
        fair: what numbers would be by a price list, by address.
    """

    usage: dict[str, float]
    suspicion: dict[str, float]
    fair: Mapping[str, Fair] = MappingProxyType({})


def hints_of(content: ContentSet, game: Game, missed: Sequence[Goal], plan: Plan, rows: Sequence[Row]) -> Hints:
    """Hints from games: who is played in games in which missed goals are missed by more, and what stands out in hands.

    Dealing is chance, so a piece whose games are longer than others makes them longer, as far as chance tells.
    """
    sound = [row for row in rows if row.fault is None]
    if len(sound) < FEWEST_GAMES:
        return Hints({}, {})
    played = np.array([_played(plan, row) for row in sound], float)
    strange = np.maximum(_standing_out(content, game, plan, sound), _associated(missed, plan, sound, played))
    suspicion = 1 + np.minimum(MOST_SUSPECT - 1, (strange / 2) ** 2)
    return Hints(_by_piece(plan, played.mean(axis=0)), _by_piece(plan, suspicion))


def _by_piece(plan: Plan, values: Numbers) -> dict[str, float]:
    """The values by the piece a design is of, or is a part of (``G01.left``); the largest of its parts."""
    shares: dict[str, float] = {}
    for design, value in zip(plan.designs, values.tolist(), strict=True):
        piece = design.partition(".")[0]
        shares[piece] = max(value, shares.get(piece, 0.0))
    return shares


def _played(plan: Plan, row: Row) -> Numbers:
    """How many seats played each design."""
    width, designs = len(columns_of(plan.uses)), len(plan.designs)
    seats = len(plan.agents_of(row.number))
    bits = np.unpackbits(np.frombuffer(row.uses, np.uint8), bitorder="little")[: seats * designs * width]
    counts: Numbers = bits.reshape(seats, designs, width)[:, :, PLAYED].sum(axis=0).astype(float)
    return counts


def _associated(missed: Sequence[Goal], plan: Plan, rows: Sequence[Row], played: Numbers) -> Numbers:
    """For each design by how many standard errors games with it differ in a missed goal; the most of all goals."""
    associated = np.zeros(played.shape[1])
    tables = np.array([plan.table_of(row.number) for row in rows])
    for goal in missed:
        if not has_shares(goal.measure):
            continue
        shares_of_rows = [shares(goal, plan, row) for row in rows]
        known = np.array([share is not None for share in shares_of_rows])
        if known.sum() < FEWEST_GAMES:
            continue
        values = _within_tables(
            np.array([0.0 if share is None else share for share in shares_of_rows])[known], tables[known]
        )
        counts = _within_tables(played[known], tables[known])
        scale = np.sqrt((counts**2).sum(axis=0) * (values**2).sum())
        related = np.divide(counts.T @ values, scale, out=np.zeros_like(scale), where=scale > 0)
        associated = np.maximum(associated, np.abs(related) * np.sqrt(known.sum()))
    return associated


def _within_tables(values: Numbers, tables: Numbers) -> Numbers:
    """The values less the mean of their table."""
    numbers = values.astype(float).copy()
    for table in np.unique(tables):
        numbers[tables == table] -= numbers[tables == table].mean(axis=0)
    return numbers


def _standing_out(content: ContentSet, game: Game, plan: Plan, rows: Sequence[Row]) -> Numbers:
    """By how many standard errors each design wins more or less than the typical one; much for dead and automatic."""
    tally = Tally(plan, game.contrasts)
    tally.add(rows)
    standing_out = np.zeros(len(plan.designs))
    for hand in hands_of(tally, content):
        for place, card in enumerate(hand.cards):
            lift = card.draw_lift
            if lift is not None and lift.high > lift.low:
                standing_out[place] = max(standing_out[place], abs(lift.value) / (lift.high - lift.low) * 4)
            if card.verdicts:
                standing_out[place] = max(standing_out[place], 6.0)
    return standing_out
