"""Phase V: goods come to worlds, and powers draw for them."""

from __future__ import annotations

from typing import Final

from validator.play.engine.bits import number_of
from validator.play.engine.step import PASS, Step
from validator.play.games.race.rules.developing import ONLY_PASS
from validator.play.games.race.rules.goods import first_place, group_of, kinds_of, world_options
from validator.play.games.race.rules.state import MOST_SEATS, RaceState, SeatDecision, counted, draw, put_goods
from validator.play.games.race.table.tableau import ZERO, Tableau
from validator.play.games.race.words.numbers import ANY, raised


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
