"""Pictures of a PDF, laid into it while it is written: the document never holds more than one of them.

Where reportlab has put its objects together, each picture's bytes are but a word; the table of places is then moved by
as much as the pictures are longer.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any

from reportlab.pdfbase import pdfdoc

from generator.print.drawing.scene import Packed, Picture, inside
from generator.print.own_art.inlaid import Document, Inlay, Layer
from generator.print.sheets.duplex import Page

_STORED = "generator.print.own_art.streams"
"""What reads pictures; it is loaded where a document has one."""


def pictures_on(pages: Iterable[Page]) -> dict[str, Picture]:
    """Each picture by its sum, as large as it is printed anywhere."""
    found: dict[str, Picture] = {}
    for item in inside(item for page in pages for item in page.items):
        for picture in item.pictures if isinstance(item, Packed) else (item,):
            if isinstance(picture, Picture):
                known = found.setdefault(picture.sum, picture)
                if picture.pixels > known.pixels:
                    found[picture.sum] = picture
    return found


class _Image(pdfdoc.PDFObject):
    """A picture as an object of reportlab's document, its bytes a word of as many."""

    __RefOnly__ = 1

    def __init__(self, entries: Mapping[str, object], length: int, word: bytes) -> None:
        self._entries, self._length, self._word = entries, length, word

    def format(self, document: pdfdoc.PDFDocument) -> bytes:
        """The object as it is written."""
        dictionary = pdfdoc.PDFDictionary({**self._entries, "Length": self._length})
        return bytes(dictionary.format(document)) + b"\nstream\n" + self._word + b"\nendstream\n"


class Inlays:
    """The pictures of one document; each becomes an object when it is first drawn."""

    def __init__(self, document: pdfdoc.PDFDocument, pictures: Mapping[str, Picture]) -> None:
        self._document = document
        self._pictures = pictures
        self._references: dict[str, Any] = {}
        self._layers: list[tuple[bytes, int, Picture, Layer]] = []

    def reference(self, sum: str) -> Any:
        """What a page names the picture's object by; it is made at the first time."""
        if sum not in self._references:
            picture = self._pictures[sum]
            sheets = import_module(_STORED).images_of(picture)
            seen = self._add(picture, sheets[1], {}) if len(sheets) > 1 else None
            more = {} if seen is None else {"SMask": seen}
            self._references[sum] = self._add(picture, sheets[0], more)
        return self._references[sum]

    def _add(self, picture: Picture, image: Any, more: Mapping[str, object]) -> Any:
        layer: Layer = image.layer
        word = f"<picture {picture.sum} {layer}>".encode()
        entries = {name: _object(value) for name, value in image.entries.items()}
        self._layers.append((word, image.length, picture, layer))
        return _referred(self._document, _Image({**entries, **more}, image.length, word), f"{layer}.{picture.sum}")

    def laid_in(self, data: bytes) -> Document:
        """The document as it was put together, with its pictures for their words."""
        if not self._layers:
            return Document(data)
        found = sorted(((data.index(each[0]), *each) for each in self._layers), key=lambda each: each[0])
        parts, inlays, place, size = [], [], 0, 0
        starts, moved = [0], [0]
        for start, word, length, picture, layer in found:
            parts.append(data[place:start])
            size += start - place
            inlays.append(Inlay(size, picture, layer))
            place = start + len(word)
            starts.append(place)
            moved.append(moved[-1] + length - len(word))
        parts.append(_moved_table(data[place:], starts, moved))
        return Document(b"".join(parts), tuple(inlays))


def _referred(document: pdfdoc.PDFDocument, image: _Image, name: str) -> Any:
    return document.Reference(image, name)  # type: ignore[no-untyped-call]


def _moved_table(rest: bytes, starts: list[int], moved: list[int]) -> bytes:
    """What stands behind the last picture, its table of places (of 20 bytes each) moved."""
    before, _, behind = rest.rpartition(b"\nxref\n")
    count, _, lines = behind.partition(b"\n")
    size = 20 * int(count.split()[1])
    rows, trailer = lines[:size], lines[size:]
    table = [_moved_row(rows[place : place + 20], starts, moved) for place in range(0, size, 20)]
    head, word, old = trailer.rpartition(b"startxref\n")
    where, ending = old.split(b"\n", 1)
    there = str(int(where) + moved[-1]).encode()
    return b"".join([before, b"\nxref\n", count, b"\n", *table, head, word, there, b"\n", ending])


def _moved_row(row: bytes, starts: list[int], moved: list[int]) -> bytes:
    if b" n" not in row:
        return row
    place = int(row[:10])
    return b"%010d" % (place + moved[bisect_left(starts, place + 1) - 1]) + row[10:]


def _object(value: object) -> object:
    """A value of a picture's dictionary as reportlab writes it; texts are names."""
    if isinstance(value, str):
        return pdfdoc.PDFName(value)
    if isinstance(value, list):
        return pdfdoc.PDFArray([_object(one) for one in value])
    if isinstance(value, dict):
        return pdfdoc.PDFDictionary({name: _object(one) for name, one in value.items()})
    if isinstance(value, bytes):
        return f"<{value.hex()}>"
    return value
