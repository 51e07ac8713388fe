"""The fonts of a PDF, each cut down to the characters used; a cut that was made before is not made again."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from generator.drawing.light_reportlab import pdfdoc
from generator.drawing.packed import sum_of
from generator.writers.streams import Record, Streams, content_of


class _Cut:
    """Stands for the bytes of a font until reportlab has asked how many there are."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def __len__(self) -> int:
        return self.record.length


def embed_fonts(document: pdfdoc.PDFDocument, streams: Streams) -> None:
    """Have the document hold the fonts that it uses, as reportlab would do it in the end."""
    for font in document.delayedFonts:
        # reportlab cuts a font by this method of its face, and asks no other way.
        vars(font.face)["makeSubset"] = _Cutter(font, streams)
        try:
            font.addObjects(document)
        finally:
            del vars(font.face)["makeSubset"]
    document.delayedFonts = []
    for held in document.idToObject.values():
        if isinstance(held, pdfdoc.PDFStream) and isinstance(held.content, _Cut):
            stream = content_of(held.content.record)
            held.content, held.filters = stream.content, stream.filters


class _Cutter:
    """Cuts one font, where the same cut is not kept."""

    def __init__(self, font: Any, streams: Streams) -> None:
        self._name, self._cut, self._streams = font.fontName, font.face.makeSubset, streams

    def __call__(self, characters: Sequence[int]) -> _Cut:
        key = sum_of("font", self._name, characters)
        record = self._streams.held.get(key)
        if record is None:
            data = self._cut(characters)
            record = Record(zlib.compress(data), length=len(data))
        self._streams.used[key] = record
        return _Cut(record)
