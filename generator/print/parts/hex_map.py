"""Maps of hexes and tiles with track."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import msgspec

from generator.print.drawing.hexes import (
    EDGES,
    Course,
    borders,
    centre_of,
    course,
    edge_line,
    hexagon,
    neighbour_of,
    side_of,
)
from generator.print.drawing.rails import Look, rails
from generator.print.drawing.scene import Group, Item, Path, shift
from generator.print.drawing.shapes import Point, Segments, circle, moved
from generator.print.drawing.text import run
from generator.print.drawing.typefaces import least_size, middle
from generator.print.layout.boards import Hexes, Layer, Rails, Shelf, Shelved, Streams
from generator.print.layout.units import Box, Part
from generator.print.layout.vocabulary import Around, Card, Layout, Row
from generator.print.layout.vocabulary import Group as Together
from generator.print.parts.chance import Chance
from generator.print.parts.coasts import coast, flows, washes
from generator.print.parts.desk import Desk, LayoutFault, say
from validator.content.vocabulary import Place

LIE = 2.4
"""So many hexes apart the land is high or low of its own."""
STEEP = 1.5
"""How much further apart high and low land are taken, so that every list has its part."""
CORNER = 0.7
"""How far from its left corner a hex's name begins, in ems."""

Kind = TypeVar("Kind", bound=Part)
Named = Callable[[str, Desk], tuple[Item, ...]]
"""What draws a named list of parts, once the desk's base is set."""


def hexes(part: Hexes, desk: Desk, named: Named) -> tuple[Item, ...]:
    """The layers of a map; a hex outside the face is reported."""
    hexes = [_values(layer, desk) for layer in part.layers]
    everywhere = [place for values in hexes for place, _ in values]
    items: list[Item] = [*_grounds(part, hexes, everywhere, desk)]
    for layer, values in zip(part.layers, hexes, strict=True):
        items += _shores(layer, [place for place, _ in values], everywhere, part.across, desk)
        if layer.streams is not None:
            items += _streams(layer.streams, values, everywhere, part.across, desk)
        if layer.use is not None:
            items += _contents(layer.use, values, part.across, desk, named)
        if layer.coordinates is not None:
            items += _coordinates([place for place, _ in values], part.across, layer.coordinates, desk)
    if part.rim is not None:
        outline = borders(everywhere, None, part.across)
        items.append(Path(outline, stroke=desk.colour(part.rim.ink), stroke_width=part.rim.line))
    at = origin(part, desk)
    _check(part, at, hexes, desk)
    return (Group(tuple(items), shift(*at)),)


def origin(part: Hexes, desk: Desk) -> Point:
    """Where column 0, row 0 has its middle on the face: where the layout says, or so that the map is in the middle."""
    if part.at is not None:
        return part.at
    left, top, right, _ = _extent(part, desk)
    return (desk.card.width - left - right) / 2, part.above - top


def _extent(part: Hexes, desk: Desk) -> Box:
    """Left, top, right and bottom of the map from the middle of column 0, row 0."""
    places = [place for layer in part.layers for place, _ in _values(layer, desk)]
    middles = [centre_of(place, part.across) for place in places]
    columns, rows = [x for x, _ in middles], [y for _, y in middles]
    half, side = part.across / 2, side_of(part.across)
    return min(columns) - side, min(rows) - half, max(columns) + side, max(rows) + half


def grown(parts: Sequence[Part], desk: Desk) -> Card:
    """The face's card, as large as the map of hexes on it and the shelf below need; at least what it is."""
    hexes_on_it = next(parts_of_kind(desk.studio.layout, parts, Hexes), None)
    if hexes_on_it is None:
        raise LayoutFault(say("grows-without-map"))
    left, top, right, bottom = _extent(hexes_on_it, desk)
    width = max(desk.card.width, round(right - left + 2 * hexes_on_it.beside, 1))
    height = hexes_on_it.above + bottom - top
    for part in parts_of_kind(desk.studio.layout, parts, Shelf):
        height += part.above + _height(part, shelved(part, width)) + part.below
    return msgspec.structs.replace(desk.card, width=width, height=max(desk.card.height, round(height, 1)))


def parts_of_kind(layout: Layout, parts: Sequence[Part], kind: type[Kind]) -> Iterator[Kind]:
    """The parts of a type among parts and what they hold."""
    for part in parts:
        if isinstance(part, kind):
            yield part
        elif isinstance(part, Together | Row | Around):
            uses = (part.use or "",) if not isinstance(part.use, tuple) else part.use
            inside = next((layout.parts[name] for name in uses if name in layout.parts), ())
            yield from parts_of_kind(layout, (*inside, *part.parts), kind)


def shelf(part: Shelf, desk: Desk, named: Named) -> tuple[Item, ...]:
    """Groups side by side at the foot of the face, each row in the middle."""
    rows = shelved(part, desk.card.width)
    y = desk.card.height - part.below - _height(part, rows)
    items: list[Item] = []
    for row in rows:
        x = (desk.card.width - _width(part, row)) / 2
        for group in row:
            left, top, width, _ = group.box
            items.append(Group(named(group.use, desk), shift(x - left, y - top)))
            x += width + part.gap
        y += max(group.box[3] for group in row) + part.gap
    return tuple(items)


def shelved(part: Shelf, width: float) -> list[list[Shelved]]:
    """The groups by rows of a face so wide: each in the first row that has room for it."""
    rows: list[list[Shelved]] = []
    for group in part.groups:
        room = width - 2 * part.beside
        row = next((row for row in rows if _width(part, [*row, group]) <= room), None)
        if row is None:
            rows.append([group])
        else:
            row.append(group)
    return rows


def _width(part: Shelf, row: Sequence[Shelved]) -> float:
    return sum(group.box[2] for group in row) + part.gap * (len(row) - 1)


def _height(part: Shelf, rows: Sequence[Sequence[Shelved]]) -> float:
    return sum(max(group.box[3] for group in row) for row in rows) + part.gap * (len(rows) - 1)


def _values(layer: Layer, desk: Desk) -> list[tuple[Place, object]]:
    """Each value of a layer with its place."""
    values = desk.value(layer.source)
    if not isinstance(values, tuple | list):
        raise LayoutFault(say("no-hexes", path=repr(layer.source)))
    return [(place_of(value, layer.source), value) for value in values]


def place_of(value: object, path: str = "") -> Place:
    """The place that a value is or has (LayoutFault if it is none)."""
    match getattr(value, "at", value):
        case (int(column), int(row)):
            return column, row
    raise LayoutFault(say("no-place", value=repr(value), path=repr(path)))


def _grounds(
    part: Hexes, found: Sequence[list[tuple[Place, object]]], everywhere: Sequence[Place], desk: Desk
) -> Iterator[Item]:
    """The hexes of all layers in their colours, with what runs over them."""
    if part.halo is not None:
        edge = borders(everywhere, None, part.across)
        yield Path(edge, stroke=desk.colour(part.halo.ink), stroke_width=part.halo.line)
    for layer, values in zip(part.layers, found, strict=True):
        outlines = outlines_of([place for place, _ in values], part.across)
        if outlines and (layer.fill is not None or layer.stroke is not None):
            yield Path(outlines, desk.paint(layer.fill), desk.paint(layer.stroke), layer.line)
    if part.washes is not None:
        yield from washes(part.washes, everywhere, outlines_of(everywhere, part.across), part.across, desk)


def _shores(
    layer: Layer, places: Sequence[Place], everywhere: Sequence[Place], across: float, desk: Desk
) -> Iterator[Item]:
    outlines = outlines_of(places, across)
    if layer.coast is not None:
        yield from coast(layer.coast, places, everywhere, across, desk)
        shared = inner_edges(places, across)
        if layer.stroke is not None and shared:
            yield Path(shared, stroke=desk.colour(layer.coast.ink), stroke_width=layer.line, opacity=0.45)
    shore = borders(places, everywhere, across) if layer.rims else ()
    if shore:
        lines = tuple(Path(shore, stroke=desk.colour(rim.ink), stroke_width=rim.line) for rim in layer.rims)
        yield Group(lines, clip=outlines)


def _streams(
    part: Streams, values: Sequence[tuple[Place, object]], everywhere: Sequence[Place], across: float, desk: Desk
) -> list[Item]:
    """All streams as one line, so that they join without a seam; where they leave their hexes the banks end."""
    courses: list[Segments] = []
    base = desk.base
    for place, value in values:
        desk.base = value
        edges = desk.value(part.edges)
        if not isinstance(edges, tuple | list):
            raise LayoutFault(say("no-edges", path=repr(part.edges)))
        x, y = centre_of(place, across)
        courses.append(moved(stream(edges, across, Chance(f"stream {place}")), shift(x, y)))
    desk.base = base
    if not courses:
        return []
    lines = tuple(segment for course in courses for segment in course)
    wide = part.width + 2 * part.bank_line
    bank = Path(lines, stroke=desk.colour(part.bank), stroke_width=wide)
    water = Path(lines, stroke=desk.colour(part.fill), stroke_width=part.width)
    own = outlines_of([place for place, _ in values], across)
    ways = [way for course in courses for way in apart(course)]
    along = tuple(flows(part.flows, ways, desk))
    return [Group((bank,), clip=own), Group((water,), clip=outlines_of(everywhere, across)), *along]


def apart(lines: Segments) -> Iterator[Segments]:
    """A line of several strokes, one by one."""
    starts = [place for place, segment in enumerate(lines) if segment[0] == "M"]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield lines[start:end]


def inner_edges(places: Sequence[Place], across: float) -> Segments:
    """The edges that two hexes of a group share."""
    group = set(places)
    return tuple(
        segment
        for place in sorted(group)
        for edge in range(EDGES // 2)
        if neighbour_of(place, edge) in group
        for segment in edge_line(edge, across, *centre_of(place, across))
    )


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


def lie_of(place: Place) -> float:
    """How the land lies at a place, from 0 to below 1: places beside each other are alike."""
    column, row = place[0] / LIE, (place[1] + place[0] % 2 / 2) / LIE
    left, top = math.floor(column), math.floor(row)
    across, down = ((3 - 2 * t) * t * t for t in (column - left, row - top))
    heights = [[Chance(f"lie {left + x} {top + y}").between((0, 1)) for x in (0, 1)] for y in (0, 1)]
    above, below = (first + (last - first) * across for first, last in heights)
    return min(0.999, max(0.0, (above + (below - above) * down - 0.5) * STEEP + 0.5))


def _contents(
    use: str | tuple[str, ...], values: Sequence[tuple[Place, object]], across: float, desk: Desk, named: Named
) -> Iterator[Item]:
    base, seed = desk.base, desk.place
    for place, value in values:
        desk.base, desk.place = value, f"{seed}/{place[0]},{place[1]}"
        items = named(use if isinstance(use, str) else use[int(lie_of(place) * len(use))], desk)
        yield Group(items, shift(*centre_of(place, across)))
    desk.base, desk.place = base, seed


def _coordinates(places: Sequence[Place], across: float, ink: str, desk: Desk) -> Iterator[Item]:
    """Column and row in small figures, inside the left corner of each hex."""
    font, fill = desk.studio.fonts.face("body"), desk.colour(ink)
    size = least_size(font)
    for place in places:
        x, y = centre_of(place, across)
        left = x - side_of(across) + CORNER * size
        yield run(f"{place[0]},{place[1]}", left, y + middle(font) * size, font=font, size=size, fill=fill)


def _check(part: Hexes, at: Point, found: Sequence[list[tuple[Place, object]]], desk: Desk) -> None:
    """The first hex outside the face is reported where it is written, with how many there are."""
    outside: dict[Place, tuple[str | int, ...]] = {}
    for layer, values in zip(part.layers, found, strict=True):
        for number, (place, value) in enumerate(values):
            if _is_outside(part, at, place, desk):
                path = desk.path_of(layer.source)
                own = (*path, number, *(("at",) if hasattr(value, "at") else ())) if path else ()
                outside.setdefault(place, own)
    if outside:
        (column, row), path = next(iter(outside.items()))
        others = len(outside) - 1
        message = (
            say("hexes-outside", column=column, row=row, others=others)
            if others
            else say("hex-outside", column=column, row=row)
        )
        desk.report("board-overflow", message, *path)


def _is_outside(part: Hexes, at: Point, place: Place, desk: Desk) -> bool:
    x, y = centre_of(place, part.across)
    x, y = x + at[0], y + at[1]
    beside, above = min(x, desk.card.width - x), min(y, desk.card.height - y)
    return beside < side_of(part.across) or above < part.across / 2


def tracks(part: Rails, desk: Desk) -> tuple[Item, ...]:
    """The tracks of a tile, and the town if it has stubs."""
    look = look_of(part, desk)
    pairs, stubs = desk.value(part.tracks), desk.value(part.stubs)
    if not (isinstance(pairs, tuple | list) and isinstance(stubs, tuple | list)):
        raise LayoutFault(say("no-track-edges", tracks=repr(part.tracks), stubs=repr(part.stubs)))
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
    shine, ballast = desk.paint(part.shine), desk.paint(part.ballast) if bed is None else None
    return Look(colours[0], colours[1], colours[2], colours[3], part.width, part.gauge, shine, ballast)


def town(part: Rails, desk: Desk) -> Path:
    """The circle of a town in the middle of a tile."""
    return Path(circle(0, 0, part.town / 2), desk.colour(part.town_fill), desk.colour(part.ink), part.town_line)
