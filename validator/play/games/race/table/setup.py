"""From content to a table whose powers and bonuses are bound to what they mean."""

from __future__ import annotations

from typing import Any, Final

from validator.content.loading import ContentSet
from validator.content.vocabulary import wording
from validator.play.games.race.table.compiled import Table
from validator.play.games.race.table.tableau import EMPTY, Tableau
from validator.play.games.race.words.numbers import kind_number
from validator.play.games.race.words.power import GoodsPower, Power
from validator.play.games.race.words.vocabulary import Development

UNCOUNTED: Final = 99


class Use:
    """A power of the consume phase that takes goods.

    Attributes:
        number: its place in `Table.uses`; ``design``: the card it stands on.
        power: what is printed.
        kind: of the goods it takes; 0 for any.
        goods: how many at a time; of as many kinds if ``different``.
        times: how often.
        demand: the most goods it takes; too many to count where it takes all, or where kinds must differ.
        alike: the first of all uses that say the same.
        points, cards: what it brings each time.
        takes_all: whether it takes all goods that are left, for one point each, ``less`` so many.
        sells: whether it sells a good, and ``with_bonuses``: by sale bonuses too.
        worth: about how many points it brings for each good.
    """

    __slots__ = (
        "alike",
        "cards",
        "demand",
        "design",
        "different",
        "goods",
        "kind",
        "less",
        "number",
        "points",
        "power",
        "sells",
        "takes_all",
        "times",
        "with_bonuses",
        "worth",
    )

    def __init__(self, number: int, design: int, power: GoodsPower) -> None:
        self.number, self.design, self.power = number, design, power
        self.kind, self.goods = kind_number(power.kind), power.taken
        self.times, self.different = power.often, power.of_kinds
        self.points, self.cards = power.gains
        self.takes_all, self.less = power.takes_all, power.subtracted
        self.sells, self.with_bonuses = power.sells, power.with_bonuses
        counts = not (self.different or self.takes_all)
        self.demand = self.goods * self.times if counts else UNCOUNTED
        self.alike = 0
        self.worth = power.per_good

    def lay(self, tableau: Tableau, bit: int) -> None:
        """Add it to the tableau its card is laid into."""
        tableau.uses += (self.number,)


def table_of(content: ContentSet) -> Table:
    """The set, compiled for play."""
    table = Table(content)
    first: dict[str, int] = {}
    for design, face in enumerate(table.faces):
        bound: list[Any] = []
        for power in face.powers:
            if isinstance(power, GoodsPower):
                use = Use(len(table.uses), design, power)
                use.alike = first.setdefault(wording(power), use.number)
                table.uses.append(use)
                bound.append(use.lay)
            else:
                bound.append(power.lay)
        bonuses = face.bonus if isinstance(face, Development) else ()
        bound += [bonus.lay for bonus in bonuses if not bonus.counts_cards]
        table.effects.append(bound)
        table.points_for.append(_worth_of_cards(table, face) if isinstance(face, Development) and bonuses else None)
    table.power_worth = [worth_of_powers(face.powers) for face in table.faces]
    table.openings = {world: EMPTY.with_card(table, world) for world in table.starts}
    return table


def worth_of_powers(powers: tuple[Power, ...]) -> float:
    """About how many points these powers are worth in each round to come; those that take goods with the goods."""
    return sum([power.worth for power in powers])


def _worth_of_cards(table: Table, development: Development) -> list[int]:
    """What each design is worth to a development: the points of the first of its rules that fits."""
    rules = [bonus for bonus in development.bonus if bonus.counts_cards]
    return [
        next((bonus.points for bonus in rules if bonus.fits(table, design)), 0) for design in range(len(table.faces))
    ]
