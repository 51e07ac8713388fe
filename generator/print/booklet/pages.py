"""A booklet on its pages: a cover, chapters in two columns at the largest size that a booklet of whole sheets allows.

Everything is laid out on pages of 148 × 210 mm and enlarged or reduced to those that are asked for.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

import msgspec

from generator.print.booklet.chapters import Booklet, Chapter, Part, Plate, Row, Table, words_in
from generator.print.booklet.plates import filling, plate_items
from generator.print.booklet.style import BOTTOM, COLUMN, GUTTER, HEIGHT, MARGIN, TOP, WIDTH, Style, style_of
from generator.print.booklet.surrounds import (
    COVER_ART,
    HEADING,
    back_art,
    cover,
    gallery,
    notes,
    running_foot,
    title_bar,
)
from generator.print.drawing.breaking import Atom
from generator.print.drawing.icons import GRID
from generator.print.drawing.scene import Group, Item, Path, Scene, Symbol, Use, scaled, shift
from generator.print.drawing.shapes import circle, line
from generator.print.drawing.text import run
from generator.print.drawing.typefaces import ascent, least_size
from generator.print.pages.columns import Block, Columns, Ornament, flowed, heights_of, places_of
from generator.print.parts.desk import Studio
from validator.base.speech.sentences import Sentence, Sentences

say = Sentences(__package__)

LEADING = 1.28
SIZES = tuple(round(3.1 - 0.05 * step, 2) for step in range(20))
"""Sizes of the running text in mm, the largest first."""
GOOD = 2.6
"""A booklet of few pages is not set smaller than this."""
PAGES = (4, 8, 12)
NEEDED, NEEDED_OF_MORE = 24.0, 44.0
"""A heading stands above at least so many mm of its chapter, and above more of one that goes on overleaf."""
STUB = 20.0
"""What goes on overleaf is at least so high, if one of the next sizes of the text makes it so."""
TRIED = 6
LOWEST = 0.7
"""A picture across the page may become so much lower to stand on what is left of a page."""
AIRY = 0.4
"""Where pages are left over, a chapter that would begin below so much of a page begins the next one."""
INDEX = "index"
LISTED = 0.84
"""How large names of a list are set, in ems of the running text."""
AID_SIZES = (5.6, 5.2, 4.8, 4.4, 4.1, 3.8, 3.6, 3.4, 3.2)
AID_LARGE = 4.4
"""Larger words leave the scenery below them its whole height."""
AID_APART = 6.0
_CLOSED = frozenset("”’」』）》〉】")
_MARKS = frozenset("，。、；：！？”’」』）》〉】")


class Band(NamedTuple):
    """Blocks for two columns, or one thing across the page: its height and what draws it from its top.

    ``lower`` makes the same at most so high, for what is left of a page.
    """

    blocks: tuple[Block, ...] = ()
    rows: tuple[Row | None, ...] = ()
    tall: float = 0.0
    draw: Ornament | None = None
    chapter: str = ""
    lower: "Callable[[float], Band] | None" = None


class Flow:
    """Pages being filled from the top; so many more than needed may be taken for chapters to begin on."""

    def __init__(self, spare: int = 0) -> None:
        self.spare = spare
        self.ends: list[float] = []
        self.stubs = 0
        self.pages: list[list[Item]] = [[]]
        self.pen = TOP
        self.chapters: dict[str, int] = {}
        self.words: dict[str, int] = {}

    def turn(self) -> None:
        """Go on with the next page."""
        self.ends.append(self.pen)
        self.pages.append([])
        self.pen = TOP


def booklet_pages(
    book: Booklet, studio: Studio, *, width: float = WIDTH, height: float = HEIGHT, name: str = "booklet"
) -> tuple[list[Scene], list[tuple[str, Sentence]]]:
    """The pages of a booklet, 4, 8 or 12, each ``width`` × ``height`` mm; and what is wrong, as codes and sentences."""
    style = style_of(studio, book)
    faults: list[tuple[str, Sentence]] = []
    bands = [band for chapter in book.chapters for band in _bands(chapter, style, studio)]
    lost = dict.fromkeys("".join(block.missing for band in bands for block in band.blocks))
    faults += [("missing-glyph", say("missing-glyph", language=book.language, character=repr(one))) for one in lost]
    around = 2 if book.aid is not None else 1
    size, total, flow = _settled(bands, book, style, studio, around)
    if len(flow.pages) + around > total:
        faults.append(("text-overflow", say("overflow", language=book.language, pages=PAGES[-1])))
        total = -(-(len(flow.pages) + around) // 4) * 4
    for page, items in gallery(book.gallery, [*flow.ends, flow.pen], style):
        flow.pages[page] += items
    inner = [*flow.pages, *([notes(book, style)] * (total - around - len(flow.pages)))]
    pages = [cover(book, style, studio)]
    pages += [[*items, *running_foot(book, style, number)] for number, items in enumerate(inner, start=2)]
    if book.aid is not None:
        pages.append(_aid(book, book.aid, style, studio, size))
    factor = min(width / WIDTH, height / HEIGHT)
    left, top = (width - factor * WIDTH) / 2, (height - factor * HEIGHT) / 2
    scenes = [
        Scene(
            f"{name}-{book.language}-{number}",
            f"{book.title} {number}/{len(pages)}",
            width,
            height,
            (Group(tuple(items), scaled(factor, left, top)),),
            bleed=0.0,
            corner=0.0,
        )
        for number, items in enumerate(pages, start=1)
    ]
    return scenes, faults


def _fitted(bands: Sequence[Band], book: Booklet, style: Style, studio: Studio, around: int) -> tuple[float, int, Flow]:
    """The size of the text, how many pages that makes in all, and the pages between cover and back."""
    least = least_size(style.body)
    index = partial(_indexed, bands, book, style, studio)
    for total in PAGES:
        sizes = [size for size in SIZES if size >= (least if total == PAGES[-1] else GOOD)]
        low, high = 0, len(sizes) - 1
        if len(index(sizes[-1]).pages) + around > total:
            continue
        while low < high:
            middle = (low + high) // 2
            low, high = (low, middle) if len(index(sizes[middle]).pages) + around <= total else (middle + 1, high)
        return sizes[low], total, index(sizes[low])
    return least, PAGES[-1], index(least)


def _settled(
    bands: Sequence[Band], book: Booklet, style: Style, studio: Studio, around: int
) -> tuple[float, int, Flow]:
    """As `_fitted`, on all pages; of the largest sizes the one with the fewest stubs."""
    size, total, flow = _fitted(bands, book, style, studio, around)
    room = total - around
    best = size, _aired(flow, room, partial(_indexed, bands, book, style, studio, size))
    least = least_size(style.body)
    for smaller in [one for one in SIZES if least <= one < size][:TRIED]:
        if not best[1].stubs:
            break
        again = partial(_indexed, bands, book, style, studio, smaller)
        tried = _aired(again(), room, again)
        best = (smaller, tried) if tried.stubs < best[1].stubs and len(tried.pages) <= room else best
    return best[0], total, best[1]


def _aired(flow: Flow, total: int, poured_with: Callable[[int], Flow]) -> Flow:
    """The same on nearly all the pages there are, chapters beginning on pages of their own; one is left for notes."""
    free = total - len(flow.pages) - 1
    for spare in range(free, free + 3) if free > 0 else ():
        aired = poured_with(spare)
        if len(aired.pages) > total:
            break
        flow = aired
        if len(flow.pages) == total - 1:
            break
    return flow


def _indexed(bands: Sequence[Band], book: Booklet, style: Style, studio: Studio, size: float, spare: int = 0) -> Flow:
    """The pages at a size, with an index of the words that they print in bold."""
    flow = poured(bands, size, style, spare)
    words = words_in(book.chapters)
    listed = [word for word in _in_order(words, book.language) if word in flow.words]
    lines = tuple((f"{word[0].upper()}{word[1:]}", str(flow.words[word])) for word in listed)
    if lines:
        chapter = Chapter(INDEX, say("chapter-index").in_language(book.language), (Table(lines),))
        for band in _bands(chapter, style, studio):
            _pour(flow, band, size)
    return flow


def _in_order(words: Sequence[str], language: str) -> list[str]:
    """By the alphabet; Chinese words as they occur, by their pages."""
    return list(words) if language.startswith("zh") else sorted(words, key=lambda word: (word.casefold(), word))


# From chapters to bands


def _bands(chapter: Chapter, style: Style, studio: Studio) -> Iterator[Band]:
    yield Band(tall=HEADING, draw=partial(title_bar, chapter.title, style), chapter=chapter.name)
    held: list[tuple[Block, Row | None]] = []
    for part in chapter.parts:
        if isinstance(part, Plate) and part.wide:
            last = held.pop()[1] if held and held[-1][1] is not None and held[-1][1].kind == "minor" else None
            if held:
                yield Band(tuple(block for block, _ in held), tuple(row for _, row in held))
                held = []
            yield _wide(part, style, last.text if last is not None else "")
        else:
            held += _blocks(part, style, studio)
    if held:
        yield Band(tuple(block for block, _ in held), tuple(row for _, row in held))


def _wide(plate: Plate, style: Style, heading: str) -> Band:
    """A plate across the page, below the heading that came before it."""
    items, tall = plate_items(plate, WIDTH - 2 * MARGIN, style)
    if heading:
        words = run(heading, 0, 3.2, font=style.bold, size=GOOD, fill=style.ink)
        items, tall = [words, Group(tuple(items), shift(0, 5.0))], tall + 5.0

    def lower(room: float) -> Band:
        scene = plate.cells[0].scene
        stands = filling(plate, WIDTH - 2 * MARGIN) * scene.height
        return _wide(msgspec.structs.replace(plate, tall=stands - (tall + 2.0 - room)), style, heading)

    return Band(
        tall=tall + 2.0,
        draw=lambda x, y, width, size: [Group(tuple(items), shift(x, y))],
        lower=lower if plate.fills and len(plate.cells) == 1 else None,
    )


def _blocks(part: Part, style: Style, studio: Studio) -> Iterator[tuple[Block, Row | None]]:
    if isinstance(part, Row):
        yield _row(part, style, studio), part
    elif isinstance(part, Table):
        yield from ((_line_of_list(name, place, style, studio), None) for name, place in part.lines)
    else:
        items, tall = plate_items(part, COLUMN, style)
        yield _picture(items, tall, style, studio), None


def _picture(items: Sequence[Item], tall: float, style: Style, studio: Studio) -> Block:
    def show(x: float, y: float, width: float, size: float) -> list[Item]:
        return [Group(tuple(items), shift(x, y))]

    return _block("", style, studio, before=0.5, after=0.25, stands=tall, ornament=show, keep=True)


def _row(row: Row, style: Style, studio: Studio) -> Block:
    if row.kind == "head":
        return _block(row.text, style, studio, font=style.title, grow=1.25, before=0.8, after=0.15, keep=True)
    if row.kind == "minor":
        return _block(f"**{row.text}**", style, studio, before=0.65, keep=True)
    if row.kind == "small" and row.sign is not None:
        return _block(row.text, style, studio, before=0.3, indent=2.3, least=1.9, ornament=partial(_sign, row.sign))
    if row.kind == "item":
        return _block(row.text, style, studio, before=0.24, indent=1.0, ornament=partial(_dot, style))
    if row.kind == "step":
        return _block(row.text, style, studio, before=0.3, indent=1.7, ornament=partial(_number, row.number, style))
    return _block(row.text, style, studio, before=0.45)


def _block(text: str, style: Style, studio: Studio, font: str = "", **wishes: object) -> Block:
    whole = studio.fonts.whole
    plain, bold = (font, font) if font else (whole("body", text), whole("bold", text))
    ink = style.heading if font else style.ink
    block = Block.of(text, plain, bold, studio.inline, ink, **wishes)
    return msgspec.structs.replace(block, atoms=tuple(closed_up(atom, ink) for atom in block.atoms))


def closed_up(atom: Atom, ink: str) -> Atom:
    """The same with no gap between a closing mark and the mark after it, as Chinese is set: each has half a square."""
    pieces = list(atom.pieces)
    for place, (one, other) in enumerate(pairwise(pieces)):
        if one.content in _CLOSED and other.content in _MARKS and one.width >= 1.0:
            pieces[place] = msgspec.structs.replace(one, width=one.width - 0.5)
            # In an ink of its own it begins a run of its own, which stands where the one before ends.
            pieces[place + 1] = msgspec.structs.replace(pieces[place + 1], ink=ink)
    spared = sum(one.width - other.width for one, other in zip(atom.pieces, pieces, strict=True))
    return msgspec.structs.replace(atom, pieces=tuple(pieces), width=atom.width - spared) if spared else atom


def _sign(sign: Symbol, x: float, y: float, width: float, size: float) -> list[Item]:
    return [Use(sign, scaled(1.9 * size / GRID, x, y))]


def _dot(style: Style, x: float, y: float, width: float, size: float) -> list[Item]:
    return [Path(circle(x + size * 0.4, y + size * 0.56, size * 0.17), fill=style.accent)]


def _number(number: str, style: Style, x: float, y: float, width: float, size: float) -> list[Item]:
    return [run(number, x, y + ascent(style.body) * size, font=style.bold, size=size, fill=style.heading)]


def _line_of_list(name: str, place: str, style: Style, studio: Studio) -> Block:
    def end(x: float, y: float, width: float, size: float) -> list[Item]:
        small = size * LISTED
        foot = y + ascent(style.body) * small
        words = run(place, x + width, foot, font=style.body, size=small, fill=style.ink, align="right")
        below = y + size * 1.2
        return [words, Path(line(x, below, x + width, below), stroke=style.accent, stroke_width=0.06, opacity=0.6)]

    return _block(name, style, studio, grow=LISTED, before=0.42, ornament=end)


# From bands to pages


def poured(bands: Sequence[Band], size: float, style: Style, spare: int = 0) -> Flow:
    """Bands one below the other, on as many pages as they take at a size, and at most ``spare`` more."""
    flow = Flow(spare)
    for band, after in zip(bands, [*bands[1:], None], strict=True):
        _pour(flow, band, size, after)
    return flow


def _pour(flow: Flow, band: Band, size: float, after: Band | None = None) -> None:
    if band.chapter and flow.spare and flow.pen > TOP + AIRY * (BOTTOM - TOP):
        flow.spare -= 1
        flow.turn()
    room = BOTTOM - flow.pen
    if band.lower is not None and LOWEST * band.tall <= room < band.tall:
        band = band.lower(room)
    if band.draw is not None:
        needs = band.tall + (_needed(after, size, room - band.tall) if band.chapter else 0.0)
        if flow.pen > TOP and flow.pen + needs > BOTTOM:
            flow.turn()
        flow.pages[-1] += band.draw(MARGIN, flow.pen, WIDTH - 2 * MARGIN, size)
        flow.pen += band.tall
        if band.chapter:
            flow.chapters[band.chapter] = len(flow.pages) + 1
        return
    if flow.pen + 12.0 > BOTTOM:
        flow.turn()
    heights = heights_of(band.blocks, COLUMN, size, LEADING)
    columns, places = _columns_for(flow, band, size, heights)
    first = len(flow.pages)
    feet = _feet(places, heights)
    used = max(feet)
    for page in range(used):
        flow.pen = feet.get(page, flow.pen)
        flow.turn()
    for number, items in enumerate(flowed(band.blocks, columns, size, LEADING, places)):
        if items:
            flow.pages[first - 1 + number // 2] += items
    flow.pen = feet[used] + 2.2
    flow.stubs += used > 0 and feet[used] < TOP + STUB
    for (column, _), row in zip(places, band.rows, strict=True):
        if row is not None:
            for word in words_in((Chapter("", "", (row,)),)):
                flow.words.setdefault(word, first + 1 + column // 2)


def _feet(places: Sequence[tuple[int, float]], heights: Sequence[float]) -> dict[int, float]:
    """Where the last of the blocks ends on each page that has any."""
    feet: dict[int, float] = {}
    for (column, top), height in zip(places, heights, strict=True):
        feet[column // 2] = max(feet.get(column // 2, 0.0), top + height)
    return feet


def _needed(band: Band | None, size: float, room: float) -> float:
    """How much of what follows it a title of a chapter stands above."""
    goes_on = band is not None and bool(band.blocks) and _stands(band.blocks, size) > 2 * room
    return max(NEEDED_OF_MORE if goes_on else NEEDED, _beginning(band, size))


def _beginning(band: Band | None, size: float) -> float:
    """How much of a band has to stand with what is above it."""
    if band is None or not band.blocks:
        return 0.0 if band is None else band.tall * LOWEST if band.lower is not None else band.tall
    first = _kept(band.blocks)
    # A lone sentence stands with what it leads to, which may lie in the column beside it.
    next_to = _kept(band.blocks[1:]) if len(first) == 1 else ()
    return min(max(_stands(first, size), _stands(next_to, size)), BOTTOM - TOP - HEADING)


def _kept(blocks: Sequence[Block]) -> Sequence[Block]:
    """The first blocks that stand together."""
    return blocks[: next((place for place, block in enumerate(blocks, start=1) if not block.keep), len(blocks))]


def _stands(blocks: Sequence[Block], size: float) -> float:
    return sum(block.before for block in blocks) * size + sum(heights_of(blocks, COLUMN, size, LEADING))


def _columns_for(
    flow: Flow, band: Band, size: float, heights: Sequence[float]
) -> tuple[Columns, list[tuple[int, float]]]:
    """Columns on this page and the next ones, the last pair as short as holds the rest; and where blocks lie."""

    def columns(pages: int, foot: float) -> Columns:
        columns = []
        for page in range(pages):
            top = flow.pen if page == 0 else TOP
            bottom = foot if page == pages - 1 else BOTTOM
            columns += [(left, top, COLUMN, bottom - top) for left in (MARGIN, MARGIN + COLUMN + GUTTER)]
        return tuple(columns)

    pages = 1
    while (places := places_of(band.blocks, columns(pages, BOTTOM), size, heights, BOTTOM - TOP)) is None:
        pages += 1
        if pages > 40:
            endless = (*columns(pages, BOTTOM)[:-1], (MARGIN, TOP, COLUMN, float("inf")))
            return endless, places_of(band.blocks, endless, size, heights) or []
    low, high = (flow.pen if pages == 1 else TOP), BOTTOM
    for _ in range(7):
        middle = (low + high) / 2
        tried = places_of(band.blocks, columns(pages, middle), size, heights, BOTTOM - TOP)
        low, high, places = (low, middle, tried) if tried is not None else (middle, high, places)
    return columns(pages, high), places_of(band.blocks, columns(pages, high), size, heights, BOTTOM - TOP) or places


# The back


def _aid(book: Booklet, aid: Chapter, style: Style, studio: Studio, size: float) -> list[Item]:
    """The back: what one looks up at the table, as large as the page allows; below it the scenery of the cover."""
    bands = list(_bands(aid, style, studio))
    for tried in ([*map(_by_sections, bands)], bands):
        for larger in (*AID_SIZES, *SIZES):
            flow = poured(tried, larger, style)
            room = HEIGHT - COVER_ART - AID_APART if larger > AID_LARGE else BOTTOM
            if len(flow.pages) == 1 and flow.pen <= room:
                return [*flow.pages[0], *back_art(book, studio, flow.pen + AID_APART)]
    return poured(bands, size, style).pages[0]


def _by_sections(band: Band) -> Band:
    """The same with no section broken: each block stands with the next one, but for the last below a heading."""
    ends = [row is not None and row.kind in ("head", "minor") for row in band.rows[1:]]
    kept = (
        msgspec.structs.replace(block, keep=not is_last)
        for block, is_last in zip(band.blocks, [*ends, True], strict=True)
    )
    return band._replace(blocks=tuple(kept)) if band.blocks else band
