"""A picture looked at before it is trusted: its kind by its first bytes, its header, and whether the two agree."""

from __future__ import annotations

from collections.abc import Callable

from generator.print.own_art.files.headers import Header, Kind, PictureFault, say
from generator.print.own_art.files.jpeg import jpeg_header
from generator.print.own_art.files.png import SIGNATURE, png_header
from generator.print.own_art.files.webp import webp_header

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
