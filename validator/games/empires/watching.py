"""An observer for statistics: notes which promises a game keeps and what was done with each card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.content.vocabulary import wording
from validator.engine.game import Facts
from validator.engine.step import PASS
from validator.games.empires.choosing import Pay, UnderDeck
from validator.games.empires.effects import PLACES, UseAbility
from validator.games.empires.promises import Promises
from validator.games.empires.rules import (
    NEW_HAND,
    Attack,
    EndTurn,
    Exchange,
    PlayEmpire,
    SendAmbassador,
    price,
    read_attack,
)
from validator.games.empires.scoring import mission_is_met, score_parts, symbols, winners
from validator.games.empires.state import EmpiresState
from validator.games.empires.table import ATTACK_MODES, WORMHOLE, Table

USES = ("drawn", "played half a", "played half b", "paid")
DRAWN, PLAYED, PAID = 0, 1, 3


class EmpiresObserver:
    """Watches one game after another."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._number = Promises(table).number
        self._faces_with = {
            kind: [face for face, half in table.halves() if half.ability.__class__.__name__ == kind]
            for kind in ("Look", "Discount", "Protect")
        }
        self._ability = {face: self._number[f"ability:{wording(half.ability)}"] for face, half in table.halves()}
        self._handlers: dict[type, Callable[[EmpiresState, Any, int | None], None]] = {
            PlayEmpire: self._play, Pay: self._pay, Attack: self._attack, SendAmbassador: self._ambassador,
            UnderDeck: self._look, Exchange: self._exchange, EndTurn: self._end_turn,
        }  # fmt: skip
        self._facts = Facts()
        self._deck: list[int] = []

    def start(self, state: EmpiresState) -> None:
        self._facts = Facts()
        self._deck = state.deck
        for seat in range(state.seats):
            self._draw(state, seat)

    def before(self, state: EmpiresState, step: Any, action: int | None) -> None:
        handler = self._handlers.get(type(step))
        if handler is not None:
            handler(state, step, action)
        elif isinstance(step, UseAbility):
            self._act(state, step, action)

    def after(self, state: EmpiresState, step: Any, action: int | None) -> None:
        if state.deck is not self._deck:
            # Only a reshuffle makes the deck another list.
            self._deck = state.deck
            self._keep("rule:reshuffle")

    def finish(self, state: EmpiresState) -> Facts:
        facts = self._facts
        for seat in range(state.seats):
            outcome = "met" if mission_is_met(state, seat) else "missed"
            self._keep(f"mission-{outcome}:{self._table.designs[state.homeworlds[seat]]}")
            if state.tucked[seat]:
                self._keep("rule:tucked-points")
            self._final_row(state, seat)
        self._majorities(state)
        self._keep("rule:win-alone" if len(winners(state)) == 1 else "rule:win-shared")
        facts.parts = score_parts(state)
        facts.turns = sum(state.turns)
        return facts

    def _keep(self, key: str) -> None:
        number = self._number.get(key)
        if number is not None:
            self._facts.kept.add(number)

    def _draw(self, state: EmpiresState, seat: int) -> None:
        uses, kept, designs = self._facts.uses, self._facts.kept, self._table.designs
        for card in state.hands[seat]:
            if (seat, card, DRAWN) not in uses:
                uses.add((seat, card, DRAWN))
                kept.add(self._number[f"drawn:{designs[card]}"])

    def _exchange(self, state: EmpiresState, step: Any, action: int | None) -> None:
        if action == PASS:
            self._keep("rule:exchange-some" if state.drawing else "rule:exchange-none")

    def _play(self, state: EmpiresState, step: PlayEmpire, action: int | None) -> None:
        assert action is not None
        self._draw(state, state.active)
        if action == NEW_HAND:
            self._keep("rule:new-hand")
        elif action == PASS:
            if step.options(state)[0] != PASS:
                self._keep("rule:no-empire-card")
        else:
            self._placed(state, action)

    def _placed(self, state: EmpiresState, action: int) -> None:
        table, seat = self._table, state.active
        at_left, face = divmod(action, table.faces)
        design = table.designs[face >> 1]
        self._facts.uses.add((seat, face >> 1, PLAYED + (face & 1)))
        self._keep(f"used:{design}")
        self._keep(f"half:{design}{'ab'[face & 1]}")
        self._seam(state, face, bool(at_left))
        if state.surcharge[seat]:
            self._keep("rule:surcharge-paid")
        less = state.discounts[seat]
        if less:
            self._fire(state, seat, "Discount")
            if price(state, face) > table.cost_of_face[face] + state.surcharge[seat] - less:
                self._keep("rule:discount-floor")

    def _seam(self, state: EmpiresState, face: int, at_left: bool) -> None:
        table, row = self._table, state.rows[state.active]
        if not row:
            self._keep("rule:first-card")
            return
        own = table.right_of_face[face] if at_left else table.left_of_face[face]
        other = table.left_of_face[row[0]] if at_left else table.right_of_face[row[-1]]
        self._keep("rule:wormhole-seam" if WORMHOLE in (own, other) else "rule:matched-seam")

    def _fire(self, state: EmpiresState, seat: int, kind: str) -> None:
        for place, face in enumerate(state.rows[seat]):
            if face in self._faces_with[kind] and state.is_live(seat, place):
                self._facts.kept.add(self._ability[face])

    def _pay(self, state: EmpiresState, step: Any, action: int | None) -> None:
        assert action is not None
        self._facts.uses.add((state.active, action, PAID))
        if state.ambassadors > 1:
            self._keep("rule:ambassador-paid")
        elif state.hit:
            self._keep("rule:attack-paid")

    def _act(self, state: EmpiresState, step: UseAbility, action: int | None) -> None:
        if action == PASS:
            if step.targets(state):
                self._keep("rule:ability-declined")
            return
        face = state.rows[state.active][-1]
        if state.table.act_of_face[face] is not step:
            face = state.rows[state.active][0]
        if state.table.act_of_face[face] is step:
            self._facts.kept.add(self._ability[face])

    def _look(self, state: EmpiresState, step: Any, action: int | None) -> None:
        self._fire(state, state.active, "Look")

    def _attack(self, state: EmpiresState, step: Any, action: int | None) -> None:
        assert action is not None
        self._draw(state, state.active)
        hand, table = state.hands[state.active], self._table
        if not any(table.first_raid <= card < table.first_ambassador for card in hand):
            return
        self._spared(state)
        if action != PASS:
            design, _, _, mode = read_attack(action)
            self._facts.uses.add((state.active, design, PLAYED))
            self._keep(f"used:{table.designs[design]}")
            self._keep(f"rule:attack-{ATTACK_MODES[mode]}")
            if state.hit:
                self._keep("rule:attack-two-rivals")

    def _spared(self, state: EmpiresState) -> None:
        """Cards a player with an attack in hand cannot aim it at, and why."""
        for rival in range(state.seats):
            if rival == state.active:
                continue
            if state.done >> rival & 1:
                self._keep("rule:spared-last-turn")
            for place, mark in enumerate(state.marks[rival]):
                if mark:
                    self._keep("rule:spared-ambassador" if mark > 0 else "rule:spared-attacked")
                elif self._table.protect_of_face[state.rows[rival][place]]:
                    self._keep("rule:spared-protected")
                    self._facts.kept.add(self._ability[state.rows[rival][place]])

    def _ambassador(self, state: EmpiresState, step: Any, action: int | None) -> None:
        if action is None or action == PASS:
            return
        face, place = divmod(action, PLACES)
        design = self._table.designs[face >> 1]
        self._facts.uses.add((state.active, face >> 1, PLAYED + (face & 1)))
        self._keep(f"used:{design}")
        self._keep(f"end:{design}{'ab'[face & 1]}")
        if not state.ambassadors:
            self._keep("rule:ambassador-free")
        mark = state.marks[state.active][place]
        if mark < 0:
            self._keep(f"rule:ambassador-{ATTACK_MODES[(-mark - 1) & 1]}")

    def _end_turn(self, state: EmpiresState, step: Any, action: int | None) -> None:
        self._draw(state, state.active)

    def _final_row(self, state: EmpiresState, seat: int) -> None:
        for place, face in enumerate(state.rows[seat]):
            if state.marks[seat][place] < 0:
                self._keep("rule:attack-lasted")
            end = self._table.end_of_face[face]
            if end is not None and state.is_live(seat, place) and end[0](end[1], state, seat, place):
                self._facts.kept.add(self._ability[face])

    def _majorities(self, state: EmpiresState) -> None:
        for column in zip(*(symbols(state, seat) for seat in range(state.seats)), strict=True):
            if not max(column):
                self._keep("rule:majority-nobody")
            else:
                self._keep("rule:majority-alone" if column.count(max(column)) == 1 else "rule:majority-tied")
