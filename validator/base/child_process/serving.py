"""The child's side: it takes one piece of work after another, and ends where one has gone beyond the memory."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import IO

import msgspec

from validator.base.child_process.frames import Answer, Request, read_frame, write_frame
from validator.base.child_process.limits import has_grown, limit_memory, limit_seconds
from validator.base.locks import learnt

MOST_WHY = 200
"""Characters of what a library says when it breaks down."""


def serve(asked: IO[bytes], answered: IO[bytes]) -> None:
    """Answer what is asked until nobody asks any more, or until too much of the memory is taken to go on."""
    limit_memory()
    ends = False
    while not ends and (request := read_frame(asked)) is not None:
        data = read_frame(asked)
        limit_seconds()
        answer, told = _answer(request, data or b"")
        del data
        ends = answer.fault is not None or has_grown()
        write_frame(answered, msgspec.msgpack.encode(msgspec.structs.replace(answer, ends=ends)))
        write_frame(answered, told)


def _answer(request: bytes, data: bytes) -> tuple[Answer, bytes]:
    try:
        asked = msgspec.msgpack.decode(request, type=learnt(Request))
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
