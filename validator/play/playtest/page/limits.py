"""What the figures cannot tell, and how they are made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from validator.play.playtest.page.book import Book

METHODS = ("shares", "scores", "lift", "likely", "ahead", "named", "seats", "never")


def limits(book: Book) -> Iterator[str]:
    """Both as lists."""
    yield _list(map(book.said, book.report.limits))
    yield f"<h3>{book.text('methods')}</h3>" + _list(book.text(f"method-{name}") for name in METHODS)


def _list(sentences: Iterable[str]) -> str:
    return '<ul class="plain">' + "".join(f"<li>{sentence}</li>" for sentence in sentences) + "</ul>"
