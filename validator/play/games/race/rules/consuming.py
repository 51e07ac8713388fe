"""Consuming, trading and producing goods."""

from __future__ import annotations

from typing import Final

from validator.play.engine.lists import number_of
from validator.play.engine.step import PASS, Step
from validator.play.games.race.rules.placing import ONLY_PASS
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
    put_goods,
    spend_goods,
    take,
)
from validator.play.games.race.table import UNCOUNTED, ZERO, Tableau, Use
from validator.play.games.race.words.numbers import ANY, raised

# Picking goods, or worlds for goods, one at a time. Worlds whose goods are the same to every rule are one option.
#
# An action is the design of a world. Groups of like worlds are gone through in the order they came into the tableau, so
# that each selection can be picked in one way only.


def world_options(tableau: Tableau, places: int, need: int = 1, bound: int = 0) -> list[int]:
    """A world of each group that has some of ``places``, from the group ``bound`` on, where enough are left."""
    groups, cards = tableau.alike, tableau.cards
    options = []
    left = 0
    for number in range(len(groups) - 1, bound - 1, -1):
        world_options = groups[number] & places
        if world_options:
            left += number_of(world_options)
            if left >= need:
                options.append(cards[(world_options & -world_options).bit_length() - 1])
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
        same_design = group & places
        if same_design and tableau.cards[(same_design & -same_design).bit_length() - 1] == design:
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


# Phase IV: sell a good, then use the powers that consume goods.


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
        options: list[int] = []
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
                options.append(number)
        if not options:
            return ONLY_PASS
        if state.table.may_skip_powers:
            options.append(PASS)
        elif demand <= least:
            del options[1:]
        return options

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


# Phase V: goods come to worlds, and powers draw for them.


class ProducePhase(Step[RaceState]):
    """Production worlds without a good get one; then windfall worlds by powers and bonus; then powers draw."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        choices, stack = state.table.choices[state.seats], state.stack
        stack.append(PRODUCE_DRAWS)
        for seat in reversed(state.order):
            tableau = state.tableaus[seat]
            empty = tableau.worlds[ANY] & ~state.goods[seat]
            if empty & tableau.production:
                state.produced[seat] = put_goods(state, seat, empty & tableau.production)
            if empty & tableau.windfalls:
                refills, more = tableau.refills, choices[state.chosen[seat]].goods
                if refills is not ZERO:
                    state.refills[seat] = raised(refills, ANY, more)
                    stack.append(REFILL[seat])
                elif more:
                    refill(state, seat, ANY, more)


def empty_windfalls(state: RaceState, seat: int, kind: int) -> int:
    """Places of windfall worlds of a kind that have no good."""
    tableau = state.tableaus[seat]
    return tableau.windfalls & tableau.worlds[kind] & ~state.goods[seat]


def refill(state: RaceState, seat: int, kind: int, count: int) -> None:
    """Put so many goods on empty windfall worlds of a kind: on all of them, or on those that the seat picks."""
    places = empty_windfalls(state, seat, kind)
    if count >= number_of(places):
        state.produced[seat] |= put_goods(state, seat, places)
        state.using = 0
    else:
        state.owed[seat] = count
        state.stack.append(WORLD[seat])


class RefillKind(SeatDecision):
    """Which powers to produce with next: those for any windfall world (0), or those for one kind of good.

    Asked only where both could fill the same worlds.
    """

    __slots__ = ()

    def options(self, state: RaceState) -> list[int]:
        refills = state.refills[self.who]
        kinds = [kind for kind, count in enumerate(refills) if count and empty_windfalls(state, self.who, kind)]
        if not kinds:
            return ONLY_PASS
        if kinds[0] != ANY or len(world_options(state.tableaus[self.who], empty_windfalls(state, self.who, ANY))) == 1:
            del kinds[:-1]
        return kinds

    def apply(self, state: RaceState, action: int) -> None:
        who = self.who
        refills = state.refills[who]
        if action == PASS:
            return
        count = refills[action]
        state.refills[who] = refills = raised(refills, action, -count)
        if any(refills):
            state.stack.append(self)
        state.using = action
        refill(state, who, action, count)


class RefillWorld(SeatDecision):
    """A windfall world to put a good on; the action is its design."""

    __slots__ = ()

    def options(self, state: RaceState) -> list[int]:
        who = self.who
        places = empty_windfalls(state, who, state.using)
        return world_options(state.tableaus[who], places, state.owed[who], state.bound)

    def apply(self, state: RaceState, action: int) -> None:
        who = self.who
        tableau, places = state.tableaus[who], empty_windfalls(state, who, state.using)
        group = group_of(tableau, places, action)
        state.produced[who] |= put_goods(state, who, first_place(tableau.alike[group] & places))
        state.owed[who] -= 1
        if state.owed[who]:
            state.bound = group
            state.stack.append(self)
        else:
            state.bound = state.using = 0


class ProduceDraws(Step[RaceState]):
    """When everybody has produced, powers draw for what came."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for seat in state.order:
            tableau, produced = state.tableaus[seat], state.produced[seat]
            cards = tableau.draw_producing
            if produced:
                cards += _for_produced(state, seat, tableau, produced)
            if tableau.per_world is not ZERO:
                counts = [number_of(places) for places in tableau.worlds]
                cards += sum(map(int.__mul__, tableau.per_world, counts))
            if tableau.counted:
                cards += counted(state, seat, tableau, "producing")
            if cards:
                draw(state, seat, cards)
        state.produced = [0] * state.seats


def _for_produced(state: RaceState, seat: int, tableau: Tableau, produced: int) -> int:
    """Cards drawn for the goods that came to these places."""
    cards = 0
    for place, more in tableau.rewarded:
        if produced & place:
            cards += more
    if tableau.per_good is not ZERO:
        counts = [number_of(places & produced) for places in tableau.worlds]
        cards += sum(map(int.__mul__, tableau.per_good, counts))
    if tableau.per_kind:
        cards += tableau.per_kind * number_of(kinds_of(tableau, produced))
    for kind, more in tableau.most:
        own, others = produced_of(state, seat, kind), [o for o in range(state.seats) if o != seat]
        if all(own > produced_of(state, other, kind) for other in others):
            cards += more
    return cards


def produced_of(state: RaceState, seat: int, kind: int) -> int:
    """How many goods of a kind a seat has produced in this phase."""
    return number_of(state.produced[seat] & state.tableaus[seat].worlds[kind])


PRODUCE_PHASE: Final = ProducePhase()
PRODUCE_DRAWS: Final = ProduceDraws()
REFILL: Final = [RefillKind(seat) for seat in range(MOST_SEATS)]
WORLD: Final = [RefillWorld(seat) for seat in range(MOST_SEATS)]
