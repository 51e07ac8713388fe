"""A booklet on its pages: a cover, chapters in two columns at the largest size that a booklet of whole sheets allows.

Everything is laid out on pages of 148 × 210 mm and enlarged or reduced to those that are asked for.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from generator.print.booklet.chapters import Booklet, Cell, Chapter, Part, Plate, Row, Table, words_in
from generator.print.booklet.tabletops import placed
from generator.print.drawing.breaking import Atom
from generator.print.drawing.icons import GRID
from generator.print.drawing.scene import Group, Item, Path, Scene, Symbol, Use, scaled, shift
from generator.print.drawing.shapes import circle, line, rect, rounded
from generator.print.drawing.text import fit, run
from generator.print.drawing.typefaces import fitting, least_size
from generator.print.layout.vocabulary import Art
from generator.print.pages.columns import Block, Columns, Ornament, flowed, heights_of, places_of
from generator.print.parts.desk import Desk, Studio, unplaced
from generator.print.parts.dispatch import drawn
from validator.base.speech.sentences import Sentence, Sentences

say = Sentences(__package__)

WIDTH, HEIGHT = 148.0, 210.0
MARGIN, GUTTER, FOOT = 10.0, 6.0, 6.0
COLUMN = (WIDTH - 2 * MARGIN - GUTTER) / 2
TOP, BOTTOM = MARGIN, HEIGHT - MARGIN - FOOT
LEADING = 1.28
SIZES = tuple(round(3.1 - 0.05 * step, 2) for step in range(20))
"""Sizes of the running text in mm, the largest first."""
GOOD = 2.6
"""A booklet of few pages is not set smaller than this."""
PAGES = (4, 8, 12)
CAPTION = 2.25
HEADING = 8.0
NEEDED = 24.0
"""A heading stands above at least so many mm of its chapter."""
NARROWEST = 0.35
"""Pictures in a column may become so much smaller to stand side by side."""
LOWEST = 0.62
"""A picture across the page may become so much lower to stand on what is left of a page."""
AIRY = 0.4
"""Where pages are left over, a chapter that would begin below so much of a page begins the next one."""
INDEX = "index"
_CLOSED = frozenset("”’」』）》〉】")
_MARKS = frozenset("，。、；：！？”’」』）》〉】")
SIGNS = 12.0
"""Lower plates show signs, which are enlarged; pieces never are."""
BANNER = (186.0, 30.0)
"""For what size scenes of summaries are drawn; the cover shows their right end."""
COVER_ART = 76.0


class Style(NamedTuple):
    """Fonts and colours of a booklet."""

    body: str
    bold: str
    title: str
    ink: str
    heading: str
    accent: str
    on_heading: str


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
        self.pages: list[list[Item]] = [[]]
        self.pen = TOP
        self.chapters: dict[str, int] = {}
        self.words: dict[str, int] = {}

    def turn(self) -> None:
        """Go on with the next page."""
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
    size, total, flow = _fitted(bands, book, style, studio, around)
    flow = _aired(flow, total - around, partial(_indexed, bands, book, style, studio, size))
    if len(flow.pages) + around > total:
        faults.append(("text-overflow", say("overflow", language=book.language, pages=PAGES[-1])))
        total = -(-(len(flow.pages) + around) // 4) * 4
    inner = [*flow.pages, *([_notes(book, style)] * (total - around - len(flow.pages)))]
    pages = [_cover(book, style, studio)]
    pages += [[*items, *_foot(book, style, number)] for number, items in enumerate(inner, start=2)]
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


def style_of(studio: Studio, book: Booklet | None = None) -> Style:
    """The fonts of the set, as the titles of a booklet need them, and the colours of its summary of rules, if any."""
    summary, colour = studio.layout.summary, studio.palette.colour
    ink = colour("ink")
    heading = colour(summary.heading) if summary is not None else ink
    accent = colour(summary.accent) if summary is not None else ink
    kinds: Any = studio.whole["set"]
    pieces = [piece for listed in kinds.values() for piece in listed]
    captions = "".join(piece.title.get(studio.language, "") for piece in pieces if piece.title)
    headings = "" if book is None else "".join((book.title, *(chapter.title for chapter in book.chapters)))
    title = studio.fonts.whole("title", headings) if headings else studio.fonts.face("title")
    body, bold = (studio.fonts.whole(role, captions) for role in ("body", "bold"))
    return Style(body, bold, title, ink, heading, accent, colour("paper"))


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
    lines = tuple((word, str(flow.words[word])) for word in _in_order(words, book.language) if word in flow.words)
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
    yield Band(tall=HEADING, draw=partial(_title, chapter.title, style), chapter=chapter.name)
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


def _title(title: str, style: Style, x: float, y: float, width: float, size: float) -> list[Item]:
    """The title of a chapter, on a bar across the page."""
    small = fitting(title, style.title, width - 8, 4.0)
    return [
        Path(rounded(x, y, width, HEADING - 1.8, 1.2), fill=style.heading),
        run(title, x + 3, y + (HEADING - 1.8) / 2 + small * 0.36, font=style.title, size=small, fill=style.on_heading),
    ]


def _wide(plate: Plate, style: Style, heading: str) -> Band:
    """A plate across the page, below the heading that came before it."""
    items, tall = _plate_items(plate, WIDTH - 2 * MARGIN, style)
    if heading:
        words = run(heading, 0, 3.2, font=style.bold, size=GOOD, fill=style.ink)
        items, tall = [words, Group(tuple(items), shift(0, 5.0))], tall + 5.0

    def lower(room: float) -> Band:
        scene = plate.cells[0].scene
        stands = _filling(plate, WIDTH - 2 * MARGIN) * scene.height
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
        items, tall = _plate_items(part, COLUMN, style)
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
    return [run(number, x, y + size * 0.93, font=style.bold, size=size, fill=style.heading)]


def _line_of_list(name: str, place: str, style: Style, studio: Studio) -> Block:
    def end(x: float, y: float, width: float, size: float) -> list[Item]:
        foot = y + size * 0.78
        words = run(place, x + width, foot, font=style.body, size=size * 0.84, fill=style.ink, align="right")
        return [
            words,
            Path(line(x, y + size * 1.14, x + width, y + size * 1.14), stroke=style.accent, stroke_width=0.06),
        ]

    return _block(name, style, studio, grow=0.84, before=0.42, ornament=end)


# Pictures in rows


def _plate_items(plate: Plate, width: float, style: Style) -> tuple[list[Item], float]:
    """A plate's pictures in rows with their captions, and how tall they stand."""
    if plate.fills and len(plate.cells) == 1:
        return _filled(plate, width, style)
    plate = _narrowed(plate, width)
    items: list[Item] = []
    y = 0.0
    for row in _rows_of_cells(plate, width):
        widths = [_cell_width(cell, plate.tall, width) for cell in row]
        high = max(_factor(cell, plate.tall, width) * cell.scene.height for cell in row)
        x = max(0.0, (width - sum(widths) - 2.0 * (len(row) - 1)) / 2)
        tall = 0.0
        for cell, wide in zip(row, widths, strict=True):
            factor = _factor(cell, plate.tall, width)
            left = x + (wide - factor * cell.scene.width) / 2
            items.append(Group((placed(cell.scene, factor),), shift(left, y + high - factor * cell.scene.height)))
            caption_items = _caption(cell.caption, x, y + high + 0.7, wide, style)
            items += caption_items[0]
            tall = max(tall, caption_items[1])
            x += wide + 2.0
        y += high + tall + 1.8
    return _captioned(items, y - 1.8, plate.caption, width, style)


def _narrowed(plate: Plate, width: float) -> Plate:
    """A plate low enough for one row, where that is not too low."""
    wide = sum(_cell_width(cell, plate.tall, width) for cell in plate.cells)
    share = (width - 2.0 * (len(plate.cells) - 1)) / wide if wide else 1.0
    if plate.wide or not NARROWEST <= share < 1.0:
        return plate
    cells = [cell for cell in plate.cells if cell.scene.height * _factor(cell, plate.tall, width) > 0]
    tallest = max(cell.scene.height * _factor(cell, plate.tall, width) for cell in cells)
    return msgspec.structs.replace(plate, tall=tallest * share * 0.98)


def _filled(plate: Plate, width: float, style: Style) -> tuple[list[Item], float]:
    scene = plate.cells[0].scene
    factor = _filling(plate, width)
    left = (width - factor * scene.width) / 2
    items: list[Item] = [Group((placed(scene, factor),), shift(left, 0))]
    return _captioned(items, factor * scene.height, plate.caption, width, style)


def _filling(plate: Plate, width: float) -> float:
    """At which scale the one picture of a plate fills it."""
    scene = plate.cells[0].scene
    return min(width / scene.width, plate.tall / scene.height)


def _captioned(items: list[Item], y: float, caption: str, width: float, style: Style) -> tuple[list[Item], float]:
    more, tall = _caption(caption, 0.0, y + 0.8, width, style)
    return [*items, *more], y + (tall + 0.8 if tall else 0.0)


def _caption(words: str, x: float, y: float, width: float, style: Style) -> tuple[tuple[Item, ...], float]:
    if not words:
        return (), 0.0
    fitted = fit(
        words, width, 9.0, font=style.body, bold=style.bold, size_max=CAPTION, size_min=CAPTION, x=x, y=y,
        leading=1.15, align="center", fill=style.ink,
    )  # fmt: off
    return fitted.items, fitted.height


def _factor(cell: Cell, tall: float, width: float) -> float:
    return min(
        tall / cell.scene.height, 1.0 if tall > 12 else 9.0, 2.4 * tall / cell.scene.width, width / cell.scene.width
    )


def _cell_width(cell: Cell, tall: float, width: float) -> float:
    least = 15.0 if cell.caption else 0.0
    return min(width, max(least, _factor(cell, tall, width) * cell.scene.width))


def _rows_of_cells(plate: Plate, width: float) -> Iterator[list[Cell]]:
    row: list[Cell] = []
    taken = 0.0
    for cell in plate.cells:
        wide = _cell_width(cell, plate.tall, width)
        if row and taken + 2.0 + wide > width:
            yield row
            row, taken = [], 0.0
        taken += wide + (2.0 if row else 0.0)
        row.append(cell)
    if row:
        yield row


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
        needs = band.tall + (max(NEEDED, _beginning(after, size)) if band.chapter else 0.0)
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
    used = max(column for column, _ in places) // 2
    for _ in range(used):
        flow.turn()
    for number, items in enumerate(flowed(band.blocks, columns, size, LEADING, places)):
        if items:
            flow.pages[first - 1 + number // 2] += items
    last = [
        top + height for (column, top), height in zip(places, heights, strict=True) if column // 2 == used
    ]  # fmt: off
    flow.pen = max(last) + 2.2
    for (column, _), row in zip(places, band.rows, strict=True):
        if row is not None:
            for word in words_in((Chapter("", "", (row,)),)):
                flow.words.setdefault(word, first + 1 + column // 2)


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


# The pages around


def _foot(book: Booklet, style: Style, number: int) -> list[Item]:
    foot = HEIGHT - MARGIN + 1.0
    outer = number % 2 == 1
    return [
        Path(rect(MARGIN, foot - 3.6, WIDTH - 2 * MARGIN, 0.15), fill=style.heading),
        run(book.title, MARGIN if outer else WIDTH - MARGIN, foot, font=style.title, size=2.3, fill=style.heading,
            align="left" if outer else "right"),
        run(str(number), WIDTH - MARGIN if outer else MARGIN, foot, font=style.title, size=2.6, fill=style.heading,
            align="right" if outer else "left"),
    ]  # fmt: off


def _notes(book: Booklet, style: Style) -> list[Item]:
    """A page with lines to write on."""
    items = _title(say("chapter-notes").in_language(book.language), style, MARGIN, TOP, WIDTH - 2 * MARGIN, 3.0)
    rows = range(1, int((BOTTOM - TOP - HEADING) / 8))
    items += [
        Path(rect(MARGIN, TOP + HEADING + 8 * row, WIDTH - 2 * MARGIN, 0.12), fill=style.accent, opacity=0.6)
        for row in rows
    ]
    return items


def _cover(book: Booklet, style: Style, studio: Studio) -> list[Item]:
    items: list[Item] = [Path(rect(0, 0, WIDTH, HEIGHT), fill=style.heading)]
    summary = studio.layout.summary
    if summary is not None:
        art = Art(box=(0, 0, *BANNER), scene=summary.scene, tint=summary.tint, seed="banner", fill="sky")
        factor = COVER_ART / BANNER[1]
        scenery = Group(tuple(drawn([art], Desk(studio, None, book.title, [], unplaced))), clip=rect(0, 0, *BANNER))
        right = scaled(factor, WIDTH - factor * BANNER[0], 0)
        items.append(Group((Group((scenery,), right),), clip=rect(0, 0, WIDTH, COVER_ART)))
    size = fitting(book.title, style.title, WIDTH - 2 * MARGIN - 8, 15.0)
    items.append(run(book.title, WIDTH / 2, 96, font=style.title, size=size, fill=style.on_heading, align="center"))
    for number, fact in enumerate((*book.facts, say("subtitle").in_language(book.language))):
        items.append(
            run(fact, WIDTH / 2, 106 + 6.5 * number, font=style.body, size=4.2, fill=style.on_heading, align="center")
        )
    plate, tall = _plate_items(Plate(book.cover, tall=46.0), WIDTH - 2 * MARGIN, style)
    factor = min(1.0, 66.0 / tall) if tall > 0 else 1.0
    left = MARGIN + (1 - factor) * (WIDTH - 2 * MARGIN) / 2
    items.append(Group(tuple(plate), scaled(factor, left, 120 + (66 - factor * tall) / 2)))
    fitted = fit(
        book.notice, WIDTH - 2 * MARGIN, 10, font=style.body, size_max=2.2, size_min=2.2, x=MARGIN,
        y=HEIGHT - MARGIN - 4, align="center", fill=style.on_heading,
    )  # fmt: off
    return [*items, *fitted.items]


def _aid(book: Booklet, aid: Chapter, style: Style, studio: Studio, size: float) -> list[Item]:
    """The back: what one looks up at the table, as large as the page allows."""
    bands = list(_bands(aid, style, studio))
    for larger in (4.4, 4.1, 3.8, 3.6, 3.4, 3.2, *SIZES):
        flow = poured(bands, larger, style)
        if len(flow.pages) == 1:
            return flow.pages[0]
    return poured(bands, size, style).pages[0]
