"""The fonts of a PDF, each cut down to the characters used; a cut that was made before is not made again."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from reportlab.pdfbase import pdfdoc, ttfonts

from generator.print.drawing.packed import sum_of
from generator.print.writers.streams import Record, Streams, content_of


class _Cut:
    """Stands for the bytes of a font until reportlab has asked how many there are."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def __len__(self) -> int:
        return self.record.length


def embed_fonts(document: pdfdoc.PDFDocument, streams: Streams) -> None:
    """Have the document hold the fonts that it uses, as reportlab would do it in the end."""
    for font in document.delayedFonts:
        read = font.face
        kind = _Face if isinstance(read, ttfonts.TTFontFace) else _OwnFace
        font.face = kind(read, _Cutter(font, streams))
        try:
            font.addObjects(document)
        finally:
            font.face = read
    document.delayedFonts = []
    for held in document.idToObject.values():
        if isinstance(held, pdfdoc.PDFStream) and isinstance(held.content, _Cut):
            stream = content_of(held.content.record)
            held.content, held.filters = stream.content, stream.filters


class _Cutter:
    """Cuts one font, where the same cut is not kept."""

    def __init__(self, font: Any, streams: Streams) -> None:
        self._name, self._cut, self._streams = font.fontName, font.face.makeSubset, streams

    def __call__(self, characters: Sequence[Any]) -> _Cut:
        key = sum_of("font", self._name, characters)
        record = self._streams.held.get(key)
        if record is None:
            data = self._cut(characters)
            record = Record(zlib.compress(data), length=len(data))
        self._streams.used[key] = record
        return _Cut(record)


class _Face(ttfonts.TTFontFace):
    """A face as it was read before, cut by a cutter."""

    def __init__(self, read: ttfonts.TTFontFace, cutter: _Cutter) -> None:
        vars(self).update(vars(read))
        self._cutter = cutter

    def makeSubset(self, subset: Sequence[int]) -> Any:  # noqa: N802 (reportlab's name)
        """The font cut to these characters."""
        return self._cutter(subset)


class _OwnFace:
    """The face of a font from a file, likewise."""

    def __init__(self, read: Any, cutter: _Cutter) -> None:
        self.face, self.heights, self.makeSubset = read.face, read.heights, cutter
