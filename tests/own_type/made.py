"""Small fonts made here, sound ones and hostile ones."""

from __future__ import annotations

import io
import struct
from array import array
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

LETTERS = "ABCHabc 0123.,"


def box(pen: Any, wide: int, tall: int = 700) -> None:
    """A rectangle as a glyph."""
    pen.moveTo((50, 0))
    pen.lineTo((50, tall))
    pen.lineTo((wide - 50, tall))
    pen.lineTo((wide - 50, 0))
    pen.closePath()


@cache
def font(letters: str = LETTERS, wide: int = 600, rights: int = 0, kind: str = "ttf") -> bytes:
    """A font whose letters are rectangles, TrueType (``ttf``) or CFF (``otf``)."""
    return built(letters, wide, rights, kind, lambda builder: None)


def built(letters: str, wide: int, rights: int, kind: str, more: Callable[[FontBuilder], None]) -> bytes:
    names = [".notdef", *(f"g{ord(letter):04X}" for letter in letters)]
    builder = FontBuilder(1000, isTTF=kind == "ttf")
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(letter): name for letter, name in zip(letters, names[1:], strict=True)})
    pens: Mapping[str, Any] = {
        name: TTGlyphPen(None) if kind == "ttf" else T2CharStringPen(wide, None) for name in names
    }
    for pen in pens.values():
        box(pen, wide)
    if kind == "ttf":
        builder.setupGlyf({name: pen.glyph() for name, pen in pens.items()})
    else:
        builder.setupCFF("Made", {}, {name: pen.getCharString() for name, pen in pens.items()}, {})
    builder.setupHorizontalMetrics(dict.fromkeys(names, (wide, 50)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Made", "styleName": "Regular"})
    builder.setupOS2(fsType=rights, sCapHeight=700)
    builder.setupPost()
    more(builder)
    return saved(builder.font)


def saved(opened: TTFont) -> bytes:
    opened.recalcTimestamp = False
    stream = io.BytesIO()
    opened.save(stream)
    return stream.getvalue()


@cache
def varying() -> bytes:
    """A font whose letters grow from 400 to 800 wide with their weight, 100 to 900."""

    def more(builder: FontBuilder) -> None:
        builder.setupFvar([("wght", 100, 400, 900, "Weight")], [])
        wider = [(400, 0)]
        deltas = {name: [_delta(name, builder, wider[0][0])] for name in builder.font.getGlyphOrder()}
        builder.setupGvar(deltas)

    return built("ABH ", 400, 0, "ttf", more)


def _delta(name: str, builder: FontBuilder, wider: int) -> Any:
    from fontTools.ttLib.tables.TupleVariation import TupleVariation

    points = [(0, 0), (0, 0), (wider, 0), (wider, 0), (0, 0), (wider, 0), (0, 0), (0, 0)]
    return TupleVariation({"wght": (0.0, 1.0, 1.0)}, points)


def patched(data: bytes, name: str, change: Callable[[bytes], bytes]) -> bytes:
    """The font with one table changed, and its sum with it."""
    tables = {}
    for place in range(12, 12 + 16 * struct.unpack_from(">H", data, 4)[0], 16):
        tag, _, start, length = struct.unpack_from(">4sIII", data, place)
        tables[tag] = data[start : start + length]
    tables[name.encode()] = change(tables[name.encode()])
    start = 12 + 16 * len(tables)
    entries, body = b"", b""
    for tag, table in tables.items():
        whole = table + bytes(-len(table) % 4)
        entries += struct.pack(">4sIII", tag, _sum(tag, whole), start + len(body), len(table))
        body += whole
    return data[:4] + struct.pack(">HHHH", len(tables), 0, 0, 0) + entries + body


def _sum(tag: bytes, table: bytes) -> int:
    if tag == b"head":
        table = table[:8] + bytes(4) + table[12:]
    words = array("I", table)
    words.byteswap()
    return sum(words) & 0xFFFFFFFF


def composite(parts: Mapping[str, list[str]], letters: str = "AB") -> bytes:
    """A font in which some glyphs are put together of others, by the names that `built` gives them."""
    opened = TTFont(io.BytesIO(font(letters)))
    order = opened.getGlyphOrder()
    glyf = opened["glyf"]
    numbers = {name: number for number, name in enumerate(order)}
    # written by hand, for fontTools measures what it writes and would not end either
    tables = []
    for name in order:
        if name in parts:
            told = b""
            for place, part in enumerate(parts[name]):
                more = 0x20 if place + 1 < len(parts[name]) else 0
                told += struct.pack(">HHbb", 0x0002 | more, numbers[part], 0, 0)
            tables.append(struct.pack(">hhhhh", -1, 0, 0, 1, 1) + told)
        else:
            tables.append(glyf[name].compile(glyf))
    body, places = b"", [0]
    for table in tables:
        body += table + bytes(-len(table) % 4)
        places.append(len(body))
    data = patched(saved(opened), "head", lambda head: head[:50] + struct.pack(">h", 1) + head[52:])
    data = patched(data, "loca", lambda _: struct.pack(f">{len(places)}I", *places))
    return patched(data, "glyf", lambda _: body)
