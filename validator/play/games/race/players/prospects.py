"""What a tableau promises, and the figures that learning looks at."""

from __future__ import annotations

from typing import Final

from validator.play.engine.game import Features
from validator.play.engine.lists import number_of
from validator.play.games.race.players import estimates
from validator.play.games.race.players.outlook import cost_of
from validator.play.games.race.players.value import rounds_left
from validator.play.games.race.rules.state import RaceState
from validator.play.games.race.table import EMPTY, Table, Tableau, Use
from validator.play.games.race.words.numbers import ANY, KIND_COUNT

# What a tableau promises in the long run, and what each card would add to it, however many rounds are left.
#
# Everything is in points: some at once, some in each round to come. What powers, bonuses and worlds bring together is
# reckoned together: a power that consumes needs goods of its kind, a strength needs worlds to conquer and may score, a
# development that counts cards gains by those still to be placed.

UNSEEN: Final = -99
"""In place of a cost: not worked out yet."""
BUILT: Final = -98
"""In place of a cost: the development stands there already."""
MOST_KEPT: Final = 4_000
"""So many by_tableau are kept of a set."""


class Appraisal:
    """What every card of a set brings by itself; lists are indexed by design.

    Attributes:
        lasting: points in each round by powers that need nothing else.
        discount: the most cards fewer that action cards let one pay for a development.
        alone: the tableau of that card alone.
        fitting: for developments with bonuses, what the next card placed may be worth to them.
        military: defence, opposition and gain of the military worlds, the gain as a share of the deck.
        worths: of each consume power, points for each good.
        by_tableau: what tableaus promise, by their cards.
    """

    __slots__ = ("alone", "by_tableau", "discount", "fitting", "lasting", "military", "table", "worths")

    table: Table
    discount: int
    lasting: list[float]
    alone: list[Tableau]
    fitting: list[float]
    military: list[tuple[int, int, float]]
    worths: list[float]
    by_tableau: dict[tuple[int, ...], Prospects]

    def __init__(self, table: Table) -> None:
        self.table, self.by_tableau = table, {}
        self.discount = max([choice.discounts[0] for choices in table.choices for choice in choices], default=0)
        self.alone = [EMPTY.with_card(table, design) for design in range(len(table.faces))]
        self.lasting = [sum([power.lasting for power in face.powers]) for face in table.faces]
        for design, kind in enumerate(table.kind):
            if kind:
                self.lasting[design] += estimates.HOLDER
        size = float(max(1, len(table.deck)))
        growth = estimates.GROWTH / size
        self.fitting = [
            0.0 if own is None else growth * sum([own[other] for other in table.deck]) for own in table.points_for
        ]
        self.military = [
            (table.defence[design], table.opposition[design], (table.printed[design] + estimates.CONQUERED) / size)
            for design in table.deck
            if table.first_military <= design < table.first_development
        ]
        self.worths = [_worth_of_use(use) for use in table.uses]

    def prospects(self, tableau: Tableau) -> Prospects:
        """What a tableau promises."""
        prospects = self.by_tableau.get(tableau.cards)
        if prospects is None:
            if len(self.by_tableau) == MOST_KEPT:
                self.by_tableau.clear()
            prospects = self.by_tableau[tableau.cards] = Prospects(self, tableau)
        return prospects

    def conquests(self, strengths: tuple[int, ...], more: tuple[int, ...]) -> float:
        """The mean gain from the next card of the deck, as far as it can be conquered with these strengths."""
        total = 0.0
        for defence, opposition, gain in self.military:
            if defence <= strengths[opposition] + more[opposition]:
                total += gain
        return estimates.CONQUESTS * total


class Horizon:
    """How long a game still takes, and what that comes to for one seat.

    Attributes:
        left: about how many rounds are still to come; ``useful``: those in which powers do not come too late.
        card: what a card in hand is worth, whatever it is.
        placed: about how many cards will still be placed.
        income: points in chips from round to round; ``chips``: points in chips at the end.
    """

    __slots__ = ("card", "chips", "income", "left", "placed", "useful")

    left: float
    useful: float
    card: float
    placed: float
    income: float
    chips: float

    def __init__(self, prospects: Prospects, left: float, chips: int) -> None:
        self.left = left
        self.useful = left - estimates.TOO_LATE if left > estimates.TOO_LATE else 0.0
        share = (left - 1.0) / estimates.CARD_ROUNDS
        self.card = estimates.LATE_CARD + (estimates.CARD - estimates.LATE_CARD) * (share if share < 1.0 else 1.0)
        room, able = float(prospects.room), left * estimates.PLACED_IN_ROUND
        self.placed = room if room < able else able
        self.income = estimates.CHIPS + estimates.CYCLE * prospects.cycle
        self.chips = chips + left * self.income


class Prospects:
    """What one tableau promises.

    Attributes:
        rate: points in each round to come, but for chips; ``cycle``: points of consume powers when all goods are there.
        fitting: what the next card placed may be worth to developments here.
        room: cards that the tableau lacks.
    """

    __slots__ = (
        "_appraisal",
        "_conquests",
        "_costs",
        "_cycles",
        "_fits",
        "_fixed",
        "_rates",
        "cycle",
        "fitting",
        "rate",
        "room",
        "tableau",
    )

    tableau: Tableau
    rate: float
    cycle: float
    fitting: float
    room: int
    _appraisal: Appraisal
    _conquests: float
    _costs: list[int]
    _cycles: list[float]
    _fits: list[float]
    _fixed: list[float]
    _rates: list[float]

    def __init__(self, appraisal: Appraisal, tableau: Tableau) -> None:
        self.tableau, self._appraisal = tableau, appraisal
        size = len(appraisal.lasting)
        self._costs, self._fits = [UNSEEN] * size, [0.0] * size
        self._cycles, self._fixed, self._rates = [0.0] * size, [0.0] * size, [0.0] * size
        self.room = appraisal.table.tableau_end - len(tableau.cards)
        self.cycle = cycle_of(appraisal, tableau.uses, goods_of(tableau, EMPTY))
        self._conquests = appraisal.conquests(tableau.strengths, EMPTY.strengths)
        self.rate = self._conquests
        self.fitting = estimates.STRENGTH_GROWTH * tableau.per_strength
        for design in tableau.cards:
            self.rate += appraisal.lasting[design]
            self.fitting += appraisal.fitting[design]

    def cost(self, design: int) -> int:
        """As `cost_of`; or `BUILT`."""
        if self._costs[design] == UNSEEN:
            self._judge(design)
        return self._costs[design]

    def gain(self, design: int, horizon: Horizon, wait: float) -> float:
        """Points that a card promises once it lies there, so many rounds from now."""
        if self._costs[design] == UNSEEN:
            self._judge(design)
        left = horizon.left - wait
        points = self._fixed[design] + self._fits[design] * horizon.placed
        if left > 0.0:
            points += left * self._cycles[design]
        left -= estimates.TOO_LATE
        if left > 0.0:
            points += left * self._rates[design]
        for per, each in self._appraisal.alone[design].per_chips:
            points += horizon.chips / per * each
        return points

    def _judge(self, design: int) -> None:
        appraisal, tableau = self._appraisal, self.tableau
        table, alone = appraisal.table, appraisal.alone[design]
        points = float(table.printed[design])
        for worth in tableau.scorers:
            points += worth[design]
        own = table.points_for[design]
        if own is not None:
            points += sum([own[other] for other in tableau.cards]) + own[design]
        points += tableau.per_strength * alone.strength
        points += alone.per_strength * max(0, tableau.strength + alone.strength)
        if table.is_windfall[design]:
            points += estimates.WINDFALL
        rate = appraisal.lasting[design]
        self._fits[design] = appraisal.fitting[design] + estimates.STRENGTH_GROWTH * alone.per_strength
        if alone.strengths != EMPTY.strengths:
            rate += appraisal.conquests(tableau.strengths, alone.strengths) - self._conquests
        if table.kind[design] or alone.uses or alone.refills != EMPTY.refills:
            counts = goods_of(tableau, alone)
            more = cycle_of(appraisal, tableau.uses + alone.uses, counts) - self.cycle
            self._cycles[design] = estimates.CYCLE * more
        self._fixed[design], self._rates[design] = points, rate
        built = design in tableau.developments
        self._costs[design] = BUILT if built else cost_of(table, tableau, design, 0)


def goods_of(tableau: Tableau, more: Tableau) -> list[int]:
    """About how many goods of each kind two tableaus together get when producing; at `ANY` those of every kind."""
    counts = [0] * KIND_COUNT
    spare = 1 + tableau.refills[ANY] + more.refills[ANY]
    for kind in range(1, KIND_COUNT):
        refills = tableau.refills[kind] + more.refills[kind]
        count = 0
        for each in (tableau, more):
            places = each.worlds[kind]
            count += (places & each.production).bit_count()
            empty = (places & each.windfalls).bit_count()
            while empty and refills:
                empty, refills, count = empty - 1, refills - 1, count + 1
            while empty and spare:
                empty, spare, count = empty - 1, spare - 1, count + 1
        counts[kind] = count
        counts[ANY] += count
    return counts


def cycle_of(appraisal: Appraisal, uses: tuple[int, ...], counts: list[int]) -> float:
    """About how many points these consume powers bring for so many goods of each kind."""
    total, free = 0.0, counts[ANY]
    if len(uses) > 1:
        uses = tuple(sorted(uses, key=appraisal.worths.__getitem__, reverse=True))
    for number in uses:
        use: Use = appraisal.table.uses[number]
        able = min(free, counts[use.kind])
        if use.different:
            able = min(able, sum([count > 0 for count in counts[1:]]))
        if not use.takes_all:
            able = min(able, use.goods * use.times)
            able -= able % use.goods
        if able > 0:
            total += able * appraisal.worths[number]
            free -= able
    return total


def _worth_of_use(use: Use) -> float:
    """Points for each good that a consume power takes."""
    if use.takes_all:
        return 0.8
    if use.sells:
        return 1.6
    return (use.points + estimates.CONSUMED_CARD * use.cards) / use.goods


def appraisal_of(table: Table) -> Appraisal:
    """What the cards of a set bring; kept with the set."""
    known = table.appraisal
    if isinstance(known, Appraisal):
        return known
    appraisal = Appraisal(table)
    table.appraisal = appraisal
    return appraisal


# What a position is described by: for those who learn what cards are worth, and for styles of play that lean.


def _cards(state: RaceState, seat: int) -> list[list[int]]:
    return [list(state.tableaus[seat].cards), state.hands[seat]]


def _counted(state: RaceState, seat: int) -> list[float]:
    tableau, goods = state.tableaus[seat], state.goods[seat]
    places = [goods & tableau.worlds[kind] for kind in range(1, KIND_COUNT)]
    strength = tableau.strength
    return [
        float(len(state.hands[seat])),
        float(state.chips[seat]),
        float(tableau.points),
        float(len(tableau.cards)),
        float(number_of(tableau.worlds[ANY])),
        *[float(number_of(there)) for there in places],
        float(strength),
        float(strength * strength),
        float(tableau.discount),
        float(len(tableau.uses) * number_of(tableau.worlds[ANY])),
    ]


FEATURES = Features(
    shown=("tableau",),
    held=("hand",),
    cards=_cards,
    numbers=(
        "hand",
        "chips",
        "points",
        "cards",
        "holders",
        "novelty",
        "rare",
        "genes",
        "alien",
        "strength",
        "strength squared",
        "develop discount",
        "uses by holders",
    ),
    counted=_counted,
    rounds_left=rounds_left,
)


def held(state: RaceState, seat: int) -> float:
    """Cards in hand and goods."""
    return float(len(state.hands[seat]) + state.goods[seat].bit_count())


def over(state: RaceState) -> float:
    """How far the fullest tableau, or the pool of chips, has come to where the game ends."""
    fullest = max([len(tableau.cards) for tableau in state.tableaus]) / state.table.rules.tableau_end
    taken = sum(state.chips)
    return min(1.0, max(fullest, taken / max(1, taken + state.pool)))
