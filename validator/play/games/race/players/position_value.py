"""What a position between two rounds is worth to players who think.

Points ahead, the rounds that are left, and the cards in a hand.
"""

from __future__ import annotations

from math import sqrt

from validator.play.engine.lists import number_of
from validator.play.engine.step import PASS
from validator.play.games.race.players import estimates
from validator.play.games.race.players.outlook import NO_SALE, Stock, outlook_of
from validator.play.games.race.players.prospects import BUILT, Appraisal, Horizon, Prospects, appraisal_of
from validator.play.games.race.players.value import ahead
from validator.play.games.race.rules.placing import develop_price
from validator.play.games.race.rules.rounds import card_points
from validator.play.games.race.rules.state import NOTHING, RaceState


def considered(state: RaceState, seat: int) -> float:
    """Points ahead of the best rival."""
    if not state.stack:
        return ahead(state, seat)
    appraisal = appraisal_of(state.table)
    left = rounds_to_come(state, appraisal)
    best, is_first = 0.0, True
    for other in range(state.seats):
        if other != seat:
            horizon = Horizon(appraisal.prospects(state.tableaus[other]), left, state.chips[other])
            worth = _in_sight(state, other, appraisal, horizon)
            worth += (horizon.card + estimates.UNKNOWN_CARD) * len(state.hands[other])
            if is_first or worth > best:
                best, is_first = worth, False
    horizon = Horizon(appraisal.prospects(state.tableaus[seat]), left, state.chips[seat])
    return _in_sight(state, seat, appraisal, horizon) + _in_hand(state, seat, appraisal, horizon) - best


def rounds_to_come(state: RaceState, appraisal: Appraisal) -> float:
    """About how many rounds there will be: until a tableau is full, or the pool empty at a pace that grows."""
    most, pace = 0, 0.0
    for tableau in state.tableaus:
        if len(tableau.cards) > most:
            most = len(tableau.cards)
        pace += appraisal.prospects(tableau).cycle
    by_cards = (state.table.tableau_end - most) / estimates.CARDS_IN_ROUND
    pace = estimates.CHIPS + estimates.CYCLE * pace / state.seats
    growth, pool = estimates.CHIPS_MORE, state.pool / state.seats
    by_chips = (sqrt(pace * pace + 2.0 * growth * pool) - pace) / growth
    left = by_cards if by_cards < by_chips else by_chips
    return left if left > 1.0 else 1.0


def _in_sight(state: RaceState, seat: int, appraisal: Appraisal, horizon: Horizon) -> float:
    """What everybody sees of a seat: points, powers, goods."""
    tableau, goods = state.tableaus[seat], state.goods[seat]
    prospects = appraisal.prospects(tableau)
    points = card_points(state, seat) + horizon.chips
    points += horizon.useful * prospects.rate + horizon.placed * prospects.fitting
    for per, each in tableau.per_chips:
        points += horizon.left * horizon.income / per * each
    if goods:
        points += _goods_worth(outlook_of(state.table, tableau).stock(goods), goods, horizon.card)
    return points


def _goods_worth(stock: Stock, goods: int, card: float) -> float:
    """What the goods there are may be sold or consumed for."""
    points = estimates.GOOD * number_of(goods) + estimates.CONSUMED * stock.consumed
    if stock.best_sale != NO_SALE:
        points += estimates.SALE * card * stock.best_sale
    return points


def _in_hand(state: RaceState, seat: int, appraisal: Appraisal, horizon: Horizon) -> float:
    """What the cards of a seat promise to it."""
    prospects, hand = appraisal.prospects(state.tableaus[seat]), state.hands[seat]
    count = len(hand)
    points = horizon.card * count
    if count > estimates.HANDFUL:
        points -= (1.0 - estimates.SURPLUS_CARD) * horizon.card * (count - estimates.HANDFUL)
    if state.placing[seat] != NOTHING:
        points += prospects.gain(state.placing[seat], horizon, 0.0)
    gains: list[float] = []
    last = NOTHING
    for design in hand:
        if design != last:
            last = design
            net = net_of(prospects, design, count - 1, horizon)
            if net > 0.0:
                gains.append(net)
    gains.sort()
    place, room = len(gains), horizon.placed
    for weight in estimates.HAND_WEIGHTS:
        place -= 1
        if place < 0 or room <= 0.0:
            break
        points += (weight if room > weight else room) * gains[place]
        room -= 1.0
    return points


def net_of(prospects: Prospects, design: int, others: int, horizon: Horizon) -> float:
    """What a card in hand promises beyond its price, with so many others to pay with."""
    cost = prospects.cost(design)
    if cost == BUILT:
        return 0.0
    gain = prospects.gain(design, horizon, estimates.WAIT)
    if cost >= 0:
        net = gain - horizon.card * (cost + 1)
        return net if cost <= others else estimates.TOO_DEAR * net
    lack = -cost
    share = estimates.LACKING[lack] if lack < len(estimates.LACKING) else 0.0
    return share * (gain - horizon.card)


class HandWorth:
    """A seat's view of its cards at one moment.

    Attributes:
        card: what a card is worth, whatever it is.
    """

    __slots__ = ("_horizon", "_others", "_prospects", "_seat", "card")

    card: float
    _prospects: Prospects
    _horizon: Horizon
    _seat: int
    _others: int

    def __init__(self, state: RaceState, seat: int) -> None:
        appraisal, self._seat = appraisal_of(state.table), seat
        self._prospects = appraisal.prospects(state.tableaus[seat])
        self._horizon = Horizon(self._prospects, rounds_to_come(state, appraisal), state.chips[seat])
        self.card = self._horizon.card
        self._others = len(state.hands[seat]) - 1

    def development(self, state: RaceState) -> int:
        """The development that promises most beyond its price, if any promises enough."""
        best, most = PASS, estimates.LEAST_NET
        for design in state.options:
            if design != PASS:
                net = self._placed(design, develop_price(state, self._seat, design))
                if net > most:
                    best, most = design, net
        return best

    def world(self, state: RaceState) -> int:
        """The same of worlds."""
        best, most = PASS, estimates.LEAST_NET
        for design in state.options:
            if design != PASS:
                net = self._settled(design)
                if net > most:
                    best, most = design, net
        return best

    def best_two(self, hand: list[int], first: int, end: int, more: int) -> tuple[float, float]:
        """What the two best cards of a hand promise beyond their price, with so many cards more to pay with.

        Only those from ``first`` to ``end`` count; 0 stands for none that promises anything.
        """
        best = second = 0.0
        most = self._others + more
        last = PASS
        for design in hand:
            if design < first or design >= end or design == last:
                continue
            last = design
            cost = self._prospects.cost(design)
            if 0 <= cost <= most:
                net = self._placed(design, cost)
                if net > best:
                    best, second = net, best
                elif net > second:
                    second = net
        return best, second

    def first_of(self, cards: list[int], count: int, kept: bool) -> int:
        """The first of so many sorted cards to be kept, or to be discarded: those that promise most, or least."""
        worth = [self._promise(design) for design in cards]
        order = sorted(range(len(cards)), key=worth.__getitem__, reverse=kept)
        return cards[min(order[:count])]

    def _placed(self, design: int, cost: int) -> float:
        return self._prospects.gain(design, self._horizon, 1.0) - self.card * (cost + 1)

    def _settled(self, design: int) -> float:
        """For what has to be sacrificed, where cards or strength do not do, some points less."""
        cost = self._prospects.cost(design)
        if 0 <= cost <= self._others:
            return self._placed(design, cost)
        return self._placed(design, 0) - estimates.SACRIFICE

    def _promise(self, design: int) -> float:
        return net_of(self._prospects, design, self._others, self._horizon)
