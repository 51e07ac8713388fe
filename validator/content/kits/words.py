"""The words of a kit: its kinds as types.

Made from what ``kit.yaml`` declares, numbers that are counted, and what fields say on a face.
"""

from __future__ import annotations

import operator
from collections import defaultdict
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from functools import partial, reduce
from graphlib import TopologicalSorter
from importlib import import_module
from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import Meta

from validator.base.issue import Issue, Span
from validator.base.yaml_nodes import yaml
from validator.content.kits.counting import ARITHMETIC, Counting, amount, is_meant, is_same, say, span_text
from validator.content.kits.declared import (
    AnyField,
    Back,
    Card,
    Colour,
    Effects,
    Icon,
    Kind,
    Kit,
    List,
    Number,
    OneOf,
    Picture,
    Text,
    YesNo,
)
from validator.content.kits.rich import plain_words, rich_texts, tokens_of, unfolded
from validator.content.loading import ContentSet
from validator.content.manifest import PartLine, Printing
from validator.content.source import key_at, locate, node_at, span_of
from validator.content.vocabulary import Language, Named, Piece, Rules, Vocabulary, in_language

ROLE = "x-proofpress"
"""The key of a field's schema that says what a string stands for: icon, colour, picture, card or rich."""
BOUND = "x-proofpress-bound"
"""The key that says which word of a field in ``kit.yaml`` raises a bound."""
MOST_NUMBER = 1_000_000
MOST_EFFECTS = 24
ICON = r"^[A-Za-z0-9][A-Za-z0-9_:-]{0,79}$"
COLOUR = r"^(#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}|[A-Za-z][A-Za-z0-9_-]{0,39})$"
PICTURE = r"^[^\\/:\x00-\x1f][^\\:\x00-\x1f]{0,199}(#xywh=percent:[0-9.]{1,9}(,[0-9.]{1,9}){3})?$"
"""A file's name, of which a part may be named as W3C's Media Fragments do."""
CARD = r"^[A-Za-z][A-Za-z0-9_-]{0,31}$"


def piece_type(name: str, kind: Kind) -> type[Piece]:
    """The type of the pieces of one kind; its own name is the kind's, as it is written in ``kit.yaml``."""
    fields = [_struct_field(field, declared) for field, declared in kind.fields.items()]
    about = kind.about or f"A piece of the kind {name}: {kind.form}."
    made: Any = msgspec.defstruct(
        name,
        fields,
        bases=(Piece,),
        namespace={"__doc__": about},
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
    )
    return cast(type[Piece], made)


def _struct_field(name: str, declared: AnyField) -> tuple[Any, ...]:
    kind = type_of(declared)
    if isinstance(declared, Number) and declared.derived is not None:
        about = Meta(description=_counted(declared), extra_json_schema={"readOnly": True})
        return name, Annotated[kind | None, about], None
    if getattr(declared, "default", None) is not None:
        return name, kind, getattr(declared, "default")  # noqa: B009
    if isinstance(declared, YesNo):
        return name, kind, False
    if isinstance(declared, Picture) or (isinstance(declared, Text) and declared.optional and not declared.translated):
        return name, kind, ""
    if isinstance(declared, Text) and declared.optional:
        return name, kind, msgspec.field(default_factory=dict)
    if isinstance(declared, Effects):
        return name, kind, ()
    if isinstance(declared, List) and (declared.optional or not declared.least):
        return name, kind, ()
    return (name, kind | None, None) if declared.optional else (name, kind)


def _counted(declared: Number) -> str:
    said = declared.about or next(iter(declared.called.values()), "")
    counting = declared.derived
    each = "" if counting is None or counting.each is None else f" from each {counting.each}"
    return "; ".join(filter(None, (said, f"counted{each}, never written down")))


def type_of(declared: AnyField) -> Any:
    """The type of one field's values, with its range and what is said of it."""
    kind = _TYPES[type(declared)](declared)
    said = declared.about or next(iter(declared.called.values()), "")
    return Annotated[kind, Meta(description=_beside(kind, said))] if said else kind


def _beside(kind: Any, said: str) -> str:
    """What a field is about, before what its type accepts."""
    accepts = [one.description for one in getattr(kind, "__metadata__", ()) if one.description]
    return "; ".join([said, *accepts])


def _text(declared: Text) -> Any:
    role = {BOUND: "most", **({ROLE: "rich"} if declared.rich else {})}
    if not declared.translated:
        return Annotated[str, Meta(min_length=1, max_length=declared.most, extra_json_schema=role)]
    line = Annotated[str, Meta(min_length=1, max_length=declared.most, extra_json_schema=role)]
    limit = f"text of 1 to {declared.most}"
    return Annotated[
        dict[Language, line],
        Meta(description=f"a {limit} for each language", examples=[{"en": "Draw a card."}], extra_json_schema=role),
    ]


def _number(declared: Number) -> Any:
    least = -MOST_NUMBER if declared.least is None else declared.least
    most = MOST_NUMBER if declared.most is None else declared.most
    whole = Annotated[int, Meta(ge=int(least), le=int(most))]
    if not declared.decimals:
        return whole
    return whole | Annotated[float, Meta(ge=float(least), le=float(most))]


def _one_of(declared: OneOf) -> Any:
    return Literal[declared.values]


def _list(declared: List) -> Any:
    inner: Any = type_of(declared.of)
    bounds = Meta(min_length=declared.least, max_length=declared.most, extra_json_schema={BOUND: "most"})
    return Annotated[tuple[inner, ...], bounds]


def _spelled(pattern: str, role: str, said: str) -> Callable[[Any], Any]:
    kind = Annotated[str, Meta(pattern=pattern, description=said, extra_json_schema={ROLE: role})]
    return lambda declared: kind


_EFFECTS = Annotated[
    tuple[dict[str, Any], ...],
    Meta(
        max_length=MOST_EFFECTS,
        description="effects in the words of rules.yaml, such as [{draw: 2}]",
        extra_json_schema={ROLE: "effects"},
    ),
]
_TYPES: dict[type, Callable[[Any], Any]] = {
    Text: _text,
    Number: _number,
    YesNo: lambda declared: bool,
    OneOf: _one_of,
    List: _list,
    Icon: _spelled(ICON, "icon", "the name of an icon"),
    Effects: lambda declared: _EFFECTS,
    Colour: _spelled(COLOUR, "colour", "a colour such as #2f6f4f, or the name of one of the theme"),
    Picture: _spelled(PICTURE, "picture", "a file in the folder pictures, such as boss.png"),
    Card: _spelled(CARD, "card", "the id of another piece"),
}


Pieces = Mapping[str, tuple[Piece, ...]]
Target = tuple[str, str]
"""A kind and one of its fields."""


def derived_fields(kit: Kit) -> dict[Target, Counting]:
    """Every field that is counted, by its kind and name."""
    return {
        (name, field): one.derived
        for name, kind in kit.kinds.items()
        for field, one in kind.fields.items()
        if isinstance(one, Number) and one.derived is not None
    }


def needed(kit: Kit, target: Target, counting: Counting) -> Iterator[Target]:
    """The derived fields that must be known before this one is counted."""
    fields = derived_fields(kit)
    kind, _ = target
    own = {term for word in ARITHMETIC for term in getattr(counting, word) if isinstance(term, str)}
    yield from ((kind, field) for field in sorted(own) if (kind, field) in fields)
    if counting.each is None:
        return
    link = kit.kinds[kind].fields.get(counting.each)
    if isinstance(link, Card):
        yield from ((other, counting.of) for other in kit.kinds if (other, counting.of or "") in fields)  # type: ignore[misc]
        return
    read = {*counting.where, *([counting.of] if counting.of else []), *counting.same}
    holder = kind if isinstance(kit.kinds[kind].fields.get(counting.each), List) else counting.each
    yield from ((holder, field) for field in sorted(read) if (holder, field) in fields)
    yield from ((kind, field) for field in counting.same if (kind, field) in fields)


def with_derived(
    kit: Kit, pieces: Pieces, span: Callable[..., Span]
) -> tuple[dict[str, tuple[Piece, ...]], list[Issue]]:
    """The pieces with every derived number counted, and those that leave their range, at the piece's line."""
    fields = derived_fields(kit)
    whole = dict(pieces)
    issues: list[Issue] = []
    graph = {target: set(needed(kit, target, counting)) for target, counting in fields.items()}
    for kind, field in TopologicalSorter(graph).static_order():
        declared = kit.kinds[kind].fields[field]
        assert isinstance(declared, Number)
        counted = [
            _tidy(value, declared) for value in map(_counter(kit, whole, kind, fields[kind, field]), whole[kind])
        ]
        issues += _outside(whole[kind], counted, field, declared, span)
        whole[kind] = tuple(
            msgspec.structs.replace(piece, **{field: value}) for piece, value in zip(whole[kind], counted, strict=True)
        )
    return whole, issues


def _tidy(value: float, declared: Number) -> int | float:
    """A number with as many decimals as the field has; whole where it has none."""
    if isinstance(value, int):
        return value
    return round(value, declared.decimals) if declared.decimals else round(value)


def _counter(kit: Kit, pieces: Pieces, kind: str, counting: Counting) -> Callable[[Piece], int | float]:
    """What works a number out for each piece of a kind; the pieces that count are gone through once."""
    declared = kit.kinds[kind].fields.get(counting.each or "")
    if counting.each is None:
        return partial(_of_own_fields, counting)
    if isinstance(declared, List):
        return partial(_of_own_list, counting)
    if isinstance(declared, Card):
        return partial(_of_named_card, counting, {piece.id: piece for held in pieces.values() for piece in held})
    counts: dict[str, int | float] = defaultdict(int)
    for other in pieces.get(counting.each, ()):
        if is_meant(other, counting.where):
            counts[_alike(other, counting.same)] += amount([other], counting.of)
    return lambda piece: counting.per * counts.get(_alike(piece, counting.same), 0) + counting.plus


def _of_own_fields(counting: Counting, piece: Piece) -> int | float:
    word = next(word for word in ARITHMETIC if getattr(counting, word))
    first, *others = (_term(piece, term) for term in getattr(counting, word))
    return counting.per * reduce(_WORKED_OUT[word], others, first) + counting.plus


_WORKED_OUT: dict[str, Callable[[Any, Any], Any]] = {
    "sum": operator.add,
    "difference": operator.sub,
    "product": operator.mul,
    "largest": max,
    "smallest": min,
}


def _term(piece: Piece, term: str | float) -> int | float:
    """A number, or what a field of the piece counts for; nothing where it is left out."""
    value: Any = getattr(piece, term) if isinstance(term, str) else term
    if isinstance(value, tuple):
        return len(value)
    return int(value) if isinstance(value, bool) else value or 0


def _of_named_card(counting: Counting, every: Mapping[str, Piece], piece: Piece) -> int | float:
    other = every.get(getattr(piece, counting.each or "") or "")
    value = 0 if other is None else 1 if counting.of is None else _term(other, counting.of)
    return counting.per * value + counting.plus


def _of_own_list(counting: Counting, piece: Piece) -> int | float:
    wanted = counting.where.get("value")
    number = sum(wanted is None or _is_value(entry, wanted) for entry in getattr(piece, counting.each or ""))
    return counting.per * number + counting.plus


def _alike(piece: Piece, fields: Sequence[str]) -> str:
    """The same for pieces that have the same in these fields."""
    return repr([getattr(piece, field, None) for field in fields])


def _is_value(entry: Any, wanted: Any) -> bool:
    return any(is_same(entry, one) for one in (wanted if isinstance(wanted, tuple) else (wanted,)))


def _outside(
    pieces: Sequence[Piece], counted: Sequence[int | float], field: str, declared: Number, span: Callable[..., Span]
) -> Iterator[Issue]:
    for piece, value in zip(pieces, counted, strict=True):
        too_small = declared.least is not None and value < declared.least
        if too_small or (declared.most is not None and value > declared.most):
            message = say("leaves-range", where=f"{piece.id} › {field}")
            yield Issue(
                code="out-of-range",
                message=message,
                span=span(piece.id),
                found=f"{value:g}",
                accepted=span_text(declared.least, declared.most),
            )


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
        return next(
            (field.of for field in kind.fields.values() if isinstance(field, List) and _has(field.of, value)), None
        )
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
    figures: dict[str, object] = {}
    for name, value in shown.items():
        declared = fields.get(name)
        if not isinstance(declared, Text | Picture | Colour):
            called = declared.called if declared is not None else {}
            label = called.get(language) or next(iter(called.values()), name)
            figures[label] = value if declared is None else worded(kit, kind, name, value, language, ())
    return figures


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
        place = f"{written.piece.id} › {written.field}"
        for token in tokens_of(written.text):
            if token.kind == "name" and token.word not in kit.keywords:
                span, joined = (
                    written.span(content, token.start + 1),
                    f"{token.word} {token.rest}".strip().replace(" ", "-"),
                )
                yield Named("icon", token.word, span, place, "keyword", keywords, joined)
            elif token.kind == "ink":
                yield Named("colour", token.word, written.span(content, token.start + 1), place)


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


_PRINTED: dict[str, Printing] = {
    "card": "card",
    "tile": "tile",
    "hex": "tile",
    "circle": "tile",
    "board": "board",
    "token": "token",
    "note": "note",
    "die": "net",
    "pages": "pages",
}


class KitRules(Rules, frozen=True, kw_only=True):
    """A kit has no switches of rules."""


class KitWords(Vocabulary, frozen=True, kw_only=True):
    """A kit's vocabulary. ``node`` is ``kit.yaml`` as it was read, with what the kit extends beneath it.

    ``rulebook`` is what ``rules.yaml`` says, and ``known`` the names that effects on pieces may use; None without one.
    """

    game: str = "kit"
    kit: Kit
    node: Any
    played: bool = False
    rulebook: Any = None
    known: Any = None

    @property
    def plays(self) -> bool:
        """Whether rules stand beside the kit."""
        return self.rulebook is not None

    def span(self, *path: str | int) -> Span:
        """The place of a value of ``kit.yaml``."""
        return locate(cast(yaml.Node, self.node), path)

    def name_span(self, *path: str) -> Span:
        """The place of a name in ``kit.yaml``."""
        holder = node_at(cast(yaml.Node, self.node), path[:-1])
        key = None if holder is None else key_at(holder, path[-1])
        return self.span(*path) if key is None else span_of(key)

    def worded(self, piece: Any, path: str, value: object, language: str, icons: Container[str]) -> object:
        """Rich text unfolded, values by names, effects in words of the language; nothing where nothing is given."""
        if self.rulebook is not None and isinstance(self._field(piece, path), Effects):
            return self._describe(value, language)
        return worded(self.kit, type(piece).__name__, path, value, language, icons)

    def figures(self, thing: Any, shown: Mapping[str, object], language: str) -> Mapping[str, object]:
        """The fields that are no texts, by what they are called in the language."""
        return figures_told(self.kit, type(thing).__name__, shown, language)

    def sentences(self, piece: Any, language: str) -> list[str]:
        """The texts of a piece in plain words, and its effects."""
        fields = self.kit.kinds[type(piece).__name__].fields
        effects = [getattr(piece, name) for name in fields if isinstance(fields[name], Effects)]
        described = [self._describe(block, language) for block in effects if block and self.rulebook is not None]
        return [*sentences_told(self.kit, piece, language), *described]

    def _field(self, piece: Any, path: str) -> Any:
        return self.kit.kinds[type(piece).__name__].fields.get(path)

    def _describe(self, block: Any, language: str) -> str:
        """Effects in the words of a language."""
        typed = import_module("validator.content.rulebook.checks").block_of(self.known, block)
        teller = import_module("validator.content.rulebook.telling").Teller(self.kit, self.rulebook, language)
        said: str = teller.block(typed)
        return said

    def told_by_sentences(self, thing: Any) -> Container[str]:
        """The fields of effects."""
        kind = self.kit.kinds.get(type(thing).__name__)
        fields = {} if kind is None else kind.fields
        return {name for name, field in fields.items() if isinstance(field, Effects)}

    def kind_called(self, kind: str, language: str) -> str:
        """What pieces of a kind are called, with a great letter; nothing where ``kit.yaml`` does not say."""
        called = in_language(self.kit.kinds[kind].called, language) if kind in self.kit.kinds else ""
        return called[:1].upper() + called[1:]

    def kind_names(self, kind: str) -> Iterable[str]:
        """What ``kit.yaml`` calls pieces of a kind, one or more."""
        declared = self.kit.kinds[kind]
        return (*declared.called.values(), *declared.several.values())

    def field_names(self, kind: str) -> Mapping[str, str]:
        """The fields of a kind by what ``kit.yaml`` calls them; what two are called means neither."""
        fields = self.kit.kinds[kind].fields
        called = [(name, field) for field, one in fields.items() for name in {*one.called.values()}]
        names = [name for name, _ in called]
        return {name: field for name, field in called if names.count(name) == 1}

    def value_names(self, kind: str) -> Mapping[str, Mapping[str, str]]:
        """The values of fields that are one of some, by what ``kit.yaml`` calls them."""
        fields = {name: one for name, one in self.kit.kinds[kind].fields.items() if isinstance(one, OneOf)}
        return {
            name: {called: value for value, names in one.names.items() for called in names.values()}
            for name, one in fields.items()
        }

    def keywords(self) -> Iterable[str]:
        """The keywords that ``kit.yaml`` declares."""
        return self.kit.keywords

    def named(self, content: Any) -> Iterable[Named]:
        """The icons and colours that fields, rich texts and keywords name."""
        return (
            *named_in_pieces(content, self.kit),
            *named_by_keywords(self.kit, self.span),
            *named_by_kinds(self.kit, self.span),
        )

    def declaration(self) -> bytes:
        """All that ``kit.yaml`` says."""
        return msgspec.json.encode((self.kit, self.rulebook))

    def course(self) -> Any:
        """The rules beside the kit."""
        return None if self.rulebook is None else import_module("validator.content.rulebook.words").bare(self.rulebook)

    def complete(self, content: Any) -> None:
        """Work out what is derived, and the parts list where the set gives none."""
        content.pieces, issues = with_derived(self.kit, content.pieces, content.span)
        content.issues = [*content.issues, *issues]
        if any(isinstance(field, Effects) for kind in self.kit.kinds.values() for field in kind.fields.values()):
            import_module("validator.content.rulebook.checks").check_effects(content)
        if not content.manifest.parts:
            content.manifest = msgspec.structs.replace(content.manifest, parts=self._parts(content.pieces))

    def _parts(self, pieces: dict[str, Any]) -> tuple[PartLine, ...]:
        return tuple(
            PartLine(kind=name, count=sum(piece.count for piece in pieces[name]), print=_PRINTED[kind.form])
            for name, kind in self.kit.kinds.items()
            if pieces[name]
        )


def words_from(kit: Kit, node: yaml.Node) -> KitWords:
    """The words that a sound declaration makes."""
    return KitWords(
        kit=kit,
        node=node,
        kinds={name: piece_type(name, kind) for name, kind in kit.kinds.items()},
        families={},
        rules=KitRules,
        profiles={"documented": KitRules()},
        untitled=frozenset(name for name, kind in kit.kinds.items() if not kind.titled),
        costs=tuple(
            {
                field
                for kind in kit.kinds.values()
                for field, one in kind.fields.items()
                if field == "cost" and isinstance(one, Number)
            }
        ),
    )
