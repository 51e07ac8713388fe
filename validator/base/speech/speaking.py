"""What a language says, worked out by Fluent: messages, read where they are asked for, and the language's numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle

from validator.base.speech.saying import resource_of

References = Callable[[Any], Iterable[str]]

CIRCLE = "it refers to itself, by way of others"
"""What is at fault with a message that would go in a circle."""


class Speaker:
    """Says the messages of one language, as its files have them ``written``; each has ``references`` to others."""

    def __init__(
        self, language: str, written: dict[str, str], references: References, functions: dict[str, Callable[..., Any]]
    ) -> None:
        self._bundle = FluentBundle([_locale(language)], use_isolating=False, functions=functions)
        self._unread = dict(written)
        self._references = references

    def speak(self, key: str, given: dict[str, object]) -> tuple[str, object] | None:
        """The message with its values, and the first fault of it or None; nothing where there is no such message."""
        self._read(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return None
        try:
            text, faults = self._bundle.format_pattern(pattern, given)
        except RecursionError:
            return "", CIRCLE
        return str(text), faults[0] if faults else None

    def _read(self, key: str) -> None:
        """Have Fluent read a message and all that it refers to, where it has not yet."""
        waiting = [key]
        while waiting:
            written = self._unread.pop(waiting.pop(), None)
            if written is not None:
                resource = resource_of(written)
                self._bundle.add_resource(resource)
                waiting += self._references(resource)


def _locale(language: str) -> str:
    """Whose numbers and plurals a language has: its own, or English ones where nobody has written its down."""
    try:
        Locale.parse(language, sep="-")
    except (ValueError, UnknownLocaleError):
        return "en"
    return language


def faults_of(
    resource: Any, key: str, given: Mapping[str, object], functions: dict[str, Callable[..., Any]]
) -> list[object]:
    """What is at fault with a message of a resource, which has to say something, for some values."""
    bundle = FluentBundle(["en"], use_isolating=False, functions=functions)
    bundle.add_resource(resource)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    try:
        return list(bundle.format_pattern(pattern, dict(given))[1])
    except RecursionError:
        return [CIRCLE]
