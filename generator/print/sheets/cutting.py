"""How much there is to cut on printed pages, and about how long that takes by hand."""

from collections.abc import Iterable, Mapping

import msgspec

from generator.print.sheets.duplex import Page

RULER_SECONDS, EDGE_SECONDS, ROUND_SECONDS, FOLD_SECONDS = 10, 4, 20, 15
"""What one person with a knife and a ruler needs for a straight cut across a sheet, for an edge of a hexagon, for a
circle and for a fold. These are guesses of Proofpress, timed by nobody: they tell ten minutes from two hours."""
_NEAR, MINUTE = 0.5, 60
HEXAGON, CIRCLE, EDGES = "hexagon", "circle", 6
_WORDS = (
    ("straight cut", "straight cuts"),
    ("edge of hexagons", "edges of hexagons"),
    ("circle", "circles"),
    ("fold", "folds"),
)


class Cuts(msgspec.Struct, frozen=True):
    """Cuts across a sheet along a ruler, edges of hexagons, circles, and folds."""

    straight: int = 0
    edges: int = 0
    circles: int = 0
    folds: int = 0

    @property
    def seconds(self) -> int:
        """About how long all of them take."""
        return (
            self.straight * RULER_SECONDS
            + self.edges * EDGE_SECONDS
            + self.circles * ROUND_SECONDS
            + self.folds * FOLD_SECONDS
        )


def cuts_of(pages: Iterable[Page], outlines: Mapping[str, str]) -> Cuts:
    """What is cut on pages; backs lie behind their fronts and are cut with them.

    ``outlines`` are those of the faces by name: a hexagon and a circle are cut out one by one, all others along lines
    that go across the sheet.
    """
    found = [_on(page, outlines) for page in pages if page.name and not page.is_back]
    sums = (sum(values) for values in zip(*(msgspec.structs.astuple(one) for one in found), strict=True))
    return Cuts(*sums)


def said(cuts: Cuts) -> str:
    """The cuts in words, and about how long they take: ``18 straight cuts and 2 folds, about 4 minutes``."""
    counts = msgspec.structs.astuple(cuts)
    parts = [
        f"{count} {one if count == 1 else more}" for count, (one, more) in zip(counts, _WORDS, strict=True) if count
    ]
    if not parts:
        return "nothing"
    minutes = round(cuts.seconds / MINUTE)
    time = f"about {minutes} {'minute' if minutes == 1 else 'minutes'}" if minutes else "less than a minute"
    return f"{' and '.join(filter(None, (', '.join(parts[:-1]), parts[-1])))}, {time}"


def _on(page: Page, outlines: Mapping[str, str]) -> Cuts:
    shapes = [outlines.get(spot.face, "") for spot in page.placed]
    across: set[tuple[str, int]] = set()
    for spot, shape in zip(page.placed, shapes, strict=True):
        if shape not in (HEXAGON, CIRCLE):
            across |= {("x", round(x)) for x in (spot.x, spot.x + spot.width) if _NEAR < x < page.width - _NEAR}
            across |= {("y", round(y)) for y in (spot.y, spot.y + spot.height) if _NEAR < y < page.height - _NEAR}
    folds = int(page.turned_on is not None)
    return Cuts(len(across), EDGES * shapes.count(HEXAGON), shapes.count(CIRCLE), folds)
