"""What happens in the studio, told to every open page at once: a stream of small messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec

MOST_WAITING = 1_000
"""Messages that wait for a page; one that falls further behind misses the oldest."""
BREATH = 15.0
"""Seconds after which an empty line keeps the stream open."""


class News:
    """Tells pages what is new; may be told from any thread."""

    def __init__(self) -> None:
        self._listeners: set[asyncio.Queue[bytes]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    def tell(self, kind: str, **data: Any) -> None:
        """Tell every open page: ``kind`` says what it is (``job``, ``set``), the rest is plain data."""
        message = msgspec.json.encode({"kind": kind, **data})
        if self._loop is not None and not self._loop.is_closed():
            with suppress(RuntimeError):  # the studio ends
                self._loop.call_soon_threadsafe(self._hand_out, message)

    def _hand_out(self, message: bytes) -> None:
        for queue in self._listeners:
            if queue.full():
                queue.get_nowait()
            queue.put_nowait(message)

    def end(self) -> None:
        """The studio ends: every page's stream does too."""
        if self._loop is not None and not self._loop.is_closed():
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._hand_out, b"")

    async def stream(self, breath: float = BREATH) -> AsyncIterator[bytes]:
        """The messages from now on, each a line of JSON; empty lines each ``breath`` seconds say that all is well."""
        self._loop = asyncio.get_running_loop()
        queue: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._listeners.add(queue)
        try:
            yield b"\n"
            while True:
                try:
                    message = await asyncio.wait_for(queue.get(), breath)
                except TimeoutError:
                    yield b"\n"
                    continue
                if not message:
                    return
                yield message + b"\n"
        finally:
            self._listeners.discard(queue)
