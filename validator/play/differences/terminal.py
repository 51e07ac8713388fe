"""What differs, in lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import listed
from validator.play.differences.found import Compared, PieceChange
from validator.play.differences.words import DifferenceWords

MOST_LINES = 40
"""So many lines of a section are told; the page has them all."""
MOST_NAMED = 12
_SORTS = ("gone", "new")


def describe(found: Compared) -> str:
    """Every difference in words, in English."""
    words = DifferenceWords("en")
    one, two = found.first.shown, found.second.shown
    if found.same:
        return words.said("same", one=one, two=two)
    return "\n".join(_lines(found, words))


def counts(found: Compared, words: DifferenceWords) -> str:
    """How many cards differ and how."""
    sorts = [piece.sort for piece in found.pieces]
    numbers = {name: sorts.count(name) for name in ("changed", "gone", "new")}
    return words.said("counts", one=found.first.name, two=found.second.name, **numbers)


def _lines(found: Compared, words: DifferenceWords) -> Iterator[str]:
    yield words.said("title", first=found.first.shown, second=found.second.shown)
    yield counts(found, words)
    for sort in _SORTS:
        pieces = [words.named(piece) for piece in found.pieces if piece.sort == sort]
        if pieces:
            yield f"{words.said(f'sort-{sort}', one=found.first.name, two=found.second.name)}: " + listed(
                pieces, MOST_NAMED
            )
    yield from _some([line for piece in found.pieces if piece.changes for line in _piece(words, piece)], words)
    for name, changes in found.plain_sections():
        if changes:
            yield f"{words.said(f'section-{name}')}:"
            yield from _some([f"  {words.change(change)}" for change in changes], words)


def _piece(words: DifferenceWords, piece: PieceChange) -> Iterator[str]:
    yield f"{words.named(piece)} ({piece.places[-1]}):"
    yield from (f"  {words.change(change)}" for change in piece.changes)


def _some(lines: list[str], words: DifferenceWords) -> Iterator[str]:
    yield from lines[:MOST_LINES]
    if len(lines) > MOST_LINES:
        yield f"  … {words.said('more', count=len(lines) - MOST_LINES)}"
