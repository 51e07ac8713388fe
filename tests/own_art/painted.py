"""Pictures made for the tests, and small sets that show them."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO
from pathlib import Path

from PIL import Image

from generator.print.own_art.files.headers import Outlines, Pixels
from generator.print.own_art.folders import Folders
from tests.content.planted import EMPIRES
from validator.content.places import Place

SIGNATURE = b"\x89PNG\r\n\x1a\n"
STAR = '<path d="M12 1l3 8h8l-6 5 2 8-7-5-7 5 2-8-6-5h8z" fill="#c33"/>'


def svg(inside: str, more: str = 'viewBox="0 0 24 24"') -> bytes:
    """A drawing that holds something."""
    spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f"<svg {spaces} {more}>{inside}</svg>".encode()


def painting(width: int = 60, height: int = 40, mode: str = "RGB", seed: int = 1) -> Image.Image:
    """A picture of many colours, always the same."""
    small = Image.frombytes("RGB", (5, 4), bytes((37 * seed * place + place * place) % 256 for place in range(60)))
    return small.resize((width, height), Image.Resampling.BICUBIC).convert(mode)


def saved(image: Image.Image, kind: str, **wishes: object) -> bytes:
    """A picture as a file."""
    into = BytesIO()
    image.save(into, kind, **wishes)
    return into.getvalue()


def chunk(name: bytes, body: bytes) -> bytes:
    """A part of a PNG."""
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def png(width: int, height: int, rows: bytes, bits: int = 8, kind: int = 2, *more: bytes) -> bytes:
    """A PNG that says whatever it is told to."""
    head = struct.pack(">IIBBBBB", width, height, bits, kind, 0, 0, 0)
    body = chunk(b"IDAT", zlib.compress(rows, 1))
    return SIGNATURE + chunk(b"IHDR", head) + b"".join(more) + body + chunk(b"IEND", b"")


def folders(folder: Path, files: dict[str, bytes]) -> Folders:
    """The pictures of a set that has these files in ``pictures/``."""
    for name, data in files.items():
        path = folder / "pictures" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return Folders([Place(folder, "mine")])


def looked_at(folder: Path, name: str, data: bytes) -> Pixels | Outlines:
    """A picture found and looked at, and made ready as it is (PictureFault where it is refused)."""
    pictures = folders(folder, {name: data})
    found = pictures.named(name)
    look = pictures.looked_at(found)
    if isinstance(look, Pixels):
        pictures.make_ready(found, look, (look.header.width, look.header.height))
    return look


def with_part(part: str) -> str:
    """The layout of Empires, whose raids show one more part."""
    layout = (EMPIRES / "layout.yaml").read_text(encoding="utf-8")
    before, mark, behind = layout.partition("      - {part: group, use: raid-end-words, base: modes.-1, turn: 180}\n")
    return f"{before}{mark}      - {part}\n{behind}"


def painted_set(folder: Path, part: str, files: dict[str, bytes | str]) -> Place:
    """A set that extends the one of Empires; its raids show one more part."""
    whole: dict[str, bytes | str] = {"set.yaml": "extends: empires\n", "layout.yaml": with_part(part), **files}
    for name, data in whole.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data.encode() if isinstance(data, str) else data)
    return Place(folder, folder.name)
