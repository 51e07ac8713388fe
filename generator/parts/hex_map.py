"""Maps of hexes and tiles with track."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from generator.drawing.hexes import Course, borders, centre_of, course, hexagon, side_of
from generator.drawing.rails import Look, rails
from generator.drawing.scene import Group, Item, Path, shift
from generator.drawing.shapes import Segments, circle, moved
from generator.drawing.text import run
from generator.drawing.typefaces import face_for, middle
from generator.layout.hexes import Hexes, Layer, Rails, Streams
from generator.parts.chance import Chance
from generator.parts.desk import Desk, LayoutFault
from validator.content.map_position import Place

COORDINATES = 2.1
"""The height of the figures that name a hex."""

Named = Callable[[str, Desk], tuple[Item, ...]]
"""What draws a named list of parts, once the desk's base is set."""


def hexes(part: Hexes, desk: Desk, named: Named) -> tuple[Item, ...]:
    """The layers of a map; a hex outside the face is reported."""
    found = [_values(layer, desk) for layer in part.layers]
    everywhere = [place for values in found for place, _ in values]
    items: list[Item] = []
    for layer, values in zip(part.layers, found, strict=True):
        items += _ground(layer, [place for place, _ in values], everywhere, part.across, desk)
        if layer.streams is not None:
            items += _streams(layer.streams, values, everywhere, part.across, desk)
        if layer.use is not None:
            items += _contents(layer.use, values, part.across, desk, named)
        if layer.coordinates is not None:
            items += _coordinates([place for place, _ in values], part.across, layer.coordinates, desk)
    if part.rim is not None:
        outline = borders(everywhere, None, part.across)
        items.append(Path(outline, stroke=desk.colour(part.rim.ink), stroke_width=part.rim.line))
    _check(part, found, desk)
    return (Group(tuple(items), shift(*part.at)),)


def _values(layer: Layer, desk: Desk) -> list[tuple[Place, object]]:
    """Each value of a layer with its place."""
    values = desk.value(layer.source)
    if not isinstance(values, tuple | list):
        raise LayoutFault(f"path {layer.source!r} leads to no list of hexes")
    return [(place_of(value, layer.source), value) for value in values]


def place_of(value: object, path: str = "") -> Place:
    """The place that a value is or has (LayoutFault if it is none)."""
    match getattr(value, "at", value):
        case (int(column), int(row)):
            return column, row
    raise LayoutFault(f"{value!r} at {path!r} is no place on a map of hexes")


def _ground(
    layer: Layer, places: Sequence[Place], everywhere: Sequence[Place], across: float, desk: Desk
) -> Iterator[Item]:
    outlines = outlines_of(places, across)
    if not outlines:
        return
    if layer.fill is not None or layer.stroke is not None:
        yield Path(outlines, desk.paint(layer.fill), desk.paint(layer.stroke), layer.line)
    shore = borders(places, everywhere, across) if layer.rims else ()
    if shore:
        lines = tuple(Path(shore, stroke=desk.colour(rim.ink), stroke_width=rim.line) for rim in layer.rims)
        yield Group(lines, clip=outlines)


def _streams(
    part: Streams, values: Sequence[tuple[Place, object]], everywhere: Sequence[Place], across: float, desk: Desk
) -> list[Item]:
    """All streams as one line, so that they join without a seam; where they leave their hexes the banks end."""
    lines: Segments = ()
    base = desk.base
    for place, value in values:
        desk.base = value
        edges = desk.value(part.edges)
        if not isinstance(edges, tuple | list):
            raise LayoutFault(f"path {part.edges!r} leads to no edges")
        x, y = centre_of(place, across)
        lines += moved(stream(edges, across, Chance(f"stream {place}")), shift(x, y))
    desk.base = base
    if not lines:
        return []
    wide = part.width + 2 * part.bank_line
    bank = Path(lines, stroke=desk.colour(part.bank), stroke_width=wide)
    water = Path(lines, stroke=desk.colour(part.fill), stroke_width=part.width)
    own = outlines_of([place for place, _ in values], across)
    return [Group((bank,), clip=own), Group((water,), clip=outlines_of(everywhere, across))]


def outlines_of(places: Sequence[Place], across: float) -> Segments:
    """The hexes at some places, one after the other."""
    outlines: Segments = ()
    for place in places:
        outlines += hexagon(*centre_of(place, across), across)
    return outlines


def stream(edges: Sequence[int], across: float, chance: Chance) -> Segments:
    """A winding line between two edges, further ones running into the middle; a lone edge's begins there."""
    pairs = [tuple(edges[:2]), *((edge,) for edge in edges[2:])]
    drawn: Segments = ()
    for pair in pairs:
        drawn += _winding(course(pair, across), across, chance)
    return drawn


def _winding(way: Course, across: float, chance: Chance) -> Segments:
    """The course with its middle pushed aside; it meets edges in their middle, at right angles."""
    x, y, heading = way.at(0.0)
    mx, my, middle = way.at(0.5)
    ex, ey, last = way.at(1.0)
    push, turn = chance.between((0.04, 0.09)) * chance.pick((1, -1)) * across, chance.between((-28, 28))
    beside = math.radians(middle + 90)
    mx, my = mx + push * math.cos(beside), my + push * math.sin(beside)
    pull = way.length * 0.24
    slant, out, back = (math.radians(angle) for angle in (middle + turn, heading, last))
    dx, dy = pull * math.cos(slant), pull * math.sin(slant)
    return (
        ("M", x, y),
        ("C", x + pull * math.cos(out), y + pull * math.sin(out), mx - dx, my - dy, mx, my),
        ("C", mx + dx, my + dy, ex - pull * math.cos(back), ey - pull * math.sin(back), ex, ey),
    )


def _contents(
    use: str, values: Sequence[tuple[Place, object]], across: float, desk: Desk, named: Named
) -> Iterator[Item]:
    base, seed = desk.base, desk.place
    for place, value in values:
        desk.base, desk.place = value, f"{seed}/{place[0]},{place[1]}"
        items = named(use, desk)
        yield Group(items, shift(*centre_of(place, across)))
    desk.base, desk.place = base, seed


def _coordinates(places: Sequence[Place], across: float, ink: str, desk: Desk) -> Iterator[Item]:
    """Column and row in small figures, inside the left corner of each hex."""
    font, fill = face_for(desk.studio.language, "body"), desk.colour(ink)
    for place in places:
        x, y = centre_of(place, across)
        left = x - side_of(across) + COORDINATES
        yield run(
            f"{place[0]},{place[1]}", left, y + middle(font) * COORDINATES, font=font, size=COORDINATES, fill=fill
        )


def _check(part: Hexes, found: Sequence[list[tuple[Place, object]]], desk: Desk) -> None:
    """The first hex outside the face is reported where it is written, with how many there are."""
    outside: dict[Place, tuple[str | int, ...]] = {}
    for layer, values in zip(part.layers, found, strict=True):
        for number, (place, value) in enumerate(values):
            if _is_outside(part, place, desk):
                path = desk.path_of(layer.source)
                own = (*path, number, *(("at",) if hasattr(value, "at") else ())) if path else ()
                outside.setdefault(place, own)
    if outside:
        (column, row), path = next(iter(outside.items()))
        more = f", as {len(outside) - 1} others do" if len(outside) > 1 else ""
        message = f"the hex at column {column}, row {row} lies outside the board{more}"
        desk.report("board-overflow", message, *path)


def _is_outside(part: Hexes, place: Place, desk: Desk) -> bool:
    x, y = centre_of(place, part.across)
    x, y = x + part.at[0], y + part.at[1]
    beside, above = min(x, desk.card.width - x), min(y, desk.card.height - y)
    return beside < side_of(part.across) or above < part.across / 2


def tracks(part: Rails, desk: Desk) -> tuple[Item, ...]:
    """The tracks of a tile, and the town if it has stubs."""
    look = look_of(part, desk)
    pairs, stubs = desk.value(part.tracks), desk.value(part.stubs)
    if not (isinstance(pairs, tuple | list) and isinstance(stubs, tuple | list)):
        raise LayoutFault(f"{part.tracks!r} and {part.stubs!r} do not lead to edges")
    items: list[Item] = []
    for edges in (*pairs, *((edge,) for edge in stubs)):
        items += rails(course(edges, part.across), look)
    if stubs:
        items.append(town(part, desk))
    return (Group(tuple(items), shift(desk.card.width / 2, desk.card.height / 2)),)


def look_of(part: Rails, desk: Desk, bed: str | None = None) -> Look:
    """How the part's tracks look; on a bed of another colour, if one is named, with light ties."""
    ties = part.ties if bed is None else part.town_fill
    colours = [desk.colour(name) for name in (bed or part.bed, part.edge, ties, part.ink)]
    return Look(colours[0], colours[1], colours[2], colours[3], part.width, part.gauge)


def town(part: Rails, desk: Desk) -> Path:
    """The circle of a town in the middle of a tile."""
    return Path(circle(0, 0, part.town / 2), desk.colour(part.town_fill), desk.colour(part.ink), part.town_line)
