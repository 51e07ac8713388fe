"""What of a piece the words of its title go with: its typed fields as plain words."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

NOTHING = "none"
"""What a field says that holds nothing, or an empty list."""
ANYTHING = "any"
"""Of a condition: the field holds something."""


class Wanted(NamedTuple):
    """A piece, or a part of one, that wants a title: its kind, and what its fields say, each by its dotted path."""

    kind: str
    facts: Mapping[str, frozenset[str]] = {}


def wanted_of(kind: str, value: Any) -> Wanted:
    """The same of typed content or of its plain fields; places in lists are left out of the paths."""
    found: dict[str, set[str]] = {}
    for path, said in _said(msgspec.to_builtins(value, str_keys=True), ()):
        found.setdefault(".".join(path), set()).add(said)
    return Wanted(kind, {path: frozenset(words) for path, words in found.items()})


def _said(value: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(value, Mapping) and value:
        for name, inner in value.items():
            yield from _said(inner, (*path, name))
    elif isinstance(value, list | tuple) and value:
        for inner in value:
            yield from _said(inner, path)
    elif value is None or value in ({}, [], ()):
        yield path, NOTHING
    else:
        yield path, str(value).lower() if isinstance(value, bool) else str(value)


def fits(conditions: Mapping[str, tuple[str, ...]], facts: Mapping[str, frozenset[str]]) -> bool:
    """Whether the facts meet every condition: the field says one of its words.

    A field is one of the piece itself; if the piece has none of that name, those of that name at any depth.
    """
    return all(_meets(field, words, facts) for field, words in conditions.items())


def _meets(field: str, words: tuple[str, ...], facts: Mapping[str, frozenset[str]]) -> bool:
    said = _said_by(field, facts)
    if not said.isdisjoint(words):
        return True
    return (NOTHING in words) if said <= {NOTHING} else (ANYTHING in words)


def _said_by(field: str, facts: Mapping[str, frozenset[str]]) -> set[str]:
    """All that a field says, with all fields in it."""
    own = {path for path in facts if f"{path}.".startswith(f"{field}.")}
    paths = own or {path for path in facts if f".{field}." in f".{path}."}
    return {word for path in paths for word in facts[path]}
