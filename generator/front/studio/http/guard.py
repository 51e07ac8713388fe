"""Who comes in: who stands at the door without saying what is wanted, or as one too many, is sent away; so is any page
but the one that the studio opened, on this machine, with the token.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress

import h11
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from generator.front.studio.http.replies import said

MOST_AT_ONCE = 64
"""Connections; a browser keeps six at most."""
PATIENCE = 10.0
"""Seconds in which a request has to be said, and between two pieces of what follows it."""
SHORTLY = 0.5
"""Seconds after which a new connection looks for room again; whoever came in less long ago may be about to speak."""
TRIES = 4
FAREWELL = 1.0
"""Seconds in which a line that refuses a connection can be read."""


def _line(status: str, said: str) -> bytes:
    """A whole answer of one line."""
    head = f"HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: {len(said) + 1}"
    return f"{head}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n{said}\n".encode("ascii")


FULL = _line("503 Service Unavailable", f"the studio has {MOST_AT_ONCE} connections already; close some and try again")
LATE = _line("408 Request Timeout", f"a request has to be said within {PATIENCE:g} seconds")


class Doorman(H11Protocol):
    """A connection, which ends when it keeps us waiting."""

    _waiting: asyncio.TimerHandle | None = None
    _since = 0.0
    """When it began to wait for a request, in seconds of the loop."""
    _is_outside = _is_refused = False
    _tries = TRIES

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes, waits for room, and has to say something."""
        super().connection_made(transport)
        self._since = self.loop.time()
        others = self._others()
        if self._has_room(others, SHORTLY):
            self._wait(PATIENCE, self._late)
            return
        self._is_outside = True
        outside = [other for other in others if other._is_outside]
        if len(outside) < MOST_AT_ONCE or min(outside, key=_since).comes_in(0.0):
            self.flow.pause_reading()
            self._wait(SHORTLY, self._try_again)
        else:
            self._refuse(FULL)

    def comes_in(self, silent: float) -> bool:
        """Whether it found room, if need be instead of somebody who has not said a word for so many seconds."""
        if not self._has_room(self._others(), silent):
            return False
        self._is_outside = False
        self._since = self.loop.time()
        self._wait(PATIENCE, self._late)
        self.flow.resume_reading()
        return True

    def _try_again(self) -> None:
        self._tries -= 1
        if self.comes_in(SHORTLY):
            return
        if self._tries:
            self._wait(SHORTLY, self._try_again)
        else:
            self._refuse(FULL)

    def _others(self) -> list[Doorman]:
        """Who else is here."""
        others = [
            connection for connection in self.connections if isinstance(connection, Doorman) and connection is not self
        ]
        return [other for other in others if not (other._is_refused or other.transport.is_closing())]

    def _has_room(self, others: list[Doorman], silent: float) -> bool:
        """Whether one more may come in, if need be instead of who has waited longest, and so long, without a word."""
        inside = [other for other in others if not other._is_outside]
        if len(inside) < MOST_AT_ONCE:
            return True
        idle = [one for one in inside if one.is_idle() and one._since <= self.loop.time() - silent]
        if idle:
            min(idle, key=_since).transport.close()
        return bool(idle)

    def is_idle(self) -> bool:
        """Whether no request of it is under way."""
        return self.conn.their_state is h11.IDLE

    def data_received(self, data: bytes) -> None:
        """A piece of a request."""
        if self._is_refused:
            return
        super().data_received(data)
        if self.conn.their_state is h11.SEND_BODY:
            self._wait(PATIENCE, self._late)
        elif not self.is_idle():
            self._wait_no_more()
        elif self._waiting is None:  # more of a head buys no time
            self._wait(PATIENCE, self._late)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._wait_no_more()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        """A request was answered; from now on this one waits for the next."""
        self._since = self.loop.time()
        super().on_response_complete()

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        self._wait_no_more()
        self._waiting = self.loop.call_later(seconds, then)

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = None

    def _late(self) -> None:
        if self.is_idle():
            self._refuse(LATE)
        elif self.flow.read_paused:  # it is we who do not read
            self._wait(PATIENCE, self._late)
        else:
            self.transport.abort()

    def _refuse(self, line: bytes) -> None:
        """Say why, and close a little later: whoever is still sending would not read it else."""
        self._is_refused, self._is_outside = True, False
        self.transport.write(line)
        with suppress(OSError):  # whoever was refused may have gone first
            self.transport.write_eof()
        self._wait(FAREWELL, self.transport.abort)
        self.flow.resume_reading()


def _since(one: Doorman) -> float:
    """From when it has waited, in seconds of the loop."""
    return one._since


TOKEN_HEADER = "x-proofpress-token"
API = "/api/"
"""What lies below needs the token; the page itself holds nothing of anybody's."""
FORBIDDEN, UNKNOWN = 403, 401
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' {nonce}; img-src 'self' blob: data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS = {
    "content-security-policy": POLICY.format(nonce="").replace("  ", " "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


class Guard:
    """Everything that asks passes here first; ``is_known`` says whether a token is good."""

    def __init__(self, app: ASGIApp, is_known: Callable[[str], bool], hosts: Iterable[str]) -> None:
        self._app = app
        self._is_known = is_known
        self._hosts = frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer why not."""
        if scope["type"] != "http":
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008})
            else:
                await self._app(scope, receive, send)
            return
        guarded = _with_headers(send)
        refusal = self._refusal(scope)
        if refusal is not None:
            await said(*refusal)(scope, receive, guarded)
            return
        await self._app(scope, receive, guarded)

    def _refusal(self, scope: Scope) -> tuple[str, int] | None:
        headers = Headers(scope=scope)
        if headers.getlist("host") != [host for host in headers.getlist("host")[:1] if host in self._hosts]:
            return "the studio is asked for by another name than its own", FORBIDDEN
        if not headers.getlist("host"):
            return "the studio is asked for without a name", FORBIDDEN
        origins = {f"http://{host}" for host in self._hosts}
        if any(origin not in origins for origin in headers.getlist("origin")):
            return "another page may not ask the studio", FORBIDDEN
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return "another page may not ask the studio", FORBIDDEN
        if scope["path"].startswith(API) and not self._is_known(headers.get(TOKEN_HEADER, "")):
            return "open the studio by the address that it printed", UNKNOWN
        return None


def _with_headers(send: Send) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(raw=message.setdefault("headers", []))
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return guarded
