"""What a finding says: a message of the room that found it, with its values, worked out in the language of the reader.

A room's messages lie in its folder ``findings/``, one Fluent file a language. English is always there; what another
language lacks is said in English.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NewType

import msgspec

from validator.base.characters import MOST_SHOWN, visible_line

if TYPE_CHECKING:
    from validator.base.speech.saying import Sayer

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
FOLDER = "findings"
_EXACT = 999
"""Numbers up to this are matched with the variants of a message; larger ones only written."""
_ROOM = "validator.base.speech"
"""Whose messages put words together."""
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)

Joined = Literal["and", "or", "comma", "semicolon"]


class Several(msgspec.Struct, frozen=True, tag="several"):
    """Some values in a sentence: ``a, b and c``; with ``most`` the first few of many: ``a, b, c and 9 more``."""

    values: tuple["str | int | Sentence | Several", ...]
    join: Joined = "and"
    most: int = 0

    def __str__(self) -> str:
        return self.in_language("en")

    def in_language(self, language: str) -> str:
        """The values in a sentence of a language."""
        words = [shown(value, language) for value in self.values]
        if self.most and len(words) > self.most + 1:
            return joined("more", _chain(words[: self.most], language), str(len(words) - self.most), language)
        if len(words) < 2 or self.join in ("comma", "semicolon"):
            return _chain(words, language, self.join)
        return joined(self.join, _chain(words[:-1], language), words[-1], language)


class Sentence(msgspec.Struct, frozen=True, tag="sentence"):
    """A message of a room (the package whose folder ``findings/`` has it) and its values by name."""

    room: str
    key: str
    values: tuple[tuple[str, "str | int | Sentence | Several"], ...] = ()

    def __str__(self) -> str:
        return self.in_language("en")

    def in_language(self, language: str) -> str:
        """The sentence in a language, in English where that language lacks it."""
        return _in_language(self, language)


Worded = NewType("Worded", str)
"""Words that texts of a set, of a report or of another author's game have said in the reader's language already."""

Said = Sentence | Several | Worded
"""What a finding says; a text of the program is none."""

Text = str | Sentence | Several
"""Words of a finding: a sentence, a list, or what is the same in every language."""


class Sentences:
    """Makes the sentences of one room: ``say = Sentences(__package__)``, ``say("no-room", card=card.id, seats=4)``."""

    def __init__(self, room: str | None) -> None:
        assert room is not None
        self.room = room

    def __call__(self, key: str, /, **values: object) -> Sentence:
        """The message of that name with its values; a tuple or list is said as ``a, b and c``."""
        return Sentence(self.room, key, tuple([(name, _value(value)) for name, value in values.items()]))


def any_of(values: Iterable[object], most: int = 0) -> Several:
    """``a, b or c``."""
    return Several(tuple(map(_value, values)), "or", most)


def all_of(values: Iterable[object], most: int = 0) -> Several:
    """``a, b and c``; with ``most`` the first few of many."""
    return Several(tuple(map(_value, values)), "and", most)


def in_a_row(values: Iterable[object], most: int = 0) -> Several:
    """``a, b, c``."""
    return Several(tuple(map(_value, values)), "comma", most)


def shown(value: object, language: str) -> str:
    """A value or sentence in a language, on one line and cut where it is long."""
    if isinstance(value, Sentence | Several):
        return value.in_language(language)
    return shortened(visible_line(str(value)), MOST_SHOWN)


def shortened(text: str, most: int) -> str:
    """A text of at most so many characters, with a mark where it was cut."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def text_in(text: Text, language: str) -> str:
    """Words of a finding in a language; those without a room stand as they are."""
    return text if isinstance(text, str) else text.in_language(language)


def describe(texts: Iterable[Text], language: str) -> str:
    """Sentences one after another: ``a; b; c``."""
    return _chain([text_in(text, language) for text in texts], language, "semicolon")


def joined(how: str, first: str, last: str, language: str) -> str:
    """Two stretches of words put together by the message ``joined-<how>``."""
    return worded(f"joined-{how}", language, first=first, last=last)


def worded(key: str, language: str, **texts: str) -> str:
    """A message of this room, which put findings together; stretches of words stand in it as they are."""
    said = _book(_ROOM, language)[1].say(key, texts)
    return " ".join(texts.values()) if said is None else said


def keys_of(room: str, language: str) -> Mapping[str, str]:
    """The messages of a room in a language, each as it is written; none where it has no such file."""
    return _book(room, language)[0]


def _value(value: object) -> "str | int | Sentence | Several":
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str | int | Sentence | Several):
        return value
    if isinstance(value, tuple | list):
        return all_of(value)
    return f"{value:g}" if isinstance(value, float) else str(value)


@lru_cache(4096)
def _in_language(sentence: Sentence, language: str) -> str:
    return _said(sentence.room, sentence.key, sentence.values, language)


def _said(room: str, key: str, values: Iterable[tuple[str, object]], language: str) -> str:
    given = {name: _given(value, language) for name, value in values}
    for spoken in dict.fromkeys((language, "en")):
        text = _book(room, spoken)[1].say(key, given)
        if text is not None:
            return text
    return f"{key} ({', '.join(f'{name}: {value}' for name, value in given.items())})"


def _given(value: object, language: str) -> str | int:
    return value if isinstance(value, int) and 0 <= value <= _EXACT else shown(value, language)


def _chain(words: Iterable[str], language: str, join: str = "comma") -> str:
    """Words one after another."""
    first, *others = [*words] or [""]
    for word in others:
        first = joined(join, first, word, language)
    return first


@lru_cache(256)
def _book(room: str, language: str) -> tuple[Mapping[str, str], "Sayer"]:
    """A room's messages in a language, and what says them."""
    folder = Path(import_module(room).__path__[0]) / FOLDER
    file = folder / f"{language}.ftl"
    written = entries(file.read_text(encoding="utf-8")) if file.is_file() else {}
    # Fluent's parser is loaded where something is said; most runs find nothing.
    sayer: Sayer = import_module("validator.base.speech.saying").Sayer(language, written, FUNCTIONS)
    return written, sayer


def entries(source: str) -> dict[str, str]:
    """Each message and term of a file as it is written, by name."""
    lines = "".join(line for line in source.splitlines(keepends=True) if not line.startswith("#"))
    starts = [*_ENTRY.finditer(lines)]
    ends = [match.start() for match in starts[1:]] + [len(lines)]
    return {match[1]: f"{lines[match.start() : end].rstrip()}\n" for match, end in zip(starts, ends, strict=True)}


def _count(number: str | int, one: str, other: str) -> str:
    """``{ COUNT($cards, "card", "cards") }``: a number with its noun."""
    return f"{number} {one if str(number) == '1' else other}"


FUNCTIONS: Mapping[str, Callable[..., str]] = {"COUNT": _count}
"""What messages of findings may call."""
