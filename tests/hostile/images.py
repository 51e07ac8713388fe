"""Pictures, drawings and fonts: headers that promise much, rows that unfold, drawings that grow, tables that loop."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Callable
from functools import cache
from random import Random

from PIL import Image

from tests import ROOT
from tests.hostile.sheets import spoilt
from tests.hostile.trial import CARDS, Case, files_with

_SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{}</svg>'


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def png(width: int, height: int, colours: int, rows: bytes, *more: bytes, bits: int = 8, woven: int = 0) -> bytes:
    """A PNG whose header says what it says, with these rows unpacked, and chunks before them."""
    header = struct.pack(">IIBBBBB", width, height, bits, colours, 0, 0, woven)
    packed = zlib.compress(rows, 6)
    return (
        b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + b"".join(more) + _chunk(b"IDAT", packed) + _chunk(b"IEND", b"")
    )


@cache
def _plain(kind: str, mode: str, side: int) -> bytes:
    into = io.BytesIO()
    picture = Image.effect_noise((side, side), 50).convert(mode)
    picture.save(into, kind, **({"progressive": True} if kind == "JPEG" and side % 2 else {}))
    return into.getvalue()


def _shown(about: str, name: str, data: bytes) -> Case:
    return Case(about, files_with({f"pictures/G1.{name}": data}, CARDS))


def pixels(draw: Random) -> Case:
    """A PNG, JPEG or WebP."""
    side = draw.choice([0, 1, 100, 7_700, 20_000, 65_535, 2**31 - 1])
    empty = bytes(draw.choice([0, 10, 1_000, 60_000_000]))
    colours, bits = draw.choice([0, 2, 3, 4, 6]), draw.choice([1, 8, 16])
    profile = _chunk(b"iCCP", b"x\0\0" + zlib.compress(bytes(draw.choice([100, 50_000_000]))))
    ways: dict[str, Callable[[], Case]] = {
        "png of a side": lambda: _shown(f"png {side}, {bits} bits", "png", png(side, side, colours, empty, bits=bits)),
        "png woven": lambda: _shown(f"png {side} woven", "png", png(side, side, colours, empty, bits=bits, woven=1)),
        "png with a profile": lambda: _shown("png profile", "png", png(100, 100, 2, bytes(30_100), profile)),
        "png of chunks": lambda: _shown("png chunks", "png", png(9, 9, 2, empty, _chunk(b"tEXt", b"") * 200_000)),
        "png of words": lambda: _shown(
            "png words", "png", png(9, 9, 2, bytes(252), _chunk(b"zTXt", b"a\0\0" + zlib.compress(bytes(40_000_000))))
        ),
        "large png": lambda: _shown("large png", "png", png(7_000, 7_000, 6, bytes(7_000 * 28_001))),
        "jpeg": lambda: _shown("jpeg", "jpg", spoilt(draw, _plain("JPEG", "RGB", draw.choice([300, 301])), 0.9)),
        "jpeg of a side": lambda: _shown("jpeg of a side", "jpg", _sized(_plain("JPEG", "RGB", 301), draw)),
        "jpeg of scans": lambda: _shown("jpeg of scans", "jpg", _scans(_plain("JPEG", "RGB", 301), draw)),
        "webp": lambda: _shown("webp", "webp", spoilt(draw, _plain("WEBP", "RGBA", 300), 0.9)),
        "webp of a side": lambda: _shown(
            "webp of a side",
            "webp",
            b"RIFF" + struct.pack("<I", 30) + b"WEBPVP8L" + struct.pack("<I", 17) + b"/\xff\xff\xff\xff" + bytes(13),
        ),
        "png spoilt": lambda: _shown("png spoilt", "png", spoilt(draw, _plain("PNG", "RGBA", 300), 1)),
    }
    return ways[draw.choice([*ways])]()


def _sized(data: bytes, draw: Random) -> bytes:
    """A JPEG whose header promises another size."""
    place = data.index(b"\xff\xc2") + 5
    return data[:place] + struct.pack(">HH", *(draw.choice([1, 7_700, 65_535]) for _ in range(2))) + data[place + 4 :]


def _scans(data: bytes, draw: Random) -> bytes:
    """A progressive JPEG of a large picture, one of whose scans stands there many times."""
    last = data.rindex(b"\xff\xda")
    return _sized(data[:last] + data[last:-2] * draw.choice([20, 3_000]) + b"\xff\xd9", draw)


def drawing(draw: Random) -> Case:
    """An SVG."""
    many = draw.choice([1_000, 19_000])
    ways: dict[str, Callable[[], str]] = {
        "uses": lambda: (
            "<defs><g id='a0'><path d='M0 0h1'/></g>"
            + "".join(f"<g id='a{n + 1}'>" + f"<use href='#a{n}'/>" * 10 + "</g>" for n in range(12))
            + "</defs>"
        ),
        "uses itself": lambda: "<g id='a'><use href='#a'/></g>",
        "a path": lambda: (
            f"<path d='M0 0{draw.choice(['l1 1', 'a1 1 0 0 1 2 2', 'c1 1 2 2 3 3', 'T9 9']) * 300_000}'/>"
        ),
        "a number": lambda: f"<path d='M{draw.choice(['9' * 1_000_000, '1e999', '-.' * 400_000, '1eeee'])} 0'/>",
        "paths": lambda: "<path d='M0 0h1v1z'/>" * many,
        "circles": lambda: "<circle r='9e9' stroke-dasharray='.0001' stroke='red'/>" * many,
        "deep": lambda: "<g>" * draw.choice([60, 100_000]) + "</g>" * 60,
        "styles": lambda: (
            "<style>"
            + "".join(f".a{n}{{fill:red}}" for n in range(90_000))
            + "</style>"
            + "<g class='a1 a2 a3'/>" * many
        ),
        "a transform": lambda: f"<g transform='{'scale(9)' * 100_000}'><path d='M0 0h1'/></g>",
        "transforms": lambda: "<g transform='scale(1e300)'>" * 50 + "<path d='M0 0h1'/>" + "</g>" * 50,
        "points": lambda: f"<polygon points='{'1 2 ' * 900_000}'/>",
        "an address": lambda: f"<path d='M0 0h1' fill='{'url(#a' * 500_000}'/>",
        "remarks": lambda: f"<path d='M0 0h1' style='{'/*' * 1_000_000}'/>",
        "colours": lambda: f"<path d='M0 0h1' fill='rgb({'1,' * 900_000}'/>",
        "blanks": lambda: f"<path d='M0 0{' ' * 3_000_000}' transform='{' ' * 500_000}(' style='a{' ' * 300_000}'/>",
    }
    about = draw.choice([*ways])
    data = spoilt(draw, _SVG.format(ways[about]()).encode(), 0.1)
    name = draw.choice(["pictures/G1.svg", "pictures/G1.svg", "icons/coin.svg"])
    return Case(f"svg, {about}", files_with({name: data}, CARDS))


@cache
def _font(name: str) -> bytes:
    return (ROOT / "generator" / "print" / "fonts" / name).read_bytes()


def font(draw: Random) -> Case:
    """A font with bytes changed in its tables, and sums that agree with them."""
    data = bytearray(_font(draw.choice(["Exo2-SemiBold.ttf", "NotoSans-Regular.ttf"])))
    count = struct.unpack_from(">H", data, 4)[0]
    entries = [struct.unpack_from(">4sIII", data, 12 + 16 * number) for number in range(count)]
    about = draw.choice([tag for tag, *_ in entries])
    start, length = next(entry[2:] for entry in entries if entry[0] == about)
    for _ in range(draw.choice([1, 5, 200])):
        place = start + draw.randrange(min(length, draw.choice([16, length])))
        data[place] = draw.choice([0, 1, 0x7F, 0xFF, draw.randrange(256)])
    for number, (tag, _, first, size) in enumerate(entries):
        table = bytes(data[first : first + size]) + bytes(-size % 4)
        table = table[:8] + bytes(4) + table[12:] if tag == b"head" else table
        total = sum(struct.unpack(f">{len(table) // 4}I", table)) & 0xFFFFFFFF
        struct.pack_into(">I", data, 12 + 16 * number + 4, total)
    theme = b"fonts:\n  body: fonts/Mine.ttf\n"
    files = files_with({"fonts/Mine.ttf": spoilt(draw, bytes(data), 0.1), "theme.yaml": theme}, CARDS)
    return Case(f"font, {about.decode()}", files, draw.choice([("check", "goblins"), ("print", "goblins")]))
