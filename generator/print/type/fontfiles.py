"""Font files of strangers: what may be read of them, and what they allow; nothing of them is drawn before that.

Only plain TrueType and OpenType files are taken (ISO/IEC 14496-22): a directory of tables, each within the file and
as its sum says. Outlines that would never end are refused here; what remains is read by HarfBuzz, which bounds itself.
"""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Iterator
from itertools import pairwise

from validator.base.speech.sentences import Sentence, Sentences

say = Sentences(__package__)

MOST_BYTES = 32_000_000
MOST_TABLES = 80
MOST_DEPTH = 8
MOST_PARTS = 512
"""So many glyphs may be put together to one, all told."""
MOST_STEPS = 20_000
"""So many steps may a subroutine of CFF outlines take, with those it calls."""
_NEEDED = ("cmap", "head", "hhea", "hmtx", "maxp")
_OTHERS = {
    b"wOFF": "web-font",
    b"wOF2": "packed-web-font",
    b"ttcf": "collection",
    b"%!PS": "type-1",
    b"\x80\x01": "type-1",
}
_RESTRICTED, _NO_SUBSET, _BITMAPS = 0x0002, 0x0100, 0x0200
_SUM_OF_FILE = 8
"""Where ``head`` holds the sum of the whole file, which is no part of its own."""
_ELSEWHERE = say("outlines-elsewhere")
_CALLS = {10: "local", 29: "global"}

Tables = dict[str, tuple[int, int]]


class BadFont(Exception):
    """A font that is not taken; ``why`` follows "the font"."""

    def __init__(self, why: Sentence) -> None:
        super().__init__(why)
        self.why = why


def check_font(data: bytes) -> None:
    """Raises `BadFont` where the data is no font that can be taken whole, or one that may not be printed from."""
    tables = _tables(data)
    for name in _NEEDED:
        if name not in tables:
            raise BadFont(say("lacks-table", table=repr(name)))
    _check_sums(data, tables)
    _check_licence(data, tables)
    try:
        count = struct.unpack_from(">H", data, tables["maxp"][0] + 4)[0]
        if "glyf" in tables and "loca" in tables:
            _check_composites(data, tables, count)
        elif "CFF " in tables:
            _check_subroutines(_part(data, tables, "CFF "))
        elif "CFF2" not in tables:
            raise BadFont(say("no-outlines"))
    except (struct.error, IndexError, RecursionError):
        raise BadFont(_ELSEWHERE) from None


def _tables(data: bytes) -> Tables:
    if data[:4] not in (b"\0\1\0\0", b"true", b"OTTO"):
        for sign, kind in _OTHERS.items():
            if data.startswith(sign):
                raise BadFont(say(f"other-{kind}"))
        raise BadFont(say("no-font"))
    if len(data) < 12 or not 0 < (count := struct.unpack_from(">H", data, 4)[0]) <= MOST_TABLES:
        raise BadFont(say("bad-list"))
    if len(data) < 12 + 16 * count:
        raise BadFont(say("cut-off-in-list"))
    tables: Tables = {}
    for place in range(12, 12 + 16 * count, 16):
        tag, _, start, length = struct.unpack_from(">4sIII", data, place)
        name = tag.decode("latin-1")
        if start + length > len(data):
            raise BadFont(say("cut-off", table=repr(name)))
        if name in tables:
            raise BadFont(say("twin-tables", table=repr(name)))
        tables[name] = (start, length)
    if sum(length for _, length in tables.values()) > len(data):
        raise BadFont(say("tables-overlap"))
    return tables


def _part(data: bytes, tables: Tables, name: str) -> bytes:
    start, length = tables[name]
    return data[start : start + length]


def _check_sums(data: bytes, tables: Tables) -> None:
    for place in range(12, 12 + 16 * len(tables), 16):
        tag, stated, start, length = struct.unpack_from(">4sIII", data, place)
        name = tag.decode("latin-1")
        table = data[start : start + length] + bytes(-length % 4)
        if name == "head":
            table = table[:_SUM_OF_FILE] + bytes(4) + table[_SUM_OF_FILE + 4 :]
        words = array("I", table)
        if sys.byteorder == "little":
            words.byteswap()
        if sum(words) & 0xFFFFFFFF != stated:
            raise BadFont(say("wrong-sum", table=repr(name)))


def _check_licence(data: bytes, tables: Tables) -> None:
    """The bits ``fsType`` of ``OS/2``; a font without them may be embedded."""
    start, length = tables.get("OS/2", (0, 0))
    bits = struct.unpack_from(">H", data, start + 8)[0] if length >= 10 else 0
    if bits & 0x000F == _RESTRICTED:
        raise BadFont(say("restricted"))
    if bits & _NO_SUBSET:
        raise BadFont(say("no-subset"))
    if bits & _BITMAPS:
        raise BadFont(say("bitmaps-only"))


def _check_composites(data: bytes, tables: Tables, count: int) -> None:
    """Glyphs that are put together of others end, and are not put together of too many."""
    long = struct.unpack_from(">h", data, tables["head"][0] + 50)[0] == 1
    size = 4 if long else 2
    start, length = tables["loca"]
    if length < size * (count + 1):
        raise BadFont(say("fewer-places"))
    places = array("I" if long else "H", data[start : start + size * (count + 1)])
    if sys.byteorder == "little":
        places.byteswap()
    scale = 1 if long else 2
    glyf, whole = tables["glyf"]
    parts: dict[int, tuple[int, ...]] = {}
    for glyph in range(count):
        first, last = places[glyph] * scale, places[glyph + 1] * scale
        if last > whole or first > last:
            raise BadFont(say("glyph-outside"))
        if last - first >= 10 and data[glyf + first] & 0x80:
            parts[glyph] = tuple(_components(data, glyf + first + 10, glyf + last))
    known: dict[int, int] = {}
    for glyph in parts:
        _parts_of(glyph, parts, known, ())


def _components(data: bytes, place: int, end: int) -> Iterator[int]:
    more = True
    while more and place + 4 <= end:
        flags, glyph = struct.unpack_from(">HH", data, place)
        yield glyph
        place += 4 + (4 if flags & 0x0001 else 2)
        place += 2 if flags & 0x0008 else 4 if flags & 0x0040 else 8 if flags & 0x0080 else 0
        more = bool(flags & 0x0020)


def _parts_of(glyph: int, parts: dict[int, tuple[int, ...]], known: dict[int, int], inside: tuple[int, ...]) -> int:
    if glyph in inside:
        raise BadFont(say("glyph-of-itself"))
    if len(inside) > MOST_DEPTH:
        raise BadFont(say("glyphs-too-deep", most=MOST_DEPTH))
    if glyph not in known:
        inner = (*inside, glyph)
        known[glyph] = 1 + sum(_parts_of(part, parts, known, inner) for part in parts.get(glyph, ()))
    if known[glyph] > MOST_PARTS:
        raise BadFont(say("glyph-of-many", most=MOST_PARTS))
    return known[glyph]


def _check_subroutines(cff: bytes) -> None:
    """Subroutines of CFF outlines (Adobe Technical Notes 5176 and 5177) end, and soon."""
    _, place = _index(cff, cff[2])
    tops, place = _index(cff, place)
    _, place = _index(cff, place)
    shared, _ = _index(cff, place)
    top = _operands(tops[0])
    privates = [top[18]] if 18 in top else []
    if 0x0C24 in top:
        fonts, _ = _index(cff, int(top[0x0C24][0]))
        privates += [private for font in fonts if (private := _operands(font).get(18))]
    groups: list[list[bytes]] = [[]]
    for size, start in (private[:2] for private in privates):
        inner = _operands(cff[start : start + size])
        if 19 in inner:
            groups.append(_index(cff, start + inner[19][0])[0])
    for local in groups:
        known: dict[tuple[str, int], int] = {}
        for kind, routines in (("local", local), ("global", shared)):
            for number in range(len(routines)):
                _steps(kind, number, {"local": local, "global": shared}, known, ())


def _index(cff: bytes, place: int) -> tuple[list[bytes], int]:
    count = struct.unpack_from(">H", cff, place)[0]
    if not count:
        return [], place + 2
    size = cff[place + 2]
    if not 1 <= size <= 4:
        raise BadFont(_ELSEWHERE)
    first = place + 3
    ends = [int.from_bytes(cff[at : at + size], "big") for at in range(first, first + (count + 1) * size, size)]
    base = first + (count + 1) * size - 1
    if base + ends[-1] > len(cff) or any(a > b for a, b in pairwise(ends)):
        raise BadFont(_ELSEWHERE)
    return [cff[base + a : base + b] for a, b in pairwise(ends)], base + ends[-1]


def _operands(data: bytes) -> dict[int, list[int]]:
    """The whole numbers before each operator of a dictionary of CFF."""
    operands: dict[int, list[int]] = {}
    numbers: list[int] = []
    place = 0
    while place < len(data):
        byte = data[place]
        place += 1
        if byte <= 21:
            key = byte
            if byte == 12:
                key, place = 0x0C00 | data[place], place + 1
            operands[key], numbers = numbers, []
        elif byte == 30:
            while data[place] & 0x0F != 0x0F and data[place] >> 4 != 0x0F:
                place += 1
            place += 1
            numbers.append(0)
        else:
            number, place = _number(data, byte, place)
            numbers.append(number)
    return operands


def _number(data: bytes, byte: int, place: int) -> tuple[int, int]:
    if byte == 28:
        return struct.unpack_from(">h", data, place)[0], place + 2
    if byte == 29:
        return struct.unpack_from(">i", data, place)[0], place + 4
    if byte <= 246:
        return byte - 139, place
    if byte <= 250:
        return (byte - 247) * 256 + data[place] + 108, place + 1
    if byte <= 254:
        return -(byte - 251) * 256 - data[place] - 108, place + 1
    return struct.unpack_from(">h", data, place)[0], place + 4


def _steps(
    kind: str,
    number: int,
    routines: dict[str, list[bytes]],
    known: dict[tuple[str, int], int],
    inside: tuple[tuple[str, int], ...],
) -> int:
    """How many steps a subroutine takes with all that it calls."""
    key = (kind, number)
    if key in inside or len(inside) > 2 * MOST_DEPTH:
        raise BadFont(say("endless-calls"))
    if key in known:
        return known[key]
    total = 0
    for called, depth in _called(routines[kind][number], routines):
        total += 1 if called is None else _steps(called, depth, routines, known, (*inside, key))
        if total > MOST_STEPS:
            raise BadFont(say("too-many-steps", most=f"{MOST_STEPS:,}"))
    known[key] = total
    return total


def _called(routine: bytes, routines: dict[str, list[bytes]]) -> Iterator[tuple[str | None, int]]:
    """The steps of a subroutine in order: calls with what they call, and others; up to where hints hide the rest."""
    place, last = 0, 0
    while place < len(routine):
        byte = routine[place]
        place += 1
        if byte >= 32 or byte == 28:
            last, place = _number(routine, byte, place)
            continue
        kind = _CALLS.get(byte)
        if kind is not None:
            held = routines[kind]
            number = last + (107 if len(held) < 1240 else 1131 if len(held) < 33900 else 32768)
            if 0 <= number < len(held):
                yield kind, number
        elif byte in (19, 20):
            return
        else:
            place += byte == 12
            yield None, 0
