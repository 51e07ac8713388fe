"""Which kinds of pieces ever lie in which zone, as far as the rules tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from validator.content.rulebook.declared import Rulebook
from validator.content.rulebook.words import Draw, Go, Lay, Move, Phrase, Pick, Picked, Secretly, Turn

_ON = "on {}"
"""What stands for the zone, whichever it is, of a piece whose effects happen."""


def zone_of(sieve: Phrase) -> str:
    """The zone from which pieces are meant; nothing where that is not said."""
    named = ("source", "each", "start", "go", "line", "area", "beside", "turn", "zone")
    found: str | None = next((zone for name in named if (zone := getattr(sieve, name, None))), None)
    return found or ""


def kinds_in_zones(
    book: Rulebook, effects: Iterable[tuple[str, Any]] = (), begin: Mapping[str, set[str]] = {}
) -> dict[str, set[str]]:
    """The kinds of pieces that ever lie in a zone, as far as the rules tell; ``effects`` are those on pieces, each with
    the kind of its piece, and ``begin`` kinds that lie in zones of which the rules say nothing."""
    found = {name: set(kinds) for name, kinds in begin.items()}
    for name, zone in book.zones.items():
        if zone.start is not None:
            found.setdefault(name, set()).add(zone.start.each)
    ways = [*_ways((book.setup, book.play), "", {})]
    ways += [(zone.refilled_from, name) for name, zone in book.zones.items() if zone.refilled_from is not None]
    for kind, block in effects:
        found[_ON.format(kind)] = {kind}
        ways += _ways(block, _ON.format(kind), {})
    for action in book.actions.values():
        source = action.pick.source if action.pick is not None else ""
        ways += _ways(action.do, source, {action.named or "": source})
    for _ in book.zones:
        for start, goal in ways:
            found.setdefault(goal, set()).update(found.get(start, ()))
    return {name: kinds for name, kinds in found.items() if kinds}


def _ways(value: Any, picked: str, named: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """From which zone into which pieces go; ``named`` are the zones of those that were given names."""
    if isinstance(value, tuple):
        for each in value:
            yield from _ways(each, picked, named)
    elif isinstance(value, Move | Draw):
        piece: Any = getattr(value, "move", None)
        yield value.start or (named.get(piece.picked, picked) if isinstance(piece, Picked) else picked), value.to
    elif isinstance(value, Go):
        yield value.go, value.take or value.go
    elif isinstance(value, Lay):
        yield value.start or picked, value.onto
    elif isinstance(value, Pick | Secretly):
        options = value.pick if isinstance(value, Pick) else value.secretly
        name = (value.named if isinstance(value, Pick) else None) or ""
        yield from _ways(value.then, options.source, {**named, name: options.source})
    elif isinstance(value, Turn):
        yield from _ways(value.then, value.turn, {**named, value.named or "": value.turn})
    elif isinstance(value, Phrase):
        for field in value.__struct_fields__:
            yield from _ways(getattr(value, field), picked, named)
