"""What goes between a process and its child: stretches of bytes behind their lengths, and what stands in them."""

from typing import IO, Literal

import msgspec

_LENGTH = 8
"""Bytes before each stretch."""


Given = str | bool | int | float | None


class Request(msgspec.Struct, frozen=True, array_like=True):
    """A function by its module and name, ``package.module:function``, and what it is given behind the data."""

    work: str
    given: tuple[Given, ...] = ()


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """How a piece of work went; what it gave back follows in a stretch of its own, nothing where it has a fault.

    ``ends``: the child takes no further work.
    """

    fault: Literal["memory", "broke"] | None = None
    why: str = ""
    ends: bool = False


def write_frame(sink: IO[bytes], data: bytes) -> None:
    """Write a stretch of bytes (OSError where nobody reads it any more)."""
    sink.write(len(data).to_bytes(_LENGTH, "big"))
    sink.write(data)
    sink.flush()


def read_frame(source: IO[bytes]) -> bytes | None:
    """The next stretch of bytes; None where it ends before."""
    length = source.read(_LENGTH)
    if len(length) < _LENGTH:
        return None
    size = int.from_bytes(length, "big")
    data = source.read(size)
    return data if len(data) == size else None
