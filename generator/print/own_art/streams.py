"""Pictures as streams of a PDF: JPEG as it is, PNG by its compressed rows, what is seen of one as a mask."""

from typing import NamedTuple

from generator.print.drawing.scene import Picture
from generator.print.own_art.files.headers import Header
from generator.print.own_art.files.jpeg import bare_jpeg, jpeg_header
from generator.print.own_art.files.png import pixels_of, png_header
from generator.print.own_art.inlaid import Layer
from generator.print.own_art.stored import known, read_again

_COLOURS = {"gray": "DeviceGray", "rgb": "DeviceRGB"}
_SAMPLES = {"gray": 1, "rgb": 3, "palette": 1}


class Image(NamedTuple):
    """What a PDF says of a picture (names are texts), how many bytes it has, and whose they are."""

    entries: dict[str, object]
    length: int
    layer: Layer


def images_of(picture: Picture) -> list[Image]:
    """A picture's colours, and what is seen of it where that is not all (ContentError where its file has changed)."""
    found = known(picture)
    if found.header is not None:
        return [_image(found.header, "own", found.length, found.palette)]
    first = _packed(found.data, "colours")
    return [first, _packed(found.seen, "seen")] if found.seen else [first]


def bytes_of_layer(picture: Picture, layer: Layer) -> bytes:
    """The bytes of one of these (ContentError where its file has changed)."""
    if layer == "own":
        return _stream(read_again(picture))
    found = known(picture)
    return _stream(found.seen if layer == "seen" else found.data)


def _stream(data: bytes) -> bytes:
    return pixels_of(data).rows if data.startswith(b"\x89") else bare_jpeg(data)


def _packed(data: bytes, layer: Layer) -> Image:
    """What was made of a picture: as it is a file of its own, it is looked at like any."""
    header = png_header(data) if data.startswith(b"\x89") else jpeg_header(data)
    return _image(header, layer, len(_stream(data)), pixels_of(data).palette if header.kind == "png" else b"")


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
