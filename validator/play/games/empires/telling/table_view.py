"""Things of the game by the names people know, and the table in pictures.

Rows with what lies on their cards, and the own hand.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from validator.content.loading import ContentSet
from validator.content.vocabulary import tag_of
from validator.play.engine.step import PASS, Decision
from validator.play.engine.table_view import BACK, NOTHING, Figure, Lying, Place, Shown, Touch, counted
from validator.play.engine.telling import Speaker, forgotten
from validator.play.games.empires.rules.scoring import mission_of
from validator.play.games.empires.rules.state import EmpiresState
from validator.play.games.empires.rules.turn import (
    NEW_HAND,
    Attack,
    ChooseCards,
    DiscardOfLooked,
    Exchange,
    PlayEmpire,
    SendAmbassador,
    UnderDeck,
    UseAbility,
    price,
    read_attack,
    rounds,
)
from validator.play.games.empires.table import Table
from validator.play.games.empires.words.numbers import PLACES, WORMHOLE
from validator.play.games.empires.words.switches import ATTACK_MODES
from validator.play.games.empires.words.vocabulary import AmbassadorCard, EmpireCard


class Names(Speaker):
    """Cards, players and abilities by the names people know, in one language."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        super().__init__(content, language)
        self.table = table

    def card(self, design: int) -> str:
        return self._content.title(self.table.pieces[design], self._language)

    def cards(self, designs: list[int]) -> str:
        """Several cards."""
        return self.listed([self.say("told-card", card=self.card(design)) for design in designs])

    def what(self, design: int) -> str:
        """A card as one line: cost, points, symbols, and all it does."""
        return self.line(self.table.pieces[design])

    def half(self, face: int) -> str:
        """A half of an empire card as one line, the way it would lie in a row."""
        card = self.table.pieces[face >> 1]
        assert isinstance(card, EmpireCard)
        return self.describer.part_line(card.b if face & 1 else card.a, f"{self.card(face >> 1)} {self.edges(face)}")

    def ability(self, effect: Any) -> str:
        return self.say(f"ability-{tag_of(effect)}-name".replace("_", "-"))

    def mode(self, mode: int) -> str:
        return self.say(f"raid-mode-{ATTACK_MODES[mode]}")

    def routes(self, edge: int) -> str:
        return self.say("see-wormhole") if edge == WORMHOLE else str(edge)

    def edges(self, face: int) -> str:
        """Both edges of a face, left to right."""
        table = self.table
        left, right = self.routes(table.left_of_face[face]), self.routes(table.right_of_face[face])
        return self.say("see-routes", left=left, right=right)

    def civilisation(self, face: int) -> str:
        card = self.table.pieces[face >> 1]
        assert isinstance(card, AmbassadorCard)
        return self.civilisation_called(card.b if face & 1 else card.a)

    def civilisation_called(self, name: str) -> str:
        """What a civilisation is called."""
        return self.say(f"civilisation-{name}")

    def mission(self, state: EmpiresState, seat: int) -> str:
        return self.sentence("mission", mission_of(state, seat))


UPSIDE_DOWN = 180
"""A card is turned so that the half in use stands upright."""


class EmpiresView:
    """Shows positions of one set in one language."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        self._names = Names(table, content, language)
        self._table = table

    def shown(self, state: EmpiresState, seat: int) -> Shown:
        """The table as that seat sees it."""
        said = self._names.say
        others = [(seat + ahead) % state.seats for ahead in range(1, state.seats)]
        places = [place for other in others for place in (self._row(state, other), self._world(state, other, seat))]
        places += [self._row(state, seat), self._world(state, seat, seat), *self._looked(state, seat)]
        places.append(self._pile("shown-hand", "hand", state.hands[seat], seat))
        if state.discard:
            pile = self._pile("shown-discard", "discard", state.discard[::-1])
            places.append(replace(pile, how="stack"))
        table = (
            Figure(said("shown-round"), f"{state.turns[seat] + 1} / {rounds(state.table, state.seats)}"),
            Figure(said("shown-deck"), str(len(state.deck))),
            Figure(said("shown-discard"), str(len(state.discard))),
        )
        return Shown(tuple(places), tuple(self._figures(state, each) for each in range(state.seats)), table)

    def _figures(self, state: EmpiresState, seat: int) -> tuple[Figure, ...]:
        said = self._names.say
        figures = [
            Figure(said("shown-hand"), str(len(state.hands[seat]))),
            Figure(said("shown-tucked"), str(len(state.tucked[seat]))),
        ]
        extras = (("shown-discount", state.discounts[seat]), ("shown-surcharge", state.surcharge[seat]))
        figures += [Figure(said(key), str(count)) for key, count in extras if count]
        return tuple(figures)

    def _row(self, state: EmpiresState, seat: int) -> Place:
        names = self._names
        cards = tuple(self._laid(state, seat, place) for place in range(len(state.rows[seat])))
        return Place(names.say("shown-row", player=names.player(seat)), cards, "row", seat)

    def _laid(self, state: EmpiresState, seat: int, place: int) -> Lying:
        """A card of a row, with the attack or ambassador on it."""
        names, face, mark = self._names, state.rows[seat][place], state.marks[seat][place]
        notes: tuple[str, ...] = ()
        if mark < 0:
            notes = (f"{names.card((-mark - 1) >> 1)}{names.comma}{names.mode((-mark - 1) & 1)}",)
        elif mark:
            notes = (f"{names.card((mark - 1) >> 1)}{names.comma}{names.civilisation(mark - 1)}",)
        return replace(self._half(f"{seat}/row/{place}", face), notes=notes)

    def _half(self, key: str, face: int) -> Lying:
        return Lying(key, self._table.designs[face >> 1], turn=UPSIDE_DOWN * (face & 1))

    def _world(self, state: EmpiresState, other: int, seat: int) -> Place:
        """A homeworld: the own one, or the back of another's, which stays secret."""
        names, world = self._names, state.homeworlds[other]
        card = Lying(f"{other}/homeworld", self._table.designs[world])
        if other != seat:
            card = replace(card, piece=self._table.designs[min(self._table.homeworlds)], side=BACK)
        return Place(names.say("shown-homeworld", player=names.player(other)), (card,), "row", other)

    def _looked(self, state: EmpiresState, seat: int) -> list[Place]:
        if seat != state.active or not state.looked:
            return []
        return [self._pile("shown-looked", "looked", state.looked, seat)]

    def _pile(self, heading: str, where: str, designs: list[int], seat: int = -1) -> Place:
        cards = counted(Lying(f"{where}/{design}", self._table.designs[design]) for design in designs)
        return Place(self._names.say(heading), cards, "fan", seat)

    def touched(self, state: EmpiresState, decision: Decision[Any]) -> list[Touch]:
        """For each option the cards it is about."""
        return [self._touch(state, decision, action) for action in state.options]

    def _touch(self, state: EmpiresState, decision: Decision[Any], action: int) -> Touch:
        if action == PASS:
            return NOTHING
        if isinstance(decision, UseAbility):
            return Touch(decision.effect.touched(state, action))
        if isinstance(decision, PlayEmpire):
            return self._play(state, action)
        if isinstance(decision, Attack):
            design, rival, place, _ = read_attack(action)
            return Touch((f"hand/{design}", f"{rival}/row/{place}"))
        if isinstance(decision, SendAmbassador):
            face, place = divmod(action, PLACES)
            half = self._half("", face)
            return Touch((f"hand/{face >> 1}", f"{state.active}/row/{place}"), half.piece, half.turn)
        if isinstance(decision, UnderDeck | DiscardOfLooked):
            return Touch((f"looked/{action}",))
        if isinstance(decision, Exchange | ChooseCards):
            return Touch((f"hand/{action}",))
        raise forgotten(decision)

    def _play(self, state: EmpiresState, action: int) -> Touch:
        """A half of a card, at one end of the own row."""
        if action == NEW_HAND:
            return NOTHING
        at_left, face = divmod(action, self._table.faces)
        row, half = state.rows[state.active], self._half("", face)
        ends = (f"{state.active}/row/{0 if at_left else len(row) - 1}",) if row else ()
        return Touch((f"hand/{face >> 1}", *ends), half.piece, half.turn)

    def why_not(self, state: EmpiresState, decision: Decision[Any], key: str) -> str:
        """That an empire card is too dear, or that neither of its halves fits the row."""
        where, _, number = key.rpartition("/")
        design = int(number) if number.isdecimal() else -1
        if where != "hand" or not isinstance(decision, PlayEmpire) or 2 * design + 1 >= self._table.faces:
            return ""
        cards = min(price(state, 2 * design), price(state, 2 * design + 1))
        have = len(state.hands[state.active]) - 1
        if cards > have:
            return self._names.say("why-too-dear", cards=cards, have=have)
        return self._names.say("why-does-not-fit")
