"""Pictures that mean harm, or are damaged: each is refused before anything decodes it."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest
from PIL import Image

from generator.print.own_art.files.headers import PictureFault
from tests.own_art.painted import SIGNATURE, chunk, looked_at, painting, png, saved, svg

PHOTO = saved(painting(), "JPEG", quality=90)
PLAIN = saved(painting(), "PNG")
WEBP = saved(painting(), "WEBP")
ROWS = (b"\0" + b"abc" * 4) * 4
MOVING = saved(painting(), "PNG", save_all=True, append_images=[painting(seed=2)])
WAVING = saved(painting(), "WEBP", save_all=True, append_images=[painting(seed=2)])
GROWING = chunk(b"iCCP", b"mine\0\0" + zlib.compress(b"\0" * 100_000_000, 1))
HUGE = struct.pack("<4sI4s4sI4s3s3s", b"RIFF", 22, b"WEBP", b"VP8X", 10, b"\x10\0\0\0", b"\xff\x3f\0", b"\xff\x3f\0")


def frame_of(width: int, height: int) -> bytes:
    """A JPEG's first bytes, up to its size, and its end."""
    return (
        b"\xff\xd8\xff\xc0\0\x11\x08"
        + struct.pack(">HHB", height, width, 3)
        + b"\1\x22\0\2\x11\1\3\x11\1"
        + b"\xff\xd9"
    )


REFUSED = {
    "more rows than it states": ("a.png", png(4, 4, b"\0" * 50_000_000), "picture-broken"),
    "a side of thirty thousand": ("a.png", png(30_000, 4, ROWS), "picture-too-large"),
    "sixty-four million pixels": ("a.png", png(8_000, 8_000, ROWS), "picture-too-large"),
    "no size": ("a.png", png(0, 4, ROWS), "picture-broken"),
    "rows that are missing": ("a.png", png(4, 5, ROWS), "picture-broken"),
    "rows that are damaged": ("a.png", PLAIN[:60] + b"!" + PLAIN[61:], "picture-broken"),
    "an end that is missing": ("a.png", PLAIN[:-20], "picture-broken"),
    "a palette that is missing": ("a.png", png(4, 4, (b"\0" + b"abcd") * 4, 8, 3), "picture-broken"),
    "something behind its end": ("a.png", PLAIN + b"PK\3\4 an archive", "picture-unsafe"),
    "several frames": ("a.png", MOVING, "picture-animated"),
    "a JPEG with a huge side": ("a.jpg", frame_of(65_000, 65_000), "picture-too-large"),
    "a JPEG without an end": ("a.jpg", PHOTO[:-30], "picture-broken"),
    "half a JPEG": ("a.jpg", PHOTO[: len(PHOTO) // 2], "picture-broken"),
    "a profile that grows": ("a.png", png(4, 4, ROWS, 8, 2, GROWING), "picture-broken"),
    "a page behind a JPEG": ("a.jpg", PHOTO + b"<html><script>1</script>", "picture-unsafe"),
    "a JPEG of no picture": ("a.jpg", b"\xff\xd8\xff\xd9", "picture-broken"),
    "a WebP of a huge canvas": ("a.webp", HUGE, "picture-too-large"),
    "a WebP that moves": ("a.webp", WAVING, "picture-animated"),
    "half a WebP": ("a.webp", WEBP[: len(WEBP) // 2], "picture-broken"),
    "something behind a WebP": ("a.webp", WEBP + b"GIF89a" * 3, "picture-unsafe"),
    "a GIF by another name": ("a.png", b"GIF89a" + PLAIN, "picture-kind"),
    "a page by another name": ("a.jpg", b"<!DOCTYPE html><script>1</script>", "picture-kind"),
    "a JPEG that is called PNG": ("a.png", PHOTO, "picture-kind"),
    "nothing at all": ("a.png", b"", "picture-kind"),
    "a drawing by another name": ("a.png", svg(""), "picture-kind"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_picture_is_refused_that_holds(name: str, tmp_path: Path) -> None:
    file, data, code = REFUSED[name]
    with pytest.raises(PictureFault) as fault:
        looked_at(tmp_path, file, data)
    assert fault.value.code == code


GOOD = {
    "a.png": PLAIN,
    "b.jpg": PHOTO,
    "c.webp": WEBP,
    "d.JPEG": saved(painting(), "JPEG", progressive=True),
    "e.png": saved(painting(mode="P"), "PNG"),
    "f.png": saved(painting(mode="L").convert("1"), "PNG"),
    "g.png": saved(painting(mode="RGBA"), "PNG"),
    "h.jpg": saved(painting(mode="CMYK"), "JPEG"),
    "i.png": saved(Image.new("I;16", (9, 9), 40_000), "PNG"),
    "j.webp": saved(painting(mode="RGBA"), "WEBP", lossless=True),
    "k.jpg": PHOTO + b"\xff\xd8\xff" + b"a second picture, as some cameras have it",
    "l.jpg": PHOTO + b"\0" * 40,
    "m.png": SIGNATURE + png(4, 4, ROWS)[8:],
}


@pytest.mark.parametrize("name", GOOD)
def test_a_plain_picture_is_taken(name: str, tmp_path: Path) -> None:
    looked_at(tmp_path, name, GOOD[name])
