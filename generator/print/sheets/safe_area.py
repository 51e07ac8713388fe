"""Pages to look at, not to cut: a face with its trim and its safe area drawn over it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from generator.print.drawing.scene import Group, Item, Path, Scene, shift
from generator.print.drawing.shapes import Segments, ellipse, regular, rounded
from generator.print.sheets.duplex import Page
from generator.print.sheets.geometry import Paper

TRIM, SAFE = "#d0021b", "#0a7d2c"
"""The colours of the line that is cut along, and of the one within which nothing is lost."""
LINE = 0.25
FLAT = 0.8660254
"""A hexagon's height, from flat to flat, in parts of its width."""


def safe_pages(faces: Iterable[tuple[Scene, float]], paper: Paper) -> Iterator[Page]:
    """A page for each face, with the width of its safe margin in mm; one larger than the paper is left out."""
    for face, safe in faces:
        for sheet in (paper, paper.turned()):
            if face.width + 2 * face.bleed <= sheet.width and face.height + 2 * face.bleed <= sheet.height:
                yield _page(face, safe, sheet)
                break


def _page(face: Scene, safe: float, paper: Paper) -> Page:
    left, top = (paper.width - face.width) / 2, (paper.height - face.height) / 2
    lines: list[Item] = []
    for inset, ink in ((0.0, TRIM), (safe, SAFE)):
        outline = _outline(face, inset)
        # White beside it, so that it is seen on any ground.
        lines += [
            Path(outline, stroke=stroke, stroke_width=width) for stroke, width in (("#ffffff", 3 * LINE), (ink, LINE))
        ]
    items = (Group((*face.items, *lines), shift(left, top)),)
    title = f"safe area: {face.title}"
    return Page(f"safe-{face.name}", title, paper.width, paper.height, items)


def _outline(face: Scene, inset: float) -> Segments:
    """The line of the cut, moved inwards."""
    width, height = face.width - 2 * inset, face.height - 2 * inset
    if face.outline == "circle":
        return ellipse(face.width / 2, face.height / 2, width / 2, height / 2)
    if face.outline == "hexagon":
        return regular(face.width / 2, face.height / 2, height / 2 / FLAT, 6, 0.0)
    return rounded(inset, inset, width, height, max(0.0, face.corner - inset))
