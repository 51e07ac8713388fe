"""A map of hexes with a game in progress on it: track as it lies, links in their owners' colours, cities and cubes.

The set's layout says how everything looks: the map's face, the faces of tiles and of new cities, the marks of colours
and of players (``player-<colour>``), and the parts ``laid-town`` for the name of a town that a tile hides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

from generator.print.drawing.hexes import EDGES, Course, centre_of, course, hexagon
from generator.print.drawing.icons import GRID
from generator.print.drawing.rails import rails
from generator.print.drawing.scene import Group as Placed
from generator.print.drawing.scene import Item, Path, Scene, Symbol, Use, combined, scaled, shift, turned
from generator.print.drawing.shapes import rounded
from generator.print.faces.sides import face_named, front_of, layout_of, studio_of
from generator.print.layout.boards import Hexes, Rails
from generator.print.layout.units import Part
from generator.print.layout.vocabulary import Layout
from generator.print.parts.desk import Desk, LayoutFault, Studio, unplaced
from generator.print.parts.dispatch import named
from generator.print.parts.hex_map import grown, look_of, origin, parts_of_kind, place_of, town
from validator.base.speech.sentences import Sentences
from validator.content.loading import ContentSet
from validator.content.vocabulary import Laid, Piece, Place, Position

say = Sentences(__package__)

BADGE, CUBE, CUBES_IN_ROW = 5.4, 5.2, 5
CUBES_BELOW = 0.35
"""Where cubes begin below the middle of a city, in widths of its hex: below the signs of its own."""
MAP, TILE, NEW_CITY, TOWN_NAME = "map", "track", "new_city", "laid-town"

Kind = TypeVar("Kind", bound=Part)


def map_picture(
    content: ContentSet, position: Position, language: str, *, theme: str = "standard", name: str = "map"
) -> Scene:
    """The first map of a set with what lies on it, in full size.

    Raises:
        ContentError: the layout cannot be used.
        LayoutFault: the layout draws no map of hexes, a tile or city is not of the set, or a colour has no mark.
    """
    return MapPictures(content, studio_of(content, language, layout_of(content), theme)).picture(position, name)


class MapPictures:
    """Pictures of the first map of a set, whose board is drawn once: handed in as ``front``, or here."""

    def __init__(self, content: ContentSet, studio: Studio, front: Scene | None = None) -> None:
        """Raises LayoutFault where the layout draws no map of hexes."""
        if not content.pieces.get(MAP):
            raise LayoutFault(say("no-map", set=content.name))
        board = content.pieces[MAP][0]
        front = front or front_of(studio, content, MAP, board)[0]
        if front is None:
            raise LayoutFault(say("map-undrawn"))
        self._front, self._painter = front, _Painter(studio, content, board)

    def picture(self, position: Position, name: str) -> Scene:
        """The map with what lies on it, in full size.

        Raises:
            LayoutFault: a tile or city is not of the set, or a colour has no mark.
        """
        front = self._front
        items = (*front.items, *self._painter.everything(position))
        return Scene(name, front.title, front.width, front.height, items, front.bleed, front.corner)

    def part(self, position: Position, near: Sequence[Place], name: str) -> Scene:
        """The part of the map about some hexes, with what lies there. Raises LayoutFault as `picture`."""
        whole, across = self.picture(position, name), self._painter.map.across
        spots = [centre_of(place, across) for place in near]
        xs, ys = [x + self._painter.origin[0] for x, _ in spots], [y + self._painter.origin[1] for _, y in spots]
        left, top = max(0.0, min(xs) - 1.2 * across), max(0.0, min(ys) - 1.1 * across)
        right, foot = min(whole.width, max(xs) + 1.2 * across), min(whole.height, max(ys) + 1.1 * across)
        board = Symbol("board-map", self._front.items, (0.0, 0.0, whole.width, whole.height), whole.title)
        items = (Use(board), *self._painter.everything(position))
        box = rounded(0, 0, right - left, foot - top, 3)
        inner = Placed((Placed(items, shift(-left, -top)),), clip=box)
        return Scene(name, whole.title, right - left, foot - top, (inner,), 0.0, 3.0)


def map_grid(content: ContentSet, language: str) -> tuple[tuple[float, float], float]:
    """Where the hex of column 0, row 0 has its middle on the first map of a set, and how far it is across, in mm.

    Raises:
        ContentError: the layout cannot be used.
        LayoutFault: the layout draws no map of hexes.
    """
    studio = studio_of(content, language, layout_of(content), "standard")
    painter = _Painter(studio, content, content.pieces[MAP][0])
    return painter.origin, painter.map.across


class _Painter:
    """Draws what lies on one map."""

    def __init__(self, studio: Studio, content: ContentSet, board: Piece) -> None:
        self.studio = studio
        self.content = content
        layout = studio.layout
        face = face_named(layout, MAP, board.id)
        self.map = _first(layout, face.parts, Hexes)
        self.rails = _first(layout, face_named(layout, TILE, "").parts, Rails)
        self.desk = Desk(studio, board, "", [], unplaced)
        self.desk.card = face.card or layout.card
        if face.grows:
            self.desk.card = grown(face.parts, self.desk)
        self.origin = origin(self.map, self.desk)
        self.towns = {place_of(town): town for town in getattr(board, "towns", ())}
        self._fronts: dict[tuple[str, str], Scene] = {}

    def everything(self, position: Position) -> Iterator[Item]:
        """Tiles, then what lies over them, so that no tile hides a neighbour's badge."""
        for laid in position.tiles:
            yield self.at(laid.place, self.tile(laid))
        for place, city in sorted(position.new_cities.items()):
            yield self.at(place, self.face(NEW_CITY, city))
        for laid in position.tiles:
            yield self.at(laid.place, [*self.badges(laid), *self.town_name(laid)])
        for place, colours in sorted(position.cubes.items()):
            yield self.at(place, list(self.cubes(colours)))

    def at(self, place: Place, items: Iterable[Item]) -> Item:
        """Items drawn about the middle of a hex."""
        x, y = centre_of(place, self.map.across)
        return Placed(tuple(items), shift(x + self.origin[0], y + self.origin[1]))

    def face(self, kind: str, name: str, turn: int = 0) -> list[Item]:
        """The printed face of a tile, cut to its hex."""
        front = self._front(kind, name)
        matrix = combined(turned(360 / EDGES * turn), shift(-front.width / 2, -front.height / 2))
        outline = hexagon(0, 0, self.map.across)
        rim = Path(outline, stroke=self.desk.colour(self.rails.edge), stroke_width=0.3)
        return [Placed((Use(front.symbol(), matrix),), clip=outline, label=front.title), rim]

    def _front(self, kind: str, name: str) -> Scene:
        """The printed face of a piece, drawn once however often it lies on the map."""
        if (kind, name) not in self._fronts:
            front, _ = front_of(self.studio, self.content, kind, self.piece(kind, name))
            if front is None:
                raise LayoutFault(say("piece-undrawn", kind=kind, piece=repr(name)))
            self._fronts[kind, name] = front
        return self._fronts[kind, name]

    def tile(self, laid: Laid) -> list[Item]:
        """The tile, its tracks drawn again on beds of their owners' colours."""
        items = self.face(TILE, laid.tile, laid.turn)
        tracks: list[Item] = []
        for section, way in self.sections(laid):
            owner = laid.owners.get(section)
            tracks += rails(way, look_of(self.rails, self.desk, owner and f"player-{owner}"))
        if laid.marker or self.stubs(laid):
            tracks.append(town(self.rails, self.desk))
        return [*items, Placed(tuple(tracks), clip=hexagon(0, 0, self.map.across))]

    def stubs(self, laid: Laid) -> tuple[int, ...]:
        """The edges of the tile's stubs as they lie."""
        return tuple(sorted((edge + laid.turn) % EDGES for edge in self.field(laid, self.rails.stubs)))

    def sections(self, laid: Laid) -> Iterator[tuple[tuple[int, ...], Course]]:
        """Each section of a tile as it lies, and its course, in the order they cross."""
        for edge in self.stubs(laid):
            yield (edge,), course((edge,), self.map.across)
        for pair in self.field(laid, self.rails.tracks):
            first, second = ((edge + laid.turn) % EDGES for edge in pair)
            if laid.marker:
                yield (first,), course((first, second), self.map.across).first_half()
                yield (second,), course((second, first), self.map.across).first_half()
            else:
                yield tuple(sorted((first, second))), course((first, second), self.map.across)

    def field(self, laid: Laid, path: str) -> Sequence[Any]:
        """A field of the tile's piece."""
        self.desk.base = self.piece(TILE, laid.tile)
        value = self.desk.value(f".{path}")
        return value if isinstance(value, tuple | list) else ()

    def piece(self, kind: str, name: str) -> Piece:
        """A piece by its id (LayoutFault if the set has none)."""
        for piece in self.content.pieces[kind]:
            if piece.id == name:
                return piece
        raise LayoutFault(say("no-piece", kind=kind, piece=repr(name)))

    def badges(self, laid: Laid) -> Iterator[Item]:
        """The owner's sign on each section."""
        for section, way in self.sections(laid):
            owner = laid.owners.get(section)
            if owner is not None:
                x, y, _ = way.at(0.26 if way.through else 0.34)
                mark = self.studio.mark(f"player-{owner}", self.desk.colour("paper"), 2.0)
                yield Use(mark, scaled(BADGE / GRID, x - BADGE / 2, y - BADGE / 2))

    def town_name(self, laid: Laid) -> tuple[Item, ...]:
        """The name of the town under a tile."""
        if laid.place not in self.towns or TOWN_NAME not in self.studio.layout.parts:
            return ()
        self.desk.base = self.towns[laid.place]
        return named(TOWN_NAME, self.desk)

    def cubes(self, colours: Sequence[str]) -> Iterator[Item]:
        """Cubes in rows at the foot of a city."""
        step = CUBE + 0.4
        rows = -(-len(colours) // CUBES_IN_ROW)
        wide, high = min(CUBES_IN_ROW, len(colours)) * step + 0.6, rows * (step - 0.2) + 0.8
        tray = rounded(-wide / 2, self.map.across * CUBES_BELOW - 0.6, wide, high, 0.8)
        yield Path(tray, fill=self.desk.colour("paper"), stroke=self.desk.colour("ink"), stroke_width=0.3)
        for number, colour in enumerate(colours):
            row, column = divmod(number, CUBES_IN_ROW)
            here = min(CUBES_IN_ROW, len(colours) - row * CUBES_IN_ROW)
            x, y = (column - here / 2) * step + 0.2, self.map.across * CUBES_BELOW + row * (step - 0.2)
            fill, ink = self.desk.colour(f"city-{colour}"), self.desk.colour(f"on-{colour}")
            yield Path(rounded(x, y, CUBE, CUBE, 0.6), fill=fill, stroke=self.desk.colour("ink"), stroke_width=0.4)
            sign = self.studio.icon(f"goods-{colour}", ink, ink, fill)
            yield Use(sign, scaled(CUBE * 0.7 / GRID, x + CUBE * 0.15, y + CUBE * 0.15))


def _first(layout: Layout, parts: Sequence[Part], kind: type[Kind]) -> Kind:
    """The first part of a type among parts and what they hold (LayoutFault if there is none)."""
    part = next(parts_of_kind(layout, parts, kind), None)
    if part is None:
        raise LayoutFault(say("no-part", part=repr(kind.__name__.lower())))
    return part
