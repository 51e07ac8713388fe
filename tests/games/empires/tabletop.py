"""Sets a table of Tiny Stellar Empires by name, so that a test reads like the situation it is about.

A card is ``"E08"``, a half that faces its owner ``"E08a"``, a card in a row ``(seat, place)``. Nothing lies on the
table that a test does not put there, and hands and rows hold only what it names::

    table().row(0, "E02a").hand(0, "E20", "E01", "E03").offers("empire")
"""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import Any, Self

import msgspec

from validator.content.loading import ContentSet
from validator.play.engine.step import PASS, Decision
from validator.play.games.empires.game import table_of
from validator.play.games.empires.rules import turn
from validator.play.games.empires.rules.scoring import card_points, score_parts, scores, symbols, winners
from validator.play.games.empires.rules.state import EmpiresState, refresh
from validator.play.games.empires.rules.turn import ChooseCards, DiscardOfLooked, UnderDeck, UseAbility
from validator.play.games.empires.table import Table
from validator.play.games.empires.words.ability import Ability, OnceAbility
from validator.play.games.empires.words.numbers import PLACES
from validator.play.games.empires.words.once import Information, Rebirth, Thrive
from validator.play.games.empires.words.switches import ATTACK_MODES, CIVILISATIONS
from validator.play.lookup import open_set

PHASES = {
    "begin": turn.BEGIN_TURN,
    "exchange": turn.BEGIN_EXCHANGE,
    "empire": turn.PLAY_EMPIRE,
    "attack": turn.ATTACK,
    "ambassador": turn.SEND_AMBASSADOR,
    "refill": turn.REFILL,
    "end": turn.END_TURN,
}
CARD_BY_CARD = (ChooseCards, UnderDeck, DiscardOfLooked, turn.Exchange)
Changes = dict[str, dict[str, Any]]


@cache
def empires() -> ContentSet:
    """The built-in set, read once."""
    return open_set("empires")


def table(seats: int = 2, rules: dict[str, Any] | None = None, cards: Changes | None = None) -> Tabletop:
    """A table with some switches, and some values of cards, set otherwise than in the built-in set.

    ``cards`` maps a card to fields (``{"E01": {"cost": 0}}``) or a half to fields (``{"E01a": {"points": 5}}``).
    """
    return Tabletop(seats, compiled(rules or {}, cards or {}))


def compiled(rules: dict[str, Any], cards: Changes) -> Table:
    """The set with some of its values changed, ready for play."""
    return table_of(changed(rules, cards))


def changed(rules: dict[str, Any], cards: Changes) -> ContentSet:
    """The set with some of its values changed."""
    content = copy(empires())
    content.rules = msgspec.structs.replace(content.rules, **rules)
    content.pieces = {
        kind: tuple(_changed(piece, cards) for piece in pieces) for kind, pieces in content.pieces.items()
    }
    return content


def _changed(piece: Any, cards: Changes) -> Any:
    changes = dict(cards.get(piece.id, {}))
    for half in "ab":
        if piece.id + half in cards:
            changes[half] = msgspec.structs.replace(getattr(piece, half), **cards[piece.id + half])
    return msgspec.structs.replace(piece, **changes)


def of_nothing_but(word: type[Ability]) -> ContentSet:
    """The built-in set with an ability on both halves of every card."""
    ability = word(**{field.name: 1 for field in msgspec.structs.fields(word) if field.required})
    faces = {piece.id + half: {"ability": ability} for piece in empires().pieces["empire"] for half in "ab"}
    return changed({}, faces)


class Tabletop:
    """One position, and what can be done in it. Seat 0 is to move unless told otherwise."""

    def __init__(self, seats: int, compiled_table: Table) -> None:
        state = EmpiresState()
        self.state = state
        self.table = compiled_table
        state.table, state.seats, state.chance = compiled_table, seats, 1
        state.stack, state.options, state.looked, state.removed, state.deck, state.discard = [], [], [], [], [], []
        state.box = compiled_table.homeworlds[seats:]
        state.homeworlds = compiled_table.homeworlds[:seats]
        state.hands, state.rows, state.marks, state.tucked = ([[] for _ in range(seats)] for _ in range(4))
        state.surcharge, state.new_hand, state.turns = ([0] * seats for _ in range(3))
        state.discounts, state.looks = [0] * seats, [0] * seats
        state.active = state.owed = state.bound = state.drawing = state.victim = state.hit = state.done = 0
        state.ambassadors = state.loose_lot = 0
        state.loose = 1
        state.worths, state.points = [None] * seats, []

    # Setting the table

    def row(self, seat: int, *faces: str) -> Self:
        self.state.rows[seat] = [self.face(face) for face in faces]
        self.state.marks[seat] = [0] * len(faces)
        refresh(self.state, seat)
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        self.state.hands[seat] = sorted(map(self.design, cards))
        return self

    def deck(self, *cards: str) -> Self:
        """The deck, its top card first."""
        self.state.deck = [self.design(card) for card in reversed(cards)]
        return self

    def discard(self, *cards: str) -> Self:
        self.state.discard = [self.design(card) for card in cards]
        return self

    def homeworlds(self, *cards: str) -> Self:
        """A homeworld for each seat; several seats may have the same one here."""
        self.state.homeworlds = [self.design(card) for card in cards]
        return self

    def attacked(self, seat: int, place: int, mode: str = "ability") -> Self:
        self.state.marks[seat][place] = -(2 * self.design("R1") + ATTACK_MODES.index(mode) + 1)
        refresh(self.state, seat)
        return self

    def ambassador(self, seat: int, place: int, face: str) -> Self:
        self.state.marks[seat][place] = self.face(face) + 1
        return self

    def tucked(self, seat: int, count: int) -> Self:
        self.state.tucked[seat] = [self.design("R1")] * count
        return self

    def bullied(self, seat: int, cards: int = 1) -> Self:
        self.state.surcharge[seat] = cards
        return self

    def past_last_turn(self, seat: int) -> Self:
        self.state.done |= 1 << seat
        return self

    def turns(self, *taken: int) -> Self:
        self.state.turns = list(taken)
        return self

    # Moving on

    def offers(self, phase: str) -> list[str]:
        """What a step of the turn offers, by name; a set of one is offered too."""
        step = PHASES[phase]
        assert isinstance(step, Decision)
        return [self.name(step, action) for action in step.options(self.state)]

    def at(self, phase: str) -> Self:
        """Stand at a step of the active player's turn."""
        self.state.stack = [PHASES[phase]]
        return self

    def fire(self, face: str) -> Self:
        """Lay a card with an arrow ability at the end of the active row; its ability is about to be used."""
        seat = self.state.active
        self.state.rows[seat].append(self.face(face))
        self.state.marks[seat].append(0)
        self.state.stack = [self.table.act_of_face[self.face(face)]]
        return self

    def targets(self) -> list[str]:
        """What the decision on top offers, by name, be it one thing only."""
        step = self.state.stack[-1]
        return [self.name(step, action) for action in step.options(self.state)]

    def do(self, *names: str, until: str | None = None) -> Self:
        """Choose by name, one thing after another, then run on to the next choice or to the step ``until``."""
        stop = PHASES[until] if until else None
        for name in names:
            self._run(stop)
            step = self.state.stack[-1]
            actions = {self.name(step, action): action for action in step.options(self.state)}
            assert name in actions, f"{name} is not among {sorted(actions)} of {type(step).__name__}"
            step = self.state.stack.pop()
            step.apply(self.state, actions[name])
        self._run(stop)
        return self

    def _run(self, stop: object) -> None:
        """As the engine settles, but standing still before the step ``stop``."""
        stack = self.state.stack
        while stack and stack[-1] is not stop:
            step = stack[-1]
            if not isinstance(step, Decision):
                stack.pop().run(self.state)
                continue
            options = step.options(self.state)
            if len(options) > 1:
                return
            stack.pop().apply(self.state, options[0])

    # Looking at it

    @property
    def asked(self) -> str:
        """The kind of decision somebody is asked for now."""
        return type(self.state.stack[-1]).__name__

    @property
    def asked_seat(self) -> int:
        """Who is asked."""
        seat: int = self.state.stack[-1].seat(self.state)
        return seat

    def names(self, designs: list[int]) -> list[str]:
        return [self.table.designs[design] for design in designs]

    def in_hand(self, seat: int) -> list[str]:
        return self.names(self.state.hands[seat])

    def in_deck(self) -> list[str]:
        """The deck, its top card first."""
        return self.names(self.state.deck[::-1])

    def in_discard(self) -> list[str]:
        return self.names(self.state.discard)

    def in_row(self, seat: int) -> list[str]:
        return [self.face_name(face) for face in self.state.rows[seat]]

    def card_points(self, seat: int = 0) -> list[int]:
        return [card_points(self.state, seat, place) for place in range(len(self.state.rows[seat]))]

    def symbols(self, seat: int = 0) -> dict[str, int]:
        """Symbols per civilisation, those with none left out."""
        counts = zip(CIVILISATIONS, symbols(self.state, seat), strict=True)
        return {name: count for name, count in counts if count}

    def part(self, name: str) -> list[int]:
        return score_parts(self.state)[name]

    def scores(self) -> list[int]:
        return scores(self.state)

    def winners(self) -> list[int]:
        return winners(self.state)

    def price(self, face: str) -> int:
        return turn.price(self.state, self.face(face))

    # Names

    def design(self, card: str) -> int:
        return self.table.designs.index(card)

    def face(self, name: str) -> int:
        return 2 * self.design(name[:-1]) + "ab".index(name[-1])

    def face_name(self, face: int) -> str:
        return self.table.designs[face >> 1] + "ab"[face & 1]

    def name(self, step: Any, action: int) -> str:
        """An action by name: a card, a half, ``R1 on 1.0 ability``, ``A1a on 0``, ``seat 1`` or ``1.0``."""
        if action == PASS:
            return "pass"
        if action == turn.NEW_HAND:
            return "new hand"
        if isinstance(step, turn.PlayEmpire):
            at_left, face = divmod(action, self.table.faces)
            return ("left " if at_left else "") + self.face_name(face)
        if isinstance(step, turn.Attack):
            design, rival, place, mode = turn.read_attack(action)
            return f"{self.table.designs[design]} on {rival}.{place} {ATTACK_MODES[mode]}"
        if isinstance(step, turn.SendAmbassador):
            face, place = divmod(action, PLACES)
            return f"{self.face_name(face)} on {place}"
        if isinstance(step, UseAbility):
            return self.target_name(step.effect, action)
        if isinstance(step, CARD_BY_CARD):
            return self.table.designs[action]
        return f"seat {action}"

    def target_name(self, ability: OnceAbility, target: int) -> str:
        """What an ability is aimed at, by name."""
        if isinstance(ability, Thrive):
            seat, place = divmod(target, PLACES)
            return f"{seat}.{place}"
        if isinstance(ability, Information):
            return self.table.designs[target]
        return "shuffle" if isinstance(ability, Rebirth) else f"seat {target}"
