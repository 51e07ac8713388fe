"""Pictures read byte by byte before anything decodes them: PNG, JPEG (ITU-T T.81), WebP (RFC 9649), and which it is."""

import re
import struct
import zlib
from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol

from generator.print.own_art.files.headers import (
    Colours,
    Header,
    Kind,
    PictureFault,
    animated,
    broken,
    check_size,
    foreign,
    is_srgb,
    orientation_in,
    say,
)
from validator.base.deflating import FAULTS, library


class Unpacker(Protocol):
    """Unpacks what comes in pieces, so much of it at a time."""

    eof: bool
    unconsumed_tail: bytes

    def decompress(self, data: bytes | memoryview, most: int, /) -> bytes: ...


def row_unpacker() -> Unpacker:
    """A new one, at its beginning."""
    begun: Unpacker = library.decompressobj()
    return begun


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


class PngRows(NamedTuple):
    """What a PDF holds of a PNG: its compressed rows as they are, and the colours of its palette."""

    rows: bytes
    palette: bytes


def png_header(data: bytes) -> Header:
    """What a PNG says of itself; every chunk is looked at, none is decoded.

    Raises:
        PictureFault: it is broken, too large, animated, or goes on behind its end.
    """
    png_header: Header | None = None
    has_rows = False
    for name, start, end in _chunks(data):
        body = data[start:end] if name != b"IDAT" else b""
        if png_header is None:
            if name != b"IHDR" or len(body) != 13:
                raise broken("beginning")
            png_header = _sized(body)
        elif name == b"acTL":
            raise animated()
        elif name == b"IDAT":
            has_rows = True
        else:
            png_header = _with_chunk(png_header, name, body)
    if png_header is None or not has_rows:
        raise broken("no-picture")
    return png_header


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


def _with_chunk(header: Header, name: bytes, body: bytes) -> Header:
    fields = {name: getattr(header, name) for name in Header.__struct_fields__}
    if name == b"tRNS":
        fields["alpha"] = True
    elif name == b"eXIf":
        fields["orientation"] = orientation_in(body)
    elif name == b"iCCP" and header.colours != "gray":
        fields["icc"] = _profile(body)
    elif name == b"sRGB":
        fields["icc"] = b""
    else:
        return header
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


def png_rows(data: bytes) -> PngRows:
    """The rows and palette of a PNG that may pass as it is (`headers.Header.passes`)."""
    rows, palette, view = [], b"", memoryview(data)
    for name, start, end in _chunks(data, again=True):
        if name == b"IDAT":
            rows.append(view[start:end])
        elif name == b"PLTE":
            palette = data[start:end]
    return PngRows(b"".join(rows), palette)


def check_rows(pixels: PngRows, header: Header) -> None:
    """Raises PictureFault unless the rows, unpacked piece by piece and thrown away, are just as many as stated."""
    samples = {"gray": 1, "palette": 1, "rgb": 3}[header.colours]
    wanted = header.height * (1 + (header.width * samples * header.bits + 7) // 8)
    if header.colours == "palette" and (not pixels.palette or len(pixels.palette) % 3 or len(pixels.palette) > 768):
        raise broken("palette")
    unpacking, unpacked, rows = row_unpacker(), 0, memoryview(pixels.rows)
    try:
        for place in range(0, len(rows), FEW):
            waiting: bytes | memoryview = rows[place : place + FEW]
            while waiting and unpacked <= wanted:
                unpacked += len(unpacking.decompress(waiting, MANY))
                waiting = unpacking.unconsumed_tail
    except FAULTS:
        raise broken("rows") from None
    if unpacked != wanted or not unpacking.eof:
        raise broken("more-rows" if unpacked > wanted else "fewer-rows")


MOST_SCANS = 500
_START, _END, _SCAN = 0xD8, 0xD9, 0xDA
_ADOBE = 0xEE
_FRAMES = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}
_READABLE = {0xC0, 0xC1, 0xC2}
_ALONE = {0x01, *range(0xD0, 0xD8)}
_MARKER = re.compile(rb"\xff[^\x00\xff\xd0-\xd7]")
_FILLED = re.compile(rb"\xff+[^\x00\xff]")
_COLOURS: dict[int, Colours] = {1: "gray", 3: "rgb", 4: "cmyk"}


def jpeg_header(data: bytes) -> Header:
    """What a JPEG says of itself; nothing of it is decoded.

    Raises:
        PictureFault: it is broken, too large, of a kind that nobody prints, or goes on behind its end.
    """
    width = height = parts = 0
    orientation, profile = 1, b""
    for marker, start, end in _segments(data):
        if marker in _FRAMES and not parts:
            if end - start < 6:
                raise broken("header")
            if marker not in _READABLE or data[start] != 8:
                raise PictureFault("picture-kind", say("jpeg-kind"), say("jpeg-kinds"))
            height, width, parts = struct.unpack_from(">HHB", data, start + 1)
            check_size(width, height)
        elif marker == 0xE1 and data[start : start + 6] == b"Exif\0\0":
            orientation = orientation_in(data[start:end])
        elif marker == 0xE2 and data[start : start + 12] == b"ICC_PROFILE\0":
            profile += data[start + 14 : end]
    if parts not in _COLOURS:
        raise broken("no-picture")
    keeps = profile and not is_srgb(profile) and parts != 1
    return Header(
        kind="jpeg",
        width=width,
        height=height,
        colours=_COLOURS[parts],
        orientation=orientation,
        icc=profile if keeps else b"",
    )


def _segments(data: bytes) -> Iterator[tuple[int, int, int]]:
    """Each marker with where its segment begins and ends; a scan reaches to the marker behind it."""
    place, scans = 2, 0
    while True:
        segments = _MARKER.search(data, place) if scans else _FILLED.match(data, place)
        if segments is None:
            raise broken("early-end")
        marker, place = data[segments.end() - 1], segments.end()
        if marker == _END:
            _check_behind(data[place:])
            return
        if marker in _ALONE:
            continue
        length = int.from_bytes(data[place : place + 2], "big")
        if length < 2 or place + length > len(data):
            raise broken("early-end")
        scans += marker == _SCAN
        if scans > MOST_SCANS:
            raise broken("many-parts")
        yield marker, place + 2, place + length
        place += length


def _check_behind(rest: bytes) -> None:
    """Cameras put further JPEGs behind the first, or fill up with nothing; all else is foreign."""
    if rest.strip(b"\0") and not rest.startswith(b"\xff\xd8\xff"):
        raise foreign(len(rest))


def bare_jpeg(data: bytes) -> bytes:
    """The JPEG without notes, profiles and what stands behind its end; its pixels are not touched."""
    kept, place = [data[:2]], 2
    for marker, start, end in _segments(data):
        if marker == _SCAN and place <= start:
            kept.append(data[start - 4 : _end_of(data)])
            break
        if not (0xE0 <= marker <= 0xEF or marker == 0xFE) or marker == _ADOBE:
            kept.append(data[start - 4 : end])
        place = end
    return b"".join(kept)


def _end_of(data: bytes) -> int:
    """Where the first picture ends, its last marker included."""
    *_, (_, _, end) = _segments(data)
    return data.index(b"\xff\xd9", end) + 2


_ANIMATION, _ALPHA = 0x02, 0x10
MOST_RIFF_CHUNKS = 1_000


def webp_header(data: bytes) -> Header:
    """What a WebP says of itself.

    Raises:
        PictureFault: it is broken, too large, animated, or goes on behind its end.
    """
    size = int.from_bytes(data[4:8], "little") + 8
    if size > len(data):
        raise broken("early-end")
    if size + size % 2 < len(data):
        raise foreign(len(data) - size)
    width = height = 0
    alpha, orientation, profile = False, 1, b""
    for name, body in _riff_chunks(data[12:size]):
        if name == b"VP8X" and len(body) >= 10:
            if body[0] & _ANIMATION:
                raise animated()
            alpha = bool(body[0] & _ALPHA)
            check_size(int.from_bytes(body[4:7], "little") + 1, int.from_bytes(body[7:10], "little") + 1)
        elif name in (b"ANIM", b"ANMF"):
            raise animated()
        elif name == b"VP8 " and len(body) >= 10:
            width, height = (side & 0x3FFF for side in struct.unpack_from("<HH", body, 6))
        elif name == b"VP8L" and len(body) >= 5:
            packed = int.from_bytes(body[1:5], "little")
            width, height = (packed & 0x3FFF) + 1, (packed >> 14 & 0x3FFF) + 1
            alpha = alpha or bool(packed >> 28 & 1)
        elif name == b"EXIF":
            orientation = orientation_in(body)
        elif name == b"ICCP":
            profile = b"" if is_srgb(body) else body
    check_size(width, height)
    return Header(
        kind="webp", width=width, height=height, colours="rgb", alpha=alpha, orientation=orientation, icc=profile
    )


def _riff_chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    riff_chunks: list[tuple[bytes, bytes]] = []
    place = 0
    while place + 8 <= len(data):
        name, length = struct.unpack_from("<4sI", data, place)
        if place + 8 + length > len(data) or len(riff_chunks) > MOST_RIFF_CHUNKS:
            raise broken("parts")
        riff_chunks.append((name, data[place + 8 : place + 8 + length]))
        place += 8 + length + length % 2
    return riff_chunks


ENDINGS: dict[str, Kind] = {".png": "png", ".jpg": "jpeg", ".jpeg": "jpeg", ".webp": "webp"}
"""The endings of pictures made of pixels, and what they promise."""
ACCEPTED = "PNG, JPEG, WebP or SVG"
_READERS: dict[Kind, Callable[[bytes], Header]] = {"png": png_header, "jpeg": jpeg_header, "webp": webp_header}
_NAMES = {"png": "PNG", "jpeg": "JPEG", "webp": "WebP"}


def kind_of(data: bytes) -> Kind | None:
    """The kind of a picture by its first bytes; None where it is none that we read."""
    if data.startswith(SIGNATURE):
        return "png"
    if data.startswith(b"\xff\xd8\xff"):
        return "jpeg"
    return "webp" if data[:4] == b"RIFF" and data[8:12] == b"WEBP" else None


def header_of(data: bytes, ending: str) -> Header:
    """What a picture of that ending says of itself.

    Raises:
        PictureFault: it is of another kind than its name says, or its reader refuses it.
    """
    kind = kind_of(data)
    if kind is None:
        what = say("no-picture" if data else "empty")
        raise PictureFault("picture-kind", what, ACCEPTED)
    if ENDINGS.get(ending.lower()) != kind:
        right = next(name for name, promised in ENDINGS.items() if promised == kind)
        raise PictureFault("picture-kind", say("named-otherwise", kind=_NAMES[kind]), say("the-ending", ending=right))
    return _READERS[kind](data)
