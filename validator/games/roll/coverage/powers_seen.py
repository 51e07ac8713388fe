"""Which promised powers of a tableau's tiles were at work, found by the words of their faces."""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.roll.rules.building import workers_needed
from validator.games.roll.rules.ends import goods_counted, has_alone_most
from validator.games.roll.rules.state import RollState
from validator.games.roll.table.compiled import Table
from validator.games.roll.table.mat import CITIZENRY, COLOURS, GOODS, KIND_COUNT, SPENT, TILES, WORLDS
from validator.games.roll.words.vocabulary import (
    DIE_COLOURS,
    PHASES,
    WORLD_COLOURS,
    AnyPower,
    BuyPoints,
    CompletionDiscount,
    CreditsAtEnd,
    CreditsIfMost,
    CreditsOnCompletion,
    CreditsPerCitizen,
    CreditsPerConsume,
    CreditsPerGood,
    CreditsPerTrade,
    DictateMore,
    ExtraGood,
    PointsAtEnd,
    PointsPerConsume,
    Power,
    Rearrange,
    Reassign,
    ReturnWorkers,
    ScoutAtEnd,
    ScoutOnTop,
    StockMore,
    VirtualWorkers,
)

Tableau = tuple[int, ...]
BUILD_PHASES = ("develop", "settle")
AT_END = CreditsAtEnd | PointsAtEnd | CreditsIfMost | CreditsPerCitizen | CreditsPerGood | ExtraGood


class PowersSeen:
    """Adds the numbers of promises to ``kept``, a set that each question is given."""

    def __init__(self, table: Table, numbers: dict[str, int], names: list[str]) -> None:
        self._table = table
        # For each face its powers, each with the number of its promise.
        self._powers: list[list[tuple[AnyPower, int]]] = [
            [(power, numbers[f"power:{names[face]}-{place}"]) for place, power in enumerate(powers)]
            for face, powers in enumerate(table.powers)
        ]
        self._moves = [number for powers in self._powers for power, number in powers if isinstance(power, Reassign)]
        # By phase, the powers of each face that act when it ends.
        self._ends = [[[each for each in powers if _ends_with(each[0], phase)] for powers in self._powers]
                      for phase in PHASES]  # fmt: skip

    def _each(self, tableau: Tableau) -> Iterator[tuple[AnyPower, int]]:
        for face in tableau:
            yield from self._powers[face]

    def all_of(self, tableau: Tableau, word: type[Power], kept: set[int]) -> None:
        """Every power of a word."""
        kept.update([number for power, number in self._each(tableau) if isinstance(power, word)])

    def reassigned(self, power: int, kept: set[int]) -> None:
        """A power to reassign, by its number in `Table.moves`."""
        kept.add(self._moves[power])

    def dictated_more(self, tableau: Tableau, kept: set[int]) -> None:
        """A dictate moved a second worker."""
        self.all_of(tableau, DictateMore, kept)

    def rearranged(self, tableau: Tableau, kept: set[int]) -> None:
        """Tiles under construction were laid anew."""
        self.all_of(tableau, Rearrange, kept)

    def on_top(self, tableau: Tableau, kept: set[int]) -> None:
        """A scouted tile went on top of a stack."""
        self.all_of(tableau, ScoutOnTop, kept)

    def at_end_of_exploring(self, tableau: Tableau, kept: set[int]) -> None:
        """Tiles were drawn at the end of exploring."""
        self.all_of(tableau, ScoutAtEnd, kept)

    def stocked(self, tableau: Tableau, colour: int, kept: set[int]) -> None:
        """An explorer of a colour stocked."""
        name = DIE_COLOURS[colour]
        kept.update([n for power, n in self._each(tableau) if isinstance(power, StockMore) and power.colour == name])

    def virtual(self, tableau: Tableau, phase: str, colour: int, kept: set[int]) -> None:
        """A virtual worker of a colour did a task."""
        for power, number in self._each(tableau):
            if isinstance(power, VirtualWorkers) and power.phase == phase and DIE_COLOURS[colour] in power.colours:
                kept.add(number)

    def completed(self, state: RollState, seat: int, kind: int, face: int, kept: set[int]) -> None:
        """A tile is about to come into the tableau: discounts, rewards, and workers who must return."""
        table, mat = self._table, state.mats[seat]
        cheaper = workers_needed(state, seat, face) < table.cost[face]
        colour = None if table.colour[face] < 0 else WORLD_COLOURS[table.colour[face]]
        returning = {DIE_COLOURS[place] for place in range(COLOURS) if mat[SPENT + place]}
        for power, number in self._each(state.tableaus[seat]):
            if power.phase != BUILD_PHASES[kind]:
                continue
            match power:
                case CompletionDiscount(colours=colours, reassign=reassign):
                    fits = colours is None or colour in colours
                    acts = cheaper and fits and (not reassign or self._reassigns(face))
                case ReturnWorkers(colours=colours):
                    acts = not returning.isdisjoint(colours or ())
                case _:
                    acts = isinstance(power, CreditsOnCompletion)
            if acts:
                kept.add(number)

    def _reassigns(self, face: int) -> bool:
        return any(power.phase == "assign" for power in self._table.powers[face])

    def returned(self, tableau: Tableau, kind: int, kept: set[int]) -> None:
        """A worker went to the cup by choice."""
        for power, number in self._each(tableau):
            if isinstance(power, ReturnWorkers) and power.most is not None and power.phase == BUILD_PHASES[kind]:
                kept.add(number)

    def shipped(self, tableau: Tableau, kind: str, is_consumed: bool, kept: set[int]) -> None:
        """A good of a world of a kind was traded or consumed."""
        words = (CreditsPerConsume, PointsPerConsume) if is_consumed else (CreditsPerTrade,)
        for power, number in self._each(tableau):
            if isinstance(power, words) and (power.colours is None or kind in power.colours):
                kept.add(number)

    def bought(self, tableau: Tableau, place: int, kept: set[int]) -> None:
        """Points were bought with one of the powers that sell them."""
        offers = [number for power, number in self._each(tableau) if isinstance(power, BuyPoints)]
        kept.add(offers[place])

    def phase_ended(self, state: RollState, seat: int, phase: int, kept: set[int]) -> None:
        """Powers that act, or can be seen to have acted, when a phase ends."""
        ends = self._ends[phase]
        for face in state.tableaus[seat]:
            for power, number in ends[face]:
                if number not in kept and _acts(power, state, seat):
                    kept.add(number)

    def tiles(self, state: RollState, seat: int) -> int:
        """How many tiles a seat's tableau counts."""
        return state.powers[seat][TILES]


def _ends_with(power: AnyPower, phase: str) -> bool:
    return isinstance(power, AT_END) and power.phase == phase


def _acts(power: AnyPower, state: RollState, seat: int) -> bool:
    """Whether a power brings anything as things stand."""
    mat = state.mats[seat]
    match power:
        case CreditsIfMost():
            return has_alone_most(state, seat, power)
        case CreditsPerCitizen(colour=colour):
            return mat[CITIZENRY + DIE_COLOURS.index(colour)] > 0
        case CreditsPerGood():
            return goods_counted(power, mat) > 0
        case ExtraGood():
            return any(
                sum(mat[GOODS + COLOURS * kind : GOODS + COLOURS * kind + COLOURS])
                > state.powers[seat][WORLDS + 1 + kind]
                for kind in range(KIND_COUNT)
            )
    return True
