"""Pages to read and to look at, on request: how a file is printed, on what paper, how its sheets are cut, what there
is; and faces with their trim and safe area drawn over them.

Sheets are shown small, with the cuts that go right across them before those that free the pieces of a row. Lengths are
mm.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from generator.print.drawing.greeking import greeked
from generator.print.drawing.scene import Glyphs, Group, Item, Path, Scene, Symbol, Text, Use, scaled, shift
from generator.print.drawing.shapes import Segments, ellipse, line, rect, regular, rounded
from generator.print.drawing.text import fit, measure, run
from generator.print.drawing.typefaces import FONTS, face_for, least_size
from generator.print.sheets.duplex import HOURS, MINUTE, Cuts, Imposition, Page, Placed, as_back, paired
from generator.print.sheets.geometry import Paper
from generator.print.sheets.marks import Box
from validator.base.speech.sentences import Sentence, Sentences

say = Sentences(__package__)

INSET, GAP = 14.0, 5.0
BODY, HEAD, LEADING = 3.5, 6.0, 1.35
LABEL = 7.5
TALL = 1e4
"""Higher than any page: a paragraph is as tall as it comes out."""
NEAR = 1e-3
LEAST_PICTURE, MOST_PICTURE = 34.0, 62.0
"""The longer edge of a sheet's small picture."""
ACROSS, ALONG = "#d0021b", "#1a5fb4"
"""The inks of cuts from edge to edge of the paper, and of those within a row."""
CUT_LINE, FRAME = 0.3, 0.15
_INK, _GREY, _WHITE = "#000000", "#777777", "#ffffff"
GLUED = ("gutterfold", "none")
"""Ways of printing backs with which a sheet can be glued on cardboard."""
PAPERS = {
    "card": ("card",),
    "tile": ("tile", "token", "board", "marker"),
    "sticker": ("sticker",),
    "net": ("net",),
    "page": ("pages", "note"),
}
"""What paper is advised for, and the forms of pieces that are printed on it."""


class SetFacts(NamedTuple):
    """What is told of a set besides its sheets: its title, its pieces by kind, and how faces are cut out.

    ``forms`` are those of its kinds; ``outlines`` those of faces by name, nets among them as ``"net"``.
    """

    language: str
    title: str
    pieces: Sequence[tuple[str, int]]
    forms: frozenset[str]
    outlines: Mapping[str, str]
    cuts: Cuts
    has_rules: bool = False


class _Pages:
    """Pages that are filled from the top down."""

    def __init__(self, how: Imposition, bold: str) -> None:
        self.how, self.bold = how, bold
        self.wide = how.paper.width - 2 * INSET
        self.foot = how.paper.height - INSET
        self.filled: list[list[Item]] = [[]]
        self.y = INSET

    def begin(self) -> None:
        """Go on at the top of a new page."""
        self.filled.append([])
        self.y = INSET

    def write(self, words: str, size: float = BODY) -> None:
        """A paragraph."""
        fonts = {"font": self.how.font, "bold": self.bold}
        text = fit(words, self.wide, TALL, **fonts, size_max=size, size_min=size, x=INSET, leading=LEADING)  # type: ignore[arg-type]
        if self.y + text.height > self.foot and self.filled[-1]:
            self.begin()
        self.filled[-1].append(Group(text.items, (1.0, 0.0, 0.0, 1.0, 0.0, self.y)))
        self.y += text.height + size * 0.75


def instruction_pages(sheets: Sequence[Page], set_facts: SetFacts, how: Imposition) -> tuple[Page, ...]:
    """The pages that come before the sheets. Their numbers in the file are told, and so are those of their backs."""
    bold = face_for(set_facts.language, "bold") if how.font in FONTS else how.font
    begun = _Pages(how, bold)
    title = say("instructions", title=set_facts.title).in_language(set_facts.language)
    begun.write(f"**{title}**", size=HEAD)
    shown = [page for page in sheets if _is_shown(page)]
    for words in _steps(set_facts, how, has_plan=any(not page.placed for page in shown)):
        begun.write(words.in_language(set_facts.language))
    _counted(begun, set_facts)
    # How many pages there are depends on the room for pictures alone, not on the numbers below them.
    tried = _Pages(how, bold)
    tried.filled, tried.y = [list(items) for items in begun.filled], begun.y
    _pictured(tried, [(page, "") for page in shown], set_facts)
    numbers = _numbers(sheets, len(tried.filled), set_facts, how)
    _pictured(begun, list(zip(shown, numbers, strict=True)), set_facts)
    paper = how.paper
    made = [
        Page(f"instructions {number}", title, paper.width, paper.height, tuple(items))
        for number, items in enumerate(begun.filled, start=1)
    ]
    return tuple(as_back(page, how.backs) if how.is_duplex and place % 2 else page for place, page in enumerate(made))


def _is_shown(page: Page) -> bool:
    """Whether a page is a sheet with a picture of its own; a part of a board is shown by the assembly plan."""
    return (
        bool(page.name) and not page.is_back and (not page.placed or any(_is_whole(spot, page) for spot in page.placed))
    )


def _is_whole(spot: Placed, page: Page) -> bool:
    right, bottom = spot.x + spot.width, spot.y + spot.height
    return spot.x >= 0 <= spot.y and right <= page.width and bottom <= page.height


def _steps(set_facts: SetFacts, how: Imposition, *, has_plan: bool) -> Iterator[Sentence]:
    yield say(f"print-{how.backs}")
    for name, forms in PAPERS.items():
        if set_facts.forms.intersection(forms) or (name == "page" and set_facts.has_rules):
            yield say("paper-tile-glued" if name == "tile" and how.backs in GLUED else f"paper-{name}")
    cuts = set_facts.cuts
    if how.registration:
        yield say("cut-plotter")
    elif cuts.straight:
        yield say("cut")
    if (cuts.edges or cuts.circles) and not how.registration:
        yield say("cut-round")
    if cuts.nets:
        yield say("fold-net") if how.registration else say("cut-net")
    if has_plan:
        yield say("join")
    minutes = max(1, round(cuts.seconds / MINUTE))
    hours = round(minutes / MINUTE) if minutes >= HOURS else 0
    if cuts.seconds and not how.registration:
        yield say("time", cuts=cuts.straight, minutes=minutes, hours=hours)


def _counted(pages: _Pages, set_facts: SetFacts) -> None:
    """Every kind with its number and a box to tick, in columns."""
    if not set_facts.pieces:
        return
    pages.write(say("count").in_language(set_facts.language))
    font, size = pages.how.font, min(BODY, 3.2)
    names = [say("counted", count=count, name=name).in_language(set_facts.language) for name, count in set_facts.pieces]
    widest = max(measure(name, font, size) for name in names) + size + 2 + GAP
    columns = max(1, int((pages.wide + GAP) // widest))
    rows = -(-len(names) // columns)
    step = size * 1.5
    for row in range(rows):
        if pages.y + step > pages.foot:
            pages.begin()
        for column, name in enumerate(names[row::rows]):
            x = INSET + column * (pages.wide + GAP) / columns
            box = rect(x, pages.y + size * 0.1, size * 0.8, size * 0.8)
            pages.filled[-1] += [
                Path(box, stroke=_GREY, stroke_width=0.2),
                run(name, x + size + 1.2, pages.y + size * 0.85, font=font, size=size),
            ]
        pages.y += step
    pages.y += GAP


def _numbers(sheets: Sequence[Page], before: int, set_facts: SetFacts, how: Imposition) -> Iterator[str]:
    """On which pages of the file each sheet and its back are."""
    first = [Page(f"{number}", "", 1.0, 1.0, (), is_back=bool(number % 2)) for number in range(before)]
    pages = paired([*first, *sheets], how.backs)
    for number, page in enumerate(pages, start=1):
        if number > before and _is_shown(page):
            has_back = number < len(pages) and pages[number].is_back and bool(pages[number].name)
            yield (
                say("on-pages", page=number, back=number + 1).in_language(set_facts.language)
                if has_back
                else say("on-page", page=number).in_language(set_facts.language)
            )


def _pictured(pages: _Pages, sheets: Sequence[tuple[Page, str]], set_facts: SetFacts) -> None:
    """The sheets in rows, as large as lets all of them stay on the page, or else on pages of their own."""
    if not sheets:
        return
    shapes = [page for page, _ in sheets]
    columns = _columns(shapes, pages.wide, pages.foot - pages.y)
    if columns is None:
        pages.begin()
        narrowest = max(1, int((pages.wide + GAP) // (LEAST_PICTURE + GAP)))
        columns = _columns(shapes, pages.wide, pages.foot - pages.y) or narrowest
    edge = _edge(columns, pages.wide)
    symbols: dict[str, Symbol] = {}
    for start in range(0, len(sheets), columns):
        row = sheets[start : start + columns]
        tall = max(page.height * edge / max(page.width, page.height) for page, _ in row)
        if pages.y + tall + LABEL > pages.foot + 1e-6 and pages.filled[-1]:
            pages.begin()
        for column, (page, where) in enumerate(row):
            x = INSET + column * (edge + GAP)
            pages.filled[-1] += _sheet(page, where, (x, pages.y, edge), symbols, set_facts, pages)
        pages.y += tall + LABEL + GAP


def _edge(columns: int, wide: float) -> float:
    """The longer edge of pictures in so many columns."""
    return min((wide + GAP) / columns - GAP, MOST_PICTURE)


def _columns(sheets: Sequence[Page], wide: float, high: float) -> int | None:
    """In how few columns the pictures of sheets stay within a room; None where they would be too small."""
    for columns in range(1, len(sheets) + 1):
        edge = _edge(columns, wide)
        if edge < LEAST_PICTURE:
            return None
        parts = [page.height * edge / max(page.width, page.height) for page in sheets]
        rows = [max(parts[start : start + columns]) for start in range(0, len(parts), columns)]
        if sum(rows) + len(rows) * LABEL + (len(rows) - 1) * GAP <= high + 1e-6:
            return columns
    return None


def _sheet(
    page: Page,
    where: str,
    place: tuple[float, float, float],
    symbols: dict[str, Symbol],
    set_facts: SetFacts,
    pages: _Pages,
) -> list[Item]:
    x, y, edge = place
    scale = edge / max(page.width, page.height)
    frame = rect(0, 0, page.width, page.height)
    inside: list[Item] = [Path(frame, fill=_WHITE), *_small(page, scale, symbols)]
    cuts = _cuts(page, set_facts.outlines)
    inside += [
        Path(lines, stroke=ink, stroke_width=width / scale)
        for width, inks in ((2.5 * CUT_LINE, (_WHITE, _WHITE)), (CUT_LINE, (ACROSS, ALONG)))
        for ink, lines in zip(inks, cuts, strict=True)
        if lines
    ]
    inside.append(Path(frame, stroke=_GREY, stroke_width=FRAME / scale))
    font, size = pages.how.font, least_size(pages.how.font)
    below = y + page.height * scale + size + 0.8
    words = fit(page.title, edge, 2.6 * size, font=font, size_max=size, size_min=size, x=x, y=below + 0.4, leading=1.15)
    lines = words.items[:1] if words.lines > 1 else words.items
    return [
        Group(tuple(inside), scaled(scale, x, y), label=page.title),
        run(where, x, below, font=pages.bold, size=size),
        *lines,
    ]


def _small(page: Page, scale: float, symbols: dict[str, Symbol]) -> Iterator[Item]:
    """What is on a page, its words as bars; each face is drawn so once."""
    for item in page.items:
        if isinstance(item, Group) and len(item.items) == 1 and isinstance(item.items[0], Use):
            use = item.items[0]
            face = use.symbol
            small = symbols.get(face.name)
            if small is None:
                small = Symbol(f"{face.name}-tiny", greeked(face.items, scale), face.bounds, face.label)
                symbols[face.name] = small
            yield msgspec.structs.replace(item, items=(Use(small, use.matrix, use.grid),))
        elif not isinstance(item, Text | Glyphs):
            yield from greeked((item,), scale)


def _cuts(page: Page, outlines: Mapping[str, str]) -> tuple[Segments, Segments]:
    """The cuts from edge to edge of the paper, down it only where none go across; and those that free each piece."""
    spots = [spot for spot in page.placed if outlines.get(spot.face) == "rectangle" and _is_whole(spot, page)]
    boxes = [(spot.x, spot.y, spot.x + spot.width, spot.y + spot.height) for spot in spots]
    axis = 1 if _clear_edges(boxes, 1) else 0
    whole = _clear_edges(boxes, axis)
    rows = tuple(
        segment
        for edge in sorted(whole)
        for segment in (line(0.0, edge, page.width, edge) if axis else line(edge, 0.0, edge, page.height))
    )
    edges: set[Box] = set()
    for left, top, right, bottom in boxes:
        edges |= {(x, top, x, bottom) for x in (left, right) if axis or round(x, 3) not in whole}
        edges |= {(left, y, right, y) for y in (top, bottom) if not axis or round(y, 3) not in whole}
    rounded = sorted({(round(a, 3), round(b, 3), round(c, 3), round(d, 3)) for a, b, c, d in edges})
    return rows, tuple(segment for edge in rounded for segment in line(*edge))


def _clear_edges(boxes: Sequence[Box], axis: int) -> set[float]:
    """Edges of boxes along one axis where a cut from edge to edge of the paper goes through no box."""
    edges = {round(box[end], 3) for box in boxes for end in (axis, axis + 2)}
    return {edge for edge in edges if not any(box[axis] + NEAR < edge < box[axis + 2] - NEAR for box in boxes)}


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
