"""The page itself: what the bundle holds, handed out as it is, with a policy of its own for the editor's styles."""

from __future__ import annotations

import re
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


_NAMED = re.compile(r'(?:href|src)="/([\w.-]+)"')


def page_routes() -> list[Route]:
    """The page and its files."""
    files = sorted(file for file in BUNDLE.iterdir() if file.suffix in _KINDS and file.suffix != ".html")
    return [Route("/", _page("index.html")), *(Route(f"/{file.name}", _given(file)) for file in files)]


def guest_page() -> list[Route]:
    """The page of those who are invited to a table, and the files that it names, no others."""
    named = sorted(set(_NAMED.findall((BUNDLE / "guest.html").read_text(encoding="utf-8"))))
    return [Route("/", _page("guest.html")), *(Route(f"/{name}", _given(BUNDLE / name)) for name in named)]


def _page(name: str) -> Callable[[Request], Awaitable[Response]]:
    """A page; its styles, which the editor makes as it goes, are known by a word made for this one answer."""

    async def answer(_: Request) -> Response:
        nonce = secrets.token_urlsafe(16)
        page = (BUNDLE / name).read_text(encoding="utf-8").replace(_NONCE, nonce)
        policy = POLICY.format(nonce=f"'nonce-{nonce}'")
        return Response(page, media_type=_KINDS[".html"], headers={"content-security-policy": policy})

    return answer


def _given(file: Path) -> Callable[[Request], Awaitable[Response]]:
    async def answer(_: Request) -> Response:
        return Response(file.read_bytes(), media_type=_KINDS[file.suffix])

    return answer
