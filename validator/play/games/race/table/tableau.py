"""The cards in front of a player and all that they add up to, kept up to date card by card.

A tableau is never changed once made, so that copies of a game share it: placing or discarding a card makes another.
Places are bits of a number; goods on worlds are such a number too.
"""

from __future__ import annotations

from typing import Any, Final

from validator.play.games.race.table.compiled import Table
from validator.play.games.race.words.numbers import ANY, KIND_COUNT, REBEL, Numbers

ZERO: Final[Numbers] = (0,) * KIND_COUNT
"""One object, asked for by identity: as a tuple of a known length the compiled program would make it anew each time."""


class Tableau:
    """Cards face up in the order they came, and the sums of their powers.

    Attributes:
        cards: designs; ``developments``: those that may not be built again.
        explore_draw, explore_keep: cards more when exploring.
        draw_before, draw_after: cards drawn before developing and after building.
        discount: cards fewer to pay for a development.
        settle_discounts: cards fewer to pay for a world, by kind of good (``any`` included in each).
        strength: strength that counts everywhere; ``strengths``: in all, by `Table.opposition`.
        free: designs that may be discarded for a free world.
        sudden: designs that may be discarded for strength, each with how much; ``reserve``: their sum.
        paid_military: the best discount of those that let one pay for military worlds; -1 without one.
        draw_settled: cards drawn after placing a world.
        sale_bonuses: by kind, ``any`` included in each; ``here``: places and bonuses for goods sold from there.
        uses: consume powers, as numbers of `Table.uses`; ``draw_consuming``: cards drawn in the consume phase.
        guesses: lowest and highest number of each guess; ``discards``: points for each hand card that may be
            discarded for them.
        worlds: places of worlds by kind of good; at `ANY` those of every kind.
        production, windfalls: places of worlds that can hold a good.
        alike: places of worlds whose goods are the same to every rule, group by group; ``looks``: what a group is
            known by, as in `Table.alike`.
        refills: goods that come to windfall worlds when producing, by kind.
        rewarded: places and the cards drawn when a good is produced there.
        draw_producing: cards drawn in the produce phase; ``per_world``, ``per_good``: by kind; ``per_kind``.
        most: kinds and cards for having produced the most.
        points: printed points and bonuses for cards; ``scorers``: what each design is worth to developments here;
            ``per_chips``: chips and points; ``per_strength``, ``per_goods``.
        counted: powers that draw by the position, each with its moment, see `CountedPower`.
        latest: the tableau with one card more that was asked for last, and ``latest_design``: that card.
        outlook: what players make of this tableau, kept by them; None until they do.
    """

    __slots__ = (
        "alike",
        "cards",
        "counted",
        "developments",
        "discards",
        "discount",
        "draw_after",
        "draw_before",
        "draw_consuming",
        "draw_producing",
        "draw_settled",
        "explore_draw",
        "explore_keep",
        "free",
        "guesses",
        "here",
        "latest",
        "latest_design",
        "looks",
        "most",
        "outlook",
        "paid_military",
        "per_chips",
        "per_good",
        "per_goods",
        "per_kind",
        "per_strength",
        "per_world",
        "points",
        "production",
        "refills",
        "reserve",
        "rewarded",
        "sale_bonuses",
        "scorers",
        "settle_discounts",
        "strength",
        "strengths",
        "sudden",
        "uses",
        "windfalls",
        "worlds",
    )

    cards: Numbers
    developments: frozenset[int]
    explore_draw: int
    explore_keep: int
    draw_before: int
    draw_after: int
    discount: int
    settle_discounts: Numbers
    strength: int
    strengths: Numbers
    free: Numbers
    sudden: tuple[tuple[int, int], ...]
    reserve: int
    paid_military: int
    draw_settled: int
    sale_bonuses: Numbers
    here: tuple[tuple[int, int], ...]
    uses: Numbers
    draw_consuming: int
    guesses: tuple[tuple[int, int], ...]
    discards: Numbers
    worlds: Numbers
    production: int
    windfalls: int
    alike: Numbers
    looks: Numbers
    refills: Numbers
    rewarded: tuple[tuple[int, int], ...]
    draw_producing: int
    per_world: Numbers
    per_good: Numbers
    per_kind: int
    most: tuple[tuple[int, int], ...]
    points: int
    scorers: tuple[list[int], ...]
    per_chips: tuple[tuple[int, int], ...]
    per_strength: int
    per_goods: int
    counted: tuple[tuple[str, Any], ...]
    latest_design: int
    latest: Tableau | None
    outlook: object

    def with_card(self, table: Table, design: int) -> Tableau:
        """The tableau after a card has been laid down at its end."""
        if self.latest_design == design and self.latest is not None:
            return self.latest
        new = self._copy()
        new._lay(table, design)
        if self.cards:
            # Whoever thinks lays the same card again and again. `EMPTY` is shared by sets that differ.
            self.latest_design, self.latest = design, new
        return new

    def without(self, table: Table, place: int) -> Tableau:
        """The tableau after the card at a place has been discarded; those after it move up."""
        return tableau_of(table, self.cards[:place] + self.cards[place + 1 :])

    def _copy(self) -> Tableau:
        new = Tableau()
        new.cards, new.developments, new.explore_draw = self.cards, self.developments, self.explore_draw
        new.explore_keep, new.draw_before, new.draw_after = self.explore_keep, self.draw_before, self.draw_after
        new.discount, new.settle_discounts, new.strength = self.discount, self.settle_discounts, self.strength
        new.strengths, new.free, new.sudden = self.strengths, self.free, self.sudden
        new.reserve, new.paid_military, new.draw_settled = self.reserve, self.paid_military, self.draw_settled
        new.sale_bonuses, new.here, new.uses = self.sale_bonuses, self.here, self.uses
        new.draw_consuming, new.guesses, new.discards = self.draw_consuming, self.guesses, self.discards
        new.worlds, new.production, new.windfalls = self.worlds, self.production, self.windfalls
        new.alike, new.looks, new.refills = self.alike, self.looks, self.refills
        new.rewarded, new.draw_producing, new.per_world = self.rewarded, self.draw_producing, self.per_world
        new.per_good, new.per_kind, new.most = self.per_good, self.per_kind, self.most
        new.points, new.scorers, new.per_chips = self.points, self.scorers, self.per_chips
        new.per_strength, new.per_goods, new.counted = self.per_strength, self.per_goods, self.counted
        new.latest_design, new.latest, new.outlook = -1, None, None
        return new

    def _lay(self, table: Table, design: int) -> None:
        bit = 1 << len(self.cards)
        self.cards += (design,)
        if design >= table.first_development and not table.may_build_twice:
            self.developments |= {design}
        kind = table.kind[design]
        if kind:
            self._lay_world(table, design, kind, bit)
        for lay in table.effects[design]:
            lay(self, bit)
        self.points += table.printed[design] + self._bonus(table, design)

    def _lay_world(self, table: Table, design: int, kind: int, bit: int) -> None:
        worlds = list(self.worlds)
        worlds[ANY] |= bit
        worlds[kind] |= bit
        self.worlds = tuple(worlds)
        if table.is_windfall[design]:
            self.windfalls |= bit
        else:
            self.production |= bit
        look = table.alike[design]
        if look in self.looks:
            groups = list(self.alike)
            groups[self.looks.index(look)] |= bit
            self.alike = tuple(groups)
        else:
            self.looks += (look,)
            self.alike += (bit,)

    def _bonus(self, table: Table, design: int) -> int:
        """Points that a card just laid down scores with developments there, and as one of them with all cards."""
        points = 0
        for worth in self.scorers:
            points += worth[design]
        own = table.points_for[design]
        if own is not None:
            self.scorers += (own,)
            points += sum([own[other] for other in self.cards])
        return points


def _empty() -> Tableau:
    new = Tableau()
    new.explore_draw = new.explore_keep = new.draw_before = new.draw_after = 0
    new.discount = new.strength = new.reserve = new.draw_settled = 0
    new.draw_consuming = new.production = new.windfalls = new.draw_producing = 0
    new.per_kind = new.points = new.per_strength = new.per_goods = 0
    new.settle_discounts = new.sale_bonuses = new.worlds = new.refills = ZERO
    new.per_world = new.per_good = ZERO
    new.cards = new.free = new.uses = new.discards = ()
    new.alike = new.looks = ()
    new.sudden = ()
    new.here = ()
    new.guesses = ()
    new.rewarded = ()
    new.most = ()
    new.scorers = ()
    new.per_chips = ()
    new.counted = ()
    new.developments = frozenset()
    new.strengths = (0,) * (KIND_COUNT + REBEL)
    new.paid_military = -1
    new.latest_design, new.latest, new.outlook = -1, None, None
    return new


EMPTY: Final = _empty()


def tableau_of(table: Table, cards: tuple[int, ...]) -> Tableau:
    """The tableau of these cards."""
    tableau = EMPTY
    for design in cards:
        tableau = tableau.with_card(table, design)
    return tableau
