"""The door: only the page that the studio opened, on this machine, with the token, comes in.

A page of somebody else may not ask here (``Origin``), no name that leads here by a trick is taken for ours (``Host``),
and no other user of the machine knows the token. Answers say that nothing else may be loaded from anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from generator.front.studio.http.replies import said

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
