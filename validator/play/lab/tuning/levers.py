"""Numbers of a set that a search may move, in groups of those that mean the same on different pieces."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from validator.play.lab.vary.addresses import Address, Value, matching

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
        found: set[int] = {self.least, self.most}
        step = 1
        while step <= MOST_STEPS:
            found |= {self.present - step, self.present + step}
            step *= 2
        return sorted(one for one in found if self.least <= one <= self.most and one != self.present)


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
    found = [_lever(one, *ranges[group_of(one)]) for one in numbers]
    return [lever for lever in found if lever.least < lever.most]


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
    found: dict[str, tuple[int, int]] = {}
    for one in numbers:
        present = int(one.present or 0)
        least, most = found.get(group_of(one), (present, present))
        found[group_of(one)] = min(least, present), max(most, present)
    return found


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
    return tuple(one for one in edits if one[0] != address)
