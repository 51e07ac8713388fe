"""Things of the game by the names people know, in one language."""

from __future__ import annotations

from typing import Any

from validator.content.loading import ContentSet
from validator.content.texts import without_icons
from validator.content.vocabulary import tag_of
from validator.engine.telling import Speaker
from validator.games.empires.rules.scoring import mission_of
from validator.games.empires.rules.state import EmpiresState
from validator.games.empires.table.compiled import ATTACK_MODES, WORMHOLE, Table
from validator.games.empires.words.vocabulary import AmbassadorCard


class Names(Speaker):
    """Cards, players and abilities by the names people know, in one language."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        super().__init__(content, language)
        self.table = table

    def card(self, design: int) -> str:
        return self._content.title(self.table.pieces[design], self._language)

    def cards(self, designs: list[int]) -> str:
        return self.comma.join(self.card(design) for design in designs)

    def ability(self, effect: Any) -> str:
        return self.say(f"ability-{tag_of(effect)}-name".replace("_", "-"))

    def mode(self, mode: int) -> str:
        return self.say(f"raid-mode-{ATTACK_MODES[mode]}")

    def routes(self, edge: int) -> str:
        return self.say("label-wormhole") if edge == WORMHOLE else str(edge)

    def edges(self, face: int) -> str:
        """Both edges of a face, left to right."""
        table = self.table
        left, right = self.routes(table.left_of_face[face]), self.routes(table.right_of_face[face])
        return self.say("see-routes", left=left, right=right)

    def civilisation(self, face: int) -> str:
        card = self.table.pieces[face >> 1]
        assert isinstance(card, AmbassadorCard)
        return self.say(f"civilisation-{card.b if face & 1 else card.a}")

    def mission(self, state: EmpiresState, seat: int) -> str:
        return without_icons(self._texts.sentence("mission", mission_of(state, seat)))
