"""A drawing (SVG) as outlines of our own scene: shapes, paths, groups, uses, clips and plain colours."""

import math
import re
from collections.abc import Callable
from typing import NamedTuple

from generator.print.drawing.coverage import Leaf, bounds_of, box_under, leaves
from generator.print.drawing.scene import IDENTITY, Group, Item, Matrix, Path, combined, scaled, shift
from generator.print.drawing.shapes import PathFault, Segments, ellipse, line, moved, outline_in, polygon, rect
from generator.print.own_art.files.headers import PictureFault
from generator.print.own_art.svg.tree import (
    DEEPEST,
    MOST_TEXT,
    ROLES,
    Colour,
    Element,
    Rules,
    Styles,
    colour_of,
    field_named_by,
    inherited,
    share,
    tree_of,
)
from validator.base.speech.sentences import Sentences, Text

FARTHEST = 1_000_000.0
"""No number of a drawing is beyond this."""
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_LENGTH = re.compile(rf"^\s*({_NUMBER.pattern})\s*(px|mm|cm|in|pt|pc|q|%|em|ex)?\s*$", re.IGNORECASE)
_UNITS = {
    "": 1.0,
    "px": 1.0,
    "mm": 96 / 25.4,
    "cm": 96 / 2.54,
    "in": 96.0,
    "pt": 96 / 72,
    "pc": 16.0,
    "q": 24 / 25.4,
    "em": 16.0,
    "ex": 8.0,
}
_TRANSFORM = re.compile(r"(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)")


def length(text: str | None, whole: float = 0.0, otherwise: float = 0.0) -> float:
    """A length in the drawing's units; a percentage is one of ``whole``."""
    match = _LENGTH.match(text or "")
    if match is None:
        return otherwise
    value, unit = float(match[1]), (match[2] or "").lower()
    return _bounded(value * whole / 100 if unit == "%" else value * _UNITS[unit])


def _bounded(value: float) -> float:
    return max(-FARTHEST, min(FARTHEST, value))


def numbers_in(text: str) -> list[float]:
    """Every number of a list."""
    return [_bounded(float(matches)) for matches in _NUMBER.findall(text)]


def matrix_of(text: str | None) -> Matrix:
    """What a ``transform`` says; parts of it that make no sense say nothing."""
    matrix = IDENTITY
    for name, inside in _TRANSFORM.findall(text or ""):
        matrix = combined(matrix, _step(name, numbers_in(inside)))
    return matrix


def _step(name: str, values: list[float]) -> Matrix:
    if name == "matrix" and len(values) == 6:
        a, b, c, d, e, f = values
        return (a, b, c, d, e, f)
    if name == "translate" and values:
        return shift(values[0], values[1] if len(values) > 1 else 0.0)
    if name == "scale" and values:
        return (values[0], 0.0, 0.0, values[1] if len(values) > 1 else values[0], 0.0, 0.0)
    if name == "rotate" and values:
        cos, sin = math.cos(math.radians(values[0])), math.sin(math.radians(values[0]))
        x, y = values[1:3] if len(values) >= 3 else (0.0, 0.0)
        return (cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)
    if name == "skewX" and values:
        return (1.0, 0.0, math.tan(math.radians(values[0])), 1.0, 0.0, 0.0)
    if name == "skewY" and values:
        return (1.0, math.tan(math.radians(values[0])), 0.0, 1.0, 0.0, 0.0)
    return IDENTITY


def outline_of(element: Element, width: float, height: float) -> Segments | None:
    """An element's outline in a drawing of that size; None for one that has none.

    Raises:
        ValueError: its path cannot be read.
    """
    given = element.attributes
    if element.name == "path":
        return outline_in(given.get("d", ""), FARTHEST)
    if element.name in ("polyline", "polygon"):
        values = numbers_in(given.get("points", ""))
        points = list(zip(values[0::2], values[1::2], strict=False))
        return polygon(points, closed=element.name == "polygon") if len(points) > 1 else ()

    def across(name: str) -> float:
        return length(given.get(name), width)

    def down(name: str) -> float:
        return length(given.get(name), height)

    if element.name == "line":
        return line(across("x1"), down("y1"), across("x2"), down("y2"))
    if element.name == "circle":
        r = length(given.get("r"), math.hypot(width, height) / math.sqrt(2))
        return ellipse(across("cx"), down("cy"), r, r) if r > 0 else ()
    if element.name == "ellipse":
        rx, ry = across("rx"), down("ry")
        return ellipse(across("cx"), down("cy"), rx, ry) if rx > 0 and ry > 0 else ()
    if element.name == "rect":
        return _rectangle(across("x"), down("y"), across("width"), down("height"), given, width, height)
    return None


def _rectangle(x: float, y: float, w: float, h: float, given: dict[str, str], width: float, height: float) -> Segments:
    if w <= 0 or h <= 0:
        return ()
    rx, ry = length(given.get("rx"), width, -1.0), length(given.get("ry"), height, -1.0)
    rx, ry = (ry if rx < 0 else rx), (rx if ry < 0 else ry)
    if rx <= 0 or ry <= 0:
        return rect(x, y, w, h)
    rx, ry = min(rx, w / 2), min(ry, h / 2)
    turn = f"A{rx} {ry} 0 0 1"
    unit = outline_in(
        f"M{rx} 0H{w - rx}{turn} {w} {ry}V{h - ry}{turn} {w - rx} {h}H{rx}{turn} 0 {h - ry}V{ry}{turn} {rx} 0Z",
        FARTHEST,
    )
    return moved(unit, shift(x, y))


def growth(matrix: Matrix) -> float:
    """How much wider lines become under a matrix."""
    a, b, c, d, _, _ = matrix
    return math.sqrt(abs(a * d - b * c))


say = Sentences(__package__)
__all__ = ["MOST_TEXT", "Drawing", "drawing_of"]

THINNEST = 1e-3
"""No drawing is smaller, in its own units."""
MOST_SHAPES = 20_000
MOST_SEGMENTS = 150_000
"""Of one drawing, those that are used again counted each time."""
_GROUPS = frozenset({"g", "a", "switch"})
_QUIET = frozenset(
    {
        "defs",
        "title",
        "desc",
        "metadata",
        "style",
        "clipPath",
        "linearGradient",
        "radialGradient",
        "symbol",
        "marker",
        "mask",
        "pattern",
        "filter",
        "view",
        "cursor",
        "font",
        "font-face",
        "color-profile",
    }
)
_MARKERS = ("marker", "marker-start", "marker-mid", "marker-end")
_LEFT_OUT = {name: say(f"lost-{name}") for name in ("text", "image", "mask", "filter")}


class Drawing(NamedTuple):
    """A drawing: what is drawn, how wide and high it is, what was left out of it, and whether anything is for an eye:
    an outline within its edges, or a place for a field."""

    items: tuple[Item, ...]
    width: float
    height: float
    left_out: tuple[Text, ...]
    shows: bool


def drawing_of(data: bytes, *, side: float = 100.0, is_icon: bool = False) -> Drawing:
    """What a drawing shows, its longer side made as long as ``side``.

    Colours of an icon that are black, or those of where it stands, are the role ``ink``.

    Raises:
        PictureFault: it is no SVG, broken, unsafe or too large, at its line.
    """
    root = tree_of(data)
    reader = _Reader(root, is_icon)
    left, top, width, height = edges_of(root)
    factor = side / max(width, height)
    style = reader.rules.of(root)
    placed = combined(scaled(factor), shift(-left, -top))
    reader.children(root, inherited({}, style), placed, share(style.get("opacity")), 0)
    items, across, down = tuple(reader.items), width * factor, height * factor
    shows = reader.names_places or any(_is_within(leaf, across, down) for leaf in leaves(items))
    return Drawing(items, across, down, tuple(sorted(reader.left_out, key=str)), shows)


def _is_within(leaf: Leaf, width: float, height: float) -> bool:
    """Whether anything of an outline lies within a drawing's edges."""
    assert isinstance(leaf.item, Path) and not isinstance(leaf.item.segments, str)
    left, top, right, foot = box_under(leaf.matrix, bounds_of(leaf.item.segments))
    edge = leaf.item.stroke_width / 2
    cut_left, cut_top, cut_right, cut_foot = leaf.cut
    return (
        max(left - edge, cut_left) < min(width, cut_right)
        and max(top - edge, cut_top) < min(height, cut_foot)
        and min(right + edge, cut_right) > 0
        and min(foot + edge, cut_foot) > 0
    )


def edges_of(root: Element) -> tuple[float, float, float, float]:
    """Left, top, width and height of a drawing, in its own units. Raises PictureFault where it says none."""
    box = numbers_in(root.attributes.get("viewBox", ""))
    width, height = length(root.attributes.get("width"), 0.0), length(root.attributes.get("height"), 0.0)
    if len(box) == 4 and box[2] > THINNEST and box[3] > THINNEST:
        return box[0], box[1], box[2], box[3]
    if width > THINNEST and height > THINNEST:
        return 0.0, 0.0, width, height
    raise PictureFault("picture-broken", say("no-size"), say("a-viewbox"), root.line)


class _Reader:
    """Walks through a drawing and gathers what is drawn."""

    def __init__(self, root: Element, is_icon: bool) -> None:
        self.items: list[Item] = []
        self.left_out: set[Text] = set()
        self.names_places = False
        self.rules = Rules()
        self._is_icon = is_icon
        self._current = "ink" if is_icon else "#000000"
        self._named: dict[str, Element] = {}
        self._shapes = self._segments = 0
        _, _, self._width, self._height = edges_of(root)
        for element in _all(root):
            self.names_places = self.names_places or field_named_by(element) is not None
            if "id" in element.attributes:
                self._named.setdefault(element.attributes["id"], element)
            if element.name == "style":
                self.rules.read(element.text)
        self.left_out |= self.rules.left_out

    def children(self, element: Element, style: Styles, matrix: Matrix, seen: float, depth: int) -> None:
        """Draw all that an element holds, in its order."""
        for child in element.children:
            if child.is_svg and field_named_by(child) is None:
                self.element(child, style, matrix, seen, depth)

    def element(self, element: Element, above: Styles, matrix: Matrix, seen: float, depth: int) -> None:
        """Draw one element."""
        if element.name in _LEFT_OUT and element.name in ("text", "image"):
            if element.name != "text" or any(one.text.strip() for one in _all(element)):
                self.left_out.add(_LEFT_OUT[element.name])
            return
        own = self.rules.of(element)
        if element.name in _QUIET or own.get("display") == "none":
            return
        style = inherited(above, own)
        matrix = combined(matrix, matrix_of(element.attributes.get("transform")))
        seen *= share(own.get("opacity"))
        for name in ("mask", "filter"):
            if own.get(name, "none") != "none":
                self.left_out.add(_LEFT_OUT[name])
        if own.get("mix-blend-mode", "normal") != "normal":
            self.left_out.add(say("lost-blend"))
        clip = self._clip(own.get("clip-path"), matrix, element)
        self._cut(clip, lambda: self._inside(element, style, matrix, seen, depth))

    def _cut(self, clip: Segments | None, draw: Callable[[], None]) -> None:
        if clip is None:
            draw()
            return
        before, self.items = self.items, []
        draw()
        items, self.items = self.items, before
        if items:
            self.items.append(Group(tuple(items), clip=clip))

    def _inside(self, element: Element, style: Styles, matrix: Matrix, seen: float, depth: int) -> None:
        if element.name in _GROUPS:
            self.children(element, style, matrix, seen, depth)
        elif element.name == "svg":
            self.children(element, style, combined(matrix, _framed(element)), seen, depth)
        elif element.name == "use":
            self._use(element, style, matrix, seen, depth)
        else:
            outline = self._outline(element)
            if outline:
                self._draw(self._moved(outline, matrix, element), style, growth(matrix), seen)

    def _moved(self, outline: Segments, matrix: Matrix, element: Element) -> Segments:
        segments = moved(outline, matrix)
        if not all(abs(value) <= FARTHEST for _, *values in segments for value in values):
            raise PictureFault("picture-broken", say("beyond-paper"), line=element.line)
        return segments

    def _outline(self, element: Element) -> Segments:
        try:
            outline = outline_of(element, self._width, self._height)
        except PathFault as fault:
            raise PictureFault("picture-broken", say("broken", why=fault.why), line=element.line) from None
        if outline is None:
            self.left_out.add(f"<{element.name[:30]}>")
        self._shapes += 1
        self._segments += len(outline or ())
        if self._shapes > MOST_SHAPES or self._segments > MOST_SEGMENTS:
            most = say("at-most-outlines", shapes=f"{MOST_SHAPES:,}", segments=f"{MOST_SEGMENTS:,}")
            raise PictureFault("picture-too-large", say("too-many-outlines"), most, element.line)
        return outline or ()

    def _use(self, element: Element, style: Styles, matrix: Matrix, seen: float, depth: int) -> None:
        target = self._named.get(element.attributes.get("href", "").strip().removeprefix("#"))
        if target is None:
            self.left_out.add(say("lost-use"))
            return
        self._shapes += 1
        if depth >= DEEPEST or self._shapes > MOST_SHAPES:
            raise PictureFault(
                "picture-too-large", say("uses-in-circle"), say("at-most-deep", most=DEEPEST), element.line
            )
        given = element.attributes
        matrix = combined(matrix, shift(length(given.get("x"), self._width), length(given.get("y"), self._height)))
        if target.name not in ("symbol", "svg"):
            self.element(target, style, matrix, seen, depth + 1)
            return
        own = inherited(style, self.rules.of(target))
        sized = Element(
            "svg", {**target.attributes, **{k: given[k] for k in ("width", "height") if k in given}}, target.line, True
        )
        self.children(target, own, combined(matrix, _framed(sized)), seen, depth + 1)

    def _draw(self, outline: Segments, style: Styles, wider: float, seen: float) -> None:
        if style.get("visibility") in ("hidden", "collapse"):
            return
        fill = self._paint(style.get("fill", "#000000"), style)
        stroke = self._paint(style.get("stroke", "none"), style)
        width = length(style.get("stroke-width"), self._width, 1.0) * wider
        if style.get("stroke-dasharray", "none") != "none" and stroke:
            self.left_out.add(say("lost-dashes"))
        if any(style.get(name, "none") != "none" for name in _MARKERS):
            self.left_out.add(say("lost-marker"))
        even_odd = style.get("fill-rule") == "evenodd"
        inner = 0.0 if fill is None else seen * share(style.get("fill-opacity")) * fill.covers
        outer = 0.0 if stroke is None or width <= 0 else seen * share(style.get("stroke-opacity")) * stroke.covers
        if fill and stroke and inner and inner == outer:
            self.items.append(Path(outline, fill.name, stroke.name, width, even_odd, inner))
            return
        if fill and inner:
            self.items.append(Path(outline, fill=fill.name, even_odd=even_odd, opacity=inner))
        if stroke and outer:
            self.items.append(Path(outline, stroke=stroke.name, stroke_width=width, opacity=outer))

    def _paint(self, value: str, style: Styles) -> Colour | None:
        address, _, otherwise = value.partition(")")
        if address.strip().lower().startswith("url("):
            return self._gradient(address.partition("#")[2].strip(" '\""), otherwise.strip(), style)
        current = style.get("color", "")
        colour = colour_of(value, self._current)
        if (
            value.strip().lower() == "currentcolor"
            and current.lower() not in ("", "currentcolor")
            and not self._is_icon
        ):
            colour = colour_of(current, self._current)
        word = value.strip().lower()
        is_unknown = colour is None and word not in ("", "none", "transparent", "inherit")
        if is_unknown or (word.startswith("var(") and not self._is_icon):
            self.left_out.add(say("lost-colour"))
        return self._role(colour)

    def _role(self, colour: Colour | None) -> Colour | None:
        """Black is an icon's ink; in a picture roles mean nothing, and are black."""
        if colour is None:
            return None
        if self._is_icon:
            return Colour("ink", colour.covers) if colour.name == "#000000" else colour
        return Colour("#000000", colour.covers) if colour.name in ROLES else colour

    def _gradient(self, name: str, otherwise: str, style: Styles) -> Colour | None:
        stops: list[Element] = []
        seen: set[str] = set()
        while not stops and name not in seen and (target := self._named.get(name)) is not None:
            seen.add(name)
            stops = [stop for stop in target.children if stop.name == "stop"]
            name = target.attributes.get("href", "").strip().removeprefix("#")
        if not stops:
            self.left_out.add(say("lost-paint"))
            return self._paint(otherwise or "none", style) if "url(" not in otherwise else None
        colours = [self._stop(stop) for stop in stops]
        if len(set(colours)) > 1:
            self.left_out.add(say("lost-gradient"))
        return _middle([colour for colour in colours if colour is not None])

    def _stop(self, stop: Element) -> Colour | None:
        said = self.rules.of(stop)
        role = self._role(colour_of(said.get("stop-color", "#000000"), self._current))
        return None if role is None else Colour(role.name, role.covers * share(said.get("stop-opacity")))

    def _clip(self, value: str | None, matrix: Matrix, element: Element) -> Segments | None:
        """The outline that something is cut to; where several shapes make it, all of them together."""
        if value is None or "#" not in value:
            return None
        target = self._named.get(value.partition("#")[2].strip(" '\")"))
        if target is None or target.name != "clipPath":
            return None
        if target.attributes.get("clipPathUnits") == "objectBoundingBox":
            self.left_out.add(say("lost-clip"))
            return None
        clip: Segments = ()
        base = combined(matrix, matrix_of(target.attributes.get("transform")))
        for child in target.children:
            shape = self._named.get(child.attributes.get("href", "").strip().removeprefix("#"), child)
            placed = combined(base, matrix_of(child.attributes.get("transform")))
            if shape is not child:
                placed = combined(placed, matrix_of(shape.attributes.get("transform")))
            if shape.name not in ("clipPath", "title", "desc"):
                clip += self._moved(self._outline(shape), placed, child)
        return clip or (("M", 0.0, 0.0), ("L", 0.0, 0.0), ("Z",))


def _middle(colours: list[Colour]) -> Colour | None:
    plain = [colour for colour in colours if colour.name.startswith("#")]
    if not plain:
        return colours[0] if colours else None
    levels = [round(sum(int(c.name[i : i + 2], 16) for c in plain) / len(plain)) for i in (1, 3, 5)]
    return Colour("#" + "".join(f"{level:02x}" for level in levels), sum(c.covers for c in plain) / len(plain))


def _framed(element: Element) -> Matrix:
    """How the inside of a drawing in a drawing is placed."""
    given = element.attributes
    x, y = length(given.get("x")), length(given.get("y"))
    box = numbers_in(given.get("viewBox", ""))
    if len(box) != 4 or box[2] <= 0 or box[3] <= 0:
        return shift(x, y)
    width, height = length(given.get("width"), box[2], box[2]), length(given.get("height"), box[3], box[3])
    factor = min(width / box[2], height / box[3])
    left, top = x + (width - box[2] * factor) / 2, y + (height - box[3] * factor) / 2
    return (factor, 0.0, 0.0, factor, left - box[0] * factor, top - box[1] * factor)


def _all(root: Element) -> list[Element]:
    elements, waiting = [], [root]
    while waiting:
        element = waiting.pop()
        elements.append(element)
        waiting += reversed(element.children)
    return elements
