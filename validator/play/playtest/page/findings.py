"""What a designer should look at, worst first, each with a picture of what it is about."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from validator.base.issue import Severity
from validator.play.playtest.figures.results import Finding
from validator.play.playtest.page.book import Book

FACE = 112
MOST_FACES, MOST_SHOWN = 4, 8
LEVELS = list(Severity)
NO_CHOICE = ("automatic-card", "dead-card")


def findings(book: Book) -> Iterator[str]:
    """All of them, the first of them open."""
    found = sorted(book.report.findings, key=_rank)
    if not found:
        yield f"<p>{book.text('findings-none')}</p>"
        return
    yield f'<p class="note">{book.text("findings-note")}</p>'
    yield f'<ul class="findings">{"".join(_finding(book, one) for one in found[:MOST_SHOWN])}</ul>'
    if len(found) > MOST_SHOWN:
        rest = "".join(_finding(book, one) for one in found[MOST_SHOWN:])
        yield f"<details><summary>{book.text('findings-more', count=len(found) - MOST_SHOWN)}</summary>"
        yield f'<ul class="findings">{rest}</ul></details>'


def _rank(one: Finding) -> tuple[int, bool]:
    """Worst first; of advice, what wins too much or too little before what is no choice."""
    return LEVELS.index(one.severity), one.code in NO_CHOICE


def _finding(book: Book, one: Finding) -> str:
    level = one.severity.value
    faces = "".join(book.face(piece, FACE) for piece in one.cards[:MOST_FACES])
    place = escape(f"{one.span.file}:{one.span.line}")
    return (
        f'<li><div class="faces">{faces}</div><div><span class="sev {level}">{book.text(f"level-{level}")}</span> '
        f'{book.said(one.said)}<div class="where"><code>{place}</code></div></div></li>'
    )
