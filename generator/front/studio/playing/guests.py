"""Guests: the second door that a host opens on the local network, links for one use, who has come and who may play."""

import asyncio
import ipaddress
import socket
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from reportlab.graphics.barcode.qrencoder import QR8bitByte, QRCode, QRErrorCorrectLevel
from starlette.applications import Starlette
from starlette.routing import Route
from uvicorn import Config, Server

from generator.front.studio.http.address import LOOPBACK, is_token, new_token
from generator.front.studio.http.guard import Doorman, Guard
from generator.front.studio.http.replies import Refused
from generator.front.studio.work.jobs import News
from validator.base import svg
from validator.base.characters import visible_line
from validator.base.issue import WrongUse
from validator.base.svg import drawing

_ELSEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's (RFC 5737): nothing is sent to find out by which of its own a machine would reach it."""
_QUIET = 4
"""Light modules around a code."""


def own_addresses() -> list[str]:
    """The IPv4 addresses of this machine, the one towards the network first; the machine's own, to try it, last."""
    own_addresses = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(_ELSEWHERE)
        own_addresses.append(asking.getsockname()[0])
    with suppress(OSError):
        own_addresses += socket.gethostbyname_ex(socket.gethostname())[2]
    outside = [own_address for own_address in own_addresses if not ipaddress.ip_address(own_address).is_loopback]
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
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.bind((host, 0))
        listening.listen()
    except OSError as fault:
        listening.close()
        raise WrongUse(f"nothing can listen at {host}: {fault.strerror}") from None
    return listening


def code_svg(address: str) -> str:
    """An address as a QR code that a phone reads, black on white, as an SVG document."""
    code: Any = QRCode(None, QRErrorCorrectLevel.M)
    code.addData(QR8bitByte(address))
    code.make()
    count = code.getModuleCount()
    dark = [(x, y) for y in range(count) for x in range(count) if code.isDark(y, x)]
    path = "".join(f"M{x + _QUIET} {y + _QUIET}h1v1h-1z" for x, y in dark)
    size = count + 2 * _QUIET
    ground = svg.path({"fill": "#fff", "d": f"M0 0h{size}v{size}H0z"})
    return drawing(f"0 0 {size} {size}", ground, svg.path({"d": path}), shape_rendering="crispEdges")


LONGEST_NAME = 40
"""Characters of what a person calls themselves."""
MOST_STREAMS = 4
"""Pages of one seat that are told of news at once."""
BREATH = 3.0
"""Seconds after which it is noticed that a page was closed."""
State = Literal["invited", "asking", "in"]


class SeatView(msgspec.Struct):
    """A seat as everybody at the table may know it: whether its link was used, whether the host let that person in."""

    seat: int
    name: str
    state: State
    is_here: bool


@dataclass
class Guest:
    """A seat that is played in another browser; ``link`` is empty once it was used, ``token`` until then."""

    game: int
    seat: int
    link: str = field(default_factory=new_token)
    token: str = ""
    name: str = ""
    state: State = "invited"
    streams: int = 0


class Guests:
    """All seats of one studio that are played in other browsers. ``tell`` hears of each change, by the game."""

    def __init__(self, tell: Callable[[int], None]) -> None:
        self._seats: dict[tuple[int, int], Guest] = {}
        self._news: dict[int, News] = {}
        self._lock = threading.Lock()
        self._tell = tell

    def away(self, game: int) -> frozenset[int]:
        """The seats of a table that are not the host's."""
        with self._lock:
            return frozenset(seat for number, seat in self._seats if number == game)

    def invite(self, game: int, seat: int) -> Guest:
        """A new link for a seat; one that was given before, and who came by it, are no longer good for anything."""
        with self._lock:
            guest = self._seats[game, seat] = Guest(game, seat)
            self._news.setdefault(game, News())
        self._tell(game)
        return guest

    def withdraw(self, game: int, seat: int) -> None:
        """The seat is the host's again."""
        with self._lock:
            self._seats.pop((game, seat), None)
        self._tell(game)

    def join(self, link: str, name: str) -> Guest:
        """Take a seat by its link, which is used up by that. Raises Refused for a link that is not good (any more)."""
        with self._lock:
            guest = next((seat for seat in self._seats.values() if seat.link and is_token(link, seat.link)), None)
            if guest is None:
                raise Refused("this link was used already, or is no longer good: ask the host for a new one")
            guest.link, guest.token, guest.state = "", new_token(), "asking"
            guest.name = visible_line(name.strip())[:LONGEST_NAME]
        self._tell(guest.game)
        return guest

    def let_in(self, game: int, seat: int) -> None:
        """The host lets that person play. Raises WrongUse where nobody asks."""
        with self._lock:
            guest = self._seats.get((game, seat))
            if guest is None or guest.state != "asking":
                raise WrongUse("nobody asks for that seat")
            guest.state = "in"
        self._tell(game)

    def known(self, token: str) -> Guest | None:
        """Whose secret that is."""
        with self._lock:
            seats = [seat for seat in self._seats.values() if seat.token and is_token(token, seat.token)]
        return seats[0] if seats else None

    def seats_elsewhere(self, game: int) -> list[SeatView]:
        """The seats of a table that are played elsewhere."""
        with self._lock:
            seats = [seat for seat in self._seats.values() if seat.game == game]
        return [SeatView(each.seat, each.name, each.state, each.streams > 0) for each in seats]

    def end(self, game: int) -> None:
        """A table is gone, and with it all its seats."""
        with self._lock:
            for seat in [each for each in self._seats if each[0] == game]:
                del self._seats[seat]
            news = self._news.pop(game, None)
        if news is not None:
            news.end()

    def end_all(self) -> None:
        """The studio, or its door to the network, ends."""
        for game in {game for game, _ in self._seats}:
            self.end(game)

    def tell(self, game: int, kind: str, /, **data: object) -> None:
        """Tell all who sit at a table elsewhere."""
        news = self._news.get(game)
        if news is not None:
            news.tell(kind, **data)

    async def stream(self, guest: Guest) -> AsyncIterator[bytes]:
        """The news of a guest's table, for as long as the seat is theirs; while it is read, they are there."""
        news = self._news[guest.game]
        guest.streams += 1
        self._tell(guest.game)
        try:
            async for message in news.stream(BREATH):
                if self._seats.get((guest.game, guest.seat)) is not guest:
                    return
                yield message
        finally:
            guest.streams -= 1
            # Whoever loads the page again is back at once: told later, nobody sees them go.
            asyncio.get_running_loop().call_later(1, self._tell, guest.game)
