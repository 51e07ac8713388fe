"""Scenes taken apart for tests: everything drawn, where it lies on the face, and a compact text to compare."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from generator.print.drawing.scene import (
    IDENTITY,
    Group,
    Item,
    Linear,
    Matrix,
    Paint,
    Path,
    Scene,
    Segment,
    Symbol,
    Text,
    Use,
    combined,
)
from generator.print.drawing.shapes import moved
from generator.print.drawing.written import read


class Drawn(NamedTuple):
    """One path or text on the face: its bounds (left, top, right, bottom, mm), control points included."""

    item: Path | Text
    bounds: tuple[float, float, float, float]


def everything(scene: Scene) -> list[Drawn]:
    """Every path and text of a scene, symbols included, in drawing order."""
    return list(_flat(scene.items, IDENTITY))


def texts(scene: Scene) -> list[Drawn]:
    """Every run of text on a face."""
    return [drawn for drawn in everything(scene) if isinstance(drawn.item, Text)]


def words(scene: Scene) -> str:
    """All text on a face, in drawing order."""
    return " ".join(drawn.item.text for drawn in texts(scene) if isinstance(drawn.item, Text))


def symbols(scene: Scene) -> Iterator[Symbol]:
    """Every symbol placed on a face, those inside symbols included."""
    yield from _symbols(scene.items)


def _symbols(items: Sequence[Item]) -> Iterator[Symbol]:
    for item in items:
        if isinstance(item, Group):
            yield from _symbols(item.items)
        elif isinstance(item, Use):
            yield item.symbol
            yield from _symbols(item.symbol.items)


def _flat(items: Sequence[Item], matrix: Matrix) -> Iterator[Drawn]:
    for item in items:
        if isinstance(item, Group):
            yield from _flat(item.items, combined(matrix, item.matrix))
        elif isinstance(item, Use):
            yield from _flat(item.symbol.items, combined(matrix, item.matrix))
        elif isinstance(item, Path):
            yield Drawn(item, bounds(moved(read(item.segments), matrix)))
        else:
            high, low = item.y - 0.74 * item.size, item.y + 0.22 * item.size
            box: tuple[Segment, ...] = (("M", item.x, high), ("L", item.x + item.width, low))
            yield Drawn(item, bounds(moved(box, matrix)))


def bounds(segments: Sequence[Segment]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all points."""
    numbers = [tuple(float(n) for n in segment[1:]) for segment in segments]
    xs = [x for each in numbers for x in each[0::2]]
    ys = [y for each in numbers for y in each[1::2]]
    return min(xs), min(ys), max(xs), max(ys)


def apart(a: tuple[float, float, float, float], b: tuple[float, float, float, float]) -> bool:
    """Whether two boxes do not overlap."""
    return a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


def as_text(scene: Scene) -> str:
    """A scene to read and compare: one line an item; paths by bounds and number of segments, symbols by name."""
    size = f"{scene.width:g}×{scene.height:g} bleed {scene.bleed:g} corner {scene.corner:g}"
    lines = [f"{scene.name} “{scene.title}” {size}"]
    seen: dict[str, Symbol] = {}
    lines += _lines(scene.items, 1, seen)
    for name in sorted(seen):
        lines += [f"symbol {name} {_box(seen[name].bounds)}", *_lines(seen[name].items, 1, {})]
    return "\n".join(lines) + "\n"


def _lines(items: Sequence[Item], depth: int, seen: dict[str, Symbol]) -> Iterator[str]:
    indent = "  " * depth
    for item in items:
        if isinstance(item, Group):
            clip = f" clip {_box(bounds(item.clip))}" if item.clip else ""
            label = f" “{item.label}”" if item.label else ""
            yield f"{indent}group{_matrix(item.matrix)}{clip}{label}"
            yield from _lines(item.items, depth + 1, seen)
        elif isinstance(item, Use):
            seen[item.symbol.name] = item.symbol
            yield f"{indent}use {item.symbol.name}{_matrix(item.matrix)}"
        elif isinstance(item, Path):
            line = f" line {item.stroke} {item.stroke_width:.2f}" if item.stroke else ""
            fill = f" fill {_paint(item.fill)}" if item.fill else ""
            outline = read(item.segments)
            yield f"{indent}path {_box(bounds(outline))} of {len(outline)}{fill}{line}"
        else:
            place = f"{item.x:.2f} {item.y:.2f}"
            yield f"{indent}text {place} “{item.text}” {item.font} {item.size:.2f} wide {item.width:.2f} {item.fill}"


def _paint(paint: Paint) -> str:
    """A colour, or the kind, the size and the stops of a gradient."""
    if isinstance(paint, str):
        return paint
    way = (*paint.start, *paint.end) if isinstance(paint, Linear) else (*paint.centre, paint.radius)
    places = " ".join(f"{round(number, 2) + 0.0:.2f}" for number in way)
    stops = " ".join(f"{place:g}{colour}@{opacity:g}" for place, colour, opacity in paint.stops)
    return f"{type(paint).__name__.lower()} {places} {stops}"


def _box(box: tuple[float, float, float, float]) -> str:
    return " ".join(f"{round(number, 2) + 0.0:.2f}" for number in box)


def _matrix(matrix: Matrix) -> str:
    if matrix == IDENTITY:
        return ""
    return " at " + " ".join(f"{round(number, 3) + 0.0:g}" for number in matrix)
