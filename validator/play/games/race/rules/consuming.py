"""Phase IV: sell a good, then use the powers that consume goods."""

from __future__ import annotations

from typing import Final

from validator.play.engine.bits import number_of
from validator.play.engine.step import PASS, Step
from validator.play.games.race.rules.developing import ONLY_PASS
from validator.play.games.race.rules.goods import first_place, group_of, kinds_of, sale, world_options
from validator.play.games.race.rules.state import (
    MOST_SEATS,
    RaceState,
    SeatDecision,
    SeatStep,
    counted,
    distinct,
    draw,
    gain,
    place_of,
    spend_goods,
    take,
)
from validator.play.games.race.table.setup import UNCOUNTED, Use
from validator.play.games.race.table.tableau import Tableau


class ConsumePhase(Step[RaceState]):
    """Traders sell; then everybody uses powers, one seat after another: first cards are drawn and guessed, then goods
    consumed, then hand cards discarded, so that everything is known to whoever discards."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        choices, stack = state.table.choices[state.seats], state.stack
        for seat in reversed(state.order):
            tableau = state.tableaus[seat]
            if tableau.discards:
                stack.append(DISCARD[seat])
            if state.goods[seat] and tableau.uses:
                stack.append(USE[seat])
            if tableau.guesses:
                stack += [GUESS[seat]] * len(tableau.guesses)
            if tableau.draw_consuming or tableau.counted:
                stack.append(DRAW[seat])
        for seat in reversed(state.order):
            trades = choices[state.chosen[seat]].trades
            if trades and state.goods[seat]:
                stack += [TRADE[seat]] * trades


class TradeGood(SeatDecision):
    """A good to sell; the action is the design of its world. F2 says whether a trader may pass."""

    __slots__ = ()

    def options(self, state: RaceState) -> list[int]:
        options = world_options(state.tableaus[self.who], state.goods[self.who])
        if not options or state.table.may_skip_trade:
            options.append(PASS)
        return options

    def apply(self, state: RaceState, action: int) -> None:
        if action != PASS:
            sell(state, self.who, action, with_bonuses=True)


def sell(state: RaceState, who: int, design: int, with_bonuses: bool) -> None:
    """Discard the good of a world and draw cards for it."""
    tableau, goods = state.tableaus[who], state.goods[who]
    place = first_place(tableau.alike[group_of(tableau, goods, design)] & goods)
    cards = sale(state, who, place, with_bonuses)
    spend_goods(state, who, place)
    draw(state, who, cards)


class DrawConsuming(SeatStep):
    """Powers that draw in the consume phase."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        tableau = state.tableaus[self.who]
        cards = tableau.draw_consuming
        if tableau.counted:
            cards += counted(state, self.who, tableau, "consuming")
        if cards:
            draw(state, self.who, cards)


class GuessNumber(SeatDecision):
    """A number to name; the top card is taken if its cost or defence is that number, else discarded."""

    __slots__ = ()

    def options(self, state: RaceState) -> list[int]:
        least, most = state.tableaus[self.who].guesses[state.done]
        return list(range(least, most + 1))

    def apply(self, state: RaceState, action: int) -> None:
        table = state.table
        state.done = (state.done + 1) % len(state.tableaus[self.who].guesses)
        for card in take(state, 1):
            if max(table.cost[card], table.defence[card]) == action:
                hand = state.hands[self.who]
                hand.append(card)
                hand.sort()
            else:
                state.discard.append(card)


def can_use(use: Use, tableau: Tableau, goods: int) -> bool:
    """Whether there are goods enough for a power."""
    matching = goods & tableau.worlds[use.kind]
    if use.different:
        return number_of(kinds_of(tableau, matching)) >= use.goods
    return number_of(matching) >= use.goods


class UsePower(SeatDecision):
    """The consume power to use next; the action is its number in `Table.uses`. F1 says whether one may stop.

    Powers that say the same are one option. Nothing is asked where every power can be used whatever the order.
    """

    __slots__ = ()

    def options(self, state: RaceState) -> list[int]:
        who, uses, used = self.who, state.table.uses, state.used
        tableau, goods = state.tableaus[who], state.goods[who]
        if not goods:
            return ONLY_PASS
        found: list[int] = []
        use: Use
        seen = demand = 0
        least = UNCOUNTED
        for place, number in enumerate(tableau.uses):
            if used >> place & 1:
                continue
            use = uses[number]
            matching = goods & tableau.worlds[use.kind]
            count = number_of(matching)
            if count < use.goods or (use.different and not can_use(use, tableau, goods)):
                continue
            demand += use.demand
            if count < least:
                least = count
            if not seen >> use.alike & 1:
                seen |= 1 << use.alike
                found.append(number)
        if not found:
            return ONLY_PASS
        if state.table.may_skip_powers:
            found.append(PASS)
        elif demand <= least:
            del found[1:]
        return found

    def apply(self, state: RaceState, action: int) -> None:
        if action == PASS:
            state.used = state.using = 0
            return
        who, used = self.who, state.used
        tableau, goods = state.tableaus[who], state.goods[who]
        place = tableau.uses.index(action)
        while used >> place & 1:
            place = tableau.uses.index(action, place + 1)
        state.used = used | 1 << place
        state.using = action
        stack = state.stack
        stack.append(self)
        use: Use = state.table.uses[action]
        if use.takes_all:
            spend_goods(state, who, goods)
            _score(state, who, max(0, number_of(goods) - use.less))
        elif use.sells:
            stack.append(SELL[who])
        else:
            _consume(state, who)
        if not state.goods[who]:
            stack.pop()
            state.used = state.using = 0


def _score(state: RaceState, who: int, points: int) -> None:
    """Points of a consume power, doubled by whoever chose that."""
    if points:
        gain(state, who, points * state.table.choices[state.seats][state.chosen[who]].times)


def _consume(state: RaceState, who: int) -> None:
    """Begin to discard goods for the power in use, or discard them where there is no choice."""
    use: Use = state.table.uses[state.using]
    tableau = state.tableaus[who]
    matching = state.goods[who] & tableau.worlds[use.kind]
    state.owed[who] = use.goods
    if use.different:
        state.times = use.times
        state.stack.append(GOODS[who])
        return
    count = number_of(matching)
    state.times = min(use.times, count // use.goods)
    state.owed[who] *= state.times
    if state.owed[who] == count:
        spend_goods(state, who, matching)
        _reward(state, who, state.times)
    else:
        state.stack.append(GOODS[who])


def _reward(state: RaceState, who: int, times: int) -> None:
    """What the power in use brings, when its goods have been discarded."""
    use: Use = state.table.uses[state.using]
    state.bound = state.owed[who] = 0
    _score(state, who, use.points * times)
    if use.cards:
        draw(state, who, use.cards * times)


class ConsumeGood(SeatDecision):
    """A good to discard for the power in use; the action is the design of its world."""

    __slots__ = ()

    def options(self, state: RaceState) -> list[int]:
        who = self.who
        use: Use = state.table.uses[state.using]
        tableau = state.tableaus[who]
        places = state.goods[who] & tableau.worlds[use.kind]
        if not use.different:
            return world_options(tableau, places, state.owed[who], state.bound)
        kinds = [kind for kind in range(state.bound, len(tableau.worlds)) if kind and tableau.worlds[kind] & places]
        kinds = kinds[: len(kinds) - state.owed[who] + 1]
        allowed = 0
        for kind in kinds:
            allowed |= tableau.worlds[kind]
        return world_options(tableau, places & allowed)

    def apply(self, state: RaceState, action: int) -> None:
        who, table = self.who, state.table
        use: Use = table.uses[state.using]
        tableau = state.tableaus[who]
        places = state.goods[who] & tableau.worlds[use.kind]
        group = group_of(tableau, places, action)
        spend_goods(state, who, first_place(tableau.alike[group] & places))
        state.owed[who] -= 1
        if state.owed[who]:
            state.bound = table.kind[action] + 1 if use.different else group
            state.stack.append(self)
        elif not use.different:
            _reward(state, who, state.times)
        else:
            _reward(state, who, 1)
            state.times -= 1
            if state.times and can_use(use, tableau, state.goods[who]):
                state.owed[who] = use.goods
                state.stack.append(self)


class SellGood(SeatDecision):
    """A good to sell by the power in use; the action is the design of its world."""

    __slots__ = ()

    def options(self, state: RaceState) -> list[int]:
        return world_options(state.tableaus[self.who], state.goods[self.who])

    def apply(self, state: RaceState, action: int) -> None:
        sell(state, self.who, action, state.table.uses[state.using].with_bonuses)


class DiscardForPoints(SeatDecision):
    """One more card of the hand to discard for points, or none; the action is its design."""

    __slots__ = ()

    def options(self, state: RaceState) -> list[int]:
        options = distinct(state.hands[self.who][state.bound :])
        return [*options, PASS]

    def apply(self, state: RaceState, action: int) -> None:
        who = self.who
        done, state.done = state.done, 0
        start, state.bound = state.bound, 0
        if action == PASS:
            return
        hand = state.hands[who]
        place = place_of(hand, action, start)
        state.discard.append(hand.pop(place))
        points = state.tableaus[who].discards
        doubled = state.table.rules.double_hand_discards
        gain(state, who, points[done] * (state.choice(who).times if doubled else 1))
        if done + 1 < len(points):
            state.done, state.bound = done + 1, place
            state.stack.append(self)


CONSUME_PHASE: Final = ConsumePhase()
TRADE: Final = [TradeGood(seat) for seat in range(MOST_SEATS)]
DRAW: Final = [DrawConsuming(seat) for seat in range(MOST_SEATS)]
GUESS: Final = [GuessNumber(seat) for seat in range(MOST_SEATS)]
USE: Final = [UsePower(seat) for seat in range(MOST_SEATS)]
GOODS: Final = [ConsumeGood(seat) for seat in range(MOST_SEATS)]
SELL: Final = [SellGood(seat) for seat in range(MOST_SEATS)]
DISCARD: Final = [DiscardForPoints(seat) for seat in range(MOST_SEATS)]
