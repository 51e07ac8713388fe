"""Checks that hold for every game: parts list, titles, translations, and words that have something to say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from validator.content.loading import ContentSet
from validator.content.source import unknown_name
from validator.content.texts import faults_of, message_key
from validator.content.vocabulary import Piece, Word, titled_parts
from validator.issue import Issue, Severity, Span


def lint(content: ContentSet) -> list[Issue]:
    """Every issue of form that concerns the set as a whole."""
    return [
        *content.issues,
        *_parts(content),
        *_players(content),
        *_languages(content),
        *_titles(content),
        *_twin_titles(content),
        *_sentences(content),
    ]


def _parts(content: ContentSet) -> Iterator[Issue]:
    counts = {kind: sum(piece.count for piece in pieces) for kind, pieces in content.pieces.items()}
    listed: set[str] = set()
    for place, line in enumerate(content.manifest.parts):
        span = content.manifest_span("parts", place)
        if line.kind in listed:
            yield Issue(code="duplicate-part", message=f"the parts list counts {line.kind!r} twice", span=span)
        listed.add(line.kind)
        if line.kind in counts and counts[line.kind] != line.count:
            message = f"the parts list promises {line.count} of {line.kind!r}, the set holds {counts[line.kind]}"
            yield Issue(code="count-mismatch", message=message, span=content.manifest_span("parts", place, "count"))
        if line.kind not in counts and line.print not in ("none", "pages"):
            kind_span = content.manifest_span("parts", place, "kind")
            yield unknown_name("unknown-kind", "kind of piece", line.kind, list(counts), kind_span)
        if line.print == "none" and not line.why:
            message = f"{line.kind!r} is not printed, and 'why' does not say what to use instead"
            yield Issue(code="unexplained-part", message=message, span=span)
    for kind, count in counts.items():
        if count and kind not in listed:
            message = f"the parts list does not name {kind!r}, of which the set holds {count}"
            yield Issue(code="unlisted-part", message=message, span=content.manifest_span("parts"))


def _players(content: ContentSet) -> Iterator[Issue]:
    players = content.manifest.players
    if players.least > players.most:
        span = content.manifest_span("players")
        yield Issue(code="out-of-range", message="players: 'from' is larger than 'to'", span=span)


def _languages(content: ContentSet) -> Iterator[Issue]:
    for place, language in enumerate(content.languages):
        span = content.manifest_span("languages", place)
        if language in content.languages[:place]:
            yield Issue(code="duplicate-language", message=f"the set names the language {language!r} twice", span=span)
            continue
        files = content.text_files(language)
        if not files:
            message = f"there is no text/{language}.ftl"
            yield Issue(code="missing-language", message=message, span=span)
        for file in files:
            yield from faults_of(file, content.shown(file))
        if language not in content.manifest.title:
            message = f"the set has no title in {language}"
            yield Issue(code="missing-translation", message=message, span=content.manifest_span("title"))


def _titled(content: ContentSet) -> Iterator[tuple[Piece, str | None, dict[str, str]]]:
    """Everything that carries a name: a piece, or with its field a part of one; and the names."""
    for kind, piece in content.every_piece():
        if kind not in content.words.untitled:
            yield piece, None, piece.title
        for field, part in titled_parts(piece).items():
            yield piece, field, part.title


def _titles(content: ContentSet) -> Iterator[Issue]:
    for piece, field, titles in _titled(content):
        name, path = (piece.id, ()) if field is None else (f"{piece.id}-{field}", (field,))
        for language in content.languages:
            if language not in titles and not content.texts(language).has(f"title-{name}"):
                message = f"{' '.join((piece.id, *path))} has no title in {language}"
                span = content.span(piece.id, *path, "title")
                accepted = f"a title in the entry, or title-{name} in text/{language}.ftl"
                yield Issue(code="missing-translation", message=message, span=span, accepted=accepted)


def _twin_titles(content: ContentSet) -> Iterator[Issue]:
    for language in content.languages:
        seen: dict[str, str] = {}
        for piece, field, _ in _titled(content):
            title = content.title(piece, language) if field is None else content.part_titles(piece, language)[field]
            path = () if field is None else (field,)
            name = " ".join((piece.id, *path))
            first = seen.setdefault(title, name)
            if first != name:
                message = f"{name} has the same {language} title as {first}: {title!r}"
                span = content.span(piece.id, *path, "title", language)
                yield Issue(code="twin-title", message=message, span=span, severity=Severity.WARNING)


def words_in(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Word]]:
    """Every word inside a piece, with its path."""
    if isinstance(value, Word):
        yield path, value
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from words_in(getattr(value, name), (*path, name))
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            yield from words_in(inner, (*path, place))


def family_of(content: ContentSet, word: Word) -> str:
    """The name of the family a word belongs to (``ability``, ``mission``)."""
    return next(name for name, kinds in content.words.families.items() if type(word) in kinds)


def _sentences(content: ContentSet) -> Iterator[Issue]:
    missing: set[tuple[str, str]] = set()
    for _, piece in content.every_piece():
        for path, word in words_in(piece):
            key = message_key(family_of(content, word), word)
            for language in content.languages:
                if content.text_files(language) and (fault := _fault(content, language, word)):
                    if (language, key) not in missing:
                        span: Span = content.span(piece.id, *path)
                        yield Issue(code="missing-text", message=fault, span=span)
                    missing.add((language, key))


def _fault(content: ContentSet, language: str, word: Word) -> str | None:
    try:
        content.texts(language).sentence(family_of(content, word), word)
    except LookupError as error:
        return str(error.args[0])
    return None
