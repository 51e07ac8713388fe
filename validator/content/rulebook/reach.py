"""What lies outside the reach of rules: zones that nothing names or fills, and fields that no piece there has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from validator.base.issue import Issue, Severity, near
from validator.base.speech.sentences import in_a_row
from validator.content.kits.counting import few_of
from validator.content.loading import ContentSet
from validator.content.rulebook.converting import say
from validator.content.rulebook.declared import ALWAYS_ZONE, KIND, OF_PIECES, Rulebook
from validator.content.rulebook.reading import every
from validator.content.rulebook.words import Each, Highest, OnBoard, Options, Phrase, Run, Sieve
from validator.content.rulebook.zones import kinds_in_zones, zone_of

_FIELDS = ("of", "different", "commonest", "alike", "run", "highest")
_WRITTEN = {"commonest": "most"}
_OWNED, _ONE_OF_EACH = "of: player", "count: 1"


def out_of_reach(content: ContentSet, book: Rulebook, effects: list[tuple[Any, str, Any]], used: set[str]) -> Any:
    """All of it; ``used`` are the names that stand anywhere in the rules or on pieces."""
    words: Any = content.words
    on_kinds, kinds = kinds_with_effects(content, book, effects)
    for name in book.zones:
        yield from _zone(book, name, is_used=name in used, is_filled=name in kinds)
    for phrase in every([book, *(block for _, block in on_kinds)]):
        yield from _no_such_field(words.kit.kinds, kinds, phrase)
        if isinstance(phrase, Options):
            yield from _of_copies(content, book, kinds, phrase)


def kinds_with_effects(
    content: ContentSet, book: Rulebook, effects: list[tuple[Any, str, Any]]
) -> tuple[list[tuple[str, Any]], dict[str, set[str]]]:
    """Effects on pieces each with the kind of its piece, and the kinds that ever lie in each zone."""
    words: Any = content.words
    on_kinds = [(_kind_of(content, piece), block) for piece, _, block in effects]
    return on_kinds, kinds_in_zones(book, on_kinds, {ALWAYS_ZONE: set(words.kit.kinds)})


def _kind_of(content: ContentSet, piece: Any) -> str:
    return next(kind for kind, pieces in content.pieces.items() if any(one.id == piece.id for one in pieces))


def _zone(book: Rulebook, name: str, is_used: bool, is_filled: bool) -> Iterator[Issue]:
    zone, span = book.zones[name], book.span_at("zones", name)
    if name == ALWAYS_ZONE:
        return
    if not is_used:
        message = say("never-used", word=say("thing-zone"), name=repr(name))
        yield Issue(code="never-used", message=message, span=span, severity=Severity.WARNING)
    elif not is_filled:
        message = say("never-filled", zone=repr(name))
        yield Issue(code="never-filled", message=message, span=span, severity=Severity.WARNING)
    if zone.shuffled and zone.start is None:
        message = say("shuffled-empty", zone=repr(name))
        yield Issue(code="zone-cannot", message=message, span=zone.span_at("shuffled"), severity=Severity.WARNING)
    if zone.seen == "owner" and zone.of == "table":
        accepted = in_a_row([_OWNED, "seen: all", "seen: nobody"])
        message = say("owner-of-table", zone=repr(name))
        yield Issue(code="zone-cannot", message=message, span=zone.span_at("seen"), accepted=accepted)


def _no_such_field(declared: Mapping[str, Any], lying: Mapping[str, set[str]], phrase: Phrase) -> Iterator[Issue]:
    """Fields that are asked of the pieces in a zone, and that no kind of piece which ever lies there has."""
    if not isinstance(phrase, Sieve | Highest) or (zone := zone_of(phrase)) not in lying:
        return
    there = [name for kind in sorted(lying[zone]) if kind in declared for name in declared[kind].fields]
    for path, field in _asked(phrase):
        if field not in (*there, *OF_PIECES, KIND):
            message = say("field-of-none", zone=repr(zone), field=repr(field))
            yield Issue(
                code="zone-cannot",
                message=message,
                span=phrase.span_at(*path),
                found=repr(field),
                accepted=few_of(there),
                suggestion=near(field, there),
                severity=Severity.WARNING,
            )


def _of_copies(content: ContentSet, book: Rulebook, lying: Mapping[str, set[str]], options: Options) -> Iterator[Issue]:
    """A pick among pieces of a board where equal ones may lie: it says which piece, and not from which place."""
    zone = book.zones.get(options.source)
    if zone is None or zone.grid is None:
        return
    there = [piece for kind in sorted(lying.get(options.source, ())) for piece in content.pieces.get(kind, ())]
    copied = next((piece for piece in there if piece.count > 1), None)
    if copied is not None:
        message = say("pick-of-copies", zone=repr(options.source), piece=repr(copied.id))
        span = options.span_at("from")
        yield Issue(code="zone-cannot", message=message, span=span, severity=Severity.WARNING, accepted=_ONE_OF_EACH)


def _asked(phrase: Any) -> Iterator[tuple[tuple[object, ...], str]]:
    """The fields that a phrase asks of pieces, and where each is written."""
    for name in _FIELDS:
        field = getattr(phrase, name, None)
        if isinstance(field, str) and isinstance(phrase, Each | OnBoard | Run | Highest):
            yield (_WRITTEN.get(name, name),), field
    if isinstance(phrase, Sieve):
        yield from (((("same", number)), field) for number, field in enumerate(phrase.same))
        yield from ((("where", field), field) for field in phrase.where)
