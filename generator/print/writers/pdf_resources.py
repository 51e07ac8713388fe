"""What pages of a PDF draw from: gradients as shadings and masks, symbols drawn twice or more, pictures.

Each gradient is stored once in its own measure, however often and however large it is drawn. Pictures are laid in while
the document is written, which never holds more than one of them: where reportlab has put its objects together, each
picture's bytes are but a word; the table of places is then moved by as much as the pictures are longer.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import pairwise
from typing import Any

from reportlab.pdfbase import pdfdoc

from generator.print.drawing.gradients import Unit
from generator.print.drawing.packed import key_of, sum_of
from generator.print.drawing.scene import Glyphs, Group, Item, Packed, Path, Picture, Spot, Symbol, Text, Use, inside
from generator.print.own_art.inlaid import Document, Inlay, Layer
from generator.print.sheets.duplex import Page
from generator.print.writers.common import number
from generator.print.writers.pdf_objects import Shade

_WIDEST = 1000
"""So many times its own measure a mask reaches to each side."""


@cache
def shade_of(unit: Unit) -> Shade:
    """What a stream names of a gradient: its colours, and its opacities where they change."""
    opacities = [opacity for _, _, opacity in unit.stops]
    colours = tuple((place, _parts(colour)) for place, colour, _ in unit.stops)
    changes = len(set(opacities)) > 1
    masked = tuple((place, (opacity,)) for place, _, opacity in unit.stops) if changes else ()
    return Shade(_named("G", colours, unit.focus), colours, unit.focus, _named("M", masked, unit.focus), masked)


def _named(letter: str, stops: object, focus: Spot | None) -> str:
    return letter + sum_of(stops, focus)[:12] if stops else ""


def _parts(colour: str) -> tuple[float, ...]:
    return tuple(round(int(colour[place : place + 2], 16) / 255, 3) for place in (1, 3, 5))


class Shading(pdfdoc.PDFObject):
    """A gradient in its own measure, in grey or in colours."""

    __RefOnly__ = 1

    def __init__(self, stops: Sequence[tuple[float, tuple[float, ...]]], focus: Spot | None) -> None:
        self._stops, self._focus = stops, focus

    def format(self, document: pdfdoc.PDFDocument) -> bytes:
        """The dictionary as it is written."""
        if self._focus is None:
            kind, coordinates = 2, "0 0 1 0"
        else:
            kind, coordinates = 3, f"{number(self._focus[0])} {number(self._focus[1])} 0 0 0 1"
        space = "/DeviceGray" if len(self._stops[0][1]) == 1 else "/DeviceRGB"
        return (
            f"<< /ShadingType {kind} /ColorSpace {space} /Coords [{coordinates}] /Extend [true true]"
            f" /Function {_function(self._stops)} >>"
        ).encode()


def _function(stops: Sequence[tuple[float, tuple[float, ...]]]) -> str:
    pieces = [_between(before[1], after[1]) for before, after in pairwise(stops)]
    if len(pieces) == 1:
        return pieces[0]
    bounds = " ".join(number(place) for place, _ in stops[1:-1])
    return (
        f"<< /FunctionType 3 /Domain [0 1] /Functions [{' '.join(pieces)}] /Bounds [{bounds}]"
        f" /Encode [{' '.join(['0 1'] * len(pieces))}] >>"
    )


def _between(first: tuple[float, ...], last: tuple[float, ...]) -> str:
    start, end = (" ".join(map(number, parts)) for parts in (first, last))
    return f"<< /FunctionType 2 /Domain [0 1] /C0 [{start}] /C1 [{end}] /N 1 >>"


class Mask(pdfdoc.PDFObject):
    """A form whose brightness says how opaque what is drawn through it comes out."""

    __RefOnly__ = 1

    def __init__(self, shading: str) -> None:
        self._shading = shading

    def format(self, document: pdfdoc.PDFDocument) -> bytes:
        """The form as it is written."""
        shading = "{} {} R".format(*document.idToObjectNumberAndVersion[self._shading])
        return (
            f"<< /BBox [ -{_WIDEST} -{_WIDEST} {_WIDEST} {_WIDEST} ] /Group << /CS /DeviceGray /S /Transparency >>"
            f" /Length 6 /Resources << /Shading << /G {shading} >> >> /Subtype /Form /Type /XObject >>"
            "\nstream\n/G sh\nendstream\n"
        ).encode()


class Shadings:
    """The shadings and masks of one document, each stored when the first stream that names it is."""

    def __init__(self, document: pdfdoc.PDFDocument) -> None:
        self._document = document
        self._stored: set[str] = set()

    def store(self, shade: Shade) -> None:
        """Have the document hold what draws a gradient."""
        self._once(shade.colour_name, lambda: Shading(shade.colours, shade.focus))
        if shade.mask_name:
            grey = f"{shade.mask_name}.grey"
            self._once(grey, lambda: Shading(shade.opacities, shade.focus))
            self._once(shade.mask_name, lambda: Mask(grey))

    def _once(self, name: str, make: Callable[[], pdfdoc.PDFObject]) -> None:
        if name not in self._stored:
            self._stored.add(name)
            self._document.Reference(make(), name)  # type: ignore[no-untyped-call]


def uses_on(pages: Iterable[Page]) -> Counter[str]:
    """How often each symbol is drawn, a symbol's own contents counted once.

    Raises `ValueError` where two different symbols share a name.
    """
    uses: Counter[str] = Counter()
    known: dict[str, Symbol | str] = {}
    waiting: list[Item] = [item for page in pages for item in page.items]
    while waiting:
        item = waiting.pop()
        kind = type(item)
        if kind is Path or kind is Text or kind is Glyphs:
            continue
        if isinstance(item, Group):
            waiting += item.items
        elif isinstance(item, Use):
            symbol = item.symbol
            uses[symbol.name] += item.count
            if symbol.name not in known:
                waiting += symbol.items
            _know(known, symbol.name, symbol)
        elif isinstance(item, Packed):
            uses.update(dict(item.uses))
            for inner in item.inner:
                if inner.name not in known:
                    uses.update(dict(inner.uses))
                _know(known, inner.name, inner.key)
    return uses


def _know(known: dict[str, Symbol | str], name: str, symbol: Symbol | str) -> None:
    """A symbol by itself or by its key. Raises `ValueError` where another has its name."""
    first = known.setdefault(name, symbol)
    if first is symbol or first == symbol:
        return
    if isinstance(first, Symbol) and isinstance(symbol, str):
        first = known[name] = key_of(first)
    if first != (key_of(symbol) if isinstance(symbol, Symbol) and isinstance(first, str) else symbol):
        raise ValueError(f"two different drawings are named {name!r}")


_STORED = "generator.print.own_art.stored"
"""What reads pictures; it is loaded where a document has one."""


def pictures_on(pages: Iterable[Page]) -> dict[str, Picture]:
    """Each picture by its sum, as large as it is printed anywhere."""
    pictures: dict[str, Picture] = {}
    for item in inside(item for page in pages for item in page.items):
        for picture in item.pictures if isinstance(item, Packed) else (item,):
            if isinstance(picture, Picture):
                known = pictures.setdefault(picture.sum, picture)
                if picture.pixels > known.pixels:
                    pictures[picture.sum] = picture
    return pictures


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
        layers = sorted(((data.index(each[0]), *each) for each in self._layers), key=lambda each: each[0])
        parts, inlays, place, size = [], [], 0, 0
        starts, moved = [0], [0]
        for start, word, length, picture, layer in layers:
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
