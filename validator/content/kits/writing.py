"""What a kit's fields say on a face, and which icons and colours they name."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from typing import Any

from validator.base.issue import Span
from validator.content.kits.declared import Back, Colour, Icon, Kind, Kit, List, OneOf, Picture, Text
from validator.content.kits.rich import plain_words, rich_texts, tokens_of, unfolded
from validator.content.loading import ContentSet
from validator.content.vocabulary import Named, Piece


def worded(kit: Kit, kind: str, path: str, value: object, language: str, icons: Container[str]) -> object:
    """What is written of the value at a path of a piece; paths that begin with a dot lead to entries of a list."""
    declared = _declared(kit.kinds[kind], path, value)
    if isinstance(declared, List):
        entries = value if isinstance(value, tuple) else (value,)
        return tuple(_written(kit, declared.of, entry, language, icons) for entry in entries)
    return _written(kit, declared, value, language, icons)


def _declared(kind: Kind, path: str, value: object) -> Any:
    head, _, rest = path.partition(".")
    declared = kind.fields.get(head)
    if not head and isinstance(value, str):
        return next((one.of for one in kind.fields.values() if isinstance(one, List) and _has(one.of, value)), None)
    return declared.of if isinstance(declared, List) and rest else declared


def _has(declared: object, value: str) -> bool:
    return isinstance(declared, OneOf) and value in declared.names


def _written(kit: Kit, declared: object, value: Any, language: str, icons: Container[str]) -> object:
    if value is None:
        return ""
    if isinstance(declared, OneOf):
        names = declared.names.get(str(value), {})
        return names.get(language) or next(iter(names.values()), value)
    if isinstance(declared, Text) and declared.rich:
        text = value.get(language, next(iter(value.values()), "")) if isinstance(value, dict) else value
        return unfolded(text, kit, language, icons)
    return f"{value:g}" if isinstance(value, float) else value


def figures_told(kit: Kit, kind: str, shown: Mapping[str, object], language: str) -> dict[str, object]:
    """The fields of a piece that are neither texts nor pictures, by what they are called, values by their names."""
    fields = kit.kinds[kind].fields if kind in kit.kinds else {}
    told: dict[str, object] = {}
    for name, value in shown.items():
        declared = fields.get(name)
        if not isinstance(declared, Text | Picture | Colour):
            called = declared.called if declared is not None else {}
            label = called.get(language) or next(iter(called.values()), name)
            told[label] = value if declared is None else worded(kit, kind, name, value, language, ())
    return told


def sentences_told(kit: Kit, piece: Piece, language: str) -> list[str]:
    """The texts of a piece in a language, a line each, without the marks of rich text."""
    fields = kit.kinds[type(piece).__name__].fields
    said: list[str] = []
    for name, declared in fields.items():
        if isinstance(declared, Text) and (value := getattr(piece, name)):
            text = value.get(language, next(iter(value.values()))) if isinstance(value, dict) else value
            text = plain_words(text, kit, language) if declared.rich else text
            said += [line.removeprefix("- ").strip() for line in text.splitlines() if line.strip()]
    return said


def named_in_pieces(content: ContentSet, kit: Kit) -> Iterator[Named]:
    """The icons and colours that fields and rich texts of the pieces name."""
    for name, kind in kit.kinds.items():
        for field, declared in kind.fields.items():
            inner = declared.of if isinstance(declared, List) else declared
            if isinstance(inner, Icon | Colour):
                for piece in content.pieces[name]:
                    yield from _named(content, piece, field, "icon" if isinstance(inner, Icon) else "colour")
    keywords = tuple(kit.keywords)
    for written in rich_texts(content, kit):
        told = f"{written.piece.id} › {written.field}"
        for token in tokens_of(written.text):
            if token.kind == "name" and token.word not in kit.keywords:
                yield Named("icon", token.word, written.span(content, token.start + 1), told, "keyword", keywords)
            elif token.kind == "ink":
                yield Named("colour", token.word, written.span(content, token.start + 1), told)


def _named(content: ContentSet, piece: Piece, field: str, role: Any) -> Iterator[Named]:
    value = getattr(piece, field)
    for place, name in enumerate(value if isinstance(value, tuple) else (value,)):
        if name:
            path = (field, place) if isinstance(value, tuple) else (field,)
            yield Named(role, name, content.span(piece.id, *path), f"{piece.id} › {field}")


def named_by_keywords(kit: Kit, span: Callable[..., Span]) -> Iterator[Named]:
    """The icons that stand before keywords."""
    for name, keyword in kit.keywords.items():
        if keyword.icon:
            yield Named("icon", keyword.icon, span("keywords", name, "icon"), f"keyword {name}")


def named_by_kinds(kit: Kit, span: Callable[..., Span]) -> Iterator[Named]:
    """The icons and colours that kinds give their backs, their art, and the values of their fields."""
    for name, kind in kit.kinds.items():
        at = ("kinds", name)
        if isinstance(kind.back, Back):
            if kind.back.icon is not None:
                yield Named("icon", kind.back.icon, span(*at, "back", "icon"), f"{name} › back")
            if kind.back.colour is not None:
                yield Named("colour", kind.back.colour, span(*at, "back", "colour"), f"{name} › back")
        if kind.art is not None and kind.art.icon is not None:
            yield Named("icon", kind.art.icon, span(*at, "art", "icon"), f"{name} › art")
        for field, declared in kind.fields.items():
            inner = declared.of if isinstance(declared, List) else declared
            if isinstance(inner, OneOf):
                below = (*at, "fields", field, *(("of",) if isinstance(declared, List) else ()))
                yield from _named_by_values(inner, span, below, f"{name} › {field}")


def _named_by_values(declared: OneOf, span: Callable[..., Span], at: tuple[str, ...], told: str) -> Iterator[Named]:
    for value, icon in declared.icons.items():
        yield Named("icon", icon, span(*at, "icons", value), told)
    for value, colour in declared.colours.items():
        yield Named("colour", colour, span(*at, "colours", value), told)
