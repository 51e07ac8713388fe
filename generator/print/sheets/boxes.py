"""Boxes for a deck, as nets to cut, crease and glue: as deep as its cards are thick, a back on the cover.

From left to right the net of a tuck box has a tab to glue, a side, the front with a notch for the thumb, a side, and
the back with the lid above it. A tray and the lid that goes over it have a wall on each side of the floor, and tabs
in the corners. Lengths are mm.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from generator.print.drawing.scene import Group, Item, Path, Scene, Use, combined, scaled, shift, turned
from generator.print.drawing.shapes import line, polygon, rect, rounded
from generator.print.drawing.text import fit, run
from generator.print.drawing.typefaces import least_size
from generator.print.sheets.duplex import Folding, Imposition, ImpositionError, Page, Placed
from generator.print.sheets.geometry import MARK_WIDTH
from generator.print.sheets.marks import BAND, Margin, on_every_sheet
from validator.base.speech.sentences import Sentence, Sentences

say = Sentences(__package__)

BoxForm = Literal["tuck", "tray"]
Point = tuple[float, float]
Edge = tuple[Point, Point]
CLEARANCE = 1.5
"""How much larger a box is than what lies in it, in each direction."""
TAB, TONGUE, NOTCH = 12.0, 15.0, 8.0
"""How wide the tab that is glued is, how far the lid reaches into the box, and the radius of the notch."""
TAPER, ROUND, SHORTENED = 2.0, 6.0, 0.5
LEAST_FLAP = 12.0
OVER, LID_DEEP = 1.2, 20.0
"""How much larger a lid is than its tray, for the paper between them, and how far it reaches down at most."""
TABS = 4
"""What is glued or tucked in: the tab, both flaps of the foot, the lid; or the corners of a tray."""
MOST_BOXES = 20
"""Into so many boxes of one kind a deck is parted, where one box does not fit the paper."""
DASH, SPACE, BAND_HIGH = 2.0, 1.5, 16.0
STRIP = 9.0
"""So far a divider stands out above the cards."""
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


def boxes_for(
    decks: Iterable[Deck], thickness: float, title: str, language: str, how: Imposition, form: BoxForm = "tuck"
) -> Iterator[Box]:
    """The boxes of decks whose cards are so thick; a deck for which one does not fit the paper is parted evenly.

    Of a ``tray`` come two: itself and its lid. Raises `ImpositionError` where even a small part does not fit.
    """
    for deck in decks:
        for parts in range(1, MOST_BOXES + 1):
            count = -(-deck.cards // parts)
            inner = (deck.width + CLEARANCE, deck.height + CLEARANCE, count * thickness + CLEARANCE)
            forms: list[_Form | _Tray] = [_Form(*inner)] if form == "tuck" else [_Tray(*inner), _Lid.over(*inner)]
            papers = [_paper_for(one, how) for one in forms]
            if all(papers):
                depth = inner[2] - CLEARANCE
                for one, paper in zip(forms, papers, strict=True):
                    said = _caption(one, count, f"{depth:.0f}").in_language(language)
                    yield _box(one, deck, parts, title, said, how, paper)  # type: ignore[arg-type]
                break
        else:
            raise ImpositionError(
                f"a box for cards of {deck.width:g} × {deck.height:g} mm does not fit {how.paper.name}"
            )


def _caption(form: "_Form | _Tray", count: int, depth: str) -> Sentence:
    """What a box is for, what it is made of, and how."""
    if isinstance(form, _Lid):
        return say("lid", count=count)
    return say("tray", count=count, depth=depth) if isinstance(form, _Tray) else say("box", count=count, depth=depth)


class _Form:
    """Where the panels of a tuck box with these inner measures end."""

    called = "box"

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

    def drawn(self, deck: Deck, title: str, font: str) -> Iterator[Item]:
        """What is printed: both covers, the sides, where glue goes."""
        tab, front, side, back, _ = self.xs
        for left in (front, back):
            yield _cover(deck, (left, self.top, self.wide, self.high))
            yield from _label(title, left, self.wide, self.foot, font)
        yield from _glued(self)
        for left, right in ((tab, front), (side, back)):
            yield from _spine(title, left, right, self, font)
        # The notch is cut out of the cover.
        yield Path(polygon(_notch(self)), fill=_PAPER)

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


class _Tray:
    """Where the floor and the walls of a tray with these inner measures end."""

    called = "tray"

    def __init__(self, wide: float, high: float, deep: float) -> None:
        self.wide, self.high, self.deep = wide, high, deep
        self.right, self.foot = deep + wide, deep + high
        self.size = (2 * deep + wide, 2 * deep + high)

    def tabs(self) -> list[list[Point]]:
        """The tabs at the ends of the upper and the lower wall, each from the upper corner of its wall's end down."""
        reach = min(TAB, self.deep - SHORTENED)
        taper = min(TAPER, self.deep / 4)
        tabs = []
        for top in (0.0, self.foot):
            for x, way in ((self.deep, -1), (self.right, 1)):
                end = x + way * reach
                tabs.append([(x, top), (end, top + taper), (end, top + self.deep - taper), (x, top + self.deep)])
        return tabs

    def outline(self) -> list[Point]:
        """All that is cut, clockwise."""
        deep, foot = self.deep, self.foot
        above_left, above_right, below_left, below_right = self.tabs()
        points = [*above_left[::-1], *above_right, (self.size[0], deep), (self.size[0], foot)]
        return [*points, *below_right, *below_left[::-1], (0.0, foot), (0.0, deep)]

    def folds(self) -> list[Edge]:
        """All that is creased."""
        deep, right, foot = self.deep, self.right, self.foot
        corners = [(deep, deep), (right, deep), (right, foot), (deep, foot)]
        around = list(zip(corners, [*corners[1:], corners[0]], strict=True))
        return [*around, *((tab[0], tab[-1]) for tab in self.tabs())]

    def drawn(self, deck: Deck, title: str, font: str) -> Iterator[Item]:
        """What is printed: where glue goes."""
        yield from (Path(polygon(tab), fill=_GREY) for tab in self.tabs())


class _Lid(_Tray):
    """The lid that goes over a tray; a face of the deck lies over the floor and all walls."""

    called = "lid"

    @classmethod
    def over(cls, wide: float, high: float, deep: float) -> "_Lid":
        """The lid over a tray with these inner measures."""
        return cls(wide + OVER, high + OVER, min(deep, LID_DEEP))

    def drawn(self, deck: Deck, title: str, font: str) -> Iterator[Item]:
        """What is printed: the cover with its title, and where glue goes."""
        yield Group((_cover(deck, (0.0, 0.0, *self.size)),), clip=polygon(self.outline()))
        yield from _label(title, self.deep, self.wide, self.foot, font)
        yield from super().drawn(deck, title, font)


def _paper_for(form: _Form | _Tray, how: Imposition) -> tuple[float, float] | None:
    """The paper, upright or lying, that a box fits on; None where it fits on neither."""
    for paper in (how.paper, how.paper.turned()):
        if form.size[0] <= paper.width - 2 * how.margin and form.size[1] <= paper.height - 2 * (how.margin + BAND):
            return paper.width, paper.height
    return None


def _box(
    form: _Form | _Tray, deck: Deck, copies: int, title: str, said: str, how: Imposition, paper: tuple[float, float]
) -> Box:
    wide, high = form.size
    name = f"{form.called}-{deck.width:g}x{deck.height:g}"
    outline = form.outline()
    items = (*form.drawn(deck, title, how.font), *_lines(outline, form.folds()))
    scene = Scene(name, name, wide, high, items, 0.0, 0.0)
    cut = tuple(zip(outline, [*outline[1:], outline[0]], strict=True))
    left, top = (paper[0] - wide) / 2, (paper[1] - high) / 2
    area = (how.margin, how.margin + BAND, paper[0] - how.margin, paper[1] - how.margin - BAND)
    size = least_size(how.font)
    line_of_words = " · ".join(filter(None, (title, said)))
    room = area[2] - area[0]
    words = fit(line_of_words, room, 4 * size, font=how.font, size_max=size, size_min=size, x=area[0], leading=1.15)
    below = Group(words.items, shift(0.0, area[3] + BAND - words.height))
    spot = Placed(name, said, left, top, wide, high)
    placed = Group((Use(scene.symbol(), shift(left, top)),), label=said)
    beside = on_every_sheet(Margin(*paper, area, how.words, how.font, "net"))
    page = Page(name, said, *paper, (placed, below, *beside), (spot,), (left, top, left + wide, top + high), None)
    return Box(scene, Net(cut, tuple(form.folds())), page, copies)


def _lines(outline: Sequence[Point], folds: Iterable[Edge]) -> Iterator[Item]:
    """Where a net is cut, and where it is creased."""
    yield Path(polygon(outline), stroke=_INK, stroke_width=MARK_WIDTH)
    for fold in folds:
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


def _label(title: str, left: float, wide: float, foot: float, font: str) -> Iterator[Item]:
    """The title on a band of paper over a cover that ends at ``foot``."""
    inset = 5.0
    y = foot - BAND_HIGH - 2 * inset
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


def dividers_called(language: str) -> str:
    """What dividers are called on the sheet."""
    return say("dividers").in_language(language)


def divider(kind: str, called: str, cover: Scene, font: str) -> Scene:
    """What parts cards of a kind from others in a box: a face as large as theirs below a strip with their name."""
    wide, bleed = cover.width, cover.bleed
    below = Group(
        (Use(cover.symbol(), shift(0.0, STRIP)),), clip=rect(-bleed, STRIP, wide + 2 * bleed, cover.height + bleed)
    )
    strip = Path(rect(-bleed, -bleed, wide + 2 * bleed, bleed + STRIP), fill=_PAPER)
    text = fit(
        called, wide - 6, STRIP - 3, font=font, size_max=5.0, size_min=least_size(font),
        x=3.0, y=1.5, align="center", valign="middle",
    )  # fmt: skip
    name = f"divider-{kind}"
    return Scene(name, called, wide, cover.height + STRIP, (below, strip, *text.items), bleed, cover.corner)


def with_dividers(decks: Iterable[Deck], dividers: Iterable[Scene]) -> list[Deck]:
    """The decks with their dividers among the cards, as high as these are."""
    divided = []
    sizes = [(scene.width, scene.height - STRIP) for scene in dividers]
    for deck in decks:
        more = sizes.count((deck.width, deck.height))
        divided.append(deck._replace(height=deck.height + STRIP * bool(more), cards=deck.cards + more))
    return divided


def decks_in(cards: Sequence[tuple[Scene, Scene | None, int]]) -> list[Deck]:
    """The decks among cards, each a front, its back and a number: all of one size lie in one box."""
    sizes: dict[tuple[float, float], list[tuple[Scene, Scene | None, int]]] = {}
    for card in cards:
        sizes.setdefault((card[0].width, card[0].height), []).append(card)
    decks = []
    for (width, height), same in sizes.items():
        numbers: dict[str, int] = {}
        faces = {face.name: face for face in (back or front for front, back, _ in same)}
        for front, back, count in same:
            numbers[(back or front).name] = numbers.get((back or front).name, 0) + count
        cover = max(numbers, key=lambda name, numbers=numbers: numbers[name])  # type: ignore[misc]
        decks.append(Deck(width, height, sum(numbers.values()), faces[cover]))
    return decks


def folding_of(boxes: Iterable[Box]) -> dict[str, Folding]:
    """What each box takes to cut, crease and glue, by the name of its scene."""
    return {box.scene.name: Folding(len(box.net.cut), len(box.net.folds), TABS) for box in boxes}
