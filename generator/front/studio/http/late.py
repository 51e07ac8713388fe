"""Rooms whose code is loaded when something of them is first asked for: the first page need not wait for all."""

from __future__ import annotations

import threading
from collections.abc import Callable

from starlette.concurrency import run_in_threadpool
from starlette.routing import Route, Router
from starlette.types import Receive, Scope, Send


class Late:
    """All addresses of one room, as one application; ``load`` brings its routes."""

    def __init__(self, load: Callable[[], list[Route]]) -> None:
        self._load = load
        self._router: Router | None = None
        self._lock = threading.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, by what is loaded."""
        router = self._router
        if router is None:
            router = await run_in_threadpool(self.loaded)
        await router(scope, receive, send)

    def loaded(self) -> Router:
        """The routes, brought now where they are not there yet."""
        with self._lock:
            if self._router is None:
                self._router = Router(routes=self._load())
            return self._router
