"""The pages around the chapters of a booklet: cover, back, notes, and what stands at head and foot of the others."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from generator.print.booklet.chapters import Booklet, Cell, Plate
from generator.print.booklet.plates import plate_items
from generator.print.booklet.style import BOTTOM, HEIGHT, MARGIN, TOP, WIDTH, Style
from generator.print.drawing.colours import in_full
from generator.print.drawing.light import graded, mixed
from generator.print.drawing.scene import Group, Item, Path, scaled, shift
from generator.print.drawing.shapes import rect, rounded
from generator.print.drawing.text import fit, run
from generator.print.drawing.typefaces import fitting
from generator.print.layout.vocabulary import Art
from generator.print.parts.desk import Desk, Studio, unplaced
from generator.print.parts.dispatch import drawn
from validator.base.speech.sentences import Sentences

say = Sentences(__package__)

HEADING = 8.0
BANNER = (186.0, 30.0)
"""For what size scenes of summaries are drawn; the cover shows their right end, and so does the back."""
COVER_ART = 76.0
COVER_FOOT = 191.0
"""Where the pieces on the cover end at the latest."""
BARE_TITLE = 48.0
"""Where the title of a cover without scenery stands."""
LEAST_ART = 34.0
"""What is left of the back shows a picture where it is at least so high."""
SHADE = 0.5
"""By so much the cover is darker at its foot."""
BLANK = 29.0
"""What is left of a page shows pieces where it is at least so high."""
TALLEST = 74.0
APART = 5.0
FITTED = 4


def title_bar(title: str, style: Style, x: float, y: float, width: float, size: float) -> list[Item]:
    """The title of a chapter, on a bar across the page."""
    small = fitting(title, style.title, width - 8, 4.0)
    return [
        Path(rounded(x, y, width, HEADING - 1.8, 1.2), fill=style.heading),
        run(title, x + 3, y + (HEADING - 1.8) / 2 + small * 0.36, font=style.title, size=small, fill=style.on_heading),
    ]


def running_foot(book: Booklet, style: Style, number: int) -> list[Item]:
    """A line, the title of the booklet and the number of the page, which stands at the outer edge."""
    foot = HEIGHT - MARGIN + 1.0
    outer = number % 2 == 1
    return [
        Path(rect(MARGIN, foot - 3.6, WIDTH - 2 * MARGIN, 0.15), fill=style.heading),
        run(book.title, MARGIN if outer else WIDTH - MARGIN, foot, font=style.title, size=2.3, fill=style.heading,
            align="left" if outer else "right"),
        run(str(number), WIDTH - MARGIN if outer else MARGIN, foot, font=style.title, size=2.6, fill=style.heading,
            align="right" if outer else "left"),
    ]  # fmt: off


def notes(book: Booklet, style: Style) -> list[Item]:
    """A page with lines to write on."""
    items = title_bar(say("chapter-notes").in_language(book.language), style, MARGIN, TOP, WIDTH - 2 * MARGIN, 3.0)
    rows = range(1, int((BOTTOM - TOP - HEADING) / 8))
    items += [
        Path(rect(MARGIN, TOP + HEADING + 8 * row, WIDTH - 2 * MARGIN, 0.12), fill=style.accent, opacity=0.6)
        for row in rows
    ]
    return items


def scenery(studio: Studio, title: str, top: float, high: float) -> list[Item]:
    """The right end of the scene of the set's rules across the page, ``high`` mm from ``top``; nothing without one."""
    summary = studio.layout.summary
    if summary is None:
        return []
    art = Art(box=(0, 0, *BANNER), scene=summary.scene, tint=summary.tint, seed="banner", fill="sky")
    factor = max(high / BANNER[1], WIDTH / BANNER[0])
    view = Group(tuple(drawn([art], Desk(studio, None, title, [], unplaced))), clip=rect(0, 0, *BANNER))
    placed = Group((view,), scaled(factor, WIDTH - factor * BANNER[0], top + (high - factor * BANNER[1]) / 2))
    return [Group((placed,), clip=rect(0, top, WIDTH, high))]


def cover(book: Booklet, style: Style, studio: Studio) -> list[Item]:
    """The first page: scenery, the title, a few pieces."""
    ground = graded(
        (0, COVER_ART), (0, HEIGHT), style.heading, mixed(in_full(style.heading), in_full(style.ink), SHADE)
    )
    art = scenery(studio, book.title, 0, COVER_ART)
    head = COVER_ART + 20.0 if art else BARE_TITLE
    items: list[Item] = [Path(rect(0, 0, WIDTH, HEIGHT), fill=ground), *art]
    size = fitting(book.title, style.title, WIDTH - 2 * MARGIN - 8, 15.0)
    items.append(run(book.title, WIDTH / 2, head, font=style.title, size=size, fill=style.on_heading, align="center"))
    for number, fact in enumerate((*book.facts, say("subtitle").in_language(book.language))):
        items.append(
            run(
                fact, WIDTH / 2, head + 10 + 6.5 * number, font=style.body, size=4.2, fill=style.on_heading,
                align="center",
            )
        )  # fmt: off
    top = head + 23.0
    items.append(_shown(book, style, top, COVER_FOOT - top))
    fitted = fit(
        book.notice, WIDTH - 2 * MARGIN, 10, font=style.body, size_max=2.2, size_min=2.2, x=MARGIN,
        y=HEIGHT - MARGIN - 4, align="center", fill=style.on_heading,
    )  # fmt: off
    return [*items, *fitted.items]


def _shown(book: Booklet, style: Style, top: float, room: float) -> Item:
    """The pieces of the cover in the middle of so much room below ``top``."""
    plate, tall = plate_items(Plate(book.cover, tall=0.64 * room), WIDTH - 2 * MARGIN, style)
    factor = min(1.0, room / tall) if tall > 0 else 1.0
    left = MARGIN + (1 - factor) * (WIDTH - 2 * MARGIN) / 2
    return Group(tuple(plate), scaled(factor, left, top + (room - factor * tall) / 2))


def back_art(book: Booklet, studio: Studio, foot: float) -> list[Item]:
    """The scenery of the cover once more below ``foot``, to the edge of the page, as high as there is room."""
    high = min(COVER_ART, HEIGHT - foot)
    return scenery(studio, book.title, HEIGHT - high, high) if high >= LEAST_ART else []


def gallery(cells: Sequence[Cell], ends: Sequence[float], style: Style) -> Iterator[tuple[int, list[Item]]]:
    """Pieces on what pages leave blank below their ``ends``, the emptiest page first: its number, and what is drawn."""
    left = list(cells)
    blank = sorted((end, page) for page, end in enumerate(ends) if BOTTOM - end >= BLANK)
    for end, page in blank:
        items: list[Item] = []
        pen = end + APART
        while left and BOTTOM - pen >= BLANK - APART:
            rows = max(1, round((BOTTOM - pen) / TALLEST))
            tall = min(TALLEST, (BOTTOM - pen) / rows - APART)
            shown = _row_of(left, tall)
            left = left[len(shown) :]
            drawing, stands = _above(BOTTOM - pen, Plate(tuple(shown), tall=tall), style)
            items.append(Group(tuple(drawing), shift(MARGIN, pen)))
            pen += stands + APART
        yield page, items


def _above(room: float, plate: Plate, style: Style) -> tuple[list[Item], float]:
    """A plate with its captions, as low as the room below it asks; what is lower is narrower, with longer captions."""
    drawing, stands = plate_items(plate, WIDTH - 2 * MARGIN, style)
    for _ in range(FITTED):
        if stands <= room:
            break
        plate = msgspec.structs.replace(plate, tall=plate.tall - (stands - room))
        drawing, stands = plate_items(plate, WIDTH - 2 * MARGIN, style)
    return drawing, stands


def _row_of(cells: Iterable[Cell], tall: float) -> list[Cell]:
    """As many of them as stand side by side at most ``tall`` mm high."""
    row: list[Cell] = []
    wide = 0.0
    for cell in cells:
        wide += min(tall / cell.scene.height, 1.0) * cell.scene.width + (2.0 if row else 0.0)
        if row and wide > WIDTH - 2 * MARGIN:
            break
        row.append(cell)
    return row
