"""WebP read chunk by chunk (RFC 9649): its header. The decoder would make room for all it states; we look first."""

from __future__ import annotations

import struct

from generator.print.own_art.files.headers import Header, animated, broken, check_size, foreign, is_srgb, orientation_in

_ANIMATION, _ALPHA = 0x02, 0x10
MOST_CHUNKS = 1_000


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
    for name, body in _chunks(data[12:size]):
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


def _chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    found: list[tuple[bytes, bytes]] = []
    place = 0
    while place + 8 <= len(data):
        name, length = struct.unpack_from("<4sI", data, place)
        if place + 8 + length > len(data) or len(found) > MOST_CHUNKS:
            raise broken("parts")
        found.append((name, data[place + 8 : place + 8 + length]))
        place += 8 + length + length % 2
    return found
