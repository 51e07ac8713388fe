"""The studio's second door: an address on the local network that the host opens, for invited seats alone."""

from __future__ import annotations

import ipaddress
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from reportlab.graphics.barcode.qrencoder import QR8bitByte, QRCode, QRErrorCorrectLevel
from starlette.applications import Starlette
from starlette.routing import Route
from uvicorn import Config, Server

from generator.front.studio.http.doorman import Doorman
from generator.front.studio.http.guard import Guard
from generator.front.studio.http.token import LOOPBACK
from validator.base.issue import WrongUse

_ELSEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's (RFC 5737): nothing is sent to find out by which of its own a machine would reach it."""
_QUIET = 4
"""Light modules around a code."""


def own_addresses() -> list[str]:
    """The IPv4 addresses of this machine, the one towards the network first; the machine's own, to try it, last."""
    found = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(_ELSEWHERE)
        found.append(asking.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    outside = [each for each in found if not ipaddress.ip_address(each).is_loopback]
    return [*dict.fromkeys(outside), LOOPBACK]


class NetworkDoor:
    """Opens and closes that address; ``routes`` is what is served there, ``is_known`` whose secrets are good."""

    def __init__(self, routes: Callable[[], list[Route]], is_known: Callable[[str], bool]) -> None:
        self._routes = routes
        self._is_known = is_known
        self._lock = threading.Lock()
        self._server: Server | None = None
        self.address = ""
        """``http://…/`` where it is open, empty while it is not."""

    def open(self, host: str) -> str:
        """Open the door at an address of this machine, if it is not open; where. Raises WrongUse for another's."""
        with self._lock:
            if not self.address:
                listening = _listening(host)
                self.address = f"http://{host}:{listening.getsockname()[1]}/"
                self._serve(listening)
            return self.address

    def close(self) -> None:
        """Close it, for all who are there."""
        with self._lock:
            if self._server is not None:
                self._server.should_exit = True
            self._server, self.address = None, ""

    def _serve(self, listening: socket.socket) -> None:
        name = "{}:{}".format(*listening.getsockname())
        app = Guard(Starlette(routes=self._routes()), self._is_known, [name])
        config = Config(
            app,
            http=Doorman,
            log_level="critical",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=1,
            ws="none",
            lifespan="off",
        )
        self._server = Server(config)
        threading.Thread(target=self._server.run, kwargs={"sockets": [listening]}, daemon=True).start()


def _listening(host: str) -> socket.socket:
    if host not in own_addresses():
        raise WrongUse(f"{host!r} is no address of this machine")
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        found.bind((host, 0))
        found.listen()
    except OSError as fault:
        found.close()
        raise WrongUse(f"nothing can listen at {host}: {fault.strerror}") from None
    return found


def code_svg(address: str) -> str:
    """An address as a QR code that a phone reads, black on white, as an SVG document."""
    code: Any = QRCode(None, QRErrorCorrectLevel.M)
    code.addData(QR8bitByte(address))
    code.make()
    count = code.getModuleCount()
    dark = [(x, y) for y in range(count) for x in range(count) if code.isDark(y, x)]
    path = "".join(f"M{x + _QUIET} {y + _QUIET}h1v1h-1z" for x, y in dark)
    size = count + 2 * _QUIET
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
    return f'{head}<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path d="{path}"/></svg>'
