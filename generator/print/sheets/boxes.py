"""A tuck box for a deck, as a net to cut, crease and glue: as deep as its cards are thick, a back on its cover.

From left to right a net has a tab to glue, a side, the front with a notch for the thumb, a side, and the back with the
lid above it. Lengths are mm.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from generator.print.drawing.scene import Group, Item, Path, Scene, Use, combined, scaled, shift, turned
from generator.print.drawing.shapes import line, polygon, rect, rounded
from generator.print.drawing.text import fit, run
from generator.print.drawing.typefaces import least_size
from generator.print.sheets.cutting import Folding
from generator.print.sheets.duplex import Imposition, ImpositionError, Page, Placed
from generator.print.sheets.geometry import MARK_WIDTH
from generator.print.sheets.marks import BAND
from generator.print.sheets.wording import say

Point = tuple[float, float]
Edge = tuple[Point, Point]
CLEARANCE = 1.5
"""How much larger a box is than what lies in it, in each direction."""
TAB, TONGUE, NOTCH = 12.0, 15.0, 8.0
"""How wide the tab that is glued is, how far the lid reaches into the box, and the radius of the notch."""
TAPER, ROUND, SHORTENED = 2.0, 6.0, 0.5
LEAST_FLAP = 12.0
TABS = 4
"""What is glued or tucked in: the tab, both flaps of the foot, the lid."""
MOST_BOXES = 20
"""Into so many boxes of one kind a deck is parted, where one box does not fit the paper."""
DASH, SPACE, BAND_HIGH = 2.0, 1.5, 16.0
_INK, _GREY, _PAPER = "#000000", "#d8d8d8", "#ffffff"
_NOTCH_STEPS = 12


class Deck(NamedTuple):
    """Cards of one size: their number, and a face for the cover."""

    width: float
    height: float
    cards: int
    cover: Scene


class Net(NamedTuple):
    """The edges of a box that are cut and those that are creased, from the corner of its scene."""

    cut: tuple[Edge, ...]
    folds: tuple[Edge, ...]


class Box(NamedTuple):
    """A box drawn: its scene, its edges and the page that it lies on; ``copies`` of it are printed."""

    scene: Scene
    net: Net
    page: Page
    copies: int


def boxes_for(decks: Iterable[Deck], thickness: float, title: str, language: str, how: Imposition) -> Iterator[Box]:
    """The boxes of decks whose cards are so thick; a deck for which one does not fit the paper is parted evenly.

    Raises `ImpositionError` where even a small part does not fit.
    """
    for deck in decks:
        for parts in range(1, MOST_BOXES + 1):
            count = -(-deck.cards // parts)
            form = _Form(deck.width + CLEARANCE, deck.height + CLEARANCE, count * thickness + CLEARANCE)
            if paper := _paper_for(form, how):
                yield _box(form, deck, count, parts, title, language, how, paper)
                break
        else:
            raise ImpositionError(
                f"a box for cards of {deck.width:g} × {deck.height:g} mm does not fit {how.paper.name}"
            )


class _Form:
    """Where the panels of a box with these inner measures end."""

    def __init__(self, wide: float, high: float, deep: float) -> None:
        self.wide, self.high, self.deep = wide, high, deep
        self.flap = min(wide / 2 - 1, max(0.8 * deep, LEAST_FLAP))
        self.xs = [TAB, TAB + deep, TAB + deep + wide, TAB + 2 * deep + wide, TAB + 2 * (deep + wide)]
        self.top = max(deep + TONGUE, self.flap)
        self.foot = self.top + high
        self.size = (self.xs[-1], self.foot + max(deep, self.flap))

    def outline(self) -> list[Point]:
        """All that is cut, from the tab's foot on clockwise."""
        tab, front, side, back, end = self.xs
        top, foot, deep = self.top, self.foot, self.deep
        lid = top - deep
        points = [(tab, foot), (0.0, foot - ROUND), (0.0, top + ROUND), (tab, top)]
        points += self._flap(tab, front, top, -self.flap)
        middle = (front + side) / 2
        for step in range(_NOTCH_STEPS + 1):
            angle = math.pi * step / _NOTCH_STEPS
            points.append((middle - NOTCH * math.cos(angle), top + NOTCH * math.sin(angle)))
        points += [(side, top), *self._flap(side, back, top, -self.flap), (back, lid)]
        points += [(back + SHORTENED, lid), (back + SHORTENED, lid - TONGUE + ROUND), (back + ROUND, lid - TONGUE)]
        points += [(end - ROUND, lid - TONGUE), (end - SHORTENED, lid - TONGUE + ROUND), (end - SHORTENED, lid)]
        points += [(end, lid), (end, top), (end, foot)]
        points += self._flap(end, back, foot, deep)
        points += self._flap(back, side, foot, self.flap)
        points += self._flap(side, front, foot, deep)
        points += self._flap(front, tab, foot, self.flap)
        return points

    def _flap(self, first: float, last: float, base: float, reach: float) -> list[Point]:
        """A flap on an edge, narrower where it ends; the edge's first corner is there already."""
        taper = math.copysign(min(TAPER, abs(last - first) / 4), last - first)
        return [(first + taper, base + reach), (last - taper, base + reach), (last, base)]

    def folds(self) -> list[Edge]:
        """All that is creased."""
        tab, front, side, back, end = self.xs
        top, foot = self.top, self.foot
        upright = [((x, top), (x, foot)) for x in (tab, front, side, back)]
        above = [((tab, top), (front, top)), ((side, top), (back, top)), ((back, top), (end, top))]
        lid = ((back, top - self.deep), (end, top - self.deep))
        return [*upright, *above, lid, *(((a, foot), (b, foot)) for a, b in zip(self.xs, self.xs[1:], strict=False))]


def _paper_for(form: _Form, how: Imposition) -> tuple[float, float] | None:
    """The paper, upright or lying, that a box fits on; None where it fits on neither."""
    for paper in (how.paper, how.paper.turned()):
        if form.size[0] <= paper.width - 2 * how.margin and form.size[1] <= paper.height - 2 * (how.margin + BAND):
            return paper.width, paper.height
    return None


def _box(
    form: _Form,
    deck: Deck,
    count: int,
    copies: int,
    title: str,
    language: str,
    how: Imposition,
    paper: tuple[float, float],
) -> Box:
    wide, high = form.size
    name = f"box-{deck.width:g}x{deck.height:g}"
    scene = Scene(name, name, wide, high, tuple(_drawn(form, deck, title, how.font)), 0.0, 0.0)
    outline = form.outline()
    cut = tuple(zip(outline, [*outline[1:], outline[0]], strict=True))
    left, top = (paper[0] - wide) / 2, (paper[1] - high) / 2
    said = say("box", count=count, depth=f"{form.deep - CLEARANCE:.0f}").in_language(language)
    area = (how.margin, how.margin + BAND, paper[0] - how.margin, paper[1] - how.margin - BAND)
    size = least_size(how.font)
    line_of_words = " · ".join(filter(None, (title, said)))
    room = area[2] - area[0]
    words = fit(line_of_words, room, 4 * size, font=how.font, size_max=size, size_min=size, x=area[0], leading=1.15)
    below = Group(words.items, shift(0.0, area[3] + BAND - words.height))
    spot = Placed(name, said, left, top, wide, high)
    items = (Group((Use(scene.symbol(), shift(left, top)),), label=said), below)
    page = Page(name, said, *paper, items, (spot,), (left, top, left + wide, top + high), None)
    return Box(scene, Net(cut, tuple(form.folds())), page, copies)


def _drawn(form: _Form, deck: Deck, title: str, font: str) -> Iterator[Item]:
    tab, front, side, back, _ = form.xs
    for left in (front, back):
        yield _cover(deck, (left, form.top, form.wide, form.high))
        yield from _label(title, left, form, font)
    yield from _glued(form)
    for left, right in ((tab, front), (side, back)):
        yield from _spine(title, left, right, form, font)
    # The notch is cut out of the cover.
    yield Path(polygon(_notch(form)), fill=_PAPER)
    outline = form.outline()
    yield Path(polygon(outline), stroke=_INK, stroke_width=MARK_WIDTH)
    for fold in form.folds():
        yield Path(tuple(_dashes(*fold)), stroke=_INK, stroke_width=MARK_WIDTH)


def _notch(form: _Form) -> list[Point]:
    middle = (form.xs[1] + form.xs[2]) / 2
    steps = [math.pi * step / _NOTCH_STEPS for step in range(_NOTCH_STEPS + 1)]
    return [(middle - NOTCH * math.cos(angle), form.top + NOTCH * math.sin(angle)) for angle in steps]


def _cover(deck: Deck, panel: tuple[float, float, float, float]) -> Item:
    """The cover's face, large enough for the panel, in its middle."""
    left, top, wide, high = panel
    face = deck.cover
    scale = max(wide / face.width, high / face.height)
    place = combined(shift(left + wide / 2, top + high / 2), scaled(scale))
    place = combined(place, shift(-face.width / 2, -face.height / 2))
    return Group((Use(face.symbol(), place),), clip=rect(left, top, wide, high))


def _label(title: str, left: float, form: _Form, font: str) -> Iterator[Item]:
    """The title on a band of paper over the cover."""
    wide, inset = form.wide, 5.0
    y = form.foot - BAND_HIGH - 2 * inset
    yield Path(rounded(left + inset, y, wide - 2 * inset, BAND_HIGH, 3), fill=_PAPER, stroke=_INK, stroke_width=0.3)
    text = fit(
        title, wide - 2 * inset - 4, BAND_HIGH - 3, font=font, size_max=6.5, size_min=least_size(font),
        x=left + inset + 2, y=y + 1.5, align="center", valign="middle",
    )  # fmt: skip
    yield from text.items


def _spine(title: str, left: float, right: float, form: _Form, font: str) -> Iterator[Item]:
    """The title along a side, where it is broad enough."""
    size = min(6.0, (right - left) * 0.5)
    if size >= least_size(font):
        middle, level = (left + right) / 2, (form.top + form.foot) / 2
        words = run(title, 0.0, size * 0.35, font=font, size=size, align="center")
        yield Group((words,), combined(shift(middle, level), turned(90)))


def _glued(form: _Form) -> Iterator[Item]:
    """Where glue goes: the tab, and at the foot the flap of the front."""
    _, front, side, *_ = form.xs
    outline = form.outline()
    yield Path(polygon(outline[:4]), fill=_GREY)
    flap = [(front, form.foot), (front + TAPER, form.foot + form.deep), (side - TAPER, form.foot + form.deep)]
    yield Path(polygon([*flap, (side, form.foot)]), fill=_GREY)


def _dashes(start: Point, end: Point) -> Iterator[tuple]:  # type: ignore[type-arg]
    """A dashed line."""
    length = math.dist(start, end)
    across, down = ((b - a) / length for a, b in zip(start, end, strict=True))
    place = 0.0
    while place < length:
        last = min(place + DASH, length)
        yield from line(
            start[0] + across * place, start[1] + down * place, start[0] + across * last, start[1] + down * last
        )
        place += DASH + SPACE


def decks_in(cards: Sequence[tuple[Scene, Scene | None, int]]) -> list[Deck]:
    """The decks among cards, each a front, its back and a number: all of one size lie in one box."""
    sizes: dict[tuple[float, float], list[tuple[Scene, Scene | None, int]]] = {}
    for card in cards:
        sizes.setdefault((card[0].width, card[0].height), []).append(card)
    found = []
    for (width, height), same in sizes.items():
        numbers: dict[str, int] = {}
        faces = {face.name: face for face in (back or front for front, back, _ in same)}
        for front, back, count in same:
            numbers[(back or front).name] = numbers.get((back or front).name, 0) + count
        cover = max(numbers, key=lambda name, numbers=numbers: numbers[name])  # type: ignore[misc]
        found.append(Deck(width, height, sum(numbers.values()), faces[cover]))
    return found


def folding_of(boxes: Iterable[Box]) -> dict[str, Folding]:
    """What each box takes to cut, crease and glue, by the name of its scene."""
    return {box.scene.name: Folding(len(box.net.cut), len(box.net.folds), TABS) for box in boxes}
