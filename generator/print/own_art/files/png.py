"""PNG read chunk by chunk (PNG, third edition): its header, and its pixels as a PDF can hold them."""

import struct
import zlib
from collections.abc import Iterator
from typing import NamedTuple

from generator.print.own_art.files.fast_zlib import UNPACKING_FAULTS, unpacker
from generator.print.own_art.files.headers import (
    Colours,
    Header,
    animated,
    broken,
    check_size,
    foreign,
    is_srgb,
    orientation_in,
)

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MOST_CHUNKS = 100_000
FEW, MANY = 16_384, 262_144
"""Bytes that are unpacked at a time, and that they may become."""
MOST_PROFILE = 4_000_000
"""Bytes of a colour profile."""
_TYPES: dict[int, tuple[Colours, int, bool]] = {
    0: ("gray", 1, False),
    2: ("rgb", 3, False),
    3: ("palette", 1, False),
    4: ("gray", 2, True),
    6: ("rgb", 4, True),
}
_BITS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}


class Pixels(NamedTuple):
    """What a PDF holds of a PNG: its compressed rows as they are, and the colours of its palette."""

    rows: bytes
    palette: bytes


def png_header(data: bytes) -> Header:
    """What a PNG says of itself; every chunk is looked at, none is decoded.

    Raises:
        PictureFault: it is broken, too large, animated, or goes on behind its end.
    """
    found: Header | None = None
    has_rows = False
    for name, start, end in _chunks(data):
        body = data[start:end] if name != b"IDAT" else b""
        if found is None:
            if name != b"IHDR" or len(body) != 13:
                raise broken("beginning")
            found = _sized(body)
        elif name == b"acTL":
            raise animated()
        elif name == b"IDAT":
            has_rows = True
        else:
            found = _told(found, name, body)
    if found is None or not has_rows:
        raise broken("no-picture")
    return found


def _chunks(data: bytes, *, again: bool = False) -> Iterator[tuple[bytes, int, int]]:
    place = len(SIGNATURE)
    for _ in range(MOST_CHUNKS):
        if place + 12 > len(data):
            raise broken("early-end")
        length, name = struct.unpack_from(">I4s", data, place)
        start, end = place + 8, place + 8 + length
        if end + 4 > len(data):
            raise broken("early-end")
        if not again and zlib.crc32(memoryview(data)[place + 4 : end]) != int.from_bytes(data[end : end + 4], "big"):
            raise broken("part", part=repr(name.decode("latin-1")))
        yield name, start, end
        place = end + 4
        if name == b"IEND":
            if place < len(data):
                raise foreign(len(data) - place)
            return
    raise broken("many-parts")


def _sized(body: bytes) -> Header:
    width, height, bits, kind, packing, filtering, interlaced = struct.unpack(">IIBBBBB", body)
    check_size(width, height)
    if kind not in _TYPES or bits not in _BITS[kind] or packing or filtering or interlaced > 1:
        raise broken("header")
    colours, _, alpha = _TYPES[kind]
    return Header(
        kind="png", width=width, height=height, colours=colours, bits=bits, alpha=alpha, interlaced=bool(interlaced)
    )


def _told(found: Header, name: bytes, body: bytes) -> Header:
    fields = {name: getattr(found, name) for name in Header.__struct_fields__}
    if name == b"tRNS":
        fields["alpha"] = True
    elif name == b"eXIf":
        fields["orientation"] = orientation_in(body)
    elif name == b"iCCP" and found.colours != "gray":
        fields["icc"] = _profile(body)
    elif name == b"sRGB":
        fields["icc"] = b""
    else:
        return found
    return Header(**fields)


def _profile(body: bytes) -> bytes:
    title, _, packed = body.partition(b"\0")
    if b"sRGB" in title:
        return b""
    unpacking = zlib.decompressobj()
    try:
        profile = unpacking.decompress(packed[1:], MOST_PROFILE)
    except zlib.error:
        return b""
    if unpacking.unconsumed_tail:
        raise broken("profile")
    return b"" if is_srgb(profile) else profile


def pixels_of(data: bytes) -> Pixels:
    """The rows and palette of a PNG that may pass as it is (`headers.Header.passes`)."""
    rows, palette, view = [], b"", memoryview(data)
    for name, start, end in _chunks(data, again=True):
        if name == b"IDAT":
            rows.append(view[start:end])
        elif name == b"PLTE":
            palette = data[start:end]
    return Pixels(b"".join(rows), palette)


def check_rows(pixels: Pixels, header: Header) -> None:
    """Raises PictureFault unless the rows, unpacked piece by piece and thrown away, are just as many as stated."""
    samples = {"gray": 1, "palette": 1, "rgb": 3}[header.colours]
    wanted = header.height * (1 + (header.width * samples * header.bits + 7) // 8)
    if header.colours == "palette" and (not pixels.palette or len(pixels.palette) % 3 or len(pixels.palette) > 768):
        raise broken("palette")
    unpacking, found, rows = unpacker(), 0, memoryview(pixels.rows)
    try:
        for place in range(0, len(rows), FEW):
            waiting: bytes | memoryview = rows[place : place + FEW]
            while waiting and found <= wanted:
                found += len(unpacking.decompress(waiting, MANY))
                waiting = unpacking.unconsumed_tail
    except UNPACKING_FAULTS:
        raise broken("rows") from None
    if found != wanted or not unpacking.eof:
        raise broken("more-rows" if found > wanted else "fewer-rows")
