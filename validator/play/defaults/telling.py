"""Tells any game, who chose what and how it ended, asks a person, and shows the table in pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.content.loading import ContentSet
from validator.content.vocabulary import snake_case
from validator.play.defaults.compiled import Box
from validator.play.defaults.names import Names
from validator.play.defaults.state import Choice, Event, PlainState
from validator.play.engine.step import Decision, Step
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
        pieces = counted(Lying(_key_of_place(name, holder, design), self._table.pieces[design].id) for design in pile)
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
        touch = (_key_of_place(name, holder, action) for name, holder, pile in piles if action in pile)
        key = next(touch, None)
        return NOTHING if key is None else Touch((key,))

    def why_not(self, state: PlainState, decision: Decision[Any], key: str) -> str:
        """There is nothing to say beyond what is asked."""
        return ""


def _key_of_place(name: str, holder: int | None, design: int) -> str:
    return f"{name}/{'' if holder is None else holder}/{design}"


class PlainNarrator:
    """Tells a game in plain sentences of one language."""

    def __init__(self, names: Names, scores: Callable[[Any], list[int]]) -> None:
        self._names = names
        self._scores = scores
        self._lines: list[str] = []

    def start(self, state: PlainState) -> list[str]:
        """Nothing is told before the first step."""
        return []

    def before(self, state: PlainState, step: Any, action: int | None) -> None:
        """Somebody chose: who and what, while the piece still lies where it was chosen from."""
        if action is None:
            return
        key, seat = _message_of("tell", step), step.seat(state)
        said = {"seat": seat + 1, "player": self._names.player(seat), "card": self._label(state, step, action)}
        self._lines.append(self._names.say(key if self._names.has(key) else "plain-chooses", **said))

    def after(self, state: PlainState, step: Any, action: int | None) -> None:
        """An event has run."""
        if isinstance(step, Event) and self._names.has(_message_of("tell", step)):
            self._lines.append(self._names.say(_message_of("tell", step), **step.told(state, self._names)))

    def told(self) -> list[str]:
        """Sentences gathered since the last call."""
        lines, self._lines = self._lines, []
        return lines

    def finish(self, state: PlainState) -> list[str]:
        """Everybody's points."""
        key = "tell-score" if self._names.has("tell-score") else "plain-score"
        points = enumerate(self._scores(state))
        return [
            self._names.say(key, seat=seat + 1, player=self._names.player(seat), points=total) for seat, total in points
        ]

    def ask(self, state: PlainState, decision: Decision[Any]) -> tuple[str, list[str]]:
        """The question and a label for each option."""
        key, seat = _message_of("ask", decision), decision.seat(state)
        asked = key if self._names.has(key) else "plain-asks"
        labels = [self._label(state, decision, action) for action in state.options]
        return self._names.say(asked, seat=seat + 1, player=self._names.player(seat)), labels

    def situation(self, state: PlainState, seat: int) -> list[str]:
        """What lies in each place that the seat can see."""
        lines = []
        for place in state.places:
            for holder, pile in state.piles(place):
                if place not in state.hidden or holder == seat:
                    lines.append(self._pile(place, holder, pile))
        return lines

    def _pile(self, place: str, holder: int | None, pile: list[int]) -> str:
        said = {"place": self._names.place(place), "cards": self._names.pieces(pile)}
        if holder is None:
            return self._names.say("plain-place", **said)
        return self._names.say("plain-place-of", player=self._names.player(holder), **said)

    def _label(self, state: PlainState, decision: Decision[Any], action: int) -> str:
        if isinstance(decision, Choice):
            return decision.called(state, action, self._names)
        return self._names.piece(action)


def narrator(scores: Callable[[Any], list[int]]) -> Callable[[Box[Any, Any], ContentSet, str], PlainNarrator]:
    """What makes narrators of a game with these scores."""
    return lambda table, content, language: PlainNarrator(Names(table, content, language), scores)


def _message_of(prefix: str, step: Step[Any]) -> str:
    return f"{prefix}-{snake_case(type(step).__name__).replace('_', '-')}"
