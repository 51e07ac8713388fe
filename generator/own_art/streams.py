"""Pictures as streams of a PDF: JPEG as it is, PNG by its compressed rows, what is seen of one as a mask."""

from __future__ import annotations

from typing import NamedTuple

from generator.drawing.scene import Picture
from generator.own_art.files.headers import Header
from generator.own_art.files.jpeg import bare_jpeg, jpeg_header
from generator.own_art.files.png import pixels_of, png_header
from generator.own_art.stored import read_again, ready

_COLOURS = {"gray": "DeviceGray", "rgb": "DeviceRGB"}
_SAMPLES = {"gray": 1, "rgb": 3, "palette": 1}


class Image(NamedTuple):
    """What a PDF says of a picture (names are texts), and how many bytes it has."""

    entries: dict[str, object]
    length: int


def images_of(picture: Picture) -> list[Image]:
    """A picture's colours, and what is seen of it where that is not all (ContentError where its file has changed)."""
    found, _ = ready(picture)
    colours = found.data or read_again(picture)
    return [_image(data) for data in (colours, found.seen) if data]


def bytes_of_layer(picture: Picture, layer: str) -> bytes:
    """The bytes of one of these (ContentError where its file has changed)."""
    found, _ = ready(picture)
    data = found.seen if layer == "seen" else found.data or read_again(picture)
    return _stream(data)


def _stream(data: bytes) -> bytes:
    return pixels_of(data).rows if data.startswith(b"\x89") else bare_jpeg(data)


def _image(data: bytes) -> Image:
    if not data.startswith(b"\x89"):
        header = jpeg_header(data)
        return Image({**_sized(header), "ColorSpace": _COLOURS[header.colours], "Filter": "DCTDecode"},
                     len(bare_jpeg(data)))  # fmt: skip
    header = png_header(data)
    pixels = pixels_of(data)
    space: object = _COLOURS.get(header.colours)
    if header.colours == "palette":
        space = ["Indexed", "DeviceRGB", len(pixels.palette) // 3 - 1, pixels.palette]
    rows = {
        "Predictor": 15,
        "Colors": _SAMPLES[header.colours],
        "BitsPerComponent": header.bits,
        "Columns": header.width,
    }
    return Image(
        {**_sized(header), "ColorSpace": space, "Filter": "FlateDecode", "DecodeParms": rows}, len(pixels.rows)
    )


def _sized(header: Header) -> dict[str, object]:
    return {
        "Type": "XObject", "Subtype": "Image", "Width": header.width, "Height": header.height,
        "BitsPerComponent": header.bits,
    }  # fmt: skip


__all__ = ["Image", "bytes_of_layer", "images_of"]
