"""How good a position looks: what `greedy` maximises and `search` ends its look-ahead with.

Everything is in points. Besides what would be scored now, cards in front of a player promise points for the rounds to
come, goods and cards in hand promise some, and so does what a player has chosen but not yet done.
All numbers were found by trying them in play.
"""

from __future__ import annotations

from validator.games.race.consuming import CONSUME_PHASE
from validator.games.race.developing import DEVELOP_PHASE
from validator.games.race.developing import price as develop_price
from validator.games.race.exploring import EXPLORE_PHASE
from validator.games.race.producing import PRODUCE_PHASE
from validator.games.race.scoring import card_points
from validator.games.race.settling import SETTLE_PHASE
from validator.games.race.settling import price as settle_price
from validator.games.race.state import NOTHING, RaceState
from validator.games.race.table import ANY, Table
from validator.games.race.tableau import Tableau

CARD = 0.55
"""A card in hand, whatever it is."""
LATE_CARD = 0.1
HAND_WEIGHTS = (0.55, 0.35, 0.2, 0.1)
"""How much of the gain from the best, second best, ... card of a hand counts."""
GOOD = 0.35
"""A good, for each card of its price."""
CYCLE = 0.42
"""Points that the consume powers bring with the goods of all worlds, for each round to come."""
POWER = 1.0
ROUNDS_PER_CARD = 1.1
POINTS_PER_ROUND = 3.0
UNKNOWN = 0.5
SOON = 0.9
"""Of a gain that has been chosen and is still to come."""

PHASES = (EXPLORE_PHASE, *DEVELOP_PHASE, *SETTLE_PHASE, CONSUME_PHASE, PRODUCE_PHASE)
BITS: dict[object, int] = {phase: 1 << bit for bit, phase in enumerate(PHASES)}


def value(state: RaceState, seat: int) -> float:
    """Points ahead of the best rival."""
    left = rounds_left(state)
    worth = [_worth(state, place, left, place == seat) for place in range(state.seats)]
    return worth[seat] - max(worth[place] for place in range(state.seats) if place != seat)


def rounds_left(state: RaceState) -> float:
    """About how many rounds are still to come; none when the game is over."""
    if not state.stack:
        return 0.0
    room = state.table.rules.tableau_end - max([len(tableau.cards) for tableau in state.tableaus])
    return max(0.0, min(ROUNDS_PER_CARD * room, state.pool / (POINTS_PER_ROUND * state.seats)))


def _worth(state: RaceState, seat: int, left: float, with_hand: bool) -> float:
    points = state.chips[seat] + card_points(state, seat)
    if not state.stack:
        # Cards and goods break a tie.
        return points + 0.01 * (len(state.hands[seat]) + state.goods[seat].bit_count())
    tableau, table = state.tableaus[seat], state.table
    card = card_worth(left)
    total = points + left * (POWER * sum([table.power_worth[design] for design in tableau.cards]))
    total += left * CYCLE * cycle(table, tableau, tableau.worlds[ANY])
    total += goods_worth(state, seat, card)
    total += card * len(state.hands[seat])
    if state.placing[seat] != NOTHING:
        total += gain(state, seat, state.placing[seat], left)
    if with_hand:
        return total + _own(state, seat, left, card)
    if not state.is_secret:
        total += SOON * _coming(state, seat, phases_to_come(state), UNKNOWN, UNKNOWN, card)
    return total


def phases_to_come(state: RaceState) -> int:
    """Bits of the phases of this round that have not begun."""
    phases = 0
    for step in state.stack:
        phases |= BITS.get(step, 0)
    return phases


def card_worth(left: float) -> float:
    """Points that a card in hand is worth, less towards the end."""
    return LATE_CARD + (CARD - LATE_CARD) * min(1.0, left / 4.0)


def goods_worth(state: RaceState, seat: int, card: float) -> float:
    """What goods on worlds promise: their price in cards or the points they may be consumed for."""
    goods = state.goods[seat]
    if not goods:
        return 0.0
    tableau, prices = state.tableaus[seat], state.table.prices
    total = 0.0
    for kind in range(1, len(tableau.worlds)):
        count = (goods & tableau.worlds[kind]).bit_count()
        if count:
            total += count * (0.4 + GOOD * card * (prices[kind] + tableau.sale_bonuses[kind]))
    return total + 0.8 * cycle(state.table, tableau, goods)


def cycle(table: Table, tableau: Tableau, places: int) -> float:
    """Points that consume powers would bring if all these worlds had goods, roughly."""
    if not tableau.uses or not places:
        return 0.0
    total, free = 0.0, places.bit_count()
    for number in tableau.uses:
        use = table.uses[number]
        able = min(free, (places & tableau.worlds[use.kind]).bit_count(), use.goods * use.times)
        if able >= use.goods:
            able -= able % use.goods
            total += able * use.worth
            free -= able
    return total


def gain(state: RaceState, seat: int, design: int, left: float) -> float:
    """Points that a card promises once it lies in a seat's tableau."""
    table, tableau = state.table, state.tableaus[seat]
    points = table.printed[design] + left * POWER * table.power_worth[design]
    for worth in tableau.scorers:
        points += worth[design]
    own = table.points_for[design]
    if own is not None:
        points += sum([own[other] for other in tableau.cards]) + own[design] + 0.5 * min(left, 4.0)
    if table.kind[design]:
        points += 0.15 * left + (1.0 if table.is_windfall[design] else 0.0)
    return points


def _own(state: RaceState, seat: int, left: float, card: float) -> float:
    """What a seat knows of its own: its hand, and what it has chosen but not yet done."""
    table, tableau = state.table, state.tableaus[seat]
    hand, military = state.hands[seat], table.first_military
    others = len(hand) - 1
    committed = state.committed[seat]
    gains = []
    best_world = best_development = 0.0
    last = NOTHING
    for design in hand:
        if design == last and design >= table.first_development:
            continue
        last = design
        if design >= table.first_development:
            cost = table.cost[design] - tableau.discount
            if design in tableau.developments:
                continue
        elif design < military:
            cost = table.cost[design] - tableau.settle_discounts[table.kind[design]]
        else:
            lack = table.defence[design] - tableau.strengths[table.opposition[design]]
            cost = 0 if lack <= 0 else settle_price(state, seat, design)
            if cost < 0:
                gains.append(0.25 * (gain(state, seat, design, left) - lack))
                continue
        cost = max(cost, 0)
        net = gain(state, seat, design, left) - card * (cost + 1)
        if design == committed:
            continue
        if cost <= others:
            if design >= table.first_development:
                best_development = max(best_development, net)
            else:
                best_world = max(best_world, net)
        else:
            net *= 0.6
        gains.append(net)
    total = 0.0
    if committed >= 0:
        if committed >= table.first_development:
            cost = develop_price(state, seat, committed)
        else:
            cost = max(0, settle_price(state, seat, committed))
            if committed >= military and table.defence[committed] <= tableau.strengths[table.opposition[committed]]:
                cost = 0
        total += gain(state, seat, committed, left) - card * (cost + 1)
    gains.sort(reverse=True)
    for weight, net in zip(HAND_WEIGHTS, gains, strict=False):
        if net > 0:
            total += weight * net
    if state.chosen[seat] != NOTHING:
        phases = state.choice(seat).phases if state.is_secret else phases_to_come(state)
        total += SOON * _coming(state, seat, phases, best_development, best_world, card)
    return total


def _coming(state: RaceState, seat: int, phases: int, best_development: float, best_world: float, card: float) -> float:
    """What phases still to come in this round promise to a seat, as far as is known."""
    tableau, goods, rules = state.tableaus[seat], state.goods[seat], state.table.rules
    choice = state.choice(seat)
    total = 0.0
    if phases & 1:
        drawn = rules.explore_draw + tableau.explore_draw + choice.draw
        kept = rules.explore_keep + tableau.explore_keep + choice.keep
        total += card * kept + 0.12 * drawn
    if phases & 6:
        turns = 1 + bool(phases & 4)
        if best_development > 0:
            total += 0.45 * best_development + card * choice.discounts[0] + 0.1 * turns
    if phases & 24 and best_world > 0:
        total += 0.45 * best_world + card * choice.draws[0]
    if phases & 32:
        prices = state.table.prices
        if choice.trades and goods:
            best = max([
                prices[kind] + tableau.sale_bonuses[kind]
                for kind in range(1, len(tableau.worlds)) if goods & tableau.worlds[kind]
            ])  # fmt: skip
            total += card * best * 0.6 - 0.4
        total += (choice.times - 0.6) * cycle(state.table, tableau, goods)
    if phases & 64:
        empty = tableau.worlds[ANY] & ~goods
        new = (empty & tableau.production).bit_count()
        refills = sum(tableau.refills) + choice.goods
        new += min(refills, (empty & tableau.windfalls).bit_count())
        total += 0.9 * new + card * tableau.draw_producing
    return total
