"""A look drawn for one size becomes the same look in another: bands stretch, what has a shape keeps it.

Everything is scaled by one factor, the smaller of those of width and height, so that letters and round things keep
their shape; what is left in the other direction is given to the look's band. The safe margin and the bleed are those
of the new size: they do not shrink with the card.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec

from generator.print.drawing.scene import BEYOND
from generator.print.layout.boards import Pips, Table, Track
from generator.print.layout.units import NOTHING, Part, Picture
from generator.print.layout.vocabulary import (
    AnyPart,
    Art,
    Badge,
    Card,
    Frame,
    Group,
    Icon,
    Lettering,
    Number,
    Panel,
    Row,
    Sides,
)
from generator.print.looks.vocabulary import Band, Look

Kept = TypeVar("Kept", bound=Part)
Point = tuple[float, float]
BoxOf = tuple[float, float, float, float]
Knots = tuple[Point, ...]

LENGTHS = frozenset(
    {
        "size",
        "radius",
        "line",
        "gap",
        "numeral",
        "edge",
        "tab",
        "width",
        "length",
        "square",
        "lane",
        "inset",
        "drop",
        "room",
        "small",
        "dash",
        "across",
        "town",
        "gauge",
    }
)
PAIRS = frozenset({"pitch", "cell", "inset"})
POINTS = frozenset({"at", "about", "start", "end"})
SHAPELESS = frozenset({"rect", "rounded", "cut"})
"""Shapes that may become longer than they were drawn."""
SCENED = "~scene"
"""What a group of a scene and the picture in whose place it stands says it uses."""
LEAST, MOST = 2.3, 60.0
"""The sizes that words of a layout have, in mm, as `TextSize` says."""
WORDED = (Lettering, Number, Table, Track)
MOST_MARGIN = 1 / 6
"""The most that a safe margin takes of a face's width or height."""
READABLE = 3.0
"""Letters that were this high (mm) or higher do not become lower."""


class Fit(NamedTuple):
    """How places of one size become places of another: knots across and down, and the factor of all lengths."""

    across: Knots
    down: Knots
    factor: float

    def x(self, value: float) -> float:
        """A distance from the left."""
        return _along(self.across, value)

    def y(self, value: float) -> float:
        """A distance from the top."""
        return _along(self.down, value)

    def box(self, box: BoxOf) -> BoxOf:
        """A box, its edges moved."""
        left, top, width, height = box
        x, y = self.x(left), self.y(top)
        return _tidy(x), _tidy(y), _tidy(self.x(left + width) - x), _tidy(self.y(top + height) - y)

    def shaped(self, box: BoxOf) -> BoxOf:
        """A box that keeps its shape about its middle."""
        left, top, width, height = box
        wide, high = width * self.factor, height * self.factor
        x, y = self.x(left + width / 2) - wide / 2, self.y(top + height / 2) - high / 2
        return _tidy(x), _tidy(y), _tidy(wide), _tidy(high)

    def within(self) -> "Fit":
        """The fit of what is drawn from a corner of its own."""
        straight = ((0.0, 0.0), (1.0, self.factor))
        return Fit(straight, straight, self.factor)


def fit_of(look: Look, card: Card) -> Fit:
    """How the look's places become those of a card."""
    own = look.card
    safe = min(own.safe, card.safe, card.width * MOST_MARGIN, card.height * MOST_MARGIN)
    wide = (card.width - 2 * safe) / (own.width - 2 * safe)
    high = (card.height - 2 * safe) / (own.height - 2 * safe)
    factor = min(wide, high)
    across = _knots(look.stretch.across, own.width, card.width, (own.bleed, card.bleed), safe, factor)
    down = _knots(look.stretch.down, own.height, card.height, (own.bleed, card.bleed), safe, factor)
    return Fit(across, down, factor)


def _knots(band: Band | None, own: float, wanted: float, bleeds: Point, safe: float, factor: float) -> Knots:
    first, last = band or (safe, own - safe)
    inner = (first, safe + (first - safe) * factor), (last, wanted - safe - (own - safe - last) * factor)
    points = [(0.0, 0.0), (safe, safe), *inner, (own - safe, wanted - safe), (own, wanted)]
    before, behind = bleeds[0], bleeds[1] + BEYOND
    return tuple(dict.fromkeys([(-before, -behind), *points, (own + before, wanted + behind)]))


def _along(knots: Knots, value: float) -> float:
    place = 1
    while place < len(knots) - 1 and knots[place][0] < value:
        place += 1
    (a, u), (b, v) = knots[place - 1], knots[place]
    return u if a == b else u + (value - a) * (v - u) / (b - a)


def _tidy(length: float) -> float:
    return round(length, 3)


def stretched(parts: tuple[AnyPart, ...], named: Mapping[str, tuple[AnyPart, ...]], fit: Fit) -> tuple[AnyPart, ...]:
    """The parts in another size; lists they ``use`` are written out."""
    return tuple(_part(part, named, fit) for part in parts)


def _part(part: Any, named: Mapping[str, tuple[AnyPart, ...]], fit: Fit) -> Any:
    if isinstance(part, Art):
        return _art(part, fit)
    if isinstance(part, Picture) and part.otherwise not in (None, NOTHING):
        return _pictured(part, fit)
    changes = dict(_changes(part, fit))
    if hasattr(part, "parts"):
        inner = fit.within() if _has_own_corner(part) else fit
        names = part.use if isinstance(part.use, tuple) else (part.use,)
        use = next((name for name in names if name in named), names[-1])
        inside = (*(named[use] if use else ()), *part.parts)
        changes |= {"use": None, "name": part.name or use, "parts": stretched(inside, named, inner)}
    return msgspec.structs.replace(part, **changes)


def _has_own_corner(part: Part) -> bool:
    """Whether what a part holds is drawn from a corner of its own."""
    moved = isinstance(part, Group) and (part.at != (0.0, 0.0) or part.scale != 1)
    return isinstance(part, Row | Sides) or moved


def _changes(part: Part, fit: Fit) -> Any:
    for name in part.__struct_fields__:
        value: Any = getattr(part, name)
        if name == "box":
            yield name, fit.shaped(value) if _is_shaped(part) else fit.box(value)
        elif name == "places":
            yield name, tuple((_tidy(fit.x(x)), _tidy(fit.y(y))) for x, y in value)
        elif name in POINTS and isinstance(value, tuple) and not (name == "at" and value == (0.0, 0.0)):
            yield name, (_tidy(fit.x(value[0])), _tidy(fit.y(value[1])))
        elif name in PAIRS and isinstance(value, tuple):
            yield name, (_tidy(value[0] * fit.factor), _tidy(value[1] * fit.factor))
        elif name in LENGTHS and isinstance(value, int | float) and not isinstance(value, bool):
            yield name, _lettered(part, name, float(value), fit)


def _lettered(part: Part, name: str, value: float, fit: Fit) -> float:
    scaled = _tidy(value * fit.factor)
    if isinstance(part, Lettering):
        scaled = max(scaled, min(value, READABLE))
    is_words = name in ("numeral", "small") or (name == "size" and isinstance(part, WORDED))
    return min(max(scaled, LEAST), MOST) if is_words else scaled


def _is_shaped(part: Part) -> bool:
    """Whether a part would look wrong if it were pulled longer."""
    if isinstance(part, Panel | Frame):
        return part.shape not in SHAPELESS
    if isinstance(part, Picture):
        return part.shape is not None and part.shape not in SHAPELESS
    return isinstance(part, Number | Icon | Badge | Pips)


def _art(part: Art, fit: Fit) -> Group:
    """A scene fills the new box at one scale; what does not fit is cut."""
    left, top, width, height = fit.box(part.box)
    scale = max(width / part.box[2], height / part.box[3])
    inner = msgspec.structs.replace(part, box=(0.0, 0.0, _tidy(width / scale), _tidy(height / scale)))
    return Group(at=(left, top), scale=scale, parts=(inner,))


def _pictured(part: Picture, fit: Fit) -> Group:
    """A picture and the scene that is drawn where there is none, to be hung by `hung`."""
    scene = _art(Art(box=part.box, scene=part.otherwise or "", tint=part.tint), fit)
    bare = msgspec.structs.replace(part, box=fit.box(part.box), otherwise=NOTHING)
    return Group(use=SCENED, parts=(scene, bare))


def hung(parts: tuple[AnyPart, ...], face: str, lists: dict[str, tuple[AnyPart, ...]]) -> tuple[AnyPart, ...]:
    """The parts with every scene as a named list that its picture falls back on; the lists are added to ``lists``."""
    return tuple(_hung(part, face, lists) for part in parts)


def _hung(part: Any, face: str, lists: dict[str, tuple[AnyPart, ...]]) -> Any:
    if isinstance(part, Group) and part.use == SCENED:
        scene: AnyPart
        picture: Any
        scene, picture = part.parts
        assert isinstance(picture, Picture)
        name = f"{face}-scene-{len(lists) + 1}"
        lists[name] = (scene,)
        return msgspec.structs.replace(picture, otherwise=name, drawn_for=picture.box)
    if hasattr(part, "parts"):
        return msgspec.structs.replace(part, parts=hung(part.parts, face, lists))
    return part
