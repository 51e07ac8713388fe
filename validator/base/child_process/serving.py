"""The child's side: it takes one piece of work after another, and ends where one has gone beyond its limits."""

import os
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import IO, Literal

import msgspec

from validator.base.decoding import from_msgpack

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


if sys.platform != "win32":
    import resource

MOST_MEMORY = 440_000_000
"""Bytes beyond what the process held at its start."""
MOST_LEFT = MOST_MEMORY // 8
"""Bytes that may be left of one file when the next is read by the same process."""
MOST_SECONDS = 8
"""Of the processor, for one file."""
MOST_WAIT = 8 if sys.platform == "win32" else 30
"""Seconds until a child is ended that has not answered; longer where the system limits processor time by itself."""
_PAGE_OF_DATA = 5
"""Where ``/proc/self/statm`` says how many pages of data and stack a process has."""


_at_start: list[int] = []
"""How many bytes of data the process had when its memory was limited."""


def limit_memory() -> None:
    """Let this process fill so much memory at most; what asks for more is refused by the system."""
    _at_start[:] = [_data_held()]
    if sys.platform == "win32":
        return
    _limit(resource.RLIMIT_CORE, 0)
    if sys.platform == "linux":
        _limit(resource.RLIMIT_DATA, _at_start[0] + MOST_MEMORY)
    else:
        _limit(resource.RLIMIT_AS, MOST_MEMORY)


def has_grown() -> bool:
    """Whether this process holds so much more than at its start that the next file would have less room."""
    return _data_held() - _at_start[0] > MOST_LEFT


def limit_seconds() -> None:
    """Let this process use so much processor time from now on; the system ends one that uses more."""
    if sys.platform == "win32":
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    _limit(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime) + MOST_SECONDS)


def _data_held() -> int:
    """Bytes of data that this process has already."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[_PAGE_OF_DATA]) * resource.getpagesize()
    return 0


def _limit(kind: int, most: int) -> None:
    if sys.platform == "win32":
        return
    _, hard = resource.getrlimit(kind)
    within = most if hard == resource.RLIM_INFINITY else min(most, hard)
    with suppress(OSError, ValueError):  # some systems know a limit and do not take it
        resource.setrlimit(kind, (within, hard))


MOST_WHY = 200
"""Characters of what a library says when it breaks down."""


def serve(asked: IO[bytes], answered: IO[bytes]) -> None:
    """Answer what is asked until nobody asks any more, or until too much of the memory is taken to go on."""
    limit_memory()
    ends = False
    while not ends and (request := read_frame(asked)) is not None:
        data = read_frame(asked)
        limit_seconds()
        answer, report = _answer(request, data or b"")
        del data
        ends = answer.fault is not None or has_grown()
        write_frame(answered, msgspec.msgpack.encode(msgspec.structs.replace(answer, ends=ends)))
        write_frame(answered, report)


def _answer(request: bytes, data: bytes) -> tuple[Answer, bytes]:
    try:
        asked = from_msgpack(request, Request)
        module, _, name = asked.work.partition(":")
        return Answer(), msgspec.msgpack.encode(getattr(import_module(module), name)(data, *asked.given))
    except MemoryError:
        return Answer("memory"), b""
    except BaseException as fault:  # a library's panic is no Exception
        return Answer("broke", f"{type(fault).__name__}: {fault}"[:MOST_WHY]), b""


def main() -> None:
    """The child as a program of its own: asked on its standard input, it answers on its standard output."""
    asked, answered = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nothing, number)  # whatever a library prints goes nowhere
    with os.fdopen(asked, "rb") as source, os.fdopen(answered, "wb") as sink:
        serve(source, sink)
    sys.exit(0)
