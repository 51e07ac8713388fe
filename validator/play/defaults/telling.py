"""Tells any game: who chose what, what happened between, and how it ended; and asks a person at the terminal.

A set's texts may say each thing in their own words: ``tell-<step>`` of a decision (with ``$seat``, ``$player`` and
``$card``, what was chosen) or of an event, ``ask-<decision>`` and ``tell-score`` (with ``$points``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.content.loading import ContentSet
from validator.content.vocabulary import snake_case
from validator.play.defaults.compiled import Box
from validator.play.defaults.names import Names
from validator.play.defaults.state import Choice, Event, PlainState
from validator.play.engine.step import Decision, Step


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
        key, seat = _key("tell", step), step.seat(state)
        said = {"seat": seat + 1, "player": self._names.player(seat), "card": self._label(state, step, action)}
        self._lines.append(self._names.say(key if self._names.has(key) else "plain-chooses", **said))

    def after(self, state: PlainState, step: Any, action: int | None) -> None:
        """An event has run."""
        if isinstance(step, Event) and self._names.has(_key("tell", step)):
            self._lines.append(self._names.say(_key("tell", step), **step.told(state, self._names)))

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
        key, seat = _key("ask", decision), decision.seat(state)
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


def _key(prefix: str, step: Step[Any]) -> str:
    return f"{prefix}-{snake_case(type(step).__name__).replace('_', '-')}"
