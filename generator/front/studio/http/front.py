"""The page itself: what the bundle holds, handed out as it is, with a policy of its own for the editor's styles."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from generator.front.studio.http.guard import POLICY

BUNDLE = Path(__file__).resolve().parents[1] / "bundle"
_KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
}
_NONCE = "@NONCE@"


def front_routes() -> list[Route]:
    """The page and its files."""
    files = sorted(file for file in BUNDLE.iterdir() if file.suffix in _KINDS and file.name != "index.html")
    return [Route("/", _index), *(Route(f"/{file.name}", _given(file)) for file in files)]


async def _index(_: Request) -> Response:
    """The page; its styles, which the editor makes as it goes, are known by a word made for this one answer."""
    nonce = secrets.token_urlsafe(16)
    page = (BUNDLE / "index.html").read_text(encoding="utf-8").replace(_NONCE, nonce)
    policy = POLICY.format(nonce=f"'nonce-{nonce}'")
    return Response(page, media_type=_KINDS[".html"], headers={"content-security-policy": policy})


def _given(file: Path) -> Callable[[Request], Awaitable[Response]]:
    async def answer(_: Request) -> Response:
        return Response(file.read_bytes(), media_type=_KINDS[file.suffix])

    return answer
