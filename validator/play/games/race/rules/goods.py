"""Picking goods, or worlds for goods, one at a time. Worlds whose goods are the same to every rule are one option.

An action is the design of a world. Groups of like worlds are gone through in the order they came into the tableau, so
that each selection can be picked in one way only.
"""

from __future__ import annotations

from validator.play.engine.bits import number_of
from validator.play.games.race.rules.state import RaceState
from validator.play.games.race.table.tableau import Tableau


def world_options(tableau: Tableau, places: int, need: int = 1, bound: int = 0) -> list[int]:
    """A world of each group that has some of ``places``, from the group ``bound`` on, where enough are left."""
    groups, cards = tableau.alike, tableau.cards
    options = []
    left = 0
    for number in range(len(groups) - 1, bound - 1, -1):
        found = groups[number] & places
        if found:
            left += number_of(found)
            if left >= need:
                options.append(cards[(found & -found).bit_length() - 1])
    options.reverse()
    return options


def kinds_of(tableau: Tableau, places: int) -> int:
    """Kinds of goods at some places, as bits."""
    kinds = 0
    for kind in range(1, len(tableau.worlds)):
        if tableau.worlds[kind] & places:
            kinds |= 1 << kind
    return kinds


def group_of(tableau: Tableau, places: int, design: int) -> int:
    """The number of the group whose first place among ``places`` has this design."""
    for number, group in enumerate(tableau.alike):
        found = group & places
        if found and tableau.cards[(found & -found).bit_length() - 1] == design:
            return number
    raise ValueError(design)


def first_place(places: int) -> int:
    """The bit of the first of some places."""
    return places & -places


def sale(state: RaceState, seat: int, place: int, with_bonuses: bool = True) -> int:
    """Cards for the good at a place."""
    table, tableau = state.table, state.tableaus[seat]
    kind = table.kind[tableau.cards[place.bit_length() - 1]]
    cards: int = table.prices[kind]
    if with_bonuses:
        cards += tableau.sale_bonuses[kind]
        for here, more in tableau.here:
            if here == place:
                cards += more
    return cards
