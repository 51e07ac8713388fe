"""The studio put together: the addresses of all pages, loaded when they are first asked for, and who runs them."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterable
from functools import partial
from importlib import import_module
from types import FrameType

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.routing import Route, Router
from starlette.types import Receive, Scope, Send
from uvicorn import Config, Server

from generator.front.studio.http.address import LOOPBACK, is_token
from generator.front.studio.http.guard import Doorman, Guard
from generator.front.studio.http.page import page_routes
from generator.front.studio.work.room import Workroom


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


ROOMS = {
    "work": "work.routes",
    "writing": "writing.routes",
    "sheets": "sheets.routes",
    "testing": "testing.routes",
    "playing": "playing.routes",
    "building": "building.routes",
    "lab": "lab",
    "table": "table",
    "bringing": "bringing",
    "versions": "versions",
}
"""Modules with ``routes``, by what their addresses begin with; each serves one page, the first what all share."""
SHARED = "work"
"""What answers everything else; the others are loaded when something below ``/api/<room>/`` is first asked for."""
AHEAD = (SHARED, "writing")
"""What is loaded while the browser still opens, in this order: the page itself needs none of it."""


def studio_app(room: Workroom, token: str, port: int) -> Guard:
    """The whole studio as one ASGI application behind its guard."""
    late = {name: Late(partial(_routes, name, room)) for name in ROOMS}
    below = [Route(f"/api/{name}/{{rest:path}}", late[name]) for name in ROOMS if name != SHARED]
    routes_of_all = [*page_routes(), *below, Route("/api/{rest:path}", late[SHARED])]

    @contextlib.asynccontextmanager
    async def living(_: Starlette) -> AsyncIterator[None]:
        threading.Thread(target=_ahead, args=([late[name] for name in AHEAD], room), daemon=True).start()
        yield
        room.end()

    hosts = [f"{LOOPBACK}:{port}", f"localhost:{port}"]
    return Guard(Starlette(routes=routes_of_all, lifespan=living), lambda given: is_token(given, token), hosts)


def _ahead(rooms: Iterable[Late], room: Workroom) -> None:
    """Do what will be asked for next, while the browser still opens."""
    for late in rooms:
        late.loaded()
        while room.first:
            room.first.pop(0)()


def _routes(name: str, room: Workroom) -> list[Route]:
    """The addresses of a room."""
    routes: list[Route] = import_module(f"generator.front.studio.{ROOMS[name]}").routes(room)
    return routes


def run(room: Workroom, token: str, listening: socket.socket) -> None:
    """Answer whoever asks there, until Ctrl-C."""
    app = studio_app(room, token, listening.getsockname()[1])
    config = Config(
        app,
        http=Doorman,
        log_level="critical",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
        ws="none",
    )
    _Server(config, room).run(sockets=[listening])
    room.end()


class _Server(Server):
    """Ends the pages' streams first, so that nothing is cut off in the middle."""

    def __init__(self, config: Config, room: Workroom) -> None:
        super().__init__(config)
        self._room = room

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody asks the studio to end."""
        self._room.news.end()
        super().handle_exit(sig, frame)
