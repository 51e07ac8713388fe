"""The words of pictures: the motifs an art scene of a layout file is made of.

Places are millimetres inside the art's box. Each piece draws its own values within the ranges, from its id.
"""

from typing import Annotated, Literal

from msgspec import Meta

from generator.print.layout.units import At, Colour, Degrees, Few, Name, Range, Size, Words


class Motif(Words, frozen=True, kw_only=True, tag_field="motif", tag=str.lower):
    """One element of a scene. Each piece draws its own values within the ranges, from its id."""


class Stars(Motif, frozen=True, kw_only=True):
    """Scattered stars."""

    count: Few
    size: Range = (0.25, 0.8)
    shape: Name = "ellipse"
    fill: Colour = "star"


class Planet(Motif, frozen=True, kw_only=True):
    """A globe with a shadowed side, bands or craters and perhaps a ring."""

    x: Range
    y: Range
    radius: Range
    fill: Colour = "tint"
    shade: Colour = "tint-dark"
    light: Colour = "tint-light"
    bands: Few = (0, 0)
    craters: Few = (0, 0)
    ring: Colour | None = None
    tilt: Range = (-24, -12)


class Sun(Motif, frozen=True, kw_only=True):
    """A sun whose light reaches ``glow`` radii; the light of the whole scene comes from its side."""

    x: Range
    y: Range
    radius: Range
    fill: Colour = "tint"
    light: Colour = "tint-light"
    glow: Annotated[float, Meta(ge=1, le=20)] = 5.0


class Orbits(Motif, frozen=True, kw_only=True):
    """Rings about a point with moons on them."""

    x: Range
    y: Range
    radii: tuple[Size, ...]
    squash: Annotated[float, Meta(gt=0, le=1)] = 1.0
    tilt: Range = (0, 0)
    line: Size = 0.3
    ink: Colour = "sky-line"
    moons: Colour = "tint"
    moon: Range = (0.7, 1.3)


class Ribbon(Motif, frozen=True, kw_only=True):
    """A nebula: a wide band that swings across the box."""

    y: Range
    height: Range
    swing: Range = (2, 5)
    fill: Colour = "sky-light"


class Ridge(Motif, frozen=True, kw_only=True):
    """A jagged or rolling horizon along the foot of the box; it fades into ``mist`` downwards."""

    height: Range
    steps: Few = (4, 6)
    rolling: bool = False
    fill: Colour = "land"
    mist: Colour | None = None


class Skyline(Motif, frozen=True, kw_only=True):
    """Towers along the foot of the box, some with domes or spires, with lit windows."""

    count: Few
    height: Range
    fill: Colour = "land"
    light: Colour | None = "tint-light"
    tops: tuple[Literal["flat", "dome", "spire", "slope", "battlement"], ...] = ("flat", "dome", "spire")
    x: Range | None = None
    foot: Size = 0.0


class Fleet(Motif, frozen=True, kw_only=True):
    """Ships in formation, each a named icon or shape, flying along ``heading`` with a trail."""

    icon: Name
    count: Few
    x: Range
    y: Range
    size: Range
    step: At = (5, 2)
    heading: Degrees = 0.0
    fill: Colour = "tint"
    accent: Colour = "tint-light"
    trail: Size = 0.0
    trail_ink: Colour = "tint-dark"


class Vessel(Motif, frozen=True, kw_only=True):
    """A ship or a station of parts, drawn in ink; ``size`` is its length, ``heading`` where its nose points.

    A ``torn`` one is a wreck in two pieces. ``cargo`` colours its crates, ``crew`` whoever looks out of it.
    """

    x: Range
    y: Range
    size: Range
    hull: Literal["barge", "needle", "raider", "tug", "wheel"] = "barge"
    parts: tuple[Literal["cockpit", "crates", "dish", "exhaust", "fins", "gun", "hazard", "nozzle", "wings"], ...] = ()
    torn: bool = False
    heading: Range = (0, 0)
    fill: Colour = "tint"
    accent: Colour = "tint-light"
    metal: Colour = "tint-dark"
    glass: Colour = "sky-line"
    crew: Colour = "tint"
    cargo: Annotated[tuple[Colour, ...], Meta(min_length=1)] = ("tint", "tint-light", "tint-dark")
    smoke: Colour = "sky-line"
    fire: Colour = "tint-dark"
    glow: Colour = "tint-light"
    shine: Colour = "star"
    ink: Colour = "ink"


class Halftone(Motif, frozen=True, kw_only=True):
    """Dots as a poster is printed with, over a band from ``y`` on, fewer from row to row.

    At first they cover ``weight`` of it; ``upwards`` they thin out from its foot.
    """

    y: Range
    height: Range
    step: Annotated[float, Meta(ge=0.4, le=4, description="millimetres")] = 1.2
    weight: Annotated[float, Meta(gt=0, le=0.6)] = 0.4
    opacity: Annotated[float, Meta(gt=0, le=1)] = 0.5
    upwards: bool = True
    fill: Colour = "sky-light"


class Lanes(Motif, frozen=True, kw_only=True):
    """Curved shipping lanes across the box."""

    count: Few
    y: Range
    bend: Range = (-4, 4)
    line: Size = 0.5
    ink: Colour = "sky-line"


class Arches(Motif, frozen=True, kw_only=True):
    """A row of arches, one or two storeys high, standing on the foot of the box."""

    count: Few
    height: Range
    storeys: Few = (1, 2)
    fill: Colour = "land"
    light: Colour = "tint"
    foot: Size = 0.0


class Lattice(Motif, frozen=True, kw_only=True):
    """A net of cells, some of them lit."""

    cell: Range
    x: Range
    y: Range
    count: Few
    line: Size = 0.3
    ink: Colour = "tint"
    fill: Colour = "tint-dark"


class Beams(Motif, frozen=True, kw_only=True):
    """Rays from a point."""

    x: Range
    y: Range
    count: Few
    length: Range
    spread: Degrees = 360.0
    heading: Degrees = -90.0
    fill: Colour = "sky-light"


class Emblem(Motif, frozen=True, kw_only=True):
    """A named icon set into the scene."""

    icon: Name
    x: Range
    y: Range
    size: Range
    turn: Range = (0, 0)
    fill: Colour = "tint"
    accent: Colour = "tint-light"
    paper: Colour = "sky"


class Subject(Motif, frozen=True, kw_only=True):
    """The thing that the piece's title names, if there is an icon of it; places are parts of the box.

    ``size`` is a part of the shorter side. ``alone`` it takes the place of the icons and the fleets of the scene.
    """

    alone: bool = False
    x: Range = (0.46, 0.54)
    y: Range = (0.54, 0.58)
    size: Range = (0.52, 0.58)
    fill: Colour = "paper"
    accent: Colour = "tint"
    paper: Colour = "tint-light"
    glow: Colour = "tint-dark"


class Survey(Motif, frozen=True, kw_only=True):
    """Signs of a survey map strewn over a part of the box, their feet at ``y``: those farther down are in front.

    ``ink`` draws their lines, ``light`` and ``shade`` are the sides in and out of the light, ``fill`` is what grows.
    """

    of: Literal["farm", "field", "fir", "grass", "hill", "peak", "tree", "wave"]
    count: Few
    x: Range
    y: Range
    size: Range
    ink: Colour = "ink"
    light: Colour = "paper"
    shade: Colour = "ink"
    fill: Colour = "paper"


AnyMotif = (
    Stars
    | Planet
    | Sun
    | Orbits
    | Ribbon
    | Ridge
    | Skyline
    | Fleet
    | Vessel
    | Halftone
    | Lanes
    | Arches
    | Lattice
    | Beams
    | Emblem
    | Subject
    | Survey
)
