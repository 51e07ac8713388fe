"""A typical game of the run, told round by round with the pieces it names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from validator.play.playtest.page.album import Chapter, Line
from validator.play.playtest.page.book import Book

FACE = 72
MOST_FACES = 4


def tale(book: Book) -> Iterator[str]:
    """What makes it typical, and what happened in it."""
    told = book.album.tale
    if told is None:
        return
    seats = book.words.listed(
        [
            book.words.word("page-tale-seat", seat=seat, agent=agent, score=score)
            for seat, (agent, score) in enumerate(zip(told.agents, told.scores, strict=True), start=1)
        ]
    )
    unit = book.name("units", book.report.length_unit)
    yield f'<p class="note">{book.text("tale-note", number=told.number, seed=str(book.report.seed))}</p>'
    yield f"<p>{book.text('tale-facts', seats=seats, length=told.length, unit=unit)}</p>"
    first = next((chapter for chapter in told.chapters if chapter.heading), None)
    yield from (_chapter(book, chapter, opened=chapter is first) for chapter in told.chapters)


def _chapter(book: Book, chapter: Chapter, *, opened: bool) -> str:
    heading = escape(chapter.heading) or book.text("tale-start")
    pieces = list(dict.fromkeys(piece for line in chapter.lines for _, _, piece in line.named))
    glance = book.text("tale-glance", count=len(pieces)) if pieces else ""
    lines, known = "", set[str]()
    for line in chapter.lines:
        new = [piece for piece in dict.fromkeys(piece for _, _, piece in line.named) if piece not in known]
        lines += f"<li>{_line(book, line, new)}</li>"
        known.update(new)
    return (
        f'<details class="chapter"{" open" if opened else ""}><summary>{heading} <small>{glance}</small></summary>'
        f'<ol class="told">{lines}</ol></details>'
    )


def _line(book: Book, line: Line, new: Sequence[str]) -> str:
    """A sentence with the pieces it names marked, and behind it pictures of those that are ``new`` in the chapter."""
    said, at = "", 0
    for start, length, piece in line.named:
        marked = f'<b data-piece="{escape(piece)}">{escape(line.text[start : start + length])}</b>'
        said += escape(line.text[at:start]) + marked
        at = start + length
    faces = "".join(book.face(piece, FACE) for piece in new[:MOST_FACES])
    shown = f'<span class="faces">{faces}</span>' if faces else ""
    return f"<span>{said}{escape(line.text[at:])}</span>{shown}"
