"""Which promised powers of a tableau's tiles were at work, found by the words of their faces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.table.compiled import Table
from validator.play.games.roll.words.numbers import (
    COLOURS,
    CREDITS,
    RETURN_MOST,
    SPENT,
    STOCKED,
    TILES,
    VIRTUAL_EXPLORERS,
    VIRTUAL_SHIPPERS,
)
from validator.play.games.roll.words.power import Moment, Power
from validator.play.games.roll.words.terms import DIE_COLOURS, KINDS, PHASES, WORLD_COLOURS

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
