"""The table of a ruled game in pictures: zones as they lie, numbers beside them, and what each option is about."""

from __future__ import annotations

from typing import Any

from validator.content.loading import ContentSet
from validator.play.engine.step import PASS, Decision
from validator.play.engine.table_view import NOTHING, Figure, Lying, Place, Shown, Touch, counted
from validator.play.ruled.courses import Addressing, Going, Laying, Turning
from validator.play.ruled.narrating import RuledNames, choice_of, way_of
from validator.play.ruled.rules import Ruled
from validator.play.ruled.slots import Slots, ZoneSlots
from validator.play.ruled.state import NOBODY, Ask, Play


class RuledView:
    """Shows positions of one set in one language."""

    def __init__(self, table: Ruled, content: ContentSet, language: str) -> None:
        self._names, self._table = RuledNames(table, content, language), table

    def shown(self, state: Play, seat: int) -> Shown:
        """The table as that seat sees it."""
        places: list[Place] = []
        table: list[Figure] = []
        figures: list[list[Figure]] = [[] for _ in range(state.seats)]
        slots = state.table.rules_for(state.seats).slots
        for zone in slots.zones.values():
            for holder, slot in enumerate(zone.slots):
                pile = state.z[slot]
                if zone.board >= 0:
                    places.append(self._board(state, slots, zone))
                elif pile and (zone.seen == "all" or (zone.seen == "owner" and zone.own and holder == seat)):
                    places.append(self._place(zone, holder, pile))
                elif pile:
                    (figures[holder] if zone.own else table).append(Figure(self._names.zone(zone.name), str(len(pile))))
        for name, number in slots.kept.items():
            if called := self._names.number(name):
                for holder in range(state.seats if number.own else 1):
                    figure = Figure(called, str(state.n[number.base + holder]))
                    (figures[holder] if number.own else table).append(figure)
        for name, slot in slots.dice.items():
            if state.z[slot]:
                table.append(Figure(self._names.dice(name), ", ".join(map(str, sorted(state.z[slot])))))
        return Shown(tuple(places), tuple(map(tuple, figures)), tuple(table))

    def _board(self, state: Play, slots: Slots, zone: ZoneSlots) -> Place:
        """A board with every place on it, free or not."""
        board, lying = slots.boards[zone.board], []
        on_it = {place: index for index, place in enumerate(state.at[zone.board])}
        for place, cell in enumerate(board.cells):
            index = on_it.get(place)
            key = _cell_key(zone.name, place)
            if index is None:
                lying.append(Lying(key, cell=cell, said=self._names.place(zone.name, board.names[place])))
            elif zone.seen == "nobody":
                lying.append(Lying(key, self._table.pieces[state.z[zone.base][index]].id, "back", cell=cell))
            else:
                piece = self._table.pieces[state.z[zone.base][index]].id
                owner = self._names.player(state.by[zone.base][index])
                lying.append(Lying(key, piece, cell=cell, notes=(owner,)))
        return Place(self._names.zone(zone.name), tuple(lying), "hexes" if board.is_hexes else "board")

    def _place(self, zone: ZoneSlots, holder: int, pile: list[int]) -> Place:
        heading, owner = self._names.zone(zone.name), holder if zone.own else None
        pieces = counted(Lying(_key(zone.name, owner, design), self._table.pieces[design].id) for design in pile)
        if owner is None:
            return Place(heading, pieces)
        heading = self._names.say("plain-heading", player=self._names.player(holder), place=heading)
        return Place(heading, pieces, "fan" if zone.seen == "owner" else "row", holder)

    def touched(self, state: Play, decision: Decision[Any]) -> list[Touch]:
        """For each option the piece that it is about, where there is one."""
        assert isinstance(decision, Ask)
        return [self._touch(state, decision, action) for action in state.options]

    def _touch(self, state: Play, decision: Ask, action: int) -> Touch:
        slots = state.table.rules_for(state.seats).slots
        if isinstance(decision.code, Laying):
            piece = decision.code.piece(state, decision.me, decision.it)
            return Touch((_cell_key(decision.code.board, action),), self._table.pieces[piece].id)
        if isinstance(decision.code, Turning):
            return Touch((_cell_key(decision.code.board, action),))
        if isinstance(decision.code, Addressing):
            return Touch((f"seat/{action}",))
        if isinstance(decision.code, Going):
            zone, *way = way_of(state, decision.code.board, action)
            return Touch(tuple(_cell_key(zone.name, place) for place in way))
        chosen = None if action == PASS else choice_of(decision, action)
        if chosen is None or chosen.design == NOBODY or chosen.zone is None:
            return NOTHING
        zone = slots.zones[chosen.zone]
        if zone.board >= 0:
            laid = zip(state.z[zone.base], state.at[zone.board], strict=True)
            return Touch(tuple(_cell_key(zone.name, place) for design, place in laid if design == chosen.design))
        return Touch((_key(chosen.zone, decision.me if zone.own else None, chosen.design),))

    def why_not(self, state: Play, decision: Decision[Any], key: str) -> str:
        """There is nothing to say beyond what is asked."""
        return ""


def _key(name: str, holder: int | None, design: int) -> str:
    return f"{name}/{'' if holder is None else holder}/{design}"


def _cell_key(name: str, place: int) -> str:
    return f"{name}/at/{place}"
