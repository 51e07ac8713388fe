"""Watches games of Roll for the Galaxy: which powers, gains and rules come up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from validator.play.engine.game import Facts
from validator.play.engine.step import PASS
from validator.play.engine.watching import NO_PROMISE, PromiseWatcher
from validator.play.games.roll.promises import face_names, promises_of
from validator.play.games.roll.rules.assigning import (
    FIRST_DICTATE,
    AssignWild,
    Dictate,
    MoveWorker,
    Reassign,
    Roll,
    SelectPhase,
)
from validator.play.games.roll.rules.building import Build, Complete, RemoveDie, ReturnWorker, TakeGains
from validator.play.games.roll.rules.exploring import (
    SCOUT,
    STACK_ROOM,
    Abandon,
    DrawTiles,
    PlaceTile,
    Rearrange,
    ScoutOrStock,
    TileAtEnd,
)
from validator.play.games.roll.rules.rounds import (
    EndPhase,
    EndRound,
    Recall,
    Recruit,
    Reveal,
    bonus_points,
    points_alone,
    score_parts,
    scores,
    winners,
)
from validator.play.games.roll.rules.shipping import TASKS, Purchase, SendProducersHome, SendShippersHome, ShipGood
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.table import Table
from validator.play.games.roll.words.gains import Gain, Taken
from validator.play.games.roll.words.numbers import (
    CAPACITY,
    COLOURS,
    COLUMNS,
    CREDITS,
    EXPLORERS,
    KIND_COUNT,
    PHASE_COUNT,
    PRODUCERS,
    RETURN_MOST,
    SELECTED,
    SHIPPERS,
    SPENT,
    STACKS,
    STOCKED,
    TILES,
    VIRTUAL_EXPLORERS,
    VIRTUAL_SHIPPERS,
)
from validator.play.games.roll.words.power import Moment, Power
from validator.play.games.roll.words.switches import DIE_COLOURS, KINDS, PHASES, SIDES, WORLD_COLOURS

# Which promised powers of a tableau's tiles were at work, found by the words of their faces.

Tableau = tuple[int, ...]
BUILD_PHASES = ("develop", "settle")


class PowersSeen:
    """Adds the numbers of promises to ``kept``, a set that each question is given."""

    def __init__(self, table: Table, numbers: dict[str, int], names: list[str]) -> None:
        self._table = table
        # For each face its powers, each with the number of its promise.
        self._powers: list[list[tuple[Power, int]]] = [
            [(power, numbers[f"power:{names[face]}-{place}"]) for place, power in enumerate(powers)]
            for face, powers in enumerate(table.powers)
        ]
        self._moves = [number for powers in self._powers for power, number in powers if power.moves() is not None]
        # By phase, the powers of each face that act when it ends.
        self._ends = [
            [
                [each for each in powers if each[0].moment == "ending" and each[0].phase == phase]
                for powers in self._powers
            ]
            for phase in PHASES
        ]

    def _each(self, tableau: Tableau) -> Iterator[tuple[Any, int]]:
        for face in tableau:
            yield from self._powers[face]

    def all_of(self, tableau: Tableau, moment: Moment, kept: set[int]) -> None:
        """Every power of a moment."""
        kept.update([number for power, number in self._each(tableau) if power.moment == moment])

    def reassigned(self, power: int, kept: set[int]) -> None:
        """A power to reassign, by its number in `Table.moves`."""
        kept.add(self._moves[power])

    def dictated_more(self, tableau: Tableau, kept: set[int]) -> None:
        """A dictate moved a second worker."""
        self.all_of(tableau, "dictating_more", kept)

    def rearranged(self, tableau: Tableau, kept: set[int]) -> None:
        """Tiles under construction were laid anew."""
        self.all_of(tableau, "rearranging", kept)

    def on_top(self, tableau: Tableau, kept: set[int]) -> None:
        """A scouted tile went on top of a stack."""
        self.all_of(tableau, "scouting_on_top", kept)

    def at_end_of_exploring(self, state: RollState, seat: int, kept: set[int]) -> None:
        """Tiles are about to be drawn at the end of exploring, and a die that scouted pays."""
        has_tiles = bool(state.bag or state.aside)
        for power, number in self._each(state.tableaus[seat]):
            if power.moment == "scouting_at_end":
                has_scouted = state.scouted >> DIE_COLOURS.index(power.colour) & 1
                if has_tiles or (has_scouted and self._can_gain(state, seat)):
                    kept.add(number)

    def _can_gain(self, state: RollState, seat: int, besides: int = 0) -> bool:
        """Whether a credit more than those would still find room below the cap."""
        return state.mats[seat][CREDITS] + besides < self._table.rules.credit_cap

    def stocked(self, state: RollState, seat: int, colour: int, kept: set[int]) -> None:
        """An explorer of a colour is about to stock: the power that brings most counts, if that is more than usual."""
        most, usual = state.powers[seat][STOCKED + colour], self._table.rules.stock_credits
        if most <= usual or not self._can_gain(state, seat, usual):
            return
        for power, number in self._each(state.tableaus[seat]):
            if power.moment == "stocking" and power.colour == DIE_COLOURS[colour] and power.credits == most:
                kept.add(number)

    def virtual(self, state: RollState, seat: int, phase: str, colour: int, kept: set[int]) -> None:
        """A virtual worker of a colour is about to do a task: of several, the powers count one after the other."""
        first = VIRTUAL_EXPLORERS if phase == "explore" else VIRTUAL_SHIPPERS
        done = state.powers[seat][first + colour] - state.virtual[colour]
        named = [
            number
            for power, number in self._each(state.tableaus[seat])
            if power.moment == "working_virtually" and power.phase == phase and DIE_COLOURS[colour] in power.colours
        ]
        kept.update(named[done : done + 1])

    def completed(self, state: RollState, seat: int, kind: int, face: int, kept: set[int]) -> None:
        """A tile is about to come into the tableau: discounts, rewards, and workers who must return."""
        mat = state.mats[seat]
        returning = {DIE_COLOURS[place] for place in range(COLOURS) if mat[SPENT + place]}
        for power, number in self._each(state.tableaus[seat]):
            if power.phase == BUILD_PHASES[kind]:
                is_back = power.moment == "returning" and not returning.isdisjoint(power.colours or ())
                is_paid = power.moment == "completing" and self._can_gain(state, seat)
                if is_back or is_paid:
                    kept.add(number)
        self._discounted(state, seat, kind, face, kept)

    def _discounted(self, state: RollState, seat: int, kind: int, face: int, kept: set[int]) -> None:
        """Discounts that made the tile cheaper than it was without them, taken in the order of the tableau."""
        colour, cost = self._table.colour[face], self._table.cost[face]
        need, workers, least = cost, 0, cost
        for power, number in self._each(state.tableaus[seat]):
            if power.moment != "discounting" or power.phase != BUILD_PHASES[kind]:
                continue
            is_colour = power.colours is None or (colour >= 0 and WORLD_COLOURS[colour] in power.colours)
            if is_colour and (not power.reassign or self._reassigns(face)):
                workers, least = workers + power.workers, min(least, power.least)
                before, need = need, min(cost, max(least, cost - workers))
                if need < before:
                    kept.add(number)

    def _reassigns(self, face: int) -> bool:
        return any(power.phase == "assign" for power in self._table.powers[face])

    def returned(self, state: RollState, seat: int, kind: int, kept: set[int]) -> None:
        """A worker goes to the cup by choice: of several powers that allow it, one after the other counts."""
        before = state.powers[seat][RETURN_MOST + kind] - state.left
        for power, number in self._each(state.tableaus[seat]):
            if power.moment == "returning" and power.most is not None and power.phase == BUILD_PHASES[kind]:
                if before < power.most:
                    kept.add(number)
                    return
                before -= power.most

    def shipped(self, state: RollState, seat: int, kind: int, is_consumed: bool, kept: set[int]) -> None:
        """A good of a world of a kind is about to be traded or consumed."""
        moment = "consuming" if is_consumed else "trading"
        can_gain = self._can_gain(state, seat, 0 if is_consumed else self._table.trade[kind])
        for power, number in self._each(state.tableaus[seat]):
            is_kind = power.moment == moment and (power.colours is None or KINDS[kind] in power.colours)
            if is_kind and (can_gain or not power.credits_at_once):
                kept.add(number)

    def bought(self, tableau: Tableau, place: int, kept: set[int]) -> None:
        """Points were bought with one of the powers that sell them."""
        offers = [number for power, number in self._each(tableau) if power.moment == "buying"]
        kept.add(offers[place])

    def phase_ended(self, state: RollState, seat: int, phase: int, kept: set[int]) -> None:
        """Powers that act, or can be seen to have acted, when a phase ends."""
        ends = self._ends[phase]
        for face in state.tableaus[seat]:
            for power, number in ends[face]:
                if number in kept or (power.credits_at_once and not self._can_gain(state, seat)):
                    continue
                if power.acts(state, seat):
                    kept.add(number)

    def tiles(self, state: RollState, seat: int) -> int:
        """How many tiles a seat's tableau counts."""
        return state.powers[seat][TILES]


# What tiles brought when they came into a tableau: a gain counts only where it brought something.


class GainsSeen:
    """Names the promises that gains have kept, by their numbers."""

    def __init__(self, table: Table, numbers: dict[str, int], names: list[str]) -> None:
        self._table = table
        self._gains: list[list[tuple[Gain, int]]] = [[] for _ in names]
        for number, face in table.faces():
            self._gains[number] = [
                (gain, numbers[f"gain:{names[number]}-{place}"]) for place, gain in enumerate(face.gains)
            ]

    def begun_with(self, state: RollState, seat: int, face: int) -> Iterator[int]:
        """Gains of a tile that the game begins with, seen by what has come of them."""
        good = self._table.good[face]
        for gain, number in self._gains[face]:
            if gain.begun(state, seat, good):
                yield number

    def brought(self, state: RollState, seat: int) -> Iterator[int]:
        """Gains of the tile that came into the tableau last and is about to bring them."""
        face = state.tableaus[seat][-1]
        room = state.powers[seat][CAPACITY] if self._table.good[face] >= 0 else 0
        taken = Taken(room)
        for gain, number in self._gains[face]:
            if gain.brings(state, seat, taken):
                yield number

    def removed(self, state: RollState, seat: int) -> Iterator[int]:
        """A die of one's own went back for the tile that came into the tableau last."""
        for gain, number in self._gains[state.tableaus[seat][-1]]:
            if gain.removed:
                yield number


# An observer for statistics: notes which promises a game keeps and what was done with each tile.

USES = ("drawn", "played as development", "played as world", "abandoned")
DRAWN, DEVELOPED, SETTLED, ABANDONED = range(4)
WORKERS_AND_WILD = COLOURS * (PHASE_COUNT + 1)


class RollObserver(PromiseWatcher):
    """Watches one game after another."""

    def __init__(self, table: Table) -> None:
        super().__init__(promises_of(table).number)
        self._table = table
        self._names = face_names(table)
        self._powers = PowersSeen(table, self._number, self._names)
        self._gains = GainsSeen(table, self._number, self._names)
        self._alone = [points_alone(face) for face in table.face]
        self._faces = [self._number.get(f"face:{name}", NO_PROMISE) for name in self._names]
        # For each place of a column, wild ones last, the promise that a die shows that side.
        self._rolled = [
            self._number.get(f"rolled:{DIE_COLOURS[place % COLOURS]}-{SIDES[place // COLOURS]}", NO_PROMISE)
            for place in range(WORKERS_AND_WILD)
        ]
        self._before = {
            AssignWild: self._wild, SelectPhase: self._select, Reassign: self._reassign, MoveWorker: self._move,
            Dictate: self._dictate, Reveal: self._reveal, ScoutOrStock: self._task, Abandon: self._abandon,
            PlaceTile: self._place, TileAtEnd: self._tile_at_end, Rearrange: self._rearrange, Build: self._build,
            Complete: self._complete,
            ReturnWorker: self._return, RemoveDie: self._remove, TakeGains: self._take_gains,
            SendProducersHome: self._producers, ShipGood: self._ship, Purchase: self._purchase,
            SendShippersHome: self._shippers, EndPhase: self._end_phase, Recruit: self._recruit,
            Recall: self._recall, EndRound: self._end_round,
        }  # fmt: skip
        # What dice show, and which tiles come, is known when it has happened.
        self._after = {
            Roll: self._roll, DrawTiles: self._draw, TileAtEnd: self._draw, Reveal: self._extra_phase,
            PlaceTile: self._laid,
        }  # fmt: skip
        self._completed = 0
        self._laid_before: tuple[list[int], list[int]] | None = None

    def start(self, state: RollState) -> None:
        self._kept, self._uses, self._completed, self._laid_before = set(), set(), 0, None
        for seat, tableau in enumerate(state.tableaus):
            for face in tableau:
                self._kept.add(self._faces[face])
                self._kept.update(self._gains.begun_with(state, seat, face))
                self._use(seat, face)
            for design in state.drawn[seat]:
                self._uses.add((seat, design, DRAWN))

    def finish(self, state: RollState) -> Facts:
        for seat, tableau in enumerate(state.tableaus):
            for face in tableau:
                if self._table.bonus[face] is not None and bonus_points(state, seat, face) > self._alone[face]:
                    self._keep(f"bonus:{self._names[face]}")
        totals, best = scores(state), winners(state)
        if len(best) == 1:
            self._keep("rule:win-by-credits" if totals.count(max(totals)) > 1 else "rule:win-alone")
        self._kept.discard(NO_PROMISE)
        worth = [
            (face >> 1, self._table.cost[face] + bonus_points(state, seat, face))
            for seat, tableau in enumerate(state.tableaus)
            for face in tableau
        ]
        return Facts(self._kept, self._uses, score_parts(state), state.turns, worth)

    def _roll(self, state: RollState, step: Roll, action: int) -> None:
        shown = state.mats[step.who][COLUMNS : COLUMNS + WORKERS_AND_WILD]
        self._kept.update([number for number, count in zip(self._rolled, shown, strict=True) if count])

    def _draw(self, state: RollState, step: DrawTiles | TileAtEnd, action: int) -> None:
        self._uses.update([(step.who, design, DRAWN) for design in state.drawn[step.who]])

    def _use(self, seat: int, face: int) -> None:
        self._uses.add((seat, face >> 1, DEVELOPED if self._table.is_development(face) else SETTLED))

    def _wild(self, state: RollState, step: AssignWild, action: int) -> None:
        self._keep("rule:wild")

    def _select(self, state: RollState, step: SelectPhase, action: int) -> None:
        if action != PASS:
            phase, worker = divmod(action, WORKERS_AND_WILD)
            if worker // COLOURS != phase:
                self._keep("rule:other-side")

    def _move(self, state: RollState, step: MoveWorker, action: int) -> None:
        if action == PASS:
            return
        if state.power >= 0:
            self._powers.reassigned(state.power, self._kept)
        elif state.fresh:
            self._powers.dictated_more(state.tableaus[step.who], self._kept)

    def _reassign(self, state: RollState, step: Reassign, action: int) -> None:
        if action >= FIRST_DICTATE:
            self._dictate(state, step, action)

    def _dictate(self, state: RollState, step: Dictate | Reassign, action: int) -> None:
        if action != PASS:
            self._keep("rule:dictated")
            if state.dictates >= state.table.rules.dictates:
                self._powers.all_of(state.tableaus[step.who], "dictating_often", self._kept)

    def _reveal(self, state: RollState, step: Reveal, action: int) -> None:
        """Workers of phases that nobody selected are about to go home."""
        self._selected = 0
        for mat in state.mats:
            if mat[SELECTED] >= 0:
                self._selected |= 1 << mat[SELECTED]
        for mat in state.mats:
            for phase in range(PHASE_COUNT):
                place = COLUMNS + COLOURS * phase
                if not self._selected >> phase & 1 and any(mat[place : place + COLOURS]):
                    self._keep("rule:sent-home")

    def _extra_phase(self, state: RollState, step: Reveal, action: int) -> None:
        if state.performed & ~self._selected:
            self._keep("rule:extra-phase")

    def _task(self, state: RollState, step: ScoutOrStock, action: int) -> None:
        colour = action % SCOUT
        who = step.who
        if not state.mats[who][EXPLORERS + colour]:
            self._powers.virtual(state, who, "explore", colour, self._kept)
        if action < SCOUT:
            self._keep("rule:stocked")
            self._cap(state, who, 1)
            self._powers.stocked(state, who, colour, self._kept)
        else:
            self._keep("rule:scouted")

    def _abandon(self, state: RollState, step: Abandon, action: int) -> None:
        if action != PASS:
            self._keep("rule:abandoned")
            kind, place = divmod(action, STACK_ROOM)
            self._uses.add((step.who, state.stacks[2 * step.who + kind][place] >> 1, ABANDONED))

    def _place(self, state: RollState, step: PlaceTile, action: int) -> None:
        kind, place = divmod(action, STACK_ROOM)
        stack = state.stacks[2 * step.who + kind]
        is_free = state.table.rules.scouted_tiles == "anywhere"
        if stack and place > state.laid[kind] and not is_free:
            self._powers.on_top(state.tableaus[step.who], self._kept)

    def _tile_at_end(self, state: RollState, step: TileAtEnd, action: int) -> None:
        self._powers.at_end_of_exploring(state, step.who, self._kept)

    def _rearrange(self, state: RollState, step: Rearrange, action: int) -> None:
        if action != PASS:
            self._laid_before = state.stacks[2 * step.who][:], state.stacks[2 * step.who + 1][:]

    def _laid(self, state: RollState, step: PlaceTile, action: int) -> None:
        """The last tile of those laid anew has its place: something must have changed."""
        if self._laid_before is not None and not state.drawn[step.who]:
            if self._laid_before != (state.stacks[2 * step.who], state.stacks[2 * step.who + 1]):
                self._powers.rearranged(state.tableaus[step.who], self._kept)
            self._laid_before = None

    def _build(self, state: RollState, step: Build, action: int) -> None:
        """The completed tiles of one phase are counted from one seat's first work to the next's."""
        if self._completed >> 8 != 2 * step.who + step.kind + 1:
            self._completed = 2 * step.who + step.kind + 1 << 8

    def _complete(self, state: RollState, step: Complete, action: int) -> None:
        who, kind = step.who, step.kind
        face = state.stacks[2 * who + kind][-1]
        self._kept.add(self._faces[face])
        self._use(who, face)
        self._powers.completed(state, who, kind, face, self._kept)
        self._completed += 1
        if self._completed & 0xFF > 1:
            self._keep("rule:two-tiles")

    def _return(self, state: RollState, step: ReturnWorker, action: int) -> None:
        if action != PASS:
            self._powers.returned(state, step.who, step.kind, self._kept)

    def _remove(self, state: RollState, step: RemoveDie, action: int) -> None:
        if action != PASS:
            self._keep("rule:die-removed")
            self._kept.update(self._gains.removed(state, step.who))

    def _take_gains(self, state: RollState, step: TakeGains, action: int) -> None:
        face = state.tableaus[step.who][-1]
        self._kept.update(self._gains.brought(state, step.who))
        table = self._table
        if table.gained_credits[face]:
            self._cap(state, step.who, table.gained_credits[face])
        for colour, _, count in table.gained_dice[face]:
            if state.supply[colour] < count:
                self._keep("rule:die-missing")

    def _cap(self, state: RollState, seat: int, amount: int) -> None:
        if state.mats[seat][CREDITS] + amount > state.table.rules.credit_cap:
            self._keep("rule:cap")

    def _producers(self, state: RollState, step: SendProducersHome, action: int) -> None:
        if any(state.mats[step.who][PRODUCERS : PRODUCERS + COLOURS]):
            self._keep("rule:producer-home")

    def _shippers(self, state: RollState, step: SendShippersHome, action: int) -> None:
        if any(state.mats[step.who][SHIPPERS : SHIPPERS + COLOURS]):
            self._keep("rule:shipper-home")

    def _ship(self, state: RollState, step: ShipGood, action: int) -> None:
        if action == PASS:
            return
        who, match = step.who, state.table.match
        shipper, task = divmod(action, TASKS)
        good, is_consumed = divmod(task, 2)
        kind, colour = divmod(good, COLOURS)
        self._keep(f"{'consumed' if is_consumed else 'traded'}:{KINDS[kind]}")
        if is_consumed:
            own, by = match[KIND_COUNT * colour + kind], match[KIND_COUNT * (shipper % COLOURS) + kind]
            self._keep("rule:good-matches" if own else "rule:nothing-matches" if not by else "rule:shipper-matches")
            if by:
                self._keep("rule:shipper-matches")
        self._powers.shipped(state, who, kind, bool(is_consumed), self._kept)
        if shipper >= COLOURS:
            self._powers.virtual(state, who, "ship", shipper - COLOURS, self._kept)

    def _purchase(self, state: RollState, step: Purchase, action: int) -> None:
        if action != PASS:
            self._powers.bought(state.tableaus[step.who], action, self._kept)

    def _end_phase(self, state: RollState, step: EndPhase, action: int) -> None:
        for seat in range(state.seats):
            self._powers.phase_ended(state, seat, step.phase, self._kept)

    def _recruit(self, state: RollState, step: Recruit, action: int) -> None:
        if action > 0:
            self._keep("rule:recruited")
        mat = state.mats[step.who]
        if action < min(mat[state.bound], mat[CREDITS]):
            self._keep("rule:stopped")

    def _recall(self, state: RollState, step: Recall, action: int) -> None:
        if action != PASS:
            self._keep("rule:recalled")
            if state.left:
                self._keep("rule:forced")

    def _end_round(self, state: RollState, step: EndRound, action: int) -> None:
        for mat in state.mats:
            if not mat[CREDITS]:
                self._keep("rule:given-credit")
            if any(mat[STACKS : STACKS + 2 * COLOURS]):
                self._keep("rule:waiting")
        rules = state.table.rules
        if not state.pool:
            self._keep("rule:end-by-chips")
            if sum(score_parts(state)["chips"]) > rules.points_per_player * state.seats:
                self._keep("rule:reserve")
        if any(self._powers.tiles(state, seat) >= rules.tableau_end for seat in range(state.seats)):
            self._keep("rule:end-by-tiles")
