"""What a cutting plotter does to a sheet, as SVG in mm: lines that are cut, scored for a fold, or cut to the backing.

The lines are those of the trims themselves, with their rounded corners, hexagons, circles and nets; a program that
drives a plotter finds them by the names of their layers: ``cut``, ``score``, ``kiss``.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from generator.print.drawing.scene import Scene, Segment
from generator.print.drawing.shapes import Segments, line, moved
from generator.print.sheets.calibration import upright_matrix
from generator.print.sheets.duplex import Page, Placed
from generator.print.sheets.marks import registration_marks
from generator.print.writers.common import trim_of

Edge = tuple[tuple[float, float], tuple[float, float]]
COLOURS = {"cut": "#ff0000", "score": "#0000ff", "kiss": "#00a000"}
MARKS, MARKS_INK = "registration", "#000000"
"""Plotters' programs tell layers by their colours as well as by their names."""
LINE = 0.1
_NEAR = 0.01


class Folded(NamedTuple):
    """A net: its edges that are cut and those that are folded, in mm from the corner of its face."""

    cut: tuple[Edge, ...]
    folds: tuple[Edge, ...]


def cut_file(
    page: Page,
    faces: Mapping[str, Scene],
    nets: Mapping[str, Folded],
    stickers: Iterable[str] = (),
    registration: int = 0,
) -> str | None:
    """The lines of a sheet as SVG; None where nothing on it is cut out whole, such as a part of a board.

    A sheet with marks of ``registration`` is turned upright as its page is, and the marks are a layer of their own.
    The others are as for `layers_of`.
    """
    layers = layers_of(page, faces, nets, stickers)
    if layers is None:
        return None
    if not registration:
        return _svg(page.width, page.height, layers)
    marks = registration_marks(registration, page.width, page.height).segments
    assert not isinstance(marks, str)
    turned_layers = layers_upright(page, {**layers, MARKS: marks})
    return _svg(min(page.width, page.height), max(page.width, page.height), turned_layers)


def layers_upright(page: Page, layers: Mapping[str, Iterable[Segment]]) -> dict[str, Segments]:
    """The lines of a page as they lie once it is turned upright."""
    quarter = upright_matrix(page.width, page.height)
    return {name: moved(tuple(lines), quarter) for name, lines in layers.items()}


def layers_of(
    page: Page, faces: Mapping[str, Scene], nets: Mapping[str, Folded], stickers: Iterable[str] = ()
) -> dict[str, list[Segment]] | None:
    """What is cut, scored and cut to its backing on a sheet, in mm; None where nothing is.

    ``faces`` are those that lie on it by name; ``nets`` are folded, ``stickers`` cut no deeper than their backing.
    """
    if page.is_back:
        return None
    layers: dict[str, list[Segment]] = {name: [] for name in COLOURS}
    kiss = {*stickers}
    for spot in page.placed:
        if spot.is_back or spot.face not in faces or not _is_whole(spot, page):
            continue
        if spot.face in nets:
            for name, edges in zip(("cut", "score"), nets[spot.face], strict=True):
                for start, end in edges:
                    layers[name] += _laid(line(*start, *end), spot)
        else:
            layers["kiss" if spot.face in kiss else "cut"] += _laid(trim_of(faces[spot.face]), spot)
    if not any(layers.values()):
        return None
    if page.turned_on is not None:
        middle = (page.width / 2, page.height / 2)
        is_upright = page.turned_on == "vertical"
        ends = (middle[0], 0.0, middle[0], page.height) if is_upright else (0.0, middle[1], page.width, middle[1])
        layers["score"] += line(*ends)
    return layers


def _is_whole(spot: Placed, page: Page) -> bool:
    right, bottom = spot.x + spot.width, spot.y + spot.height
    return spot.x > -_NEAR and spot.y > -_NEAR and right < page.width + _NEAR and bottom < page.height + _NEAR


def _laid(segments: Segments, spot: Placed) -> Segments:
    """An outline where its face lies on the page."""
    return moved(segments, spot.matrix)


def _svg(width: float, height: float, layers: Mapping[str, Iterable[Segment]]) -> str:
    size = f'width="{width:g}mm" height="{height:g}mm" viewBox="0 0 {width:g} {height:g}"'
    groups = [
        f'<g id="{name}" fill="none" stroke="{COLOURS.get(name, MARKS_INK)}" stroke-width="{LINE}">'
        f'<path d="{_path(segments)}"/></g>'
        for name, segments in layers.items()
        if segments
    ]
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', *groups, "</svg>", ""])


def _path(segments: Iterable[Segment]) -> str:
    return " ".join(" ".join((str(name), *(f"{value:.3f}" for value in values))) for name, *values in segments)
