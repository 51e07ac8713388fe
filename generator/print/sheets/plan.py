"""The assembly plan of a tiled board: a small picture of each side with the pages drawn over it, and what to do."""

from __future__ import annotations

from collections.abc import Sequence

from generator.print.drawing.greeking import greeked
from generator.print.drawing.scene import Group, Item, Path, Symbol, Use, scaled
from generator.print.drawing.shapes import rect, rounded
from generator.print.drawing.text import fit, run
from generator.print.drawing.typefaces import least_size
from generator.print.sheets.duplex import Imposition, Page
from generator.print.sheets.geometry import MARK_WIDTH
from generator.print.sheets.marks import BAND, Box, caption

INSET = 14.0
STEPS = 34.0
_INK = "#14213d"
_PAPER = "#fcf8ee"


def plan_page(
    faces: Sequence[Symbol],
    size: tuple[float, float],
    boxes: Sequence[Sequence[tuple[str, Box]]],
    label: str,
    how: Imposition,
) -> Page:
    """A page with the board's sides, ``size`` mm each, and over them the windows ``boxes`` with their coordinates."""
    paper, words = how.paper, how.words
    title = f"{label}: {words.plan}"
    wide = paper.width - 2 * INSET
    items: list[Item] = [run(title, INSET, INSET + 6, font=how.font, size=6.0, fill=_INK)]
    steps = words.steps if len(faces) == 1 or how.is_duplex else f"{words.steps} {words.sides}"
    text = fit(
        steps,
        wide,
        STEPS - 4,
        font=how.font,
        size_max=4.2,
        size_min=least_size(how.font),
        x=INSET,
        y=INSET + 12,
        leading=1.4,
        fill=_INK,
    )
    items += text.items
    top = INSET + 12 + STEPS
    room = (paper.height - top - INSET) / len(faces) - 6
    scale = min(wide / size[0], room / size[1])
    for place, (face, windows) in enumerate(zip(faces, boxes, strict=False)):
        left, y = (paper.width - size[0] * scale) / 2, top + place * (room + 6)
        items += _side(face, size, windows, scale, left, y, how)
    area = (how.margin, how.margin + BAND, paper.width - how.margin, paper.height - how.margin - BAND)
    items.append(caption(" · ".join(part for part in (how.caption, title, paper.name) if part), area, how.font))
    return Page(title, title, paper.width, paper.height, tuple(items))


def _side(
    face: Symbol,
    size: tuple[float, float],
    windows: Sequence[tuple[str, Box]],
    scale: float,
    x: float,
    y: float,
    how: Imposition,
) -> list[Item]:
    w, h = size[0] * scale, size[1] * scale
    small = Symbol(f"{face.name}-small", greeked(face.items, scale), face.bounds, face.label)
    items: list[Item] = [Group((Use(small, scaled(scale, x, y)),), clip=rect(x, y, w, h), label=face.label)]
    for name, (left, top, right, bottom) in windows:
        left, top, right, bottom = max(left, 0), max(top, 0), min(right, size[0]), min(bottom, size[1])
        frame = rect(x + left * scale, y + top * scale, (right - left) * scale, (bottom - top) * scale)
        items.append(Path(frame, stroke="#ffffff", stroke_width=0.9))
        items.append(Path(frame, stroke="#d8402c", stroke_width=MARK_WIDTH * 2))
        middle, level = x + (left + right) / 2 * scale, y + (top + bottom) / 2 * scale
        items.append(Path(rounded(middle - 6, level - 5, 12, 10, 2), fill=_PAPER, stroke=_INK, stroke_width=0.4))
        items.append(run(name, middle, level + 2.1, font=how.font, size=6.0, fill=_INK, align="center"))
    return items
