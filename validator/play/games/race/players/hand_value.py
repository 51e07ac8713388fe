"""What the cards in a hand are worth to a seat now, each beyond its price."""

from __future__ import annotations

from validator.play.engine.step import PASS
from validator.play.games.race.players import estimates
from validator.play.games.race.players.position_value import net_of, rounds_to_come
from validator.play.games.race.players.prospects import Estate, Horizon, appraisal_of
from validator.play.games.race.rules.developing import price as develop_price
from validator.play.games.race.rules.state import RaceState


class Purse:
    """A seat's view of its cards at one moment.

    Attributes:
        card: what a card is worth, whatever it is.
    """

    __slots__ = ("_estate", "_horizon", "_others", "_seat", "card")

    card: float
    _estate: Estate
    _horizon: Horizon
    _seat: int
    _others: int

    def __init__(self, state: RaceState, seat: int) -> None:
        appraisal, self._seat = appraisal_of(state.table), seat
        self._estate = appraisal.estate(state.tableaus[seat])
        self._horizon = Horizon(self._estate, rounds_to_come(state, appraisal), state.chips[seat])
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
            cost = self._estate.cost(design)
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
        return self._estate.gain(design, self._horizon, 1.0) - self.card * (cost + 1)

    def _settled(self, design: int) -> float:
        """For what has to be sacrificed, where cards or strength do not do, some points less."""
        cost = self._estate.cost(design)
        if 0 <= cost <= self._others:
            return self._placed(design, cost)
        return self._placed(design, 0) - estimates.SACRIFICE

    def _promise(self, design: int) -> float:
        return net_of(self._estate, design, self._others, self._horizon)
