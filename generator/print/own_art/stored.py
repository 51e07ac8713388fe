"""Pictures ready for print: made once, kept compressed in the user's cache, and read back for a PDF or a browser."""

from base64 import b64encode
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from math import isqrt
from pathlib import Path
from typing import NamedTuple

import msgspec

from generator.print.drawing.scene import Picture
from generator.print.own_art.files.formats import bare_jpeg, header_of, jpeg_header, png_header, png_rows
from generator.print.own_art.files.headers import MOST_BYTES, Header, PictureFault
from generator.print.own_art.inlaid import Layer
from validator.base.cache import cache_folder, cached, digest, keep
from validator.base.decoding import msgpack_reader
from validator.base.issue import ContentError, Issue, Span
from validator.base.opening import bytes_of
from validator.base.speech.sentences import Sentences

say = Sentences(__package__)
KIND = "pictures"
_DECODER = "generator.print.own_art.preparing:prepared"
_VERSION = "4"
"""Raised when pictures are made ready in another way."""
_SIGNS = 32
"""Of a picture's sum; processors work this one out by themselves, in half the time of others."""
SEEN = 100
"""Of 255: what is seen less of is taken for what lies under it."""
ENOUGH = 1.5
"""A picture with up to so many times the pixels wanted, along its sides, is not made smaller."""


class Ready(msgspec.Struct, frozen=True, array_like=True):
    """A picture as a file of its own: PNG or JPEG, of a size in pixels; ``seen`` is a grey PNG of what shows of it.

    Where ``data`` is empty, the picture's own file, of that header, is as good; ``length`` bytes of it are printed, and
    ``palette`` are its colours. ``sketch`` is the picture at a few pixels, as `preparing.Prepared` has it.
    """

    width: int
    height: int
    data: bytes = b""
    seen: bytes = b""
    header: Header | None = None
    length: int = 0
    palette: bytes = b""
    sketch: bytes = b""


_READER = msgpack_reader(Ready)
_WRITER = msgspec.msgpack.Encoder()
_unkept: dict[str, Ready] = {}
"""What no cache folder holds, for this run."""


def sum_of_file(data: bytes) -> str:
    """What tells a picture from all others."""
    return sha256(data).hexdigest()[:_SIGNS]


def fits_as_it_is(header: Header, pixels: tuple[int, int]) -> bool:
    """Whether a picture is printed without being decoded."""
    return header.passes and header.width <= ENOUGH * pixels[0] and header.height <= ENOUGH * pixels[1]


def made_ready(read: Callable[[], bytes], header: Header, sum: str, pixels: tuple[int, int]) -> Ready:
    """The picture as it is printed, from the cache or made now of what ``read`` gives.

    Raises:
        PictureFault: it cannot be decoded.
    """
    as_it_is = fits_as_it_is(header, pixels)
    key = _key(sum, pixels)
    known = _known(key)
    if known is not None:
        return known
    data = read()
    colours, seen, sketch = _prepared(data, header, (0, 0) if as_it_is else pixels)
    ready = _own(data, header, sketch) if as_it_is else Ready(*pixels, colours, seen, sketch=sketch)
    _remember(key, ready)
    return ready


def _prepared(data: bytes, header: Header, pixels: tuple[int, int]) -> tuple[bytes, bytes, bytes]:
    """What a child process makes of a picture. Raises PictureFault where it cannot be decoded."""
    # Most runs find all pictures ready, and ask nobody.
    asking = import_module("validator.base.child_process.asking")
    try:
        colours, seen, sketch, issue = asking.answer(
            _DECODER, data, header.kind, *pixels, type=tuple[bytes, bytes, bytes, Issue | None], shown=""
        )
    except ContentError as error:
        issue = error.issues[0]
    if issue is not None:
        raise PictureFault(issue.code, issue.message, issue.accepted)
    return colours, seen, sketch


def _own(data: bytes, header: Header, sketch: bytes) -> Ready:
    size = (header.width, header.height)
    if header.kind == "jpeg":
        return Ready(*size, header=header, length=len(bare_jpeg(data)), sketch=sketch)
    pixels = png_rows(data)
    return Ready(*size, header=header, length=len(pixels.rows), palette=pixels.palette, sketch=sketch)


def known(picture: Picture) -> Ready:
    """A picture of a scene as it is printed (ContentError where it has to be made, and its file has changed)."""
    return _known(_key(picture.sum, picture.pixels)) or ready(picture)[0]


@lru_cache(maxsize=256)
def _sketch_of(sum: str, pixels: tuple[int, int]) -> bytes:
    stored = _known(_key(sum, pixels))
    return b"" if stored is None else stored.sketch


WHITE = 255


def shows_something(sum: str, pixels: tuple[int, int]) -> bool:
    """Whether anything is seen of a picture that was made ready at so many pixels: it is neither as good as transparent
    all over, nor white all over."""
    sketch = _sketch_of(sum, pixels)
    return not sketch or (any(sketch[3::4]) and min(sketch) < WHITE)


def colour_in(picture: Picture, across: float, down: float) -> str | None:
    """The colour of a picture of a scene there, in parts of it as it is stored (0 to 1); None where it is not known,
    an empty text where it is seen through."""
    sketch = _sketch_of(picture.sum, picture.pixels)
    side = isqrt(len(sketch) // 4)
    if not side:
        return None
    column, row = (min(side - 1, max(0, int(part * side))) for part in (across, down))
    red, green, blue, seen = sketch[4 * (row * side + column) :][:4]
    return f"#{red:02x}{green:02x}{blue:02x}" if seen * picture.opacity >= SEEN else ""


def ready(picture: Picture) -> tuple[Ready, Header, bytes]:
    """A picture of a scene as it is printed, its header, and its own file.

    Raises:
        ContentError: its file has changed since it was drawn, or is gone.
    """
    data = read_again(picture)
    try:
        header = header_of(data, Path(picture.file).suffix)
        return made_ready(lambda: data, header, picture.sum, picture.pixels), header, data
    except PictureFault as fault:
        raise ContentError([Issue(code=fault.code, message=fault.message, span=Span(picture.file))]) from None


def read_again(picture: Picture) -> bytes:
    """The bytes of a picture's own file (ContentError where they are not those that were drawn)."""
    data = bytes_of(Path(picture.file), picture.file, MOST_BYTES)
    if sum_of_file(data) != picture.sum:
        message = say("picture-changed")
        raise ContentError([Issue(code="picture-changed", message=message, span=Span(picture.file))])
    return data


def as_file(picture: Picture) -> tuple[str, bytes]:
    """A picture as a file that any browser shows, and its media type; notes and profiles are left out."""
    stored, header, data = ready(picture)
    if stored.seen:
        return "image/png", import_module("generator.print.own_art.preparing").joined(stored.data, stored.seen)
    data = stored.data or _bare(data, header)
    return ("image/png" if data.startswith(b"\x89") else "image/jpeg"), data


def _bare(data: bytes, header: Header) -> bytes:
    return bare_jpeg(data) if header.kind == "jpeg" else data


def _key(sum: str, pixels: tuple[int, int]) -> str:
    return digest(_VERSION, sum, repr(pixels))


def _known(key: str) -> Ready | None:
    if key in _unkept:
        return _unkept[key]
    try:
        return _READER.decode(cached(KIND, key) or b"")
    except msgspec.MsgspecError:
        return None


def _remember(key: str, found: Ready) -> None:
    data = _WRITER.encode(found)
    if cache_folder() is None or not keep(KIND, key, data):
        _unkept[key] = found


_COLOURS = {"gray": "DeviceGray", "rgb": "DeviceRGB"}
_SAMPLES = {"gray": 1, "rgb": 3, "palette": 1}


class Image(NamedTuple):
    """What a PDF says of a picture (names are texts), how many bytes it has, and whose they are."""

    entries: dict[str, object]
    length: int
    layer: Layer


def images_of(picture: Picture) -> list[Image]:
    """A picture's colours, and what is seen of it where that is not all (ContentError where its file has changed)."""
    stored = known(picture)
    if stored.header is not None:
        return [_image(stored.header, "own", stored.length, stored.palette)]
    first = _packed(stored.data, "colours")
    return [first, _packed(stored.seen, "seen")] if stored.seen else [first]


def bytes_of_layer(picture: Picture, layer: Layer) -> bytes:
    """The bytes of one of these (ContentError where its file has changed)."""
    if layer == "own":
        return _stream(read_again(picture))
    stored = known(picture)
    return _stream(stored.seen if layer == "seen" else stored.data)


def _stream(data: bytes) -> bytes:
    return png_rows(data).rows if data.startswith(b"\x89") else bare_jpeg(data)


def _packed(data: bytes, layer: Layer) -> Image:
    """What was made of a picture: as it is a file of its own, it is looked at like any."""
    header = png_header(data) if data.startswith(b"\x89") else jpeg_header(data)
    return _image(header, layer, len(_stream(data)), png_rows(data).palette if header.kind == "png" else b"")


def _image(header: Header, layer: Layer, length: int, palette: bytes) -> Image:
    if header.kind == "jpeg":
        return Image({**_sized(header), "ColorSpace": _COLOURS[header.colours], "Filter": "DCTDecode"}, length, layer)
    space: object = _COLOURS.get(header.colours)
    if header.colours == "palette":
        space = ["Indexed", "DeviceRGB", len(palette) // 3 - 1, palette]
    rows = {
        "Predictor": 15,
        "Colors": _SAMPLES[header.colours],
        "BitsPerComponent": header.bits,
        "Columns": header.width,
    }
    entries = {**_sized(header), "ColorSpace": space, "Filter": "FlateDecode", "DecodeParms": rows}
    return Image(entries, length, layer)


def _sized(header: Header) -> dict[str, object]:
    return {
        "Type": "XObject",
        "Subtype": "Image",
        "Width": header.width,
        "Height": header.height,
        "BitsPerComponent": header.bits,
    }


__all__ = ["Image", "bytes_of_layer", "images_of"]


def address_of(picture: Picture) -> str:
    """The picture as a ``data:`` address (ContentError where its file has changed since it was drawn)."""
    kind, data = as_file(picture)
    return f"data:{kind};base64,{b64encode(data).decode()}"
