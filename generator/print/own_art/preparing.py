"""Pictures decoded, made as large as they are printed, turned into sRGB, and packed again; the one place that decodes.

It is loaded in a child process, as decoders of pictures are others' work; what was made there is joined here as well.
The same picture gives the same bytes. A picture of few colours stays exact, a photograph becomes a JPEG.
"""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageCms

from generator.print.own_art.files.formats import check_rows, header_of, png_rows
from generator.print.own_art.files.headers import Header, PictureFault, broken
from validator.base.issue import Issue

QUALITY = 92
FEW_COLOURS = 20_000
"""A picture with so many colours at most is a drawing and stays exact."""
MOST_IN_COLOUR = 20_000_000
"""Pixels of which the colours are worked out as they are; a picture of more is made as large as it is printed first."""
CARE = 4
"""How hard rows are deflated, of 9: twice as fast as 6, for files a twentieth larger."""
_FAULTS = (OSError, SyntaxError, ValueError, EOFError, TypeError, IndexError, OverflowError, ZeroDivisionError)
_NAMES = {"png": "PNG", "jpeg": "JPEG", "webp": "WEBP"}


HARDLY = 38
"""Of 255: what covers no more than that anywhere is hardly seen on paper, and is sketched as if it were not there."""
SKETCH = 12
"""Across and down in a sketch, by which it is known what colour lies under words."""
Prepared = tuple[bytes, bytes, bytes, Issue | None]
"""A picture's colours and what is seen of it, both empty where it is printed as it is; its sketch, `SKETCH` by `SKETCH`
pixels of red, green, blue and how much is seen; or why it cannot be used."""


def prepared(data: bytes, kind: str, width: int, height: int) -> Prepared:
    """A picture made ready at so many pixels; at none where it passes as it is, and is only looked through."""
    try:
        header = header_of(data, f".{kind}")
        if width and height:
            return (*packed(data, header, (width, height)), None)
        return b"", b"", check_whole(data, header), None
    except PictureFault as fault:
        return b"", b"", b"", fault.issue()


def check_whole(data: bytes, header: Header) -> bytes:
    """The sketch of a picture that passes as it is; a JPEG is decoded for that at an eighth of its size.

    Raises:
        PictureFault: it cannot be decoded.
    """
    if header.kind == "png":
        check_rows(png_rows(data), header)
    image = _opened(data, header)
    image.draft(image.mode, (max(1, header.width // 8), max(1, header.height // 8)))
    _load(image)
    return _sketch(image)


def _sketch(image: Image.Image) -> bytes:
    """A picture at so few pixels that each is the mean of what lies there."""
    coloured = image.convert("RGBA")
    covers = coloured.getchannel("A")
    if not any(covers.histogram()[HARDLY + 1 :]):
        coloured.putalpha(0)
    return coloured.resize((SKETCH, SKETCH), Image.Resampling.BOX).tobytes()


def packed(data: bytes, header: Header, size: tuple[int, int]) -> tuple[bytes, bytes, bytes]:
    """The picture at ``size`` pixels as a PNG or JPEG file, what of it is seen as a grey PNG (empty: all), its sketch.

    Raises:
        PictureFault: it cannot be decoded.
    """
    image = _opened(data, header)
    if header.kind == "jpeg" and header.colours != "cmyk":
        image.draft(image.mode, (2 * size[0], 2 * size[1]))
    _load(image)
    if image.width * image.height > MOST_IN_COLOUR and image.mode in ("L", "LA", "RGB", "RGBA", "CMYK"):
        image = _sized(image, size)
    image = _sized(_in_srgb(image, header), size)
    sketch = _sketch(image)
    if image.mode not in ("RGBA", "LA"):
        return _file(image), b"", sketch
    seen = image.getchannel("A")
    colours = image.convert("L" if image.mode == "LA" else "RGB")
    if seen.getextrema() == (255, 255):
        return _file(colours), b"", sketch
    return _file(colours), _png(seen), sketch


def _sized(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    return image if image.size == size else image.resize(size, Image.Resampling.LANCZOS, reducing_gap=3.0)


def joined(colours: bytes, seen: bytes) -> bytes:
    """What `packed` has told apart, as one PNG."""
    with Image.open(BytesIO(colours)) as image, Image.open(BytesIO(seen)) as mask:
        whole = image.convert("RGB")
        whole.putalpha(mask.convert("L"))
    return _png(whole)


def _opened(data: bytes, header: Header) -> Image.Image:
    try:
        return Image.open(BytesIO(data), formats=[_NAMES[header.kind]])
    except _FAULTS as fault:
        raise broken("undecodable") from fault


def _load(image: Image.Image) -> None:
    try:
        image.load()
    except _FAULTS as fault:
        raise broken("undecodable-end") from fault


def _in_srgb(image: Image.Image, header: Header) -> Image.Image:
    """The picture as sRGB or grey of 8 bits, with what is seen of it where it has that."""
    alpha = None
    if image.mode.startswith("I"):
        image = image.convert("I").point(lambda value: value / 256).convert("L")
    elif image.mode == "1":
        image = image.convert("L")
    if image.mode in ("P", "PA", "La", "RGBa") or (header.alpha and image.mode in ("L", "RGB")):
        image = image.convert("RGBA" if header.alpha else "RGB")
    if image.mode in ("RGBA", "LA"):
        alpha = image.getchannel("A")
    if header.icc:
        image = _by_profile(image, header.icc)
    if image.mode not in ("L", "LA", "RGB", "RGBA"):
        image = image.convert("RGB")
    if alpha is not None and "A" not in image.mode:
        image.putalpha(alpha)
    return image


def _by_profile(image: Image.Image, profile: bytes) -> Image.Image:
    plain = image.convert("RGB") if image.mode == "RGBA" else image
    try:
        return (
            ImageCms.profileToProfile(
                plain, ImageCms.ImageCmsProfile(BytesIO(profile)), ImageCms.createProfile("sRGB"), outputMode="RGB"
            )
            or plain
        )
    except (ImageCms.PyCMSError, *_FAULTS):
        return image


def _file(image: Image.Image) -> bytes:
    if image.getcolors(FEW_COLOURS) is not None:
        return _png(image)
    into = BytesIO()
    image.save(into, "JPEG", quality=QUALITY, subsampling=0, optimize=False)
    return into.getvalue()


def _png(image: Image.Image) -> bytes:
    into = BytesIO()
    image.save(into, "PNG", compress_level=CARE)
    return into.getvalue()
