"""How good a position looks: what `greedy` maximises and `search` ends its look-ahead with.

Everything is in points. Besides what would be scored now, cards in front of a player promise points for the rounds to
come; goods and cards in hand promise some, and so do the phases of the round that are still to come. All numbers were
found by trying them in play.
"""

from __future__ import annotations

from validator.games.race.rules.consuming import CONSUME_PHASE
from validator.games.race.rules.developing import DEVELOP_PHASE
from validator.games.race.rules.developing import price as develop_price
from validator.games.race.rules.exploring import EXPLORE_PHASE
from validator.games.race.rules.producing import PRODUCE_PHASE
from validator.games.race.rules.scoring import card_points
from validator.games.race.rules.settling import SETTLE_PHASE, strength
from validator.games.race.rules.settling import price as settle_price
from validator.games.race.rules.state import NOTHING, RaceState
from validator.games.race.table.compiled import (
    ANY,
    CONSUME,
    DEVELOP,
    DEVELOP_AGAIN,
    EXPLORE,
    PRODUCE,
    SETTLE,
    SETTLE_AGAIN,
)
from validator.games.race.table.powers import Use
from validator.games.race.table.tableau import Tableau

CARD = 0.55
"""A card in hand, whatever it is; less when fewer than so many rounds are left, and never less than the last."""
CARD_ROUNDS = 4.0
LATE_CARD = 0.1
HAND_WEIGHTS = (0.55, 0.35, 0.2, 0.1)
"""How much of the gain from the best, second best, ... card of a hand counts."""
TOO_DEAR = 0.6
"""Of the gain from a card that cannot be paid for yet."""
TOO_STRONG = 0.25
"""Of the gain from a world that cannot be conquered yet, one point less for each point of strength that is lacking."""
GOOD = 0.4
GOOD_SOLD = 0.35
"""A good, and more for each card of its price."""
GOOD_CONSUMED = 0.8
"""Of the points that consume powers would bring for the goods there are."""
CYCLE = 0.42
"""Of the points that they would bring for goods on all worlds, in each round to come."""
HOLDER, WINDFALL = 0.15, 1.0
"""A world that can hold a good, in each round to come; and the good that a windfall world has from the start."""
BONUSES, BONUS_ROUNDS = 0.5, 4.0
"""What bonuses of a development not yet placed may still grow by, in each of at most so many rounds."""
ROUNDS_PER_CARD = 1.1
POINTS_PER_ROUND = 3.0
SOON = 0.9
"""Of what the phases still to come in this round promise."""
PLACED_SOON = 0.45
"""Of the gain from the best card that can be placed in them."""
UNKNOWN = 0.5
"""The gain from the best card of a hand nobody else sees."""
SIGHT = 0.12
"""A card to choose from when exploring."""
SOLD, NOT_KEPT = 0.6, 0.4
PRODUCED = 0.9
TIE_BREAK = 0.01

PHASES = (EXPLORE_PHASE, *DEVELOP_PHASE, *SETTLE_PHASE, CONSUME_PHASE, PRODUCE_PHASE)
BITS: dict[object, int] = {phase: 1 << bit for bit, phase in enumerate(PHASES)}


def value(state: RaceState, seat: int) -> float:
    """Points ahead of the best rival."""
    left = rounds_left(state)
    worth = [worth_of(state, place, left, place == seat) for place in range(state.seats)]
    return worth[seat] - max(worth[place] for place in range(state.seats) if place != seat)


def rounds_left(state: RaceState) -> float:
    """About how many rounds are still to come; none when the game is over."""
    if not state.stack:
        return 0.0
    room = state.table.rules.tableau_end - max([len(tableau.cards) for tableau in state.tableaus])
    return max(0.0, min(ROUNDS_PER_CARD * room, state.pool / (POINTS_PER_ROUND * state.seats)))


def worth_of(state: RaceState, seat: int, left: float, is_own: bool) -> float:
    """Points of a seat and all that its position promises, as far as one may know who is that seat, or is not."""
    points = float(state.chips[seat] + card_points(state, seat))
    if not state.stack:
        return points + TIE_BREAK * (len(state.hands[seat]) + state.goods[seat].bit_count())
    tableau, table = state.tableaus[seat], state.table
    card = LATE_CARD + (CARD - LATE_CARD) * min(1.0, left / CARD_ROUNDS)
    points += left * sum([table.power_worth[design] for design in tableau.cards])
    points += left * CYCLE * consumed(table.uses, tableau, tableau.worlds[ANY])
    points += goods_worth(state, seat, card) + card * len(state.hands[seat])
    if state.placing[seat] != NOTHING:
        points += gain(state, seat, state.placing[seat], left)
    best_development = best_world = UNKNOWN
    if is_own:
        promise, best_development, best_world = hand_worth(state, seat, left, card)
        points += promise
    phases = phases_to_come(state, seat, is_own)
    return points + SOON * coming(state, seat, phases, best_development, best_world, card) if phases else points


def goods_worth(state: RaceState, seat: int, card: float) -> float:
    """What goods on worlds promise: their price in cards, and the points they may be consumed for."""
    goods, tableau, prices = state.goods[seat], state.tableaus[seat], state.table.prices
    if not goods:
        return 0.0
    total = GOOD_CONSUMED * consumed(state.table.uses, tableau, goods)
    for kind in range(1, len(tableau.worlds)):
        count = (goods & tableau.worlds[kind]).bit_count()
        if count:
            total += count * (GOOD + GOOD_SOLD * card * (prices[kind] + tableau.sale_bonuses[kind]))
    return total


def consumed(uses: list[Use], tableau: Tableau, places: int) -> float:
    """About how many points consume powers would bring for goods at all these places."""
    if not tableau.uses or not places:
        return 0.0
    total, free = 0.0, places.bit_count()
    for number in tableau.uses:
        use = uses[number]
        able = min(free, (places & tableau.worlds[use.kind]).bit_count(), use.goods * use.times)
        if able >= use.goods:
            able -= able % use.goods
            total += able * use.worth
            free -= able
    return total


def gain(state: RaceState, seat: int, design: int, left: float) -> float:
    """Points that a card promises once it lies in a seat's tableau."""
    table, tableau = state.table, state.tableaus[seat]
    points = table.printed[design] + left * table.power_worth[design]
    for worth in tableau.scorers:
        points += worth[design]
    own = table.points_for[design]
    if own is not None:
        points += sum([own[other] for other in tableau.cards]) + own[design] + BONUSES * min(left, BONUS_ROUNDS)
    if table.kind[design]:
        points += HOLDER * left + WINDFALL * table.is_windfall[design]
    return points


def cost_of(state: RaceState, seat: int, design: int) -> int:
    """Cards that a seat pays for a card, none for a world that it can conquer; below 0 the strength it lacks for it."""
    table = state.table
    if design >= table.first_development:
        return max(0, table.cost[design] - state.tableaus[seat].discount)
    if design < table.first_military:
        return settle_price(state, seat, design)
    lack = table.defence[design] - strength(state, seat, design)
    if lack <= 0:
        return 0
    cards = settle_price(state, seat, design)
    return cards if cards >= 0 else -lack


def hand_worth(state: RaceState, seat: int, left: float, card: float) -> tuple[float, float, float]:
    """What a hand and the card committed from it promise; the gain from the best development and the best world."""
    table, hand, committed = state.table, state.hands[seat], state.committed[seat]
    built = state.tableaus[seat].developments
    total = best_development = best_world = 0.0
    gains, last, others = [], NOTHING, len(hand) - 1
    for design in hand:
        if design in built or design == last:
            continue
        last = design
        cost = cost_of(state, seat, design)
        net = gain(state, seat, design, left)
        if design == committed:
            if design >= table.first_development:
                cost = develop_price(state, seat, design)
            total += net - card * (max(cost, 0) + 1)
            continue
        if cost < 0:
            gains.append(TOO_STRONG * (net + cost))
            continue
        net -= card * (cost + 1)
        if cost > others:
            net *= TOO_DEAR
        elif design >= table.first_development:
            best_development = max(best_development, net)
        else:
            best_world = max(best_world, net)
        gains.append(net)
    gains.sort(reverse=True)
    for weight, net in zip(HAND_WEIGHTS, gains, strict=False):
        if net > 0.0:
            total += weight * net
    return total, best_development, best_world


def phases_to_come(state: RaceState, seat: int, is_own: bool) -> int:
    """Bits of the phases of this round that have not begun: before action cards are turned up, the own ones only."""
    if state.is_secret:
        return state.choice(seat).phases if is_own and state.chosen[seat] != NOTHING else 0
    phases = 0
    for step in state.stack:
        phases |= BITS.get(step, 0)
    return phases


def coming(state: RaceState, seat: int, phases: int, best_development: float, best_world: float, card: float) -> float:
    """What phases still to come in this round promise to a seat."""
    tableau, goods, rules, choice = state.tableaus[seat], state.goods[seat], state.table.rules, state.choice(seat)
    total = 0.0
    if phases & EXPLORE:
        drawn = rules.explore_draw + tableau.explore_draw + choice.draw
        kept = rules.explore_keep + tableau.explore_keep + choice.keep
        total += card * kept + SIGHT * drawn
    if phases & (DEVELOP | DEVELOP_AGAIN) and best_development > 0.0:
        total += PLACED_SOON * best_development + card * choice.discounts[0]
    if phases & (SETTLE | SETTLE_AGAIN) and best_world > 0.0:
        total += PLACED_SOON * best_world + card * choice.draws[0]
    if phases & CONSUME:
        total += (choice.times - SOLD) * consumed(state.table.uses, tableau, goods)
        if choice.trades and goods:
            total += SOLD * card * _best_sale(state, seat) - NOT_KEPT
    if phases & PRODUCE:
        empty = tableau.worlds[ANY] & ~goods
        new = (empty & tableau.production).bit_count()
        new += min(sum(tableau.refills) + choice.goods, (empty & tableau.windfalls).bit_count())
        total += PRODUCED * new + card * tableau.draw_producing
    return total


def _best_sale(state: RaceState, seat: int) -> int:
    """Cards for the dearest kind of good that a seat has."""
    tableau, goods, prices = state.tableaus[seat], state.goods[seat], state.table.prices
    kinds = [kind for kind in range(1, len(tableau.worlds)) if goods & tableau.worlds[kind]]
    return max([prices[kind] + tableau.sale_bonuses[kind] for kind in kinds])
