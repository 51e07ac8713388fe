"""Things of the game by the names people know, in one language."""

from __future__ import annotations

from typing import Any

from validator.content.loading import ContentSet
from validator.content.vocabulary import tag_of
from validator.play.engine.telling import Speaker
from validator.play.games.empires.rules.scoring import mission_of
from validator.play.games.empires.rules.state import EmpiresState
from validator.play.games.empires.table.compiled import Table
from validator.play.games.empires.words.numbers import WORMHOLE
from validator.play.games.empires.words.terms import ATTACK_MODES
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
