"""Places that a drawing names: shapes and words called ``{field}`` (by id or by Inkscape's label) stand for a field."""

import re
from collections.abc import Iterator
from typing import Literal

import msgspec

from generator.print.drawing.coverage import bounds_of
from generator.print.drawing.scene import IDENTITY, Matrix, combined, shift
from generator.print.own_art.svg.reading import edges_of, growth, length, matrix_of, outline_of
from generator.print.own_art.svg.tree import Element, Rules, Styles, colour_of, field_named_by, inherited, tree_of
from validator.base.characters import whole_number

_SHAPE_INSIDE = re.compile(r"shape-inside\s*:\s*url\(\s*#([\w-]+)\s*\)")
_BOLD_FROM = 600
_ANCHORS: dict[str, Literal["left", "centre", "right"]] = {"middle": "centre", "end": "right"}
_USUAL_SIZE = 16.0
_STRAIGHT = 0.02
"""What is turned by less stands upright, as the sine of the angle."""


class Place(msgspec.Struct, frozen=True):
    """A place for a field: its box in parts of the drawing (0 to 1), and how words stand in it.

    ``size`` is the height of letters in parts of the drawing's height, 0 for a shape; ``ink`` ``#rrggbb`` or nothing;
    ``flows`` where words fill a box instead of a line; ``is_turned`` where it lies aslant or on its side.
    """

    field: str
    box: tuple[float, float, float, float]
    line: int
    size: float = 0.0
    ink: str = ""
    align: Literal["left", "centre", "right"] = "left"
    is_bold: bool = False
    flows: bool = True
    is_turned: bool = False


class Places(msgspec.Struct, frozen=True):
    """How wide and high a drawing is, in its own units, and the places that it names, in the order they are drawn."""

    width: float
    height: float
    places: tuple[Place, ...]


def places_in(data: bytes) -> Places:
    """The places of a drawing.

    Raises:
        PictureFault: it is no SVG, broken, unsafe or too large, at its line.
    """
    root = tree_of(data)
    left, top, width, height = edges_of(root)
    finder = _Finder(root, width, height)
    style = inherited({}, finder.rules.of(root))
    places = tuple(finder.inside(root, style, combined(IDENTITY, shift(-left, -top))))
    return Places(width, height, places)


class _Finder:
    def __init__(self, root: Element, width: float, height: float) -> None:
        self.rules = Rules()
        self._width, self._height = width, height
        self._by_id: dict[str, Element] = {}
        for element in _every(root):
            self._by_id.setdefault(element.attributes.get("id", ""), element)
            if element.name == "style":
                self.rules.read(element.text)

    def inside(self, element: Element, style: Styles, matrix: Matrix) -> Iterator[Place]:
        """The places among what an element holds."""
        for child in element.children:
            own = inherited(style, self.rules.of(child))
            moved = combined(matrix, matrix_of(child.attributes.get("transform")))
            field = field_named_by(child)
            if field is None:
                yield from self.inside(child, own, moved)
            elif child.name == "text":
                yield self._words(field, child, own, moved)
            elif (box := self._box(child, moved)) is not None:
                yield Place(field, box, child.line, is_turned=_is_turned(moved))

    def _box(self, element: Element, matrix: Matrix) -> tuple[float, float, float, float] | None:
        """The box around a shape, or around all shapes of a group."""
        boxes = [*self._boxes(element, matrix)]
        if not boxes:
            return None
        left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
        right, foot = max(box[2] for box in boxes), max(box[3] for box in boxes)
        return left / self._width, top / self._height, (right - left) / self._width, (foot - top) / self._height

    def _boxes(self, element: Element, matrix: Matrix) -> Iterator[tuple[float, float, float, float]]:
        segments = outline_of(element, self._width, self._height)
        if segments:
            left, top, right, foot = bounds_of(segments)
            corners = [_moved(matrix, x, y) for x in (left, right) for y in (top, foot)]
            yield (
                min(x for x, _ in corners),
                min(y for _, y in corners),
                max(x for x, _ in corners),
                max(y for _, y in corners),
            )
        for child in element.children:
            yield from self._boxes(child, combined(matrix, matrix_of(child.attributes.get("transform"))))

    def _words(self, field: str, element: Element, style: Styles, matrix: Matrix) -> Place:
        first = next((child for child in element.children if child.name == "tspan"), element)
        style = inherited(style, self.rules.of(first)) if first is not element else style
        size = length(style.get("font-size"), self._height, _USUAL_SIZE) * growth(matrix)
        said = colour_of(style.get("fill", "#000000"), "#000000")
        weight = style.get("font-weight", "normal")
        is_bold = weight in ("bold", "bolder") or (whole_number(weight) or 0) >= _BOLD_FROM
        ink = said.name if said is not None and said.name.startswith("#") else ""
        common = {"line": element.line, "size": size / self._height, "ink": ink, "is_bold": is_bold}
        common["is_turned"] = _is_turned(matrix)
        align = _ANCHORS.get(style.get("text-anchor", "start"), "left")
        flowed = _SHAPE_INSIDE.search(element.attributes.get("style", ""))
        frame = self._by_id.get(flowed[1]) if flowed else None
        box = (
            None if frame is None else self._box(frame, combined(matrix, matrix_of(frame.attributes.get("transform"))))
        )
        if box is not None:
            return Place(field, box, align=align, **common)  # type: ignore[arg-type]
        x, y = _moved(
            matrix,
            length(first.attributes.get("x", element.attributes.get("x")), self._width),
            length(first.attributes.get("y", element.attributes.get("y")), self._height),
        )
        reach = {"left": (x, self._width), "right": (0.0, x), "centre": (x - min(x, self._width - x), 0.0)}[align]
        begin, end = reach if align != "centre" else (reach[0], 2 * x - reach[0])
        line = (begin / self._width, (y - size) / self._height, (end - begin) / self._width, 1.3 * size / self._height)
        return Place(field, line, align=align, flows=False, **common)  # type: ignore[arg-type]


def _is_turned(matrix: Matrix) -> bool:
    a, b, c, d, _, _ = matrix
    return abs(b) + abs(c) > _STRAIGHT * (abs(a) + abs(d)) or a < 0 or d < 0


def _moved(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def _every(element: Element) -> Iterator[Element]:
    yield element
    for child in element.children:
        yield from _every(child)
