"""What a picture says of itself, read before anything is decoded, and what refuses it.

Sizes are pixels as they are stored; ``orientation`` is Exif's (1 to 8) and says how they are to be turned.
"""

import struct
from typing import Literal

import msgspec

from generator.print.drawing.scene import Symbol
from validator.base.issue import Issue, Span
from validator.base.speech.sentences import Said, Sentences, Text

say = Sentences(__package__)
MOST_BYTES = 48_000_000
"""Of one file."""
MOST_PIXELS = 60_000_000
"""An A1 board at 250 dpi; 180 MB where it has to be decoded, one at a time."""
LONGEST = 20_000
"""Pixels of one side."""

Kind = Literal["png", "jpeg", "webp"]
Colours = Literal["gray", "rgb", "palette", "cmyk"]


class PictureFault(Exception):
    """Why a picture cannot be used; ``line`` where it is a text (SVG), ``accepted`` what would do."""

    code: str

    def __init__(
        self,
        code: str,
        message: Said,
        accepted: Text | None = None,
        line: int | None = None,
        suggestion: str | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.accepted = accepted
        self.line = line
        self.suggestion = suggestion

    def issue(self) -> Issue:
        """The same as a finding, at no place yet."""
        return Issue(
            code=self.code, message=self.message, span=Span(""), accepted=self.accepted, suggestion=self.suggestion
        )


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """A picture before it is decoded; ``icc`` is its colour profile where that is not sRGB."""

    kind: Kind
    width: int
    height: int
    colours: Colours
    bits: int = 8
    alpha: bool = False
    interlaced: bool = False
    orientation: int = 1
    icc: bytes = b""

    @property
    def upright(self) -> tuple[int, int]:
        """Width and height as it is to be seen."""
        size = (self.width, self.height)
        return size[::-1] if self.orientation >= 5 else size

    @property
    def passes(self) -> bool:
        """Whether a PDF may hold it as it is, undecoded."""
        if self.icc or self.alpha or self.interlaced or self.kind == "webp":
            return False
        return self.colours != "cmyk" and self.bits <= 8


class Pixels(msgspec.Struct, frozen=True):
    """A picture made of pixels: its file, what tells it from others, and its header."""

    file: str
    sum: str
    header: Header


class Outlines(msgspec.Struct, frozen=True):
    """A picture made of outlines, what of it could not be read, and whether anything of it is for an eye."""

    symbol: Symbol
    left_out: tuple[Text, ...]
    shows: bool


def check_size(width: int, height: int) -> None:
    """Raises PictureFault for a picture of no size, or larger than anything that is printed."""
    if width < 1 or height < 1:
        raise broken("no-size")
    if width > LONGEST or height > LONGEST or width * height > MOST_PIXELS:
        raise PictureFault(
            "picture-too-large",
            say("too-large", width=f"{width:,}", height=f"{height:,}"),
            say("at-most-pixels", pixels=f"{MOST_PIXELS:,}", side=f"{LONGEST:,}"),
        )


def broken(why: str, **values: str) -> PictureFault:
    """The fault of a file that is damaged; ``why`` is a message ``broken-<why>`` with its values."""
    return PictureFault("picture-broken", say(f"broken-{why}", **values))


def animated() -> PictureFault:
    """The fault of a picture that moves."""
    return PictureFault("picture-animated", say("animated"), say("stands-still"))


def foreign(size: int) -> PictureFault:
    """The fault of a file that is something else as well."""
    return PictureFault("picture-unsafe", say("goes-on", bytes=f"{size:,}"), say("saved-anew"))


def is_srgb(profile: bytes) -> bool:
    """Whether a colour profile calls itself sRGB."""
    return b"sRGB" in profile or "sRGB".encode("utf-16-be") in profile


def orientation_in(exif: bytes) -> int:
    """The orientation that Exif data states; 1 where it states none, or makes no sense."""
    data = exif.removeprefix(b"Exif\0\0")
    order = {b"II": "<", b"MM": ">"}.get(data[:2])
    if order is None or len(data) < 8:
        return 1
    try:
        (start,) = struct.unpack_from(f"{order}I", data, 4)
        (count,) = struct.unpack_from(f"{order}H", data, start)
        for place in range(min(count, 500)):
            tag, _, _, value = struct.unpack_from(f"{order}HHIH", data, start + 2 + 12 * place)
            if tag == 0x0112:
                return int(value) if 1 <= value <= 8 else 1
    except struct.error:
        pass
    return 1
