"""An observer for statistics: notes which promises a game keeps and what was done with each card.

It is called at every step of every game, so that nothing is looked up by name here: promises have their numbers from
the start, uses are gathered in one set per seat and use, and whatever the final position tells is read from it once.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from itertools import repeat
from typing import Any

from validator.content.vocabulary import wording
from validator.play.engine.game import Facts
from validator.play.engine.step import PASS
from validator.play.engine.watching import NO_PROMISE
from validator.play.games.empires.promises import promises_of
from validator.play.games.empires.rules.scoring import columns, score_parts, winners_of
from validator.play.games.empires.rules.state import EmpiresState
from validator.play.games.empires.rules.turn import (
    NEW_HAND,
    Attack,
    EndTurn,
    Exchange,
    Pay,
    PlayEmpire,
    SendAmbassador,
    UnderDeck,
    UseAbility,
    price,
    read_attack,
)
from validator.play.games.empires.table import Table
from validator.play.games.empires.words.numbers import PLACES, WORMHOLE
from validator.play.games.empires.words.switches import ATTACK_MODES

USES = ("drawn", "played half a", "played half b", "paid")
DRAWN, PLAYED, PAID = 0, 1, 3

Handler = Callable[[EmpiresState, Any, Any], None]


class Numbers:
    """Promise numbers of a table; `NO_PROMISE` for what the set leaves no room for."""

    def __init__(self, table: Table) -> None:
        self._by_key = number = promises_of(table).number
        designs, faces = table.designs, range(table.faces)
        self.drawn = [number.get(f"drawn:{name}", NO_PROMISE) for name in designs]
        self.used = [number.get(f"used:{name}", NO_PROMISE) for name in designs]
        self.met = [number.get(f"mission-met:{name}", NO_PROMISE) for name in designs]
        self.missed = [number.get(f"mission-missed:{name}", NO_PROMISE) for name in designs]
        # A played half of an empire card, or an end of an ambassador.
        self.half = [self._half(designs[face >> 1], "ab"[face & 1]) for face in faces]
        self.ability = [NO_PROMISE] * table.faces
        for face, half in table.halves():
            self.ability[face] = number[f"ability:{wording(half.ability)}"]
        self.attack = [self.rule(f"attack-{mode}") for mode in ATTACK_MODES]
        self.ambassador = [self.rule(f"ambassador-{mode}") for mode in ATTACK_MODES]

    def _half(self, design: str, half: str) -> int:
        return self._by_key.get(f"half:{design}{half}", self._by_key.get(f"end:{design}{half}", NO_PROMISE))

    def rule(self, key: str) -> int:
        """The number of a rule's promise."""
        return self._by_key.get(f"rule:{key}", NO_PROMISE)


class EmpiresObserver:
    """Watches one game after another."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._numbers = numbers = Numbers(table)
        rule = numbers.rule
        self._exchange_none, self._exchange_some = rule("exchange-none"), rule("exchange-some")
        self._new_hand, self._no_card = rule("new-hand"), rule("no-empire-card")
        self._surcharge, self._floor = rule("surcharge-paid"), rule("discount-floor")
        self._first_card = rule("first-card")
        self._wormhole_seam, self._matched_seam = rule("wormhole-seam"), rule("matched-seam")
        self._declined = rule("ability-declined")
        self._ambassador_free, self._ambassador_paid = rule("ambassador-free"), rule("ambassador-paid")
        self._attack_paid, self._two_rivals = rule("attack-paid"), rule("attack-two-rivals")
        self._spared_last_turn, self._spared_ambassador = rule("spared-last-turn"), rule("spared-ambassador")
        self._spared_attacked, self._spared_protected = rule("spared-attacked"), rule("spared-protected")
        self._reshuffle, self._attack_lasted = rule("reshuffle"), rule("attack-lasted")
        self._nobody, self._alone, self._tied = rule("majority-nobody"), rule("majority-alone"), rule("majority-tied")
        self._tucked = rule("tucked-points")
        self._win_alone, self._win_shared = rule("win-alone"), rule("win-shared")
        # Passing is by far the most frequent action, and mostly tells nothing.
        self._on_pass: dict[type, Handler] = {
            PlayEmpire: self._play,
            Attack: self._attack,
            Exchange: self._exchanged,
            UseAbility: self._left_unused,
        }
        self._on_action: dict[type, Handler] = {
            PlayEmpire: self._play,
            Pay: self._pay,
            Attack: self._attack,
            SendAmbassador: self._ambassador,
            UnderDeck: self._look,
            EndTurn: self._end_turn,
            UseAbility: self._act,
        }
        self._kept: set[int] = set()
        # Designs, one set for each seat and use.
        self._designs: list[list[set[int]]] = []
        self._deck: list[int] = []
        # Rows as they lay at the start: empty unless the game was dealt on purpose.
        self._laid: list[list[int]] = []

    def start(self, state: EmpiresState) -> None:
        self._kept = set()
        self._designs = [[set() for _ in USES] for _ in range(state.seats)]
        self._deck = state.deck
        self._laid = [row[:] for row in state.rows]
        for seat, hand in enumerate(state.hands):
            self._designs[seat][DRAWN].update(hand)

    def before(self, state: EmpiresState, step: Any, action: int | None) -> None:
        kind = type(step)
        handlers = self._on_pass if action == PASS else self._on_action
        if kind in handlers:
            handlers[kind](state, step, action)

    def after(self, state: EmpiresState, step: Any, action: int | None) -> None:
        """Everything is seen before a step, or at the end."""

    def finish(self, state: EmpiresState) -> Facts:
        kept, numbers = self._kept, self._numbers
        by_civilisation = columns(state)
        parts = score_parts(state)
        for seat, points in enumerate(parts["mission"]):
            kept.add((numbers.met if points else numbers.missed)[state.homeworlds[seat]])
            if state.tucked[seat]:
                kept.add(self._tucked)
            self._final_row(state, seat)
        for column in by_civilisation:
            most = max(column)
            kept.add(self._nobody if not most else self._alone if column.count(most) == 1 else self._tied)
        points_of_seats = [sum(points) for points in zip(*parts.values(), strict=True)]
        kept.add(self._win_alone if len(winners_of(state, points_of_seats)) == 1 else self._win_shared)
        uses = self._uses()
        uses.update((seat, world, DRAWN) for seat, world in enumerate(state.homeworlds))
        kept.discard(NO_PROMISE)
        return Facts(kept, uses, parts, sum(state.turns))

    def _uses(self) -> set[tuple[int, int, int]]:
        """Every use of every design by every seat, the promises about them marked as kept."""
        kept, numbers = self._kept, self._numbers
        uses: set[tuple[int, int, int]] = set()
        for seat, sets in enumerate(self._designs):
            drawn, first, second, paid = sets
            # A card taken by an ability may be gone again before the hand is looked at.
            drawn |= first | second | paid
            kept.update(map(numbers.drawn.__getitem__, drawn))
            kept.update(map(numbers.used.__getitem__, first | second))
            kept.update([numbers.half[2 * design] for design in first])
            kept.update([numbers.half[2 * design + 1] for design in second])
            for use, designs in enumerate(sets):
                uses.update(zip(repeat(seat), designs, repeat(use), strict=False))
        return uses

    def _exchanged(self, state: EmpiresState, step: Exchange, action: int) -> None:
        if state.drawing:
            self._kept.add(self._exchange_some)
            # Some of these may have come since the hand was looked at last.
            self._designs[state.active][DRAWN].update(state.discard[-state.drawing :])
        else:
            self._kept.add(self._exchange_none)

    def _play(self, state: EmpiresState, step: PlayEmpire, action: int) -> None:
        seat = state.active
        self._designs[seat][DRAWN].update(state.hands[seat])
        if action >= 0:
            # Which half it was and what it met are read from the row at the end.
            if state.surcharge[seat]:
                self._kept.add(self._surcharge)
            if state.discounts[seat]:
                self._discounted(state, seat, action % self._table.faces)
        elif action == NEW_HAND:
            self._kept.add(self._new_hand)
        elif state.hands[seat] and state.options[0] != PASS:
            # With a hand there is a choice, so that the options are those of this step.
            self._kept.add(self._no_card)

    def _discounted(self, state: EmpiresState, seat: int, face: int) -> None:
        table = self._table
        self._fire(state, seat, table.discount_of_face)
        if price(state, face) > table.cost_of_face[face] + state.surcharge[seat] - state.discounts[seat]:
            self._kept.add(self._floor)

    def _fire(self, state: EmpiresState, seat: int, strength: list[int]) -> None:
        """The live *ongoing* abilities of a row that have any strength took effect."""
        for place, face in enumerate(state.rows[seat]):
            if strength[face] and state.is_live(seat, place):
                self._kept.add(self._numbers.ability[face])

    def _pay(self, state: EmpiresState, step: Pay, action: int) -> None:
        self._designs[state.active][PAID].add(action)
        if state.ambassadors > 1:
            self._kept.add(self._ambassador_paid)
        elif state.hit:
            self._kept.add(self._attack_paid)

    def _act(self, state: EmpiresState, step: UseAbility, action: int) -> None:
        row, acts = state.rows[state.active], self._table.act_of_face
        for face in (row[-1], row[0]):
            if acts[face] is step:
                self._kept.add(self._numbers.ability[face])

    def _left_unused(self, state: EmpiresState, step: UseAbility, action: int) -> None:
        if self._declined not in self._kept and step.targets(state):
            self._kept.add(self._declined)

    def _look(self, state: EmpiresState, step: UnderDeck, action: int) -> None:
        self._fire(state, state.active, self._table.look_of_face)

    def _attack(self, state: EmpiresState, step: Attack, action: int) -> None:
        seat, table = state.active, self._table
        hand = state.hands[seat]
        if not hand or hand[-1] < table.first_raid:
            return
        if hand[bisect_left(hand, table.first_raid)] >= table.first_ambassador:
            return
        self._spared(state)
        if action != PASS:
            design, _, _, mode = read_attack(action)
            # An attack card has two ends as well: the mode is the end that faces its owner.
            self._designs[seat][PLAYED + mode].add(design)
            self._kept.add(self._numbers.attack[mode])
            if state.hit:
                self._kept.add(self._two_rivals)

    def _spared(self, state: EmpiresState) -> None:
        """Cards a player with an attack in hand cannot aim it at, and why."""
        kept, protect = self._kept, self._table.protect_of_face
        for rival in range(state.seats):
            if rival == state.active:
                continue
            if state.done >> rival & 1:
                kept.add(self._spared_last_turn)
            for face, mark in zip(state.rows[rival], state.marks[rival], strict=True):
                if mark:
                    kept.add(self._spared_ambassador if mark > 0 else self._spared_attacked)
                elif protect[face]:
                    kept.add(self._spared_protected)
                    kept.add(self._numbers.ability[face])

    def _ambassador(self, state: EmpiresState, step: SendAmbassador, action: int) -> None:
        face, place = divmod(action, PLACES)
        self._designs[state.active][PLAYED + (face & 1)].add(face >> 1)
        if not state.ambassadors:
            self._kept.add(self._ambassador_free)
        mark = state.marks[state.active][place]
        if mark < 0:
            self._kept.add(self._numbers.ambassador[(-mark - 1) & 1])

    def _end_turn(self, state: EmpiresState, step: EndTurn, action: None) -> None:
        self._designs[state.active][DRAWN].update(state.hands[state.active])
        if state.deck is not self._deck:
            # Only a reshuffle makes the deck another list.
            self._deck = state.deck
            self._kept.add(self._reshuffle)

    def _final_row(self, state: EmpiresState, seat: int) -> None:
        kept, ability, table = self._kept, self._numbers.ability, self._table
        row, marks = state.rows[seat], state.marks[seat]
        self._played(seat, row)
        for place, face in enumerate(row):
            if marks[place] < 0:
                kept.add(self._attack_lasted)
            if place:
                edge, other = table.right_of_face[row[place - 1]], table.left_of_face[face]
                kept.add(self._matched_seam if edge != WORMHOLE and other != WORMHOLE else self._wormhole_seam)
            else:
                kept.add(self._first_card)
            end = table.end_of_face[face]
            if end is None or ability[face] in kept or not state.is_live(seat, place):
                continue
            if end.scored(state, seat, place):
                kept.add(ability[face])

    def _played(self, seat: int, row: list[int]) -> None:
        """Cards that came into a row since the start."""
        if self._laid[seat]:
            row = row[:]
            for face in self._laid[seat]:
                row.remove(face)
        designs = self._designs[seat]
        for face in row:
            designs[PLAYED + (face & 1)].add(face >> 1)
