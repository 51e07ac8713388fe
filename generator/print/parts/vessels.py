"""Ships and stations of parts, drawn in ink that swells on the side out of the light: no two are bolted together alike.

Parts are laid out on a grid as wide as an icon's, its middle at 0, the nose to the right.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from hashlib import blake2b

from generator.print.drawing.icons import GRID
from generator.print.drawing.light import ball, fading, graded
from generator.print.drawing.scene import Group, Item, Matrix, Paint, Path, Spot, Symbol, Use, combined, scaled, shift
from generator.print.drawing.scene import turned as turn_by
from generator.print.drawing.shapes import Segments, circle, ellipse, line, moved, polygon, rect, rounded, smooth
from generator.print.drawing.written import dots, written
from generator.print.layout.motifs import Motif, Vessel
from generator.print.parts.crafts import placed
from generator.print.parts.stage import Drawer, Stage

LINE, SWELL = 0.42, 0.34
"""How wide an outline in ink is, and how far it swells out of the light."""
MIRRORED: Matrix = (1.0, 0.0, 0.0, -1.0, 0.0, 0.0)
REACH = 17.0
"""From the middle, with smoke and guns."""
HULLS: dict[str, Sequence[Spot]] = {
    "barge": ((-9, -2.4), (-8, -3.8), (2.5, -3.9), (7.4, -2.4), (10, 0.6), (8.4, 3), (2, 4), (-7.6, 3.6), (-9.2, 2)),
    "tug": ((-7.6, -2.8), (-5, -4.6), (1, -4.8), (5.8, -3.4), (8.2, 0.2), (6.6, 3.8), (1, 5), (-5.4, 4.6), (-8, 2.4)),
    "needle": ((-10, -1.8), (-6, -2.8), (3, -2.9), (8.6, -1.4), (12.4, 0.4), (8.6, 2), (2, 3), (-7, 2.8), (-10.2, 1.8)),
    "raider": ((-9, -2.6), (-6, -3.4), (0, -3.8), (5, -2), (12, 0.4), (5, 2.6), (0, 4.2), (-6, 3.6), (-9, 2.2)),
}
"""Places on the outline of each hull, from its stern clockwise."""
TOPS = {"barge": -3.8, "tug": -4.6, "needle": -2.8, "raider": -3.3}
"""How high the deck of each lies."""
TEAR = ((0, -9), (1.2, -5), (-0.9, -2.2), (1.4, 0.6), (-0.8, 3), (0.8, 5.4), (0, 9))
"""Where a wreck is torn apart, from above."""


class Pen:
    """What a vessel is drawn with: its colours, and where the dark side is as the vessel itself sees it."""

    def __init__(self, motif: Vessel, stage: Stage, heading: float, upright: bool) -> None:
        self.motif = motif
        self.stage = stage
        self.ink = stage.colour(motif.ink)
        angle = math.atan2(stage.light[1], stage.light[0]) - math.radians(heading)
        self.light: Spot = (math.cos(angle), math.sin(angle) * (1 if upright else -1))

    def tones(self, colour: str) -> tuple[str, str, str]:
        """A colour in the light, as it is, and in the shade."""
        return self.stage.lit(colour, 0.5), colour, self.stage.shaded(colour, 0.55)

    def inked(self, outline: Segments, colour: str, reach: float = 6.0) -> list[Item]:
        """A shape of one colour, so far from its middle to its edge, with its outline."""
        across, down = self.light
        xs, ys = [step[-2] for step in outline if len(step) > 2], [step[-1] for step in outline if len(step) > 2]
        x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        start, end = (x + across * reach, y + down * reach), (x - across * reach, y - down * reach)
        return self.outlined(outline, graded(start, end, *self.tones(colour)))

    def outlined(self, outline: Segments, fill: Paint) -> list[Item]:
        """A shape with its outline, thicker where no light falls."""
        across, down = self.light
        below = written(moved(outline, shift(-across * SWELL, -down * SWELL)))
        return [
            Path(below, fill=self.ink, stroke=self.ink, stroke_width=LINE),
            Path(written(outline), fill=fill, stroke=self.ink, stroke_width=LINE),
        ]


def _jolted(points: Sequence[Spot], stage: Stage, by: float = 0.35) -> list[Spot]:
    return [(x + stage.between((-by, by)), y + stage.between((-by, by))) for x, y in points]


def _exhaust(pen: Pen) -> list[Item]:
    """Fire in three colours, and puffs of smoke that grow."""
    stage, items = pen.stage, list[Item]()
    for place, (x, y, size) in enumerate(((-16.4, 1.2, 1.9), (-14.8, -1.5, 1.5), (-15.2, 3.0, 1.2))):
        size *= stage.between((0.85, 1.15))
        tones = (*pen.tones(stage.colour(pen.motif.smoke)), stage.shaded(stage.colour(pen.motif.smoke), 0.8))
        items += pen.outlined(circle(x, y, size), ball((x, y), size, pen.light, tones[: 4 - place % 2]))
    for wide, long, name in ((2.5, 6.6, pen.motif.fire), (1.7, 5.0, pen.motif.glow), (0.9, 3.2, pen.motif.shine)):
        tongue = smooth(((-9.6, -wide), (-12, -wide * 0.8), (-9.6 - long, 0), (-12, wide * 0.8), (-9.6, wide)), True)
        colour = stage.colour(name)
        stroke = pen.ink if name == pen.motif.fire else None
        items.append(Path(written(tongue), fill=colour, stroke=stroke, stroke_width=LINE if stroke else 0))
    return items


def _nozzle(pen: Pen) -> list[Item]:
    metal = pen.stage.colour(pen.motif.metal)
    bell = polygon(((-8.2, -1.7), (-10.4, -2.8), (-10.4, 2.8), (-8.2, 1.7)))
    return [*pen.inked(bell, metal, 3), *pen.inked(rounded(-8.7, -2.1, 1.5, 4.2, 0.5), pen.stage.shaded(metal), 2)]


def _fins(pen: Pen) -> list[Item]:
    accent = pen.stage.colour(pen.motif.accent)
    high = pen.stage.between((6.2, 8))
    above = polygon(((-2.4, -3), (-9.4, -high), (-8.2, -2.4)))
    below = polygon(((-1.4, 3), (-8.8, high), (-7.6, 2.4)))
    return [*pen.inked(above, accent, 4), *pen.inked(below, accent, 4)]


def _crates(pen: Pen) -> list[Item]:
    """Goods lashed to the deck, one on top of the others."""
    stage, top = pen.stage, TOPS[pen.motif.hull]
    crates: list[Item] = []
    colours = [stage.colour(name) for name in pen.motif.cargo]
    for place, (x, y) in enumerate(((-5.2, 0), (-1.6, 0.1), (-3.4, -3.1))):
        side = stage.between((2.9, 3.3))
        colour = colours[(place + stage.whole((0, 2))) % len(colours)]
        box = rect(-side / 2, -side, side, side)
        arms = side * 0.3
        cross = (
            *line(-arms, -side / 2 - arms, arms, -side / 2 + arms),
            *line(-arms, -side / 2 + arms, arms, -side / 2 - arms),
        )
        made = [*pen.inked(box, colour, 2), Path(written(cross), stroke=pen.ink, stroke_width=LINE)]
        crates.append(Group(tuple(made), combined(shift(x, y + top + 0.5), turn_by(stage.between((-9, 9))))))
    return crates


def _cockpit(pen: Pen) -> list[Item]:
    """A dome of glass with somebody in it; nobody is left in a wreck."""
    stage, top = pen.stage, TOPS[pen.motif.hull]
    x, y = 4.0, top + 0.9
    glass, body = stage.colour(pen.motif.glass), stage.colour(pen.motif.crew)
    dome: Segments = (("M", x - 3, y), ("C", x - 3, y - 5.4, x + 3, y - 5.2, x + 3.4, y + 0.6), ("Z",))
    outlined = pen.outlined(
        dome, graded((x - 3, y - 4), (x + 3, y), stage.lit(glass, 0.7), glass, stage.shaded(glass, 0.4))
    )
    shine, ink = stage.colour(pen.motif.shine), pen.ink
    if not pen.motif.torn:
        outlined += [Group(tuple(pen.inked(ellipse(x + 0.3, y - 1.3, 1.5, 1.6), body, 1.8)), clip=dome)]
    for ex, ey, size in () if pen.motif.torn else ((x + 0.1, y - 1.7, 0.62), (x + 1.2, y - 1.6, 0.52)):
        outlined.append(Path(written(circle(ex, ey, size)), fill=shine, stroke=ink, stroke_width=LINE / 2))
        outlined.append(Path(written(circle(ex + 0.18, ey + 0.1, size * 0.42)), fill=ink))
    glint: Segments = (("M", x - 2.1, y - 1.2), ("C", x - 1.9, y - 2.6, x - 1.2, y - 3.2, x - 0.5, y - 3.4))
    return [*outlined, Path(written(glint), stroke=shine, stroke_width=0.45)]


def _gun(pen: Pen) -> list[Item]:
    metal = pen.stage.colour(pen.motif.metal)
    barrel = [*pen.inked(rect(5, -0.75, 6.6, 1.5), metal, 1), *pen.inked(rounded(11, -1.2, 1.6, 2.4, 0.4), metal, 1.4)]
    return [Group(tuple(barrel), combined(shift(0.6, 2.6), turn_by(pen.stage.between((-8, 6)))))]


def _dish(pen: Pen) -> list[Item]:
    top, metal = TOPS[pen.motif.hull], pen.stage.colour(pen.motif.metal)
    bowl: Segments = (("M", -2.6, 0), ("C", -2.4, 3, 2.4, 3, 2.6, 0), ("Z",))
    mast = pen.inked(rect(-5.4, top - 3, 0.9, 3.6), metal, 1)
    return [*mast, Group(tuple(pen.inked(bowl, metal, 2)), combined(shift(-5, top - 4.4), turn_by(-32)))]


def _hull(pen: Pen) -> list[Item]:
    """The hull with its stripe, a patch, rivets and portholes, all cut to it."""
    motif, stage = pen.motif, pen.stage
    body = smooth(_jolted(HULLS[motif.hull], stage), closed=True)
    fill, accent = stage.colour(motif.fill), stage.colour(motif.accent)
    marks: list[Item] = [Path(written(rect(-12, 1.5, 26, 1.5)), fill=accent)]
    if "hazard" in motif.parts:
        bars = [polygon(((x, 1.5), (x + 0.8, 1.5), (x + 0.1, 3), (x - 0.7, 3))) for x in range(-10, 13, 2)]
        marks.append(Path(" ".join(written(bar) for bar in bars), fill=pen.ink))
    marks.append(Path(written((*line(-12, 1.5, 14, 1.5), *line(-12, 3, 14, 3))), stroke=pen.ink, stroke_width=0.2))
    marks.append(Path(dots((x * 1.9 - 8, -2.7, 0.42) for x in range(10)), fill=pen.ink, opacity=0.55))
    marks.append(Path(written(line(1.2, -6, 0.6, 6)), stroke=pen.ink, stroke_width=0.22, opacity=0.7))
    marks += _patch(pen, fill)
    shadow = fading((0, 1.4), (0, 5), stage.depth, 0.0, 0.55 * stage.strength)
    marks.append(Path(written(rect(-12, 1.4, 26, 5)), fill=shadow))
    cut = Group(tuple(marks), clip=body)
    edge = Path(written(body), stroke=pen.ink, stroke_width=LINE)
    return [*pen.inked(body, fill, 7), cut, edge, *_portholes(pen)]


def _patch(pen: Pen, fill: str) -> list[Item]:
    plate = rounded(-1.5, -1.1, 3, 2.2, 0.3)
    nails = dots((x, y, 0.36) for x in (-1.3, 0.94) for y in (-0.9, 0.54))
    made = (*pen.inked(plate, pen.stage.lit(fill, 0.35), 2), Path(nails, fill=pen.ink))
    turn = pen.stage.between((-16, 16))
    return [Group(made, combined(shift(pen.stage.between((-6, -4.4)), -0.6), turn_by(turn)))]


def _portholes(pen: Pen) -> list[Item]:
    portholes, glass = list[Item](), pen.stage.colour(pen.motif.glass)
    if pen.motif.hull == "raider":
        return _skull(pen)
    for x in (-1.2, 2.4, 5.2):
        colours = (pen.stage.lit(glass, 0.7), glass, pen.stage.shaded(glass, 0.5))
        portholes += pen.outlined(circle(x, -0.5, 0.95), ball((x, -0.5), 0.95, pen.light, colours))
    return portholes


def _skull(pen: Pen) -> list[Item]:
    bone = pen.stage.colour(pen.motif.shine)
    jaw = pen.inked(rounded(-1.2, 0.4, 2.4, 1.7, 0.5), bone, 1)
    brow = pen.inked(ellipse(0, -0.6, 2.1, 1.8), bone, 2)
    holes = Path(written((*circle(-0.8, -0.5, 0.55), *circle(0.8, -0.5, 0.55))), fill=pen.ink)
    teeth = Path(written((*line(-0.4, 1.2, -0.4, 2), *line(0.4, 1.2, 0.4, 2))), stroke=pen.ink, stroke_width=0.22)
    return [Group((*jaw, *brow, holes, teeth), shift(1.6, -0.2))]


def _wings(pen: Pen) -> list[Item]:
    """Jagged wings of somebody who means harm."""
    accent = pen.stage.colour(pen.motif.accent)
    wings: list[Item] = []
    for way in (-1, 1):
        wing = polygon(
            (x, y * way) for x, y in ((3, 2.6), (-3.4, 8.2), (-4, 6.2), (-8, 8), (-7.6, 5.4), (-10, 5.6), (-7, 2.4))
        )
        wings += pen.inked(wing, accent, 5)
    return wings


def _wheel(pen: Pen) -> list[Item]:
    """A station: a ring seen aslant about a tower, with spokes, lit windows, a dock and sails for the sun."""
    stage, motif = pen.stage, pen.motif
    fill, accent, metal = (stage.colour(name) for name in (motif.fill, motif.accent, motif.metal))
    items: list[Item] = []
    for way in (-1, 1):
        items += [*pen.inked(rect(min(0, way * 6), -7.8, 6, 0.8), metal, 1)]
        for at in (3.2, 6.6):
            items += pen.inked(rounded(way * at - 1.5, -9.6, 3, 4.4, 0.3), accent, 3)
    items += _half(pen, fill, 180)
    items += pen.inked(rounded(-2.2, -8, 4.4, 15.4, 1.6), fill, 4)
    items += pen.inked(polygon(((-1.6, 7), (-2.8, 9.8), (2.8, 9.8), (1.6, 7))), metal, 2)
    dome: Segments = (("M", -2.6, -7.2), ("C", -2.6, -11.2, 2.6, -11.2, 2.6, -7.2), ("Z",))
    items += pen.inked(dome, stage.colour(motif.glass), 3)
    items.append(Path(written((*line(-10, 1.2, 10, 1.2),)), stroke=pen.ink, stroke_width=1.5))
    items.append(Path(written(line(-10, 1.2, 10, 1.2)), stroke=metal, stroke_width=0.8))
    items += pen.inked(rounded(-2.6, -0.6, 5.2, 3.4, 1), metal, 3)
    return [*items, *_half(pen, fill, 0)]


def _half(pen: Pen, fill: str, start: float) -> list[Item]:
    """The half of a station's ring behind its tower, or that before it, with windows."""
    stage = pen.stage

    def bow(rx: float, ry: float, lower: float = 0.0) -> str:
        steps = [math.radians(start + 180 * place / 24) for place in range(25)]
        return written(polygon(((rx * math.cos(a), 1.4 + lower + ry * math.sin(a)) for a in steps), closed=False))

    middle = bow(11, 4.2)
    half: list[Item] = [
        Path(bow(11, 4.2, SWELL), stroke=pen.ink, stroke_width=3.6),
        Path(middle, stroke=stage.shaded(fill, 0.7 if start else 0.4), stroke_width=2.8),
        Path(bow(11, 4.2, -0.35), stroke=fill, stroke_width=1.9),
        Path(bow(11, 4.2, -0.9), stroke=stage.lit(fill, 0.6), stroke_width=0.6),
    ]
    if not start:
        spots = [math.radians(14 + 19 * place) for place in range(9)]
        lights = dots((11 * math.cos(a) - 0.45, 1.2 + 4.2 * math.sin(a), 0.9) for a in spots)
        half.append(Path(lights, fill=stage.colour(pen.motif.glow), stroke=pen.ink, stroke_width=0.2))
    return half


PARTS: dict[str, Callable[[Pen], list[Item]]] = {
    "exhaust": _exhaust,
    "fins": _fins,
    "wings": _wings,
    "gun": _gun,
    "dish": _dish,
    "nozzle": _nozzle,
    "crates": _crates,
    "cockpit": _cockpit,
}
"""What is bolted to a hull, from behind to before."""


def _bolted(pen: Pen) -> list[Item]:
    behind = [item for name in PARTS if name in pen.motif.parts for item in PARTS[name](pen)]
    return [*behind, *_hull(pen)]


def _torn(items: Sequence[Item], pen: Pen) -> list[Item]:
    """A vessel in two pieces that drift apart, with what fell out of it."""
    stage, scraps = pen.stage, list[Item]()
    edge = polygon(TEAR, closed=False)
    for way, far in ((-1, -REACH), (1, REACH)):
        piece = polygon((*TEAR, (far, 9), (far, -9)))
        frayed = Path(written(edge), stroke=pen.ink, stroke_width=0.9)
        part = Group((*items, frayed), clip=piece)
        apart = combined(shift(way * stage.between((2.3, 3)), way * 0.6), turn_by(way * stage.between((7, 13))))
        scraps.append(Group((part,), apart))
    for _ in range(5):
        x, y, size = stage.between((-2, 2)), stage.between((-7, 8)), stage.between((0.5, 1.0))
        scrap = polygon(_jolted(((-size, -size), (size, -size / 2), (size / 2, size)), stage, 0.3))
        scraps.append(Group(tuple(pen.inked(scrap, stage.colour(pen.motif.metal), 1)), shift(x, y)))
    return scraps


def _bounds(motif: Vessel) -> tuple[float, float, float, float]:
    """What a vessel takes up, with all that is bolted to it."""
    if motif.torn:
        return -REACH + 1, -14.0, REACH - 1, 14.0
    left, right = (-19.0 if "exhaust" in motif.parts else -12.5), (14.5 if "gun" in motif.parts else 13.5)
    return left, -12.0, right, 11.0


def vessel(motif: Vessel, stage: Stage) -> list[Item]:
    """One vessel, its cockpit above whichever way it flies."""
    x, y, size = placed(motif, stage)
    heading = stage.between(motif.heading)
    upright = not 90 < heading % 360 < 270
    pen = Pen(motif, stage, heading, upright)
    items = _wheel(pen) if motif.hull == "wheel" else _bolted(pen)
    if motif.torn:
        items = _torn(items, pen)
    name = f"vessel-{blake2b(repr(items).encode(), digest_size=6).hexdigest()}"
    drawn = Symbol(name, tuple(items), _bounds(motif))
    at = combined(shift(x, y), turn_by(heading))
    return [
        Use(drawn, combined(combined(at, scaled(size / GRID)), (1.0, 0.0, 0.0, 1.0, 0.0, 0.0) if upright else MIRRORED))
    ]


VESSELS: dict[type[Motif], Drawer] = {Vessel: vessel}
