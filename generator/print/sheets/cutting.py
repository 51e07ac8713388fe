"""How much there is to cut on printed pages, and about how long that takes by hand."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from generator.print.sheets.duplex import Page

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
    found = [_on(page, outlines, nets) for page in pages if page.name and not page.is_back]
    sums = (sum(values) for values in zip(*(msgspec.structs.astuple(one) for one in found), strict=True))
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
