"""The studio put together and run: all rooms' addresses behind one door, on this machine alone."""

from __future__ import annotations

import contextlib
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from types import FrameType

import uvicorn
from starlette.applications import Starlette
from starlette.routing import Route

from generator.studio.door.front import front_routes
from generator.studio.door.guard import Guard
from generator.studio.door.late import Late
from generator.studio.door.token import doorway, new_token
from generator.studio.work.room import Workroom
from validator.issue import WrongUse

LOOPBACK = "127.0.0.1"
ROOMS = ("work", "writing", "sheets", "testing", "playing", "building", "lab", "table", "bringing")
"""Folders with a ``routes.py``; each serves one page, the first what all share."""
SWITCH = 0.0005
"""Seconds after which a thread that draws lets one that answers have a turn."""
AT_ONCE = "work"
"""What the first page asks for; the others are loaded when something below ``/api/<room>/`` is first asked for."""
NEXT = "writing"
"""What is loaded while the browser still opens."""


def studio_app(room: Workroom, token: str, port: int) -> Guard:
    """The whole studio as one ASGI application behind its guard."""
    found: list[Route] = [*front_routes()]
    late: dict[str, Late] = {}
    for name in ROOMS:
        load = partial(_routes, name, room)
        late[name] = Late(load)
        found += load() if name == AT_ONCE else [Route(f"/api/{name}/{{rest:path}}", late[name])]

    @contextlib.asynccontextmanager
    async def living(_: Starlette) -> AsyncIterator[None]:
        threading.Thread(target=_ahead, args=(late[NEXT], room), daemon=True).start()
        yield
        room.end()

    hosts = [f"{LOOPBACK}:{port}", f"localhost:{port}"]
    return Guard(Starlette(routes=found, lifespan=living), token, hosts)


def _ahead(late: Late, room: Workroom) -> None:
    """Do what will be asked for next, while the browser still opens."""
    late.loaded()
    for work in room.first:
        work()


def _routes(name: str, room: Workroom) -> list[Route]:
    """The addresses of a room."""
    found: list[Route] = import_module(f"generator.studio.{name}.routes").routes(room)
    return found


def serve(folder: Path, port: int, *, browser: bool, say: Callable[[str], None]) -> int:
    """Run the studio until Ctrl-C. ``port`` 0 takes a free one. Raises WrongUse where the port is taken."""
    listening = _listening(port)
    port = listening.getsockname()[1]
    sys.setswitchinterval(SWITCH)
    token = new_token()
    room = Workroom(folder)
    address = f"http://{LOOPBACK}:{port}/#token={token}"
    config = uvicorn.Config(studio_app(room, token, port), log_level="warning", access_log=False, server_header=False,
                            timeout_graceful_shutdown=1, ws="none")  # fmt: skip
    say(f"The studio is at {address}")
    say("It works in this folder alone and ends with Ctrl-C.")
    with doorway(address) as door:
        if browser:
            webbrowser.open(door.as_uri())
        with contextlib.suppress(KeyboardInterrupt):
            _Server(config, room).run(sockets=[listening])
    room.end()
    return 0


class _Server(uvicorn.Server):
    """Ends the pages' streams first, so that nothing is cut off in the middle."""

    def __init__(self, config: uvicorn.Config, room: Workroom) -> None:
        super().__init__(config)
        self._room = room

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody asks the studio to end."""
        self._room.news.end()
        super().handle_exit(sig, frame)


def _listening(port: int) -> socket.socket:
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((LOOPBACK, port))
        found.listen()
    except OSError:
        raise WrongUse(f"port {port} is taken; --port names another") from None
    return found
