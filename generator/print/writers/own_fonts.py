"""Fonts from files in a PDF: the glyphs that are used as one TrueType font, found by their numbers in the file.

Whatever outlines a file has, TrueType or CFF, at whatever weight, its glyphs are drawn anew as TrueType outlines. What
a glyph stands for is written beside it where it stands for one character; each run says what it reads besides.
"""

import io
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from reportlab.pdfbase import pdfdoc

from generator.print.drawing.packed import sum_of
from generator.print.drawing.scene import Glyphs
from generator.print.type.shaping import EM, Face, face_of
from generator.print.writers.common import number

NEAR = 0.5
"""So near to a cubic outline runs the quadratic one in its place, in thousandths of an em."""
_GLYPH, _PLACE, _ORIGIN = 0xF0000, 0x100000, 0x8000
"""Numbers of glyphs, and places, are told as characters for private use, from these on."""
_BEHIND = "\n"
_SYMBOLIC = 4
_TO_UNICODE = """/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
{}
endcmap
CMapName currentdict /CMap defineresource pop
end
end"""
_AT_ONCE = 100
"""So many characters one list of a map may hold (ISO 32000-1, 9.10.3)."""


class Unit(NamedTuple):
    """Glyphs that read something together, and where the first of them stands; ``told`` is what a stream notes."""

    x: int
    y: int
    told: str


def units_of(run: Glyphs) -> list[Unit]:
    """The units of a run in the order they are read: a letter with the dots that its font draws apart is one."""
    groups: list[list[tuple[int, int, int, str]]] = []
    for glyph in run.glyphs:
        if glyph[3] or not groups:
            groups.append([])
        groups[-1].append(glyph)
    face = face_of(run.font)
    units = [_unit(group, face) for group in groups]
    return units[::-1] if runs_backwards(run.text) else units


def runs_backwards(text: str) -> bool:
    """Whether a run, all of one direction, is read from right to left."""
    return unicodedata.bidirectional(text[:1] or " ") in ("R", "AL")


def _unit(glyphs: Sequence[tuple[int, int, int, str]], face: Face) -> Unit:
    """Some glyphs as one; it stands where the first stands that moves the pen, which dots and marks do not."""
    _, left, foot, _ = next((glyph for glyph in glyphs if face.advance(glyph[0]) > 0), glyphs[0])
    reads = glyphs[0][3]
    parts = "".join(
        chr(_GLYPH + number) + chr(_PLACE + _ORIGIN + x - left) + chr(_PLACE + _ORIGIN + y - foot)
        for number, x, y, _ in glyphs
    )
    return Unit(left, foot, parts + "".join(read for read in reads if ord(read) < _GLYPH) + _BEHIND)


def _parts(told: str) -> list[tuple[int, int, int]]:
    """The glyphs of a unit, each with its place from the first."""
    shown = [ord(character) for character in told if ord(character) >= _GLYPH]
    return [
        (shown[place] - _GLYPH, shown[place + 1] - _PLACE - _ORIGIN, shown[place + 2] - _PLACE - _ORIGIN)
        for place in range(0, len(shown), 3)
    ]


def advance_of(told: str, face: Face) -> int:
    """How far a unit moves the pen."""
    return sum(max(0, face.advance(number)) for number, _, _ in _parts(told))


def shown(run: Glyphs, units: Sequence[Unit], name: str, codes: bytes) -> str:
    """The operators of a run: each unit, by its code of two bytes, is moved to its own place."""
    face = face_of(run.font)
    parts, pen, rise = [], 0, 0
    for place, unit in enumerate(units):
        moved = f"[{pen - unit.x}] TJ " if unit.x != pen else ""
        raised = f"{number(unit.y / EM)} Ts " if unit.y != rise else ""
        parts.append(f"{moved}{raised}<{codes[2 * place : 2 * place + 2].hex()}> Tj")
        pen, rise = unit.x + advance_of(unit.told, face), unit.y
    level = " 0 Ts" if rise else ""
    size = number(run.size)
    return f"BT {size} 0 0 -{size} {number(run.x)} {number(run.y)} Tm {name} 1 Tf {' '.join(parts)}{level} ET"


@cache
def own_font(name: str) -> "OwnFont":
    """A font from a file, to be embedded (KeyError for one that nobody has named)."""
    return OwnFont(name)


class OwnFont:
    """A font as reportlab asks for it in the end; ``face`` cuts it."""

    def __init__(self, name: str) -> None:
        self.fontName = name
        self.face = _Cutter(face_of(name))
        self._used: WeakKeyDictionary[Any, dict[str, int]] = WeakKeyDictionary()
        self._names: WeakKeyDictionary[Any, str] = WeakKeyDictionary()

    def splitString(self, text: str, document: Any) -> list[tuple[int, bytes]]:  # noqa: N802 (reportlab's name)
        """The codes of units told as characters, two bytes each."""
        used = self._used.setdefault(document, {})
        codes = [used.setdefault(unit, len(used) + 1) for unit in text.split(_BEHIND)[:-1]]
        return [(0, b"".join(code.to_bytes(2, "big") for code in codes))]

    def getSubsetInternalName(self, _: int, document: Any) -> str:  # noqa: N802 (reportlab's name)
        """The name by which streams of a document call the font."""
        if document not in self._names:
            self._names[document] = f"F{len(document.fontMapping) + 1}"
            document.fontMapping[self.fontName] = f"/{self._names[document]}"
            document.delayedFonts.append(self)
        return f"/{self._names[document]}"

    def addObjects(self, document: Any) -> None:  # noqa: N802 (reportlab's name)
        """The font's objects: what is used of it, how wide that is and what it reads."""
        used = ["", *self._used.pop(document, {})]
        name = self._names.pop(document)
        base = f"{_tag(used)}+{self.fontName}"
        widths = [0, pdfdoc.PDFArray([advance_of(unit, self.face.face) for unit in used])]
        system = pdfdoc.PDFDictionary(
            {"Registry": pdfdoc.PDFString("Adobe"), "Ordering": pdfdoc.PDFString("Identity"), "Supplement": 0}
        )
        inner = pdfdoc.PDFDictionary(
            {
                "Type": "/Font",
                "Subtype": "/CIDFontType2",
                "BaseFont": pdfdoc.PDFName(base),
                "CIDSystemInfo": system,
                "FontDescriptor": self._descriptor(document, base, used),
                "DW": EM,
                "W": pdfdoc.PDFArray(widths),
                "CIDToGIDMap": "/Identity",
            }
        )
        mapped = _TO_UNICODE.format("\n".join(_mapped(used)))
        font = pdfdoc.PDFDictionary(
            {
                "Type": "/Font",
                "Subtype": "/Type0",
                "BaseFont": pdfdoc.PDFName(base),
                "Encoding": "/Identity-H",
                "DescendantFonts": pdfdoc.PDFArray([document.Reference(inner, f"font:{base}")]),
                "ToUnicode": document.Reference(_stream(mapped.encode("ascii")), f"toUnicodeCMap:{base}"),
            }
        )
        document.idToObject["BasicFonts"].dict[name] = document.Reference(font, name)

    def _descriptor(self, document: Any, base: str, used: Sequence[str]) -> Any:
        written = self.face.makeSubset(used)
        file = _stream(written, {"Length1": len(written)})
        heights = self.face.heights(used)
        descriptor = pdfdoc.PDFDictionary(
            {
                "Type": "/FontDescriptor",
                "FontName": pdfdoc.PDFName(base),
                "Flags": _SYMBOLIC,
                "ItalicAngle": 0,
                "FontBBox": pdfdoc.PDFArray(heights),
                "Ascent": heights[3],
                "Descent": heights[1],
                "CapHeight": heights[3],
                "StemV": 80,
                "FontFile2": document.Reference(file, f"fontFile:{base}"),
            }
        )
        return document.Reference(descriptor, f"fontDescriptor:{base}")


class _Cutter:
    """What is embedded of a font."""

    def __init__(self, face: Face) -> None:
        self.face = face

    def heights(self, units: Sequence[str]) -> list[int]:
        """The box that holds all of some units: left, bottom, right, top."""
        placed = [part for unit in units for part in _parts(unit)]
        heights = [(self.face.font.get_glyph_extents(number), x, y) for number, x, y in placed]
        boxes = [
            (x + one.x_bearing, y + one.y_bearing + one.height, x + one.x_bearing + one.width, y + one.y_bearing)
            for one, x, y in heights
            if one
        ]
        left, bottom, right, top = zip(*boxes, strict=True) if boxes else ((0,), (0,), (0,), (0,))
        return [min(left), min(bottom), max(right), max(top)]

    def makeSubset(self, units: Sequence[str]) -> Any:  # noqa: N802 (reportlab's name)
        """A TrueType font of these units in this order."""
        return _built(self.face, units)


def _built(face: Face, units: Sequence[str]) -> bytes:
    names = [".notdef", *(f"u{place}" for place in range(1, len(units)))]
    drawn = {}
    for name, unit in zip(names, units, strict=True):
        pen = TTGlyphPen(None)
        for glyph, x, y in _parts(unit) or [(0, 0, 0)]:
            face.draw(glyph, TransformPen(Cu2QuPen(pen, NEAR), (1, 0, 0, 1, x, y)))
        drawn[name] = pen.glyph()
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({})
    builder.setupGlyf(drawn)
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics(
        {
            name: (advance_of(unit, face), getattr(table[name], "xMin", 0))
            for name, unit in zip(names, units, strict=True)
        }
    )
    builder.setupHorizontalHeader(ascent=EM, descent=0)
    builder.setupMaxp()
    builder.font.recalcTimestamp = False
    builder.updateHead(created=0, modified=0)
    stream = io.BytesIO()
    builder.save(stream)
    return stream.getvalue()


def _mapped(units: Sequence[str]) -> Iterator[str]:
    """What each unit reads."""
    reads = ["".join(one for one in unit if ord(one) < _GLYPH).encode("utf-16-be").hex().upper() for unit in units]
    pairs = [f"<{code:04X}> <{text}>" for code, text in enumerate(reads) if text]
    for start in range(0, len(pairs), _AT_ONCE):
        part = pairs[start : start + _AT_ONCE]
        yield f"{len(part)} beginbfchar"
        yield from part
        yield "endbfchar"


def _tag(used: Sequence[str]) -> str:
    """The six letters that tell a part of a font from others (ISO 32000-1, 9.6.4)."""
    total = int(sum_of("tag", *used)[:12], 16)
    return "".join(chr(ord("A") + total // 26**place % 26) for place in range(6))


def _stream(data: Any, entries: dict[str, Any] | None = None) -> pdfdoc.PDFStream:
    stream = pdfdoc.PDFStream(content=data, filters=[pdfdoc.PDFZCompress])
    for key, value in (entries or {}).items():
        stream.dictionary[key] = value
    return stream
