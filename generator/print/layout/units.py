"""Lengths, names and colours as a layout file writes them.

Lengths are millimetres from the trim's top-left corner. A *path* names a field of the piece (``cost``, ``a.points``,
``modes.-1``); with a leading dot it starts at the base of the group it stands in (``.points``; ``.`` is the base).
Paths into the whole set begin with ``set.`` and a kind (``set.map.0.cities``), those to its switches with ``rules.``.
A *name* may hold paths in braces: ``ability-{.ability.do}-name``. A *colour* is ``#rrggbb`` or a name of the theme.

Beside them are the words for pictures of one's own, and those of the rules pages and the booklet: the key to the icons,
the figure, the banner, the examples.
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


NOTHING = "nothing"
"""What is drawn where there is no picture and none is missed."""
Share = Annotated[float, Meta(ge=0, le=1, description="a part of the whole, from 0 to 1")]
Extent = Annotated[float, Meta(gt=0, le=1, description="a part of the whole, above 0 to 1")]
Crop = Annotated[
    tuple[Share, Share, Extent, Extent], Meta(description="left, top, width, height in parts of the whole")
]


class Picture(Part, frozen=True, kw_only=True):
    """A picture of the set's ``pictures/`` folder (PNG, JPEG, WebP or SVG).

    It is the one that the field ``from`` names, or the ``file`` written here; else, or where the field is left out, the
    one named after the piece's id. ``cover`` fills the box and cuts off what is too much, about ``focus``;
    ``contain`` shows all of it, ``stretch`` bends it. Of the picture only ``crop`` is used (left, top, width, height in
    parts of it). It is cut to ``shape``, and turned about the middle of the box. Where there is no picture, ``else``
    is drawn: a scene in the colours of ``tint``, a named list of parts, or ``nothing``. Such a list that was
    ``drawn_for`` another box fills this one, and is cut to it.
    """

    box: Box
    source: Path | None = msgspec.field(default=None, name="from")
    file: Name | None = None
    fit: Literal["cover", "contain", "stretch"] = "cover"
    crop: Crop = (0.0, 0.0, 1.0, 1.0)
    focus: tuple[Share, Share] = (0.5, 0.5)
    opacity: Annotated[float, Meta(gt=0, le=1)] = 1.0
    shape: Name | None = None
    radius: Size = 0.0
    turn: Degrees = 0.0
    otherwise: Name | None = msgspec.field(default=None, name="else")
    tint: Colour = "ink"
    drawn_for: Box | None = None


class Key(Words, frozen=True, kw_only=True):
    """A part of the key to the icons: the words of a ``family`` that the set uses, or the icons named in ``names``.

    Each word is shown as ``mark`` with ``icon`` on it, its name from the message ``text`` and its sentence; ``group``
    is the message above each run of words that share it. ``names`` maps an icon to the message that names it.
    """

    title: Name | None = None
    family: Name | None = None
    mark: Name = ""
    icon: Name | tuple[Name, ...] = ""
    scale: Annotated[float, Meta(gt=0, le=1)] = 0.7
    text: Name = ""
    group: Name | None = None
    names: dict[Name, Name] = msgspec.field(default_factory=dict)


class Callout(Words, frozen=True, kw_only=True):
    """A message beside a figure, with a line to the place ``at`` on the card."""

    say: Name
    at: At
    side: Literal["left", "right"] = "left"


class Figure(Words, frozen=True, kw_only=True):
    """A printed card explained: the design named by ``piece`` (or the first of its ``kind``) with callouts."""

    kind: Name
    piece: Name | None = None
    callouts: tuple[Callout, ...] = ()


class Summary(Words, frozen=True, kw_only=True):
    """The rules on two pages: the message ``say`` under a banner with a ``scene``, then the key to the icons."""

    say: Name = "rules-summary"
    title: Name
    scene: Name
    tint: Colour
    key_title: Name
    key: tuple[Key, ...] = ()
    figure: Figure | None = None
    size: TextSize = 3.4
    least: TextSize = 2.3
    leading: Annotated[float, Meta(ge=1, le=2)] = 1.3
    heading: Colour = "ink"
    accent: Colour = "ink"
    title_ink: Colour = "paper"


class Example(Words, frozen=True, kw_only=True):
    """A stretch of a played game that the booklet tells: choices ``of`` these kinds in a row, from ``round`` on.

    ``after`` tells only what followed the last of them, ``alone`` those of one seat. The first stretch of ``least``
    sentences is told, at most ``most`` of them; ``show`` says what is drawn: the pieces it names, the map about it, or
    the seat's own board. ``marked`` frames what may be chosen as it begins, which it does only with at most
    ``most_marked`` such choices. It is played by ``by``, with the fewest players and, beside the set's own, these
    ``rules``.
    """

    of: Annotated[tuple[Name, ...], Meta(min_length=1)]
    round: Annotated[int, Meta(ge=1, le=99)] = 1
    after: bool = False
    alone: bool = False
    least: Annotated[int, Meta(ge=1, le=40)] = 2
    most: Annotated[int, Meta(ge=1, le=40)] = 12
    show: Literal["none", "pieces", "map", "own"] = "pieces"
    marked: bool = False
    most_marked: Annotated[int, Meta(ge=1, le=99)] = 99
    by: Name = "greedy"
    rules: dict[Name, bool | Annotated[int, Meta(ge=-999, le=9999)] | str] = msgspec.field(default_factory=dict)


class Booklet(Words, frozen=True, kw_only=True):
    """What the booklet takes from play: ``examples`` by name, and after how many rounds a sample is scored.

    ``score_after`` 0 plays the game to its end; of the games played, ``score_game`` is the one that is scored,
    and 0 scores none. ``cover`` are pieces shown on the cover; the first of each kind where none is named. ``gallery``
    are pieces shown on what pages leave blank.
    """

    examples: dict[Name, Example] = msgspec.field(default_factory=dict)
    score_after: Annotated[int, Meta(ge=0, le=99)] = 0
    score_game: Annotated[int, Meta(ge=0, le=4)] = 1
    cover: tuple[Name, ...] = ()
    gallery: tuple[Name, ...] = ()
