"""What things of a ruled kit are called in one language: zones, and whose they are, numbers, fields, actions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from validator.content.kits.declared import Effects, Kit, Number, OneOf
from validator.content.loading import ContentSet
from validator.content.rulebook.declared import ALWAYS_ZONE, Rulebook
from validator.content.rulebook.words import Wording
from validator.content.texts import Texts
from validator.content.vocabulary import in_language

TEXT = Path(__file__).parent / "text"
_OTHERWISE = "en"
_APART = re.compile(r"(?<=[\u4e00-\u9fff）」』]) (?=[\u4e00-\u9fff（「『])")
_JOINED = re.compile(r"( [0-9]+)(?=[\u4e00-\u9fff])")
_OF_SOMEBODY = re.compile(r"(the|a|an|my|your|their) ", re.IGNORECASE)
"""How a name begins that says already whose the thing is, or that there is one of it."""
Whose = Literal["you", "they", "the"]


@lru_cache(maxsize=8)
def _texts(language: str) -> Texts:
    known = language if (TEXT / f"{language}.ftl").is_file() else _OTHERWISE
    return Texts(known, [TEXT / f"{known}.ftl"])


def _close_up(say: Callable[..., str]) -> Callable[..., str]:
    """What says Chinese: a blank stands beside numbers, and nowhere between two characters."""

    def closed(key: str, **values: Any) -> str:
        said = say(key, **values)
        return _JOINED.sub(r"\1 ", _APART.sub("", said)) if " " in said else said

    return closed


def name_of(content: ContentSet, piece: Any, language: str) -> str:
    """A piece by its title; of one without by the values that tell it from others, with what it is where these are
    numbers alone: ``note 9``."""
    title = content.called(piece, language)
    if title != piece.id:
        return title
    words: Any = content.words
    kind = words.kit.kinds[type(piece).__name__]
    held = [
        (name, field)
        for name, field in kind.fields.items()
        if isinstance(field, OneOf | Number) and getattr(piece, name) is not None
    ]
    values = [str(words.worded(piece, name, getattr(piece, name), language, ())) for name, _ in held]
    if kind.called and not any(isinstance(field, OneOf) for _, field in held):
        values.insert(0, in_language(kind.called, language))
    return " ".join(values) or title


class Names:
    """The names of one kit in one language; ``say`` says our own words around them."""

    def __init__(self, kit: Kit, book: Rulebook, language: str) -> None:
        self._kit, self._book, self.language = kit, book, language
        self.say = _close_up(_texts(language).say) if language.startswith("zh") else _texts(language).say
        self._whose: Whose = "you"

    @contextmanager
    def of_others(self) -> Iterator[None]:
        """Meanwhile what is a player's own is theirs: others are spoken of instead of whoever reads."""
        before, self._whose = self._whose, "they"
        try:
            yield
        finally:
            self._whose = before

    def own(self, wording: Wording | None) -> str:
        """What a designer says instead in this language; nothing where they leave it to us."""
        return "" if wording is None else wording.text.get(self.language, "").strip().rstrip(".。")

    def zone(self, name: str) -> str:
        """What a zone is called."""
        return self._called(self._book.zones.get(name), self.say("box") if name == ALWAYS_ZONE else name)

    def own_zone(self, name: str, whose: Whose | None = None) -> str:
        """What a zone is called within a sentence: ``the deck``, and of whoever acts ``your hand``."""
        called, declared = self.zone(name), self._book.zones.get(name)
        if declared is None or declared.of != "player" or _OF_SOMEBODY.match(called):
            return called
        return self.say("own-zone", zone=called, whose=whose or self._whose)

    def number(self, name: str) -> str:
        """What a number is called."""
        return self._called(self._book.numbers.get(name), self.say("points") if name == "points" else name)

    def field(self, name: str) -> str:
        """What a field of pieces is called."""
        declared = next((kind.fields[name] for kind in self._kit.kinds.values() if name in kind.fields), None)
        return self._called(declared, self.say("effects") if isinstance(declared, Effects) else name)

    def action(self, name: str) -> str:
        """What an action is called."""
        return self._called(self._book.actions[name], name)

    def _called(self, declared: Any, name: str) -> str:
        return in_language(getattr(declared, "called", {}), self.language, name.replace("_", " "))
