"""What a tableau promises: worked out once for each tableau, and once more for each number of rounds left.

A tableau is never changed, and most positions that a player looks at share theirs, so that all of this is kept with it.
Everything is in points; what the numbers mean is told in ``weights``.
"""

from __future__ import annotations

from typing import Final

from validator.play.engine.lists import number_of
from validator.play.games.race.players import weights
from validator.play.games.race.rules.placing import price_of
from validator.play.games.race.table import Table, Tableau, Use
from validator.play.games.race.words.numbers import ANY, KIND_COUNT

UNSEEN: Final = -9
"""In place of a cost: not worked out yet."""
BUILT: Final = -8
"""In place of a cost: the development stands there already."""
LACKING: Final = -7
"""In place of a cost: the world cannot be paid for, nor conquered yet."""
NO_SALE: Final = -1
MOST_KEPT: Final = 8
"""So many numbers of rounds left are kept of a tableau."""


class Stock:
    """What the goods at some places promise.

    Attributes:
        consumed: about how many points consume powers would bring for them.
        best_sale: the highest price of one, in cards; `NO_SALE` without goods.
        producing, refilling: places of production and of windfall worlds that have none.
    """

    __slots__ = ("_card", "_counts", "_prices", "_worth", "best_sale", "consumed", "producing", "refilling")

    consumed: float
    best_sale: int
    producing: int
    refilling: int
    _counts: list[int]
    _prices: list[int]
    _card: float
    _worth: float

    def __init__(self, table: Table, tableau: Tableau, goods: int) -> None:
        self.consumed = consumed(table.uses, tableau, goods)
        kinds = [kind for kind in range(1, KIND_COUNT) if goods & tableau.worlds[kind]]
        self._counts = [number_of(goods & tableau.worlds[kind]) for kind in kinds]
        self._prices = [table.prices[kind] + tableau.sale_bonuses[kind] for kind in kinds]
        self.best_sale = max(self._prices) if kinds else NO_SALE
        empty = tableau.worlds[ANY] & ~goods
        self.producing = number_of(empty & tableau.production)
        self.refilling = number_of(empty & tableau.windfalls)
        self._card, self._worth = -1.0, 0.0

    def worth(self, card: float) -> float:
        """What the goods promise where a card is worth so much: their price, and points they may be consumed for."""
        if card != self._card:
            total = weights.GOOD_CONSUMED * self.consumed
            for place, count in enumerate(self._counts):
                total += count * (weights.GOOD + weights.GOOD_SOLD * card * self._prices[place])
            self._card, self._worth = card, total
        return self._worth


def consumed(uses: list[Use], tableau: Tableau, places: int) -> float:
    """About how many points consume powers would bring for goods at all these places."""
    if not tableau.uses or not places:
        return 0.0
    total, free = 0.0, number_of(places)
    for number in tableau.uses:
        use = uses[number]
        able = min(free, number_of(places & tableau.worlds[use.kind]), use.goods * use.times)
        if able >= use.goods:
            able -= able % use.goods
            total += able * use.worth
            free -= able
    return total


class Outlook:
    """What a tableau promises, however long the game still takes.

    Attributes:
        powers: points that its powers bring in each round; ``cycle``: those of consume powers with goods on all worlds.
        refills: windfall goods that its powers produce.
        rivals: positions of a rival with this tableau; filled by ``value``.
    """

    __slots__ = ("_latest", "_prospects", "_stocks", "cycle", "powers", "refills", "rivals", "table", "tableau")

    table: Table
    tableau: Tableau
    powers: float
    cycle: float
    refills: int
    rivals: dict[tuple[float, int, int, int, int], object]
    _stocks: dict[int, Stock]
    _prospects: dict[float, Prospect]
    _latest: Prospect | None

    def __init__(self, table: Table, tableau: Tableau) -> None:
        self.table, self.tableau = table, tableau
        self.powers = sum([table.power_worth[design] for design in tableau.cards])
        self.cycle = consumed(table.uses, tableau, tableau.worlds[ANY])
        self.refills = sum(tableau.refills)
        self.rivals, self._stocks, self._prospects = {}, {}, {}
        self._latest = None

    def stock(self, goods: int) -> Stock:
        """What goods at some places promise."""
        stock = self._stocks.get(goods)
        if stock is None:
            stock = self._stocks[goods] = Stock(self.table, self.tableau, goods)
        return stock

    def prospect(self, left: float) -> Prospect:
        """What it promises with about so many rounds left."""
        latest = self._latest
        if latest is not None and latest.left == left:
            return latest
        prospect = self._prospects.get(left)
        if prospect is None:
            if len(self._prospects) == MOST_KEPT:
                self._prospects.clear()
            prospect = self._prospects[left] = Prospect(self, left)
        self._latest = prospect
        return prospect


class Prospect:
    """What a tableau, and cards that may be added to it, promise with about so many rounds left.

    Attributes:
        card: what a card in hand is worth.
        powers: what all powers bring in these rounds; ``cycles``: consume powers, with goods on all worlds.
        promise, best_development, best_world: of the hand looked at last; the gain from the best of those that can be
            placed.
    """

    __slots__ = (
        "_costs",
        "_gains",
        "_hand",
        "_nets",
        "_strength",
        "best_development",
        "best_world",
        "card",
        "cycles",
        "left",
        "outlook",
        "powers",
        "promise",
    )

    outlook: Outlook
    left: float
    card: float
    powers: float
    cycles: float
    promise: float
    best_development: float
    best_world: float
    _strength: int
    _costs: list[int]
    _gains: list[float]
    _nets: list[float]
    _hand: list[int]

    def __init__(self, outlook: Outlook, left: float) -> None:
        self.outlook, self.left = outlook, left
        share = left / weights.CARD_ROUNDS
        self.card = weights.LATE_CARD + (weights.CARD - weights.LATE_CARD) * (share if share < 1.0 else 1.0)
        self.powers = left * outlook.powers
        self.cycles = left * weights.CYCLE * outlook.cycle
        self.promise = self.best_development = self.best_world = 0.0
        self._strength, self._hand = 0, []
        # Of a rival's hand nothing is ever judged.
        self._costs, self._gains, self._nets = [], [], []

    def gain(self, design: int) -> float:
        """Points that a card promises once it lies in the tableau."""
        self._make_room()
        if self._costs[design] == UNSEEN:
            self._judge(design)
        return self._gains[design]

    def _make_room(self) -> None:
        if not self._costs:
            size = len(self.outlook.table.faces)
            self._costs, self._gains, self._nets = [UNSEEN] * size, [0.0] * size, [0.0] * size

    def arm(self, strength: int) -> None:
        """Reckon with so much strength gained suddenly from now on."""
        if strength != self._strength:
            self._strength, self._hand = strength, []
            self._costs = [UNSEEN] * len(self._costs)

    def look_at(self, hand: list[int], committed: int, price: int) -> None:
        """Work out what a hand promises, and the card committed from it (below 0 for none) at a price in cards.

        A price below 0 stands for that which the tableau tells.
        """
        if committed < 0:
            if hand == self._hand:
                return
            self._hand = hand[:]
        else:
            self._hand = []
        placed = development = world = 0.0
        gains: list[float] = []
        self._make_room()
        costs, nets = self._costs, self._nets
        last, others, first_development = UNSEEN, len(hand) - 1, self.outlook.table.first_development
        for design in hand:
            if design == last:
                continue
            last = design
            cost = costs[design]
            if cost == UNSEEN:
                cost = self._judge(design)
            net = nets[design]
            if design == committed:
                if cost != BUILT:
                    placed = self._gains[design] - self.card * (max(cost if price < 0 else price, 0) + 1)
                continue
            if cost > others:
                net *= weights.TOO_DEAR
            elif cost >= 0:
                if design >= first_development:
                    if net > development:
                        development = net
                elif net > world:
                    world = net
            if net > 0.0:
                gains.append(net)
        self.best_development, self.best_world = development, world
        self.promise = weighed(placed, gains)

    def _judge(self, design: int) -> int:
        """Work out what a card costs and promises; the cost, or what stands in its place."""
        outlook = self.outlook
        table, tableau = outlook.table, outlook.tableau
        gain = self._gained(table, tableau, design)
        self._gains[design] = gain
        if design in tableau.developments:
            cost, net = BUILT, 0.0
        else:
            cost = cost_of(table, tableau, design, self._strength)
            if cost < 0:
                net = weights.TOO_STRONG * (gain + cost)
                cost = LACKING
            else:
                net = gain - self.card * (cost + 1)
        self._costs[design], self._nets[design] = cost, net
        return cost

    def _gained(self, table: Table, tableau: Tableau, design: int) -> float:
        points: float = table.printed[design] + self.left * table.power_worth[design]
        for worth in tableau.scorers:
            points += worth[design]
        own = table.points_for[design]
        if own is not None:
            growth = weights.BONUSES * min(self.left, weights.BONUS_ROUNDS)
            points += sum([own[other] for other in tableau.cards]) + own[design] + growth
        if table.kind[design]:
            points += weights.HOLDER * self.left + weights.WINDFALL * table.is_windfall[design]
        return points


def cost_of(table: Table, tableau: Tableau, design: int, strength: int) -> int:
    """Cards to pay for a card, none for a world that can be conquered; below 0 the strength that is lacking for it.

    ``strength`` is that gained suddenly, besides the tableau's own.
    """
    if design >= table.first_development:
        return max(0, table.cost[design] - tableau.discount)
    if design < table.first_military:
        return price_of(table, tableau, design)
    lack = table.defence[design] - tableau.strengths[table.opposition[design]] - strength
    if lack <= 0:
        return 0
    cards = price_of(table, tableau, design)
    return cards if cards >= 0 else -lack


def weighed(placed: float, gains: list[float]) -> float:
    """What a hand promises of which these are the gains above none, and that from a card to be placed anyway."""
    gains.sort()
    place = len(gains)
    for weight in weights.HAND_WEIGHTS:
        place -= 1
        if place < 0:
            break
        placed += weight * gains[place]
    return placed


def outlook_of(table: Table, tableau: Tableau) -> Outlook:
    """What a tableau promises; kept with it."""
    known = tableau.outlook
    if isinstance(known, Outlook) and known.table is table:
        return known
    outlook = Outlook(table, tableau)
    tableau.outlook = outlook
    return outlook
