"""Pictures that a kit's fields ask for and that its folder lacks, whether a face would show them or not."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec

from generator.print.own_art.files.headers import PictureFault
from generator.print.own_art.folders import Folders
from generator.print.own_art.placing import missing_of_piece
from validator.base.issue import Issue, Severity, Span
from validator.base.speech.sentences import Sentences
from validator.content.kits.declared import Kind, List, Picture
from validator.content.kits.words import KitWords
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece

say = Sentences(__package__)


def lacking_pictures(content: ContentSet, pictures: Folders, spans: Collection[Span]) -> Iterator[Issue]:
    """A finding for each picture that a piece names, or must have, that is not there; ``spans`` are said already."""
    words = content.words
    assert isinstance(words, KitWords)
    for name, kind in words.kit.kinds.items():
        for field, declared in kind.fields.items():
            if isinstance(declared, Picture):
                yield from _named(content, words, (name, field), declared, pictures, spans)
                if not declared.optional and declared.default is None:
                    yield from _required(content, words, name, kind, field, pictures)
            elif isinstance(declared, List) and isinstance(declared.of, Picture):
                yield from _listed(content, name, field, pictures, spans)


def _named(
    content: ContentSet,
    words: KitWords,
    at: tuple[str, str],
    declared: Picture,
    pictures: Folders,
    spans: Collection[Span],
) -> Iterator[Issue]:
    """Pictures named in a field of its own; one that stands by default is told where it is declared."""
    kind, field = at
    for piece in content.pieces[kind]:
        value = getattr(piece, field)
        if not value:
            continue
        by_default = value == declared.default and content.node(piece.id, field) is None
        span = words.span("kinds", kind, "fields", field, "default") if by_default else content.span(piece.id, field)
        fault = _fault(pictures, str(value))
        if fault is not None and span not in spans:
            message = fault.message if by_default else say("of-piece", piece=piece.id, what=fault.message)
            yield msgspec.structs.replace(fault, message=message, span=span)
        if by_default and fault is not None:
            return


def _listed(content: ContentSet, kind: str, field: str, pictures: Folders, spans: Collection[Span]) -> Iterator[Issue]:
    for piece in content.pieces[kind]:
        for place, value in enumerate(getattr(piece, field)):
            span = content.span(piece.id, field, place)
            fault = _fault(pictures, str(value))
            if fault is not None and span not in spans:
                message = say("of-piece", piece=piece.id, what=fault.message)
                yield msgspec.structs.replace(fault, message=message, span=span)


def _fault(pictures: Folders, name: str) -> Issue | None:
    """What is wrong with the name of a picture; that it was asked for here is not noted: no face shows it for that."""
    asked = set(pictures.asked)
    try:
        pictures.named(name)
    except PictureFault as fault:
        return fault.issue()
    finally:
        pictures.asked = asked
    return None


def _required(
    content: ContentSet, words: KitWords, name: str, kind: Kind, field: str, pictures: Folders
) -> Iterator[Issue]:
    """Pieces without a picture that each of the kind has; told once, at the field, where no piece has one yet."""
    without = [piece for piece in content.pieces[name] if _is_without(piece, field, pictures)]
    if len(without) > 1 and len(without) == len(content.pieces[name]):
        example = missing_of_piece(without[0].id, pictures.names())
        yield Issue(
            code="no-picture",
            message=say("no-pictures", kind=name, pieces=len(without)),
            span=words.span("kinds", name, "fields", field),
            severity=Severity.WARNING,
            accepted=example.accepted,
            suggestion=example.suggestion,
        )
        return
    for piece in without:
        issue = missing_of_piece(piece.id, pictures.names())
        message = say("of-piece", piece=piece.id, what=issue.message)
        yield msgspec.structs.replace(issue, message=message, span=content.span(piece.id))


def _is_without(piece: Piece, field: str, pictures: Folders) -> bool:
    return not getattr(piece, field) and pictures.lacks(piece.id)
