"""The types of a kit's pieces, made from what it declares of its kinds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import Meta

from validator.content.kits.declared import (
    AnyField,
    Card,
    Colour,
    Effects,
    Icon,
    Kind,
    List,
    Number,
    OneOf,
    Picture,
    Text,
    YesNo,
)
from validator.content.vocabulary import Language, Piece

ROLE = "x-proofpress"
"""The key of a field's schema that says what a string stands for: icon, colour, picture, card or rich."""
BOUND = "x-proofpress-bound"
"""The key that says which word of a field in ``kit.yaml`` raises a bound."""
MOST_NUMBER = 1_000_000
MOST_EFFECTS = 24
ICON = r"^[A-Za-z0-9][A-Za-z0-9_:-]{0,79}$"
COLOUR = r"^(#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}|[A-Za-z][A-Za-z0-9_-]{0,39})$"
PICTURE = r"^[^\\/:\x00-\x1f][^\\:\x00-\x1f]{0,199}$"
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
        return name, Annotated[kind | None, Meta(description=_counted(declared))], None
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
    told = f"text of 1 to {declared.most}"
    return Annotated[
        dict[Language, line],
        Meta(description=f"a {told} for each language", examples=[{"en": "Draw a card."}], extra_json_schema=role),
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
