"""The words of a layout file: what may stand in ``content/<game>/layout.yaml``, as types with ranges.

`units` beside it says how lengths, paths, names and colours are written, `motifs` what a picture is made of.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from generator.print.drawing.scene import Outline
from generator.print.drawing.typefaces import Hand
from generator.print.layout.boards import BoardPart, HexPart
from generator.print.layout.motifs import AnyMotif
from generator.print.layout.units import (
    At,
    Booklet,
    Box,
    Colour,
    Degrees,
    Fits,
    Hex,
    Length,
    Name,
    Part,
    Path,
    Picture,
    Pitch,
    Role,
    Size,
    Summary,
    TextSize,
    Words,
)

# Parts: named drawings a face places. Those of boards and small components are in `generator.print.layout.boards`.


Share = Annotated[float, Meta(ge=0, le=1)]


class Panel(Part, frozen=True, kw_only=True):
    """A flat shape: ``fill`` inside, ``stroke`` of ``line`` mm around.

    ``fill`` becomes ``to`` on its way across the box, which runs at ``slope`` degrees from the right, clockwise;
    ``opaque`` says how far at its start and at its end.
    """

    box: Box
    shape: Name = "rounded"
    radius: Size = 0.0
    fill: Colour | None = None
    to: Colour | None = None
    slope: Degrees = 90.0
    opaque: tuple[Share, Share] = (1.0, 1.0)
    stroke: Colour | None = None
    line: Size = 0.0


class Frame(Part, frozen=True, kw_only=True):
    """A flat shape as large as the face, less ``inset`` mm at its sides and at top and foot; outside where negative."""

    inset: At
    shape: Name = "rounded"
    radius: Size = 0.0
    fill: Colour | None = None
    stroke: Colour | None = None
    line: Size = 0.0


class Lettering(Part, frozen=True, kw_only=True):
    """How words are set in a box: they shrink from ``size`` to ``least`` before they are reported.

    They begin where lines of the language begin, unless ``align`` says otherwise.
    """

    box: Box
    role: Role = "body"
    size: TextSize
    least: TextSize = 2.3
    leading: Annotated[float, Meta(ge=0.9, le=2)] = 1.25
    ink: Colour = "ink"
    align: Literal["start", "left", "centre", "right"] = "start"
    stand: Literal["top", "middle", "bottom"] = "top"


class Text(Lettering, frozen=True, kw_only=True):
    """Words: the message ``say`` of the text files, or the field ``from``.

    The message may use the fields of the word at ``values``; ``values: piece`` gives those of the whole piece,
    ``values: rules`` the switches of the rules, and ``explore_wide_draw`` of a card ``explore-wide`` that is one word.
    """

    say: Name | None = None
    values: Path | None = None
    source: Path | None = msgspec.field(default=None, name="from")


class Title(Lettering, frozen=True, kw_only=True):
    """The piece's title in the language printed; with ``of`` that of one of its faces, by the field it stands in.

    ``of: .`` is the face that paths such as ``.cost`` start at.
    ``even`` titles are set in one size on all pieces of a kind: that of the longest. A title as a ``sign`` is the icon
    of the thing that it names, else its first letter.
    """

    of: Path | None = None
    even: bool = False
    sign: bool = False


class Sentence(Lettering, frozen=True, kw_only=True):
    """What the word at ``from`` says: the message ``<family>-<word>`` with its fields filled in."""

    family: Name
    source: Path = msgspec.field(name="from")


class Icon(Part, frozen=True, kw_only=True):
    """A drawing of the icon files; of several names the first that exists is taken."""

    box: Box
    icon: Name | tuple[Name, ...]
    ink: Colour = "ink"
    accent: Colour = "ink"
    paper: Colour = "paper"


class Mark(Words, frozen=True, kw_only=True):
    """An icon on a shape: how a value (a civilisation, a timing) always looks, on cards and inside sentences."""

    shape: Name
    icon: Name
    fill: Colour
    ink: Colour = "ink"
    accent: Colour = "ink"
    paper: Colour | None = None
    scale: Annotated[float, Meta(gt=0, le=1, description="size of the icon in its shape")] = 0.62
    lower: Annotated[float, Meta(ge=-0.5, le=0.5, description="how far the icon sits below the middle")] = 0.0


class Badge(Part, frozen=True, kw_only=True):
    """One mark, by name; ``icon`` (the first that exists) and ``scale`` take the place of the mark's own."""

    box: Box
    mark: Name
    icon: Name | tuple[Name, ...] | None = None
    scale: Annotated[float, Meta(gt=0, le=1)] | None = None
    ring: Colour | None = None
    line: Size = 0.0


class Badges(Part, frozen=True, kw_only=True):
    """A row of marks, one for each value at ``from``, with ``gap`` mm between."""

    box: Box
    source: Path = msgspec.field(name="from")
    gap: Size = 1.0
    align: Literal["left", "centre", "right"] = "centre"
    ring: Colour | None = None
    line: Size = 0.0


class Number(Part, frozen=True, kw_only=True):
    """A field as a large numeral on a shape, ``before`` set in front; of several paths the first that holds a value.

    A ``signed`` number shows its sign, + or −. The shape's ``fill`` becomes ``to`` downwards.
    """

    box: Box
    source: Path | tuple[Path, ...] = msgspec.field(name="from")
    shape: Name = "diamond"
    before: Annotated[str, Meta(max_length=3, description="a sign such as + or ×")] = ""
    signed: bool = False
    size: TextSize = 8.0
    fill: Colour | None = None
    to: Colour | None = None
    stroke: Colour | None = None
    line: Size = 0.0
    ink: Colour = "ink"


class Spiral(Words, frozen=True, kw_only=True):
    """The half disc that stands where an edge holds ``word`` instead of a number."""

    word: Name
    width: Size
    height: Size
    turns: Annotated[float, Meta(ge=1, le=8)] = 3.0
    line: Size = 1.0
    fill: Colour = "paper"
    ink: Colour = "ink"
    rim: Colour = "ink"


class Edge(Part, frozen=True, kw_only=True):
    """As many squares as the field says along one side, centred on ``middle``, with lanes running off the edge."""

    side: Literal["left", "right"]
    source: Path = msgspec.field(name="from")
    middle: Length
    square: Size
    pitch: Size
    inset: Size
    lane: Size
    fill: Colour
    stroke: Colour
    line: Size = 0.4
    lane_ink: Colour
    numeral: TextSize | None = None
    numeral_ink: Colour = "paper"
    instead: Spiral | None = None


class Art(Part, frozen=True, kw_only=True):
    """A scene in the colours of ``tint``, cut to its box; the piece's id (or ``seed``) picks its view and values.

    Of several scenes the first that exists is drawn. Its ground is ``fill``, which becomes ``high`` towards its head
    and ``low`` towards its foot. ``below`` names the list of parts whose sections lie over it: what the scene shows is
    drawn where they leave the tallest room, at least ``sill`` mm above its foot. No star lies in a box of ``clear``,
    where words stand. ``colours`` are what colours of the theme mean in the scene, and in these three. All of it is
    drawn ``zoom`` times as large as its motifs say, about its middle, from its top down.
    """

    box: Box
    scene: Name | tuple[Name, ...]
    tint: Colour
    seed: Name | None = None
    fill: Colour | None = None
    high: Colour | None = None
    low: Colour | None = None
    below: Name | None = None
    sill: Size = 0.0
    clear: tuple[Box, ...] = ()
    zoom: Annotated[float, Meta(ge=0.5, le=4)] = 1.0
    colours: dict[Name, Colour] = msgspec.field(default_factory=dict)


class Texture(Part, frozen=True, kw_only=True):
    """A surface that is not flat: dots of a screen, hatching, engraved lines or stipple, cut to a shape.

    ``step`` is how far apart rows are, ``weight`` how much of the surface they cover; of it ``opacity`` is seen.
    """

    box: Box
    shape: Name = "rect"
    radius: Size = 0.0
    of: Literal["halftone", "hatching", "engraving", "stipple"]
    step: Annotated[float, Meta(ge=0.4, le=6, description="millimetres")] = 1.0
    weight: Annotated[float, Meta(gt=0, le=0.6)] = 0.2
    opacity: Share = 0.3
    ink: Colour = "ink"


class Paper(Part, frozen=True, kw_only=True):
    """A sheet of paper as large as the face, less ``inset`` mm, outside it where negative.

    It runs from ``light`` to ``fill``; ``stain`` marks it where it is ``worn``: blots, grain, its edges and where it
    was folded into so many ``folds`` across and down.
    """

    inset: At
    fill: Colour
    light: Colour
    stain: Colour
    worn: Share = 1.0
    folds: tuple[Annotated[int, Meta(ge=1, le=12)], Annotated[int, Meta(ge=1, le=12)]] = (1, 1)


class Border(Part, frozen=True, kw_only=True):
    """The border of a map, ``width`` mm wide and ``inset`` mm from the face's edges, in degrees of about ``step`` mm.

    Bars of ``fill`` and ``other`` take turns; ``icon`` stands in a field of ``paper`` at each corner.
    """

    inset: At
    width: Annotated[float, Meta(ge=1, le=40, description="millimetres")]
    step: Annotated[float, Meta(ge=2, le=100, description="millimetres")] = 10.0
    ink: Colour = "ink"
    fill: Colour = "ink"
    other: Colour
    paper: Colour = "paper"
    icon: Name | None = None
    line: Size = 0.8


class Guilloche(Part, frozen=True, kw_only=True):
    """Lines as a lathe engraves them on bank notes: ``lines`` of them, each of so many ``waves``.

    A rosette fills the box as an ellipse, its waves ``depth`` of its radius deep; the lines of a band cross each other
    from left to right; those of a field lie one below the other.
    """

    box: Box
    of: Literal["rosette", "band", "field"]
    waves: Annotated[int, Meta(ge=1, le=120)] = 12
    lines: Annotated[int, Meta(ge=1, le=60)] = 8
    depth: Share = 0.5
    ink: Colour = "ink"
    line: Annotated[float, Meta(gt=0, le=2, description="millimetres")] = 0.12
    opacity: Annotated[float, Meta(gt=0, le=1)] = 1.0


class Pattern(Part, frozen=True, kw_only=True):
    """A shape or icon repeated over a box, symmetric about its middle."""

    box: Box
    pitch: Pitch
    size: Size
    shape: Name | None = None
    icon: Name | None = None
    stagger: bool = True
    fill: Colour | None = None
    stroke: Colour | None = None
    line: Size = 0.0


class Group(Part, frozen=True, kw_only=True):
    """Parts that belong together: those of ``use`` (a named list, or the first of several), then ``parts``.

    The group is turned by ``turn`` degrees about ``about`` (the card's middle by default), drawn at ``scale`` and
    moved by ``at``; paths inside that begin with a dot start at ``base``. With ``when`` it is drawn only if that
    yes-or-no switch of the rules is on, with ``only`` if all those fields have these values (or one of several, or one
    in a range ``{from: 2, to: 4}``), with ``unless`` if none has; there ``null`` is a field left out or an empty list.
    With ``given`` it is drawn only if that field, which a piece need not have, holds something, with ``lacking`` only
    if it holds nothing.
    """

    use: Name | tuple[Name, ...] | None = None
    parts: "tuple[AnyPart, ...]" = ()
    base: Path | None = None
    turn: Degrees = 0.0
    about: At | None = None
    at: At = (0.0, 0.0)
    scale: Annotated[float, Meta(gt=0, le=20)] = 1.0
    when: Name | None = None
    only: Fits = msgspec.field(default_factory=dict)
    unless: Fits = msgspec.field(default_factory=dict)
    given: Path | None = None
    lacking: Path | None = None


class Row(Part, frozen=True, kw_only=True):
    """The same parts once for each value at ``from``, side by side; a number stands for as many of them.

    Each is drawn in a ``cell`` of its own, from the cell's top-left corner; paths that begin with a dot start at the
    value. The cells wrap to at most ``lines`` lines, as large as the box allows and never larger than ``cell``.
    ``numeral`` writes the place in the row (1, 2, 3 …) into the cell's top-left corner. ``names`` are values written
    in the layout itself.
    """

    box: Box
    source: Path = msgspec.field(default=".", name="from")
    names: tuple[Name, ...] = ()
    cell: At
    gap: Size = 1.0
    lines: Annotated[int, Meta(ge=1, le=12)] = 1
    align: Literal["left", "centre", "right"] = "centre"
    use: Name | None = None
    parts: "tuple[AnyPart, ...]" = ()
    numeral: TextSize | None = None
    ink: Colour = "ink"


class Around(Part, frozen=True, kw_only=True):
    """The same parts once for each value at ``from``, turned about a point: what stands on the sides of a tile.

    A value's turn is its place in ``order``, or without an order its place in the list, times ``step`` degrees
    clockwise. Paths that begin with a dot start at the value; a value that is no list leaves them where they are.
    """

    source: Path = msgspec.field(name="from")
    order: tuple[Name, ...] = ()
    step: Degrees = 90.0
    about: At | None = None
    use: Name | None = None
    parts: "tuple[AnyPart, ...]" = ()


class Sides(Part, frozen=True, kw_only=True):
    """The six sides of a die: the same parts once for each, drawn from its top-left corner, one of the ``places``.

    ``from`` leads to what the sides show: a list of six, or names with how many sides each has. Sides are dealt to the
    places in turn; paths that begin with a dot start at what the side shows.
    """

    source: Path = msgspec.field(name="from")
    places: Annotated[tuple[At, ...], Meta(min_length=6, max_length=6)]
    use: Name | None = None
    parts: "tuple[AnyPart, ...]" = ()


AnyPart = (
    Panel
    | Frame
    | Text
    | Title
    | Sentence
    | Icon
    | Badge
    | Badges
    | Number
    | Edge
    | Art
    | Pattern
    | Texture
    | Paper
    | Border
    | Guilloche
    | Group
    | Row
    | Around
    | Sides
    | Picture
    | BoardPart
    | HexPart
)


class Card(Words, frozen=True, kw_only=True):
    """A trim size with its margins."""

    width: Annotated[float, Meta(ge=10, le=1000)] = 63.0
    height: Annotated[float, Meta(ge=10, le=1000)] = 88.0
    bleed: Annotated[float, Meta(ge=0, le=10)] = 3.0
    safe: Annotated[float, Meta(ge=0, le=20)] = 3.0
    corner: Annotated[float, Meta(ge=0, le=50)] = 3.0
    outline: Outline = "rectangle"


class Face(Words, frozen=True, kw_only=True):
    """One side of a piece.

    ``like`` takes over another face's parts, drawn first, and its colours and size; ``colours`` renames colours of
    the theme; ``card`` is a size of its own, the least where the face ``grows`` with the map of hexes on it. A back
    that is ``common`` is drawn without the piece, alike for all that have it.
    """

    parts: tuple[AnyPart, ...] = ()
    like: Name | None = None
    card: Card | None = None
    grows: bool = False
    common: bool = False
    colours: dict[Name, Hex] = msgspec.field(default_factory=dict)


Views = Annotated[tuple[tuple[AnyMotif, ...], ...], Meta(min_length=1, description="a scene's views, each of motifs")]


Faces = Annotated[
    Name | Annotated[tuple[Name, ...], Meta(min_length=1)],
    Meta(description="a face; of several, the first that exists. A name that holds {paths} is drawn for each piece"),
]
NO_BACK = "none"


class Layout(Words, frozen=True, kw_only=True):
    """A game's look.

    ``fronts`` names each kind's face, and ``front_choices`` others to choose instead; ``backs`` holds choices of backs,
    the first is the default, ``none`` is no back. ``hand`` is how titles and numbers are lettered.
    """

    card: Card = Card()
    hand: Hand = "technical"
    themes: dict[Name, dict[Name, Hex]]
    marks: dict[Name, Mark] = msgspec.field(default_factory=dict)
    scenes: dict[Name, Views] = msgspec.field(default_factory=dict)
    parts: dict[Name, tuple[AnyPart, ...]] = msgspec.field(default_factory=dict)
    faces: dict[Name, Face]
    fronts: dict[Name, Faces]
    front_choices: dict[Name, dict[Name, Faces]] = msgspec.field(default_factory=dict)
    backs: dict[Name, dict[Name, Faces]]
    summary: Summary | None = None
    booklet: Booklet = Booklet()


class MoreLayout(Words, frozen=True, kw_only=True):
    """What a file ``layout-<anything>.yaml`` adds to the layout beside it; ``backs`` go into every choice of backs."""

    themes: dict[Name, dict[Name, Hex]] = msgspec.field(default_factory=dict)
    marks: dict[Name, Mark] = msgspec.field(default_factory=dict)
    scenes: dict[Name, Views] = msgspec.field(default_factory=dict)
    parts: dict[Name, tuple[AnyPart, ...]] = msgspec.field(default_factory=dict)
    faces: dict[Name, Face] = msgspec.field(default_factory=dict)
    fronts: dict[Name, Faces] = msgspec.field(default_factory=dict)
    backs: dict[Name, Faces] = msgspec.field(default_factory=dict)


LAYOUT_WORDS: dict[str, tuple[type[Words], ...]] = {"part": tuple(AnyPart.__args__), "motif": tuple(AnyMotif.__args__)}
