"""Requests read and answers given: plain data in, plain data out, and every fault as one sentence or as findings."""

from __future__ import annotations

import inspect
import threading
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from validator.base.characters import visible, whole_number
from validator.base.decoding import from_json
from validator.base.issue import ContentError, Issue, Trouble, WrongUse
from validator.base.speech.sentences import LANGUAGES

Asked = TypeVar("Asked")
Handler = Callable[[Request], Any]
MOST_BODY = 4_000_000
"""Bytes of a request, unless a page asks for more (`route`)."""
MOST_SAID = 1_000
"""Characters of a sentence, which may repeat a name that was sent."""
UNPROCESSABLE, WRONG, REFUSED, TOO_LARGE, OWN_MISTAKE = 422, 400, 409, 413, 500
_LEARNING = threading.Lock()
"""msgspec crashes where two threads have it learn a type at once."""
_encode = msgspec.json.Encoder().encode


class Refused(Exception):
    """What is asked for cannot be done now; the message is one sentence for the person at the page."""


class TooLarge(Exception):
    """A request is larger than it may be."""


def route(path: str, handler: Handler, method: str = "GET", most: int = MOST_BODY) -> Route:
    """A route that answers with what ``handler`` returns, as JSON, or as it is where that is a response.

    A handler that waits for nothing runs in a thread of its own. ``most`` is how many bytes a request may have.
    """

    async def answered(request: Request) -> Response:
        try:
            await _read(request, most)
            route = await _called(handler, request)
        except TooLarge as fault:
            return said(str(fault), TOO_LARGE)
        except ContentError as fault:
            return reply({"message": "", "issues": findings(fault.issues)}, UNPROCESSABLE)
        except WrongUse as fault:
            return said(str(fault), WRONG)
        except (Refused, Trouble) as fault:
            return said(str(fault), REFUSED)
        except msgspec.ValidationError as fault:
            return said(f"the request does not fit: {fault}", WRONG)
        except msgspec.DecodeError:
            return said("the request is no JSON", WRONG)
        except OSError as fault:
            return said(f"{fault.strerror or fault}: {fault.filename or ''}".rstrip(": "), REFUSED)
        except Exception as fault:
            text = f"{type(fault).__name__}: {fault}".replace("\n", " ")
            return said(f"a mistake of Proofpress itself, please report it: {text}", OWN_MISTAKE)
        return route if isinstance(route, Response) else reply(route)

    return Route(path, answered, methods=[method])


async def _called(handler: Handler, request: Request) -> Any:
    if inspect.iscoroutinefunction(handler):
        waiting: Awaitable[Any] = handler(request)
        return await waiting
    return await run_in_threadpool(handler, request)


async def _read(request: Request, most: int) -> None:
    """Read a request's body, which may come in pieces of any number; `body_of` then finds it."""
    if int(request.headers.get("content-length") or 0) > most:
        raise TooLarge(f"a request may have {most:,} bytes at most")
    parts: list[bytes] = []
    total = 0
    async for part in request.stream():
        total += len(part)
        if total > most:
            raise TooLarge(f"a request may have {most:,} bytes at most")
        parts.append(part)
    request.state.body = b"".join(parts)


def bytes_of_body(request: Request) -> bytes:
    """What was sent, as it came."""
    body: bytes = request.state.body
    return body


def body_of(request: Request, kind: type[Asked]) -> Asked:
    """What was sent, as a struct; what does not fit is told to the page."""
    with _LEARNING:
        return from_json(request.state.body, kind)


def asked(request: Request, name: str, default: str | None = None) -> str:
    """A parameter of the address. Raises WrongUse where it is missing."""
    value = request.query_params.get(name, default)
    if value is None:
        raise WrongUse(f"the request needs {name}=…")
    return value


def asked_number(request: Request, name: str) -> int:
    """A parameter of the address that is a number. Raises WrongUse where it is missing or none."""
    given = asked(request, name)
    number = whole_number(given)
    if number is None:
        raise WrongUse(f"{name} is a whole number from 0, not {given!r}")
    return number


def reply(data: Any, status: int = 200) -> Response:
    """Plain data as JSON."""
    return Response(_encode(data), status, media_type="application/json")


def said(message: str, status: int) -> Response:
    """One sentence about what cannot be done."""
    text = visible(message)
    shown = text if len(text) <= MOST_SAID else f"{text[:MOST_SAID]}…"
    return reply({"message": shown, "issues": []}, status)


def findings(issues: list[Issue]) -> list[dict[str, Any]]:
    """Findings as the page shows them: code, severity, sentence by language, and the place as file, line and column."""
    return [
        {
            "code": issue.code,
            "severity": issue.severity.value,
            "said": {language: issue.said_in(language) for language in LANGUAGES},
            "file": issue.span.file,
            "line": issue.span.line,
            "column": issue.span.column,
            "place": str(issue.span),
        }
        for issue in issues
    ]
