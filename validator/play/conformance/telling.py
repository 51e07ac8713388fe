"""What a game owes those who read it: that it can be told, asked and shown, in sentences its sets can be asked for.

What a game may say is declared beside its telling, see `validator.content.vocabulary.Messages`; by that `check` looks
for every message in every language of a set before anybody plays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from validator.content.texts import message_key
from validator.content.vocabulary import Message, Messages, Value
from validator.play.conformance.playing import SEEDS, Case
from validator.play.engine.chance import Dice, below
from validator.play.engine.game import Narrator
from validator.play.engine.step import Decision, choose, settle
from validator.play.engine.telling import Speaker
from validator.play.lookup import messages_of

TOLD = SEEDS[0]
"""The game that is told from its beginning to its end."""
SHOWN_EACH = 25
"""The table is looked at by every seat at the first choice of each kind, and at one of so many."""


class _Undeclared(Exception):
    """A game says what it does not declare to say."""


def every_word_is_told(case: Case) -> bool:
    """Every word of its vocabulary has an entry in what it declares to tell, and a sentence in every language."""
    families, told = case.content.words.families, messages_of(case.content)
    words = {word for family in families.values() for word in family}
    if not told.kin and words != told.words:
        raise _Undeclared(f"no entry: {sorted(word.__name__ for word in words ^ told.words)}")
    keys = {message_key(family, word) for family, kinds in families.items() for word in kinds}
    keys |= {key for key, message in told.said.items() if message.words}
    lacking = [
        f"{language} {key}"
        for language, key in product(case.content.languages, sorted(keys))
        if not case.content.texts(language).has(key)
    ]
    if lacking:
        raise _Undeclared(f"no text: {', '.join(lacking)}")
    return True


def it_says_only_what_it_declares(case: Case) -> bool:
    """It can be told, asked and shown, and says only what it declares to say."""
    language = case.content.languages[0]
    ear = _Ear(messages_of(case.content), case)
    texts = case.content.texts(language)
    texts.heard = ear.hear
    try:
        _tell(case, language, TOLD)
    finally:
        texts.heard = None
    return True


def it_can_be_told_in_every_language(case: Case) -> bool:
    """It can be told, asked and shown in every language of its set."""
    for language in case.content.languages:
        _tell(case, language, TOLD)
    return True


class _Ear:
    """Listens to what a game says, and to what it gives to each message."""

    def __init__(self, told: Messages, case: Case) -> None:
        self._told = told
        families = case.content.words.families
        self._sentences = {message_key(family, word) for family, words in families.items() for word in words}
        self._heard = set[tuple[str, tuple[object, ...]]]()

    def hear(self, key: str, given: Mapping[str, object]) -> None:
        """Raises where a message, or a value of it, is not declared."""
        heard = key, tuple(given.items())
        if heard in self._heard or key in self._sentences or key.startswith("title-"):
            return
        self._heard.add(heard)
        kin = next((values for start, values in self._told.kin.items() if key.startswith(start)), {})
        is_kin = any(key.startswith(start) for start in self._told.kin)
        message = self._told.said.get(key, Message(kin) if is_kin else None)
        if message is None:
            raise _Undeclared(f"{key!r} is said and not declared")
        if message.values is None:
            return
        strange = [name for name, value in given.items() if not _is_of(message.values.get(name), value)]
        absent = [name for name in message.values if name not in given and message.values is not kin]
        if strange or absent:
            raise _Undeclared(f"{key!r} is declared with other values: {', '.join((*strange, *absent))}")


def _is_of(declared: Value | None, value: object) -> bool:
    """Whether a value is what a message is declared to be given."""
    if isinstance(declared, tuple):
        return value in declared
    return declared is not None and isinstance(value, declared)


def _tell(case: Case, language: str, seed: int) -> None:
    """A whole game told, each choice asked, and the table looked at now and then; the choices are random."""
    game, content = case.game, case.content
    narrator = game.narrator(case.table, content, language)
    dice, state = Dice(seed, 1), game.start(case.table, case.seats, seed)
    narrator.start(state)
    number, seen = 0, set[type]()
    while (decision := settle(state, narrator)) is not None:
        narrator.told()
        _, answers = narrator.ask(state, decision)
        if len(answers) != len(state.options) or not all(answers):
            raise _Undeclared(f"{type(decision).__name__} has no answer for each option")
        if number % SHOWN_EACH == 0 or type(decision) not in seen:
            _look(case, language, narrator, state, decision)
        number += 1
        seen.add(type(decision))
        choose(state, state.options[below(dice, len(state.options))], narrator)
    narrator.finish(state)
    _end(case, language, state)


def _look(case: Case, language: str, narrator: Narrator, state: Any, decision: Decision[Any]) -> None:
    """The table in words and in pictures, as every seat sees it, and what cannot be chosen on it."""
    for seat in range(case.seats):
        narrator.situation(state, seat)
    if case.game.table_view is None:
        return
    view = case.game.table_view(case.table, case.content, language)
    for seat in range(case.seats):
        view.shown(state, seat)
    view.touched(state, decision)
    for place in view.shown(state, decision.seat(state)).places:
        for piece in place.pieces:
            view.why_not(state, decision, piece.key)


def _end(case: Case, language: str, state: Any) -> None:
    speaker = Speaker(case.content, language)
    for telling in _ends(case, state):
        speaker.tell(telling)


def _ends(case: Case, state: Any) -> Iterator[Any]:
    """Why the game is over and how a tie was decided, where a game says so."""
    for said in (case.game.ended, case.game.tied):
        if said is not None and (telling := said(state)) is not None:
            yield telling
