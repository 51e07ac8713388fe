"""Which kinds of pieces ever lie in which zone, as far as the rules tell."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from validator.content.rulebook.declared import Rulebook
from validator.content.rulebook.words import (
    Draw,
    FirstOf,
    Go,
    LastOf,
    Lay,
    Move,
    PassOn,
    Phrase,
    Pick,
    Picked,
    Secretly,
    Turn,
)

ON = "on {}"
"""What stands for the zone, whichever it is, of a piece whose effects happen."""


def zone_of(sieve: Phrase) -> str:
    """The zone from which pieces are meant; nothing where that is not said."""
    named = ("source", "each", "start", "go", "line", "area", "beside", "turn", "zone")
    zone_name: str | None = next((zone for name in named if (zone := getattr(sieve, name, None))), None)
    return zone_name or ""


def kinds_in_zones(
    book: Rulebook, effects: Iterable[tuple[str, Any]] = (), begin: Mapping[str, set[str]] = {}
) -> dict[str, set[str]]:
    """The kinds of pieces that ever lie in a zone, as far as the rules tell; ``effects`` are those on pieces, each with
    the kind of its piece, and ``begin`` kinds that lie in zones of which the rules say nothing."""
    zones_of = {name: set(kinds) for name, kinds in begin.items()}
    for name, zone in book.zones.items():
        if zone.start is not None:
            zones_of.setdefault(name, set()).add(zone.start.each)
    on_kinds = [*effects]
    for kind, _ in on_kinds:
        zones_of[ON.format(kind)] = {kind}
    ways = [way for context in contexts(book, on_kinds) for way in _ways(context)]
    ways += [(zone.refilled_from, name) for name, zone in book.zones.items() if zone.refilled_from is not None]
    for _ in book.zones:
        for start, goal in ways:
            zones_of.setdefault(goal, set()).update(zones_of.get(start, ()))
    return {name: kinds for name, kinds in zones_of.items() if kinds}


class Context(NamedTuple):
    """A phrase, the zone of the piece that is ``it`` there, and those of pieces that were given names."""

    phrase: Phrase
    picked: str
    named: Mapping[str, str]

    def source_of(self, move: Move | Draw | Lay) -> str:
        """The zone from which a piece goes."""
        piece: Any = getattr(move, "move", None)
        return move.start or (self.named.get(piece.picked, self.picked) if isinstance(piece, Picked) else self.picked)

    def zone_of_piece(self, piece: Any) -> str:
        """The zone in which the piece lay that is meant by a word; nothing where that is not said."""
        match piece:
            case "it":
                return self.picked
            case Picked(picked=name):
                return self.named.get(name, "")
            case FirstOf(first=zone) | LastOf(last=zone):
                return zone
        return ""


def contexts(book: Rulebook, effects: Iterable[tuple[str, Any]] = ()) -> Iterator[Context]:
    """Every phrase of the course of the game, of actions and of effects on pieces, each with the kind of its piece."""
    yield from _inside((book.setup, book.play), "", {})
    for kind, block in effects:
        yield from _inside(block, ON.format(kind), {})
    for action in book.actions.values():
        source = action.pick.source if action.pick is not None else ""
        yield from _inside((action.test, action.pick), "", {})
        yield from _inside(action.do, source, {action.named or "": source})


def _inside(value: Any, picked: str, named: Mapping[str, str]) -> Iterator[Context]:
    if isinstance(value, tuple | list):
        for each in value:
            yield from _inside(each, picked, named)
    elif isinstance(value, dict):
        yield from _inside([*value.values()], picked, named)
    elif isinstance(value, Phrase):
        yield Context(value, picked, named)
        source = _picks(value)
        for field in value.__struct_fields__:
            if field == "then" and source is not None:
                yield from _inside(value.then, source, {**named, getattr(value, "named", None) or "": source})  # type: ignore[attr-defined]
            elif field != "places":
                yield from _inside(getattr(value, field), picked, named)


def _picks(phrase: Phrase) -> str | None:
    """The zone from which a phrase has a piece picked, which is ``it`` in what follows."""
    match phrase:
        case Pick(pick=options) | Secretly(secretly=options):
            return options.source
        case Turn(turn=zone):
            return zone
    return None


def ways_of_ones_own(book: Rulebook, effects: Iterable[tuple[str, Any]]) -> list[tuple[str, str]] | None:
    """From which zone into which pieces go; None where some are handed from player to player."""
    phrases = [*contexts(book, effects)]
    if any(isinstance(one.phrase, PassOn) or _is_for_others(one.phrase) for one in phrases):
        return None
    return [way for context in phrases for way in _ways(context)]


def _is_for_others(phrase: Phrase) -> bool:
    return isinstance(phrase, Move) and phrase.who != "me"


def _ways(context: Context) -> Iterator[tuple[str, str]]:
    """From which zone into which pieces go."""
    phrase = context.phrase
    if isinstance(phrase, Move | Draw):
        yield context.source_of(phrase), phrase.to
    elif isinstance(phrase, Go):
        yield phrase.go, phrase.take or phrase.go
    elif isinstance(phrase, Lay):
        yield phrase.start or context.picked, phrase.onto
