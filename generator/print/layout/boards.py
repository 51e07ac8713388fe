"""The layout words of boards, components and hexes: cells, spaces, tracks, racks, tables, sections, pips, nets, folds,
maps.

Hexes stand on a flat side. ``across`` is the distance of two opposite sides. Edges are numbered clockwise from the top
one, 0 to 5.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from generator.print.layout.units import At, Box, Colour, Length, Name, Part, Path, Range, Size, TextSize, Whole, Words

PathData = Annotated[str, Meta(min_length=2, max_length=2000, description="SVG path data on a grid of 24 units")]


class Cells(Part, frozen=True, kw_only=True):
    """Square cells of ``size`` mm in the middle of the box, with the printed numbers on all four edges.

    ``rows`` leads to rows, each with its number ``row`` and the ``columns`` that have a cell; columns run from the
    number at ``first`` to the one at ``last``. The cell at ``start`` (column, row) carries what stands at ``label``.
    Numbers are ``numeral`` mm high, their middle ``gap`` mm outside the grid. With ``lines`` every column and row is
    hinted at from edge to edge. ``wires`` draws in each cell what a plan of a ship shows: sockets, cables to the cells
    beside it, rivets; ``hull`` runs round them all.
    """

    box: Box
    rows: Path
    first: Path
    last: Path
    start: Path
    label: Path
    size: Size = 40.0
    fill: Colour
    stroke: Colour
    line: Size = 0.5
    start_fill: Colour
    start_ink: Colour
    numeral: TextSize = 5.0
    gap: Size = 4.0
    ink: Colour = "ink"
    lines: Colour | None = None
    wires: Colour | None = None
    hull: Colour | None = None


class Ring(Part, frozen=True, kw_only=True):
    """A closed track of as many spaces as the field says, along the rim of a box with round corners.

    Spaces are triangles that point the way of travel: clockwise, or the other way with ``backwards``. The first lies
    in the middle of the lower rim. Every ``every``-th space is filled with ``other``. Where they are too many for their
    ``length`` they are shorter, down to 12 mm.
    """

    box: Box
    radius: Size
    source: Path = msgspec.field(name="from")
    length: Size
    width: Size
    fill: Colour
    other: Colour
    every: Annotated[int, Meta(ge=2, le=50)] = 5
    start_fill: Colour
    stroke: Colour
    line: Size = 0.4
    backwards: bool = False


class Track(Part, frozen=True, kw_only=True):
    """A straight track of numbered spaces from 0 to a number of the rules, the switch ``to``, side by side in the box.

    The spaces are ``gap`` mm apart; every ``every``-th is filled with ``other``.
    """

    box: Box
    to: Name
    gap: Size = 1.0
    radius: Size = 1.5
    size: TextSize = 6.0
    fill: Colour
    other: Colour
    every: Annotated[int, Meta(ge=2, le=50)] = 5
    stroke: Colour
    line: Size = 0.4
    ink: Colour = "ink"


class Spaces(Part, frozen=True, kw_only=True):
    """The numbered spaces of a track, from ``first`` to ``last`` (numbers or fields), in lines that fill the box.

    ``steps`` leads to a table whose keys are numbers of spaces: from each on, spaces have the next of ``fills`` and
    say the message ``note`` about its value. ``ends`` leads to a table whose values are numbers of spaces: such a
    space says the message ``end`` about the key. Messages name what they are about ``value``, and are ``small`` high.
    """

    box: Box
    first: Path | Whole
    last: Path | Whole
    columns: Annotated[int, Meta(ge=1, le=100)]
    gap: Size = 0.0
    shape: Name = "rect"
    fills: Annotated[tuple[Colour, ...], Meta(min_length=1)]
    stroke: Colour
    line: Size = 0.4
    numeral: TextSize = 6.0
    ink: Colour = "ink"
    before: Annotated[str, Meta(max_length=3)] = ""
    steps: Path | None = None
    note: Name | None = None
    ends: Path | None = None
    end: Name | None = None
    small: TextSize = 2.4
    small_ink: Colour = "ink"


class Rack(Part, frozen=True, kw_only=True):
    """A column of spaces for each value at ``of`` whose fields are as in ``where``, placed by its number at ``by``.

    Each has the named list ``use`` at its head, in the middle, where paths that begin with a dot start at the value;
    ``drop`` mm below are ``spaces`` squares of ``size`` mm. Column 1 has its head's middle at ``at``; ``pitch`` is the
    way to the next column and the next space. Where the spaces would be higher than ``room`` together they shrink.
    """

    at: At
    of: Path
    where: dict[Name, str]
    by: Path
    pitch: At
    drop: Size
    spaces: Path | Whole
    room: Size | None = None
    use: Name
    size: Size
    fill: Colour
    stroke: Colour
    line: Size = 0.3


class Table(Part, frozen=True, kw_only=True):
    """Numbers of the rules: a row for each key of the switches ``of``, their values side by side.

    ``heads`` are the messages above the columns, the first of them above the rows' names; a row's name is the message
    ``<row>-<key>``. ``only`` picks one key.
    """

    box: Box
    of: Annotated[tuple[Name, ...], Meta(min_length=1)]
    heads: tuple[Name, ...]
    row: Name
    only: Whole | None = None
    signed: Annotated[int, Meta(ge=0, le=20, description="so many last columns are written with a plus")] = 0
    first: Annotated[float, Meta(gt=0, lt=1, description="share of the width for the rows' names")] = 0.24
    size: TextSize = 5.0
    least: TextSize = 2.3
    ink: Colour = "ink"
    head_ink: Colour = "ink"
    head: Colour | None = None
    band: Colour | None = None


class Section(Words, frozen=True, kw_only=True):
    """A section: the values at ``from`` whose field ``by`` is its name (all of them without ``by``).

    Each is drawn as the named parts ``use`` in a ``cell``. The parts ``head`` stand on the left, in the middle of the
    section's height, and ``bare`` in their place where the section is empty; their base is the section's name.
    """

    name: Name
    source: Path = msgspec.field(name="from")
    by: Path | None = None
    cell: At
    use: Name
    head: Name
    bare: Name


class Sections(Part, frozen=True, kw_only=True):
    """Sections one below the other that fill the box: each as high as its cells, empty ones share what is left.

    Where the cells would leave less than ``least`` mm for an empty section, they are drawn smaller; below the share
    ``smallest`` of their size that is reported. Heads are drawn from the top-left corner of an area of ``head`` mm.
    """

    box: Box
    sections: Annotated[tuple[Section, ...], Meta(min_length=1)]
    head: At
    least: Size = 3.0
    smallest: Annotated[float, Meta(gt=0, le=1)] = 0.85


class Outline(Part, frozen=True, kw_only=True):
    """A drawing of our own, from path data on a grid of 24 units laid over the box."""

    box: Box
    d: PathData
    fill: Colour | None = None
    stroke: Colour | None = None
    line: Size = 0.0


class Fold(Part, frozen=True, kw_only=True):
    """A dashed line where paper is folded."""

    start: At
    end: At
    dash: Annotated[float, Meta(ge=0.1, le=20)] = 1.5
    ink: Colour = "ink"
    line: Size = 0.2


class Pips(Part, frozen=True, kw_only=True):
    """The face of a die."""

    box: Box
    value: Annotated[int, Meta(ge=1, le=6)]
    ink: Colour = "ink"


class Net(Part, frozen=True, kw_only=True):
    """A die to fold: six faces of ``edge`` mm in a cross with seven tabs; its top-left corner is ``at``.

    Opposite faces add up to seven; without ``pips`` the faces are left blank. Cuts are lines of ``stroke``, folds
    dashes of it, or of ``light`` on a dark ``fill``.
    """

    at: At
    edge: Size = 16.0
    tab: Size = 5.0
    fill: Colour
    light: Colour = "white"
    stroke: Colour
    line: Size = 0.25
    ink: Colour = "ink"
    pips: bool = True


BoardPart = Cells | Ring | Track | Spaces | Rack | Table | Sections | Outline | Fold | Pips | Net


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
