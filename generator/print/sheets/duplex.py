"""Leaves to print, how they are printed, and the pages that come of it; how much there is to cut on them, and how long
that takes by hand. All lengths are mm.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Literal, NamedTuple

import msgspec

from generator.print.drawing.scene import Group, Item, Matrix, Scene, combined, shift, turned
from generator.print.sheets.geometry import PAPERS, PRINTER_MARGIN, Paper
from generator.print.sheets.marks import BAND, Axis, Box, Words, words_in

Backs = Literal["duplex-long", "duplex-short", "gutterfold", "none"]
Spacing = Literal["bleed", "butt"]
PLOTTED_GAP = 1.25
"""Between the trims of what a plotter cuts, in mm: each is printed half of it beyond its trim."""


class ImpositionError(ValueError):
    """A component that does not fit the paper; the message is one sentence that says so."""


class Leaf(msgspec.Struct, frozen=True):
    """A component to print ``count`` times: its front, its back if it has one, and what it and its kind are called.

    ``id`` and ``kind`` are the names by which it can be asked for again. One that is ``turned`` lies on its side on
    the sheet, a quarter clockwise.
    """

    front: Scene
    back: Scene | None = None
    count: int = 1
    label: str = ""
    kind: str = ""
    id: str = ""
    turned: bool = False

    @property
    def width(self) -> float:
        """How wide its trim is on the sheet, in mm."""
        return self.front.height if self.turned else self.front.width

    @property
    def height(self) -> float:
        """How high its trim is on the sheet, in mm."""
        return self.front.width if self.turned else self.front.height


class Imposition(msgspec.Struct, frozen=True):
    """How sheets are made up.

    ``margin`` (mm) is what the printer leaves blank; ``offset`` (mm right, mm down) moves every back page against
    the printer's own shift. ``caption`` begins the line in the margin, set in ``font``, and ``called`` says what kinds
    are called there. So many marks of ``registration`` are for a plotter; ``clear`` is what they need at the sides, and
    above and below, besides the margin.
    """

    paper: Paper = PAPERS["a4"]
    backs: Backs = "duplex-long"
    spacing: Spacing = "bleed"
    margin: float = PRINTER_MARGIN
    offset: tuple[float, float] = (0.0, 0.0)
    caption: str = ""
    font: str = "NotoSans-Regular"
    words: Words = msgspec.field(default_factory=partial(words_in, "en"))
    called: Mapping[str, str] = {}
    registration: int = 0
    clear: tuple[float, float] | None = None

    @property
    def beside(self) -> float:
        """What is left free at the left and at the right of the components and their marks, in mm."""
        return self.margin + (self.clear[0] if self.clear else 0.0)

    @property
    def above(self) -> float:
        """The same above and below them."""
        return self.margin + BAND + (self.clear[1] if self.clear else 0.0)

    def gutter(self, bleed: float) -> float:
        """How far apart trims lie."""
        if self.registration:
            return PLOTTED_GAP
        return 2 * bleed if self.spacing == "bleed" else 0.0

    @property
    def is_duplex(self) -> bool:
        """Whether backs are pages of their own, printed behind their fronts."""
        return self.backs in ("duplex-long", "duplex-short")


class Placed(msgspec.Struct, frozen=True):
    """Where a face lies on its page: the trim's top-left corner and size there in mm, and its turn in degrees."""

    face: str
    label: str
    x: float
    y: float
    width: float
    height: float
    rotation: int = 0
    is_back: bool = False

    @property
    def matrix(self) -> Matrix:
        """From mm of the face to mm of the page."""
        middle = (self.x + self.width / 2, self.y + self.height / 2)
        if self.rotation % 180:
            return combined(
                turned(self.rotation, *middle), shift(middle[0] - self.height / 2, middle[1] - self.width / 2)
            )
        place = shift(self.x, self.y)
        return combined(turned(self.rotation, *middle), place) if self.rotation else place


class Page(msgspec.Struct, frozen=True):
    """A page ready for a writer, in mm from the paper's top-left corner.

    ``trim`` and ``bleed`` are boxes round all that is cut and all that is printed for it. ``turned_on`` says about
    which line the sheet was turned for a back page, or is folded. A blank page has no name.
    """

    name: str
    title: str
    width: float
    height: float
    items: tuple[Item, ...]
    placed: tuple[Placed, ...] = ()
    trim: Box | None = None
    bleed: Box | None = None
    is_back: bool = False
    turned_on: Axis | None = None


def face_page(scene: Scene, *, bleed: bool = True) -> Page:
    """One face as a page of its own, with its ``bleed`` (what print services ask for) or cut to its trim."""
    b = scene.bleed if bleed else 0.0
    width, height = scene.width + 2 * b, scene.height + 2 * b
    items = (Group(scene.items, matrix=shift(b, b)),)
    trim = (b, b, b + scene.width, b + scene.height)
    return Page(scene.name, scene.title, width, height, items, (), trim, (0.0, 0.0, width, height))


def flip_axis(width: float, height: float, backs: Backs) -> Axis:
    """The line about which a duplex printer turns a page of this size."""
    return "vertical" if (height >= width) == (backs == "duplex-long") else "horizontal"


def as_back(page: Page, backs: Backs) -> Page:
    """A whole page as the back of the page before it: head to head with it when the leaf is turned."""
    axis = flip_axis(page.width, page.height, backs)
    items = page.items
    if axis == "horizontal":
        items = (Group(items, turned(180, page.width / 2, page.height / 2)),)
    return msgspec.structs.replace(page, items=items, is_back=True, turned_on=axis)


def paired(pages: list[Page], backs: Backs) -> list[Page]:
    """The pages as a duplex printer takes them: a blank page behind each front that has no back, but the last."""
    if backs not in ("duplex-long", "duplex-short"):
        return pages
    paired: list[Page] = []
    for page in pages:
        if len(paired) % 2 and not page.is_back:
            before = paired[-1]
            axis = flip_axis(before.width, before.height, backs)
            paired.append(Page("", "", before.width, before.height, (), is_back=True, turned_on=axis))
        paired.append(page)
    return paired


RULER_SECONDS, EDGE_SECONDS, ROUND_SECONDS, FOLD_SECONDS = 10, 4, 20, 15
"""What one person with a knife and a ruler needs for a straight cut across a sheet, for an edge of a hexagon, for a
circle and for a fold. These are guesses of Proofpress, timed by nobody: they tell ten minutes from two hours."""
SNIP_SECONDS, CREASE_SECONDS, GLUE_SECONDS = 3, 3, 8
"""The same for an edge of a net that is cut, for one that is creased, and for a tab that is glued and held."""
HOURS = 120
"""From so many minutes on hours are told."""
_NEAR, MINUTE = 0.5, 60
HEXAGON, CIRCLE, NET, EDGES = "hexagon", "circle", "net", 6
_WORDS = (
    ("straight cut", "straight cuts"),
    ("edge of hexagons", "edges of hexagons"),
    ("circle", "circles"),
    ("fold", "folds"),
)


class Folding(NamedTuple):
    """What a net takes: edges to cut, those of its tabs included, edges to crease, and tabs to glue."""

    snips: int
    creases: int
    tabs: int


class Cuts(msgspec.Struct, frozen=True):
    """Cuts across a sheet along a ruler, edges of hexagons, circles, and folds; and what ``nets`` take all together."""

    straight: int = 0
    edges: int = 0
    circles: int = 0
    folds: int = 0
    nets: int = 0
    snips: int = 0
    creases: int = 0
    tabs: int = 0

    @property
    def seconds(self) -> int:
        """About how long all of them take."""
        return (
            self.straight * RULER_SECONDS
            + self.edges * EDGE_SECONDS
            + self.circles * ROUND_SECONDS
            + self.folds * FOLD_SECONDS
            + self.snips * SNIP_SECONDS
            + self.creases * CREASE_SECONDS
            + self.tabs * GLUE_SECONDS
        )


def cuts_of(pages: Iterable[Page], outlines: Mapping[str, str], nets: Mapping[str, Folding] = {}) -> Cuts:
    """What is cut on pages; backs lie behind their fronts and are cut with them.

    ``outlines`` are those of the faces by name: a hexagon and a circle are cut out one by one, and so are ``nets``,
    edge by edge; all others along lines that go across the sheet.
    """
    cuts = [_on(page, outlines, nets) for page in pages if page.name and not page.is_back]
    sums = (sum(values) for values in zip(*(msgspec.structs.astuple(cut) for cut in cuts), strict=True))
    return Cuts(*sums)


def said(cuts: Cuts) -> str:
    """The cuts in words, and about how long they take: ``18 straight cuts and 2 folds, about 4 minutes``."""
    counts = msgspec.structs.astuple(cuts)
    parts = [
        f"{count} {one if count == 1 else more}" for count, (one, more) in zip(counts, _WORDS, strict=False) if count
    ]
    if cuts.nets:
        nets = "1 net" if cuts.nets == 1 else f"{cuts.nets} nets"
        parts.append(f"{nets} ({cuts.snips} edges to cut, {cuts.creases} to fold and {cuts.tabs} tabs to glue)")
    if not parts:
        return "nothing"
    minutes = round(cuts.seconds / MINUTE)
    time = f"about {minutes} {'minute' if minutes == 1 else 'minutes'}" if minutes else "less than a minute"
    if minutes >= HOURS:
        time = f"about {round(minutes / MINUTE)} hours"
    return f"{' and '.join(filter(None, (', '.join(parts[:-1]), parts[-1])))}, {time}"


def _on(page: Page, outlines: Mapping[str, str], nets: Mapping[str, Folding]) -> Cuts:
    shapes = [NET if spot.face in nets else outlines.get(spot.face, "") for spot in page.placed]
    folding = [nets[spot.face] for spot in page.placed if spot.face in nets]
    across: set[tuple[str, int]] = set()
    for spot, shape in zip(page.placed, shapes, strict=True):
        if shape not in (HEXAGON, CIRCLE, NET):
            across |= {("x", round(x)) for x in (spot.x, spot.x + spot.width) if _NEAR < x < page.width - _NEAR}
            across |= {("y", round(y)) for y in (spot.y, spot.y + spot.height) if _NEAR < y < page.height - _NEAR}
    folds = int(page.turned_on is not None)
    of_nets = (sum(column) for column in zip(*folding, strict=True)) if folding else (0, 0, 0)
    return Cuts(len(across), EDGES * shapes.count(HEXAGON), shapes.count(CIRCLE), folds, len(folding), *of_nets)
