"""An observer for statistics: notes which promises a game keeps and what was done with each tile and card."""

from __future__ import annotations

from validator.content.vocabulary import tag_of
from validator.play.engine.game import Facts
from validator.play.engine.watching import NO_PROMISE, PromiseWatcher
from validator.play.games.trucker.cards import TAKE_IT, Explore, Judge, Land
from validator.play.games.trucker.promises import promises_of
from validator.play.games.trucker.rules.building import (
    DRAW,
    FINISH,
    OWN,
    PEEK,
    RETURN,
    SET_ASIDE,
    TAKE_BACK,
    Place,
    Take,
)
from validator.play.games.trucker.rules.flight import RESTOW, ChoosePile, StowGood
from validator.play.games.trucker.rules.scoring import Pay, earnings, loss, scores, winners
from validator.play.games.trucker.rules.state import NO_CARD, Note, TruckerState, flight_order
from validator.play.games.trucker.ships.hull import BROWN
from validator.play.games.trucker.table import Table
from validator.play.games.trucker.words import GOODS, PROJECTILES

USES = ("drawn", "built", "lost", "flown")
DRAWN, BUILT, LOST, FLOWN = range(4)
PARTS = ("placing", "exposed", "goods", "lost", "on the way")
_SIGNS = {"stardust": ("untouched", "back"), "epidemic": ("well", "ill")}


def _belongings(state: TruckerState, seat: int) -> tuple[int, int, int, int]:
    """Place on the track, tiles, crew and goods of a ship."""
    ship = state.ships[seat]
    goods = sum(map(ship.goods_count, range(len(GOODS))))
    return state.positions[seat], ship.tile_count(), ship.crew_count(), goods


class TruckerObserver(PromiseWatcher):
    """Watches one game after another."""

    def __init__(self, table: Table) -> None:
        super().__init__(promises_of(table).number)
        self._table = table
        self._tags = [tag_of(card.adventure) for card in table.cards]
        self._before = {
            Note: self._note,
            Take: self._take,
            Place: self._place,
            ChoosePile: self._choose_pile,
            Land: self._land,
            Explore: self._explore,
            Judge: self._judge,
            StowGood: self._stow,
            Pay: self._pay,
        }
        self._parts: dict[str, list[int]] = {}
        self._owed: list[list[int]] = []
        self._start: list[int] = []
        self._turns = 0
        self._turned = NO_CARD
        self._owned: dict[int, tuple[int, int, int, int]] = {}

    def start(self, state: TruckerState) -> None:
        self._kept, self._uses = set(), set()
        self._parts = {name: [0] * state.seats for name in PARTS}
        self._start = state.credits[:]
        self._turns = state.turns
        self._turned = NO_CARD

    def finish(self, state: TruckerState) -> Facts:
        self._keep("rule:win-alone" if len(winners(state)) == 1 else "rule:win-shared")
        parts, totals = self._parts, scores(state)
        paid = PARTS[:-1]
        parts[PARTS[-1]] = [totals[seat] - sum(parts[name][seat] for name in paid) for seat in range(state.seats)]
        self._kept.discard(NO_PROMISE)
        return Facts(self._kept, self._uses, parts, state.turns - self._turns)

    def _take(self, state: TruckerState, step: Take, action: int) -> None:
        if action == DRAW:
            self._draw(state.turn, state.face_down[-1])
        elif action == TAKE_BACK:
            self._keep("rule:taken-back")
        elif action >= OWN:
            self._keep("rule:reserve-built")
        elif action >= 0:
            self._draw(state.turn, action)
            self._keep("rule:face-up-taken")
        elif action <= PEEK:
            self._keep("rule:peeked")
        elif action <= FINISH:
            self._keep("rule:finished-early")

    def _draw(self, seat: int, tile: int) -> None:
        self._uses.add((seat, tile, DRAWN))
        self._keep(f"drawn:{self._table.designs[tile]}")

    def _place(self, state: TruckerState, step: Place, action: int) -> None:
        if action == RETURN:
            self._keep("rule:returned")
        elif action == SET_ASIDE:
            self._keep("rule:set-aside")
        else:
            tile = state.hands[state.turn]
            self._uses.add((state.turn, tile, BUILT))
            self._keep(f"built:{self._table.designs[tile]}")

    def _choose_pile(self, state: TruckerState, step: ChoosePile, action: int) -> None:
        self._look_back(state)
        card = state.decks[action][-1]
        self._turned, self._owned = card, {seat: _belongings(state, seat) for seat in flight_order(state)}
        table = self._table
        self._keep(f"flown:{table.cards[card].id}")
        if sum(map(bool, state.decks)) > 1:
            self._keep("rule:pile-chosen")
        for seat in flight_order(state):
            self._uses.add((seat, table.first_card + card, FLOWN))

    def _look_back(self, state: TruckerState) -> None:
        """What the card turned last did to the ships that met it; days count only where the card is about days."""
        if self._turned == NO_CARD:
            return
        name, tag = self._table.cards[self._turned].id, self._tags[self._turned]
        for seat, (position, *had) in self._owned.items():
            place, *has = _belongings(state, seat)
            lost = any(now < then for now, then in zip(has, had, strict=True))
            if lost or (tag in ("stardust", "combat_zone") and place < position):
                self._keep(f"hurt:{name}")
            elif state.flying[seat]:
                self._keep(f"unharmed:{name}")
        self._turned = NO_CARD

    def _land(self, state: TruckerState, step: Land, action: int) -> None:
        name = self._table.cards[state.card].id
        self._keep(f"passed:{name}" if action < 0 else f"landed:{name}-{action + 1}")

    def _explore(self, state: TruckerState, step: Explore, action: int) -> None:
        self._keep(f"outcome:{tag_of(step.effect)}-{'took' if action == TAKE_IT else 'passed'}")

    def _judge(self, state: TruckerState, step: Judge, action: int) -> None:
        self._keep(f"line:{self._table.cards[state.card].id}-{step.line + 1}")

    def _stow(self, state: TruckerState, step: StowGood, action: int) -> None:
        if action == RESTOW:
            self._keep("rule:restowed")

    def _pay(self, state: TruckerState, step: Pay, action: int) -> None:
        self._look_back(state)
        self._keep("rule:arrived" if any(state.flying) else "rule:nobody-arrived")
        for seat, ship in enumerate(state.ships):
            for name, amount in zip(PARTS, earnings(state, seat), strict=False):
                self._parts[name][seat] += amount
            if loss(ship) < len(ship.lost) + len(ship.reserve):
                self._keep("rule:loss-capped")
            self._uses.update((seat, tile, LOST) for tile in ship.lost)

    def _note(self, state: TruckerState, step: Note, action: int) -> None:
        what = step.what
        self._keep(f"rule:{what}")
        if state.card != NO_CARD:
            self._outcome(what, step.number, self._tags[state.card])
        elif what == "alien-aboard":
            self._keep("alien:brown" if step.number == BROWN else "alien:purple")

    def _outcome(self, what: str, number: int, tag: str) -> None:
        signs = _SIGNS.get(what)
        if signs is not None:
            self._keep(f"outcome:{tag}-{signs[number > 0]}")
            return
        self._keep(f"outcome:{tag}-{what}")
        outcome, _, kind = what.rpartition("-")
        outcome, _, size = outcome.rpartition("-")
        if f"{size}-{kind}" in PROJECTILES:
            double = "-double" if outcome == "shot-down" and number else ""
            self._keep(f"hit:{size}-{kind}-{outcome}{double}")
