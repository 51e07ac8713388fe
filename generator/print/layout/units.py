"""Lengths, names and colours as a layout file writes them.

Lengths are millimetres from the trim's top-left corner. A *path* names a field of the piece (``cost``, ``a.points``,
``modes.-1``); with a leading dot it starts at the base of the group it stands in (``.points``; ``.`` is the base).
Paths into the whole set begin with ``set.`` and a kind (``set.map.0.cities``), those to its switches with ``rules.``.
A *name* may hold paths in braces: ``ability-{.ability.do}-name``. A *colour* is ``#rrggbb`` or a name of the theme.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from validator.content.kits.counting import Between

Length = Annotated[float, Meta(ge=-100, le=1000, description="millimetres")]
Size = Annotated[float, Meta(ge=0, le=1000, description="millimetres")]
Degrees = Annotated[float, Meta(ge=-360, le=360)]
Small = Annotated[int, Meta(ge=0, le=200)]
Box = Annotated[tuple[Length, Length, Size, Size], Meta(description="left, top, width, height in millimetres")]
Step = Annotated[float, Meta(ge=0.1, le=1000, description="millimetres")]
Pitch = Annotated[tuple[Step, Step], Meta(description="millimetres across and down from one to the next")]
Whole = Annotated[int, Meta(ge=-100_000, le=100_000)]
At = Annotated[tuple[Length, Length], Meta(description="x and y in millimetres")]
Range = Annotated[tuple[Length, Length], Meta(description="least and most; each piece draws its own value between")]
Few = Annotated[tuple[Small, Small], Meta(description="fewest and most; each piece draws its own number between")]
Path = Annotated[str, Meta(pattern=r"^(\.|\.?[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*)$", description="a field of the piece")]
Name = Annotated[str, Meta(min_length=1, max_length=80, description="a name; may hold {paths}")]
Colour = Annotated[
    str, Meta(min_length=1, max_length=60, description="#rrggbb or a name of the theme; may hold {paths}")
]
Hex = Annotated[
    str, Meta(pattern=r"^(#[0-9a-fA-F]{6}|[a-z][a-z0-9-]*)$", description="#rrggbb, or another name of the theme")
]
TextSize = Annotated[
    float,
    Meta(
        ge=2.3,
        le=60,
        description="height of the letters' body in millimetres; 2.3 is 6.5 points; Chinese is set at 2.47, 7 points, "
        "or larger",
    ),
]
Fits = Annotated[
    dict[Path, Name | Whole | bool | tuple[Name | Whole | bool, ...] | Between | None],
    Meta(description="fields with the values they must have; null is a field left out or an empty list"),
]
Role = Literal["title", "body", "bold", "italic", "number"]


class Words(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything that may be written in a layout file; an unknown field is refused."""


class Part(Words, frozen=True, kw_only=True, tag_field="part", tag=str.lower):
    """One drawing on a face; by its ``name`` a set that builds on this one changes it."""

    name: Name | None = None
