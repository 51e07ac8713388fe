"""Pieces of work that go well, and that fill the memory, go on without end, or break down."""

from __future__ import annotations

import os
import signal

_held: list[bytearray] = []


def number(data: bytes) -> int:
    """The process that this is done in."""
    return os.getpid()


def filling(data: bytes) -> int:
    """Takes as many bytes as the data says."""
    return len(bytearray(int(data)))


def keeping(data: bytes) -> int:
    """Takes as many bytes as the data says, and lets none of them go."""
    _held.append(bytearray(int(data)))
    return len(_held)


def endless(data: bytes) -> None:
    """Never ends."""
    while True:
        pass


def crashing(data: bytes) -> None:
    """Touches memory that is not ours, as far as the system can tell."""
    os.kill(os.getpid(), signal.SIGSEGV)


def panicking(data: bytes) -> None:
    """Raises what is no Exception, as libraries in Rust do."""
    raise BaseException("a panic")


def talking(data: bytes) -> int:
    """Prints where answers are written."""
    os.write(1, b"\0" * 100)
    print("talk", flush=True)
    return 1
