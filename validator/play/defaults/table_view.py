"""The table of any plain game in pictures: every place as it lies, whatever a seat cannot see by its backs alone."""

from __future__ import annotations

from typing import Any

from validator.content.loading import ContentSet
from validator.play.defaults.compiled import Box
from validator.play.defaults.names import Names
from validator.play.defaults.state import Choice, PlainState
from validator.play.engine.step import Decision
from validator.play.engine.table_view import NOTHING, Figure, How, Lying, Place, Shown, Touch, counted


class PlainView:
    """Shows positions of one set in one language."""

    def __init__(self, table: Box[Any, Any], content: ContentSet, language: str) -> None:
        self._names = Names(table, content, language)
        self._table = table

    def shown(self, state: PlainState, seat: int) -> Shown:
        """The table as that seat sees it."""
        places: list[Place] = []
        table: list[Figure] = []
        figures: list[list[Figure]] = [[] for _ in range(state.seats)]
        for name in state.places:
            heading = self._names.place(name)
            for holder, pile in state.piles(name):
                if name not in state.hidden or holder == seat:
                    places.append(self._pile(state, name, holder, pile))
                else:
                    (table if holder is None else figures[holder]).append(Figure(heading, str(len(pile))))
        return Shown(tuple(place for place in places if place.pieces), tuple(map(tuple, figures)), tuple(table))

    def _pile(self, state: PlainState, name: str, holder: int | None, pile: list[int]) -> Place:
        """What lies in a place, or before a seat in it."""
        heading = self._names.place(name)
        pieces = counted(Lying(_key(name, holder, design), self._table.pieces[design].id) for design in pile)
        if holder is None:
            return Place(heading, pieces)
        shown: How = "fan" if name in state.hidden else "row"
        heading = self._names.say("plain-heading", player=self._names.player(holder), place=heading)
        return Place(heading, pieces, shown, holder)

    def touched(self, state: PlainState, decision: Decision[Any]) -> list[Touch]:
        """For each option the piece of its number, where options are pieces: first what lies before the seat."""
        if isinstance(decision, Choice) and type(decision).called is not Choice.called:
            return [NOTHING] * len(state.options)
        seat = decision.seat(state)
        piles = [
            (name, holder, pile)
            for name in state.places
            for holder, pile in state.piles(name)
            if holder == seat or (holder is None and name not in state.hidden)
        ]
        piles.sort(key=lambda each: each[1] is None)
        return [self._touch(piles, action) for action in state.options]

    def _touch(self, piles: list[tuple[str, int | None, list[int]]], action: int) -> Touch:
        found = (_key(name, holder, action) for name, holder, pile in piles if action in pile)
        key = next(found, None)
        return NOTHING if key is None else Touch((key,))

    def why_not(self, state: PlainState, decision: Decision[Any], key: str) -> str:
        """There is nothing to say beyond what is asked."""
        return ""


def _key(name: str, holder: int | None, design: int) -> str:
    return f"{name}/{'' if holder is None else holder}/{design}"
