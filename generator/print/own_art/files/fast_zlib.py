"""What packs and unpacks rows of pixels: a library twice as fast as zlib where this machine has it, else zlib."""

from __future__ import annotations

import zlib
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol


class Unpacker(Protocol):
    """Unpacks what comes in pieces, so much of it at a time."""

    eof: bool
    unconsumed_tail: bytes

    def decompress(self, data: bytes | memoryview, most: int, /) -> bytes: ...


_library = import_module("isal.isal_zlib" if find_spec("isal") is not None else "zlib")
UNPACKING_FAULTS: tuple[type[Exception], ...] = (zlib.error, _library.error)


def unpacker() -> Unpacker:
    """A new one, at its beginning."""
    begun: Unpacker = _library.decompressobj()
    return begun


def packed(data: bytes | memoryview) -> bytes:
    """Rows packed in a stream of zlib, in little time rather than small."""
    stream: bytes = _library.compress(data, 1)
    return stream
