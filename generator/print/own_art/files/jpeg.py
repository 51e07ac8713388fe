"""JPEG read marker by marker (ITU-T T.81): its header, and its bytes without what no print needs.

What a camera notes (place, time, a small picture) is left out of what is printed.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator

from generator.print.own_art.files.headers import (
    Colours,
    Header,
    PictureFault,
    broken,
    check_size,
    foreign,
    is_srgb,
    orientation_in,
    say,
)

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
        found = _MARKER.search(data, place) if scans else _FILLED.match(data, place)
        if found is None:
            raise broken("early-end")
        marker, place = data[found.end() - 1], found.end()
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
