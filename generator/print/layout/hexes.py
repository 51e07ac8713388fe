"""The layout words of hexes: a map of them, and the tracks of a tile. Hexes stand on a flat side.

``across`` is the distance of two opposite sides. Edges are numbered clockwise from the top one, 0 to 5.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from generator.print.layout.units import At, Box, Colour, Length, Name, Part, Path, Range, Size, Words


class Rim(Words, frozen=True, kw_only=True):
    """A line of ``line`` mm along the border of a group of hexes."""

    ink: Colour
    line: Size


class Coast(Words, frozen=True, kw_only=True):
    """Water that winds along the edges of its hexes, up to ``sway`` mm off them, where other hexes of the map begin.

    Its colour runs from ``near`` the shore to ``deep`` in ``lines`` steps, ``reach`` mm far; a line of ``ink`` parts
    them, and one of ``line`` mm is the shore.
    """

    ink: Colour
    near: Colour
    deep: Colour
    sway: Size = 0.7
    line: Size = 0.5
    lines: Annotated[int, Meta(ge=1, le=20)] = 8
    reach: Size = 8.0


class Flow(Words, frozen=True, kw_only=True):
    """A line along streams, ``beside`` mm to the right of their middle."""

    ink: Colour
    beside: Length = 0.0
    line: Size
    opacity: Annotated[float, Meta(gt=0, le=1)] = 1.0


class Washes(Words, frozen=True, kw_only=True):
    """Blots of watercolour over a map, ``count`` to a hex, each of one of the ``inks``; ``grain`` lies over all."""

    inks: Annotated[tuple[Colour, ...], Meta(min_length=1, max_length=12)]
    count: Annotated[float, Meta(ge=0, le=4)] = 0.6
    size: Range = (10, 30)
    opacity: Annotated[float, Meta(gt=0, le=1)] = 0.4
    grain: Colour | None = None


class Streams(Words, frozen=True, kw_only=True):
    """Winding lines through the edges named at ``edges`` of each value, with banks of ``bank_line`` mm.

    ``flows`` are lines that follow them.
    """

    edges: Path
    width: Size
    fill: Colour
    bank: Colour
    bank_line: Size
    flows: tuple[Flow, ...] = ()


class Layer(Words, frozen=True, kw_only=True):
    """Some hexes of a map: those of the values at ``from``, each a place (column, row) or something ``at`` one.

    They are filled and lined; ``rims`` are drawn inside the group, one over the other, where it meets other hexes of
    the map; the ``coast`` takes their place where water is to wind. Then come the streams, and the named list of parts
    ``use`` in the middle of each hex, where paths that begin with a dot start at the value. Of several lists each hex
    has the one that the lie of the land picks, so that neighbours are of a kind. With ``coordinates`` column and row
    are written in that ink into the left corner of each hex.
    """

    source: Path = msgspec.field(name="from")
    fill: Colour | None = None
    stroke: Colour | None = None
    line: Size = 0.0
    rims: tuple[Rim, ...] = ()
    streams: Streams | None = None
    coast: Coast | None = None
    use: Name | Annotated[tuple[Name, ...], Meta(min_length=1, max_length=40)] | None = None
    coordinates: Colour | None = None


class Hexes(Part, frozen=True, kw_only=True):
    """A map of hexes, its ``layers`` drawn in order; column 0, row 0 has its middle at ``at``.

    Odd columns are half a hex lower. ``rim`` runs round the whole map and ``halo`` outside it; ``washes`` of colour run
    over the grounds of all layers. Without ``at`` the map lies in the middle of a
    face that grows with it, at least ``beside`` mm from its sides and ``above`` mm from its top, above the shelf.
    """

    at: At | None = None
    beside: Size = 0.0
    above: Size = 0.0
    across: Size
    layers: Annotated[tuple[Layer, ...], Meta(min_length=1)]
    rim: Rim | None = None
    halo: Rim | None = None
    washes: Washes | None = None


class Shelved(Words, frozen=True, kw_only=True):
    """The named list of parts ``use``, drawn within ``box`` and moved from there to its place on the shelf."""

    use: Name
    box: Box


class Shelf(Part, frozen=True, kw_only=True):
    """What stands below the map of a face that grows with it: groups side by side, in as many rows as they need.

    Each group takes the first row that has room; rows are ``gap`` mm apart as groups are, ``beside`` mm from the
    face's sides, ``above`` mm below the map and ``below`` mm above the face's foot.
    """

    groups: Annotated[tuple[Shelved, ...], Meta(min_length=1)]
    gap: Size = 3.0
    beside: Size = 0.0
    above: Size = 0.0
    below: Size = 0.0


class Rails(Part, frozen=True, kw_only=True):
    """The tracks of a hex tile, in the middle of the face: from edge to edge as the pairs at ``tracks`` say.

    The edges at ``stubs`` are joined to a circle in the middle, ``town`` mm wide. Later tracks cross over earlier ones.
    ``width`` is that of the bed, ``gauge`` the distance of the rails. ``ballast`` strews the bed with stones,
    ``shine`` is the light on rails and ties.
    """

    across: Size
    tracks: Path
    stubs: Path
    width: Size = 6.0
    gauge: Size = 2.6
    bed: Colour
    edge: Colour
    ties: Colour
    ink: Colour = "ink"
    shine: Colour | None = None
    ballast: Colour | None = None
    town: Size
    town_fill: Colour
    town_line: Size = 0.8


HexPart = Hexes | Rails | Shelf
