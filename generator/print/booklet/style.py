"""What the pages of a booklet are set in: their measures in mm, their fonts and colours."""

from typing import Any, NamedTuple

from generator.print.booklet.chapters import Booklet
from generator.print.parts.desk import Studio

WIDTH, HEIGHT = 148.0, 210.0
MARGIN, GUTTER, FOOT = 10.0, 6.0, 6.0
COLUMN = (WIDTH - 2 * MARGIN - GUTTER) / 2
TOP, BOTTOM = MARGIN, HEIGHT - MARGIN - FOOT


class Style(NamedTuple):
    """Fonts and colours of a booklet."""

    body: str
    bold: str
    title: str
    ink: str
    heading: str
    accent: str
    on_heading: str


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
